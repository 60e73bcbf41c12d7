"""keyfall.profiler and keyfall.autograd.profiler: the calls that they collect, sums, tables, timelines,
schedules. PyTorch's names and meanings."""

import gzip
import json
import threading

import keyfall
import pytest
from keyfall import profiler


def step():
    x = keyfall.ones(4, 4, requires_grad=True)
    with profiler.record_function("forward"):
        y = keyfall.nn.functional.linear(x, x).relu().sum()
    y.backward()


def profiled(**options):
    with profiler.profile(**options) as prof:
        step()
    return prof


def test_events_are_a_tree_of_operators_and_blocks():
    events = profiled().events()
    block = next(event for event in events if event.name == "forward")
    linear, relu, total = block.cpu_children
    assert block.is_user_annotation and not block.keys
    assert [event.name for event in (linear, relu, total)] == ["aten::linear", "aten::relu", "aten::sum"]
    assert relu.keys == ["AutogradCPU", "CPU"]  # a redispatch is part of its call
    assert [child.cpu_parent for child in linear.cpu_children] == [linear] * len(linear.cpu_children)
    assert {"aten::t", "aten::matmul"} <= {child.name for child in linear.cpu_children}
    assert 0 <= linear.self_cpu_time_total < linear.cpu_time_total <= block.cpu_time_total
    assert block.time_range.start <= linear.time_range.start <= linear.time_range.end
    assert any("backward" in event.name for event in events)


def test_sums_and_tables():
    prof = profiled(record_shapes=True, profile_memory=True, with_stack=True)
    sums = prof.key_averages()
    by_name = {event.key: event for event in sums}
    calls = [event for event in prof.events() if event.name == "aten::sum"]
    assert by_name["aten::sum"].count == len(calls)
    assert by_name["aten::sum"].cpu_time_total == pytest.approx(sum(e.cpu_time_total for e in calls))
    assert sums.self_cpu_time_total == pytest.approx(prof.events().self_cpu_time_total)
    assert sums.total_average().count == len(prof.events())
    lines = sums.table(sort_by="cpu_time_total", row_limit=3).splitlines()
    assert lines[1].split("  ")[0] == "" and lines[1].split()[0] == "Name"
    assert len(lines) == 3 + 3 + 2 and lines[-1].startswith("Self CPU time total: ")
    shown = [event.cpu_time_total for event in sorted(sums, key=lambda e: -e.cpu_time_total)[:3]]
    assert shown == sorted(shown, reverse=True)
    assert "ms" in sums.table(time_unit="ms") and sums.table(row_limit=-1, header="head").startswith("head")
    with pytest.raises(AttributeError, match="nonsense"):
        sums.table(sort_by="nonsense")
    by_overload = prof.key_averages(group_by_overload_name=True)
    assert ("aten::threshold_backward", "") in {(e.key, e.overload_name) for e in by_overload}


def test_timelines(tmp_path):
    prof = profiled()
    prof.add_metadata("who", "me")
    prof.export_chrome_trace(str(tmp_path / "trace.json"))
    trace = json.loads((tmp_path / "trace.json").read_text())
    assert trace["who"] == "me"
    names = {event["name"]: event for event in trace["traceEvents"]}
    assert names["aten::relu"]["ph"] == "X" and names["aten::relu"]["args"]["keys"] == "AutogradCPU, CPU"
    assert names["forward"]["cat"] == "user_annotation"
    prof.export_stacks(str(tmp_path / "stacks"))
    assert "forward;aten::linear;aten::matmul;aten::mm " in (tmp_path / "stacks").read_text()
    with profiler.profile(on_trace_ready=profiler.tensorboard_trace_handler(str(tmp_path / "tb"), "w", True)):
        step()
    (file,) = (tmp_path / "tb").iterdir()
    assert file.name.startswith("w.") and file.name.endswith(".pt.trace.json.gz")
    assert json.loads(gzip.open(file).read())["traceEvents"]


def test_schedules():
    action = profiler.schedule(wait=1, warmup=1, active=2, repeat=1, skip_first=1)
    assert [action(i).name for i in range(7)] == ["NONE", "NONE", "WARMUP", "RECORD", "RECORD_AND_SAVE",
                                                  "NONE", "NONE"]
    with pytest.raises(AssertionError, match="Invalid profiler schedule arguments"):
        profiler.schedule(wait=-1, warmup=1, active=1)
    with pytest.warns(UserWarning, match="warmup"):
        assert profiler.schedule(wait=0, warmup=0, active=1)(3) is profiler.ProfilerAction.RECORD_AND_SAVE
    ready = []

    def note(prof):
        ready.append([event.name for event in prof.events() if event.name.startswith("ProfilerStep")])

    plan = profiler.schedule(wait=1, warmup=1, active=2, repeat=2)
    with profiler.profile(schedule=plan, on_trace_ready=note) as prof:
        for _ in range(9):
            keyfall.ones(2)
            prof.step()
    assert ready == [["ProfilerStep#2", "ProfilerStep#3"], ["ProfilerStep#6", "ProfilerStep#7"]]


def test_profiles_nest_and_see_all_threads():
    with profiler.profile() as outer:
        keyfall.ones(2).neg()
        with keyfall.autograd.profiler.profile() as inner:
            thread = threading.Thread(target=lambda: keyfall.ones(2).exp())
            thread.start()
            thread.join()
        keyfall.ones(2).abs()
    assert {"aten::neg", "aten::exp", "aten::abs"} <= {event.name for event in outer.events()}
    names = {event.name: event for event in inner.function_events}
    assert "aten::exp" in names and "aten::neg" not in names
    assert names["aten::exp"].thread != threading.get_native_id()
    assert "aten::exp" in inner.table() and inner.key_averages()
    with keyfall.autograd.profiler.profile(enabled=False) as off:
        keyfall.ones(2)
    assert not off.function_events


def test_names():
    assert profiler.ProfilerActivity.CPU in profiler.supported_activities()
    assert profiler.kineto_available() and issubclass(profiler.profile, profiler._KinetoProfile)
    with pytest.raises(AssertionError, match="initialized"):
        profiler.profile().events()

    @profiler.record_function("decorated")
    def work():
        keyfall.ones(1)

    with profiler.profile() as prof:
        work()
        with pytest.raises(RuntimeError, match="running"):
            keyfall._C._profile_events()
    assert "decorated" in [event.name for event in prof.events()]
