"""The array API standard (2024.12): all functions of the namespace, compared with NumPy's, which implements
the same standard; NumPy's own protocols; SciPy and scikit-learn on tensors."""

import functools
import itertools
import warnings

import keyfall
import numpy
import pytest
from example_counts import sampled
from keyfall import array_api as xp

if getattr(numpy, "__array_api_version__", "") < "2024.12":
    pytest.skip("needs a NumPy that implements the standard", allow_module_level=True)

SIGNED, UNSIGNED = ["int8", "int16", "int32", "int64"], ["uint8", "uint16", "uint32", "uint64"]
INTEGERS, REAL, COMPLEX = SIGNED + UNSIGNED, ["float32", "float64"], ["complex64", "complex128"]
NUMBERS = INTEGERS + REAL + COMPLEX
GROUPS = {"b": ["bool"], "i": INTEGERS, "f": REAL, "c": COMPLEX}
SHAPES = [(), (3,), (2, 3), (0,), (2, 1, 4)]
SPECIAL = [0.0, -0.0, 1.0, -1.0, 2.5, -0.5, numpy.inf, -numpy.inf, numpy.nan]

# The kinds of types that each function has: bool, integers, floating point, complex.
ONE = {"abs": "ifc", "bitwise_invert": "bi", "ceil": "if", "floor": "if", "trunc": "if", "logical_not": "b",
       "reciprocal": "f", "signbit": "f", "round": "ifc", "sign": "ifc", "square": "ifc", "negative": "ifc",
       "positive": "ifc", "isfinite": "ifc", "isinf": "ifc", "isnan": "ifc",
       **dict.fromkeys("acos acosh asin asinh atan atanh conj cos cosh exp expm1 imag log log1p log2 log10 real sin "
                       "sinh sqrt tan tanh".split(), "fc")}
TWO = {**dict.fromkeys("atan2 copysign hypot logaddexp nextafter".split(), "f"),
       **dict.fromkeys("bitwise_and bitwise_or bitwise_xor".split(), "bi"),
       **dict.fromkeys("bitwise_left_shift bitwise_right_shift".split(), "i"),
       **dict.fromkeys("logical_and logical_or logical_xor".split(), "b"),
       **dict.fromkeys("floor_divide greater greater_equal less less_equal maximum minimum remainder".split(), "if"),
       **dict.fromkeys("equal not_equal".split(), "bifc"), "divide": "fc",
       **dict.fromkeys("add multiply pow subtract".split(), "ifc")}


def types(kinds):
    return [name for kind in kinds for name in GROUPS[kind]]


def data(dtype, shape, seed=0):
    random = numpy.random.default_rng([seed, *shape])
    if dtype == "bool":
        return random.integers(0, 2, shape).astype(bool)
    if dtype in INTEGERS:
        return random.integers(0 if dtype in UNSIGNED else -5, 9, shape).astype(dtype)
    values = random.integers(-9, 9, shape) / 4
    return (values + (1j * random.integers(-9, 9, shape) / 4 if dtype in COMPLEX else 0)).astype(dtype)


def tensor(value):
    return xp.asarray(numpy.array(value)) if isinstance(value, (numpy.ndarray, numpy.generic)) else value


def check(name, *args, reference=None, **kwargs):
    """Compares a function with NumPy's: values, types and shapes."""
    def find(module):
        return functools.reduce(getattr, name.split("."), module)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wanted = (reference or find(numpy))(*args, **kwargs)
    found = find(xp)(*map(tensor, args), **kwargs)
    several = isinstance(wanted, (tuple, list))
    assert not several or len(wanted) == len(found)
    for one, other in zip(wanted if several else [wanted], found if several else [found]):
        one, other = numpy.asarray(one), numpy.asarray(other)
        assert (other.dtype, other.shape) == (one.dtype, one.shape), (name, args, kwargs)
        tolerance = 1e-4 if one.dtype in ("float32", "complex64") else 1e-9
        if not numpy.array_equal(other, one):
            numpy.testing.assert_allclose(other, one, tolerance, tolerance, err_msg=f"{name} {args} {kwargs}")


@pytest.mark.parametrize("name", ONE)
def test_functions_of_one_array(name):
    for dtype, shape in itertools.product(types(ONE[name]), SHAPES):
        check(name, data(dtype, shape))
    if "f" in ONE[name]:
        for dtype in REAL:
            check(name, numpy.array(SPECIAL, dtype))


@pytest.mark.parametrize("name", TWO)
def test_functions_of_two_arrays(name):
    names = types(TWO[name])
    mixed = [pair for pair in itertools.permutations(names, 2)
             if (set(pair) <= set(INTEGERS) or set(pair) <= set(REAL + COMPLEX))
             and not ("uint64" in pair and set(pair) & set(SIGNED))]
    # All pairs of one type: mixed ones are converted to a common type and then take the same loops.
    for one, two in [*((one, one) for one in names), *sampled(mixed)]:
        for shapes in (((3,), (3,)), ((), (3,)), ((2, 3), (3,)), ((3,), ()), ((), ())):
            x, y = data(one, shapes[0]), data(two, shapes[1], 1)
            if "shift" in name or name == "pow" and two in INTEGERS:
                y = (abs(y) % 9).astype(two)
            if name in ("floor_divide", "remainder"):
                y = numpy.where(y == 0, y.dtype.type(1), y)
            check(name, x, y)
    for dtype in REAL if "f" in TWO[name] and name not in ("floor_divide", "remainder") else ():
        pairs = numpy.array(list(itertools.product(SPECIAL, SPECIAL)), dtype)
        check(name, pairs[:, 0], pairs[:, 1])
    if "f" in TWO[name]:
        check(name, data("float32", (3,)), 2.0)
        check(name, 2.0, data("float32", (3,)) + numpy.float32(0.125))


def floor_quotient(x, y):
    """The standard's special cases, where NumPy has others: the quotient's limit, and signs of zeros."""
    with numpy.errstate(all="ignore"):
        quotient = numpy.divide(x, y)
        return numpy.where(numpy.isinf(y) & numpy.isfinite(x), numpy.copysign(0, quotient), numpy.floor(quotient))


def test_quotients_of_special_values():
    for dtype in REAL:
        x, y = numpy.array(list(itertools.product(SPECIAL, SPECIAL)), dtype).T
        for name, reference in (("floor_divide", floor_quotient), ("remainder", numpy.remainder)):
            check(name, x, y, reference=reference)
            with numpy.errstate(all="ignore"):
                signs = numpy.signbit(reference(x, y))
            found = numpy.asarray(getattr(xp, name)(tensor(x), tensor(y)))
            assert numpy.array_equal(numpy.isnan(found) | (numpy.signbit(found) == signs), numpy.full(len(x), True)), name


@pytest.mark.parametrize("dtype", COMPLEX)
def test_complex_special_values(dtype):
    inf, nan, zero = numpy.inf, numpy.nan, 0.0
    cases = {"expm1": [((0, 0), (0, 0)), ((-zero, 0), (0, 0)), ((inf, 0), (inf, 0)), ((-inf, inf), (-1, 0)),
                       ((inf, inf), (inf, nan)), ((-inf, nan), (-1, 0)), ((inf, nan), (inf, nan)), ((nan, 0), (nan, 0)),
                       ((1, inf), (nan, nan)), ((1, nan), (nan, nan)), ((0, -zero), (0, -zero))],
             "acosh": [((0, nan), (nan, numpy.pi / 2)), ((inf, nan), (inf, nan)), ((0, 0), (0, numpy.pi / 2))],
             "tanh": [((inf, 2), (1, 0)), ((inf, -2), (1, -zero)), ((-inf, 2), (-1, 0)), ((inf, inf), (1, 0)),
                      ((inf, nan), (1, 0)), ((nan, 0), (nan, 0)), ((1, inf), (nan, nan))]}
    for name, pairs in cases.items():
        for given, wanted in pairs:
            found = getattr(xp, name)(xp.asarray([complex(*given)], dtype=getattr(xp, dtype)))[0]
            for part, value in ((found.real.item(), wanted[0]), (found.imag.item(), wanted[1])):
                assert numpy.allclose(part, value, equal_nan=True), (name, given, found)
                assert numpy.isnan(value) or numpy.signbit(part) == numpy.signbit(value), (name, given, found)


def axes_of(shape):
    return [None, *range(len(shape)), *([-1] if shape else []), *([(0, 1)] if len(shape) > 1 else [])]


@pytest.mark.parametrize("dtype", ["bool", *NUMBERS])
def test_reductions(dtype):
    ordered, counted = dtype in INTEGERS + REAL, dtype != "bool"
    for shape in SHAPES:
        x = data(dtype, shape)
        for axis, keepdims in itertools.product(axes_of(shape), (False, True)):
            options = {"axis": axis, "keepdims": keepdims}
            names = ["all", "any", "count_nonzero"] + ["sum", "prod"] * counted + ["max", "min"] * (ordered and x.size > 0)
            names += ["mean", "var", "std"] * (dtype in REAL and x.size > 0)
            names += ["argmax", "argmin"] * (ordered and x.size > 0 and not isinstance(axis, tuple))
            for name in names:
                check(name, x, **options)
            if isinstance(axis, int) and counted:
                check("cumulative_sum", x, axis=axis, include_initial=keepdims)
                check("cumulative_prod", x, axis=axis, include_initial=keepdims)
    if dtype in REAL:
        check("var", data(dtype, (4, 3)), axis=0, correction=1.0)
        check("sum", data(dtype, (4, 3)), dtype=None, axis=())


@pytest.mark.parametrize("dtype", ["bool", *NUMBERS])
def test_rearranging_and_searching(dtype):
    for shape in SHAPES:
        x = data(dtype, shape)
        for axis in (axis for axis in axes_of(shape) if isinstance(axis, int)):
            if dtype in INTEGERS + REAL:
                check("sort", x, axis=axis)
                check("argsort", x, axis=axis, reference=functools.partial(numpy.argsort, stable=True))
                check("sort", x, axis=axis, descending=True,
                      reference=lambda x, axis, descending: numpy.flip(numpy.sort(x, axis=axis), axis=axis))
            if dtype != "bool":
                check("diff", x, axis=axis)
            if shape[axis] > 0:
                check("take", x, numpy.array([0, shape[axis] - 1]), axis=axis)
                check("take_along_axis", x, numpy.zeros((1,) * len(shape), numpy.int64), axis=axis)
            for name, args in (("expand_dims", ()), ("unstack", ()), ("repeat", (2,)), ("roll", (1,)), ("flip", ())):
                check(name, x, *args, axis=axis)
        for name, args in (("flip", ()), ("roll", (2,)), ("tile", ((2, 2),)), ("reshape", ((-1,),)), ("zeros_like", ()),
                           ("ones_like", ()), ("full_like", (1,)), ("broadcast_to", ((2, *shape),)),
                           ("permute_dims", (tuple(range(len(shape)))[::-1],))):
            check(name, x, *args)
        if len(shape) > 1:
            for name in ("tril", "triu"):
                check(name, x, k=1)
            check("moveaxis", x, 0, -1)
        if shape:
            check("nonzero", x)
        check("where", data("bool", shape), x, x)
        for name in ("unique_all", "unique_counts", "unique_inverse"):
            check(name, x)
        if dtype in INTEGERS + REAL:
            for limits in ((0, 3), (None, 2), (1, None)):
                check("clip", x, *limits)
            for side in ("left", "right"):
                check("searchsorted", numpy.sort(data(dtype, (5,))), data(dtype, (4,), 1), side=side)


def test_joining():
    x, y = data("int8", (2, 3)), data("int16", (2, 3), 1)
    for axis in (0, 1, None):
        found = xp.concat([tensor(x), tensor(y)], axis=axis)
        assert found.dtype == xp.int16 and numpy.array_equal(found, numpy.concat([x, y], axis=axis))
    assert numpy.array_equal(xp.stack([tensor(x), tensor(y)], axis=1), numpy.stack([x, y], axis=1))
    grids = xp.meshgrid(xp.arange(3), xp.arange(2))
    assert [numpy.array_equal(one, two) for one, two in zip(grids, numpy.meshgrid([0, 1, 2], [0, 1]))] == [True] * 2
    with pytest.raises(ValueError, match="size 3"):
        xp.squeeze(tensor(x), 1)


@pytest.mark.parametrize("dtype", NUMBERS)
def test_creation(dtype):
    own, other = {"dtype": getattr(xp, dtype)}, {"dtype": dtype}
    calls = [("zeros", (2, 3)), ("ones", (2, 3)), ("full", (2,), 1), ("eye", 3, 4), ("eye", 3)]
    if dtype not in COMPLEX:
        calls += [("arange", 5), ("arange", 1, 9, 2), ("arange", 9, 1, 2), ("linspace", 0, 8, 5)]
    for name, *args in calls:
        found, wanted = getattr(xp, name)(*args, **own), getattr(numpy, name)(*args, **other)
        assert found.dtype == own["dtype"] and numpy.array_equal(numpy.asarray(found), wanted)
    assert numpy.array_equal(xp.eye(3, k=-5, **own), numpy.zeros((3, 3)))


@pytest.mark.parametrize("dtype", NUMBERS)
def test_products(dtype):
    for one, two in (((2, 3), (3, 4)), ((5, 2, 3), (3,)), ((3,), (3,))):
        check("matmul", data(dtype, one), data(dtype, two, 1))
    check("vecdot", data(dtype, (2, 3)), data(dtype, (2, 3), 1))
    check("tensordot", data(dtype, (2, 3, 4)), data(dtype, (3, 4, 2)))
    check("tensordot", data(dtype, (2, 3)), data(dtype, (3, 2)), axes=((1,), (0,)))
    check("linalg.outer", data(dtype, (3,)), data(dtype, (2,)))
    check("linalg.cross", data(dtype, (2, 3)), data(dtype, (2, 3), 1))
    check("linalg.trace", data(dtype, (2, 3, 3)))
    check("linalg.diagonal", data(dtype, (2, 3, 3)), offset=1)
    check("matrix_transpose", data(dtype, (2, 3)))


@pytest.mark.parametrize("dtype", REAL + COMPLEX)
def test_linear_algebra_and_transforms(dtype):
    eye = 4 * numpy.eye(4, dtype=dtype)
    one, many = data(dtype, (4, 4)) + eye, data(dtype, (2, 4, 4)) + eye
    for name in "det inv pinv slogdet svdvals matrix_rank matrix_norm".split():
        check(f"linalg.{name}", one)
        check(f"linalg.{name}", many)
    square = one @ one.conj().T
    check("linalg.cholesky", square)
    check("linalg.cholesky", square, upper=True)
    check("linalg.eigvalsh", square)
    check("linalg.matrix_power", one, 3)
    for right in (data(dtype, (4,)), data(dtype, (4, 2)), data(dtype, (3, 4, 2))):
        check("linalg.solve", one, right)
    for order in (1, 2, 0, numpy.inf, 3):
        check("linalg.vector_norm", data(dtype, (2, 3)), ord=order)
        check("linalg.vector_norm", data(dtype, (2, 3)), axis=1, ord=order, keepdims=True)
    for parts in (xp.linalg.qr(tensor(many)), xp.linalg.svd(tensor(many))[::2], xp.linalg.eigh(tensor(square))[1:]):
        assert numpy.allclose(numpy.asarray(parts[0].mH @ parts[0]), numpy.eye(4), atol=1e-4)
    names = "fft ifft fftn ifftn irfft irfftn hfft" if dtype in COMPLEX else "rfft rfftn ihfft"
    for name in names.split():
        check(f"fft.{name}", data(dtype, (4, 6)))
    check("fft.fftshift", data(dtype, (5,)))
    check("fft.ifftshift", data(dtype, (5,)))


def test_types():
    assert xp.result_type(xp.uint8, xp.int8) == xp.int16 and xp.result_type(xp.uint32, xp.int8) == xp.int64
    assert xp.result_type(xp.float32, xp.complex64) == xp.complex64 and xp.result_type(xp.int8, 3) == xp.int8
    assert xp.result_type(xp.ones(2, dtype=xp.float32), 1j) == xp.complex64
    with pytest.raises(TypeError, match="no type holds both"):
        xp.result_type(xp.uint64, xp.int8)
    assert xp.can_cast(xp.int8, xp.int16) and not xp.can_cast(xp.int16, xp.uint16)
    assert xp.isdtype(xp.uint16, "unsigned integer") and xp.isdtype(xp.int8, ("bool", "integral"))
    assert xp.finfo(xp.complex64).dtype == xp.float32 and xp.iinfo(xp.uint64).max == 2 ** 64 - 1
    info = xp.__array_namespace_info__()
    assert info.default_dtypes()["indexing"] == xp.int64 and len(info.dtypes()) == 13
    assert list(info.dtypes(kind="real floating")) == REAL and info.default_device() in info.devices()
    assert xp.astype(xp.arange(3), xp.float64).dtype == xp.float64
    x = xp.ones((2,))
    assert x.__array_namespace__(api_version="2024.12") is xp and x.to_device("cpu").device == x.device
    with pytest.raises(ValueError, match="unknown version"):
        x.__array_namespace__(api_version="1999.01")
    assert set(xp.__all__) <= set(dir(xp)) and xp.from_dlpack(numpy.ones(2)).dtype == xp.float64


# ---- NumPy's protocols

def test_arrays_of_tensors():
    x = keyfall.arange(3.0)
    assert numpy.asarray(x, dtype=numpy.int32).dtype == numpy.int32
    assert numpy.shares_memory(numpy.asarray(x, copy=False), x.numpy())
    assert not numpy.shares_memory(numpy.array(x, copy=True), x.numpy())
    with pytest.raises(ValueError, match="copy"):
        numpy.asarray(x, dtype="f8", copy=False)


def test_universal_functions():
    x, out = keyfall.arange(3.0), keyfall.zeros(3)
    assert numpy.add(x, x, out=out) is out and out.tolist() == [0, 2, 4]
    assert numpy.add.accumulate(x, out=out).tolist() == [0, 1, 3] and numpy.add.reduce(x).item() == 3
    for found, wanted in ((numpy.ones(3) + x, [1, 2, 3]), (numpy.float64(2) * x, [0, 2, 4]),
                          (numpy.exp(x) > 2, [False, True, True]), (numpy.arange(3) == x, [True] * 3),
                          (numpy.divmod(x, 2)[1], [0, 1, 0]), (5 - x, [5, 4, 3]), (numpy.int64(3) - x, [3, 2, 1])):
        assert isinstance(found, keyfall.Tensor) and found.tolist() == wanted
    y = keyfall.ones(3, requires_grad=True)
    (numpy.arange(3.0) * y).sum().backward()
    assert y.grad.tolist() == [0, 1, 2]
    with pytest.raises(RuntimeError, match="requires grad"):
        numpy.exp(y)
    array = numpy.ones(3)
    array += x
    assert isinstance(array, numpy.ndarray) and array.tolist() == [1, 2, 3]


# ---- Libraries that use the namespace of their arguments

def test_scipy(monkeypatch):
    monkeypatch.setenv("SCIPY_ARRAY_API", "1")
    special = pytest.importorskip("scipy.special")
    stats = pytest.importorskip("scipy.stats")
    signal = pytest.importorskip("scipy.signal")
    api = pytest.importorskip("scipy._lib._array_api")
    if not getattr(api, "SCIPY_ARRAY_API", False):
        pytest.skip("SciPy was imported without its array API")
    x = keyfall.linspace(0.1, 2, 12, dtype=keyfall.float64)
    for found, wanted in ((special.logsumexp(x), special.logsumexp(x.numpy())),
                          (stats.zscore(x), stats.zscore(x.numpy())), (stats.skew(x), stats.skew(x.numpy())),
                          (stats.pearsonr(x, x.flip(0)).statistic, stats.pearsonr(x.numpy(), x.numpy()[::-1]).statistic),
                          (signal.detrend(x), signal.detrend(x.numpy()))):
        assert isinstance(found, keyfall.Tensor)
        numpy.testing.assert_allclose(found.numpy(), wanted, atol=1e-9)


def test_scikit_learn(monkeypatch):
    monkeypatch.setenv("SCIPY_ARRAY_API", "1")
    sklearn = pytest.importorskip("sklearn")
    decomposition = pytest.importorskip("sklearn.decomposition")
    discriminant = pytest.importorskip("sklearn.discriminant_analysis")
    preprocessing = pytest.importorskip("sklearn.preprocessing")
    random = numpy.random.default_rng(0)
    array = random.normal(size=(30, 4))
    classes = (array[:, 0] > 0).astype(numpy.int64)
    x, y = keyfall.from_numpy(array), keyfall.from_numpy(classes)
    with sklearn.config_context(array_api_dispatch=True):
        scaled = preprocessing.MinMaxScaler().fit_transform(x)
        reduced = decomposition.PCA(n_components=2, svd_solver="full").fit(x)
        predicted = discriminant.LinearDiscriminantAnalysis().fit(x, y).predict(x)
    assert isinstance(scaled, keyfall.Tensor) and isinstance(predicted, keyfall.Tensor)
    numpy.testing.assert_allclose(scaled.numpy(), preprocessing.MinMaxScaler().fit_transform(array))
    known = decomposition.PCA(n_components=2, svd_solver="full").fit(array)
    numpy.testing.assert_allclose(reduced.explained_variance_.numpy(), known.explained_variance_)
    assert (predicted.numpy() == discriminant.LinearDiscriminantAnalysis().fit(array, classes).predict(array)).all()
