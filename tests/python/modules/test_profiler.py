"""keyfall.profiler and keyfall.autograd.profiler: the calls that they collect, sums, tables, timelines,
schedules. PyTorch's names and meanings."""

import gzip
import json
import os
import subprocess
import sys
import threading

import keyfall
import pytest
from keyfall import profiler
from keyfall.profiler._utils import traverse_bfs, traverse_dfs
from keyfall.profiler.session import (_RecordFunctionFast, record_function_with_args_enter,
                                      record_function_with_args_exit)


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
    with profiler.profile() as prof:
        keyfall.ones(2)
    assert "aten::ones" in {event.name for event in prof.profiler.function_events}  # the profile's end does not take it away


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


# ---- Details of calls ---------------------------------------------------------------------------

def details_of(run, **options):
    """The profile of a run."""
    with profiler.profile(**options) as prof:
        run()
    return prof


# What PyTorch 2.13 says about the same calls: input_shapes, concrete_inputs, input_dtypes, flops.
A, B = [4, 8], [8, 3]
CALLS = [
    (lambda a, b: keyfall.mm(a, b), "aten::mm", [A, B], [None, None], ["float", "float"], 192),
    (lambda a, b: keyfall.addmm(b[0], a, b), "aten::addmm", [[3], A, B, [], []], [None, None, None, 1, 1],
     ["float", "float", "float", "Scalar", "Scalar"], 192),
    (lambda a, b: keyfall.bmm(keyfall.ones(3, 4, 5), keyfall.ones(3, 5, 2)), "aten::bmm", [[3, 4, 5], [3, 5, 2]], [None, None],
     ["float", "float"], 240),
    (lambda a, b: a[:1] * a, "aten::mul", [[1, 8], A], [None, None], ["float", "float"], 8),
    (lambda a, b: a + 1, "aten::add", [A, [], []], [None, None, 1], ["float", "long int", "Scalar"], 32),
    (lambda a, b: a - a, "aten::sub", [A, A, []], [None, None, 1], ["float", "float", "Scalar"], 0),
    (lambda a, b: keyfall.cat([a, a]), "aten::cat", [[], []], [None, 0], ["TensorList", "Scalar"], 0),
    (lambda a, b: a.sum(), "aten::sum", [A, []], [None, None], ["float", ""], 0),
    (lambda a, b: keyfall.conv2d(keyfall.ones(2, 4, 9, 9), keyfall.ones(6, 2, 3, 3), None, 2, 1, 2, 2), "aten::conv2d",
     [[2, 4, 9, 9], [6, 2, 3, 3], [], [], [], [], []], [None, None, None, [2, 2], [1, 1], [2, 2], 2],
     ["float", "float", "", "ScalarList", "ScalarList", "ScalarList", "Scalar"], 6912),
    (lambda a, b: keyfall.conv2d(keyfall.ones(2, 4, 9, 9), keyfall.ones(6, 2, 3, 3), keyfall.ones(6), (1, 2), (0, 1), 1, 2),
     "aten::conv2d", [[2, 4, 9, 9], [6, 2, 3, 3], [6], [], [], [], []], [None, None, None, [1, 2], [0, 1], [1, 1], 2],
     ["float", "float", "float", "ScalarList", "ScalarList", "ScalarList", "Scalar"], 15120),
    (lambda a, b: keyfall.ones(4, 8), "aten::ones", [[], [], [], [], []], [A, None, None, None, False],
     ["ScalarList", "", "", "", "Scalar"], 0),
]


@pytest.mark.parametrize("call, name, shapes, values, dtypes, flops", CALLS, ids=[case[1] for case in CALLS])
def test_shapes_and_flops(call, name, shapes, values, dtypes, flops):
    a, b = keyfall.ones(A), keyfall.ones(B)
    prof = details_of(lambda: call(a, b), record_shapes=True, with_flops=True)
    event = [event for event in prof.events() if event.name == name][-1]
    assert (event.input_shapes, event.concrete_inputs, event.input_dtypes, event.flops) == (shapes, values, dtypes, flops)
    assert event.keys and "Mode" not in " ".join(event.keys)
    (alone,) = [e.flops for e in details_of(lambda: call(a, b), with_flops=True).key_averages() if e.key == name]
    assert alone == flops


def test_shapes_of_lists_and_groups(tmp_path):
    a = keyfall.ones(4, 8)

    def run():
        for x in (a, a, a[0]):
            keyfall.cat([x, x]).relu()

    prof = details_of(run, record_shapes=True)
    cat = next(event for event in prof.events() if event.name == "aten::cat")
    assert cat.structured_input_shapes == [[[4, 8], [4, 8]], []]
    counts = [(e.key, e.input_shapes, e.count) for e in prof.key_averages(group_by_input_shape=True) if e.key == "aten::relu"]
    assert counts == [("aten::relu", [[8, 8]], 2), ("aten::relu", [[16]], 1)]
    (relu,) = [e for e in prof.key_averages() if e.key == "aten::relu"]
    assert relu.count == 3 and relu.input_shapes == ""
    titles = prof.key_averages(group_by_input_shape=True).table().splitlines()[1]
    assert titles.rstrip().endswith("Input Shapes") and "Input Shapes" not in prof.key_averages().table()
    prof.export_chrome_trace(str(tmp_path / "t.json"))
    events = json.loads((tmp_path / "t.json").read_text())["traceEvents"]
    about = next(event["args"] for event in events if event["name"] == "aten::cat")
    assert about["Input Dims"] == [[[4, 8], [4, 8]], []] and about["Concrete Inputs"] == ["", "0"]


def test_memory():
    def run():
        a = keyfall.empty(1000)
        del a
        b = keyfall.empty(10000)
        with profiler.record_function("block"):
            c = b * b
            del b
            d = keyfall.matmul(keyfall.ones(8, 8), keyfall.ones(8, 8))
        return c, d

    prof = details_of(run, profile_memory=True)
    events = {event.name: event for event in prof.events()}
    assert [(e.cpu_memory_usage, e.self_cpu_memory_usage) for e in prof.events() if e.name == "aten::empty"
            and e.cpu_parent is None] == [(4000, 4000), (40000, 40000)]
    assert events["aten::mul"].cpu_memory_usage == 40000
    assert [e.cpu_memory_usage for e in prof.events() if e.name == "[memory]"] == [-4000, -40000 - 256 - 512]  # the last at return
    assert events["aten::matmul"].cpu_memory_usage == 256 and events["aten::matmul"].self_cpu_memory_usage == 0
    assert events["block"].cpu_memory_usage == 256 + 512 + 40000 - 40000
    assert sum(event.self_cpu_memory_usage for event in prof.events()) == sum(
        event.cpu_memory_usage for event in prof.events() if event.cpu_parent is None)
    table = prof.key_averages().table(sort_by="self_cpu_memory_usage", row_limit=2).splitlines()
    assert "CPU Mem" in table[1] and "Self CPU Mem" in table[1] and "42.97 KB" in table[3]
    assert "[memory]" in prof.key_averages().table()
    assert "Mem" not in profiled().key_averages().table()


ON_A_DEVICE = """
import keyfall
from keyfall import profiler

keyfall.devices.PythonDevice("profmem")
with profiler.profile(profile_memory=True, record_shapes=True) as prof:
    keyfall.ones(100, device="profmem") * 2
sums = prof.key_averages()
assert sum(event.self_device_memory_usage for event in sums if event.key == "aten::mul") >= 400
assert "PROFMEM Mem" in sums.table() and "PROFMEM time avg" in sums.table()
(mul,) = [event for event in prof.events() if event.name == "aten::mul"]
assert mul.input_shapes == [[100], []] and mul.keys[-1] == "CPU" and "PROFMEM" in mul.keys
"""


def test_devices():
    subprocess.run([sys.executable, "-c", ON_A_DEVICE], check=True)  # the device stays registered


def inner(x):
    return x.exp()


def outer(x):
    return inner(x) + inner(x)


def test_stacks(tmp_path):
    x = keyfall.ones(3)
    prof = details_of(lambda: (outer(x), inner(x)), with_stack=True)
    first, second, third = [event.stack for event in prof.events() if event.name == "aten::exp"]
    assert first == second != third
    assert [frame.rpartition(": ")[2] for frame in first[:2]] == ["inner", "outer"]
    assert first[0].rpartition("(")[0].endswith("test_profiler.py")
    by_one = [e.count for e in prof.key_averages(group_by_stack_n=1) if e.key == "aten::exp"]
    by_two = [e.count for e in prof.key_averages(group_by_stack_n=2) if e.key == "aten::exp"]
    assert (by_one, by_two) == ([3], [2, 1]) and prof.key_averages()[0].stack == []
    table = prof.key_averages(group_by_stack_n=2).table()
    assert "Source Location" in table and ": outer" in table
    prof.export_stacks(str(tmp_path / "stacks"))
    lines = (tmp_path / "stacks").read_text().splitlines()
    assert any(";aten::exp " in line and line.index("_outer;") < line.index("_inner;") for line in lines)
    assert all(line.rpartition(" ")[2].isdigit() for line in lines)
    with pytest.raises(ValueError, match="metric should be one of"):
        prof.export_stacks(str(tmp_path / "stacks"), "nonsense")
    with pytest.raises(AssertionError, match="requires with_stack=True"):
        profiled().export_stacks(str(tmp_path / "stacks"))
    with pytest.raises(NotImplementedError, match="profile_memory"):
        prof.export_memory_timeline(str(tmp_path / "m.html"))


def test_modules():
    class Net(keyfall.nn.Module):
        def __init__(self):
            super().__init__()
            self.a, self.b = keyfall.nn.Linear(4, 4), keyfall.nn.Linear(4, 4)

        def forward(self, x):
            if x.shape[0] == 7:
                raise ValueError("seven")
            return self.b(self.a(x))

    net = Net()
    with profiler.profile(with_modules=True) as prof:
        with pytest.raises(ValueError, match="seven"):
            net(keyfall.ones(7, 4))
        net(keyfall.ones(2, 4))
        net.a(keyfall.ones(1, 4))
    names = [event.name for event in prof.events() if event.name.startswith("nn.Module")]
    assert sorted(names) == sorted(["nn.Module: Net_0"] * 2 + ["nn.Module: Linear_0"] * 2 + ["nn.Module: Linear_1"])
    nets = [event for event in prof.events() if event.name == "nn.Module: Net_0"]
    assert [child.name for child in nets[-1].cpu_children] == ["nn.Module: Linear_0", "nn.Module: Linear_1"]
    assert "aten::linear" in [child.name for child in nets[-1].cpu_children[0].cpu_children]
    net(keyfall.ones(2, 4))  # the hooks are gone
    assert not keyfall.nn.modules.module.everywhere.forward


def test_details_of_threads_nested_profiles_and_failures():
    def work():
        keyfall.ones(5).exp()

    with profiler.profile() as plain, profiler.profile(record_shapes=True) as detailed:
        work()
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        with pytest.raises(RuntimeError, match="cannot be multiplied"):
            keyfall.mm(keyfall.ones(2, 3), keyfall.ones(2, 3))
        with keyfall.inference_mode():
            keyfall.ones(6).exp()
    shapes = [event.input_shapes for event in detailed.events() if event.name == "aten::exp"]
    assert sorted(shapes) == [[[5]], [[5]], [[6]]]
    assert all(not event.input_shapes for event in plain.events())
    assert len(plain.events()) == len(detailed.events())
    keyfall.ones(2).exp()  # no mode is left
    with profiler.profile() as after:
        keyfall.ones(2).exp()
    assert next(event for event in after.events() if event.name == "aten::exp").keys == ["AutogradCPU", "CPU"]
    with keyfall.autograd.profiler.profile(record_shapes=True, with_flops=True) as older:
        keyfall.mm(keyfall.ones(2, 3), keyfall.ones(3, 2))
    (mm,) = [e for e in older.key_averages(group_by_input_shape=True) if e.key == "aten::mm"]
    assert mm.input_shapes == [[2, 3], [3, 2]] and mm.flops == 24


def test_whether_a_profiler_runs():
    autograd = keyfall.autograd
    assert autograd.kineto_available() is keyfall.profiler.kineto_available() and not autograd._profiler_enabled()
    with autograd.profiler.profile():
        assert autograd._profiler_enabled()
    assert not autograd._profiler_enabled()


def test_events_put_together_by_hand_become_a_tree():
    """Recorded from PyTorch: an event that begins inside another and ends after it is no child of it."""
    events, times = keyfall.autograd.profiler.EventList(), {1: [(0, 1), (1, 2)], 0: [(0, 2), (1, 2), (1, 3)]}
    for thread, ranges in times.items():
        for start, end in ranges:
            events.append(keyfall.autograd.profiler.FunctionEvent(
                id=len(events) + 1, node_id=0, name="", thread=thread, start_us=start, end_us=end))
    events._populate_cpu_children()
    assert [[child.id for child in event.cpu_children] for event in events] == [[], [], [], [], [4]]


@pytest.mark.parametrize("keep, count", [(True, 12), (False, 2)])
def test_events_of_earlier_cycles(keep, count):
    """Counts recorded from PyTorch: 14 steps are two whole cycles of 1 and 5, and two steps of the third's five."""
    cycles = profiler.schedule(wait=0, warmup=1, active=5)
    with profiler.profile(schedule=cycles, acc_events=keep) as profile:
        assert keyfall.autograd.profiler._is_profiler_enabled is False
        for _ in range(15):
            keyfall.add(1, 2)
            profile.step()
    (add,) = [event for event in profile.key_averages() if event.key == "aten::add"]
    assert add.count == count and not keyfall.autograd.profiler._is_profiler_enabled


# ---- What the package names itself, and PyTorch's collector. The values are PyTorch's.

def test_loaders_and_optimizers_name_their_steps():
    model = keyfall.nn.Linear(4, 2)
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1)
    data = keyfall.utils.data.TensorDataset(keyfall.ones(4, 4))
    with profiler.profile() as prof:
        for batch, in keyfall.utils.data.DataLoader(data, batch_size=2):
            optimizer.zero_grad()
            model(batch).sum().backward()
            optimizer.step()
    counts = {event.key: event.count for event in prof.key_averages() if "#" in event.key}
    assert counts == {"Optimizer.step#SGD.step": 2, "Optimizer.zero_grad#SGD.zero_grad": 2,
                      "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__": 3}


def test_results_of_the_collector():
    ids = set()
    for _ in range(2):
        prof = profiled()
        results = prof.profiler.kineto_results
        found = results.events()
        assert [event.name() for event in found] == [event.name for event in prof.events()]
        assert all(event.duration_ns() >= 0 and event.device_type() is profiler.DeviceType.CPU for event in found)
        new = {event.correlation_id() for event in found}
        assert len(new) == len(found) and not ids & new
        ids |= new
        tree = results.experimental_event_tree()
        block = next(event for event in tree if event.name == "forward")
        assert block.parent is None and [child.name for child in block.children] == [
            "aten::linear", "aten::relu", "aten::sum"]
        assert block.duration_time_ns >= sum(child.duration_time_ns for child in block.children)


def test_costs_of_a_profile():
    with profiler.profile() as prof:
        step()
    stats = prof._stats()
    assert stats.number_of_events == 0 and stats.function_events_build_tree_call_duration_us == 0
    assert stats.profiling_window_duration_sec > 0 and stats.profiler_disable_call_duration_us > 0
    count = len(prof.events())
    assert stats.number_of_events == count > 0 and stats.function_events_build_tree_call_duration_us > 0


def test_blocks_with_arguments(tmp_path):
    x = keyfall.ones(4, 4)
    given = {"stream": 0, "grid": "g", "debug": 'q"', "b": True, "l": [1]}
    with profiler.profile(record_shapes=True) as prof:
        with _RecordFunctionFast("fast", [x, x], given):
            x + x
    event = next(event for event in prof.events() if event.name == "fast")
    assert event.input_shapes == [[4, 4], [4, 4]] and event.kwinputs == given
    prof.export_chrome_trace(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    shown = next(event["args"] for event in events if event["name"] == "fast")
    assert {name: shown.get(name) for name in given} == {"stream": 0, "grid": "g", "debug": "None", "b": True, "l": None}
    with profiler.profile() as prof:
        with _RecordFunctionFast("fast", [x]):
            x + x
    assert [event.input_shapes for event in prof.events()] == [[], []]


def test_timelines_say_when_the_profile_ran(tmp_path):
    profiled(profile_memory=True).export_chrome_trace(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    span, _, begin, end = events[-4:]
    assert [event["name"] for event in events[-4:]] == [
        "PyTorch Profiler (0)", "process_sort_index", "Iteration Start: PyTorch Profiler", "Record Window End"]
    assert all(begin["ts"] <= event["ts"] <= end["ts"] for event in events if "ts" in event)
    memory = [event for event in events if event["name"] == "[memory]"]
    assert memory and all({"Addr", "Bytes", "Device Id", "Device Type"} <= set(event["args"]) for event in memory)


def test_trees_are_walked_in_order():
    tree = {"a": ["b", "c"], "b": ["d"], "e": []}
    walk = {name: list(function(["a", "e"], lambda event: tree.get(event, []))) for name, function in
            (("dfs", traverse_dfs), ("bfs", traverse_bfs))}
    assert walk == {"dfs": ["a", "b", "d", "c", "e"], "bfs": ["a", "e", "b", "c", "d"]}


def test_shapes_of_what_blocks_are_given():
    x = keyfall.ones(3, 4)
    with profiler.profile(record_shapes=True) as prof:
        with profiler.record_function("one", "1, 2"):
            record_function_with_args_exit(record_function_with_args_enter("two", 1, False, [x, x], "x", x))
        with profiler.record_function("three"):
            record_function_with_args_exit(record_function_with_args_enter("four"))
    assert [(event.name, event.input_shapes) for event in prof.events()] == [
        ("one", [[]]), ("two", [[], [], [], [], [3, 4]]), ("three", []), ("four", [])]


def test_blocks_as_operators():
    operators = keyfall.ops.profiler
    with profiler.profile() as prof:
        handle = operators._record_function_enter("bar", None)
        keyfall.ones(3) * 2
        operators._record_function_exit(handle)
        operators._record_function_exit(handle)  # has ended
    block, = (event for event in prof.events() if event.name == "bar")
    assert block.count == 1 and block.cpu_parent is None
    assert {"aten::ones", "aten::mul"} <= {child.name for child in block.cpu_children}
    assert not any(event.name.startswith("profiler::") for event in prof.events())
    assert keyfall.autograd.DeviceType is profiler.DeviceType


def test_timelines_have_the_strides_of_arguments(tmp_path):
    base = keyfall.zeros(64)
    a, b = base.as_strided((3, 3), (4, 1)), base.as_strided((3, 3), (5, 2), 7)
    with profiler.profile(record_shapes=True) as prof:
        keyfall.add(a, b)
        keyfall.cat([a, b])
    prof.export_chrome_trace(str(tmp_path / "trace.json"))
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    strides = {event["name"]: event["args"]["Input Strides"] for event in events if "Input Strides" in event.get("args", {})}
    assert strides["aten::add"] == [[4, 1], [5, 2], []] and strides["aten::cat"] == [[[4, 1], [5, 2]], []]


_STEPS = """
import keyfall
from keyfall.autograd.profiler import KinetoStepTracker
weight = keyfall.nn.Parameter(keyfall.ones(2))
weight.grad, optimizer = keyfall.ones(2), keyfall.optim.SGD([weight], lr=0.1)
import keyfall.profiler
for _ in range(3):
    optimizer.step()
print(KinetoStepTracker.current_step())
"""


@pytest.mark.parametrize("daemon, count", [("", "0"), ("1", "3")])
def test_steps_are_counted_for_profilers_outside(daemon, count):
    environment = {**os.environ, "KINETO_USE_DAEMON": daemon}
    run = subprocess.run([sys.executable, "-c", _STEPS], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [count]


def test_the_oldest_profiler_says_so():
    with keyfall.autograd.profiler_legacy.profile() as prof:
        keyfall.ones(2)
        assert [session.legacy for session in profiler.session._open] == [True]
    with profiler.profile():
        assert [session.legacy for session in profiler.session._open] == [False]
    assert "aten::ones" in [event.name for event in prof.function_events]
