"""Functions that run after a step, when the values that they look at are computed.

Closures added with run_async=True run in order on one worker thread. When one of them raises, the next
attempt to queue closures raises, and the worker starts afresh after that."""

import os
import queue
import threading

from .device_context import get_device_context

_QUEUE_LIMIT = "LTC_MAX_ASYNC_QUEUE"


class ClosureHandler:
    """Runs closures on the calling thread."""

    def run(self, closure):
        closure()

    def __call__(self, closures):
        for closure in closures:
            self.run(closure)


class AsyncClosureHandler(ClosureHandler):
    """Runs closures in order on one worker thread, which ends when it has nothing to do for a while."""

    _IDLE_SECONDS = 5

    def __init__(self, max_queue_size=100):
        self._closures = queue.Queue(int(os.environ.get(_QUEUE_LIMIT, max_queue_size)))
        self._errors = queue.Queue()
        self._lock = threading.Lock()
        self._worker = None

    def _work(self):
        while True:
            try:
                closure = self._closures.get(timeout=self._IDLE_SECONDS)
            except queue.Empty:
                with self._lock:
                    if not self._closures.empty():
                        continue
                    self._worker = None
                    return
            try:
                closure()
            except Exception as error:
                self._errors.put(error)
            finally:
                self._closures.task_done()

    def _check(self):
        try:
            error = self._errors.get_nowait()
        except queue.Empty:
            return
        raise RuntimeError("Cannot run asynchronous closure due to previously raised exception") from error

    def run(self, closure):
        self._check()
        self._closures.put(closure, block=True)
        with self._lock:
            if self._worker is None:
                self._worker = threading.Thread(target=self._work, name="keyfall-closures", daemon=True)
                self._worker.start()

    def wait(self):
        """Returns when all closures have run."""
        self._closures.join()


def _closures_of(context, run_async):
    name = "async_step_closures" if run_async else "step_closures"
    found = getattr(context, name, None)
    if found is None:
        found = []
        setattr(context, name, found)
    return found


def add_step_closure(closure, args=(), run_async=False):
    """Calls closure(*args) at the end of the step, after mark_step has queued its graph."""
    _closures_of(get_device_context(), run_async).append(lambda: closure(*args))


def _handler_of(context):
    found = getattr(context, "async_closure_handler", None)
    if found is None:
        found = context.async_closure_handler = AsyncClosureHandler()
    return found


def run_step_closures():
    """Runs the closures that were added since the last step; returns the device's context."""
    context = get_device_context()
    later, now = _closures_of(context, True), _closures_of(context, False)
    context.async_step_closures, context.step_closures = [], []
    if later:
        _handler_of(context)(later)
    ClosureHandler()(now)
    return context
