"""The OpenCL plug-in: every operator with a kernel of its own gives the CPU's results."""

import gc
import math
import os
import pathlib
import subprocess
import sys
import threading

import numpy as np
import pytest

import keyfall as kf

# The driver compiles kernels and runs them in this process, out of the sanitizer's sight.
pytestmark = pytest.mark.unsanitized

F = kf.nn.functional
NAN, INF = math.nan, math.inf
TOLERANCE = {kf.float16: 2e-3, kf.bfloat16: 1.6e-2, kf.float32: 5e-6, kf.float64: 1e-12}


def plugin_path():
    """The plug-in beside the package of the build tree, or the one that the environment names."""
    named = os.environ.get("KEYFALL_OPENCL_PLUGIN")
    built = pathlib.Path(kf.__file__).absolute().parents[2] / "plugins" / "libkeyfall_opencl.so"
    return named or str(built)


@pytest.fixture(scope="module", autouse=True)
def plugin():
    if not os.path.exists(plugin_path()):
        pytest.skip("the OpenCL plug-in was not built")
    loaded = kf.devices.load_plugin(plugin_path())
    if not kf.ocl.is_available():
        kf.devices.unload_plugin(loaded)
        pytest.skip("there is no OpenCL device")
    yield loaded
    gc.collect()
    kf.fallback.set_cache_limit(0)
    kf.fallback.set_cache_limit(256 << 20)
    kf.ocl.empty_cache()
    kf.devices.unload_plugin(loaded)


def flat(result):
    if isinstance(result, kf.Tensor):
        return [result]
    return [tensor for part in result for tensor in flat(part)]


def move(value):
    if isinstance(value, kf.Tensor):
        return value.to("ocl")
    return type(value)(map(move, value)) if isinstance(value, (list, tuple)) else value


def same(expected, found, tolerance=None):
    assert found.device.type == "ocl"
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape)
    tolerance = tolerance or TOLERANCE.get(expected.dtype, 0)
    np.testing.assert_allclose(found.cpu().to(kf.float64).numpy(), expected.to(kf.float64).numpy(),
                               rtol=tolerance, atol=tolerance)


def check(function, *arguments, tolerance=None):
    """The device gives what the CPU gives, without a fallback, or the same error."""
    moved = move(arguments)
    try:
        expected = flat(function(*arguments))
    except Exception as error:  # the CPU has no kernel for this type: the call falls back there
        with pytest.raises(type(error)):
            for tensor in flat(function(*moved)):
                tensor.cpu()
        return
    with kf.fallback.strict():
        found = flat(function(*moved))
    for pair in zip(expected, found, strict=True):
        same(*pair, tolerance)


def integers(*sizes, low=-9, high=9, dtype=kf.int32):
    return kf.randint(low, high, sizes).to(dtype)


SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -2.5, 3.0, 1e-3, INF, -INF, NAN, 80.0, -80.0, 7.0]


@pytest.fixture(autouse=True)
def seed():
    kf.manual_seed(0)


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


@pytest.mark.parametrize("dtype", [kf.float64, kf.float16, kf.bfloat16, kf.int8, kf.int64, kf.uint8, kf.bool])
@pytest.mark.parametrize("name", ["abs", "sign", "exp", "ceil", "isnan", "logical_not"])
def test_one_operand_of_other_types(name, dtype):
    check_allowing_fallback(getattr(kf, name), kf.tensor([0, 1, 2, 3]).to(dtype))


def check_allowing_fallback(function, *arguments, tolerance=None):
    try:
        expected = flat(function(*arguments))
    except Exception as error:
        with pytest.raises(type(error)):
            for tensor in flat(function(*move(arguments))):
                tensor.cpu()
        return
    for pair in zip(expected, flat(function(*move(arguments))), strict=True):
        same(*pair, tolerance)


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


@pytest.mark.parametrize("name", BINARY + BITWISE)
def test_two_integers(name):
    function = getattr(kf, name)
    check_allowing_fallback(function, integers(3, 4), integers(3, 4, low=1))
    check_allowing_fallback(function, integers(4), integers(4, low=-5, high=-1))


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


def with_gradient(function):
    def both(tensor):
        tensor = tensor.detach().clone().requires_grad_()
        result = function(tensor)
        (result * result).sum().backward()
        return [result.detach(), tensor.grad]
    return both


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
    device = kf.empty(6, 4, dtype=kf.float16, device="ocl").t()
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


@pytest.mark.parametrize("dtype", [kf.float16, kf.float64, kf.bfloat16, kf.int64, kf.bool, kf.uint8])
@pytest.mark.parametrize("name", ["sum", "amax", "argmax", "any"])
def test_reductions_of_other_types(name, dtype):
    function = getattr(kf, name)
    check(lambda a: function(a, 1), kf.arange(20).view(4, 5).to(dtype))


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
    same(steps(start, gradient), steps(start.to("ocl"), gradient.to("ocl")), 1e-5)


# ---- Order, errors, threads, programs ----------------------------------------------------------------


def test_faults_arrive_at_the_next_synchronisation():
    table, bad = kf.arange(4.0).to("ocl"), kf.tensor([1, 9]).to("ocl")
    result = kf.index_select(table, 0, bad)  # queued: no error yet
    with pytest.raises(IndexError, match="index 9"):
        result.cpu()
    result = kf.index_select(table, 0, bad)
    with pytest.raises(IndexError):
        kf.ocl.synchronize()
    assert table.cpu().tolist() == [0, 1, 2, 3]  # the device goes on
    quotient = kf.ones(2, dtype=kf.int32).to("ocl") // kf.zeros(2, dtype=kf.int32).to("ocl")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        quotient.cpu()


def test_streams_and_events():
    stream, start, end = kf.ocl.Stream(), kf.ocl.Event(enable_timing=True), kf.ocl.Event(enable_timing=True)
    with stream:
        start.record(stream)
        total = kf.ones(1000, device="ocl").add(1).sum()
        end.record(stream)
    end.synchronize()
    assert start.elapsed_time(end) >= 0
    stream.synchronize()
    assert stream.query() and total.item() == 2000


def test_a_declined_call_says_why():
    with kf.fallback.strict(), pytest.raises(NotImplementedError, match="complex"):
        kf.ones(2, dtype=kf.complex64).to("ocl").exp()


def test_threads_share_kernels():
    tensor, wrong = kf.randn(50, 50), []
    device, expected = tensor.to("ocl"), (tensor * 2 + 1).sum(0)

    def work():
        for _ in range(20):
            if not np.allclose((device * 2 + 1).sum(0).cpu().numpy(), expected.numpy(), atol=1e-4):
                wrong.append("differs")

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


PROGRAM = """
import keyfall as kf
kf.devices.load_plugin({plugin!r})
print(kf.arange(3.0).to("ocl").mul(3).tolist())
"""


def test_programs_on_disk_are_checked(tmp_path):
    def run():
        environment = {**os.environ, "KEYFALL_OPENCL_CACHE": str(tmp_path / "cache"), "KEYFALL_PLUGINS": ""}
        done = subprocess.run([sys.executable, "-c", PROGRAM.format(plugin=plugin_path())], text=True,
                              env=environment, capture_output=True, check=True)
        assert done.stdout.strip() == "[0.0, 3.0, 6.0]"

    run()
    files = list((tmp_path / "cache").iterdir())
    assert files and all(file.suffix == ".bin" for file in files)
    good = files[0].read_bytes()
    run()
    assert files[0].read_bytes() == good
    for bad in (b"", b"junk", good[:-7], good[:-1] + bytes([good[-1] ^ 1])):
        files[0].write_bytes(bad)
        run()
        repaired = files[0].read_bytes()
        assert repaired != bad and repaired[:8] == good[:8]


def test_training_gives_the_losses_of_the_cpu():
    def losses(device):
        kf.manual_seed(1)
        model = kf.nn.Sequential(kf.nn.Linear(20, 32), kf.nn.ReLU(), kf.nn.Linear(32, 5)).to(device)
        optimizer = kf.optim.Adam(model.parameters(), lr=1e-2)
        inputs, targets = kf.randn(64, 20).to(device), kf.randint(0, 5, (64,)).to(device)
        found = []
        for _ in range(15):
            optimizer.zero_grad()
            loss = F.cross_entropy(model(inputs), targets)
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    expected = losses("cpu")
    with kf.fallback.strict():
        found = losses("ocl")
    np.testing.assert_allclose(found, expected, rtol=1e-5)


# ---- Layers ------------------------------------------------------------------------------------------


def with_gradients(function):
    def both(*tensors):
        tensors = [tensor.detach().clone().requires_grad_() for tensor in tensors]
        result = function(*tensors)
        (result * result).sum().backward()
        return [result.detach(), *(tensor.grad for tensor in tensors)]
    return both


@pytest.mark.parametrize("options", [dict(padding=1), dict(stride=2), dict(dilation=2, padding=2), dict(groups=2)])
def test_convolution_with_gradients(options):
    channels = 4 // options.get("groups", 1)
    check(with_gradients(lambda a, w, b: F.conv2d(a, w, b, **options)), kf.randn(2, 4, 7, 6),
          kf.randn(6, channels, 3, 3), kf.randn(6), tolerance=5e-4)
    check_allowing_fallback(lambda a, w: F.conv1d(a, w, **options), kf.randn(2, 4, 7),
                            kf.randn(6, channels, 3), tolerance=1e-4)


def test_max_pool_with_gradients():
    check(with_gradients(lambda a: F.max_pool2d(a, 2)), kf.randn(2, 3, 6, 8))
    check(with_gradients(lambda a: F.max_pool2d(a, 3, stride=2, padding=1)), kf.randn(2, 3, 7, 8))


@pytest.mark.parametrize("shape", [(4, 6), (2, 3, 300), (3, 5000)])
def test_layer_norm_with_gradients(shape):
    check(with_gradients(lambda a, w, b: F.layer_norm(a, a.shape[1:], w, b)), kf.randn(*shape),
          kf.randn(*shape[1:]), kf.randn(*shape[1:]), tolerance=2e-3)
    check(with_gradients(lambda a: F.layer_norm(a, a.shape[-1:])), kf.randn(*shape), tolerance=1e-3)


@pytest.mark.parametrize("training", [True, False])
def test_batch_norm_with_gradients(training):
    def run(a, w, b):
        mean, variance = kf.zeros(3).to(a.device), kf.ones(3).to(a.device)
        both = with_gradients(lambda a, w, b: F.batch_norm(a, mean, variance, w, b, training))
        return [*both(a, w, b), mean, variance]

    check(run, kf.randn(4, 3, 5, 5), kf.randn(3), kf.randn(3), tolerance=1e-4)
