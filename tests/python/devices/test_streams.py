"""Streams and events of any device."""

import gc
import os
import threading

import pytest

import keyfall


def test_streams_call_the_device(remote):
    stream = keyfall.Stream("remote:1", priority=-1)
    assert stream.device == keyfall.device("remote:1") and stream.stream_id > 0
    assert remote.log()[-1].endswith("priority -1")
    assert stream.query()
    remote.set_busy(True)
    assert not stream.query()
    remote.set_busy(False)
    stream.synchronize()
    assert remote.log() == [f"synchronize stream 1:{stream.stream_id}"]
    other = keyfall.Stream("remote:1")
    stream.wait_stream(other)
    assert remote.log()[-2:] == [f"record 1:{other.stream_id}", f"wait 1:{stream.stream_id}"]


def test_the_current_stream(remote):
    module = keyfall.remote
    stream, other = keyfall.Stream("remote"), module.Stream(1)
    default = module.current_stream()
    assert default.stream_id == 0 and default == module.default_stream()
    with stream:
        assert module.current_stream() == stream == keyfall.accelerator.current_stream()
        with other:
            assert module.current_device() == 1 and module.current_stream() == other
            assert module.current_stream(0) == stream
        with stream:
            pass
        assert module.current_device() == 0 and module.current_stream() == stream
    assert module.current_stream() == default
    with module.stream(stream), module.stream(None):
        assert module.current_stream() == stream
        seen = []
        thread = threading.Thread(target=lambda: seen.append(module.current_stream()))
        thread.start()
        thread.join()
        assert seen == [default]
    keyfall.accelerator.set_stream(stream)
    assert module.current_stream() == stream
    module.set_stream(default)
    module.set_stream(None)
    assert module.current_stream() == default
    with pytest.raises(RuntimeError, match="without __enter__"):
        stream.__exit__(None, None, None)


@pytest.mark.unsanitized  # measures memory
def test_threads_that_end_inside_of_a_stream(remote):
    """Each leaves its list of current streams behind, which is freed with it."""
    streams = [keyfall.Stream("remote:0"), keyfall.Stream("remote:1")]
    seen = []

    def use():
        seen.append(keyfall.remote.current_stream().stream_id)
        for stream in streams:
            keyfall.remote.set_stream(stream)
        seen.append(keyfall.remote.current_stream(1) == streams[1])

    def growth(count):
        before = resident_pages()
        for _ in range(count):
            thread = threading.Thread(target=use)
            thread.start()
            thread.join()
        return (resident_pages() - before) * os.sysconf("SC_PAGE_SIZE")

    # What stays behind makes each round grow; the process may grow in one for other reasons.
    assert min(growth(1000) for _ in range(3)) < 1000 * 512 / 2
    assert seen == [0, True] * 3000
    assert keyfall.remote.current_stream().stream_id == 0


def resident_pages():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1])


def test_streams_are_reused(remote):
    gc.collect()
    for _ in range(3):
        keyfall.Stream("remote", priority=3)
    before = remote.number("streams")
    numbers = {keyfall.Stream("remote", priority=3).stream_id for _ in range(50)}
    assert len(numbers) == 1 and remote.number("streams") == before
    kept = [keyfall.Stream("remote", priority=3) for _ in range(5)]
    assert len({stream.stream_id for stream in kept}) == 5
    assert remote.number("streams") == before + 4


def test_events(remote):
    live = remote.number("events")
    start = keyfall.Event("remote", enable_timing=True)
    end = keyfall.remote.Event(enable_timing=True)
    assert start.query() and remote.number("events") == live + 2
    start.record()
    stream = keyfall.Stream("remote")
    end.record(stream)
    assert remote.log()[-1] == f"record 0:{stream.stream_id}"
    assert start.elapsed_time(end) == 1.5
    end.wait()
    start.wait(stream)
    stream.wait_event(end)
    assert remote.log() == ["wait 0:0", f"wait 0:{stream.stream_id}", f"wait 0:{stream.stream_id}"]
    remote.set_busy(True)
    assert not end.query()
    remote.set_busy(False)
    end.synchronize()
    assert remote.log() == ["synchronize event"]
    event = stream.record_event()
    assert isinstance(event, keyfall.Event) and stream.record_event(event) is event
    assert event.event_id != 0 and event.device == keyfall.device("remote:0")
    assert "device_type=remote" in repr(event)
    del start, end, event
    assert remote.number("events") == live


def test_events_that_do_not_fit(remote):
    plain, timed = keyfall.Event("remote"), keyfall.Event("remote", enable_timing=True)
    elsewhere = keyfall.Stream("remote:1")
    with pytest.raises(RuntimeError, match="timing"):
        plain.elapsed_time(timed)
    with pytest.raises(RuntimeError, match="recorded"):
        timed.elapsed_time(keyfall.Event("remote", enable_timing=True))
    with pytest.raises(RuntimeError, match="remote:1"):
        plain.record(elsewhere)
    with pytest.raises(RuntimeError, match="doesn't support events"):
        timed.elapsed_time(keyfall.Event("cpu"))
    for wrong in (3, "stream", keyfall.ones(1)):
        for call in (plain.record, plain.wait, elsewhere.wait_stream, elsewhere.wait_event,
                     elsewhere.record_event, plain.elapsed_time, keyfall.remote.set_stream):
            with pytest.raises(TypeError):
                call(wrong)
    with pytest.raises(keyfall.NoDeviceError):
        keyfall.Stream("remote:9")
    with pytest.raises(keyfall.NoDeviceError):
        keyfall.Event("remote:9")
    with pytest.raises(ValueError, match="Expected a remote device"):
        keyfall.remote.Stream("cpu")


def test_record_stream(remote):
    x, stream = keyfall.ones(4, device="remote"), keyfall.Stream("remote")
    remote.log()
    assert x.record_stream(stream) is None
    assert x.tolist() == [1] * 4
    y = x.view(2, 2)
    del x
    assert not any(line.startswith("record") for line in remote.log())
    del y
    log = remote.log()  # its memory waits for the stream, and nobody for the device
    assert "event 0" in log and any(line.startswith("record 0:") for line in log)
    assert "synchronize 0" not in log
    with pytest.raises((RuntimeError, TypeError)):
        keyfall.ones(1, device="remote").record_stream("stream")


def test_a_device_without_streams():
    with keyfall.devices.PythonDevice("toy") as toy:
        stream = keyfall.Stream("toy")
        assert stream.stream_id == 0 and stream.query() and stream.synchronize() is None
        with stream:
            assert keyfall.toy.current_stream() == stream
        start, end = (keyfall.Event("toy", enable_timing=True) for _ in range(2))
        start.record()
        end.record(stream)
        stream.wait_event(start)
        assert start.query() and 0 <= start.elapsed_time(end) < 1000
        keyfall.toy.synchronize()
        del stream, start, end
        assert toy.count == 1
