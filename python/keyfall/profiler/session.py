"""Sessions share the one profile of the library (profile.h). Each gets the calls that began while it was
open, and the blocks that record_function names."""

import contextlib
import threading
import time

from .. import _C
from .._loading import lazy_module as _lazy_module
from .._shared.profiling import sessions as _open

details = _lazy_module("keyfall.profiler.details")
modules = _lazy_module("keyfall.nn.modules.module")

_lock = threading.RLock()


def is_open():
    """Whether calls are collected at the moment."""
    return bool(_open)


class Call:
    """A dispatched call. `kind`: 0 call, 1 redispatch, 2 and 3 the same boxed, 4 call for a key; times
    are in nanoseconds of time.monotonic_ns(). `detail` is what was asked about it, or None."""

    __slots__ = ("begin", "depth", "detail", "end", "key", "kind", "op", "thread")

    def __init__(self, op, key, kind, depth, thread, begin, end):
        self.op, self.key, self.kind, self.depth = op, key, kind, depth
        self.thread, self.begin, self.end, self.detail = thread, begin, end, None

    @property
    def is_redispatch(self):
        return self.kind in (1, 3)


class Options:
    """What is collected about calls, beyond their times."""

    __slots__ = ("profile_memory", "record_shapes", "with_flops", "with_modules", "with_stack")

    def __init__(self, record_shapes=False, profile_memory=False, with_stack=False, with_flops=False,
                 with_modules=False):
        self.record_shapes, self.profile_memory = bool(record_shapes), bool(profile_memory)
        self.with_stack, self.with_flops, self.with_modules = bool(with_stack), bool(with_flops), bool(with_modules)

    @property
    def flags(self):
        """For _profile_details_start; 0 where times are enough."""
        return ((self.record_shapes or self.with_flops) * 1) | (self.with_stack * 2) | (self.profile_memory * 4)


class Session:
    """Collects calls and blocks between start() and stop(). `blocks` has (name, thread, begin, end), `block_inputs` what
    _RecordFunctionFast says about some of them, by thread and begin."""

    def __init__(self, options=None):
        self.options = options or Options()
        self.calls, self.blocks, self.block_inputs = [], [], {}
        self.begin = self.end = time.monotonic_ns()
        self.dropped, self.legacy = 0, False
        self.peak_bytes = self.end_bytes = 0
        self._modules = None

    def start(self):
        with _lock:
            _harvest()
            _open.append(self)
            if self.options.with_modules:
                self._modules = details.ModuleBlocks(record_function, modules)
                self._modules.start()
            _collect()
            self.begin = time.monotonic_ns()
        return self

    def stop(self):
        with _lock:
            self.end = time.monotonic_ns()
            self.end_bytes = _C._memory_in_use()
            _harvest()
            _open.remove(self)
            self.peak_bytes = _C._memory_peak()
            if self._modules is not None:
                self._modules.stop()
            _collect()
        return self


def _collect():
    """Starts to collect what the open sessions want."""
    if not _open:
        return
    _C._profile_start(0)
    flags = 0
    for session in _open:
        flags |= session.options.flags
    if flags:
        _C._profile_details_start(flags)


def _harvest():
    """Stops, and gives the calls that were collected to all open sessions."""
    if not _open:
        return
    dropped = _C._profile_stop()
    found = [Call(*parts) for parts in _C._profile_events()]
    records = _C._profile_details_stop()  # after the events, which name its key
    if records:
        details.attach(found, records)
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
        self._inputs = None if args is None else ([[]], {})  # shapes of arguments: a text has none

    def __enter__(self):
        self._begins.append(time.monotonic_ns() if _open else 0)
        return self

    def __exit__(self, *error):
        begin = self._begins.pop()
        if begin and _open:
            block = (self.name, threading.get_native_id(), begin, time.monotonic_ns())
            for session in _open:
                session.blocks.append(block)
                if self._inputs is not None:
                    session.block_inputs[block[1:3]] = self._inputs
        return False


def _shapes(values):
    return [list(value.shape) if isinstance(value, _C.TensorBase) else [] for value in values]


class _RecordFunctionFast(record_function):
    """A block with arguments, which profiles that record shapes show."""

    def __init__(self, name, input_values=None, keyword_values=None) -> None:
        super().__init__(name)
        self._inputs = _shapes(input_values or ()), dict(keyword_values or {})


def record_function_with_args_enter(name, *args):
    """Begins a named block that is not one block of the program; the other function ends it."""
    return _RecordFunctionFast(name, args).__enter__()


def record_function_with_args_exit(handle):
    """Ends the block."""
    handle.__exit__()
