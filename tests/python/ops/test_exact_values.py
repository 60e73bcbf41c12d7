"""Values and derivatives where a straightforward formula loses digits, overflows, or divides by zero,
against the mathematical results."""

import math

import pytest

import keyfall as kf
from keyfall.autograd import gradcheck, gradgradcheck

INF, NAN = math.inf, math.nan
GRID = [0.0, -0.0, 5e-324, 1e-300, -1e-300, 1e-170, 1e-20, 1e-8, -1e-8, 1e-4, 0.01, 0.1, 0.3]


def derivatives(function, x, count, dtype=kf.float64):
    """Returns the first `count` derivatives of a function of one number."""
    x = kf.tensor(x, dtype=dtype, requires_grad=True)
    found, now = [], function(x)
    for _ in range(count):
        (now,) = kf.autograd.grad(now, x, kf.ones_like(now), create_graph=True)
        found.append(now.item())
    return found


def series(x, coefficient, order, terms=40):
    """Returns the derivative of that order of Σ coefficient(k) x^k."""
    return sum(coefficient(k) * math.perm(k, order) * x ** (k - order)
               for k in range(order, terms))


def sinc_coefficient(k):
    return 0.0 if k % 2 else (-1) ** (k // 2) * math.pi**k / math.factorial(k + 1)


def i1_coefficient(k):
    half = k // 2
    return 1 / (2**k * math.factorial(half) * math.factorial(half + 1)) if k % 2 else 0.0


@pytest.mark.parametrize("x", GRID)
@pytest.mark.parametrize("function, coefficient", [
    (kf.sinc, sinc_coefficient), (kf.special.i1, i1_coefficient)], ids=["sinc", "i1"])
def test_derivatives_near_zero(function, coefficient, x):
    expected = [series(x, coefficient, order) for order in (1, 2, 3)]
    assert derivatives(function, x, 3) == pytest.approx(expected, rel=1e-12, abs=1e-300)


@pytest.mark.parametrize("x", [1e-30, -1e-30, 1e-4, 0.1, 0.3])
def test_sinc_in_single_precision(x):
    expected = [series(x, sinc_coefficient, order) for order in (1, 2)]
    found = derivatives(kf.sinc, x, 2, kf.float32)
    assert found == pytest.approx(expected, rel=1e-5, abs=1e-30)


@pytest.mark.parametrize("x", [0, 1e-300, 1e-20j, 1e-8 + 1e-8j, 0.1 + 0.2j])
def test_complex_sinc_near_zero(x):
    """Gradients are conjugated, so the derivatives appear conjugated, too."""
    expected = [complex(series(x, sinc_coefficient, order)).conjugate() for order in (1,)]
    found = derivatives(kf.sinc, x, 1, kf.complex128)
    assert found == [pytest.approx(one, rel=1e-12, abs=1e-300) for one in expected]


@pytest.mark.parametrize("x", [0.2, 0.31, 0.33, 0.9, 1.1, 2.5, -0.318, 1 / math.pi])
@pytest.mark.parametrize("function", [kf.sinc, kf.special.i1, kf.special.i1e])
def test_both_sides_of_the_border_agree(function, x):
    x = kf.tensor(x, dtype=kf.float64, requires_grad=True)
    assert gradcheck(function, x, eps=1e-6, atol=1e-7)
    assert gradgradcheck(function, x, eps=1e-6, atol=1e-7)


@pytest.mark.parametrize("x", [1e-300, 1e-170, 1e-8])
def test_scaled_bessel_function_near_zero(x):
    """exp(-|x|) I1(x) = x/2 - |x| x/2 + …"""
    assert derivatives(kf.special.i1e, x, 2) == pytest.approx([0.5, -1.0], rel=1e-7)
    assert derivatives(kf.special.i1e, -x, 2) == pytest.approx([0.5, 1.0], rel=1e-7)


# ---- Products with zeros


@pytest.mark.parametrize("dtype", [kf.float64, kf.complex128])
@pytest.mark.parametrize("zeros", [(), (0,), (2,), (4,), (0, 1), (1, 3), (0, 1, 4), (0, 1, 2, 3, 4)])
@pytest.mark.parametrize("function", [
    lambda x: x.prod(), lambda x: x.prod(0), lambda x: x.cumprod(0),
    lambda x: kf.ones(3, dtype=x.dtype).scatter_reduce(0, kf.tensor([0, 0, 1, 1, 0]), x, "prod"),
    lambda x: x[:3].scatter_reduce(0, kf.tensor([0, 0, 1, 1, 0]), x, "prod"),
    lambda x: x[:3].scatter_reduce(0, kf.tensor([0, 0, 1, 1, 0]), x, "prod", include_self=False),
    lambda x: x[:3].index_reduce(0, kf.tensor([2, 0, 0, 0, 2]), x, "prod"),
    lambda x: x.view(1, 5).index_reduce(1, kf.tensor([4, 4, 4, 4, 4]), x.view(1, 5), "prod",
                                        include_self=False),
], ids=["prod", "prod of dim", "cumprod", "scatter to ones", "scatter", "scatter without self",
        "index_reduce", "index_reduce without self"])
def test_second_derivatives_of_products(function, zeros, dtype):
    """Products are polynomials, so differences are also exact where factors are 0."""
    x = kf.tensor([1.5, -0.7, 2.0, 0.3, -1.2], dtype=dtype)
    if dtype.is_complex:
        x = x * (0.8 + 0.6j)
    x[list(zeros)] = 0
    x.requires_grad_()
    assert gradcheck(function, x)
    assert gradgradcheck(function, x)


def test_products_of_several_rows_with_zeros():
    generator = kf.Generator().manual_seed(3)
    x = kf.randint(0, 3, (4, 40), generator=generator).to(kf.float64).requires_grad_()
    index = kf.randint(0, 5, (4, 40), generator=generator)
    start = kf.ones(4, 5, dtype=kf.float64)
    for function in (lambda x: x.cumprod(1), lambda x: x.cumprod(0),
                     lambda x: start.scatter_reduce(1, index, x, "prod"),
                     lambda x: start.scatter_reduce(1, index, x, "prod", include_self=False)):
        assert gradcheck(function, x, fast_mode=True)
        assert gradgradcheck(function, x, fast_mode=True)


# ---- Large numbers


@pytest.mark.parametrize("size", [1.0, 300.0, 1000.0, 1e5])
def test_running_sums_of_large_exponentials(size):
    """log Σ exp shifts with its arguments, so its derivatives do not change."""
    x = kf.tensor([0.3 + 1j, -0.5 - 0.2j, 0.9 + 2j, 0.1, -1 - 1j], dtype=kf.complex128)

    def gradient(shift):
        own = (x + shift).requires_grad_()
        weights = kf.tensor([1, 2j, 0, -1, 0.5], dtype=kf.complex128)
        return kf.autograd.grad(own.logcumsumexp(0), own, weights)[0]

    expected = gradient(0)
    assert bool(expected.isfinite().all())
    for shift in (size, -size):
        assert kf.allclose(gradient(shift), expected, rtol=1e-9 * size, atol=1e-9)


def test_second_derivative_of_running_sums_with_unused_results():
    x = kf.tensor([0.3 + 1j, -0.5 - 0.2j, 0.9 + 2j], dtype=kf.complex128, requires_grad=True)
    assert gradgradcheck(lambda x: x.logcumsumexp(0)[-1], x)


def test_variances_that_overflow():
    x = kf.tensor([[1e200, 1.0], [2.0, 3.0]], dtype=kf.float64)
    assert x[0].var().item() == INF and x[0].std().item() == INF
    assert x.var(0).tolist() == [INF, 2.0]
    assert kf.var_mean(x, 1)[0].tolist() == [INF, 0.5]
    assert x.to(kf.complex128)[0].var().item() == INF


def test_infinite_complex_means():
    """A mean is a quotient of complex numbers, as in PyTorch."""
    for dtype in (kf.complex64, kf.complex128):
        x = kf.tensor([complex(INF, 0), 1], dtype=dtype)
        for found in (x.mean(), x.view(2, 1).mean(0)[0], x.view(1, 2).mean(1)[0], x.sum() / 2):
            assert found.real.item() == INF and math.isnan(found.imag.item())
        found = kf.tensor([complex(0, INF), 1], dtype=dtype).mean()
        assert math.isnan(found.real.item()) and found.imag.item() == INF
        assert kf.tensor([2 + 4j, -0.0], dtype=dtype).mean().item() == 1 + 2j


def test_second_derivative_of_logit():
    """NaN stays NaN; outside the domain the result is 0."""
    first, second = zip(*(derivatives(kf.logit, x, 2) for x in (0.25, NAN)))
    assert second[0] == pytest.approx((2 * 0.25 - 1) / (0.25 * 0.75) ** 2)
    assert math.isnan(first[1]) and math.isnan(second[1])
    assert derivatives(kf.logit, 3.0, 2)[1] == 0


def test_activations_bend_only_below_zero():
    functional = kf.nn.functional
    for function in (functional.elu, functional.selu, functional.celu):
        assert derivatives(function, 0.0, 2)[1] == 0


# ---- Membership


@pytest.mark.parametrize("elements, tests", [(40, 5), (5, 40), (40, 40), (300, 1000), (1000, 17)])
@pytest.mark.parametrize("first, second", [
    (kf.int64, kf.int64), (kf.uint8, kf.int8), (kf.int16, kf.float32), (kf.float64, kf.float16),
    (kf.bfloat16, kf.float32), (kf.int64, kf.float64)])
def test_membership_is_equality_with_any(first, second, elements, tests):
    generator = kf.Generator().manual_seed(elements + tests)
    x = kf.randint(0, 120, (elements,), generator=generator).to(first)
    y = kf.randint(0, 120, (tests,), generator=generator).to(second)
    expected = (x.unsqueeze(1) == y).any(1)
    assert kf.isin(x, y).equal(expected)
    assert kf.isin(x, y, invert=True, assume_unique=True).equal(~expected)
    assert kf.isin(x.view(-1, 5).t(), y).equal(expected.view(-1, 5).t())


@pytest.mark.parametrize("dtype", [kf.bool, kf.uint8, kf.int8, kf.int16, kf.int32, kf.int64, kf.float16, kf.float32,
                                   kf.float64])
@pytest.mark.parametrize("count", [0, 1, 2, 40, 5000])
def test_unique(dtype, count):
    x = (kf.arange(count) * 37 % 101 - 50).to(dtype)
    values, inverse, counts = kf.unique(x, return_inverse=True, return_counts=True)
    elements = x.tolist()
    assert values.tolist() == sorted(set(elements)) and values[inverse].tolist() == elements
    assert counts.tolist() == [elements.count(value) for value in values.tolist()]
    assert kf.unique(x).equal(values) and values.dtype is dtype and inverse.shape == x.shape
    if dtype.is_floating_point and count:
        x[::2] = float("nan")  # equals nothing
        assert kf.unique(x).isnan().sum() == (count + 1) // 2


@pytest.mark.parametrize("count", [1, 20])
def test_membership_of_odd_numbers(count):
    x = kf.tensor([INF, -INF, NAN, 0.0, -0.0, 1.0, 2.0] * count)
    assert kf.isin(x, kf.tensor([NAN, INF, -0.0] * count)).tolist() == [
        True, False, False, True, True, False, False] * count
    assert kf.isin(x, kf.tensor([NAN, NAN, 2.0] * count)).tolist() == [False] * 6 + [
        True] + ([False] * 6 + [True]) * (count - 1)
    # As float64 the two are equal.
    assert kf.isin(kf.tensor([2**53 + 1] * count), kf.tensor([2.0**53] * 40, dtype=kf.float64)).all()


def test_membership_keeps_no_table_of_all_pairs():
    """Comparing every pair would take 10 GB."""
    x = kf.arange(100_000)
    assert int(kf.isin(x, x * 2).sum()) == 50_000


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("values", [3, 1000])
def test_places_in_sorted_sequences(values, right):
    """With few values and with many; the sequence ends with duplicates, infinities and NaN."""
    import bisect

    generator = kf.Generator().manual_seed(values)
    numbers = sorted(kf.randint(-20, 20, (100,), generator=generator).tolist())
    sequence = kf.tensor([-INF, *numbers, INF], dtype=kf.float64)
    x = kf.randint(-25, 25, (values,), generator=generator).to(kf.float64)
    x[0] = INF
    find = bisect.bisect_right if right else bisect.bisect_left
    expected = [find(sequence.tolist(), one) for one in x.tolist()]
    assert kf.searchsorted(sequence, x, right=right).tolist() == expected
    lines = kf.stack([sequence, sequence + 1])
    expected = [expected, [find(lines[1].tolist(), one) for one in x.tolist()]]
    found = kf.searchsorted(lines, x.expand(2, -1), right=right, out_int32=True)
    assert found.tolist() == expected and found.dtype == kf.int32
    order = kf.randperm(102, generator=generator)
    assert kf.searchsorted(sequence[order], x, sorter=order.argsort(), right=right).tolist() == (
        expected[0])


# ---- Vectorized kernels


@pytest.mark.parametrize("depth", [0, 1, 3, 4, 7, 8, 9, 31, 300, 1030])
@pytest.mark.parametrize("dtype", [kf.float32, kf.float64])
def test_distances_of_rows(depth, dtype):
    x = kf.randn(4, depth, dtype=kf.float64, generator=kf.Generator().manual_seed(depth)).to(dtype)
    gaps = (x.double().unsqueeze(1) - x.double()).abs()
    pairs = ([0, 0, 0, 1, 1, 2], [1, 2, 3, 2, 3, 3])
    tolerance = 1e-5 if dtype == kf.float32 else 1e-12
    for p, expected in ((1.0, gaps.sum(-1)), (2.0, gaps.square().sum(-1).sqrt())):
        for found, wanted in ((kf.pdist(x, p), expected[pairs]), (kf.cdist(x, x, p), expected),
                              (kf.cdist(x.t().contiguous().t(), x, p), expected)):
            assert kf.allclose(found.double(), wanted, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", [kf.int8, kf.int16, kf.float32, kf.float64, kf.complex128])
@pytest.mark.parametrize("shape", [(1,), (7,), (16,), (50,), (3, 35), (35, 3), (2, 3, 17)])
def test_flipped_elements(shape, dtype):
    x = kf.arange(math.prod(shape)).to(dtype).view(shape)
    for laid in (x, x.transpose(0, -1).contiguous().transpose(0, -1)):
        for dims in ((0,), (-1,), tuple({0, len(shape) - 1})):
            expected = x
            for d in dims:
                expected = expected.index_select(d, kf.arange(x.size(d) - 1, -1, -1))
            assert kf.flip(laid, dims).equal(expected)


@pytest.mark.parametrize("columns", [1, 7, 8, 20, 300])
def test_sums_of_embeddings(columns):
    table = kf.randn(10, columns, generator=kf.Generator().manual_seed(1))
    index, offsets = kf.tensor([3, 1, 9, 9, 0, 2]), kf.tensor([0, 2, 2, 5])
    for laid in (table, table.t().contiguous().t()):
        found = kf.nn.functional.embedding_bag(index, laid, offsets, mode="sum")
        rows = [table[index[a:b]].sum(0) for a, b in ((0, 2), (2, 2), (2, 5), (5, 6))]
        assert kf.allclose(found, kf.stack(rows), atol=1e-5)


def test_products_of_many_matrices():
    """Any order gives the same product."""
    sizes = [7, 3, 11, 2, 5, 13, 4, 6, 2]
    matrices = [kf.randn(a, b, dtype=kf.float64) for a, b in zip(sizes, sizes[1:])]
    expected = matrices[0]
    for matrix in matrices[1:]:
        expected = expected @ matrix
    assert kf.allclose(kf.linalg.multi_dot(matrices), expected)


@pytest.mark.parametrize("dtype", [kf.float32, kf.float64, kf.float16])
def test_bounds_and_nan(dtype):
    """NaN propagates from any position; the upper bound wins if the bounds are crossed."""
    numbers = [NAN, -INF, -2.0, 0.0, 1.0, INF, 0.5] * 7
    x = kf.tensor(numbers, dtype=dtype)
    low = kf.tensor([0.0, 0.0, NAN, 2.0, 0.0, 0.0, 0.0] * 7, dtype=dtype)
    high = kf.tensor([1.0, 1.0, 1.0, 1.0, NAN, 1.0, 1.0] * 7, dtype=dtype)
    expected = [NAN, 0.0, NAN, 1.0, NAN, 1.0, 0.5] * 7
    assert kf.clamp(x, low, high).tolist() == pytest.approx(expected, nan_ok=True)
    expected = [NAN, 0.0, 0.0, 0.0, 0.75, 0.75, 0.5] * 7
    assert kf.clamp(x, 0.0, 0.75).tolist() == pytest.approx(expected, nan_ok=True)
    expected = [NAN, 0.0, NAN, 2.0, 1.0, INF, 0.5] * 7
    assert kf.maximum(x, low).tolist() == pytest.approx(expected, nan_ok=True)
    assert kf.maximum(low, x).tolist() == pytest.approx(expected, nan_ok=True)
    expected = [NAN, -INF, -2.0, 0.0, NAN, 1.0, 0.5] * 7
    assert kf.minimum(high, x).tolist() == pytest.approx(expected, nan_ok=True)


@pytest.mark.parametrize("dtype", [kf.complex64, kf.complex128])
def test_scattered_products_of_complex_numbers(dtype):
    kf.manual_seed(3)
    a, b = (kf.randn(200, dtype=dtype) for _ in range(2))
    for made in (a.scatter_reduce(0, kf.arange(200), b, "prod"), a.index_reduce(0, kf.arange(200), b, "prod")):
        assert kf.equal(made, a * b)  # to the last bit
