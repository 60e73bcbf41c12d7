"""The array API standard (2024.12): signatures, and rules about shapes, axes, types and errors that a comparison with
NumPy does not show."""

import array
import inspect
import math
import operator

import keyfall
import pytest
from keyfall import array_api as xp

SIGNATURES = {
    "(x, /)":
        "abs acos acosh asin asinh atan atanh bitwise_invert ceil conj cos cosh exp expm1 floor imag isfinite "
        "isinf isnan log log10 log1p log2 logical_not matrix_transpose negative nonzero positive real "
        "reciprocal round sign signbit sin sinh sqrt square tan tanh trunc unique_all unique_counts "
        "unique_inverse unique_values linalg.det linalg.eigh linalg.eigvalsh linalg.inv "
        "linalg.matrix_transpose linalg.slogdet linalg.svdvals",
    "(x1, x2, /)":
        "add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor copysign divide "
        "equal floor_divide greater greater_equal hypot less less_equal logaddexp logical_and logical_or "
        "logical_xor matmul maximum minimum multiply nextafter not_equal pow remainder subtract linalg.matmul "
        "linalg.outer linalg.solve",
    "(x, /, *, axis=None, keepdims=False)": "all any argmax argmin count_nonzero max mean min",
    "(x, /, *, n=None, axis=-1, norm='backward')": "fft.fft fft.ifft fft.rfft fft.irfft fft.hfft fft.ihfft",
    "(x, /, *, s=None, axes=None, norm='backward')": "fft.fftn fft.ifftn fft.rfftn fft.irfftn",
    "(shape, *, dtype=None, device=None)": "empty ones zeros",
    "(x, /, *, dtype=None, device=None)": "empty_like ones_like zeros_like",
    "(x1, x2, /, *, axis=-1)": "vecdot linalg.cross linalg.vecdot",
    "(arrays, /, *, axis=0)": "concat stack",
    "(n, /, *, d=1.0, dtype=None, device=None)": "fft.fftfreq fft.rfftfreq",
    "(type, /)": "finfo iinfo",
    "(x, /, *, axes=None)": "fft.fftshift fft.ifftshift",
    "(x, /, *, axis=-1, descending=False, stable=True)": "argsort sort",
    "(x, /, *, axis=None, correction=0.0, keepdims=False)": "std var",
    "(x, /, *, axis=None, dtype=None, include_initial=False)": "cumulative_prod cumulative_sum",
    "(x, /, *, axis=None, dtype=None, keepdims=False)": "prod sum",
    "(x, /, *, k=0)": "tril triu",
    "(x, /, *, rtol=None)": "linalg.matrix_rank linalg.pinv",
    "(x1, x2, /, *, axes=2)": "tensordot linalg.tensordot",
    "(*arrays)": "broadcast_arrays",
    "(*arrays, indexing='xy')": "meshgrid",
    "(*arrays_and_dtypes)": "result_type",
    "(condition, x1, x2, /)": "where",
    "(dtype, kind)": "isdtype",
    "(from_, to, /)": "can_cast",
    "(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None)": "eye",
    "(obj, /, *, dtype=None, device=None, copy=None)": "asarray",
    "(shape, fill_value, *, dtype=None, device=None)": "full",
    "(start, /, stop=None, step=1, *, dtype=None, device=None)": "arange",
    "(start, stop, /, num, *, dtype=None, device=None, endpoint=True)": "linspace",
    "(x, /, *, axis=-1, n=1, prepend=None, append=None)": "diff",
    "(x, /, *, axis=0)": "unstack",
    "(x, /, *, axis=None)": "flip",
    "(x, /, *, axis=None, keepdims=False, ord=2)": "linalg.vector_norm",
    "(x, /, *, device=None, copy=None)": "from_dlpack",
    "(x, /, *, full_matrices=True)": "linalg.svd",
    "(x, /, *, keepdims=False, ord='fro')": "linalg.matrix_norm",
    "(x, /, *, mode='reduced')": "linalg.qr",
    "(x, /, *, offset=0)": "linalg.diagonal",
    "(x, /, *, offset=0, dtype=None)": "linalg.trace",
    "(x, /, *, upper=False)": "linalg.cholesky",
    "(x, /, axes)": "permute_dims",
    "(x, /, axis)": "squeeze",
    "(x, /, fill_value, *, dtype=None, device=None)": "full_like",
    "(x, /, min=None, max=None)": "clip",
    "(x, /, shape)": "broadcast_to",
    "(x, /, shape, *, copy=None)": "reshape",
    "(x, /, shift, *, axis=None)": "roll",
    "(x, dtype, /, *, copy=True, device=None)": "astype",
    "(x, indices, /, *, axis=-1)": "take_along_axis",
    "(x, indices, /, *, axis=None)": "take",
    "(x, n, /)": "linalg.matrix_power",
    "(x, repeats, /, *, axis=None)": "repeat",
    "(x, repetitions, /)": "tile",
    "(x, source, destination, /)": "moveaxis",
    "(x1, x2, /, *, side='left', sorter=None)": "searchsorted",
}
UNSIGNED = [xp.uint8, xp.uint16, xp.uint32, xp.uint64]
INTEGERS = [xp.int8, xp.int16, xp.int32, xp.int64, *UNSIGNED]
REDUCTIONS = ["sum", "prod", "max", "min", "mean", "var", "std", "all", "any", "count_nonzero"]


@pytest.mark.parametrize("signature", SIGNATURES)
def test_signatures(signature):
    for name in SIGNATURES[signature].split():
        assert str(inspect.signature(operator.attrgetter(name)(xp))) == signature, name


def test_methods_have_the_arguments_of_the_standard():
    x = xp.ones((2, 2))
    assert x.__dlpack__(stream=None, max_version=(1, 0), dl_device=(1, 0), copy=False) is not None
    assert x.to_device(x.device, stream=None) is x and x.__array_namespace__(api_version=None) is xp
    for dtype in INTEGERS:
        one = xp.asarray(1, dtype=dtype)
        assert type(one.__index__()) is type(one.__int__()) is int and [5, 6][one] == 6


# ---- Axes

@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions_refuse_wrong_axes(name):
    for axis in (2, -3, (0, 2)):
        with pytest.raises(IndexError):
            getattr(xp, name)(xp.ones((2, 2)), axis=axis)
    for axis in ((0, 0), (1, -1)):
        with pytest.raises((ValueError, RuntimeError), match="twice|multiple times"):
            getattr(xp, name)(xp.ones((2, 2)), axis=axis)


def test_an_axis_of_several_dimensions_must_be_given():
    x = xp.ones((2, 2))
    for name, args in (("take", (xp.asarray([0]),)), ("cumulative_sum", ()), ("cumulative_prod", ())):
        with pytest.raises(ValueError, match="axis"):
            getattr(xp, name)(x, *args)
    assert xp.take(xp.arange(3), xp.asarray([-1, 0])).tolist() == [2, 0]


def test_nonzero_needs_a_dimension():
    with pytest.raises(ValueError, match="dimension"):
        xp.nonzero(xp.asarray(3))
    assert [part.tolist() for part in xp.nonzero(xp.asarray([[0, 3]]))] == [[0], [1]]


def test_one_shift_for_several_axes():
    x = xp.reshape(xp.arange(6), (2, 3))
    assert xp.roll(x, 1, axis=(0, 1)).tolist() == [[5, 3, 4], [2, 0, 1]]
    assert xp.roll(x, -1, axis=(-1,)).tolist() == [[1, 2, 0], [4, 5, 3]]


def test_the_axis_of_a_product_is_not_broadcast():
    for one, two in (((2, 3), (2, 1)), ((3,), (1,)), ((2, 2), (3,))):
        with pytest.raises(ValueError, match="sizes"):
            xp.vecdot(xp.ones(one), xp.ones(two))
        with pytest.raises(RuntimeError, match="length 3"):
            xp.linalg.cross(xp.ones(one), xp.ones(two))
    assert xp.vecdot(xp.ones((2, 1, 3)), xp.ones((4, 3))).shape == (2, 4)


def test_cross_products_broadcast_dimensions():
    x, y = xp.asarray([[1, 0, 0], [0, 1, 0]], dtype=xp.int8), xp.asarray([0, 0, 1], dtype=xp.int16)
    found = xp.linalg.cross(x, y)
    assert found.tolist() == [[0, -1, 0], [1, 0, 0]] and found.dtype == xp.int16
    assert xp.linalg.cross(xp.ones((3, 1)), xp.ones((2, 3, 4)), axis=-2).shape == (2, 3, 4)


def test_a_vector_is_solved_for_each_matrix():
    x = xp.asarray([[[4.0]], [[2.0]]])
    assert xp.linalg.solve(x, xp.asarray([8.0])).tolist() == [[2.0], [4.0]]
    assert xp.linalg.solve(x[:1], xp.asarray([8.0])).shape == (1, 1)
    assert xp.linalg.solve(x[:1], xp.asarray([[8.0]])).shape == (1, 1, 1)
    assert xp.linalg.solve(xp.ones((2, 0, 0)), xp.ones((3, 1, 0, 5))).shape == (3, 2, 0, 5)


def test_norms():
    x = xp.asarray([3 + 4j, 0j])
    assert xp.linalg.vector_norm(x, axis=(), ord=0).tolist() == [1.0, 0.0]
    assert xp.linalg.vector_norm(x, axis=(), ord=0).dtype == xp.linalg.vector_norm(x, axis=()).dtype == xp.float32
    assert xp.linalg.matrix_norm(xp.ones((4, 4)), ord=None).item() == 4.0


# ---- Values

@pytest.mark.parametrize("name", ["var", "std"])
def test_too_large_corrections(name):
    x = xp.asarray([[1.0, 3.0], [2.0, 2.0]])
    for options, shape in (({}, ()), ({"axis": 0}, (2,)), ({"axis": (0, 1), "keepdims": True}, (1, 1))):
        found = getattr(xp, name)(x, correction=4.0, **options)
        assert found.shape == shape and found.dtype == x.dtype and xp.isnan(found).all()
    assert xp.var(x, correction=3.5).item() == 4.0 and xp.var(x, axis=()).tolist() == [[0.0] * 2] * 2
    assert math.isnan(xp.var(xp.asarray(math.inf)).item()) and math.isnan(xp.std(xp.asarray(1.0), correction=1).item())


def test_ranges_of_large_numbers():
    top = 2 ** 64
    for start, stop, step in ((2 ** 63, 2 ** 63 + 3, 1), (top - 1, 0, -2 ** 62), (5, top - 1, 2 ** 62), (top - 1, top - 9, 3)):
        found = xp.arange(start, stop, step, dtype=xp.uint64)
        assert found.tolist() == list(range(start, stop, step)) and found.dtype == xp.uint64
    assert xp.arange(-2 ** 63, -2 ** 63 + 2).tolist() == [-2 ** 63, -2 ** 63 + 1]
    assert xp.arange(3.0, -1.0).shape == xp.arange(2, 2).shape == (0,)


def test_sorters_of_all_integer_types():
    for dtype in INTEGERS:
        sorter = xp.asarray([1, 0], dtype=dtype)
        assert xp.searchsorted(xp.asarray([3.0, 1.0]), xp.asarray([2.0]), sorter=sorter).tolist() == [1]


# ---- Conversions

def test_buffers():
    for letter in "bBhHiIlLqQfd":
        numbers = array.array(letter, [1, 2, 3])
        x = xp.asarray(numbers)
        assert x.tolist() == [1, 2, 3] and x.dtype.itemsize == numbers.itemsize
        assert xp.isdtype(x.dtype, "real floating" if letter in "fd" else
                          "unsigned integer" if letter.isupper() else "signed integer")
        numbers[0] = 9
        assert x.tolist() == [9, 2, 3] and xp.asarray(numbers, copy=True, dtype=xp.float64).dtype == xp.float64
    rows = memoryview(bytes(range(6))).cast("B", (2, 3))
    assert xp.asarray(rows).tolist() == [[0, 1, 2], [3, 4, 5]] and xp.asarray(b"").shape == (0,)
    assert xp.asarray(memoryview(array.array("h", [1, 2, 3]))[::2]).tolist() == [1, 3]
    with pytest.raises(ValueError, match="contiguous"):
        xp.asarray(memoryview(bytearray(4))[::2], copy=False)
    with pytest.raises(TypeError, match="format"):
        xp.asarray(memoryview(b"ab").cast("c"))


def test_copies_that_are_refused():
    with pytest.raises(ValueError, match="view size"):
        xp.reshape(xp.ones((2, 3)).T, (6,), copy=False)
    with pytest.raises(ValueError, match="copy"):
        xp.asarray([1, 2], copy=False)
    x = xp.arange(6)
    assert xp.reshape(x, (2, 3), copy=False).data_ptr() == x.data_ptr()


def test_complex_numbers_become_real_by_their_parts():
    x = xp.asarray([0j, 2j])
    for dtype in (xp.float32, xp.int64):
        with pytest.raises(TypeError, match="complex64"):
            xp.astype(x, dtype)
    assert xp.astype(x, xp.bool).tolist() == [False, True] and xp.astype(x, xp.complex128).dtype == xp.complex128


def test_objects_without_the_protocol():
    with pytest.raises(AttributeError, match="__dlpack__"):
        xp.from_dlpack(object())
    assert xp.from_dlpack(keyfall.ones(2), copy=True).tolist() == [1, 1]
