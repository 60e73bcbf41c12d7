"""keyfall.lazy.scope: a part of a program whose operators on CPU tensors are recorded."""

from .. import _C
from .._loading import lazy_module

_keyfall = lazy_module("keyfall")


class scope:
    """Context in which operators on tensors of the CPU are recorded as on lazy tensors, and functions
    that create tensors create lazy ones. Everything has run when the context ends: CPU tensors have
    what was written to them. For the calling thread. flush=False leaves that to the caller."""

    def __init__(self, *, flush=True):
        self._guards = []
        self._flush = flush

    def __enter__(self):
        _C._lazy_ts_backend._init()
        guards = (_keyfall.device("lazy"), _C._IncludeDispatchKeyGuard(_C.DispatchKey.Lazy))
        for guard in guards:
            guard.__enter__()
        self._guards.append(guards)
        return self

    def __exit__(self, *failure):
        for guard in reversed(self._guards.pop()):
            guard.__exit__(*failure)
        if self._flush and not self._guards:
            _C._lazy._mark_step("", (), True)
