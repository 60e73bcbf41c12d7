"""Which operators a program calls and how long they take, with PyTorch's names:

    with keyfall.profiler.profile() as prof:
        with keyfall.profiler.record_function("forward"):
            model(x)
    print(prof.key_averages().table(sort_by="self_cpu_time_total", row_limit=10))
    prof.export_chrome_trace("trace.json")

The calls are collected in C (profile.h): about 100 ns for each dispatched call. `keyfall trace` shows the
same data for a whole program.
"""

import os as _os

from .._loading import submodules as _submodules
from .events import EventList, FunctionEvent, FunctionEventAvg
from .profiler import (
    DeviceType, ExecutionTraceObserver, KinetoStepTracker, ProfilerAction, ProfilerActivity, _KinetoProfile,
    kineto_available, profile, schedule, supported_activities, tensorboard_trace_handler)
from .session import record_function

__all__ = ["DeviceType", "EventList", "ExecutionTraceObserver", "FunctionEvent", "FunctionEventAvg",
           "ProfilerAction", "ProfilerActivity", "kineto_available", "profile", "record_function",
           "schedule", "supported_activities", "tensorboard_trace_handler"]  # fmt: skip

__getattr__, __dir__ = _submodules(__name__)


def _optimizer_post_hook(optimizer, args, kwargs):
    KinetoStepTracker.increment_step("Optimizer")


if _os.environ.get("KINETO_USE_DAEMON"):  # programs that are profiled from outside count steps by their optimizers
    from ..optim.optimizer import register_optimizer_step_post_hook as _register

    _register(_optimizer_post_hook)
