"""The results of a profile as PyTorch's collector names them: `prof.profiler.kineto_results`."""

import itertools

from . import chrome

_numbers = itertools.count(1)  # correlation ids are unique in a process


class ProfilerStats:
    """What a profile cost, in seconds and microseconds."""

    def __init__(self) -> None:
        self.profiling_window_duration_sec = self.number_of_events = 0
        self.profiler_prepare_call_duration_us = self.profiler_enable_call_duration_us = 0
        self.profiler_disable_call_duration_us = self.parse_kineto_call_duration_us = 0
        self.function_events_build_tree_call_duration_us = 0


class KinetoEvent:
    """One event; all of its attributes are methods."""

    def __init__(self, event, device_type) -> None:
        self._event, self._device, self._number = event, device_type, next(_numbers)

    def _ns(self, us):
        return round(us * 1000)

    def name(self):
        return self._event.name

    def overload_name(self):
        return self._event.overload_name

    def start_ns(self):
        return self._ns(self._event.time_range.start)

    def end_ns(self):
        return self._ns(self._event.time_range.end)

    def duration_ns(self):
        return self.end_ns() - self.start_ns()

    def device_type(self):
        return self._device

    def device_index(self):
        return -1

    def correlation_id(self):
        return self._number

    def linked_correlation_id(self):
        return 0

    def start_thread_id(self):
        return self._event.thread

    end_thread_id = start_thread_id

    def fwd_thread_id(self):
        return self._event.fwd_thread or 0

    def sequence_nr(self):
        return self._event.sequence_nr

    def is_async(self):
        return False

    is_python_function = is_hidden_event = is_async

    def is_user_annotation(self):
        return self._event.is_user_annotation

    def shapes(self):
        return list(self._event.input_shapes)

    def structured_input_shapes(self):
        return list(self._event.structured_input_shapes)

    def dtypes(self):
        return list(self._event.input_dtypes)

    def concrete_inputs(self):
        return list(self._event.concrete_inputs)

    def kwinputs(self):
        return dict(self._event.kwinputs)

    def stack(self):
        return list(self._event.stack)

    def flops(self):
        return self._event.flops

    def nbytes(self):
        return self._event.self_cpu_memory_usage

    def activity_type(self):
        return chrome.category(self._event)


class TreeEvent:
    """One event with what it called."""

    def __init__(self, event, parent, numbers) -> None:
        self.name, self.parent, self.start_tid = event.name, parent, event.thread
        self.id = self.correlation_id = numbers[event.id]
        self.start_time_ns, self.end_time_ns = (round(us * 1000) for us in (event.time_range.start, event.time_range.end))
        self.duration_time_ns = self.end_time_ns - self.start_time_ns
        self.stack, self.input_shapes, self.input_dtypes = event.stack, event.input_shapes, event.input_dtypes
        self.children = [TreeEvent(child, self, numbers) for child in event.cpu_children]

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Results:
    """The events of a profile, as a list and as a tree."""

    def __init__(self, events, device_type) -> None:
        self._source = events
        self._events = [KinetoEvent(event, device_type) for event in events]
        self._tree = None

    def events(self):
        """All events."""
        return self._events

    def experimental_event_tree(self):
        """The outermost events, the same objects each time."""
        if self._tree is None:
            numbers = {event._event.id: event.correlation_id() for event in self._events}
            self._tree = [TreeEvent(event, None, numbers) for event in self._source if event.cpu_parent is None]
        return list(self._tree)

    def trace_start_ns(self):
        """When the profile began, on the clock of the events."""
        return self._source.window[0]

    def save(self, path):
        """Writes a timeline."""
        self._source.export_chrome_trace(path)
