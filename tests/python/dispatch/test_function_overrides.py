"""Functions written in Python support __torch_function__ of classes and modes, as operators do."""

import inspect

import keyfall
import pytest
from keyfall.nn import functional as F
from keyfall.overrides import TorchFunctionMode


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
    lambda a, b: ("ij,jk->ik", a, b), lambda a, b: ("ij,jk->ik", (a, b)), lambda a, b: ("ij,jk->ik", [a, b]),
    lambda a, b: (a, [8, 9], b, [9, 10], [8, 10])])
def test_overrides_of_einsum_get_operands_one_by_one(form):
    class Args:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func, args

    a, b = Args(), Args()
    function, (equation, *operands) = keyfall.einsum(*form(a, b))
    assert function is keyfall.einsum and operands == [a, b] and equation.lower() == "ij,jk->ik"


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
