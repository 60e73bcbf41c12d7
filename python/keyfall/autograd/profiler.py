"""The names of PyTorch's profiler, which measure wall-clock time of blocks; operators are not counted."""

import contextlib
import time

__all__ = ["emit_itt", "emit_nvtx", "profile", "record_function"]

_running = []


class FunctionEvent:
    """A block of code: its name and how long it took, in microseconds."""

    def __init__(self, name, start, end):
        self.name = self.key = name
        self.start, self.count, self.cpu_time_total = start, 1, (end - start) * 1e6
        self.cpu_time = self.self_cpu_time_total = self.cpu_time_total


class EventList(list):
    """Events of a profile."""

    def table(self, sort_by=None, row_limit=100, **options):
        """The events as text."""
        rows = [f"{event.name:<40} {event.cpu_time_total:>14.3f}us {event.count:>6}" for event in self[:row_limit]]
        return "\n".join([f"{'Name':<40} {'CPU total':>16} {'Calls':>6}", *rows])

    def total_average(self):
        """One event of all."""
        total = FunctionEvent("Total", 0, 0)
        total.cpu_time_total = sum(event.cpu_time_total for event in self)
        total.count = sum(event.count for event in self)
        return total


class record_function(contextlib.ContextDecorator):
    """Names a block of code: a context manager or decorator."""

    def __init__(self, name, args=None):
        self.name, self.args = name, args

    def __enter__(self):
        self.start = time.perf_counter()
        return self

    def __exit__(self, *error):
        event = FunctionEvent(self.name, self.start, time.perf_counter())
        for one in _running:
            one.function_events.append(event)


class profile:
    """Collects the blocks that record_function names."""

    def __init__(self, enabled=True, **options):
        self.enabled, self.function_events = enabled, EventList()

    def __enter__(self):
        if self.enabled:
            _running.append(self)
            self._start = time.perf_counter()
        return self

    def __exit__(self, *error):
        if self.enabled:
            _running.remove(self)
            self.self_cpu_time_total = (time.perf_counter() - self._start) * 1e6

    def key_averages(self, group_by_input_shape=False, **options):
        """The events, one for each name."""
        merged = {}
        for event in self.function_events:
            known = merged.setdefault(event.name, FunctionEvent(event.name, 0, 0))
            known.count = known.count + 1 if known.cpu_time_total else 1
            known.cpu_time_total += event.cpu_time_total
        return EventList(merged.values())

    def table(self, **options):
        """The events as text."""
        return self.function_events.table(**options)

    def total_average(self):
        """One event of all."""
        return self.function_events.total_average()


@contextlib.contextmanager
def emit_nvtx(enabled=True, record_shapes=False):
    """Does nothing: there is no such tool."""
    yield


emit_itt = emit_nvtx
