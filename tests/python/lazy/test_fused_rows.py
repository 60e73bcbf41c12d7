"""Reductions of rows inside fused code: the results of eager programs, bit for bit where eager mode folds
packed rows too, and close elsewhere."""

import random

import pytest

import keyfall as kf

RUNS = 4  # a plan is fused after a few runs


@pytest.fixture(autouse=True)
def exact():
    """No kernels for whole patterns: the rows are to be fused."""
    kf.lazy.cache_clear()
    kf.lazy.options.exact = True
    yield
    kf.lazy.options.exact = False
    kf.lazy.cache_clear()


def softmax(x):
    e = kf.exp(x - x.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)


def layer_norm(x):
    centered = x - x.mean(-1, keepdim=True)
    return centered * kf.rsqrt((centered * centered).mean(-1, keepdim=True) + 1e-5)


def logsumexp(x):
    top = x.amax(-1, keepdim=True)
    return (kf.exp(x - top).sum(-1, keepdim=True).log() + top).squeeze(-1)


def unit_rows(x):
    return x / (x * x).sum(-1).unsqueeze(-1).sqrt()


def marked(x):
    return kf.where((x > 1).any(-1, keepdim=True), x, x * 2) + (x > -9).all(-1, keepdim=True)


def standardized(x):
    return (x - x.mean()) / ((x * x).mean() + 1).sqrt()


def several_results(x):
    low, high = x.amin(-1, keepdim=True), x.amax(-1, keepdim=True)
    scaled = (x - low) / (high - low + 1)
    return scaled * scaled.sum(-1, keepdim=True) + scaled.prod(-1, keepdim=True), scaled, high


FUNCTIONS = [softmax, layer_norm, logsumexp, unit_rows, marked, standardized, several_results]
SHAPES = [(3, 1024), (2, 40), (2, 3, 17), (2, 2500), (1, 1), (70, 130), (2, 0), (0, 5)]


def results(value):
    return value if isinstance(value, tuple) else (value,)


def compare(function, x, exact):
    try:
        wanted = results(function(x))
    except (RuntimeError, IndexError):  # amax of nothing
        return
    compiled = kf.compile(function)
    for _ in range(RUNS):
        found = results(compiled(x))
    for a, b in zip(found, wanted):
        assert a.dtype == b.dtype and a.shape == b.shape
        if exact:
            assert kf.equal(a, b), function.__name__
        else:
            assert kf.allclose(a, b, rtol=1e-2 if b.dtype.itemsize < 4 else 1e-4, atol=1e-4), function.__name__


@pytest.mark.slow
@pytest.mark.parametrize("function", FUNCTIONS)
def test_rows(function):
    kf.manual_seed(1)
    for shape in SHAPES:
        compare(function, kf.randn(*shape), True)
    compare(function, kf.randn(40, 3).t(), False)
    compare(function, kf.randn(6, 200)[::2, ::2], False)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [kf.float64, kf.float16, kf.bfloat16])
@pytest.mark.parametrize("function", [softmax, layer_norm])
def test_types(function, dtype):
    kf.manual_seed(2)
    for shape in ((3, 1024), (5, 90)):
        compare(function, kf.randn(*shape).to(dtype), True)


def random_function(source):
    """Chains of elementwise operators and reductions of rows; each step reads earlier values."""
    unary = [kf.exp, kf.tanh, kf.erf, kf.sigmoid, kf.abs, lambda v: v * 0.5, lambda v: v + 1, lambda v: kf.log1p(v * v)]
    binary = [kf.add, kf.sub, kf.mul, kf.maximum]
    folds = ["sum", "mean", "amax", "amin"]
    steps = []
    for count in range(1, 10):
        kind = source.random()
        if kind < 0.35:
            steps.append((0, source.choice(unary), source.randrange(count), 0))
        elif kind < 0.65:
            steps.append((1, source.choice(binary), source.randrange(count), source.randrange(count)))
        else:
            steps.append((2, source.choice(folds), source.randrange(count), 0))

    def function(x):
        values = [x]
        for kind, what, a, b in steps:
            if kind == 0:
                made = what(values[a])
            elif kind == 1:
                made = what(values[a], values[b])
            else:
                made = getattr(values[a], what)(-1, keepdim=True)
            values.append(made.clamp(-50, 50))
        return tuple(values[1:])

    return function


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_random_programs(seed):
    kf.manual_seed(seed)
    function = random_function(random.Random(seed))
    for shape in ((5, 70), (3, 1500)):
        compare(function, kf.randn(*shape), True)


def test_a_reduction_of_a_reduction():
    """Of one element: its result has the shape of the region, which cannot read it."""
    x = kf.rand(6, 1)
    f = kf.compile(lambda x: x.tanh().sum(-1, keepdim=True).sum(-1, keepdim=True))
    for _ in range(4):
        assert kf.allclose(f(x), x.tanh())
