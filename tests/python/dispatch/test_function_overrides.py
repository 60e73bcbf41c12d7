"""Functions written in Python support __torch_function__ of classes and modes, as operators do."""

import inspect

import keyfall
import pytest
from keyfall.nn import functional as F
from keyfall.overrides import TorchFunctionMode, get_ignored_functions, get_testing_overrides
from keyfall.utils._device import DeviceContext


class Like:
    """Not a tensor, but overrides functions like one."""

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return func, types


@pytest.mark.parametrize(
    "function, args",
    [
        (F.cross_entropy, (Like(), 3)),
        (F.interpolate, (Like(),)),
        (F.dropout, (Like(), 0.5)),
        (F.layer_norm, (Like(), (3,))),
        (keyfall.einsum, ("ij->i", Like())),
        (keyfall.meshgrid, ([Like(), Like()],)),
        (keyfall.split, (Like(), 2)),
        (keyfall.linalg.multi_dot, ([Like(), 3],)),
        (keyfall.gradient, (Like(),)),
    ],
)
def test_the_public_function_is_handed_over(function, args):
    assert function(*args) == (function, (Like,))


@pytest.mark.parametrize("form", [
    lambda a, b: ("ij,jk->ik", a, b), lambda a, b: ("ij,jk->ik", (a, b)), lambda a, b: ("ij,jk->ik", [a, b])])
def test_overrides_of_einsum_get_operands_one_by_one(form):
    class Args:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func, args

    a, b = Args(), Args()
    function, (equation, *operands) = keyfall.einsum(*form(a, b))
    assert function is keyfall.einsum and operands == [a, b] and equation.lower() == "ij,jk->ik"
    # Lists of subscripts are read only if a tensor comes first.
    x = keyfall.ones(2, 2)
    equation, *operands = keyfall.einsum(x, [0, 1], a, [1, 0])[1]
    assert equation == "AB,BA" and operands[0] is x and operands[1] is a
    assert keyfall.einsum(a, [8, 9], b, [9, 10])[1] == (a, [8, 9], b, [9, 10])


def test_keywords_count():
    assert F.mse_loss(keyfall.ones(2), target=Like())[0] is F.mse_loss


def test_modes_see_the_function_and_not_what_it_is_made_of():
    seen = []

    class Log(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(func)
            return func(*args, **(kwargs or {}))

    with Log():
        F.cross_entropy(keyfall.ones(2, 3), keyfall.tensor([0, 1]))
    assert seen[-1] is F.cross_entropy


def test_subclasses_keep_their_class():
    class Own(keyfall.Tensor):
        pass

    assert type(F.dropout(keyfall.ones(2).as_subclass(Own), training=False)) is Own
    assert type(keyfall.einsum("i->", keyfall.ones(2).as_subclass(Own))) is Own


def test_names_and_signatures_stay():
    assert F.cross_entropy.__name__ == "cross_entropy" and F.cross_entropy.__doc__
    assert list(inspect.signature(F.layer_norm).parameters)[:2] == ["input", "normalized_shape"]


def test_indices_and_values_that_answer():
    x = keyfall.tensor([5])
    for index in (Like(), (0, Like()), [Like()]):
        assert x[index][1] == (Like,)
        x[index] = 1
    x[0] = Like()
    assert x.tolist() == [5]


def test_iterating_keeps_the_class():
    class Own(keyfall.Tensor):
        pass

    parts = list(keyfall.arange(3).as_subclass(Own))
    assert [type(part) for part in parts] == [Own] * 3 and [int(part) for part in parts] == [0, 1, 2]
    with pytest.raises(TypeError, match="0-d"):
        iter(keyfall.tensor(3))


class Seen(keyfall.Tensor):
    """Remembers the functions that it overrides."""

    functions = []

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        cls.functions.append(func)
        return super().__torch_function__(func, types, args, kwargs or {})


@pytest.mark.parametrize("use, name", [  # recorded from PyTorch 2.13, which has one function for both names of 2 / x
    (lambda x: x // 2, "__floordiv__"), (lambda x: keyfall.ones(2) // x, "__floordiv__"), (lambda x: 2 // x, "__rfloordiv__"),
    (lambda x: 2 - x, "__rsub__"), (lambda x: 2 / x, "__rtruediv__"), (lambda x: 2 / x, "__rdiv__"),
    (lambda x: 2 % x, "__rmod__"), (lambda x: 2**x, "__rpow__"), (lambda x: 1 << x, "__rlshift__"),
    (lambda x: 8 >> x, "__rrshift__"), (lambda x: ~x, "__invert__"), (lambda x: x == x, "__eq__"), (lambda x: x == 2, "__eq__"),
    (lambda x: keyfall.ones(2) == x, "__eq__"), (lambda x: x == "a", "__eq__"), (lambda x: x != 2, "ne"),
    (lambda x: x - 2, "sub"), (lambda x: dir(x), "__dir__"), (lambda x: x.__reduce_ex__(2), "__reduce_ex__")])
def test_operators_that_classes_see(use, name):
    x = keyfall.tensor([1, 2]).as_subclass(Seen)
    Seen.functions = []
    use(x)
    assert getattr(Seen.functions[0], "__func__", Seen.functions[0]) is getattr(keyfall.Tensor, name)
    if name != "__rdiv__":
        assert Seen.functions[0].__name__ == name


def test_operators_of_classes_leave_the_rest_to_the_other_operand():
    x = keyfall.tensor([1, 2]).as_subclass(Seen)
    with pytest.raises(TypeError, match="unsupported operand"):
        "a" - x
    assert (x == None) is False  # noqa: E711


class Named(keyfall.Tensor):
    """Answers with the name of what was called."""

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return keyfall.overrides.resolve_name(func), sorted(kwargs or ())


class Answering:
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return func.__name__, args, kwargs


def test_names_of_operators_and_methods():
    """Recorded from PyTorch."""
    x = Named([1.0, 2.0])
    for found, name, *named in (
            (x & x, "__and__"), (1 & x, "bitwise_and"), (x << 1, "__lshift__"), (1 >> x, "__rrshift__"), (x**2, "__pow__"),
            (2**x, "__rpow__"), (x == 1, "__eq__"), (x.norm(), "norm", "dim", "dtype", "keepdim", "p"),
            (x.nonzero(), "nonzero"), (x.unique(), "unique", "dim", "return_counts", "return_inverse", "sorted"),
            (x.lu(), "lu", "get_infos", "pivot"), (x.resize(2), "resize"), (x.apply_(abs), "apply_"),
            (x.storage_type(), "storage_type")):
        assert found == (f"torch.Tensor.{name}", named)
    y = x
    y **= 2
    z = x
    z |= 1
    assert (y[0], z[0]) == ("torch.Tensor.__ipow__", "torch.Tensor.__ior__")
    assert keyfall.numel(x)[0] == "torch.numel" and keyfall.is_complex(x)[0] == "torch.is_complex"


def test_functions_of_objects_like_tensors():
    for name in ("is_complex", "is_conj", "is_floating_point", "is_inference", "is_neg", "is_signed", "numel", "get_device",
                 "lobpcg", "sym_float", "sym_int", "sym_not"):
        assert getattr(keyfall, name)(Answering())[0] == name
    assert keyfall.smm(Answering(), Answering())[0] == "smm"
    one = Answering()
    name, args, kwargs = keyfall.autograd.grad(one, one)
    assert (name, args) == ("grad", ((one,), (one,))) and sorted(kwargs) == [
        "allow_unused", "create_graph", "grad_outputs", "is_grads_batched", "materialize_grads", "only_inputs",
        "retain_graph"]
    name, args, kwargs = keyfall.autograd.backward(one)
    assert (name, args) == ("backward", ((one,),)) and sorted(kwargs) == [
        "create_graph", "grad_tensors", "inputs", "retain_graph"]


def test_gradients_of_a_subclass_have_its_class():
    class Own(keyfall.Tensor):
        pass

    x = keyfall.ones(2, requires_grad=True)
    assert type(keyfall.autograd.grad((x * 2).sum().as_subclass(Own), x)[0]) is Own


def test_the_right_operand_is_asked_for_a_power():
    class Nothing(keyfall.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return NotImplemented

    class Reversed(keyfall.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return -1 if func is keyfall.Tensor.__rpow__ else NotImplemented

    assert Nothing() ** Reversed() == -1


def test_plain_methods_and_methods_of_classes():
    class Plain:
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return self, func.__name__

    plain, text = Plain(), "as a plain method is deprecated"
    keyfall.set_warn_always(True)
    try:
        with pytest.warns(UserWarning, match=text):
            assert keyfall.abs(plain) == (plain, "abs")
    finally:
        keyfall.set_warn_always(False)
    with pytest.warns(DeprecationWarning, match=text):
        assert F.dropout(plain) == (plain, "dropout")

    class Mode(TorchFunctionMode):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    x = keyfall.ones(2)
    for call in (lambda: x + 1, lambda: F.dropout(x)):
        with pytest.raises(RuntimeError, match="classmethod is not supported, please make it a plain method"), Mode():
            call()
    with pytest.raises(TypeError, match="^expected a sequence$"):
        keyfall.overrides.has_torch_function(object())


def test_modes_see_constructors_of_sparse_tensors():
    class Mode(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return func.__name__, args

    with Mode():
        for name in ("sparse_coo_tensor", "sparse_csr_tensor", "sparse_bsc_tensor", "sparse_compressed_tensor"):
            assert getattr(keyfall, name)(1, 1, 1) == (name, (1, 1, 1))


def test_overrides_are_enabled_again():
    class Own(keyfall.Tensor):
        pass

    with keyfall._C.DisableTorchFunction(), keyfall.overrides._enable_torch_function():
        assert type(keyfall.sum(keyfall.ones(5).as_subclass(Own))) is Own


def test_dummies_have_the_parameters_of_their_functions():
    dummies = keyfall.overrides.get_testing_overrides()
    assert [*inspect.signature(dummies[F.dropout]).parameters] == ["input", "p", "training", "inplace"]
    assert [*inspect.signature(dummies[keyfall.Tensor.dim]).parameters] == ["self"]
    names = {keyfall.overrides.resolve_name(function) for function in dummies}
    assert names.isdisjoint({"torch.FloatTensor", "torch.set_warn_always", "torch.abs_", "torch.is_autocast_enabled"})


def test_overloads_of_objects_like_tensors():
    add = keyfall.ops.aten.add
    assert add.Tensor(Answering(), 1, alpha=2)[0] == "add.Tensor"
    with pytest.raises(RuntimeError, match="Expected a value of type 'Tensor'"):
        add.Tensor(object(), 1)

    def function(p, q):
        return add.Tensor(p, q) + keyfall.ops.aten.mul(p, q)

    nodes = keyfall.fx.symbolic_trace(function).graph.nodes
    assert [str(node.target) for node in nodes if node.op == "call_function"][:2] == ["aten.add.Tensor", "aten.mul"]


def test_objects_that_stand_for_tensors():
    class Like:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return getattr(func, "__name__", func), len(args)

    assert keyfall.einsum(Like(), Like()) == ("einsum", 2)

    class Wrapped:
        def __init__(self, data):
            self._data = data

        def __getattr__(self, name):
            return getattr(self._data, name)

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func(*(arg._data if isinstance(arg, cls) else arg for arg in args), **(kwargs or {}))

    model, x = keyfall.nn.RNN(3, 2), keyfall.ones(1, 4, 3)
    assert keyfall.equal(model(Wrapped(x))[0], model(x)[0])


def test_methods_that_cannot_be_overridden_are_not_listed():
    listed, ignored = get_testing_overrides(), get_ignored_functions()
    for name in ("__delitem__", "__iter__", "_typed_storage", "_use_count", "_view_func", "reinforce"):
        assert getattr(keyfall.Tensor, name) in ignored and getattr(keyfall.Tensor, name) not in listed
    assert keyfall.fft.fftfreq not in listed and keyfall.fft.rfftfreq in ignored


def test_device_contexts():
    with DeviceContext("meta") as context:
        assert keyfall.ones(2).device == context.device == keyfall.device("meta")
    assert keyfall.ones(2).device.type == "cpu"
