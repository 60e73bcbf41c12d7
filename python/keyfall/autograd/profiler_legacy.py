"""The oldest name of the profiler, which collects the same calls: see keyfall.profiler."""

from . import profiler as _newer

__all__ = ["profile"]


class profile(_newer.profile):
    _legacy = True
