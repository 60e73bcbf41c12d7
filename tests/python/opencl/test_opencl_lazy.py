"""Lazy graphs whose eager device is a driver: fused regions are kernels that the driver compiles."""

import os
import subprocess
import sys

import numpy as np
import pytest
from opencl_checks import plugin_path

import keyfall as kf
import keyfall._lazy

RUNS = 4  # a graph is fused at its third run


@pytest.fixture(autouse=True)
def eager_device():
    kf.lazy.init()
    kf.lazy.options.eager_device = "opencl"
    yield
    kf.lazy.options.eager_device = "cpu"


def step(function, inputs):
    """The results of one step, and how many kernels it called."""
    lazy = [x.to("lazy") if isinstance(x, kf.Tensor) else x for x in inputs]
    kf._lazy.wait_device_ops()
    before = kf.lazy.metrics()["counters"].get("KernelCalls", 0)
    results = function(*lazy)
    results = results if isinstance(results, (tuple, list)) else [results]
    kf._lazy.mark_step()
    kf._lazy.wait_device_ops()
    calls = kf.lazy.metrics()["counters"]["KernelCalls"] - before
    return [r.cpu() for r in results], calls


def check(function, *inputs, rtol=1e-5, atol=1e-6):
    """Compares with the CPU at every run; returns the kernels of the first and of the last one."""
    wanted = function(*[x.clone() if isinstance(x, kf.Tensor) else x for x in inputs])
    wanted = wanted if isinstance(wanted, (tuple, list)) else [wanted]
    calls = []
    for _ in range(RUNS):
        found, count = step(function, inputs)
        calls.append(count)
        for a, b in zip(wanted, found, strict=True):
            assert (a.dtype, a.shape, a.stride()) == (b.dtype, b.shape, b.stride())
            np.testing.assert_allclose(b.double().numpy(), a.double().numpy(), rtol=rtol, atol=atol)
    return calls[0], calls[-1]


# ---- Launches -----------------------------------------------------------------------------------


def test_a_chain_is_one_kernel():
    def chain(x, y):
        for _ in range(5):
            x = (x * y + 0.5).tanh()
        return x

    assert check(chain, kf.randn(64, 33), kf.randn(33)) == (15, 1)


@pytest.mark.slow
def test_softmax_from_primitives_is_three_kernels():
    def softmax(x):
        e = (x - x.amax(1, keepdim=True)).exp()
        return e * 2 / e.sum(1, keepdim=True) + 1

    assert check(softmax, kf.randn(7, 100)) == (7, 3)


@pytest.mark.slow
def test_long_rows_are_cut_and_joined():
    """Two kernels: one for the pieces, one that joins them."""
    before, after = check(lambda x: (x * x + 1).sum(), kf.randn(100_000), rtol=1e-6)
    assert (before, after) == (3, 2)

    def two(x):
        y = (x - 1) * 2 + x
        return y.mean(1), y.amin(1)

    assert check(two, kf.randn(3, 20_000)) == (5, 3)


@pytest.mark.slow
def test_training_calls_fewer_kernels():
    def make():
        kf.manual_seed(0)
        net = kf.nn.Sequential(kf.nn.Linear(8, 16), kf.nn.GELU(), kf.nn.Linear(16, 4))
        optimizer = kf.optim.AdamW(net.parameters(), lr=0.01)
        x, wanted = kf.randn(5, 8), kf.randint(4, (5,))

        def run():
            optimizer.zero_grad()
            loss = kf.nn.functional.cross_entropy(net(x), wanted)
            loss.backward()
            optimizer.step()
            return loss.detach()

        return run, net

    (eager, net), (lazy, other) = make(), make()
    compiled, calls = kf.compile(lazy), []
    for _ in range(6):
        before = kf.lazy.metrics()["counters"].get("KernelCalls", 0)
        assert compiled().item() == pytest.approx(eager().item(), rel=1e-4)
        calls.append(kf.lazy.metrics()["counters"]["KernelCalls"] - before)
    assert calls[-1] < 0.8 * calls[1], calls
    for a, b in zip(net.parameters(), other.parameters(), strict=True):
        assert kf.allclose(a, b, rtol=1e-4, atol=1e-5)


# ---- Values -------------------------------------------------------------------------------------

UNARY = ["abs", "neg", "exp", "log", "sqrt", "rsqrt", "sin", "cos", "tan", "tanh", "sigmoid", "relu", "floor", "ceil",
         "trunc", "round", "erf", "erfc", "expm1", "log1p", "log2", "log10", "exp2", "asin", "acos", "atan", "sinh",
         "cosh", "asinh", "reciprocal", "sgn", "square"]


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16", "float64"])
def test_functions(dtype):
    x = (kf.rand(50) * 0.8 + 0.1).to(getattr(kf, dtype))
    tolerance = {"float16": 2e-3, "bfloat16": 1.6e-2, "float64": 1e-13}.get(dtype, 5e-6)
    before, after = check(lambda x: [getattr(x, name)() for name in UNARY], x, rtol=tolerance, atol=tolerance)
    assert after < before


@pytest.mark.slow
def test_functions_with_parameters():
    functional = kf.nn.functional

    def several(x, y):
        return [functional.gelu(x), functional.gelu(x, approximate="tanh"), functional.leaky_relu(x, 0.3),
                functional.elu(x), functional.softplus(x), functional.hardtanh(x), x.clamp(-0.5, 0.5), x.pow(3),
                kf.where(x > y, x, y), x.lerp(y, 0.25), kf.addcmul(x, x, y, value=2), x.atan2(y), x.fmod(0.7),
                x.remainder(0.7), x.logaddexp(y), x.nan_to_num(1.0), x.copysign(y), kf.maximum(x, y)]

    before, after = check(several, kf.randn(40), kf.randn(40))
    assert after < before


@pytest.mark.slow
def test_integers_and_truth_values():
    def several(x, y):
        z = (x * 3 - y) ^ (x & y)
        return z, z > 0, ~z, (z % 5 > 2).any(1), (z > -100).all(1), z.sum(1), z.amax(1), z.to(kf.uint8), z.prod(1)

    x, y = kf.randint(-20, 20, (6, 9), dtype=kf.int32), kf.randint(-20, 20, (6, 9), dtype=kf.int32)
    before, after = check(several, x, y)
    assert after < before


@pytest.mark.slow
def test_layouts():
    def several(x, y, z):
        a = x.t() * y + z[:, :1]
        b = (x[::2] - 1).relu() * 0.5
        return a, b, (a * 2).sum(1), (x.t() * 2 + 1).mean(-1, keepdim=True)

    before, after = check(several, kf.randn(8, 5), kf.randn(5, 8), kf.randn(5, 4))
    assert after < before


@pytest.mark.slow
def test_reductions_of_several_dimensions():
    def several(x):
        y = x * 2 + 1
        return y.sum((1, 2)), y.mean((1, 2), keepdim=True), y.prod(2), y.amax((0, 1, 2))

    for shape in ((2, 3, 4), (2, 70, 5), (70, 2, 40)):
        before, after = check(several, kf.rand(*shape) * 0.5, rtol=1e-4)
        assert after < before


@pytest.mark.slow
def test_variances_and_norms():
    def several(x):
        y = x * 2 + 1
        return [y.var(-1), y.std(-1, correction=0.5), *kf.var_mean(y), y.norm(dim=-1), y.norm(1), y.norm(float("inf"))]

    for shape in ((6, 9), (3, 100)):
        before, after = check(several, kf.randn(*shape))
        assert after < before
    check(several, kf.randn(2, 20_000))


def test_writes_in_place():
    def several(x):
        y = x.clone()
        y.mul_(2).add_(1).relu_()
        y[1:].sub_(3).abs_()
        return y, y.t().exp_()

    check(several, kf.randn(4, 6))


@pytest.mark.slow
def test_special_values():
    x = kf.tensor([float("nan"), float("inf"), -float("inf"), -0.0, 1.0] * 20)
    check(lambda x: ((x * 2).amax(), (x + 1).amin(), (x * 0 + 1).sum(), (x - 1).sign(), (-x).isnan()), x)


# ---- Graphs -------------------------------------------------------------------------------------


def test_changing_numbers_compile_nothing():
    def scaled(x, rate):
        return (x * rate + 1).tanh() - rate

    x = kf.randn(30)
    for _ in range(RUNS):
        step(scaled, (x, 0.5))
    compiled = kf.lazy.metrics()["counters"]["UncachedCompile"]
    for rate in (0.25, -3.0, 1e-3):
        (found,), calls = step(scaled, (x, rate))
        assert calls == 1 and kf.allclose(found, scaled(x, rate), rtol=1e-5, atol=1e-6)
    assert kf.lazy.metrics()["counters"]["UncachedCompile"] == compiled


def test_changing_sizes():
    kf.lazy.cache_clear()

    def function(x):
        return ((x * 2).relu() + 1).sum(1)

    for size in (3, 4, 5, 6):
        x = kf.randn(size, 40)
        assert check(function, x)[1] == 1


def test_what_the_dialect_lacks_runs_by_kernels():
    check(lambda x: (x * 2 + 1).digamma() * 3 + 1, kf.rand(20) + 1)
    x = kf.randn(10, dtype=kf.complex64)
    found = [step(lambda x: ((x * 2 + 1).abs() + 1) * 2, (x,))[0][0] for _ in range(RUNS)]
    for y in found:
        assert kf.allclose(y, ((x * 2 + 1).abs() + 1) * 2, rtol=1e-5)


def test_exact_graphs_are_not_fused():
    kf.lazy.cache_clear()
    kf.lazy.options.exact = True
    try:
        assert check(lambda x: (x * 2 + 1).tanh(), kf.randn(10)) == (3, 3)
    finally:
        kf.lazy.options.exact = False
        kf.lazy.cache_clear()


def test_a_failure_names_the_operator():
    x = kf.randn(5)

    def bad(x, p):
        return kf.nn.functional.threshold(x * 2, 0.1, p) + 1

    for _ in range(RUNS):
        step(bad, (x, 0.5))
    with pytest.raises(RuntimeError):
        kf.lazy.sync(kf.ones(3, device="lazy").view(3) @ kf.ones(4, device="lazy"))
    (found,), _ = step(bad, (x, 0.5))
    assert kf.allclose(found, bad(x, 0.5))


PROGRAM = """
import sys, keyfall as kf, keyfall._lazy
kf.lazy.init()
kf.devices.load_plugin(sys.argv[1])
kf.lazy.options.eager_device = "opencl"
for i in range(4):
    y = ((kf.arange(10.0).to("lazy") * 2 + 1).relu() - 3).sum()
    kf._lazy.mark_step()
    assert y.item() == 70, y
"""


@pytest.mark.slow
def test_the_drivers_binaries_are_kept_on_disk(tmp_path):
    def run():
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KEYFALL_OPENCL_CACHE": str(tmp_path)}
        subprocess.run([sys.executable, "-c", PROGRAM, plugin_path()], env=environment, check=True)
        return {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}

    first = run()
    assert first and run() == first
