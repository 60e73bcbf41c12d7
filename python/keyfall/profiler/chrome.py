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
               "cat": "user_annotation" if event.is_user_annotation else "cpu_op",
               "ts": event.time_range.start, "dur": event.cpu_time_total}
        about = _details(event, events.options)
        if event.keys:
            about = {"keys": ", ".join(event.keys), "overload": event.overload_name, **about}
        if about:
            one["args"] = about
        found.append(one)
    return {"schemaVersion": 1, "displayTimeUnit": "ms", **(metadata or {}), "traceEvents": found}


def _details(event, options):
    """What was collected about an event, under the names that PyTorch's timelines have."""
    about = {}
    if options.record_shapes and event.input_dtypes:
        about |= {"Input Dims": event.structured_input_shapes, "Input type": event.input_dtypes,
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
        json.dump(trace, file)
