"""Maxima and minima inside fused code have the bits of eager mode: NaN, infinities and both zeros included."""

import itertools
import math

import pytest

import keyfall as kf

RUNS = 4  # a plan is fused after a few runs
SPECIAL = [math.nan, 0.0, -0.0, math.inf, -math.inf, 1.5, -1.5, 1e-40]


def chain(x, y):
    return kf.minimum(kf.maximum(x * 1.5 + y, y).abs().sqrt(), x).neg()


def clamped(x, y):
    return (x.clamp(-1, 1) + y.clamp(min=-0.25)).clamp(max=2.5) / 3


def bounds(x, y):
    return kf.clamp(x, y - 1, kf.maximum(y, x)).ceil(), (1 - kf.fmax(x, y)) * kf.fmin(y, x).copysign(x)


def with_rounded_functions(x, y):
    return kf.maximum(x.exp(), y) - kf.minimum(y.tanh(), x)


def summed(x, y):
    return kf.maximum(x, y).neg().sum(), kf.minimum(x * 2, y).amax()


def one_number(x, y):
    return kf.maximum(x, y[0]) + kf.minimum(y[1], x) * 2


def in_place(x, y):
    z = x.clone()
    z.mul_(0.5).clamp_(-2, 2)
    return kf.maximum(z, y, out=z) if not kf.is_grad_enabled() else z.clamp_(min=0)


FUNCTIONS = [chain, clamped, bounds, with_rounded_functions, summed, one_number, in_place]


def values(n, dtype):
    """Pairs of special values, then numbers that differ."""
    pairs = list(itertools.product(SPECIAL, SPECIAL))
    pairs += [(math.sin(i * 1.1), math.cos(i * 0.7)) for i in range(n)]
    return [kf.tensor([pair[k] for pair in pairs[:n]], dtype=dtype) for k in range(2)]


def bits(tensor):
    """NaN equals NaN, whatever its sign and payload; zeros have signs."""
    return [("nan" if math.isnan(v) else (v, math.copysign(1, v))) for v in tensor.flatten().tolist()]


def each(value):
    return value if isinstance(value, tuple) else (value,)


@pytest.mark.slow  # compiles
@pytest.mark.parametrize("dtype", [kf.float32, kf.float64, kf.float16, kf.bfloat16])
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_bits(function, dtype):
    kf.lazy.cache_clear()
    compiled = kf.compile(function)
    with kf.no_grad():
        for n in (1064, 64, 7, 3):
            x, y = values(n, dtype)
            expected = [bits(t) for t in each(function(x, y))]
            for _ in range(RUNS):
                assert [bits(t) for t in each(compiled(x, y))] == expected, n


def test_zeros_of_eager_mode():
    """One rule for all positions of a tensor and for constants on either side."""
    x, y = values(1064, kf.float32)
    at = [i for i in range(1064) if x[i] == 0 and y[i] == 0]
    assert len(at) == 4
    for operation in (kf.maximum, kf.minimum):
        alone = [bits(operation(x[i : i + 1], y[i : i + 1])) for i in at]
        assert [bits(operation(x, y))[i : i + 1] for i in at] == alone
