"""Sessions share the one profile of the library (profile.h). Each gets the calls that began while it was
open, and the blocks that record_function names."""

import contextlib
import threading
import time

from .. import _C

_lock = threading.RLock()
_open = []


class Call:
    """A dispatched call. `kind`: 0 call, 1 redispatch, 2 and 3 the same boxed, 4 call for a key; times
    are in nanoseconds of time.monotonic_ns()."""

    __slots__ = ("begin", "depth", "end", "key", "kind", "op", "thread")

    def __init__(self, op, key, kind, depth, thread, begin, end):
        self.op, self.key, self.kind, self.depth = op, key, kind, depth
        self.thread, self.begin, self.end = thread, begin, end

    @property
    def is_redispatch(self):
        return self.kind in (1, 3)


class Session:
    """Collects calls and blocks between start() and stop(). `blocks` has (name, thread, begin, end)."""

    def __init__(self):
        self.calls, self.blocks = [], []
        self.begin = self.end = time.monotonic_ns()
        self.dropped = 0
        self.peak_bytes = 0

    def start(self):
        with _lock:
            if not _open:
                _C._profile_start(0)
            _open.append(self)
            self.begin = time.monotonic_ns()
        return self

    def stop(self):
        with _lock:
            self.end = time.monotonic_ns()
            _harvest()
            _open.remove(self)
            self.peak_bytes = _C._memory_peak()
            if _open:
                _C._profile_start(0)
        return self


def _harvest():
    """Gives the calls that were collected to all open sessions."""
    dropped = _C._profile_stop()
    found = [Call(*parts) for parts in _C._profile_events()]
    for session in _open:
        session.calls += [call for call in found if call.begin >= session.begin]
        session.dropped += dropped


def is_collecting():
    """Whether a session is open."""
    return bool(_open)


class record_function(contextlib.ContextDecorator):
    """Names a block of code in profiles: a context manager or decorator."""

    def __init__(self, name: str, args: str | None = None) -> None:
        self.name, self.args, self._begins = name, args, []

    def __enter__(self):
        self._begins.append(time.monotonic_ns() if _open else 0)
        return self

    def __exit__(self, *error):
        begin = self._begins.pop()
        if begin and _open:
            block = (self.name, threading.get_native_id(), begin, time.monotonic_ns())
            for session in _open:
                session.blocks.append(block)
        return False
