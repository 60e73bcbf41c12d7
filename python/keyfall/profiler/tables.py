"""Tables of events as text, with PyTorch's columns."""

import math

_UNITS = {"s": (1e6, "s"), "ms": (1e3, "ms"), "us": (1.0, "us")}
_FLOPS = ("FLOPs", "KFLOPs", "MFLOPs", "GFLOPs", "TFLOPs", "PFLOPs")


def time_text(us):
    """A time in microseconds with a unit that fits."""
    if us >= 1e6:
        return f"{us / 1e6:.3f}s"
    return f"{us / 1e3:.3f}ms" if us >= 1e3 else f"{us:.3f}us"


def memory_text(count):
    """A number of bytes, which may be negative, with a unit that fits."""
    for power, unit in ((3, "GB"), (2, "MB"), (1, "KB")):
        if abs(count) >= 1024**power:
            return f"{count / 1024**power:.2f} {unit}"
    return f"{count} B"


def _share(part, total):
    return f"{part / total * 100:.2f}%" if total else "0.00%"


def _cut(text, most):
    return text if most is None or len(text) <= most else text[: most - 3] + "..."


class Widths:
    """The most characters of names, shapes and places in the source."""

    def __init__(self, name, shapes, source):
        self.name, self.shapes, self.source = name, shapes, source


def _times(every, show):
    """The columns of times: (title, function of an event)."""
    total = every.self_cpu_time_total
    columns = [("Self CPU %", lambda e: _share(e.self_cpu_time_total, total)), ("Self CPU", lambda e: show(e.self_cpu_time_total)),
               ("CPU total %", lambda e: _share(e.cpu_time_total, total)), ("CPU total", lambda e: show(e.cpu_time_total)),
               ("CPU time avg", lambda e: show(e.cpu_time))]
    device = _device(every)
    if device:
        device_total = sum(event.self_device_time_total for event in every)
        columns += [(f"Self {device}", lambda e: show(e.self_device_time_total)),
                    (f"Self {device} %", lambda e: _share(e.self_device_time_total, device_total)),
                    (f"{device} total", lambda e: show(e.device_time_total)), (f"{device} time avg", lambda e: show(e.device_time))]
    return columns


def _device(every):
    return next((event.use_device.upper() for event in every if event.use_device), None)


def _memory(every):
    columns = [("CPU Mem", lambda e: memory_text(e.cpu_memory_usage)), ("Self CPU Mem", lambda e: memory_text(e.self_cpu_memory_usage))]
    device = _device(every)
    if device:
        columns += [(f"{device} Mem", lambda e: memory_text(e.device_memory_usage)),
                    (f"Self {device} Mem", lambda e: memory_text(e.self_device_memory_usage))]
    return columns


def _flops(every):
    """One unit for all events: that of the smallest number."""
    least = min((event.flops for event in every if event.flops), default=0)
    if not least:
        return []
    power = min(int(math.log10(least) / 3), len(_FLOPS) - 1)
    return [(f"Total {_FLOPS[power]}", lambda e: f"{e.flops / 1000**power:.3f}" if e.flops else "--")]


def _columns(every, widths, show):
    options = every.options
    columns = [("Name", lambda e: _cut(e.key, widths.name))]
    columns += _times(every, show)
    if options.profile_memory:
        columns += _memory(every)
    columns.append(("# of Calls", lambda e: str(e.count)))
    if any(event.input_shapes for event in every):
        columns.append(("Input Shapes", lambda e: _cut(str(list(e.input_shapes)), widths.shapes)))
    if any(event.stack for event in every):
        columns.append(("Source Location", lambda e: e.stack[0][-widths.source:] if e.stack else ""))
    return columns + (_flops(every) if options.with_flops else [])


def _rows(columns, event, source):
    """The row of an event, and one for each further frame of its stack."""
    yield [text(event) for _, text in columns]
    place = next((i for i, (title, _) in enumerate(columns) if title == "Source Location"), None)
    if place is None:
        return
    for frame in [*event.stack[1:], ""]:
        yield ["" if i != place else frame[-source:] for i in range(len(columns))]


def text_of(every, shown, widths, header, unit):
    """The table of some of the events, with shares of all of them."""

    def show(us):
        if unit is None:
            return time_text(us)
        scale, suffix = _UNITS[unit]
        return f"{us / scale:.3f}{suffix}"

    columns = _columns(every, widths, show)
    titles = [title for title, _ in columns]
    rows = [row for event in shown for row in _rows(columns, event, widths.source)]
    sizes = [max(12, *map(len, column)) for column in zip(titles, *rows)]
    rule = "  ".join("-" * size for size in sizes)
    lines = [header] if header else []
    lines.append(rule)
    for number, row in enumerate([titles, *rows]):
        lines.append("  ".join(text.rjust(size) for text, size in zip(row, sizes)).rstrip())
        if number == 0:
            lines.append(rule)
    lines += [rule, f"Self CPU time total: {show(every.self_cpu_time_total)}"]
    device = _device(every)
    if device:
        lines.append(f"Self {device} time total: {show(sum(event.self_device_time_total for event in every))}")
    return "\n".join([*lines, ""])
