"""Memory that events allocate and free: that of operators is measured, the rest is what lies between them."""

from . import events as events_of


def _gaps(measured, end_bytes):
    """(event that follows or None, time in ns, bytes of the CPU, bytes of devices) of what was allocated and
    freed between outermost operators. Where operators of several threads overlap, there is no gap."""
    outermost = [(call, event) for call, event in measured if event.cpu_parent is None
                 or event.cpu_parent.is_user_annotation]
    outermost.sort(key=lambda item: item[0].begin)
    last = None
    for call, event in outermost:
        detail = call.detail
        if detail.after is None:
            continue
        if last is not None and call.begin >= last.end:
            yield event, last.end, detail.before[0] - last.detail.after[0], detail.before[1] - last.detail.after[1]
        if last is None or call.end > last.end:
            last = call
    if last is not None:
        yield None, last.end, end_bytes - last.detail.after[0], 0


def complete(events, measured, session):
    """Adds what was allocated and freed outside of operators: to the block around it, or as events named
    [memory]. Then blocks get the sums of what is inside."""
    found = []
    for event, time, cpu, device in _gaps(measured, session.end_bytes):
        block = event.cpu_parent if event is not None else None
        if not cpu and not device:
            continue
        if block is not None:
            block.cpu_memory_usage += cpu
            block.device_memory_usage += device
            continue
        made = events_of.FunctionEvent(0, "[memory]", event.thread if event is not None else 0, time / 1e3, time / 1e3)
        made.cpu_memory_usage, made.device_memory_usage = cpu, device
        found.append(made)
    for event in reversed(events):  # children come after their parents
        if event.is_user_annotation:
            for child in event.cpu_children:
                event.cpu_memory_usage += child.cpu_memory_usage
                event.device_memory_usage += child.device_memory_usage
    events += found
    events.sort(key=lambda event: event.time_range.start)
    for number, event in enumerate(events):
        event.id = number
