"""Uncommon calls whose results and errors PyTorch fixes: (call, result) tables with recorded values."""
import subprocess
import sys
import warnings

import pytest

import keyfall as torch
import keyfall.nn.functional as F
from keyfall.utils._python_dispatch import TorchDispatchMode

MATRIX = torch.arange(12.).reshape(3, 4)
WEIGHT = torch.arange(20.).reshape(10, 2)
VALUE = torch.tensor(5., requires_grad=True)
GRID = torch.tensor([[[[-1., 1.]]]], requires_grad=True)
BYTES = torch.tensor([1., 2.]).untyped_storage()


def expanded():
    return torch.zeros(1).expand(3)


VALUES = [
    # Indices count modulo the size of dim.
    ("torch.take_along_dim(MATRIX, torch.tensor([[-1, 0, 1, -2]]), 0)", [[8., 1., 6., 7.]]),
    ("torch.take_along_dim(MATRIX, torch.tensor([[7]]), 0)", [[4., 5., 6., 7.]]),
    ("torch.index_fill(MATRIX, 1, torch.tensor([0, 2]), torch.tensor(5))[0]", [5., 1., 5., 3.]),
    ("torch.zeros(2, dtype=torch.complex64).index_fill_(0, torch.tensor([1]), 1+2j)", [0, 1 + 2j]),
    # The limit is rounded to the element type.
    ("F.hardshrink(torch.tensor([.7, -.7], dtype=torch.float16), .7)", [0., 0.]),
    ("F.hardshrink(torch.tensor([.1, .2], dtype=torch.bfloat16), .1)", [0., 0.2001953125]),
    ("torch.ops.aten.hardshrink_backward(*[torch.tensor([.7, 1], dtype=torch.float16)] * 2, .7)",
     [0., 1.]),
    # bfloat16 rounds each step of the Huber loss, float16 each step of the smooth L1 loss.
    *((f"F.{loss}(torch.tensor([1.3, -2.6, .05, 3.1], dtype=torch.{dtype}), torch.tensor([.9, .4, -.3, 3.],"
       f" dtype=torch.{dtype}), reduction='none', {option}=.7)", expected)
      for loss, option, dtype, expected in (
          ("huber_loss", "delta", "bfloat16", [0.07958984375, 1.859375, 0.061767578125, 0.00439453125]),
          ("huber_loss", "delta", "float16",
           [0.0799560546875, 1.8544921875, 0.061248779296875, 0.0049591064453125]),
          ("smooth_l1_loss", "beta", "bfloat16", [0.11328125, 2.640625, 0.087890625, 0.00628662109375]),
          ("smooth_l1_loss", "beta", "float16",
           [0.11419677734375, 2.650390625, 0.0875244140625, 0.007083892822265625]))),
    # Complex logarithms are those to base e, divided.
    ("torch.log10(torch.tensor([3-4j, 2+9j], dtype=torch.complex128))",
     [0.6989700043360187-0.4027191962733731j, 0.9647094628571463+0.5872214603642668j]),
    ("torch.log2(torch.tensor([3-4j, -.7+.1j], dtype=torch.complex128))",
     [2.321928094887362-1.3378042124509761j, -0.5000000000000001+4.327645964833016j]),
    ("torch.log10(torch.tensor([3-4j]))", [0.6989700198173523-0.4027191996574402j]),
    # Repeated indices count once; the identity depends on its argument.
    ("torch.autograd.grad(torch.index_fill(MATRIX, 0, torch.tensor([1, 1]), VALUE).sum(), VALUE)[0]", 4.),
    ("torch.tensor(torch.linalg.matrix_power(VALUE.expand(2, 2), 0).requires_grad)", True),
    ("torch.gradient(torch.tensor([1., 4., 9.]), spacing=None)[0]", [3., 4., 5.]),
    # The gradient at the border, and that of the nearest element, are zeros.
    ("torch.autograd.grad(F.grid_sample(torch.ones(1, 1, 2, 2), GRID, padding_mode='border',"
     " align_corners=True).sum(), GRID)[0].flatten()", [0., 0.]),
    ("torch.autograd.grad(F.grid_sample(torch.ones(1, 1, 2, 2), GRID, mode='nearest',"
     " align_corners=True).sum(), GRID)[0].flatten()", [0., 0.]),
    # The quotient is rounded before it is truncated, unless there is one divisor.
    ("torch.div(torch.tensor([38.75, 1.]).bfloat16(), torch.tensor([2.984375, 2.]).bfloat16(),"
     " rounding_mode='trunc')", [13., 0.]),
    ("torch.div(torch.tensor([.1, .1]).bfloat16(), .1, rounding_mode='trunc')", [1., 1.]),
    # each step is rounded to the type
    ("torch.div(torch.tensor([-8.9375, 18.25]).bfloat16(), torch.tensor([-.10400390625, -.1220703125]).bfloat16(),"
     " rounding_mode='floor')", [84., -151.]),
    ("torch.tensor([-3.91796875, 21.]).half() // torch.tensor([.0014944076538085938, -.0107879638671875]).half()",
     [-2620., -1948.]),
    ("torch.batch_norm(torch.ones(0), torch.ones(3), None, None, None, True, .1, 1e-5, False)", []),
    ("torch.tensor(BYTES, dtype=torch.int32)", [1065353216, 1073741824]),
    ("torch.tensor(BYTES, dtype=torch.float32)", [1., 2.]),
    ("torch.tensor(BYTES)", [4611686019492741120]),
    ("torch.as_tensor(BYTES, dtype=torch.uint8)", [0, 0, 128, 63, 0, 0, 0, 64]),
    ("torch.ones(1).new_tensor(BYTES)", [1., 2.]),
    ("torch.roll(torch.arange(3), 1, None)", [2, 0, 1]),
    ("torch.diff(torch.arange(3), n=0, prepend=torch.tensor([7]))", [0, 1, 2]),
    ("torch.linalg.vander(torch.tensor([2.]), N=3)", [[1., 2., 4.]]),
    ("torch.amax(MATRIX, dim=None)", 11.),
    ("torch.amin(MATRIX, axis=1)", [0., 4., 8.]),
    ("F.avg_pool2d(torch.ones(1, 4, 4), 2, None)", [[[1., 1.], [1., 1.]]]),
    ("torch.mean(torch.tensor([complex(float('inf'), 0), 1])).real", float("inf")),
    ("torch.unravel_index(torch.tensor(100, dtype=torch.uint8), (12, 34))[1]", 32),
    ("F.pad(torch.arange(5.).reshape(1, 1, 5), (-1, 2), 'circular')", [[[1., 2., 3., 4., 1., 2.]]]),
    ("torch.squeeze_copy(torch.zeros(1, 2, 1), (0, 2))", [0., 0.]),
    ("torch.scalar_tensor(3).new(torch.ones(2))", [1., 1.]),
]


@pytest.mark.parametrize("call, expected", VALUES)
def test_values(call, expected):
    assert eval(call).tolist() == expected


REFUSALS = [
    ("~torch.ones(1)", TypeError, "only implemented on integer and Boolean-type tensors"),
    ("~torch.ones(1, dtype=torch.complex64)", TypeError, "operator.invert"),
    ("torch.bitwise_not(torch.ones(1))", NotImplementedError, "not implemented for 'Float'"),
    ("torch.index_fill(MATRIX, 0, torch.tensor([0]), torch.ones(1))", RuntimeError,
     "only supports a 0-dimensional value tensor, but got tensor with 1 dimension"),
    ("F.batch_norm(torch.ones(3), torch.zeros(3), torch.ones(3))", RuntimeError,
     "running_mean should contain 0 elements not 3"),
    ("F.batch_norm(torch.ones(3), None, None, training=True)", IndexError, "Dimension out of range"),
    ("torch.roll(torch.tensor(1), 1, 0)", IndexError, "Dimension specified as 0"),
    ("torch.take_along_dim(torch.tensor(1.), torch.tensor(0), 0)", IndexError, "has no dimensions"),
    ("torch.tensor(torch.FloatStorage(2), dtype=torch.int32)", RuntimeError,
     "Expected a Storage of type Int"),
    ("torch.ones(1, device='cuda')", AssertionError, "Torch not compiled with CUDA enabled"),
    ("torch.device('nothing')", RuntimeError, "Expected one of cpu, cuda"),
]


@pytest.mark.parametrize("call, error, text", REFUSALS)
def test_refusals(call, error, text):
    with pytest.raises(error, match=text):
        eval(call)


# Each of these warns at every call.
WARNINGS = [
    ("expanded().index_fill_(0, torch.tensor([0]), 1)", "index_fill_ on expanded tensors"),
    ("expanded().index_put_((torch.tensor([0]),), torch.tensor(1.))", "index_put_ on expanded"),
    ("expanded().masked_fill_(torch.tensor([True, False, False]), 1)", "masked_fill_ on expanded"),
    ("torch.normal(torch.zeros(3), torch.ones(3), out=torch.empty(2))", "was resized since"),
    ("torch.normal(0., torch.ones(3), out=torch.empty(2))", "was resized since"),
    ("torch.chain_matmul(MATRIX, MATRIX.mT)", "chain_matmul is deprecated"),
    ("F.embedding_bag(WEIGHT, torch.tensor([[1, 2]]))", "Argument order of nn.functional.embed"),
]


@pytest.mark.parametrize("call, text", WARNINGS)
def test_warnings(call, text):
    for _ in range(2):
        with pytest.warns(UserWarning, match=text):
            assert eval(call) is not None


ONCE = """
import warnings, keyfall as torch
warnings.simplefilter("error")
for call in CALLS:
    for expected in (True, False):
        try:
            call()
            warned = False
        except UserWarning:
            warned = True
        assert warned == expected, (call, expected)
"""
ONCE_CALLS = """[
    lambda: torch.bucketize(torch.ones(4, 4)[:, ::2], torch.arange(3.)),
    lambda: torch.bucketize(torch.ones(4), torch.arange(6.)[::2]),
    lambda: torch.searchsorted(torch.ones(3), torch.ones(1), sorter=torch.zeros(6).long()[::2]),
    lambda: torch.cross(torch.ones(3, 3), torch.ones(3, 3)),
    lambda: torch.tensor(1.).T,
]"""


def test_warnings_that_appear_once():
    program = ONCE.replace("CALLS", ONCE_CALLS)
    assert subprocess.run([sys.executable, "-c", program], timeout=60).returncode == 0


def test_embedding_bag_takes_the_old_order():
    index = torch.tensor([[1, 2], [3, 4]])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        old = F.embedding_bag(WEIGHT, index)
    assert torch.equal(old, F.embedding_bag(index, WEIGHT))


def test_index_fill_has_a_gradient_for_its_value():
    x, value = MATRIX.clone().requires_grad_(), torch.tensor(2., requires_grad=True)
    filled = torch.index_fill(x, 0, torch.tensor([0]), value)
    assert filled.grad_fn.name() == "IndexFillBackward1"
    of_x, of_value = torch.autograd.grad(filled.sum(), [x, value])
    assert of_x.sum(1).tolist() == [0., 4., 4.] and of_value.item() == 4
    written = MATRIX.clone().index_fill_(0, torch.tensor([0, 2]), value)
    assert torch.autograd.grad(written.sum(), value)[0].item() == 8


@pytest.mark.parametrize("operator", ["scatter_reduce", "index_reduce"])
def test_products_with_two_zeros_have_second_derivatives(operator):
    source = torch.tensor([0., 0., 3.], requires_grad=True)
    base = torch.tensor([2., 5.], requires_grad=True)
    result = getattr(base, operator)(0, torch.tensor([0, 0, 1]), source, "prod")
    first = torch.autograd.grad(result.sum(), [base, source], create_graph=True)
    second = torch.autograd.grad(sum(each.sum() for each in first), [base, source])
    assert [each.tolist() for each in second] == [[0., 1.], [2., 2., 1.]]


class Log(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(str(func))
        return func(*args, **(kwargs or {}))


COMPLEX = torch.tensor([1 + 2j, 3j])
LAZY_BITS = [
    (lambda: COMPLEX.conj().resolve_conj(), ["clone.default"], [1 - 2j, -3j]),
    (lambda: COMPLEX.conj() + 1, ["clone.default", "add.Tensor"], [2 - 2j, 1 - 3j]),
    (lambda: COMPLEX.conj().clone(), ["clone.default"], [1 - 2j, -3j]),
    (lambda: COMPLEX.conj() * COMPLEX.conj(),
     ["_conj.default", "clone.default", "clone.default", "mul.Tensor"], [-3 - 4j, -9]),
]


@pytest.mark.parametrize("call, operators, values", LAZY_BITS)
def test_modes_see_one_clone_where_a_lazy_view_is_resolved(call, operators, values):
    with Log() as log:
        result = call()
    assert log.seen == ["aten._conj.default"] + ["aten." + each for each in operators]
    assert result.tolist() == values and call().tolist() == values


def test_negative_views_are_resolved_by_a_clone():
    negative = COMPLEX.conj().imag
    with Log() as log:
        resolved, doubled = negative.resolve_neg(), negative * 2
    assert log.seen == ["aten.clone.default", "aten.clone.default", "aten.mul.Tensor"]
    assert resolved.tolist() == [-2., -3.] and doubled.tolist() == [-4., -6.]


def test_deterministic_algorithms_keep_warn_only():
    try:
        for mode, warn_only, debug in ((False, True, 0), (True, True, 1), (True, False, 2)):
            torch.use_deterministic_algorithms(mode, warn_only=warn_only)
            assert torch.is_deterministic_algorithms_warn_only_enabled() == warn_only
            assert torch.get_deterministic_debug_mode() == debug
        torch.set_deterministic_debug_mode("warn")
        assert torch.is_deterministic_algorithms_warn_only_enabled()
    finally:
        torch.use_deterministic_algorithms(False)


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpoints_recompute_under_autocast(reentrant):
    from keyfall.utils.checkpoint import checkpoint
    linear, x = torch.nn.Linear(4, 4), torch.ones(2, 4, requires_grad=True)
    dtypes = []

    def part(value):
        result = F.gelu(linear(value))
        dtypes.append(result.dtype)
        return result

    with torch.autocast("cpu", dtype=torch.bfloat16):
        y = checkpoint(part, x, use_reentrant=reentrant, early_stop=False) if not reentrant \
            else checkpoint(part, x, use_reentrant=True)
    y.float().sum().backward()
    assert dtypes == [torch.bfloat16] * 2 and x.grad is not None


# ---- Found by comparing random calls with PyTorch


@pytest.mark.parametrize("name", ["add", "sub", "mul", "div", "true_divide", "floor_divide"])
def test_two_numbers_have_the_default_type(name):
    function = getattr(torch, name)
    assert function(1.5, 2.5).dtype == function(1, 2.5).dtype == torch.float32
    assert function(1.5, torch.tensor(2.5, dtype=torch.float64)).dtype == torch.float64
    torch.set_default_dtype(torch.float64)
    try:
        assert function(1.5, 2.5).dtype == torch.float64
    finally:
        torch.set_default_dtype(torch.float32)


@pytest.mark.filterwarnings("ignore:This overload of")
def test_deprecated_sums_of_numbers():
    x = torch.ones(2)
    assert torch.add(1, 2, 3).item() == 7 and torch.sub(1, 2, 3).item() == -5
    for call in (torch.add, torch.Tensor.add, torch.Tensor.add_):
        assert call(torch.ones(2), torch.tensor(3), 2).tolist() == [7., 7.]
        assert call(torch.ones(2, dtype=torch.complex64), 1j, 2).tolist() == [1 + 2j, 1 + 2j]
    with pytest.raises(TypeError):
        torch.add(x, x, 2)


@pytest.mark.parametrize("name", ["var", "std", "var_mean", "std_mean"])
def test_warnings_name_the_function_that_was_called(name):
    for _ in range(2):
        with pytest.warns(UserWarning, match=rf"^{name}\(\): degrees of freedom"):
            getattr(torch, name)(torch.ones(1))
        with pytest.warns(UserWarning, match=r"^cov\(\): degrees of freedom"):
            torch.cov(torch.ones(3, 1))


def test_isin_does_not_warn_of_its_own_steps():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = torch.isin(torch.arange(80.).view(40, 2)[:, ::2], torch.arange(40.))
    assert found.shape == (40, 1) and found.sum() == 20


def test_small_differences():
    assert isinstance(torch.histogramdd(torch.ones(2, 1), 2).bin_edges, tuple)
    x, y = torch.tensor([1., 2.]), torch.zeros(2)
    with pytest.warns(UserWarning, match="size_average"):
        assert F.smooth_l1_loss(x, y, 0).item() == 2. and F.mse_loss(x, y, size_average=1).item() == 2.5
    for norm in (torch.linalg.norm, torch.linalg.vector_norm):
        assert norm(input=torch.tensor([3., 4.])).item() == 5.
    assert torch.linalg.matrix_norm(input=torch.tensor([[3., 4.]])).item() == 5.
    with pytest.raises(TypeError, match="both"):
        torch.linalg.norm(A=x, input=x)
    with pytest.raises(RuntimeError, match="at least 3"):
        F.adaptive_avg_pool2d(torch.ones(2, 3), 2)
    with pytest.raises(RuntimeError, match="Index has to be a vector/scalar"):
        torch.ones(3).index_fill(0, torch.zeros(2, 2, dtype=torch.int64), 1)
    with pytest.raises(NotImplementedError, match="\"bincount_cpu\" not implemented for 'Float'"):
        torch.bincount(torch.ones(2, 2))
    with pytest.raises(TypeError, match="expected a tensor of type torch.float32"):
        x.new(torch.tensor([1]))
    with pytest.raises(ValueError, match="at least one operand"):
        torch.einsum("ij", [])


def test_modes_see_lists_of_conjugates():
    """As in PyTorch: a clone is seen, the reading of elements is not."""
    seen = []

    class Watch(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    x = torch.tensor([1 + 2j, 3 - 1j]).conj()
    with Watch():
        assert x.tolist() == [1 - 2j, 3 + 1j] and x.imag.tolist() == [-2.0, 1.0] and x.real.tolist() == [1.0, 3.0]
    assert seen.count("aten.clone.default") == 2


def test_older_convolutions_store_their_results():
    x, weight, out = torch.arange(27.0).view(1, 1, 3, 3, 3), torch.ones(1, 1, 2, 2, 2), torch.empty(0)
    for name in ("slow_conv3d", "slow_conv_dilated3d"):
        assert getattr(torch.ops.aten, name).out(x, weight, (2, 2, 2), out=out) is out
        assert out.flatten().tolist() == [52.0, 60.0, 76.0, 84.0, 124.0, 132.0, 148.0, 156.0]


def test_errors_of_a_kind():
    """Kinds of errors as recorded from PyTorch 2.13."""
    with pytest.raises(RuntimeError, match="INDICES element is out of DATA bounds"):
        torch.ones(3, 3).index_select(1, torch.tensor([5]))
    with pytest.raises(IndexError, match="index out of range in self"):
        torch.ones(3, 3, 3).index_select(2, torch.tensor([5]))
    with pytest.raises(RuntimeError, match="not yet implemented for complex tensors"):
        torch.heaviside(torch.ones(2), torch.ones(2), out=torch.ones(2, dtype=torch.cfloat))
    with pytest.raises(RuntimeError, match="^nonzero_static: 'size' must be"):
        torch.nonzero_static(torch.ones(2), size=-2)
    with pytest.raises(ValueError, match=r"not within the valid range \[0, 52\)"):
        torch.einsum(torch.ones(2), [52])


def test_whether_views_are_made_again():
    assert torch.autograd.is_view_replay_enabled() is False
    with torch.autograd._force_original_view_tracking(True):
        assert torch.autograd.is_view_replay_enabled() is True
