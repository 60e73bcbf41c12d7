"""The events of a profile: one for each call of an operator and for each named block, their averages, and
the table that shows them."""

from .. import _C
from . import chrome

__all__ = ["EventList", "FunctionEvent", "FunctionEventAvg", "Interval", "build_events"]


def time_text(us):
    """A time in microseconds with a unit that fits."""
    if us >= 1e6:
        return f"{us / 1e6:.3f}s"
    return f"{us / 1e3:.3f}ms" if us >= 1e3 else f"{us:.3f}us"


class Interval:
    """Start and end of an event in microseconds."""

    def __init__(self, start, end):
        self.start, self.end = start, end

    def elapsed_us(self):
        return self.end - self.start

    def __repr__(self):
        return f"Interval({self.start}, {self.end})"


class _Times:
    """Times that derive from the totals, under all of PyTorch's names. What Keyfall does not measure
    (memory of single calls, floating-point operations, shapes) is 0 or empty."""

    cpu_memory_usage = self_cpu_memory_usage = 0
    device_memory_usage = self_device_memory_usage = 0
    flops = 0
    is_async = is_remote = is_legacy = False
    input_shapes = stack = ()
    node_id = -1
    scope = 0

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
    setattr(_Times, f"{_name}_str", property(lambda self, name=_name: time_text(getattr(self, name))))


class FunctionEvent(_Times):
    """A call of an operator, or a block that record_function names. `keys` are the dispatch keys whose
    kernels ran for the call, the first one first."""

    count = 1

    def __init__(self, id, name, thread, start_us, end_us, overload_name="", is_user_annotation=False):
        self.id, self.name, self.key, self.trace_name = id, name, name, name
        self.overload_name, self.thread = overload_name, thread
        self.is_user_annotation = is_user_annotation
        self.time_range = Interval(start_us, end_us)
        self.cpu_children, self.cpu_parent, self.keys, self.kernels = [], None, [], []
        self.use_device, self.self_device_time_total = None, 0.0

    @property
    def cpu_time_total(self):
        return self.time_range.elapsed_us()

    @property
    def self_cpu_time_total(self):
        return self.cpu_time_total - sum(child.cpu_time_total for child in self.cpu_children)

    @property
    def device_time_total(self):
        return self.self_device_time_total + sum(child.device_time_total for child in self.cpu_children)

    def __repr__(self):
        return (f"<FunctionEvent {self.name} thread={self.thread} cpu_time={self.cpu_time_str} "
                f"keys={','.join(self.keys)}>")


class FunctionEventAvg(_Times):
    """The sum of events with the same name."""

    def __init__(self, key=None, overload_name=""):
        self.key, self.overload_name, self.count = key, overload_name, 0
        self.cpu_time_total = self.self_cpu_time_total = 0.0
        self.device_time_total = self.self_device_time_total = 0.0
        self.use_device, self.is_user_annotation = None, False
        self.cpu_children, self.cpu_parent, self.keys = [], None, []

    def add(self, event):
        """Adds an event, or another sum."""
        if self.key is None:
            self.key = event.key
        for name in ("count", "self_cpu_time_total", "self_device_time_total"):
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

_UNITS = {"s": (1e6, "s"), "ms": (1e3, "ms"), "us": (1.0, "us")}


class EventList(list):
    """Events, or their averages."""

    @property
    def self_cpu_time_total(self):
        """Time in all events, in microseconds."""
        return sum(event.self_cpu_time_total for event in self)

    def key_averages(self, group_by_input_shapes=False, group_by_stack_n=0,
                     group_by_overload_name=False):
        """One sum for each name."""
        sums = {}
        for event in self:
            overload = event.overload_name if group_by_overload_name else ""
            known = sums.get((event.key, overload))
            if known is None:
                known = sums[event.key, overload] = FunctionEventAvg(event.key, overload)
            known.add(event)
        return EventList(sums.values())

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
            name = sort_by.replace("cuda_time", "device_time")
            shown.sort(key=lambda event: getattr(event, name), reverse=True)
        shown = shown[:row_limit] if row_limit >= 0 else shown
        return _table_text(self, shown, max_name_column_width, header, time_unit)

    def export_chrome_trace(self, path):
        """Writes a timeline for Perfetto or chrome://tracing."""
        chrome.write(path, chrome.of_events(self))

    def __str__(self):
        return self.table()


def _share(part, total):
    return f"{part / total * 100:.2f}%" if total else "0.00%"


def _table_text(every, shown, most, header, unit):
    total, device = every.self_cpu_time_total, next((e.use_device for e in every if e.use_device), None)
    device_total = sum(event.self_device_time_total for event in every)

    def show(us):
        if unit is None:
            return time_text(us)
        scale, suffix = _UNITS[unit]
        return f"{us / scale:.3f}{suffix}"

    titles = ["Name", "Self CPU %", "Self CPU", "CPU total %", "CPU total", "CPU time avg"]
    if device:
        titles += [f"Self {device.upper()}", f"Self {device.upper()} %", f"{device.upper()} total"]
    rows = []
    for event in shown:
        name = event.key if len(event.key) <= most else event.key[: most - 3] + "..."
        row = [name, _share(event.self_cpu_time_total, total), show(event.self_cpu_time_total),
               _share(event.cpu_time_total, total), show(event.cpu_time_total), show(event.cpu_time)]
        if device:
            row += [show(event.self_device_time_total), _share(event.self_device_time_total, device_total),
                    show(event.device_time_total)]
        rows.append([*row, str(event.count)])
    widths = [max(12, *map(len, column)) for column in zip([*titles, "# of Calls"], *rows)]
    rule = "  ".join("-" * width for width in widths)
    lines = [rule, *("  ".join(text.rjust(width) for text, width in zip(row, widths))
                     for row in [[*titles, "# of Calls"], *rows])]
    lines = [header, *lines] if header else lines
    lines.insert(3 if header else 2, rule)
    end = [rule, f"Self CPU time total: {show(total)}"]
    if device:
        end.append(f"Self {device.upper()} time total: {show(device_total)}")
    return "\n".join([*lines, *end, ""])


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
    devices = {}
    items = [(call.thread, call.begin, -call.end, call, None) for call in session.calls]
    items += [(thread, begin, -end, None, name) for name, thread, begin, end in session.blocks]
    items.sort(key=lambda item: item[:3])
    events, stack, last_thread = EventList(), [], None
    for thread, begin, end, call, name in items:
        if thread != last_thread:
            stack, last_thread = [], thread
        end = -end
        _nest(stack, begin)
        parent = stack[-1].event if stack else None
        if call is not None and call.is_redispatch and parent is not None and parent.keys:
            event = parent
        else:
            base, _, overload = (name, "", "") if call is None else call.op.partition(".")
            event = FunctionEvent(len(events), base, thread, begin / 1e3, end / 1e3, overload, call is None)
            event.cpu_parent = parent
            if parent is not None:
                parent.cpu_children.append(event)
            events.append(event)
        if call is not None:
            event.keys.append(call.key)
            device = devices.setdefault(call.key, device_of_key(call.key))
            if device is not None:
                event.use_device = device
                event.self_device_time_total += (end - begin) / 1e3
        stack.append(_Open(end, event))
    return events
