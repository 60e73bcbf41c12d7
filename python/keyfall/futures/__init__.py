"""Futures: results that a thread sets later."""

import threading
import types

__all__ = ["Future", "collect_all", "wait_all"]


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
                raise RuntimeError("Future can only be set once")
            self._value, self._error = value, error
            self._ready.set()
        for callback in self._callbacks:
            callback(self)

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
        callback(self)

    def then(self, callback):
        """A future of callback(self)."""
        following = Future()

        def run(done):
            try:
                following.set_result(callback(done))
            except Exception as error:
                following.set_exception(error)

        self.add_done_callback(run)
        return following


def collect_all(futures):
    """A future of the list of these futures, when all are done."""
    futures, result, lock = list(futures), Future(), threading.Lock()
    missing = [len(futures)]

    def count(_):
        with lock:
            missing[0] -= 1
            last = missing[0] == 0
        if last:
            result.set_result(futures)

    if not futures:
        result.set_result([])
    for one in futures:
        one.add_done_callback(count)
    return result


def wait_all(futures):
    """The values of all futures."""
    return [one.wait() for one in collect_all(futures).wait()]
