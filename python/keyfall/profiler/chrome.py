"""Timelines in the trace-event format, which Perfetto and chrome://tracing show."""

import gzip
import json
import os


def of_events(events, metadata=None):
    """The timeline of an EventList."""
    pid = os.getpid()
    found = [{"ph": "M", "pid": pid, "tid": 0, "name": "process_name", "args": {"name": "keyfall"}}]
    for event in events:
        one = {"ph": "X", "pid": pid, "tid": event.thread, "name": event.name,
               "cat": category(event), "ts": event.time_range.start, "dur": event.cpu_time_total}
        about = {"Record function id": event.id, "Ev Idx": event.id, **_details(event, events.options)}
        if event.keys:
            about = {"keys": ", ".join(event.keys), "overload": event.overload_name, **about}
        one["args"] = about
        if event.name != "[memory]":  # which is an instant
            found.append(one)
        if event.self_cpu_memory_usage:
            found.append(_memory(event, pid))
    found += _window(*(ns / 1e3 for ns in events.window))
    return {"schemaVersion": 1, "displayTimeUnit": "ms", **(metadata or {}), "traceEvents": found}


def category(event):
    """The kind of an event in timelines."""
    return "user_annotation" if event.is_user_annotation else "cpu_op"


def _memory(event, pid):
    """What an event allocated or freed by itself; addresses are not collected."""
    return {"ph": "i", "cat": "cpu_instant_event", "s": "t", "name": "[memory]", "pid": pid, "tid": event.thread,
            "ts": event.time_range.end, "args": {"Addr": 0, "Bytes": event.self_cpu_memory_usage, "Device Type": 0,
                                                 "Device Id": -1, "Ev Idx": event.id}}


def _window(begin, end):
    """When the profile ran, as tools that read PyTorch's timelines expect it: the last four events."""
    mark = {"ph": "i", "s": "g", "pid": "Traces", "tid": "Trace PyTorch Profiler"}
    return [{"ph": "X", "cat": "Trace", "name": "PyTorch Profiler (0)", "pid": "Spans", "tid": "PyTorch Profiler",
             "ts": begin, "dur": end - begin, "args": {"Op count": 0}},
            {"ph": "M", "name": "process_sort_index", "pid": "Spans", "tid": 0, "args": {"sort_index": 536870912}},
            {**mark, "name": "Iteration Start: PyTorch Profiler", "ts": begin},
            {**mark, "name": "Record Window End", "ts": end}]


_NUMBERS = (bool, int, float)


def _keywords(given):
    """The keywords of a block that a timeline shows: numbers, and texts without quotes. A stream is a number."""
    texts = {name: "None" if '"' in value else value for name, value in given.items()
             if isinstance(value, str) and name != "stream"}
    return {name: value for name, value in given.items() if isinstance(value, _NUMBERS)} | texts


def _details(event, options):
    """What was collected about an event, under the names that PyTorch's timelines have."""
    about = _keywords(event.kwinputs)
    if options.record_shapes and event.input_dtypes:
        about |= {"Input Dims": event.structured_input_shapes, "Input type": event.input_dtypes,
                  "Input Strides": event.input_strides,
                  "Concrete Inputs": ["" if value is None else str(value) for value in event.concrete_inputs]}
    if options.with_stack and event.stack:
        about["Call stack"] = ";".join(reversed(event.stack))
    if options.profile_memory:
        about |= {"CPU Mem": event.cpu_memory_usage, "Self CPU Mem": event.self_cpu_memory_usage}
    if event.flops:
        about["FLOPs"] = event.flops
    return about


def of_session(session, bill_trace=None, parts=None):
    """The timeline of a session with every redispatch; `bill_trace` (text) adds the fallbacks, `parts` has what
    the time of a call was spent on, by the call's id()."""
    pid, parts = os.getpid(), parts or {}
    found = [{"ph": "M", "pid": pid, "tid": 0, "name": "process_name", "args": {"name": "keyfall"}}]
    found += [{"ph": "X", "pid": pid, "tid": call.thread, "name": call.op,
               "cat": "redispatch" if call.is_redispatch else "operator",
               "ts": call.begin / 1e3, "dur": (call.end - call.begin) / 1e3,
               "args": {"key": call.key, "depth": call.depth, "part": parts.get(id(call))}}
              for call in session.calls]
    found += [{"ph": "X", "pid": pid, "tid": thread, "name": name, "cat": "block", "ts": begin / 1e3,
               "dur": (end - begin) / 1e3} for name, thread, begin, end in session.blocks]
    if bill_trace:
        found += json.loads(bill_trace).get("traceEvents", [])
    return {"displayTimeUnit": "ms", "traceEvents": found}


def write(path, trace):
    """Writes a timeline as JSON, compressed where the name ends in .gz."""
    path = os.fspath(path)
    with (gzip.open(path, "wt") if path.endswith(".gz") else open(path, "w", encoding="utf-8")) as file:
        file.write(json.dumps(trace))  # json.dump() encodes in Python, number by number
