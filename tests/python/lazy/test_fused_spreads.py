"""Variances, standard deviations and norms inside fused code: close to the eager kernels, and equal to them
with `options.exact`."""

import contextlib
import math

import pytest

import keyfall as kf
import keyfall._lazy

RUNS = 4  # a plan is fused after a few runs
ULPS = {kf.float32: 3e-7, kf.float64: 1e-15, kf.float16: 1e-3, kf.bfloat16: 8e-3}


@pytest.fixture(autouse=True)
def fresh():
    kf.lazy.init()
    kf.lazy.cache_clear()
    yield
    kf.lazy.options.exact = False
    kf.lazy.cache_clear()


def spreads(x):
    y = x * 2 + 1
    return [y.var(-1), y.std(-1, keepdim=True), *kf.var_mean(y, -1, correction=0), *kf.std_mean(y)]


def norms(x):
    y = x * 0.5 - 1
    return [kf.linalg.vector_norm(y, dim=-1), y.norm(), y.norm(1, dim=-1), y.norm(math.inf, dim=-1, keepdim=True),
            y.norm(-math.inf)]


def standardized(x):
    y = x * 3
    return [(y - y.mean(-1, keepdim=True)) / (y.std(-1, keepdim=True) + 1)]


def run(function, x, *rest):
    found = function(x.to("lazy"), *rest)
    kf._lazy.mark_step()
    kf._lazy.wait_device_ops()
    return found


def kernel_calls():
    return kf.lazy.metrics()["counters"].get("KernelCalls", 0)


def compare(wanted, found, exact=False):
    for a, b in zip(wanted, found, strict=True):
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
        if exact:
            assert kf.equal(a, b.cpu())
        else:
            assert kf.allclose(b.cpu().double(), a.double(), rtol=ULPS[a.dtype], atol=ULPS[a.dtype], equal_nan=True)


@pytest.mark.slow
@pytest.mark.parametrize("function", [spreads, norms, standardized])
@pytest.mark.parametrize("dtype", list(ULPS))
@pytest.mark.parametrize("shape", [(5, 7), (3, 100), (2, 3000), (40, 2)])
def test_results(function, dtype, shape):
    x, calls = kf.randn(*shape).to(dtype), [kernel_calls()]
    for _ in range(RUNS):
        compare(function(x), run(function, x))
        calls.append(kernel_calls())
    assert calls[-1] - calls[-2] < calls[1] - calls[0]


@pytest.mark.parametrize("offset", [0.0, 1e4, 1e-30, 1e25])
def test_long_rows(offset):
    """Rows of several pieces, with means far from 0, and squares that float32 cannot hold."""
    x = (kf.randn(2, 150_000) + 1) * offset if offset > 1e20 or 0 < offset < 1 else kf.randn(2, 150_000) + offset
    for _ in range(RUNS):
        wanted, found = (x * 2).var(-1, correction=3), run(lambda x: (x * 2).var(-1, correction=3), x)
        assert kf.allclose(found.cpu(), wanted, rtol=1e-6, atol=0)


def test_exact():
    kf.lazy.options.exact = True
    x = kf.randn(4, 100)
    for _ in range(RUNS):
        compare([*spreads(x), *norms(x)], run(lambda x: [*spreads(x), *norms(x)], x), exact=True)


def test_numbers_that_change():
    """The order of a norm is part of the code; a correction is not."""
    def function(x, order, correction):
        y = x * 2 + 1
        return [kf.linalg.vector_norm(y, order, dim=-1), y.var(-1, correction=correction)]

    x = kf.randn(6, 50)
    for order, correction in [(2.0, 1)] * RUNS + [(1.0, 0), (3.5, 2.5), (2.0, 7), (math.inf, 1), (0.0, 1), (2.0, 1)]:
        compare(function(x, order, correction), run(function, x, order, correction))


def test_no_degrees_of_freedom():
    """The warning is that of the operator."""
    x = kf.randn(4, 3)
    for correction in [1] * RUNS + [3, 4]:
        expected = pytest.warns(UserWarning, match="degrees") if correction > 2 else contextlib.nullcontext()
        with expected:
            found = run(lambda x, c: (x * 2).var(1, correction=c), x, correction).tolist()
    assert found == [math.inf] * 4


@pytest.mark.slow
def test_gradients():
    def loss(x):
        y = kf.nn.functional.normalize(x * 2 + 1, dim=1)
        return ((y - y.mean(1, keepdim=True)) / (y.var(1, keepdim=True) + 1e-3).sqrt()).pow(2).sum() + x.norm()

    x = kf.randn(5, 30, dtype=kf.float64, requires_grad=True)
    (wanted,) = kf.autograd.grad(loss(x), x)
    compiled = kf.compile(lambda x: kf.autograd.grad(loss(x), x)[0])
    for _ in range(RUNS):
        assert kf.allclose(compiled(x), wanted, rtol=1e-12, atol=1e-14)
