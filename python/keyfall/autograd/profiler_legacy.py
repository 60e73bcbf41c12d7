"""The oldest name of the profiler, which collects the same calls: see keyfall.profiler."""

from .profiler import profile

__all__ = ["profile"]
