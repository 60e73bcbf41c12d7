"""Patterns of primitive operators that run as one kernel, and the option that switches this off."""

import math

import pytest

import keyfall as kf

WEIGHT, BIAS = kf.linspace(-1, 2, 33), kf.linspace(3, -1, 33)


@pytest.fixture(autouse=True)
def clean():
    kf.lazy.init()
    kf.lazy.cache_clear()
    yield
    kf.lazy.options.exact = False
    kf.lazy.cache_clear()


def centered(x):
    return x - x.mean(-1, keepdim=True)


def layer_norm(x):
    c = centered(x)
    return c * kf.rsqrt((c * c).mean(-1, keepdim=True) + 1e-5)


def softmax(x, dim=-1):
    e = kf.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)


def log_softmax(x):
    low = x - x.max(0, keepdim=True).values
    return low - low.exp().sum(0, keepdim=True).log()


def gelu_tanh(x, inner):
    return x * 0.5 * (1 + kf.tanh(inner))


ROOT = math.sqrt(2 / math.pi)
PATTERNS = {
    "softmax": ("_softmax", softmax),
    "softmax_of_columns": ("_softmax", lambda x: softmax(x, 0)),
    "log_softmax": ("_log_softmax", log_softmax),
    "layer_norm": ("layer_norm", layer_norm),
    "layer_norm_pow": ("layer_norm", lambda x: centered(x) / ((centered(x) ** 2).mean(-1, keepdim=True) + 1e-6).sqrt()),
    "layer_norm_var": ("layer_norm", lambda x: centered(x) / (x.var(-1, unbiased=False, keepdim=True) + 1e-5).sqrt()),
    "layer_norm_affine": ("layer_norm", lambda x: BIAS.to(x) + layer_norm(x) * WEIGHT.to(x)),
    "gelu": ("gelu", lambda x: 0.5 * x * (1 + kf.erf(x / math.sqrt(2)))),
    "gelu_outside": ("gelu", lambda x: (kf.erf(x * math.sqrt(0.5)) + 1) * (x / 2)),
    "gelu_tanh": ("gelu", lambda x: gelu_tanh(x, ROOT * (x + 0.044715 * x**3))),
    "gelu_tanh_factored": ("gelu", lambda x: gelu_tanh(x, x * ROOT * (1 + 0.044715 * x * x))),
    "silu": ("silu", lambda x: kf.sigmoid(x) * x),
}  # fmt: skip

OTHERS = {
    "another_dimension": lambda x: (x - x.amax(-1, keepdim=True)).exp() / (x - x.amax(-1, keepdim=True)).exp().sum(0),
    "another_number": lambda x: 0.5 * x * (1 + kf.erf(x / 1.4)),
    "another_value": lambda x: 0.5 * x.neg() * (1 + kf.erf(x / math.sqrt(2))),
    "unbiased": lambda x: centered(x) / (x.var(-1, keepdim=True) + 1e-5).sqrt(),
    "used_again": lambda x: (softmax(x), x.exp() / x.exp().sum(-1, keepdim=True))[1],
    "first_dimension": lambda x: (x - x.mean(0, keepdim=True)) * kf.rsqrt((x * x).mean(0, keepdim=True) + 1e-5),
}  # fmt: skip


def run(function, x):
    """The result, and the operators that run."""
    compiled = kf.compile(function)
    for _ in range(4):
        result = compiled(x)
    return result, kf._C._lazy_ts_backend._get_latest_computation_graph()


def is_near(found, wanted, ulps=16):
    """gelu of large negative numbers is a difference of large ones: ulps are those of 1 and more."""
    eps = kf.finfo(wanted.dtype).eps
    return bool(((found - wanted).abs() <= ulps * eps * wanted.abs().clamp(min=1)).all())


@pytest.mark.parametrize("dtype", [kf.float32, kf.float64])
@pytest.mark.parametrize("name", PATTERNS)
def test_patterns_run_the_kernel(name, dtype):
    operator, function = PATTERNS[name]
    kf.manual_seed(0)
    x = kf.randn(7, 33, dtype=dtype)
    wanted = function(x)
    found, graph = run(function, x)
    assert is_near(found, wanted)
    assert f"aten::{operator}(" in graph and graph.count("aten::") - graph.count("copy_") == 1
    kf.lazy.options.exact = True
    kf.lazy.options.fuse = False
    try:
        kf.lazy.cache_clear()
        found, graph = run(function, x)
        assert graph.count("aten::") > 1 and found.tolist() == wanted.tolist()
    finally:
        kf.lazy.options.fuse = True


@pytest.mark.parametrize("name", PATTERNS)
def test_patterns_of_changing_sizes(name):
    operator, function = PATTERNS[name]
    compiled, before = kf.compile(function), kf.lazy.cache_stats()["misses"]
    shapes = [(7, 33), (9, 33), (4, 33), (21, 33)]
    if "affine" not in name:
        shapes += [(4, 10), (5, 12), (6, 200)]
    for shape in shapes:
        x = kf.randn(*shape)
        for _ in range(2):
            assert is_near(compiled(x), function(x), 64)
        graph = kf._C._lazy_ts_backend._get_latest_computation_graph()
        assert f"aten::{operator}(" in graph and graph.count("aten::") - graph.count("copy_") == 1
    assert kf.lazy.cache_stats()["misses"] - before <= 4  # the first graph, and one for each new symbol


def test_numbers_of_patterns_of_changing_sizes():
    def step(x, scale, epsilon):
        c = centered(x * scale * (1 + kf.erf(x * math.sqrt(0.5))))
        return c * kf.rsqrt((c * c).mean(-1, keepdim=True) + epsilon)

    compiled = kf.compile(step)
    for size in (3, 4, 5, 6):
        for scale, epsilon in ((0.5, 1e-5), (0.5, 1e-3), (0.25, 1e-5), (0.5, 1e-5)):
            x = kf.randn(size, 40)
            assert is_near(compiled(x, scale, epsilon), step(x, scale, epsilon), 64)


@pytest.mark.parametrize("name", OTHERS)
def test_other_graphs_stay(name):
    x = kf.randn(7, 33)
    found, graph = run(OTHERS[name], x)
    assert is_near(found, OTHERS[name](x), 64)
    assert not any(f"aten::{operator}(" in graph for operator in ("gelu", "layer_norm"))


def test_numbers_of_patterns_are_read_at_each_run():
    def step(x, scale):
        return x * scale * (1 + kf.erf(x * math.sqrt(0.5)))

    x = kf.randn(100)
    compiled = kf.compile(step)
    for scale in (0.5, 0.5, 0.5, 0.5, 0.25, 2.0, 0.5):
        assert is_near(compiled(x, scale), step(x, scale))


def test_patterns_of_values_that_are_written_later():
    def step(x):
        y = x.clone()
        e = kf.exp(y - y.amax(-1, keepdim=True))
        y.mul_(2)
        return e / e.sum(-1, keepdim=True), y

    x = kf.randn(5, 40)
    compiled = kf.compile(step)
    for _ in range(5):
        for found, wanted in zip(compiled(x), step(x)):
            assert is_near(found, wanted)


def test_steps_of_an_optimizer_are_fused_by_shape():
    """Parameters of several shapes, and of one: the same values as eager ones, bit for bit."""

    def model():
        kf.manual_seed(1)
        return kf.nn.Sequential(kf.nn.Linear(6, 5), kf.nn.Tanh(), kf.nn.Linear(5, 5), kf.nn.Linear(5, 5))

    def step_of(net):
        optimizer = kf.optim.SGD(net.parameters(), lr=0.1, momentum=0.9, foreach=False)
        x = kf.linspace(-1, 1, 24).reshape(4, 6)

        def step():
            optimizer.zero_grad()
            net(x).square().sum().backward()
            optimizer.step()

        return step

    nets = [model() for _ in range(3)]
    steps = [step_of(nets[0]), kf.compile(step_of(nets[1])), kf.compile(step_of(nets[2]), mode="reduce-overhead")]
    for _ in range(6):
        for step in steps:
            step()
    for parameters in zip(*(net.parameters() for net in nets)):
        assert all(kf.allclose(p, parameters[0], rtol=1e-5, atol=1e-6) for p in parameters)


@pytest.mark.parametrize("n", [1, 2, 7, 10, 15, 16, 17])
def test_short_rows_of_log_softmax(n):
    """Rows of up to 16 numbers have a loop of their own; the longer row has the same numbers and -inf."""
    kf.manual_seed(n)
    x, grad = kf.randn(5, n) * 3, kf.randn(5, n)
    x[1, 0], x[2, n // 2] = float("nan"), float("inf")
    wide = kf.cat([x, kf.full((5, 20), float("-inf"))], 1)
    y, long = x.log_softmax(-1), wide.log_softmax(-1)[:, :n]
    backward = kf.ops.aten._log_softmax_backward_data.default
    slope, expected = backward(grad, y, -1, kf.float32), grad - y.exp() * grad.sum(-1, keepdim=True)
    assert kf.allclose(y, long, rtol=1e-6, atol=1e-6, equal_nan=True) and y[1:3].isnan().all()
    assert kf.allclose(slope, expected, rtol=1e-5, atol=1e-6, equal_nan=True)
    kf.ops.aten._log_softmax.out(x, -1, False, out=x)  # in its own memory
    assert kf.allclose(x, y, rtol=0, atol=0, equal_nan=True)
