"""Events of profiles under PyTorch's older module name; keyfall.profiler has them."""

from ..profiler.events import EventList, FunctionEvent, FunctionEventAvg, Interval
from ..profiler.tables import memory_text as _format_memory, time_text as _format_time  # noqa: F401

__all__ = ["EventList", "FunctionEvent", "FunctionEventAvg", "Interval"]
