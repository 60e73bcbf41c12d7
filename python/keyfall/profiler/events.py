"""The events of a profile: one for each call of an operator and for each named block, and their averages."""

from .. import _C
from .._loading import lazy_module as _lazy_module
from . import chrome
from .session import Options

details = _lazy_module("keyfall.profiler.details")
memory = _lazy_module("keyfall.profiler.memory")
tables = _lazy_module("keyfall.profiler.tables")

__all__ = ["EventList", "FunctionEvent", "FunctionEventAvg", "Interval", "build_events"]


class Interval:
    """Start and end of an event in microseconds."""

    def __init__(self, start, end):
        self.start, self.end = start, end

    def elapsed_us(self):
        return self.end - self.start

    def __repr__(self):
        return f"Interval({self.start}, {self.end})"


class _Times:
    """Times that derive from the totals, under all of PyTorch's names. What was not asked for (memory,
    floating-point operations, shapes, stacks) is 0 or empty."""

    cpu_memory_usage = device_memory_usage = 0
    flops = 0
    is_async = is_remote = is_legacy = False
    node_id = sequence_nr = -1
    scope, fwd_thread = 0, None

    @property
    def cpu_time(self):
        return self.cpu_time_total / self.count if self.count else 0.0

    @property
    def device_time(self):
        return self.device_time_total / self.count if self.count else 0.0

    cuda_time = device_time

    @property
    def cuda_time_total(self):
        return self.device_time_total

    @property
    def self_cuda_time_total(self):
        return self.self_device_time_total

    @property
    def device_type(self):
        return self.use_device or "cpu"


for _name in ("cpu_time", "cpu_time_total", "self_cpu_time_total", "device_time", "device_time_total",
              "self_device_time_total"):
    setattr(_Times, f"{_name}_str", property(lambda self, name=_name: tables.time_text(getattr(self, name))))


class FunctionEvent(_Times):
    """A call of an operator, or a block that record_function names. `keys` are the dispatch keys whose
    kernels ran for the call, the first one first."""

    count = 1

    def __init__(self, id, name, thread, start_us, end_us, overload_name="", is_user_annotation=False, node_id=-1):
        self.id, self.name, self.key, self.trace_name = id, name, name, name
        self.overload_name, self.thread, self.node_id = overload_name, thread, node_id
        self.is_user_annotation = is_user_annotation
        self.time_range = Interval(start_us, end_us)
        self.cpu_children, self.cpu_parent, self.keys, self.kernels = [], None, [], []
        self.use_device, self.self_device_time_total = None, 0.0
        self.input_shapes, self.structured_input_shapes, self.concrete_inputs = [], [], []
        self.input_dtypes, self.input_strides, self.stack, self.kwinputs = [], [], [], {}

    @property
    def cpu_time_total(self):
        return self.time_range.elapsed_us()

    @property
    def self_cpu_time_total(self):
        return self.cpu_time_total - sum(child.cpu_time_total for child in self.cpu_children)

    @property
    def device_time_total(self):
        return self.self_device_time_total + sum(child.device_time_total for child in self.cpu_children)

    @property
    def self_cpu_memory_usage(self):
        return self.cpu_memory_usage - sum(child.cpu_memory_usage for child in self.cpu_children)

    @property
    def self_device_memory_usage(self):
        return self.device_memory_usage - sum(child.device_memory_usage for child in self.cpu_children)

    def __repr__(self):
        return (f"<FunctionEvent {self.name} thread={self.thread} cpu_time={self.cpu_time_str} "
                f"keys={','.join(self.keys)}>")


_SUMS = ("count", "self_cpu_time_total", "self_device_time_total", "cpu_memory_usage", "self_cpu_memory_usage",
         "device_memory_usage", "self_device_memory_usage", "flops")  # fmt: skip


class FunctionEventAvg(_Times):
    """The sum of events with the same name."""

    def __init__(self, key=None, overload_name=""):
        self.key, self.overload_name, self.count = key, overload_name, 0
        self.cpu_time_total = self.self_cpu_time_total = 0.0
        self.device_time_total = self.self_device_time_total = 0.0
        self.use_device, self.is_user_annotation = None, False
        self.cpu_children, self.cpu_parent, self.keys = [], None, []
        self.input_shapes, self.stack = "", []
        for name in _SUMS[3:]:
            setattr(self, name, 0)

    def add(self, event):
        """Adds an event, or another sum."""
        if self.key is None:
            self.key = event.key
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(event, name))
        inside = event.cpu_parent  # time of a call inside of a call of the same name counts once
        while inside is not None and inside.key != event.key:
            inside = inside.cpu_parent
        if inside is None:
            self.cpu_time_total += event.cpu_time_total
            self.device_time_total += event.device_time_total
        self.use_device = self.use_device or event.use_device
        self.is_user_annotation |= event.is_user_annotation
        self.keys += [key for key in event.keys if key not in self.keys]
        return self

    def __iadd__(self, event):
        return self.add(event)

    def __repr__(self):
        return (f"<FunctionEventAvg {self.key} count={self.count} "
                f"self_cpu_time={self.self_cpu_time_total_str} cpu_time={self.cpu_time_str}>")


# ---- Lists of events ----------------------------------------------------------------------------

_METRICS = ("self_cpu_time_total", "self_device_time_total", "self_cuda_time_total")


class EventList(list):
    """Events, or their averages. `options` says what was collected."""

    def __init__(self, events=(), options=None):
        super().__init__(events)
        self.options, self.window = options or Options(), (0, 0)  # begin and end in ns

    @property
    def self_cpu_time_total(self):
        """Time in all events, in microseconds."""
        return sum(event.self_cpu_time_total for event in self)

    def key_averages(self, group_by_input_shapes=False, group_by_stack_n=0,
                     group_by_overload_name=False):
        """One sum for each name, and for each of what else is asked for: shapes of arguments, the innermost
        frames of the stack, overload."""
        sums = {}
        for event in self:
            overload = event.overload_name if group_by_overload_name else ""
            shapes = event.input_shapes if group_by_input_shapes else ""
            stack = list(event.stack[:group_by_stack_n])
            key = (event.key, overload, str(shapes), *stack)
            known = sums.get(key)
            if known is None:
                known = sums[key] = FunctionEventAvg(event.key, overload)
                known.input_shapes, known.stack = shapes, stack
            known.add(event)
        return EventList(sums.values(), self.options)

    def total_average(self):
        """The sum of all events."""
        total = FunctionEventAvg("Total")
        for event in self:
            total.add(event)
        total.key = "Total"
        return total

    def table(self, sort_by=None, row_limit=100, max_src_column_width=75, max_name_column_width=55,
              max_shapes_column_width=80, header=None, top_level_events_only=False, time_unit=None):
        """The events as text. `sort_by` is the name of an attribute, such as "cpu_time_total"; -1 as
        `row_limit` shows all rows."""
        shown = [event for event in self if not top_level_events_only or event.cpu_parent is None]
        if sort_by is not None:
            name = sort_by.replace("cuda_", "device_")
            shown.sort(key=lambda event: getattr(event, name), reverse=True)
        shown = shown[:row_limit] if row_limit >= 0 else shown
        return tables.text_of(self, shown, tables.Widths(max_name_column_width, max_shapes_column_width,
                                                         max_src_column_width), header, time_unit)

    def export_chrome_trace(self, path):
        """Writes a timeline for Perfetto or chrome://tracing."""
        chrome.write(path, chrome.of_events(self))

    def export_stacks(self, path, metric="self_cpu_time_total"):
        """Writes the stacks of events with their times, for flame graph tools; AssertionError without
        with_stack."""
        if not self.options.with_stack:
            raise AssertionError("export_stacks() requires with_stack=True")
        if metric not in _METRICS:
            raise ValueError(f"metric should be one of: {list(_METRICS)}, found {metric!r}")
        with open(path, "w", encoding="utf-8") as file:
            for event in self:
                value = int(getattr(event, metric))
                if event.stack and value > 0:
                    frames = (entry.translate({ord(c): "_" for c in " ;\t\n"}) for entry in reversed(event.stack))
                    file.write(f"{';'.join(frames)};{event.name} {value}\n")

    def _populate_cpu_children(self):
        """Makes a tree of events that were put together by hand: each belongs to the innermost one of its thread that
        contains it."""
        where, stack = None, []
        for event in sorted(self, key=lambda event: (event.thread, event.node_id, event.time_range.start,
                                                     -event.time_range.end)):
            if where != (event.thread, event.node_id):
                where, stack = (event.thread, event.node_id), []
            span = event.time_range
            while stack and (span.start >= stack[-1].time_range.end or span.end > stack[-1].time_range.end):
                stack.pop()
            _adopt(event, stack[-1] if stack else None)
            stack.append(event)

    def __str__(self):
        return self.table()


# ---- From a session -----------------------------------------------------------------------------


def device_of_key(key):
    """The name of the added device whose kernels have this key; None for other keys."""
    for name in _C._added_devices():
        if _C._dispatch_key_for_device(name) == key:
            return name
    return None


def _nest(stack, begin):
    """Removes what is over at this time from the stack."""
    while stack and stack[-1].end <= begin:
        stack.pop()


class _Open:
    __slots__ = ("end", "event")

    def __init__(self, end, event):
        self.end, self.event = end, event


def build_events(session):
    """The EventList of a session, as a tree by cpu_parent and cpu_children. Redispatches belong to the
    event of their call."""
    options, devices = session.options, {}
    # Operators that begin and end blocks are no part of the program.
    items = [(call.thread, call.begin, -call.end, call, None) for call in session.calls
             if not call.op.startswith("profiler::_record_function_")]
    items += [(thread, begin, -end, None, name) for name, thread, begin, end in session.blocks]
    items.sort(key=lambda item: item[:3])
    events, stack, last_thread, measured = EventList(options=options), [], None, []
    events.window = session.begin, session.end
    for thread, begin, end, call, name in items:
        if thread != last_thread:
            stack, last_thread = [], thread
        end = -end
        _nest(stack, begin)
        parent = stack[-1].event if stack else None
        if call is not None and call.is_redispatch and parent is not None and not parent.is_user_annotation:
            event = parent
        else:
            base, _, overload = (name, "", "") if call is None else call.op.partition(".")
            event = FunctionEvent(len(events), base, thread, begin / 1e3, end / 1e3, overload, call is None)
            _adopt(event, parent)
            events.append(event)
            if call is None and options.record_shapes:
                event.input_shapes, event.kwinputs = session.block_inputs.get((thread, begin), ([], {}))
        if call is not None:
            _add_call(event, call, devices)
            if call.detail is not None:
                details.describe(event, call.detail, options)
                measured.append((call, event))
        stack.append(_Open(end, event))
    if options.profile_memory:
        memory.complete(events, measured, session)
    return events


def _adopt(event, parent):
    event.cpu_parent = parent
    if parent is not None:
        parent.cpu_children.append(event)


def _add_call(event, call, devices):
    """Adds the key and the device time of a dispatch to its event."""
    if call.detail is None:  # the mode that collects details is no part of the program
        event.keys.append(call.key)
    if call.key not in devices:
        devices[call.key] = device_of_key(call.key)
    if devices[call.key] is not None:
        event.use_device = devices[call.key]
        event.self_device_time_total += (call.end - call.begin) / 1e3
