"""tensor(), as_tensor(), asarray(), Tensor(...) and similar. Expected values are PyTorch's."""

import array
import contextlib
import warnings

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import keyfall
from leaks import assert_frees

SUB = type("Sub", (keyfall.Tensor,), {})


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def names():
    return dict(
        torch=keyfall, np=np, array=array, z=keyfall.tensor(1.5), Sub=SUB,
        x=keyfall.tensor([[1.0, 2.0], [3.0, 4.0]]), i=keyfall.tensor(3), Sequence=Sequence, Half=Half,
        Index=Index, Float=Float, Array=Array, deep=deep(200), endless=endless(),
    )


def ask(expression):
    return eval(expression, names())


class Sequence:
    def __init__(self, length=2):
        self.length = length

    def __len__(self):
        return self.length

    def __getitem__(self, i):
        if i >= 2:
            raise IndexError("no more")
        return i + 1


class Half(Sequence):
    """Claims to have three items, but has two."""

    def __len__(self):
        return 3


class Index:
    def __index__(self):
        return 2


class Float:
    def __float__(self):
        return 2.5


class Array:
    def __array__(self, dtype=None, copy=None):
        return np.arange(3.0)


def deep(levels):
    data = 1
    for _ in range(levels):
        data = [data]
    return data


def endless():
    data = []
    data.append(data)
    return data


# Expression, dtype, shape, values.
VALUES = [
    ("torch.tensor(1)", "int64", (), 1),
    ("torch.tensor(1.5)", "float32", (), 1.5),
    ("torch.tensor(True)", "bool", (), True),
    ("torch.tensor(2j)", "complex64", (), 2j),
    ("torch.tensor([1.0])", "float32", (1,), [1.0]),
    ("torch.tensor([True, 2])", "int64", (2,), [1, 2]),
    ("torch.tensor([True, 2.0])", "float32", (2,), [1.0, 2.0]),
    ("torch.tensor([True, False])", "bool", (2,), [True, False]),
    ("torch.tensor([1, 2j])", "complex64", (2,), [1, 2j]),
    ("torch.tensor([1, 2.5])", "float32", (2,), [1.0, 2.5]),
    ("torch.tensor([2.5, 1])", "float32", (2,), [2.5, 1.0]),
    ("torch.tensor([])", "float32", (0,), []),
    ("torch.tensor([[], []])", "float32", (2, 0), [[], []]),
    ("torch.tensor([[], [1]])", "float32", (2, 0), [[], []]),
    ("torch.tensor([[[]], [[]]])", "float32", (2, 1, 0), [[[]], [[]]]),
    ("torch.tensor([(1, 2), [3, 4]])", "int64", (2, 2), [[1, 2], [3, 4]]),
    ("torch.tensor(range(3))", "int64", (3,), [0, 1, 2]),
    ("torch.tensor([range(2), [3, 4]])", "int64", (2, 2), [[0, 1], [3, 4]]),
    ("torch.tensor(bytearray(b'abc'))", "int64", (3,), [97, 98, 99]),
    ("torch.tensor(memoryview(b'abc'))", "int64", (3,), [97, 98, 99]),
    ("torch.tensor(array.array('f', [1, 2]))", "float32", (2,), [1.0, 2.0]),
    ("torch.tensor(torch.Size([1, 2]))", "int64", (2,), [1, 2]),
    ("torch.tensor(Sequence())", "int64", (2,), [1, 2]),
    ("torch.tensor([z, 2])", "float32", (2,), [1.5, 2.0]),
    ("torch.tensor([i, 2.5])", "float32", (2,), [3.0, 2.5]),
    ("torch.tensor([torch.tensor([1]), torch.tensor([2])])", "int64", (2,), [1, 2]),
    ("torch.tensor([z.to(torch.float16), 1])", "float16", (2,), [1.5, 1.0]),
    ("torch.tensor([z.to(torch.float64), 1])", "float64", (2,), [1.5, 1.0]),
    ("torch.tensor([torch.tensor(1, dtype=torch.uint8), 1])", "int64", (2,), [1, 1]),
    ("torch.tensor([i], dtype=torch.float32)", "float32", (1,), [3.0]),
    ("torch.tensor(z)", "float32", (), 1.5),
    ("torch.tensor(z, dtype=torch.int64)", "int64", (), 1),
    ("torch.tensor(2**63, dtype=torch.uint64)", "uint64", (), 2**63),
    ("torch.tensor(2**64 - 1, dtype=torch.uint64)", "uint64", (), 2**64 - 1),
    ("torch.tensor(-1, dtype=torch.uint8)", "uint8", (), 255),
    ("torch.tensor(-1, dtype=torch.uint16)", "uint16", (), 65535),
    ("torch.tensor(-1, dtype=torch.uint32)", "uint32", (), 2**32 - 1),
    ("torch.tensor(1.9, dtype=torch.int32)", "int32", (), 1),
    ("torch.tensor(-1.9, dtype=torch.int32)", "int32", (), -1),
    ("torch.tensor(1e300)", "float32", (), float("inf")),
    ("torch.tensor(70000.0, dtype=torch.float16)", "float16", (), float("inf")),
    ("torch.tensor(2**70, dtype=torch.float64)", "float64", (), 2.0**70),
    ("torch.tensor([2**70, 1.0])", "float32", (2,), [2.0**70, 1.0]),
    ("torch.tensor(2**70, dtype=torch.bool)", "bool", (), True),
    ("torch.tensor([0.5, 0], dtype=torch.bool)", "bool", (2,), [True, False]),
    ("torch.tensor([1.5], dtype=torch.bfloat16)", "bfloat16", (1,), [1.5]),
    ("torch.tensor(1, dtype=float)", "float64", (), 1.0),
    ("torch.tensor([1.0], dtype=int)", "int64", (1,), [1]),
    ("torch.tensor(data=1)", "int64", (), 1),
    ("torch.tensor(Float(), dtype=torch.float32)", "float32", (), 2.5),
    ("torch.tensor([Index()], dtype=torch.int64)", "int64", (1,), [2]),
    ("torch.tensor(np.ones(2))", "float64", (2,), [1.0, 1.0]),
    ("torch.tensor(np.float32(2))", "float32", (), 2.0),
    ("torch.tensor(np.float64(2))", "float64", (), 2.0),
    ("torch.tensor(np.int8(2))", "int8", (), 2),
    ("torch.tensor([np.int8(2)])", "int8", (1,), [2]),
    ("torch.tensor([np.int8(1), 2])", "int64", (2,), [1, 2]),
    ("torch.tensor([np.int8(1), True])", "int8", (2,), [1, 1]),
    ("torch.tensor([np.float64(2), np.float32(1)])", "float64", (2,), [2.0, 1.0]),
    ("torch.tensor([np.float16(1), 2.0])", "float32", (2,), [1.0, 2.0]),
    ("torch.tensor(np.bool_(True))", "bool", (), True),
    ("torch.tensor([np.complex64(1)])", "complex64", (1,), [1 + 0j]),
    ("torch.tensor([np.uint16(5)])", "uint16", (1,), [5]),
    ("torch.tensor([np.array([1, 2]), [3, 4]])", "int64", (2, 2), [[1, 2], [3, 4]]),
    ("torch.tensor([np.ones(2), np.zeros(2)])", "float64", (2, 2), [[1.0, 1.0], [0.0, 0.0]]),
    ("torch.as_tensor([1, 2])", "int64", (2,), [1, 2]),
    ("torch.as_tensor(1)", "int64", (), 1),
    ("torch.as_tensor(z, dtype=torch.float64)", "float64", (), 1.5),
    ("torch.as_tensor(np.ones(2), dtype=torch.float32)", "float32", (2,), [1.0, 1.0]),
    ("torch.asarray([1, 2])", "int64", (2,), [1, 2]),
    ("torch.asarray(3.0)", "float32", (), 3.0),
    ("torch.asarray(True)", "bool", (), True),
    ("torch.asarray(1j)", "complex64", (), 1j),
    ("torch.asarray(z, dtype=torch.int32)", "int32", (), 1),
    ("torch.asarray([1.0, 2], dtype=torch.float16)", "float16", (2,), [1.0, 2.0]),
    ("torch.asarray(np.ones(2), dtype=torch.int32)", "int32", (2,), [1, 1]),
    ("torch.asarray(np.float64(3))", "float64", (), 3.0),
    ("torch.asarray(bytearray(b'abcd'), dtype=torch.uint8)", "uint8", (4,), [97, 98, 99, 100]),
    ("torch.asarray(range(3))", "int64", (3,), [0, 1, 2]),
    ("torch.Tensor()", "float32", (0,), []),
    ("torch.Tensor([1, 2])", "float32", (2,), [1.0, 2.0]),
    ("torch.Tensor((1, 2))", "float32", (2,), [1.0, 2.0]),
    ("torch.Tensor(range(3))", "float32", (3,), [0.0, 1.0, 2.0]),
    ("torch.Tensor(data=[1, 2])", "float32", (2,), [1.0, 2.0]),
    ("torch.Tensor(z.to(torch.float64))", "float64", (), 1.5),
    ("torch.Tensor(np.ones(2))", "float32", (2,), [1.0, 1.0]),
    ("torch.LongTensor([1.5, 2])", "int64", (2,), [1, 2]),
    ("torch.BoolTensor([1, 0])", "bool", (2,), [True, False]),
    ("torch.HalfTensor([1, 0])", "float16", (2,), [1.0, 0.0]),
    ("torch.ByteTensor([1, 0])", "uint8", (2,), [1, 0]),
    ("z.new_tensor([1, 2])", "float32", (2,), [1.0, 2.0]),
    ("i.new_tensor([1.5])", "int64", (1,), [1]),
    ("z.new_tensor([1.5], dtype=torch.float64)", "float64", (1,), [1.5]),
    ("z.new_tensor(data=1)", "float32", (), 1.0),
    ("z.new([1, 2])", "float32", (2,), [1.0, 2.0]),
    ("i.new()", "int64", (0,), []),
    # Beyond PyTorch, which supports neither of these two.
    ("torch.tensor(Array())", "float64", (3,), [0.0, 1.0, 2.0]),
    ("torch.tensor(memoryview(np.ones((2, 2))))", "float64", (2, 2), [[1.0, 1.0], [1.0, 1.0]]),
]


@pytest.mark.parametrize("expression, dtype, shape, values", VALUES, ids=lambda v: str(v)[:60])
def test_values(expression, dtype, shape, values):
    result = ask(expression)
    assert type(result) is keyfall.Tensor
    assert result.dtype is getattr(keyfall, dtype)
    assert tuple(result.shape) == shape
    assert result.tolist() == values


@pytest.mark.parametrize("expression, shape", [
    ("torch.Tensor(2, 3)", (2, 3)), ("torch.Tensor(*[1, 2])", (1, 2)),
    ("torch.Tensor(torch.Size([2, 3]))", (2, 3)), ("torch.Tensor(size=[1, 2])", (1, 2)),
    ("torch.Tensor(np.int64(3))", (3,)), ("torch.Tensor(2, device='cpu')", (2,)),
    ("torch.Tensor(device='cpu')", (0,)), ("torch.Tensor(i)", ()), ("torch.LongTensor(2, 3)", (2, 3)),
    ("z.new(2, 3)", (2, 3)), ("z.new(x)", (2, 2)), ("torch.tensor([1, 2], device='meta')", (2,)),
    ("torch.as_tensor([1], device='meta')", (1,)), ("z.new_tensor([1], device='meta')", (1,)),
])
def test_shapes(expression, shape):
    assert tuple(ask(expression).shape) == shape


# Expression, class of the exception, part of the message.
ERRORS = [
    ("torch.tensor([[1, 2], [3]])", ValueError, "expected sequence of length 2 at dim 1 (got 1)"),
    ("torch.tensor([[1], []])", ValueError, "expected sequence of length 1 at dim 1 (got 0)"),
    ("torch.tensor([[1, 2], 3])", TypeError, "not a sequence"),
    ("torch.tensor([1, [2]])", TypeError, "'list' object cannot be interpreted as an integer"),
    ("torch.tensor([1.0, [2]])", TypeError, "must be real number, not list"),
    ("torch.tensor([1, []])", TypeError, ""),
    ("torch.tensor('a')", TypeError, "new(): invalid data type 'str'"),
    ("torch.tensor(b'abc')", TypeError, "new(): invalid data type 'bytes'"),
    ("torch.tensor(['a'])", ValueError, "too many dimensions 'str'"),
    ("torch.tensor(['1'], dtype=torch.float32)", ValueError, "too many dimensions 'str'"),
    ("torch.tensor([1, ['a']])", TypeError, "new(): invalid data type 'str'"),
    ("torch.tensor(endless)", ValueError, "too many dimensions 'list'"),
    ("torch.tensor([1, endless])", TypeError, "new(): self-referential lists are incompatible"),
    ("torch.tensor(deep)", ValueError, "too many dimensions 'list'"),
    ("torch.tensor(None)", RuntimeError, "Could not infer dtype of NoneType"),
    ("torch.tensor([1, None])", RuntimeError, "Could not infer dtype of NoneType"),
    ("torch.tensor({1: 2})", RuntimeError, "Could not infer dtype of dict"),
    ("torch.tensor(object())", RuntimeError, "Could not infer dtype of object"),
    ("torch.tensor(iter([1]))", RuntimeError, "Could not infer dtype of list_iterator"),
    ("torch.tensor(torch.float32)", RuntimeError, "Could not infer dtype of"),
    ("torch.tensor(None, dtype=torch.float32)", TypeError, "must be real number, not NoneType"),
    ("torch.tensor([None], dtype=torch.int64)", TypeError, "cannot be interpreted as an integer"),
    ("torch.tensor(2**63)", ValueError, "Overflow when unpacking long long"),
    ("torch.tensor([2**64])", ValueError, "Overflow when unpacking long long"),
    ("torch.tensor(2**70, dtype=torch.int32)", ValueError, "Overflow when unpacking long long"),
    ("torch.tensor(10**400, dtype=torch.float64)", OverflowError, "too large"),
    ("torch.tensor(-1, dtype=torch.uint64)", OverflowError, "negative"),
    ("torch.tensor(300, dtype=torch.uint8)", RuntimeError, "without overflow"),
    ("torch.tensor(-300, dtype=torch.uint8)", RuntimeError, "without overflow"),
    ("torch.tensor(-1.5, dtype=torch.uint8)", RuntimeError, "without overflow"),
    ("torch.tensor(1e10, dtype=torch.int32)", RuntimeError, "without overflow"),
    ("torch.tensor(float('nan'), dtype=torch.int32)", RuntimeError, "without overflow"),
    ("torch.tensor(float('inf'), dtype=torch.int64)", RuntimeError, "without overflow"),
    ("torch.tensor(2.0**63, dtype=torch.int64)", RuntimeError, "without overflow"),
    ("torch.tensor(1j, dtype=torch.float32)", TypeError, "must be real number, not complex"),
    ("torch.tensor([1j], dtype=torch.int32)", TypeError, "cannot be interpreted as an integer"),
    ("torch.tensor([1], dtype=torch.bits8)", RuntimeError, ""),
    ("torch.tensor([x[0], x[1]])", ValueError, "only one element tensors can be converted"),
    ("torch.tensor([z], dtype=torch.int64)", TypeError, "only integer tensors of a single element"),
    ("torch.tensor([np.float32(1)], dtype=torch.int32)", TypeError, "as an integer"),
    ("torch.tensor([np.array(1)])", TypeError, "len() of unsized object"),
    ("torch.tensor(np.longdouble(1))", TypeError, "longdouble"),
    ("torch.tensor(np.array(['a']))", TypeError, "only supported types are"),
    ("torch.tensor(np.array([1, 2])[::-1])", ValueError, "negative"),
    ("torch.tensor(np.array([1], dtype='>i4'))", ValueError, "byte order"),
    ("torch.tensor(Half())", ValueError, "expected sequence of length 3 at dim 0 (got 2)"),
    ("torch.tensor(Index())", RuntimeError, "Could not infer dtype of Index"),
    ("torch.tensor()", TypeError, "data"),
    ("torch.tensor(1, 2)", TypeError, "positional argument"),
    ("torch.tensor(1, foo=2)", TypeError, "unexpected keyword argument 'foo'"),
    ("torch.tensor(1, dtype='a')", TypeError, "argument 'dtype' must be torch.dtype, not str"),
    ("torch.tensor(1, requires_grad=1)", TypeError, "'requires_grad' must be bool, not int"),
    ("torch.tensor(1, device='foo')", RuntimeError, ""),
    ("torch.tensor(1, pin_memory=True)", RuntimeError, "pin"),
    ("torch.tensor([1], requires_grad=True)", RuntimeError, "floating point"),
    ("torch.as_tensor(1, 2, 3)", TypeError, ""),
    ("torch.asarray([1, 2], copy=False)", ValueError, "can't alias arbitrary sequence"),
    ("torch.asarray(z, copy=False, dtype=torch.int32)", ValueError, "dtype 'Float' into dtype 'Int'"),
    ("torch.asarray(z, copy=False, device='meta')", ValueError, "from device 'cpu' to 'meta'"),
    ("torch.asarray('a')", TypeError, "invalid data type 'str'"),
    ("torch.asarray(bytearray(5))", ValueError, "multiple of element size"),
    ("torch.Tensor(2.5)", TypeError, "data must be a sequence (got float)"),
    ("torch.Tensor(True)", TypeError, "data must be a sequence (got bool)"),
    ("torch.Tensor(None)", TypeError, "data must be a sequence (got NoneType)"),
    ("torch.Tensor('a')", TypeError, "invalid data type 'str'"),
    ("torch.Tensor(2, z)", TypeError, "pos 2"),
    ("torch.Tensor(-1)", RuntimeError, "negative dimension"),
    ("torch.Tensor([True, 2j])", TypeError, "must be real number, not complex"),
    ("torch.Tensor(dtype=torch.int32)", TypeError, "dtype"),
    ("torch.Tensor(2, device='meta')", RuntimeError, "expects device type: cpu"),
    ("torch.LongTensor(z)", TypeError, ""),
    ("torch.LongTensor(5.5)", TypeError, "data must be a sequence (got float)"),
    ("torch._C.TensorBase()", RuntimeError, "Cannot directly construct TensorBase"),
    ("z.new_tensor()", TypeError, "data"),
]


@pytest.mark.parametrize("expression, error, text", ERRORS, ids=lambda v: str(v)[:60])
def test_errors(expression, error, text):
    with pytest.raises(error) as caught:
        ask(expression)
    assert type(caught.value) is error
    assert text in str(caught.value)


def test_default_dtype_counts():
    keyfall.set_default_dtype(keyfall.float64)
    try:
        assert keyfall.tensor([1.0, 2.0]).dtype is keyfall.float64
        assert keyfall.tensor([1j]).dtype is keyfall.complex128
        assert keyfall.Tensor([1]).dtype is keyfall.float64
    finally:
        keyfall.set_default_dtype(keyfall.float32)


def test_requires_grad():
    assert keyfall.tensor([1.0], requires_grad=True).requires_grad
    assert not keyfall.tensor([1.0]).requires_grad
    grown = keyfall.tensor([1.0], requires_grad=True)
    assert keyfall.as_tensor(grown) is grown
    assert not keyfall.asarray(grown, requires_grad=False).requires_grad
    assert keyfall.asarray(grown).requires_grad


def test_sharing():
    a = np.ones(2)
    keyfall.tensor(a)[0] = 5
    assert a[0] == 1
    keyfall.as_tensor(a)[0] = 6
    assert a[0] == 6
    keyfall.asarray(a)[1] = 7
    assert a[1] == 7
    keyfall.asarray(a, copy=True)[1] = 8
    assert a[1] == 7
    x = keyfall.tensor([1.0])
    assert keyfall.as_tensor(x) is x
    assert keyfall.asarray(x) is x
    assert keyfall.asarray(x, copy=True) is not x


def test_copy_construction_warns():
    with pytest.warns(UserWarning, match="clone"):
        keyfall.tensor(keyfall.tensor(1.0))


def test_tensor_classes():
    x = keyfall.tensor([1.0])
    assert isinstance(x, keyfall.FloatTensor)
    assert not isinstance(x, keyfall.LongTensor)
    assert not isinstance(1, keyfall.FloatTensor)
    assert repr(keyfall.FloatTensor) == "<class 'torch.FloatTensor'>"
    assert keyfall.FloatTensor.dtype is keyfall.float32
    assert keyfall.FloatTensor.__name__ == "FloatTensor"
    assert keyfall.FloatTensor.__module__ == "torch"
    assert not keyfall.FloatTensor.is_cuda and not keyfall.FloatTensor.is_sparse


def test_subclass_construction():
    made = SUB([1, 2])
    assert type(made) is SUB and made.tolist() == [1.0, 2.0]
    assert type(SUB(2, 3)) is SUB
    assert type(SUB(keyfall.tensor([1.0]))) is SUB


def test_data_that_changes_under_way():
    class Shrinking:
        def __init__(self, victim):
            self.victim = victim

        def __float__(self):
            self.victim.clear()
            return 1.0

    data = [1.0, 2.0, 3.0]
    data[0] = Shrinking(data)
    with pytest.raises(ValueError):
        keyfall.tensor(data, dtype=keyfall.float32)


def test_large_list():
    data = [float(i) for i in range(100_000)]
    assert keyfall.tensor(data, dtype=keyfall.float64).tolist() == data
    assert keyfall.tensor(list(range(100_000))).tolist() == list(range(100_000))


NUMBERS = st.one_of(
    st.booleans(), st.integers(-(2**70), 2**70), st.floats(), st.complex_numbers(), st.none(),
    st.text(max_size=2), st.binary(max_size=2))
DATA = st.recursive(NUMBERS, lambda inner: st.one_of(
    st.lists(inner, max_size=3), st.tuples(inner, inner), st.dictionaries(st.integers(), inner, max_size=1)))
DTYPES = st.sampled_from([None, "float32", "float64", "float16", "bfloat16", "int64", "int8", "uint8",
                          "uint64", "bool", "complex64", "complex128", "qint8"])


@pytest.mark.slow
@settings(max_examples=examples(400), deadline=None)
@given(DATA, DTYPES)
def test_anything_or_an_error(data, dtype):
    """Any input gives a tensor or one of the documented exceptions."""
    try:
        result = keyfall.tensor(data, dtype=dtype and getattr(keyfall, dtype))
    except (TypeError, ValueError, RuntimeError, OverflowError):
        return
    assert result.tolist() is not None


@settings(max_examples=examples(200), deadline=None)
@given(st.lists(st.lists(st.floats(width=32), min_size=2, max_size=2), min_size=1))
def test_round_trip(data):
    assert repr(keyfall.tensor(data).tolist()) == repr(data)


@pytest.mark.parametrize("expression", [
    "torch.tensor([1.0, 2.0])", "torch.tensor([1, [2]])", "torch.tensor([[1], [2, 3]])",
    "torch.tensor(np.ones(3))", "torch.asarray(np.ones(3))", "torch.Tensor([1])", "torch.Tensor(2, 3)",
    "torch.tensor([np.float32(1), 2])", "torch.tensor(Sequence())", "torch.tensor([z, z])", "z.new([1])",
    "torch.tensor(Array())", "torch.tensor([1], foo=1)", "Sub([1])", "torch.tensor(endless)",
])
def test_no_leaks(expression):
    known, code = names(), compile(expression, "leak", "eval")

    def attempt():
        with contextlib.suppress(Exception):
            eval(code, known)

    for _ in range(500):  # NumPy fills its own caches
        attempt()
    assert_frees(attempt)


def test_numbers_of_classes_that_answer_operators():
    class Wrapped(keyfall.Tensor):
        @staticmethod
        def __new__(cls, inner):
            self = keyfall.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)
            self.inner = inner
            return self

        @classmethod
        def __torch_dispatch__(cls, function, types, args=(), kwargs=None):
            return function(*(getattr(a, "inner", a) for a in args), **(kwargs or {}))

    assert keyfall.tensor([Wrapped(keyfall.tensor(2.5)), 1]).tolist() == [2.5, 1.0]


def test_factories_that_fill_a_tensor_take_options_that_fit():
    out = keyfall.empty(0)
    assert keyfall.zeros(2, 2, out=out, dtype=keyfall.float32, device="cpu") is out
    assert out.shape == (2, 2)
    assert keyfall.arange(3, out=out, dtype=None).tolist() == [0, 1, 2]
    assert keyfall.linspace(0, 1, 3, out=out, layout=keyfall.strided).tolist() == [0, 0.5, 1]
    assert keyfall.full((2,), 7, out=out, requires_grad=True).requires_grad
    out = keyfall.empty(2)
    for options, message in (
        ({"dtype": keyfall.int32}, r"dtype Int does not match dtype of out parameter \(Float\)"),
        ({"device": "meta"}, r"device type meta does not match device type of out parameter \(cpu"),
        ({"layout": keyfall.sparse_coo}, "does not match layout of out parameter"),
    ):
        with pytest.raises(RuntimeError, match=message):
            keyfall.zeros(2, out=out, **options)
    with pytest.raises(TypeError):
        keyfall.zeros(2, out=out, dtype=3)


@pytest.mark.parametrize("make", [
    lambda: keyfall.zeros(2, dtype=keyfall.int32, requires_grad=True),
    lambda: keyfall.tensor([1], requires_grad=True),
    lambda: keyfall.ones(2).new_zeros(2, dtype=keyfall.bool, requires_grad=True),
])
def test_only_some_types_have_gradients(make):
    with pytest.raises(RuntimeError, match="Only Tensors of floating point and complex dtype"):
        make()
    with pytest.raises(RuntimeError, match="only Tensors of floating point dtype"):
        keyfall.ones(2).int().requires_grad_()


def test_lists_that_contain_themselves():
    circle = [0]
    circle.append(circle)
    for make in (keyfall.tensor, keyfall.as_tensor):
        with pytest.raises(TypeError, match="self-referential lists are incompatible"):
            make(circle)


def test_numpy_scalars_have_no_memory_to_share():
    with pytest.raises(RuntimeError, match="can't alias NumPy scalars"):
        keyfall.asarray(np.float64(0.5), copy=False)
    assert keyfall.asarray(np.float64(0.5)).dtype is keyfall.float64


def test_old_constructors_take_no_device_for_an_alias():
    x = keyfall.ones(2)
    for make in (keyfall.Tensor, keyfall.FloatTensor, x.new):
        with pytest.raises(RuntimeError):
            make(x, device="cpu")
        assert make([1.0, 2.0], device="cpu").tolist() == [1, 2] and make(x).tolist() == [1, 1]
