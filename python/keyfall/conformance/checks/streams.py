"""Streams and events: order, queries, elapsed time. A device without streams is synchronous."""

import keyfall

from .registry import Skip, check, expect

GROUP = "streams"


def _module(context):
    if context.device.type in ("cpu", "meta"):
        raise Skip(f"{context.device.type} has no streams")
    module = getattr(keyfall, context.device.type, None)
    if module is None or not hasattr(module, "Stream"):
        raise Skip(f"keyfall.{context.device.type} has no Stream")
    return module


def _stream(context):
    try:
        return _module(context).Stream(device=context.device)
    except NotImplementedError:
        raise Skip("the device has no streams") from None


@check(GROUP, "default stream")
def default_stream(context):
    module = _module(context)
    stream = module.current_stream(context.device)
    expect(stream.device.type == context.device.type, f"the current stream is on {stream.device}")
    stream.synchronize()
    expect(stream.query(), "the stream has work after synchronize()")


@check(GROUP, "a stream of its own")
def own_stream(context):
    module = _module(context)
    stream = _stream(context)
    before = module.current_stream(context.device)
    with module.stream(stream):
        expect(module.current_stream(context.device) == stream, "the stream is not current")
        made = keyfall.arange(100.0, device=context.device) * 2
    expect(module.current_stream(context.device) == before, "the former stream is not current again")
    stream.synchronize()
    expect(stream.query(), "the stream has work after synchronize()")
    expect(keyfall.equal(made.cpu(), keyfall.arange(100.0) * 2), "the results are wrong")


@check(GROUP, "waiting for another stream")
def waiting(context):
    module = _module(context)
    one, other = _stream(context), _stream(context)
    with module.stream(one):
        made = keyfall.full((1000,), 3.0, device=context.device)
    other.wait_stream(one)
    with module.stream(other):
        doubled = made + made
    other.synchronize()
    expect(bool((doubled.cpu() == 6).all()), "the second stream did not see the first one's work")


@check(GROUP, "events")
def events(context):
    module = _module(context)
    if not hasattr(module, "Event"):
        raise Skip("there is no Event")
    start, end = module.Event(enable_timing=True), module.Event(enable_timing=True)
    start.record()
    made = keyfall.ones(1000, device=context.device).exp()
    end.record()
    end.synchronize()
    expect(end.query(), "the event is not done after synchronize()")
    elapsed = start.elapsed_time(end)
    expect(elapsed >= 0, f"the elapsed time is {elapsed} ms")
    expect(made.numel() == 1000, "the result is gone")


@check(GROUP, "waiting for an event")
def event_wait(context):
    module = _module(context)
    stream, event = _stream(context), module.Event()
    with module.stream(stream):
        made = keyfall.full((100,), 2.0, device=context.device)
        event.record(stream)
    event.wait(module.current_stream(context.device))
    expect(bool((made.cpu() == 2).all()), "the event did not order the work")
