"""The older names of the profiler: keyfall.profiler has the newer ones, and both collect the same calls."""

import contextlib
import time

from ..profiler.events import EventList, FunctionEvent, FunctionEventAvg, build_events
from ..profiler.kineto import ProfilerStats, Results
from ..profiler.profiler import DeviceType, KinetoStepTracker, ProfilerActivity, kineto_available  # noqa: F401
from ..profiler.session import Options, Session, is_open, record_function

__all__ = ["DeviceType", "EventList", "FunctionEvent", "FunctionEventAvg", "ProfilerActivity", "emit_itt",
           "emit_nvtx", "kineto_available", "profile", "record_function"]  # fmt: skip


def _us_since(begin):
    return max((time.perf_counter_ns() - begin) // 1000, 1)


class profile:
    """Context that profiles operators; `function_events` has the calls and blocks. Options that have no
    meaning here are ignored."""

    _legacy = False  # whether the program asked for PyTorch's older collector

    def __init__(self, enabled=True, *, record_shapes=False, with_flops=False, profile_memory=False,
                 with_stack=False, with_modules=False, **options):
        self.enabled, self._session, self._events = enabled, None, None
        self._stats, self._results = ProfilerStats(), None
        self._options = Options(record_shapes, profile_memory, with_stack, with_flops, with_modules)

    def __enter__(self):
        if self._session is not None:
            raise RuntimeError("Profiler context manager is not reentrant")
        if self.enabled:
            begin = time.perf_counter_ns()
            self._session = Session(self._options)
            self._session.legacy = self._legacy
            self._stats.profiler_prepare_call_duration_us = _us_since(begin)
            self._session.start()
            self._stats.profiler_enable_call_duration_us = _us_since(begin)
        return self

    def __exit__(self, *error):
        if self.enabled:
            begin = time.perf_counter_ns()
            self._session.stop()
            self._stats.profiler_disable_call_duration_us = _us_since(begin)
            self._stats.profiling_window_duration_sec = (self._session.end - self._session.begin) / 1e9
        return False

    @property
    def function_events(self):
        """The events, which are made of what was collected when somebody wants them."""
        if self._events is None:
            begin = time.perf_counter_ns()
            self._events = build_events(self._session) if self._session is not None else EventList()
            self._stats.parse_kineto_call_duration_us = _us_since(begin)
            # The tree is built in the same pass.
            self._stats.function_events_build_tree_call_duration_us = self._stats.parse_kineto_call_duration_us
            self._stats.number_of_events = len(self._events)
        return self._events

    @property
    def kineto_results(self):
        """The events under the names of PyTorch's collector."""
        if self._results is None:
            self._results = Results(self.function_events, DeviceType.CPU)
        return self._results

    @property
    def self_cpu_time_total(self):
        """Time in all events, in microseconds."""
        return self.function_events.self_cpu_time_total

    def key_averages(self, group_by_input_shape=False, group_by_stack_n=0, group_by_overload_name=False):
        """One sum for each name, and for each of what else is asked for."""
        return self.function_events.key_averages(group_by_input_shape, group_by_stack_n, group_by_overload_name)

    def table(self, *args, **options):
        """The events as text."""
        return self.function_events.table(*args, **options)

    def export_chrome_trace(self, path):
        """Writes a timeline for Perfetto or chrome://tracing."""
        self.function_events.export_chrome_trace(path)

    def export_stacks(self, path, metric="self_cpu_time_total"):
        """Writes the stacks of events with their times, for flame graph tools. Needs with_stack."""
        self.function_events.export_stacks(path, metric)

    def total_average(self):
        """The sum of all events."""
        return self.function_events.total_average()

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
