"""Attributes of tensors other than operators."""

import gc
import math
import warnings
import weakref

import pytest
from hypothesis import given, strategies as st

import keyfall
from keyfall import Tensor
from leaks import assert_frees

anything = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(),
                     st.lists(st.integers(), max_size=3), st.just(keyfall.float32),
                     st.just(keyfall.ones(2)), st.just(object()))
shapes = st.lists(st.integers(0, 4), max_size=4)


# ---- Geometry ------------------------------------------------------------------------------------


@given(shapes)
def test_geometry(shape):
    x = keyfall.zeros(shape)
    count = __import__("math").prod(shape)
    assert type(x.shape) is keyfall.Size and x.shape == x.size() == tuple(shape)
    assert x.dim() == x.ndim == x.ndimension() == len(shape)
    assert x.numel() == x.nelement() == keyfall.numel(x) == count
    assert x.itemsize == x.element_size() == 4 and x.nbytes == 4 * count
    assert x.is_contiguous() and x.storage_offset() == 0
    assert type(x.stride()) is tuple and len(x.stride()) == len(shape)
    for d in range(-len(shape), len(shape)):
        assert x.size(d) == x.size(dim=d) == shape[d] and x.stride(d) == x.stride()[d]
    for d in (len(shape), -len(shape) - 1, 2**62, -2**63):
        with pytest.raises(IndexError):
            x.size(d)


def test_views_have_their_own_geometry():
    x = keyfall.zeros(4, 6)[1:, ::2].t()
    assert (x.shape, x.stride(), x.storage_offset()) == ((3, 3), (2, 6), 6)
    assert not x.is_contiguous() and x.data_ptr() == x.untyped_storage().data_ptr() + 24
    assert x.size(None) == x.shape and x.size(keyfall.tensor(1)) == 3


def test_memory_formats():
    x = keyfall.zeros(2, 3, 4, 5).to(memory_format=keyfall.channels_last)
    assert x.is_contiguous(memory_format=keyfall.channels_last) and not x.is_contiguous()
    assert x.dim_order() == (0, 2, 3, 1) and keyfall.zeros(2, 3).dim_order() == (0, 1)
    assert keyfall.zeros(2).is_contiguous(memory_format=keyfall.preserve_format)
    with pytest.raises(RuntimeError):
        keyfall.zeros(1).expand(3, 3).dim_order(ambiguity_check=True)
    with pytest.raises(TypeError):
        x.is_contiguous(keyfall.channels_last)
    with pytest.raises(TypeError):
        x.is_contiguous(memory_format=3)


def test_orders_of_dimensions_without_strides_or_of_size_one():
    x = keyfall.ones(2, 2)
    orders = [t.dim_order() for t in (
        x.expand(2, 2, 2), keyfall.ones(3, 2).t().expand(2, 2, 3), keyfall.empty_strided((2, 3, 4), (12, 0, 1)),
        keyfall.empty_strided((2, 3, 1), (1, 2, 2)), keyfall.empty_strided((2, 1, 3), (1, 2, 2)),
        keyfall.empty_strided((1, 2, 3), (1, 3, 1)), keyfall.empty(4, 1, 1, 2, memory_format=keyfall.channels_last))]
    assert orders == [(0, 1, 2), (0, 2, 1), (0, 1, 2), (1, 2, 0), (2, 1, 0), (0, 1, 2), (0, 2, 3, 1)]
    formats = [keyfall.contiguous_format, keyfall.channels_last]
    last = keyfall.empty(2, 2, 1, 2, memory_format=keyfall.channels_last)
    assert last.dim_order(ambiguity_check=formats) == (0, 2, 3, 1)
    assert keyfall.empty(2, 3, 4).dim_order(ambiguity_check=True) == (0, 1, 2)
    for wrong in (lambda: last.dim_order(ambiguity_check=True), lambda: last.dim_order(ambiguity_check=formats[:1]),
                  lambda: keyfall.empty(1, 2, 2, 2).dim_order(ambiguity_check=True)):
        with pytest.raises(RuntimeError, match="does not have unique dim order"):
            wrong()
    with pytest.raises(TypeError, match="bool or a list of memory formats"):
        last.dim_order(ambiguity_check="x")


def test_functions_of_elements_refuse_what_they_cannot_keep():
    x, graph = keyfall.ones(3), keyfall.ones(3, requires_grad=True)
    for call in (lambda: graph.apply_(lambda a: a), lambda: x.map_(graph, lambda a, b: a),
                 lambda: x.map2_(x, graph, lambda a, b, c: a)):
        with pytest.raises(RuntimeError, match="on Variable that requires grad"):
            call()
    for call in (lambda: x.apply_(lambda a: "text"), lambda: x.map_(x, lambda a, b: None),
                 lambda: x.map_(x.double(), lambda a, b: a)):
        with pytest.raises(TypeError):
            call()
    assert x.map2_(x, x, lambda a, b, c: a + b * c).tolist() == [2, 2, 2]


@given(anything)
def test_wrong_dimensions(wrong):
    x = keyfall.zeros(2, 3)
    for method in (x.size, x.stride):
        try:
            found = method(wrong)
        except (TypeError, IndexError, ValueError):
            continue
        assert wrong is None or -2 <= wrong < 2 or isinstance(found, int)
    with pytest.raises(TypeError):
        x.size(0, 1)
    with pytest.raises(TypeError):
        x.size(dimension=0)
    with pytest.raises(TypeError):
        x.size(0, dim=0)
    with pytest.raises(TypeError):
        x.dim(1)


# ---- Type and device -----------------------------------------------------------------------------


def test_descriptions():
    x = keyfall.zeros(2, dtype=keyfall.int16)
    assert x.dtype is keyfall.int16 and x.device == keyfall.device("cpu")
    assert x.layout is keyfall.strided and x.get_device() == -1 and x.is_cpu
    for name in ("is_cuda", "is_meta", "is_sparse", "is_sparse_csr", "is_quantized", "is_mkldnn",
                 "is_xpu", "is_mps", "is_nested", "is_ipu", "is_xla", "is_vulkan", "is_maia",
                 "is_mtia", "volatile", "retains_grad", "_has_symbolic_sizes_strides"):
        assert getattr(x, name) is False
    for name in ("is_conj", "is_neg", "is_inference", "is_floating_point", "is_complex",
                 "is_pinned", "is_shared", "is_distributed"):
        assert getattr(x, name)() is False
    assert x.is_signed() and keyfall.is_signed(x) and not keyfall.is_complex(input=x)
    assert keyfall.zeros(1, device="meta").is_meta and x.name is None and x.output_nr == 0
    assert keyfall.is_tensor(x) and not keyfall.is_tensor([1])
    assert keyfall.is_storage(x.untyped_storage()) and not keyfall.is_storage(x)


@given(anything)
def test_questions_are_about_tensors(value):
    for question in (keyfall.is_complex, keyfall.is_floating_point, keyfall.is_signed,
                     keyfall.is_conj, keyfall.is_neg, keyfall.is_inference, keyfall.numel):
        if isinstance(value, Tensor):
            question(value)
        else:
            with pytest.raises(TypeError):
                question(value)


@pytest.mark.parametrize("name", ["shape", "dtype", "device", "layout", "ndim", "is_leaf", "_version",
                                  "T", "is_cpu", "grad_fn", "_base", "nbytes"])
def test_read_only(name):
    x = keyfall.zeros(2, 2)
    with pytest.raises(AttributeError):
        setattr(x, name, 3)
    with pytest.raises(AttributeError):
        delattr(x, name)


def test_attributes_of_the_object():
    x = keyfall.zeros(1)
    x.note = [1]
    assert x.note == [1] and x.__dict__ == {"note": [1]} and "note" in dir(x) and "shape" in dir(x)
    del x.note
    with pytest.raises(AttributeError):
        x.note
    assert hash(x) == id(x) and x._cdata != keyfall.zeros(1)._cdata and x._use_count() >= 1
    assert x.__array_priority__ == 1000


@pytest.mark.parametrize("shape", [(2, 3), (2, 3, 4), (3,), ()])
def test_views_without_a_call(shape):
    x = keyfall.zeros(shape)
    if len(shape) in (0, 2):
        assert x.T.shape == x.H.shape == tuple(reversed(shape))
    else:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            assert x.T.shape == tuple(reversed(shape))
        with pytest.raises(RuntimeError):
            x.H
    assert x.real is x and x.view(-1).untyped_storage() is x.untyped_storage()
    if len(shape) >= 2:
        assert x.mT.shape == x.mH.shape == shape[:-2] + (shape[-1], shape[-2])
    elif shape:
        with pytest.raises(RuntimeError):
            x.mT
    with pytest.raises(RuntimeError):
        x.imag


def test_complex_parts():
    z = keyfall.tensor([1 + 2j, 3 - 4j])
    assert z.real.tolist() == [1, 3] and z.imag.tolist() == [2, -4]
    z.real = 5
    z.imag = keyfall.tensor([6.0, 7.0])
    assert z.tolist() == [5 + 6j, 5 + 7j]
    for wrong in ("a", None, [1, 2, 3]):
        with pytest.raises((TypeError, RuntimeError)):
            z.real = wrong
    with pytest.raises(RuntimeError):
        del z.real
    assert z.conj().is_conj() and keyfall.is_conj(z.conj())


# ---- Gradients -----------------------------------------------------------------------------------


def test_requires_grad():
    x = keyfall.zeros(2)
    assert not x.requires_grad and x.is_leaf and x.grad is None and x.grad_fn is None
    assert x.requires_grad_() is x and x.requires_grad
    assert repr(x) == "tensor([0., 0.], requires_grad=True)"
    x.requires_grad = False
    assert not x.requires_grad and x.requires_grad_(requires_grad=True).requires_grad
    assert x.retain_grad() is None and not x.data.requires_grad and not x.detach().requires_grad
    for wrong in (3, "a", None):
        with pytest.raises(TypeError):
            x.requires_grad_(wrong)
        with pytest.raises(RuntimeError):
            x.requires_grad = wrong
    with pytest.raises(RuntimeError):
        del x.requires_grad
    with pytest.raises(RuntimeError, match="floating point"):
        keyfall.arange(3).requires_grad_()
    assert keyfall.arange(3).requires_grad_(False).tolist() == [0, 1, 2]
    with pytest.raises(RuntimeError):
        keyfall.zeros(1).retain_grad()
    with pytest.raises(RuntimeError):
        keyfall.zeros(1).backward()


def test_grad():
    x = keyfall.zeros(2, 3)
    grad = keyfall.ones(2, 3)
    x.grad = grad
    assert x.grad is grad and x._grad is grad
    for wrong, error in ((keyfall.ones(2), RuntimeError), (grad.double(), RuntimeError),
                         (3, TypeError), (x, RuntimeError), (grad.to("meta"), RuntimeError)):
        with pytest.raises(error):
            x.grad = wrong
    assert x.grad is grad
    del x.grad
    assert x.grad is None
    x.grad = grad
    x.grad = None
    assert x.grad is None


def test_grad_cycles_are_collected():
    x = keyfall.zeros(2)
    x.grad = keyfall.ones(2)
    x.grad.owner = x
    died = weakref.ref(x.grad)
    del x
    gc.collect()
    assert died() is None


def test_data():
    x = keyfall.zeros(2, requires_grad=True)
    data = x.data
    data[0] = 5
    assert x.tolist() == [5, 0] and data._version >= 0 and not data.requires_grad
    x.data = keyfall.ones(3)
    assert x.tolist() == [1, 1, 1] and x.requires_grad
    with pytest.raises(TypeError):
        x.data = 3
    with pytest.raises(RuntimeError):
        x.data = keyfall.ones(3, dtype=keyfall.int32)
    with pytest.raises(RuntimeError):
        del x.data
    with pytest.warns(UserWarning):
        x.volatile = True


# ---- Numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [3, -2**63, 2.5, True, False, 1 + 2j, float("inf")])
def test_numbers_out_of_tensors(value):
    for shape in ((), (1,), (1, 1)):
        x = keyfall.tensor(value, dtype=keyfall.float64 if type(value) is float else None)
        if type(value) is complex:
            x = keyfall.tensor(value, dtype=keyfall.complex128)
        x = x.reshape(shape)
        assert x.item() == value and type(x.item()) is type(value)
        assert complex(x) == value and bool(x) == bool(value)
    assert x.reshape(()).tolist() == value


def test_conversions():
    assert int(keyfall.tensor(3.7)) == 3 and float(keyfall.tensor(3)) == 3.0
    assert float(keyfall.tensor(1 + 0j)) == 1.0 and range(5)[keyfall.tensor([[3]])] == 3
    assert range(5)[keyfall.tensor(True)] == 1
    big = keyfall.tensor(2**63 + 1, dtype=keyfall.uint64)
    assert big.item() == int(big) == big.tolist() == 2**63 + 1 and float(big) == 2.0**63
    for convert, value, error in (
            (int, float("nan"), ValueError), (int, float("inf"), OverflowError),
            (int, 1 + 2j, RuntimeError), (float, 1 + 2j, RuntimeError),
            (range(5).__getitem__, 3.0, TypeError), (range(5).__getitem__, [3, 4], TypeError),
            (int, [1, 2], ValueError), (float, [], ValueError), (complex, [1, 2], ValueError),
            (bool, [1, 2], RuntimeError), (bool, [], RuntimeError)):
        with pytest.raises(error):
            convert(keyfall.tensor(value))
    for empty in (keyfall.zeros(0), keyfall.zeros(2)):
        with pytest.raises(RuntimeError, match="cannot be converted to Scalar"):
            empty.item()
    with pytest.raises(TypeError):
        keyfall.zeros(1).item(1)


def test_meta_has_no_numbers():
    x = keyfall.zeros(1, device="meta")
    for use in (x.item, x.tolist, lambda: bool(x), lambda: int(x), lambda: 1.0 in x):
        with pytest.raises((NotImplementedError, RuntimeError)):
            use()
    assert x.data_ptr() == 0 and repr(x) == "tensor(..., device='meta', size=(1,))"


# ---- Sequences -----------------------------------------------------------------------------------


def test_sequences():
    x = keyfall.arange(6).reshape(3, 2)
    assert len(x) == 3 and [row.tolist() for row in x] == [[0, 1], [2, 3], [4, 5]]
    assert [row.tolist() for row in reversed(x)] == [[4, 5], [2, 3], [0, 1]]
    assert next(iter(x)).untyped_storage() is x.untyped_storage()
    assert 4 in x and 4.0 in x and 9 not in x and keyfall.tensor(5) in x and x in x
    assert not list(keyfall.zeros(0, 3)) and len(keyfall.zeros(0, 3)) == 0
    scalar = keyfall.tensor(3)
    assert reversed(scalar) is scalar
    for use in (len, list, iter):
        with pytest.raises(TypeError):
            use(scalar)
    for wrong in ("a", None, [1], object()):
        with pytest.raises(RuntimeError, match="only supports Tensor or scalar"):
            wrong in x
    with pytest.raises(TypeError):
        del x[0]


@given(st.lists(st.lists(st.integers(-128, 127), min_size=2, max_size=2), max_size=5))
def test_tolist(rows):
    for dtype in (keyfall.int8, keyfall.int64, keyfall.float64, keyfall.bfloat16):
        x = keyfall.tensor(rows, dtype=dtype).reshape(-1, 2)
        assert x.tolist() == rows and x.t().tolist() == [[row[i] for row in rows] for i in (0, 1)]


# ---- Conversions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name, dtype", [
    ("float", keyfall.float32), ("double", keyfall.float64), ("half", keyfall.float16),
    ("bfloat16", keyfall.bfloat16), ("bool", keyfall.bool), ("byte", keyfall.uint8),
    ("char", keyfall.int8), ("short", keyfall.int16), ("int", keyfall.int32),
    ("long", keyfall.int64), ("cfloat", keyfall.complex64), ("cdouble", keyfall.complex128),
])
def test_named_conversions(name, dtype):
    x = keyfall.tensor([0, 1])
    assert getattr(x, name)().dtype is dtype and x.to(dtype).dtype is dtype
    assert getattr(x, name)(memory_format=keyfall.preserve_format).tolist() == x.to(dtype).tolist()
    assert x.type(dtype).dtype is dtype
    for wrong in ((1,), (keyfall.contiguous_format,)):
        with pytest.raises(TypeError):
            getattr(x, name)(*wrong)
    with pytest.raises(TypeError):
        getattr(x, name)(memory_format=1)


def test_to():
    x = keyfall.zeros(2)
    assert x.to("cpu") is x and x.to(keyfall.device("cpu")) is x and x.to(x) is x and x.to() is x
    assert x.to(keyfall.float32) is x and x.to(None) is x and x.cpu() is x
    assert x.to(keyfall.float32, copy=True) is not x and x.to("cpu", copy=True) is not x
    assert x.to("cpu", keyfall.float64, True, True).dtype is keyfall.float64
    assert x.to(dtype=keyfall.int32, device="meta").is_meta
    assert x.to(keyfall.int32, False, True).dtype is keyfall.int32
    assert x.to(other=keyfall.zeros(1, dtype=keyfall.int8)).dtype is keyfall.int8
    assert x.to(float).dtype is keyfall.float64
    for args, kwargs, error in (
            ((3.5,), {}, TypeError), (("nothing",), {}, RuntimeError), ((object(),), {}, TypeError),
            ((keyfall.int32, 1), {}, TypeError), (("cpu", "int"), {}, TypeError),
            ((keyfall.int32,), {"dtype": keyfall.int8}, TypeError), ((), {"other": 3}, TypeError),
            ((), {"nonsense": 3}, TypeError), ((1, 2, 3, 4, 5), {}, TypeError)):
        with pytest.raises(error):
            x.to(*args, **kwargs)
    with pytest.raises((RuntimeError, NotImplementedError)):
        x.cuda()
    with pytest.raises(RuntimeError):
        x.cuda("cpu")


def test_type():
    x = keyfall.zeros(2)
    assert x.type() == "torch.FloatTensor"
    assert x.to(keyfall.complex64).type() == "torch.ComplexFloatTensor"
    assert x.to("meta").type() == "torch.meta.FloatTensor"
    assert x.type("torch.DoubleTensor").dtype is keyfall.float64
    assert x.type("torch.meta.IntTensor").is_meta
    assert x.type(keyfall.float32) is x
    for wrong in ("torch.FooTensor", "FloatTensor", "torch..FloatTensor", "", "torch.FloatTensorX",
                  "torch.nowhere.FloatTensor", "torch.cuda", "\0"):
        with pytest.raises(ValueError):
            x.type(wrong)
    for wrong in (3, [1], object(), x):
        with pytest.raises(TypeError):
            x.type(wrong)


def test_elementwise_functions():
    x = keyfall.arange(3.0)
    assert x.apply_(lambda v: v + 1) is x and x.tolist() == [1, 2, 3]
    assert x.map_(keyfall.tensor(10.0), lambda a, b: a * b).tolist() == [10, 20, 30]
    with pytest.raises(ZeroDivisionError):
        x.apply_(lambda v: 1 / 0)
    with pytest.raises(TypeError):
        x.to("meta").apply_(abs)


# ---- Text ----------------------------------------------------------------------------------------


class Named(Tensor):
    pass


def test_repr_of_classes():
    x = keyfall.zeros(2, 3).as_subclass(Named)
    assert repr(x) == str(x) == "Named([[0., 0., 0.],\n       [0., 0., 0.]])"
    assert repr(keyfall.zeros(2, dtype=keyfall.int32).as_subclass(Named)) == (
        "Named([0, 0], dtype=torch.int32)")
    assert repr(x.requires_grad_()).endswith(", requires_grad=True)")
    lines = repr(keyfall.zeros(300).as_subclass(Named)).split("\n")
    assert lines[0].startswith("Named([0., 0.,") and lines[1].startswith("       0., 0.,")
    assert len(lines[0].split()) == len(lines[1].split()) == 24


def test_long_suffix():
    text = repr(keyfall.zeros(2, 15).requires_grad_())
    assert text.endswith("0.]],\n       requires_grad=True)")
    assert repr(keyfall.zeros(2, 4).requires_grad_()).endswith("0.]], requires_grad=True)")


def test_format():
    assert f"{keyfall.tensor(3.5):.2f}" == "3.50" and f"{keyfall.tensor(3):5d}" == "    3"
    assert f"{keyfall.tensor(3)}" == "3" and f"{keyfall.zeros(1)}" == "tensor([0.])"
    with pytest.raises(TypeError):
        f"{keyfall.zeros(2):.2f}"
    with pytest.raises(ValueError):
        f"{keyfall.tensor(3.5):nonsense}"
    with pytest.raises(TypeError):
        keyfall.zeros(2).__format__(3)


@pytest.fixture
def print_options():
    before = keyfall._tensor_str.get_printoptions()
    yield
    keyfall.set_printoptions(**before)


def test_print_options(print_options):
    x = keyfall.tensor([1 / 3, 100.0])
    keyfall.set_printoptions(precision=2)
    assert repr(x) == "tensor([  0.33, 100.00])"
    keyfall.set_printoptions(sci_mode=True)
    assert "e-01" in repr(x)
    keyfall.set_printoptions(profile="full")
    assert keyfall._tensor_str.get_printoptions() == {
        "precision": 4, "threshold": float("inf"), "edgeitems": 3, "linewidth": 80,
        "sci_mode": None}
    keyfall.set_printoptions(threshold=2, edgeitems=1)
    assert repr(keyfall.arange(9)) == "tensor([0,  ..., 8])"
    with keyfall._tensor_str.printoptions(profile="default"):
        assert "..." not in repr(keyfall.arange(9))
    assert "..." in repr(keyfall.arange(9))


@given(st.sampled_from(["precision", "threshold", "edgeitems", "linewidth", "sci_mode", "profile"]),
       anything)
def test_any_print_option_is_taken_or_refused(name, value):
    before = keyfall._tensor_str.get_printoptions()
    try:
        keyfall.set_printoptions(**{name: value})
        repr(keyfall.arange(3.0))
    except (TypeError, ValueError):
        pass
    finally:
        keyfall.set_printoptions(**before)


def test_contents_in_place_of_elements():
    class Named(Tensor):
        pass

    text = keyfall._tensor_str._str_intern
    assert text(keyfall.ones(2, requires_grad=True)) == "tensor([1., 1.], requires_grad=True)"
    assert text(keyfall.ones(2, dtype=keyfall.int16), tensor_contents="abc") == "tensor(abc, dtype=torch.int16)"
    assert text(keyfall.ones(2).as_subclass(Named), tensor_contents="abc") == "Named(abc)"
    assert (text(keyfall.ones(2).double().requires_grad_(), tensor_contents="[1.]")
            == "tensor([1.], dtype=torch.float64, requires_grad=True)")
    graph = keyfall.ones(2, requires_grad=True) * 2
    assert text(graph, tensor_contents="x") == graph.__repr__(tensor_contents="x") == "tensor(x, grad_fn=<MulBackward0>)"
    assert keyfall.ones(2, device="meta").__repr__(tensor_contents="q") == "tensor(q, device='meta', size=(2,))"
    with pytest.raises(TypeError):
        graph.__repr__("x")


def test_parameters_of_other_classes_say_so():
    class Named(Tensor):
        pass

    class Told(Tensor):
        def __repr__(self):
            return super().__repr__(tensor_contents="told")

    class Own(keyfall.nn.Parameter):
        pass

    x = keyfall.tensor([1.0, 2.0])
    assert repr(keyfall.nn.Parameter(x.as_subclass(Named))) == "Parameter(Named([1., 2.], requires_grad=True))"
    assert repr(x.as_subclass(Told)) == "Told(told)"
    assert repr(keyfall.nn.Parameter(x.as_subclass(Told), requires_grad=False)) == "Parameter(Told(told))"
    assert repr(Own(x)) == "Parameter containing:\nParameter(Own([1., 2.], requires_grad=True))"
    assert repr(keyfall.nn.Parameter(x)) == "Parameter containing:\ntensor([1., 2.], requires_grad=True)"


# ---- Classes that override attributes ------------------------------------------------------------


def test_torch_function_hears_attributes():
    heard = []

    class Listening(Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            heard.append(func)
            return super().__torch_function__(func, types, args, kwargs or {})

    x = keyfall.zeros(2, 3).as_subclass(Listening)
    heard.clear()
    uses = [(lambda: x.shape, Tensor.shape.__get__), (lambda: x.size(0), Tensor.size),
            (lambda: x.T, Tensor.T.__get__), (lambda: x.dim(), Tensor.dim),
            (lambda: x.tolist(), Tensor.tolist), (lambda: x.requires_grad, None),
            (lambda: setattr(x, "requires_grad", True), Tensor.requires_grad.__set__),
            (lambda: len(x), Tensor.__len__), (lambda: 1 in x, Tensor.__contains__),
            (lambda: repr(x), Tensor.__repr__), (lambda: x.double(), Tensor.double)]
    for use, function in uses:
        heard.clear()
        use()
        assert heard and (function is None or function in heard)
    assert type(x.T) is Listening and type(x.double()) is Listening
    assert isinstance(x.grad, type(None)) and x.shape == (2, 3)


def test_results_of_subclasses():
    x = keyfall.zeros(2, 3).as_subclass(Named)
    assert type(x + 1) is Named and type(x.T) is Named and type(x[0]) is Named
    assert all(type(part) is Named for part in x.unbind(0))
    assert type(x.shape) is keyfall.Size and type(x.tolist()) is list


# ---- Lifetime ------------------------------------------------------------------------------------


def test_attributes_are_freed():
    x = keyfall.arange(6.0).reshape(2, 3)

    def use():
        for name in ("shape", "dtype", "device", "layout", "T", "mT", "data", "real", "nbytes",
                     "grad", "_version", "is_leaf"):
            getattr(x, name)
        x.size(), x.stride(), x.size(0), x.tolist(), list(x), repr(x), f"{x}", 3.0 in x
        x.double(), x.to("cpu"), x.type(), x.untyped_storage(), x.is_contiguous()
        for wrong in (lambda: x.size(7), lambda: x.item(), lambda: bool(x), lambda: x.to(3.5),
                      lambda: x.imag, lambda: x.type("a"), lambda: "a" in x,
                      lambda: setattr(x, "grad", 3), lambda: x.requires_grad_(3)):
            try:
                wrong()
            except (TypeError, ValueError, RuntimeError, IndexError):
                pass

    assert_frees(use, rounds=100)


def test_views_are_made_again_from_other_bases():
    base = keyfall.arange(12.).view(3, 4).clone()
    other = keyfall.arange(12., 24).view(3, 4).clone()
    for view in (lambda x: x[1:].t(), lambda x: x.diagonal(), lambda x: x.expand(2, 3, 4), lambda x: x[::2, 1:2]):
        seen = view(base)
        again = seen._view_func(other)
        assert again._base is other and again.stride() == seen.stride() and keyfall.equal(again, view(other))
        back = seen._rev_view_func_unsafe(seen.detach())
        assert back._is_view() and back.stride() == base.stride() and keyfall.equal(back, base)
    assert base._view_func(other) is None and base[0]._view_func(keyfall.ones(7)) is None


def test_parts_of_complex_numbers_are_made_again():
    base, other = keyfall.tensor([1 + 2j, 3 + 4j]), keyfall.tensor([5 + 6j, 7 + 8j])
    for view in (lambda x: x.conj(), lambda x: x.real, lambda x: x.imag, lambda x: x.conj().imag, keyfall.view_as_real):
        seen = view(base)
        with keyfall.autograd._force_original_view_tracking(True):
            again = seen._view_func_unsafe(other)
        assert (again.is_conj(), again.is_neg()) == (seen.is_conj(), seen.is_neg()) and keyfall.equal(again, view(other))
        back = seen._rev_view_func_unsafe(seen.detach())
        assert not back.is_conj() and keyfall.equal(back, base)


@pytest.mark.parametrize("read", [float, complex, math.sqrt, lambda x: keyfall.tensor([x, x])])
def test_numbers_of_tensors_that_require_grad_lose_their_history(read):
    x = keyfall.tensor(4.0, requires_grad=True)
    keyfall.set_warn_always(True)
    try:
        with pytest.warns(UserWarning, match="Converting a tensor with requires_grad=True to a scalar"):
            read(x)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            read(x.detach())
            int(x), bool(x), x.item(), x.tolist()
            warnings.simplefilter("ignore")
            read(x)
    finally:
        keyfall.set_warn_always(False)


def test_a_warning_that_is_an_error_leaves_no_number():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        keyfall.set_warn_always(True)
        try:
            with pytest.raises(UserWarning):
                float(keyfall.tensor(4.0, requires_grad=True))
        finally:
            keyfall.set_warn_always(False)
