"""Futures: results that a thread sets later."""

import sys
import threading
import types

__all__ = ["Future", "collect_all", "wait_all"]


_FAILED = "Got the following error when running the callback: {0.__class__.__name__}: {0}"


class Future:
    """A result that is set once: a value or an exception."""

    __class_getitem__ = classmethod(types.GenericAlias)

    def __init__(self, *, devices=None):
        self._ready, self._lock = threading.Event(), threading.Lock()
        self._value = self._error = None
        self._callbacks = []

    def done(self):
        """True when there is a result."""
        return self._ready.is_set()

    def wait(self):
        """Waits for the result; raises if it is an exception."""
        self._ready.wait()
        return self.value()

    def value(self):
        """The result, which must be there."""
        if not self.done():
            raise RuntimeError("the future has no result yet")
        if self._error is not None:
            raise self._error
        return self._value

    def _finish(self, value, error):
        with self._lock:
            if self.done():
                raise RuntimeError("Attempting to mark a completed Future as complete again. Note that a "
                                   "Future can only be marked completed once.")
            self._value, self._error = value, error
            self._ready.set()
        for callback in self._callbacks:
            self._tell(callback)

    def _tell(self, callback):
        """Calls a callback, whose errors concern nobody who waits for the result."""
        try:
            callback(self)
        except Exception as error:
            print(_FAILED.format(error), file=sys.stderr)

    def __reduce_ex__(self, protocol):
        raise RuntimeError("Can not pickle torch.futures.Future")

    def set_result(self, result):
        """Sets the value."""
        self._finish(result, None)

    def set_exception(self, result):
        """Sets an exception."""
        if not isinstance(result, Exception):
            raise AssertionError(f"{result} is of type {type(result)}, not an Exception.")
        self._finish(None, result)

    def add_done_callback(self, callback):
        """Calls callback(self) when there is a result; now if there is one."""
        with self._lock:
            if not self.done():
                self._callbacks.append(callback)
                return
        self._tell(callback)

    def then(self, callback):
        """A future of callback(self); of a RuntimeError that describes its error."""
        following = Future()

        def run(done):
            try:
                following.set_result(callback(done))
            except Exception as error:
                following.set_exception(RuntimeError(_FAILED.format(error)).with_traceback(error.__traceback__))

        self.add_done_callback(run)
        return following


def collect_all(futures):
    """A future of the list of these futures, when all are done."""
    futures, result, lock = list(futures), Future(), threading.Lock()
    if None in futures:
        raise RuntimeError("Future can't be None")
    missing = [len(futures)]

    def count(_):
        with lock:
            missing[0] -= 1
            last = missing[0] == 0
        if last:
            failed = next((one._error for one in futures if one._error is not None), None)
            result._finish(None if failed else futures, failed)

    if not futures:
        result.set_result([])
    for one in futures:
        one.add_done_callback(count)
    return result


def wait_all(futures):
    """The values of all futures."""
    return [one.wait() for one in collect_all(futures).wait()]
