"""Graphs that run with the kernels of a plug-in's device, graphs of replayed functions for changing sizes,
and what a write that fails leaves behind."""

import ctypes
import gc
import subprocess
import sys

import numpy
import pytest
from remote_plugin import path_of

import keyfall as kf
import keyfall._lazy.config
import keyfall._lazy.ir_cache
import keyfall._lazy.metrics


@pytest.fixture
def skeleton():
    kf.lazy.init()
    name = kf.devices.load_plugin(path_of("skeleton"))
    kf.lazy.options.eager_device = name
    yield name
    kf.lazy.options.eager_device = "cpu"
    gc.collect()
    kf.devices.unload_plugin(name)


def training_step():
    kf.manual_seed(0)
    net = kf.nn.Sequential(kf.nn.Linear(8, 16), kf.nn.ReLU(), kf.nn.Linear(16, 4))
    optimizer = kf.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
    x, wanted = kf.randn(5, 8), kf.randint(4, (5,))

    def step():
        optimizer.zero_grad()
        loss = kf.nn.functional.cross_entropy(net(x), wanted)
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step, net


@pytest.mark.parametrize("mode", [None, "reduce-overhead"])
def test_training_on_a_plugins_device(skeleton, mode):
    (eager, net), (step, other) = training_step(), training_step()
    compiled = kf.compile(step, mode=mode)
    for _ in range(5):
        assert compiled().item() == pytest.approx(eager().item(), rel=1e-5)
    for a, b in zip(net.parameters(), other.parameters()):
        assert kf.allclose(a, b, rtol=1e-5, atol=1e-6)


def test_views_and_writes_on_a_plugins_device(skeleton):
    x = kf.arange(12.0).reshape(3, 4).to("lazy")
    y = x * 2
    x[1:, ::2].mul_(-1)
    old = x.t().clone()
    x.add_(y)
    assert x.tolist() == [[0, 3, 6, 9], [4, 15, 6, 21], [8, 27, 10, 33]]
    assert old.tolist() == [[0, -4, -8], [1, 5, 9], [2, -6, -10], [3, 7, 11]]
    assert (kf.zeros(3, device="lazy") + kf.arange(3, device="lazy")).tolist() == [0, 1, 2]


def test_constants_of_a_plugins_device():
    """Their memory cannot be read to find out whether they are zeros. In a new process: which nodes become
    constants depends on the graphs before."""
    program = f"""
import keyfall as kf
kf.lazy.init()
kf.lazy.options.eager_device = kf.devices.load_plugin({path_of("remote")!r})
print((kf.zeros(3, device="lazy") + kf.arange(3, device="lazy")).tolist())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[0.0, 1.0, 2.0]\n", done.stderr


def test_fallbacks_run_on_a_plugins_device(skeleton):
    x = kf.tensor([[0.0, 2.0], [3.0, 0.0]]).to("lazy")
    assert x.nonzero().tolist() == [[0, 1], [1, 0]] and x.nonzero().device.type == "lazy"
    assert x[x > 1].tolist() == [2, 3]
    assert kf.lazy.metrics()["counters"]["aten::nonzero"] >= 1


def test_devices_that_cannot_run_graphs():
    for name in ("lazy", "meta"):
        with pytest.raises(ValueError, match="cannot run graphs"):
            kf.lazy.options.eager_device = name


def test_replayed_functions_share_a_graph_of_changing_sizes():
    kf.lazy.cache_clear()

    def function(x):
        return (x * 2).relu().matmul(x.t()).sum(0)

    replayed = kf.compile(function, mode="reduce-overhead")
    for size in (3, 4):  # the second graph is made for changing sizes
        replayed(kf.randn(size, 5))
    compiled = kf.lazy.metrics()["counters"]["UncachedCompile"]
    for size in (5, 6, 9, 3, 5):
        x = kf.randn(size, 5)
        assert kf.equal(replayed(x), function(x))
    assert kf.lazy.metrics()["counters"]["UncachedCompile"] == compiled


@pytest.mark.parametrize("write", ["zero_", "abs_"])
def test_writes_after_one_that_fails_are_left_out(write):
    """An index is out of range: the eager program stops at the first write."""
    kf.lazy.init()
    x, y = kf.tensor([8, 5, 6]).to("lazy"), kf.ones(3, device="lazy")
    x.index_fill_(0, kf.tensor([9]).to("lazy"), 1)
    getattr(x, write)()
    y.add_(1)
    with pytest.raises(IndexError, match="index_fill_"):
        kf.lazy.sync(x)
    assert x.tolist() == [8, 5, 6] and y.tolist() == [2, 2, 2]


# ---- Reused nodes -------------------------------------------------------------------------------


@pytest.fixture
def reuse():
    kf.lazy.init()
    kf._lazy.mark_step()
    kf.lazy.cache_clear()
    kf._lazy.config.set_reuse_ir(True)
    yield
    kf._lazy.config.set_reuse_ir(False)
    kf.lazy.cache_clear()


def reused():
    return sum(n for name, n in kf.lazy.metrics()["counters"].items() if name.startswith("IrNodeReused_"))


def test_equal_calls_reuse_their_shapes(reuse):
    def step(device):
        kf._lazy.mark_step()
        x = kf.arange(6.0).reshape(2, 3).to(device)
        y = kf.cat([x, x.t().contiguous().view(2, 3)], 1) @ kf.ones(6, 4, device=device)
        return (y.sum(0, keepdim=True) + x[:, :1]).tolist(), kf.stack([x, x]).amax(dim=(0, 2)).tolist()

    wanted = step("cpu")
    assert step("lazy") == wanted
    before = reused()
    assert step("lazy") == wanted and reused() - before >= 4


def chain(x, count):
    for _ in range(5):
        x = x * 2 + 1
    return x


def forking(x, count):
    y = x.exp() if count % 2 else x.log()
    return y + y


def repeating(x, count):
    a, b = x @ x, x @ x
    return a + b, x.exp(), x.exp()


def with_numbers(x, count):
    return ((x + count) * 1.5).pow(2).clamp(0, count)


def in_place(x, count):
    x.add_(1)
    x.mul_(2)
    x[0].add_(3)


def with_gradients(x, count):
    x.requires_grad_()
    (x * x).sum().backward()


# After each of four steps, as PyTorch's counters: its nodes for views, lists and data have no counterpart.
REUSED = [
    (chain, "AddTensor 0 5 10 15, MulTensor 0 5 10 15, TrieForked 0 0 0 0"),
    (forking, "AddTensor 0 0 1 2, Exp 0 0 1 1, Log 0 0 0 1, TrieForked 0 1 1 1"),
    (repeating, "AddTensor 0 1 2 3, Exp 0 2 4 6, Mm 0 2 4 6, TrieForked 0 0 0 0"),
    (with_numbers, "AddTensor 0 1 2 3, Clamp 0 1 2 3, MulTensor 0 1 2 3, PowTensorScalar 0 1 2 3, TrieForked 0 0 0 0"),
    (in_place, "AddTensor 0 2 4 6, MulTensor 0 1 2 3, TrieForked 0 0 0 0"),
    (with_gradients, "AddTensor 0 1 2 3, MulTensor 0 3 6 9, Sum 0 1 2 3, TrieForked 0 0 0 0"),
]


@pytest.mark.parametrize("program, counts", REUSED)
def test_counters_of_reused_nodes_are_those_of_pytorch(reuse, program, counts):
    kf._lazy.metrics.reset()
    wanted = {name: list(map(int, numbers)) for name, *numbers in map(str.split, counts.split(", "))}
    found = {name: [] for name in wanted}
    for count in range(1, 5):
        program(kf.ones(3, 3).to("lazy"), count)
        kf._lazy.mark_step()
        counters = kf.lazy.metrics()["counters"]
        for name, numbers in found.items():
            full = name if name == "TrieForked" else f"IrNodeReused_torch::lazy::{name}"
            numbers.append(counters.get(full, 0))
    assert found == wanted
    reused = {name for name, n in counters.items() if name.startswith("IrNodeReused_") and n > 0}
    assert reused == {f"IrNodeReused_torch::lazy::{name}" for name in wanted if name != "TrieForked"}


def test_steps_that_take_another_way_are_counted(reuse):
    """The counter of PyTorch's trie: a new call behind one that another call followed before."""
    def step(*shapes):
        kf._lazy.mark_step()
        x = kf.ones(2, 3, device="lazy")
        for shape in shapes:
            x = kf.cat([x, kf.ones(*shape, device="lazy")], 1)

    def forks():
        return kf.lazy.metrics()["counters"].get("TrieForked", 0)

    before = forks()
    step((2, 1), (2, 2))
    step((2, 1), (2, 2))
    step((2, 1), (2, 2), (2, 3))
    assert forks() == before  # the same way, and a longer one
    step((2, 1), (2, 7))
    assert forks() > before
    kf._lazy.metrics.reset()
    assert forks() == 0


def test_counters_and_cache_have_the_names_of_pytorch(reuse, tmp_path):
    x, y = kf.randn(4, 3, 2, 2).to("lazy"), kf.ones(3).to("lazy")
    kf._lazy.metrics.reset()
    for _ in range(4):
        z = (x + x).softmax(1)
        kf.native_batch_norm(z, y, y, None, None, True, 0.1, 1e-5)
        kf._lazy.mark_step()
    counters = kf.lazy.metrics()["counters"]
    for name in ("AddTensor", "Softmax", "NativeBatchNorm"):
        assert counters[f"IrNodeReused_torch::lazy::{name}"] == 3
    kf._lazy.ir_cache.dump(str(tmp_path / "cache.dot"))
    text = (tmp_path / "cache.dot").read_text()
    assert text.startswith("digraph G {\n") and text.endswith("}\n")
    assert text.count('[label="aten::add, 3 hits"]') == 1 and "0 -> " in text
    kf._lazy.ir_cache.reset()
    kf._lazy.ir_cache.dump(str(tmp_path / "cache.dot"))
    assert (tmp_path / "cache.dot").read_text() == "digraph G {\n}\n"


def test_calls_that_differ_are_not_reused(reuse):
    x = kf.arange(24, device="lazy").reshape(2, 3, 4)
    for _ in range(2):
        assert x.sum(0).shape == (3, 4) and x.sum(1).shape == (2, 4) and x.sum(1, keepdim=True).shape == (2, 1, 4)
        assert x.sum(0, dtype=kf.float64).dtype == kf.float64 and x.sum(0).dtype == kf.int64
        assert x.permute(2, 0, 1).clone().stride() == x.cpu().permute(2, 0, 1).clone().stride()
        assert (x * 1.5).dtype == kf.float32
        kf.set_default_dtype(kf.float64)
        try:
            assert (x * 1.5).dtype == kf.float64
        finally:
            kf.set_default_dtype(kf.float32)
        with pytest.raises(RuntimeError):
            x.float() @ kf.ones(3, 4, device="lazy")


# ---- Resident values ----------------------------------------------------------------------------


def copies():
    counters = kf.lazy.metrics()["counters"]
    return counters.get("CopiesToDevice", 0), counters.get("CopiesFromDevice", 0)


class Copied:
    """Copies (to the device, from it) inside of a `with`."""

    def __enter__(self):
        self.before = copies()
        return self

    def __exit__(self, *unused):
        self.count = tuple(now - then for now, then in zip(copies(), self.before))


def test_parameters_stay_on_the_device(skeleton):
    kf.manual_seed(0)
    weights = [kf.randn(4, 4).to("lazy") for _ in range(3)]
    x = kf.ones(2, 4).to("lazy")

    def step():
        y = x
        for w in weights:
            y = (y @ w).relu()
        for w in weights:
            w.mul_(0.5)
        kf.lazy.mark_step()
        return y

    expected = [w.to("cpu") for w in weights]
    step()
    for scale in (0.25, 0.125):
        with Copied() as copied:
            step()
        assert copied.count == (0, 0)
        with Copied() as copied:
            for w, first in zip(weights, expected):
                assert kf.equal(w.to("cpu"), first * scale)
        assert copied.count == (0, 3)  # reading leaves the value where it is
    with Copied() as copied:
        weights[1].copy_(expected[1])
        x[0, 1] = 3.0
        step()
    assert copied.count[1] == 0 and copied.count[0] <= 1  # a number that was written, at most


def test_results_are_handed_to_the_device(skeleton):
    x = kf.arange(6.0).to(skeleton)
    with Copied() as copied:
        y = (x.to("lazy") * 2 + 1).to(skeleton)
    assert copied.count == (0, 0)
    assert y.device.type == skeleton and y.tolist() == [1, 3, 5, 7, 9, 11]


def test_wrapped_tensors_are_copied_when_they_have_changed(skeleton):
    x = kf.ones(3)
    function = kf.compile(lambda t: t * 2, mode="reduce-overhead")
    for value in (1.0, 5.0, 7.0, 9.0):
        x.fill_(value)
        for uploads in (1, 0, 0):
            with Copied() as copied:
                assert function(x).tolist() == [2 * value] * 3
            assert copied.count == (uploads, 1)


def test_kept_copies_are_limited(skeleton):
    x = kf.ones(3)
    function = kf.compile(lambda t: t * 2, mode="reduce-overhead")
    kf.fallback.set_cache_limit(0)
    try:
        for _ in range(3):
            with Copied() as copied:
                assert function(x).tolist() == [2, 2, 2]
            assert copied.count == (1, 1)
    finally:
        kf.fallback.set_cache_limit(256 << 20)


def write_by_address(x, value):
    ctypes.cast(x.data_ptr(), ctypes.POINTER(ctypes.c_float))[1] = value


WRITES = {
    "operator": lambda x, value: x[1:2].fill_(value),
    "element": lambda x, value: x.__setitem__(1, value),
    "out=": lambda x, value: kf.add(kf.zeros(1), value, out=x[1:2]),
    "data": lambda x, value: x.data[1:2].fill_(value),
    "detached": lambda x, value: x.detach()[1:2].copy_(kf.tensor([value])),
    "storage": lambda x, value: x.untyped_storage().copy_(kf.tensor([1, value, 1.0]).untyped_storage()),
    "address": write_by_address,
    "array": lambda x, value: x.numpy().__setitem__(1, value),
    "random": lambda x, value: x[1:2].uniform_(value, value),
    "foreach": lambda x, value: kf._foreach_add_([x[1:2]], value - x[1].item()),
    "set_": lambda x, value: x.set_(kf.tensor([1, value, 1.0])),
}


@pytest.mark.parametrize("write", WRITES)
def test_all_writes_reach_the_device(skeleton, write):
    x, weight = kf.ones(3), kf.ones(3)
    of_argument = kf.compile(lambda t: t * 2, mode="reduce-overhead")
    of_captured = kf.compile(lambda: weight * 2, mode="reduce-overhead")
    for value in (4.0, 5.0, 6.0, 7.0):
        for _ in range(2):
            of_argument(x), of_captured()
        for tensor in (x, weight):
            WRITES[write](tensor, value)
        assert of_argument(x).tolist() == [2, 2 * value, 2] == of_captured().tolist()


def test_memory_of_others_is_copied_at_each_run(skeleton):
    array, x = numpy.ones(3, numpy.float32), kf.ones(3)
    shared, kept = kf.from_numpy(array), x.numpy()
    function = kf.compile(lambda a, b: a + b, mode="reduce-overhead")
    for value in range(5):
        array[0] = kept[1] = value
        assert function(shared, x).tolist() == [value + 1, 1 + value, 2]


def test_writes_by_a_kept_address_are_counted(skeleton):
    x = kf.ones(3)
    address = ctypes.cast(x.data_ptr(), ctypes.POINTER(ctypes.c_float))
    function = kf.compile(lambda t: t * 2, mode="reduce-overhead")
    for value in range(4):
        address[1] = value
        kf.autograd.graph.increment_version(x)
        assert function(x).tolist() == [2, 2 * value, 2]


def test_written_parameters_stay_on_the_device(skeleton):
    weight, x = kf.ones(3), kf.ones(3)

    def function(t):
        weight.add_(t)
        return weight

    replayed = kf.compile(function, mode="reduce-overhead")
    other = kf.compile(lambda: weight * 2, mode="reduce-overhead")
    for _ in range(3):
        replayed(x)
    with Copied() as copied:
        assert replayed(x).tolist() == weight.tolist() == [5] * 3
    assert copied.count[0] == 0
    result = replayed(x)
    result.mul_(2)  # the function's result is the tensor itself
    assert weight.tolist() == [12] * 3 and replayed(x).tolist() == [13] * 3
    assert other().tolist() == [26] * 3
    with Copied() as copied:
        assert replayed(x).tolist() == [14] * 3 and other().tolist() == [28] * 3
    assert copied.count[0] == 0
    weight.zero_()
    assert other().tolist() == [0] * 3 and replayed(x).tolist() == weight.tolist() == [1] * 3


def test_a_training_step_copies_nothing_to_the_device(skeleton):
    (eager, net), (step, other) = training_step(), training_step()
    compiled = kf.compile(step, mode="reduce-overhead")
    for count in range(8):
        if count == 5:  # the program writes to the parameters, too
            for parameter in (*net.parameters(), *other.parameters()):
                parameter.data.mul_(0.5)
        with Copied() as copied:
            assert compiled().item() == pytest.approx(eager().item(), rel=1e-5)
        if count > 2:
            assert copied.count[0] == (4 if count == 5 else 0)
    for a, b in zip(net.parameters(), other.parameters()):
        assert kf.allclose(a, b, rtol=1e-5, atol=1e-6)


def test_a_failed_run_leaves_written_parameters(skeleton):
    weight = kf.ones(3)

    def function(index):
        weight.add_(1)
        return weight.index_select(0, index)

    replayed, good, bad = kf.compile(function, mode="reduce-overhead"), kf.tensor([0]), kf.tensor([9])
    for _ in range(3):
        replayed(good)
    before = weight.tolist()
    with pytest.raises((IndexError, RuntimeError), match="index"):
        replayed(bad)
    assert weight.tolist() in (before, [value + 1 for value in before])
    after = weight.tolist()[0]
    assert replayed(good).tolist() == [after + 1] and weight.tolist() == [after + 1] * 3


def test_other_devices_run_the_graph_between(skeleton):
    weight = kf.ones(3)

    def function():
        weight.mul_(2).add_(1)

    replayed = kf.compile(function, mode="reduce-overhead")
    for _ in range(4):
        for device in (skeleton, "cpu"):
            kf.lazy.options.eager_device = device
            for _ in range(3):
                before = weight.tolist()[0]
                replayed()
                assert weight.tolist() == [2 * before + 1] * 3
        weight.fill_(1)


def test_captured_tensors_stay_on_the_device(skeleton):
    state = kf.zeros(3).to("lazy")
    kf.lazy.sync(state)

    def function(t):
        state.add_(t)
        return state * 1

    replayed, x = kf.compile(function, mode="reduce-overhead"), kf.ones(3)
    results = [replayed(x).tolist()[0] for _ in range(3)]
    with Copied() as copied:
        results.append(replayed(x).tolist()[0])
    assert copied.count == (0, 1)  # the result; neither the state nor the argument, which has not changed
    assert results == [1, 2, 3, 4] and state.tolist() == [4] * 3


def test_values_that_the_host_writes_move_there(skeleton):
    x = kf.arange(4.0).to("lazy")
    kf.lazy.sync(y := x * 2)
    kf._lazy.config.set_force_fallback("aten::add_")
    try:
        y.add_(1)  # on the CPU
    finally:
        kf._lazy.config.set_force_fallback("")
    assert y.tolist() == [1, 3, 5, 7]
    assert (y + x).tolist() == [1, 4, 7, 10]
    kf.lazy.options.eager_device = "cpu"
    assert (y - x).tolist() == [1, 2, 3, 4]
