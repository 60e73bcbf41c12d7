"""keyfall.lazy.scope: a part of a program whose operators on CPU tensors are recorded."""

from .. import _C
from .._loading import lazy_module

_keyfall = lazy_module("keyfall")


class scope:
    """Context in which operators on tensors of the CPU are recorded as on lazy tensors, and functions
    that create tensors create lazy ones. Everything has run when the context ends: CPU tensors have
    what was written to them. For the calling thread. flush=False leaves that to the caller."""

    def __init__(self, *, flush=True):
        self._devices = []
        self._flush = flush

    def __enter__(self):
        _C._lazy._begin_scope(not self._flush)
        self._devices.append(_keyfall.device("lazy"))
        self._devices[-1].__enter__()
        return self

    def __exit__(self, *failure):
        self._devices.pop().__exit__(*failure)
        _C._lazy._end_scope(self._flush)
