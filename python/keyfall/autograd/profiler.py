"""The older names of the profiler: keyfall.profiler has the newer ones, and both collect the same calls."""

import contextlib

from ..profiler.events import EventList, FunctionEvent, FunctionEventAvg, build_events
from ..profiler.profiler import DeviceType, KinetoStepTracker, ProfilerActivity, kineto_available  # noqa: F401
from ..profiler.session import Options, Session, is_open, record_function

__all__ = ["DeviceType", "EventList", "FunctionEvent", "FunctionEventAvg", "ProfilerActivity", "emit_itt",
           "emit_nvtx", "kineto_available", "profile", "record_function"]  # fmt: skip


class profile:
    """Context that profiles operators; `function_events` has the calls and blocks. Options that have no
    meaning here are ignored."""

    def __init__(self, enabled=True, *, record_shapes=False, with_flops=False, profile_memory=False,
                 with_stack=False, with_modules=False, **options):
        self.enabled, self._session, self._events = enabled, None, EventList()
        self._options = Options(record_shapes, profile_memory, with_stack, with_flops, with_modules)

    def __enter__(self):
        if self._session is not None:
            raise RuntimeError("Profiler context manager is not reentrant")
        if self.enabled:
            self._session = Session(self._options).start()
        return self

    def __exit__(self, *error):
        if self.enabled:
            self._events = build_events(self._session.stop())
        return False

    @property
    def function_events(self):
        return self._events

    @property
    def self_cpu_time_total(self):
        """Time in all events, in microseconds."""
        return self._events.self_cpu_time_total

    def key_averages(self, group_by_input_shape=False, group_by_stack_n=0, group_by_overload_name=False):
        """One sum for each name, and for each of what else is asked for."""
        return self._events.key_averages(group_by_input_shape, group_by_stack_n, group_by_overload_name)

    def table(self, *args, **options):
        """The events as text."""
        return self._events.table(*args, **options)

    def export_chrome_trace(self, path):
        """Writes a timeline for Perfetto or chrome://tracing."""
        self._events.export_chrome_trace(path)

    def export_stacks(self, path, metric="self_cpu_time_total"):
        """Writes the stacks of events with their times, for flame graph tools. Needs with_stack."""
        self._events.export_stacks(path, metric)

    def total_average(self):
        """The sum of all events."""
        return self._events.total_average()

    def __str__(self):
        return self.table()


@contextlib.contextmanager
def emit_nvtx(enabled=True, record_shapes=False):
    """Does nothing: there is no such tool."""
    yield


emit_itt = emit_nvtx


def __getattr__(name):
    """Finds PyTorch's flag: whether a profiler runs."""
    if name == "_is_profiler_enabled":
        return is_open()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
