"""The OpenCL plug-in: every operator with a kernel of its own gives the CPU's results."""

import math

import pytest
from opencl_checks import check, check_allowing_fallback, integers, same, with_gradient, with_gradients

import keyfall as kf

# test_opencl_driver.py and test_opencl_random.py run the same code under the sanitizer.
pytestmark = pytest.mark.unsanitized

F = kf.nn.functional
NAN, INF = math.nan, math.inf
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -2.5, 3.0, 1e-3, INF, -INF, NAN, 80.0, -80.0, 7.0]


# ---- Elementwise operators ---------------------------------------------------------------------------

UNARY = """abs neg sign sgn acos acosh asin asinh atan atanh cos cosh sin sinh tan tanh exp exp2 expm1 log
    log2 log10 log1p sqrt rsqrt reciprocal erf erfc sinc ceil floor round trunc frac deg2rad rad2deg angle
    isfinite isinf isnan isneginf isposinf isreal signbit logical_not relu sigmoid nan_to_num""".split()


@pytest.mark.parametrize("name", UNARY)
def test_one_operand(name):
    function = getattr(kf, name)
    check(function, kf.randn(5, 7).t()[1:])
    check(function, kf.tensor(SPECIAL))
    check(function, kf.randn(0, 3))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [kf.float64, kf.float16, kf.bfloat16, kf.int8, kf.int64, kf.uint8, kf.bool])
@pytest.mark.parametrize("name", ["abs", "sign", "exp", "ceil", "isnan", "logical_not"])
def test_one_operand_of_other_types(name, dtype):
    check_allowing_fallback(getattr(kf, name), kf.tensor([0, 1, 2, 3]).to(dtype))


BINARY = """add sub mul div floor_divide remainder fmod pow maximum minimum fmax fmin atan2 hypot copysign
    heaviside xlogy logaddexp logaddexp2 eq ne lt le gt ge logical_and logical_or logical_xor""".split()
BITWISE = """gcd lcm bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift""".split()


@pytest.mark.parametrize("name", BINARY)
def test_two_operands(name):
    function = getattr(kf, name)
    special = kf.tensor(SPECIAL)
    check(function, kf.randn(3, 4), kf.randn(3, 4))
    check(function, kf.randn(3, 1, 4), kf.randn(5, 1))
    check(function, special, special.flip(0))
    check(function, kf.randn(0, 4), kf.randn(4))


@pytest.mark.slow
@pytest.mark.parametrize("name", BINARY + BITWISE)
def test_two_integers(name):
    function = getattr(kf, name)
    check_allowing_fallback(function, integers(3, 4), integers(3, 4, low=1))
    check_allowing_fallback(function, integers(4), integers(4, low=-5, high=-1))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["add", "mul", "pow", "lt", "maximum"])
def test_mixed_types(name):
    function = getattr(kf, name)
    check(function, integers(4, low=1), kf.rand(4))
    check(function, kf.rand(4).half(), kf.rand(()).double() + 1)  # rounds to float16
    check(function, kf.rand(4).bfloat16(), kf.rand(4))
    check(function, integers(4, low=0, dtype=kf.uint8), integers(4, low=1, dtype=kf.uint8))
    check_allowing_fallback(function, kf.tensor([True, False]), kf.tensor([True, True]))
    check(lambda a: function(a, 2.5), kf.rand(5))
    check(lambda a: function(a.permute(5, 1, 3, 0, 2, 4), a.permute(5, 1, 3, 0, 2, 4)[:1]),
          kf.rand(2, 3, 2, 3, 2, 2))


OTHERS = {
    "alpha": (lambda a, b: kf.add(a, b, alpha=3), [4], [4]),
    "rsub": (lambda a: 3 - a, [4]),
    "square": (lambda a: a**2, [4]),
    "root": (lambda a: a.abs()**0.5, [4]),
    "number_power": (lambda a: 2.0**a, [4]),
    "div_trunc": (lambda a, b: kf.div(a, b, rounding_mode="trunc"), [5], [5]),
    "div_floor": (lambda a, b: kf.div(a, b, rounding_mode="floor"), [5], [5]),
    "where": (lambda a, b: kf.where(a > 0, a, b), [3, 4], [4]),
    "masked_fill": (lambda a, b: a.masked_fill(b > 0, 2.0), [3, 4], [4]),
    "clamp": (lambda a: a.clamp(-0.5, 0.5), [9]),
    "clamp_one": (lambda a: (a.clamp(min=0.1), a.clamp(max=0.1)), [9]),
    "clamp_tensors": (lambda a, b, c: kf.clamp(a, b, c), [9], [9], [9]),
    "lerp": (lambda a, b, c: kf.lerp(a, b, c), [5], [5], [5]),
    "lerp_number": (lambda a, b: kf.lerp(a, b, 0.3), [5], [5]),
    "addcmul": (lambda a, b, c: kf.addcmul(a, b, c, value=2), [5], [5], [5]),
    "addcdiv": (lambda a, b, c: kf.addcdiv(a, b, c, value=2), [5], [5], [5]),
    "logit": (lambda a: (kf.logit(a.sigmoid()), kf.logit(a.sigmoid(), 0.2)), [7]),
    "in_place": (lambda a, b: a.clone().add_(b).mul_(2).sub_(b), [3, 4], [4]),
    "out": (lambda a, b: kf.add(a, b, out=kf.empty(4, 3, device=a.device).t()), [3, 4], [4]),
}


@pytest.mark.parametrize("name", OTHERS)
def test_other_elementwise_operators(name):
    function, *shapes = OTHERS[name]
    check(function, *(kf.randn(*shape) for shape in shapes))


ACTIVATIONS = """relu silu mish hardsigmoid hardswish leaky_relu elu hardshrink softshrink hardtanh softplus
    gelu logsigmoid sigmoid tanh""".split()


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_activations_with_gradients(name):
    function = getattr(F, name, None) or getattr(kf, name)
    check(with_gradient(function), kf.randn(4, 6).t() * 3, tolerance=2e-5)
    check(function, kf.randn(8).bfloat16())


def test_gelu_tanh_and_prelu():
    check(with_gradient(lambda a: F.gelu(a, approximate="tanh")), kf.randn(9), tolerance=2e-5)
    check(with_gradient(lambda a: F.prelu(a, kf.full([3], 0.25).to(a.device))), kf.randn(2, 3, 4))


# ---- Copies, fills, views ----------------------------------------------------------------------------

DTYPES = [kf.float32, kf.float64, kf.float16, kf.bfloat16, kf.int8, kf.int64, kf.uint8, kf.bool]


@pytest.mark.parametrize("source", DTYPES)
def test_conversions(source):
    values = (kf.randn(3, 4) * 5).to(source)
    if source == kf.uint8:
        values = kf.arange(12, dtype=kf.uint8).view(3, 4)
    for target in DTYPES:
        if target != kf.uint8:  # negative numbers
            check(lambda a, target=target: a.t().to(target), values)
    check(lambda a: kf.full_like(a, 3), values)
    check(lambda a: a.clone().t()[1:].fill_(1), values)


def test_copies_between_host_and_device_convert():
    host = kf.randn(4, 6)
    device = kf.empty(6, 4, dtype=kf.float16, device="opencl").t()
    device.copy_(host)
    back = kf.empty(6, 4, dtype=kf.float64).t()
    back.copy_(device)
    assert kf.equal(back, host.half().double())


def test_writes_through_views():
    def write(a):
        a = a.clone()
        a[1].add_(5)
        a[:, 2].mul_(3)
        a[::2, 1:3].fill_(9)
        a.view(-1)[3:7].zero_()
        return a

    check(write, kf.randn(4, 5))


# ---- Reductions, products, softmax -------------------------------------------------------------------

REDUCTIONS = """sum mean prod amax amin max min any all argmax argmin var std nansum count_nonzero var_mean
    std_mean""".split()


@pytest.mark.slow
@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions(name):
    function = getattr(kf, name)
    tensor = kf.randn(4, 5, 6).permute(2, 0, 1)
    check(function, tensor, tolerance=1e-5)
    check(lambda a: (function(a, 0), function(a, -1)), tensor, tolerance=1e-5)
    check(lambda a: function(a, 1), kf.randn(2, 5000), tolerance=1e-4)
    check(function, kf.tensor([[1.0, NAN, 2.0], [3.0, 1.0, 3.0]]))
    check_allowing_fallback(function, integers(4, 5))
    check_allowing_fallback(function, kf.randn(0, 3))
    check_allowing_fallback(lambda a: function(a, 0), kf.randn(0, 3))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [kf.float16, kf.float64, kf.bfloat16, kf.int64, kf.bool, kf.uint8])
@pytest.mark.parametrize("name", ["sum", "amax", "argmax", "any"])
def test_reductions_of_other_types(name, dtype):
    function = getattr(kf, name)
    check(lambda a: function(a, 1), kf.arange(20).view(4, 5).to(dtype))


@pytest.mark.slow
def test_reductions_over_several_dimensions_keep_them():
    for name in ("sum", "mean", "amax", "var"):
        function = getattr(kf, name)
        check(lambda a, f=function: (f(a, (0, 2)), f(a, (0, 2), keepdim=True)), kf.randn(3, 4, 5),
              tolerance=1e-5)
    check(lambda a: kf.sum(a, 0, dtype=kf.float64), kf.randn(4, 5))
    for order in (1, 2, INF):
        check(lambda a, o=order: kf.linalg.vector_norm(a, o, 1), kf.randn(30, 3), tolerance=1e-5)


@pytest.mark.parametrize("sizes", [(1, 1, 1), (3, 4, 5), (33, 65, 17), (64, 64, 64)])
def test_matrix_products(sizes):
    rows, inner, columns = sizes
    a, b = kf.randn(rows, inner), kf.randn(inner, columns)
    check(kf.mm, a, b, tolerance=1e-4)
    check(lambda a, b: kf.mm(b.t(), a.t()), a, b, tolerance=1e-4)
    check(lambda s, a, b: kf.addmm(s, a, b, beta=2, alpha=3), kf.ones(columns), a, b, tolerance=1e-4)
    check(kf.mv, a, kf.randn(inner), tolerance=1e-4)


@pytest.mark.slow
def test_products_of_batches_and_other_types():
    check(kf.bmm, kf.randn(4, 5, 6), kf.randn(4, 6, 7), tolerance=1e-5)
    check(kf.baddbmm, kf.randn(1, 5, 7), kf.randn(4, 5, 6), kf.randn(4, 6, 7), tolerance=1e-5)
    check(kf.matmul, kf.randn(2, 4, 5, 6), kf.randn(6, 7), tolerance=1e-5)
    check(kf.dot, kf.randn(60), kf.randn(60), tolerance=1e-4)
    check(kf.addmv, kf.randn(5), kf.randn(5, 6), kf.randn(6), tolerance=1e-5)
    check(kf.mm, kf.randn(5, 6).double(), kf.randn(6, 7).double())
    check(kf.mm, kf.randn(5, 6).half(), kf.randn(6, 7).half(), tolerance=1e-2)
    check(kf.mm, integers(5, 6), integers(6, 7))
    check_allowing_fallback(kf.mm, kf.randn(5, 0), kf.randn(0, 3))


@pytest.mark.slow
@pytest.mark.parametrize("shape, dim", [((4, 5), 0), ((4, 5), 1), ((3, 4, 5), 1), ((2, 300), 1), ((5000,), 0)])
@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
def test_softmax(name, shape, dim):
    function = getattr(kf, name)
    check(with_gradient(lambda a: function(a, dim)), kf.randn(*shape), tolerance=2e-5)


# ---- Indices -----------------------------------------------------------------------------------------

INDEX = [2, 0, 2, 1]
INDEXING = {
    "index_select": (lambda a, i: kf.index_select(a, 1, i), [3, 4, 5], INDEX),
    "index_select_view": (lambda a, i: kf.index_select(a.t(), 0, i), [3, 4], INDEX),
    "gather": (lambda a, i: kf.gather(a, 1, i), [3, 4], [[0, 3], [1, 1], [2, 0]]),
    "scatter": (lambda a, i: a.scatter(1, i, a.t()[:3]), [3, 4], [[0, 3], [1, 2], [2, 0]]),
    "scatter_add": (lambda a, i: a.scatter_add(0, i, a[:2, :2]), [3, 4], [[0, 2], [0, 1]]),
    "scatter_number": (lambda a, i: a.scatter(1, i, 4.0), [3, 4], [[0, 3], [1, 2], [2, 0]]),
    "index_add": (lambda a, i: a.index_add(0, i, a, alpha=2), [4, 4], INDEX),
    "index_copy": (lambda a, i: a.index_copy(1, i, a[:, :2]), [3, 4], [3, 1]),
    "index_fill": (lambda a, i: a.index_fill(1, i, 2), [3, 4], [3, 1]),
    "embedding": (lambda a, i: with_gradient(lambda w: F.embedding(i, w))(a), [5, 3], [[1, 2], [4, 1]]),
}


@pytest.mark.parametrize("name", INDEXING)
def test_indexing(name):
    function, shape, index = INDEXING[name]
    check(function, kf.randn(*shape), kf.tensor(index))


def test_cat():
    check(lambda a, b: kf.cat([a, b[:, :2]], 1), kf.randn(3, 4), kf.randn(3, 4))
    check(lambda a, b: kf.cat([a.t(), b], 0), kf.randn(3, 4), kf.randn(2, 3).half())
    check(lambda a, b: kf.stack([a, b], 1), kf.randn(3, 4), kf.randn(3, 4))


# ---- Optimizers --------------------------------------------------------------------------------------

OPTIMIZERS = [("SGD", dict(lr=0.1, momentum=0.9, weight_decay=0.01, nesterov=True)), ("SGD", dict(lr=0.1)),
              ("Adam", dict(lr=0.1, weight_decay=0.1)), ("Adam", dict(lr=0.1, amsgrad=True)),
              ("AdamW", dict(lr=0.1, maximize=True))]


@pytest.mark.parametrize("name, options", OPTIMIZERS)
def test_fused_optimizers(name, options):
    def steps(start, gradient):
        parameter = start.clone().requires_grad_()
        optimizer = getattr(kf.optim, name)([parameter], fused=True, **options)
        for factor in range(1, 5):
            parameter.grad = gradient * factor
            optimizer.step()
        return parameter.detach()

    start, gradient = kf.randn(3, 5), kf.randn(3, 5)
    same(steps(start, gradient), steps(start.to("opencl"), gradient.to("opencl")), 1e-5)


# ---- Layers ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("options", [dict(padding=1), dict(stride=2), dict(dilation=2, padding=2), dict(groups=2)])
def test_convolution_with_gradients(options):
    channels = 4 // options.get("groups", 1)
    check(with_gradients(lambda a, w, b: F.conv2d(a, w, b, **options)), kf.randn(2, 4, 7, 6),
          kf.randn(6, channels, 3, 3), kf.randn(6), tolerance=5e-4)
    check_allowing_fallback(lambda a, w: F.conv1d(a, w, **options), kf.randn(2, 4, 7),
                            kf.randn(6, channels, 3), tolerance=1e-4)


@pytest.mark.slow
def test_max_pool_with_gradients():
    check(with_gradients(lambda a: F.max_pool2d(a, 2)), kf.randn(2, 3, 6, 8))
    check(with_gradients(lambda a: F.max_pool2d(a, 3, stride=2, padding=1)), kf.randn(2, 3, 7, 8))


@pytest.mark.slow
@pytest.mark.parametrize("shape", [(4, 6), (2, 3, 300), (3, 5000)])
def test_layer_norm_with_gradients(shape):
    check(with_gradients(lambda a, w, b: F.layer_norm(a, a.shape[1:], w, b)), kf.randn(*shape),
          kf.randn(*shape[1:]), kf.randn(*shape[1:]), tolerance=2e-3)
    check(with_gradients(lambda a: F.layer_norm(a, a.shape[-1:])), kf.randn(*shape), tolerance=1e-3)


@pytest.mark.slow
@pytest.mark.parametrize("training", [True, False])
def test_batch_norm_with_gradients(training):
    def run(a, w, b):
        mean, variance = kf.zeros(3).to(a.device), kf.ones(3).to(a.device)
        both = with_gradients(lambda a, w, b: F.batch_norm(a, mean, variance, w, b, training))
        return [*both(a, w, b), mean, variance]

    check(run, kf.randn(4, 3, 5, 5), kf.randn(3), kf.randn(3), tolerance=1e-4)
