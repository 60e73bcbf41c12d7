"""Checked mode: a call fails if its kernels did not do what their schemas declare."""

from .. import _C
from ..utils._contextlib import _NoParamDecoratorContextManager

__all__ = ["checked_mode"]


class checked_mode(_NoParamDecoratorContextManager):
    """Context in which every call on this thread compares what its kernels did with the operator's
    schema, and raises RuntimeError if a kernel changed an argument that is not marked as written,
    wrote without bumping the version counter, returned an alias that the schema does not declare,
    or returned something other than declared. For authors of kernels, in Python or in C: it reads
    every argument twice. `KEYFALL_CHECKED=1` in the environment enables it for a whole program."""

    def __enter__(self):
        _C._checked_enter()

    def __exit__(self, exc_type, exc_value, traceback):
        _C._checked_leave()
