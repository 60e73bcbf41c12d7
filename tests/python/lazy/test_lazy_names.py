"""keyfall._lazy: PyTorch's names for lazy tensors, the formats of dumps and reports, counters, closures."""

import re
import os
import subprocess
import sys
import threading

import pytest
from remote_plugin import path_of

import keyfall
import keyfall._lazy.computation
import keyfall._lazy.config
import keyfall._lazy.debug
import keyfall._lazy.ir_cache
import keyfall._lazy.metrics
import keyfall._lazy.ts_backend
from keyfall._lazy import metrics
from keyfall._lazy.closure import AsyncClosureHandler
from keyfall import fx
from keyfall._lazy.extract_compiled_graph import (
    GraphInputMatcher, ReturnValueHandler, extract_compiled_graph, force_lazy_device,
)  # fmt: skip

keyfall._lazy.ts_backend.init()


@pytest.fixture(autouse=True)
def clean():
    keyfall._lazy.mark_step(wait=True)
    metrics.reset()
    yield
    keyfall._lazy.config.set_force_fallback("")
    keyfall._C._lazy._set_symbolic_shape_mode(False)
    keyfall._lazy.mark_step(wait=True)


def lazy(*sizes):
    x = keyfall.arange(keyfall.Size(sizes).numel(), dtype=keyfall.float32).view(*sizes).to("lazy")
    keyfall._lazy.sync_multi([x], [])
    return x


def test_init_twice():
    keyfall._lazy.ts_backend.init()


# ---- Steps --------------------------------------------------------------------------------------


def test_operators_are_recorded_until_the_step_ends():
    x = lazy(2, 3)
    y = (x + 1) * 2
    assert keyfall.lazy.is_pending(y) and y.shape == (2, 3) and y.device.type == "lazy"
    keyfall._lazy.mark_step(wait=True)
    assert not keyfall.lazy.is_pending(y)
    assert y.cpu().tolist() == [[2, 4, 6], [8, 10, 12]]
    assert metrics.counter_value("MarkStep") == 1


def test_steps_without_waiting():
    x = lazy(3)
    y = x + 1
    keyfall._lazy.mark_step()
    keyfall._lazy.wait_device_ops()
    assert y.tolist() == [1, 2, 3]


def test_tensor_ids():
    x = lazy(3)
    y = x + 1
    first, second = keyfall._lazy.get_tensor_id(x), keyfall._lazy.get_tensor_id(y)
    assert 0 < first < second
    with pytest.raises(RuntimeError, match="Input tensor is not a lazy tensor"):
        keyfall._lazy.get_tensor_id(keyfall.ones(1))


def test_sync_multi_computes():
    x = lazy(3)
    y, z = x + 1, x + 2
    keyfall._lazy.sync_multi([y], [])
    assert not keyfall.lazy.is_pending(y) and z.tolist() == [2, 3, 4]
    with pytest.raises(TypeError, match="tensors"):
        keyfall._lazy.sync_multi(3, [])
    with pytest.raises(TypeError):
        keyfall._lazy.sync_multi([3], [])


def test_to_cpu_and_save(tmp_path):
    x = lazy(3)
    nested = {"a": [x + 1, 3], "b": keyfall.ones(1)}
    moved = keyfall._lazy.to_cpu(nested)
    assert moved["a"][0].device.type == "cpu" and moved["a"][0].tolist() == [1, 2, 3] and moved["a"][1] == 3
    keyfall._lazy.save({"x": x * 2}, tmp_path / "x.pt")
    assert keyfall.load(tmp_path / "x.pt")["x"].tolist() == [0, 2, 4]


# ---- Closures -----------------------------------------------------------------------------------


def test_closures_run_after_the_step():
    x = lazy(2)
    y = x + 1
    seen = []
    keyfall._lazy.add_step_closure(lambda t: seen.append(t.tolist()), args=(y,))
    assert seen == []
    keyfall._lazy.mark_step()
    assert seen == [[1, 2]]
    keyfall._lazy.mark_step()
    assert seen == [[1, 2]]


def test_asynchronous_closures():
    done, seen = threading.Event(), []
    keyfall._lazy.add_step_closure(lambda: seen.append(threading.current_thread().name), run_async=True)
    keyfall._lazy.add_step_closure(done.set, run_async=True)
    keyfall._lazy.mark_step()
    assert done.wait(60) and seen == ["keyfall-closures"]


def test_a_closure_that_raises_stops_the_next():
    handler = AsyncClosureHandler()

    def fail():
        raise ValueError("on purpose")

    handler([fail])
    handler.wait()
    with pytest.raises(RuntimeError, match="Cannot run asynchronous closure due to previously raised") as caught:
        handler([lambda: None])
    assert isinstance(caught.value.__cause__, ValueError)
    ran = threading.Event()
    handler([ran.set])
    assert ran.wait(60)


# ---- Fallback and counters ----------------------------------------------------------------------


def test_recorded_operators_are_counted():
    x = lazy(3)
    _ = x + 1, x + 2
    assert metrics.counter_value("lazy::add") == 2
    assert metrics.counter_value("lazy::none") is None
    assert "lazy::add" in metrics.counter_names()
    metrics.reset()
    assert metrics.counter_value("lazy::add") is None


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "complex64"])
@pytest.mark.parametrize("sizes", [(2, 3), (), (0,)])
def test_numbers_beside_tensors(dtype, sizes):
    """Most of these calls are recorded without the meta kernel."""
    def several(x):
        results = [x + 1, x - 2.5, x * 2, x / 4, x * True, 3 - x, x + 1j]
        number = keyfall.tensor(2.0)
        results.append(x * number)
        number.fill_(100)  # later than the call
        return results + [keyfall.add(x, 2, alpha=3), x.mT * 2 if x.dim() > 1 else x * 2]

    x = keyfall.ones(sizes).to(getattr(keyfall, dtype))
    for _ in range(2):
        for wanted, found in zip(several(x), several(x.to("lazy")), strict=True):
            assert (wanted.dtype, wanted.shape, wanted.stride()) == (found.dtype, found.shape, found.stride())
            assert wanted.tolist() == found.tolist()


def test_nonzero_falls_back():
    x = lazy(3)
    assert keyfall.nonzero(x).tolist() == [[1], [2]]
    assert metrics.counter_value("aten::nonzero") == 1


def test_forced_fallback_can_change():
    x = lazy(3)
    for name in ("aten::add", "aten::mul", ""):
        keyfall._lazy.config.set_force_fallback(name)
        assert keyfall._lazy.config.get_force_fallback() == name
        metrics.reset()
        assert (x + 1).tolist() == [1, 2, 3] and (x * 2).tolist() == [0, 2, 4]
        counted = {n for n in metrics.counter_names() if n.startswith("aten::")}
        assert {n.partition(".")[0] for n in counted} == ({name} if name else set())


def test_names_without_an_operator_are_a_warning():
    with pytest.warns(UserWarning, match='no operator "aten::ad"'):
        keyfall._lazy.config.set_force_fallback("aten::add, aten::ad")
    metrics.reset()
    assert (lazy(3) + 1).tolist() == [1, 2, 3] and metrics.counter_value("aten::add.Tensor") == 1
    program = "import keyfall; keyfall.lazy.init()"
    for names, warns in (("aten::mul,aten::nosuch", True), ("aten::mul", False)):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True,
                              env={**os.environ, "LTC_FORCE_FALLBACK": names})  # fmt: skip
        assert ('LTC_FORCE_FALLBACK: there is no operator "aten::nosuch"' in done.stderr) == warns


def test_fallback_of_lists_stays_on_the_device():
    x = lazy(3)
    keyfall._lazy.config.set_force_fallback("aten::_foreach_add,aten::_foreach_add_")
    made = keyfall._foreach_add([x, x], 1)
    assert all(t.device.type == "lazy" for t in made) and made[0].tolist() == [1, 2, 3]
    keyfall._foreach_add_([x], 2)
    assert x.tolist() == [2, 3, 4]


def test_fallback_writes_to_views():
    x = lazy(2, 3)
    keyfall._lazy.config.set_force_fallback("aten::mul_")
    x[0].mul_(10)
    assert x.tolist() == [[0, 10, 20], [3, 4, 5]]


# ---- Dumps --------------------------------------------------------------------------------------


def test_text_of_a_graph():
    x = lazy(2, 3)
    y = keyfall.sum(x * x, (0, 1))
    text = keyfall._lazy.debug.dump_ir([y], "text")
    assert keyfall.lazy.is_pending(y)
    lines = text.splitlines()
    assert lines[0] == "IR {" and lines[-1] == "}"
    assert re.match(r"  %0 = \[Float\[2,3\]\] lazy_tensors::device_data\(\), device=CPU0", lines[1])
    assert re.match(r"  %1 = \[Float\[2,3\]\] aten::mul\(%0, %0\)", lines[2])
    assert re.match(r"  %2 = \[Float\[\]\] aten::sum\(%1\), dim=0 1, keepdim=0, dtype=null, ROOT=0", lines[3])


def test_dot_of_a_graph():
    x = lazy(2)
    text = keyfall._lazy.debug.render_ir_graph([x + x])
    assert text.startswith("digraph G {") and text.rstrip().endswith("}")
    assert 'node0 [label="' in text and "node0 -> node1" in text


def test_formats_of_dumps():
    x = lazy(2) + 1
    assert keyfall._lazy.debug.dump_ir([x], "backend")
    for format in ("nonsense", None, 3, []):
        with pytest.raises(RuntimeError, match="Unrecognized IR format"):
            keyfall._lazy.debug.dump_ir([x], format)


# ---- Hashes and compiled graphs -----------------------------------------------------------------


def graph_of(x, number=1.5):
    return (x * number + x).sum()


def test_hashes_depend_on_the_graph_alone():
    hashes = [keyfall._lazy.computation.get_graph_hash([graph_of(lazy(3))]) for _ in range(2)]
    assert hashes[0] == hashes[1] and len(hashes[0]) == 16
    assert keyfall._lazy.computation.get_graph_hash([graph_of(lazy(3), 2.5)]) == hashes[0]
    assert keyfall._lazy.computation.get_graph_hash([graph_of(lazy(4))]) != hashes[0]
    assert keyfall._lazy.computation.get_graph_hash([lazy(3).sum()]) != hashes[0]


def test_cached_graphs_run_on_other_inputs():
    x = lazy(3)
    y = x * x + 1
    hash = keyfall._lazy.computation.get_graph_hash([y])
    ids, values = keyfall._lazy.computation.get_tensors_ts_device_data_node([y])
    assert ids == [keyfall._lazy.get_tensor_id(x), 0] and values[0].tolist() == [0, 1, 2]
    keyfall._lazy.sync_multi([y], [])
    (made,) = keyfall._lazy.computation.run_cached_graph(
        hash, [keyfall.tensor([3.0, 4.0, 5.0]), values[1]])  # fmt: skip
    assert made.tolist() == [10, 17, 26]
    keyfall._lazy.ir_cache.reset()
    with pytest.raises(RuntimeError, match="Failed to get computation by hash"):
        keyfall._lazy.computation.run_cached_graph(hash, values)
    with pytest.raises(ValueError, match="16 bytes"):
        keyfall._lazy.computation.run_cached_graph(b"short", values)


def test_extract_compiled_graph():
    model = keyfall.nn.Sequential(keyfall.nn.Linear(3, 4), keyfall.nn.ReLU(), keyfall.nn.Linear(4, 2))
    run = extract_compiled_graph(model, (keyfall.ones(5, 3),))
    for _ in range(3):
        x = keyfall.randn(5, 3)
        found, wanted = run(x), model(x)
        assert found.device.type == "cpu" and keyfall.equal(found, wanted.detach())
    with pytest.raises(RuntimeError, match="ran eagerly"):
        extract_compiled_graph(lambda x: x.nonzero(), (keyfall.ones(3),))


def test_inputs_of_cached_graphs_are_matched():
    x, y = lazy(3), lazy(3)
    made = x * 2 + y * y
    get_id, computation = keyfall._lazy.get_tensor_id, keyfall._lazy.computation
    ids, values = computation.get_tensors_ts_device_data_node([made])
    matcher = GraphInputMatcher({get_id(y): 0, get_id(x): 1}, ids, values)
    hash = computation.get_graph_hash([made])
    keyfall._lazy.sync_multi([made], [])
    inputs = matcher((keyfall.tensor([1.0, 2.0, 3.0]), keyfall.tensor([5.0, 5.0, 5.0])))
    (found,) = computation.run_cached_graph(hash, inputs)
    assert found.tolist() == [11, 14, 19]
    numbered = GraphInputMatcher({7: 1, 9: 0}, [9, 0, 7, 9], ["a", "b", "c", "d"])
    assert numbered(("first", "second")) == ["first", "b", "second", "first"]
    assert numbered == GraphInputMatcher({7: 1, 9: 0}, [9, 0, 7, 9], ["a", "b", "c", "d"])


def test_results_of_cached_graphs_are_duplicated():
    x, y = lazy(3), lazy(3)
    handler = ReturnValueHandler([x, y, x, x])
    assert handler.index == [[0, 2, 3], [1]] and handler.total_count == 4
    assert handler.duplicate_eager_tensors(["x", "y"]) == ["x", "y", "x", "x"]
    with pytest.raises(AssertionError, match="expected 2 results.*found 1"):
        handler.duplicate_eager_tensors(["x"])
    assert ReturnValueHandler([]).duplicate_eager_tensors([]) == []


def module_that_creates_tensors():
    """x + ones(3) + rand(3, device=cpu)"""
    graph = fx.Graph()
    x = graph.placeholder("x")
    ones = graph.call_function(keyfall.ones, (3,))
    random = graph.call_function(keyfall.rand, (3,), {"device": keyfall.device("cpu", 0)})
    added = graph.call_function(keyfall.add, (graph.call_function(keyfall.add, (x, ones)), random))
    graph.output(added)
    return fx.GraphModule(keyfall.nn.Module(), graph)


def test_graph_modules_create_lazy_tensors():
    module = module_that_creates_tensors()
    force_lazy_device(module)
    kwargs = [dict(node.kwargs) for node in module.graph.nodes if node.kwargs]
    assert kwargs == [{"device": keyfall.device("lazy")}, {"device": keyfall.device("lazy", 0)}]
    made = module(lazy(3))
    assert made.device.type == "lazy" and keyfall.lazy.is_pending(made)


def test_extracted_graph_modules_draw_at_each_call():
    module = module_that_creates_tensors()
    run = extract_compiled_graph(module, (keyfall.zeros(3),))
    keyfall.manual_seed(3)
    found = [run(keyfall.zeros(3)) for _ in range(2)]
    keyfall.manual_seed(3)
    assert all(keyfall.equal(each, module(keyfall.zeros(3))) for each in found)
    assert not keyfall.equal(*found)


# ---- Reports ------------------------------------------------------------------------------------


def test_metrics_report():
    x = lazy(3)
    y = x + 1
    keyfall._lazy.mark_step(wait=True)
    report = metrics.metrics_report()
    assert re.search(r"^Counter: MarkStep\n  Value: 1$", report, re.M)
    assert re.search(r"^Counter: lazy::add\n  Value: 1$", report, re.M)
    found = re.search(r"^Metric: (\w+)\n  TotalSamples: (\d+)\n  Accumulator: (\S+)$", report, re.M)
    assert found and int(found[2]) > 0
    assert re.search(r"^  Percentiles: 1%=\S+; 5%=\S+; 10%=\S+; 20%=\S+; 50%=\S+; 80%=\S+; 90%=\S+; "
                     r"95%=\S+; 99%=\S+$", report, re.M)  # fmt: skip
    metric_names = re.findall(r"^Metric: (\w+)", report, re.M)
    counter_names = re.findall(r"^Counter: (\S+)", report, re.M)
    assert metric_names == sorted(metric_names) and counter_names == sorted(counter_names)
    as_dictionary = keyfall.lazy.metrics()
    assert as_dictionary["counters"]["MarkStep"] == 1
    del y


def test_cache_counters():
    keyfall._lazy.ir_cache.reset()
    metrics.reset()
    for _ in range(3):
        x = lazy(3)
        y = x.exp()
        keyfall._lazy.mark_step(wait=True)
        del y
    assert metrics.counter_value("UncachedCompile") >= 1
    assert metrics.counter_value("CachedCompile") >= 2


def test_explain_names_reasons():
    x = lazy(3)
    (x + 1).sum().item()
    text = keyfall.lazy.explain()
    assert "_local_scalar_dense" in text and "flushed" in text


# ---- Graphs that ran


def test_the_latest_graph():
    keyfall._lazy.ir_cache.reset()
    latest = keyfall._C._lazy_ts_backend._get_latest_computation_graph
    with pytest.raises(RuntimeError, match="No computations have been executed yet"):
        latest()
    lazy(3).exp().sum().item()
    assert "aten::exp" in latest() and "aten::sum" in latest()


def test_cached_graphs_as_a_file(tmp_path):
    keyfall._lazy.ir_cache.reset()
    lazy(3).exp().sum().item()
    keyfall._lazy.ir_cache.dump(str(tmp_path / "graphs.dot"))
    text = (tmp_path / "graphs.dot").read_text()
    assert text.startswith("digraph G {") and '[label="aten::exp"]' in text and "->" in text
    with pytest.raises(FileNotFoundError):
        keyfall._lazy.ir_cache.dump(str(tmp_path / "none" / "graphs.dot"))


def test_default_device_type():
    assert keyfall._C._lazy._get_default_device_type() == "CPU"


@pytest.mark.parametrize("format, part", [("text", "aten::exp(%"), ("dot", "digraph G {"), ("backend", "return s")])
def test_graphs_are_appended_to_a_file(tmp_path, format, part):
    path = tmp_path / "graphs"
    program = "import keyfall\nkeyfall.lazy.init()\nfor _ in '12': keyfall.ones(3).to('lazy').exp().sum().item()"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120, env={
        **os.environ, "LTC_SAVE_TENSORS_FILE": str(path), "LTC_SAVE_TENSORS_FMT": format})
    text = path.read_text()
    assert text.startswith("[ScheduleSyncTensorsGraph]\nPython Stacktrace:\n  <module> (<string>:3)\n\nHashes: (")
    assert part in text and text.count("## BEGIN_GRAPH\n") == text.count("## END_GRAPH\n\n") == 2


def test_graphs_run_on_cuda_where_the_environment_asks_for_it():
    """The device belongs to whoever has taken the name; without one, a warning says so."""
    program = """
import sys, keyfall, keyfall._lazy
if len(sys.argv) > 1: keyfall.devices.load_plugin(sys.argv[1])
keyfall.lazy.init()
x = keyfall.ones(3).to("lazy") * 2 + 1
print(x.tolist(), keyfall.accelerator.memory_stats()["allocations"] > 0 if len(sys.argv) > 1 else None)
"""

    def run(*arguments):
        return subprocess.run([sys.executable, "-c", program, *arguments], check=True, timeout=120, text=True,
                              capture_output=True, env={**os.environ, "LTC_TS_CUDA": "1"})

    done = run()
    assert done.stdout == "[3.0, 3.0, 3.0] None\n" and "LTC_TS_CUDA is set" in done.stderr
    done = run(path_of("remote_cuda"))
    assert done.stdout == "[3.0, 3.0, 3.0] True\n" and "LTC_TS_CUDA" not in done.stderr


def test_fallbacks_are_in_the_bill():
    x = lazy(3)
    with keyfall.fallback.bill() as bill:
        x.nonzero()
        x + 1
    assert [(entry.op, entry.device, entry.calls) for entry in bill] == [("aten::nonzero", "lazy", 1)]
