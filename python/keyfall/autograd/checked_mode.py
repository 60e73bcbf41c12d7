"""The checked mode: kernels did what their schemas say, or the call fails."""

from .. import _C
from ..utils._contextlib import _NoParamDecoratorContextManager

__all__ = ["checked_mode"]


class checked_mode(_NoParamDecoratorContextManager):
    """Inside, every call of this thread compares what its kernels did with what the operator's schema
    says, and raises RuntimeError where a kernel changed an argument that is not marked as written,
    wrote without a version counter moving, or returned something that shares memory with something
    it should not, or is not what was declared. For those who write kernels, in Python or in C: it
    reads every argument twice. `KEYFALL_CHECKED=1` in the environment does the same for a whole
    program."""

    def __enter__(self):
        _C._checked_enter()

    def __exit__(self, exc_type, exc_value, traceback):
        _C._checked_leave()
