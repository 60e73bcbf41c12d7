"""Schemas from annotations."""

import inspect
from typing import Callable, List, Optional, Sequence, Tuple, Union

import keyfall
import pytest
from keyfall import Tensor
from keyfall._library.infer_schema import tuple_to_list
from keyfall.library import infer_schema


def schema(function, mutates_args=(), **options):
    return infer_schema(function, mutates_args=mutates_args, **options)


def problem(function, mutates_args=(), **options):
    with pytest.raises(ValueError) as caught:
        infer_schema(function, mutates_args=mutates_args, **options)
    return str(caught.value)


def test_types():
    def plain(
        x: Tensor,
        y: int,
        z: bool,
        a: float,
        b: keyfall.dtype,
        c: keyfall.device,
        d: keyfall.types.Number,
    ) -> Tuple[Tensor, int, float, bool]: ...

    assert schema(plain) == (
        "(Tensor x, SymInt y, bool z, float a, ScalarType b, Device c, Scalar d) "
        "-> (Tensor, SymInt, float, bool)"
    )

    def lists(
        x: Sequence[Tensor],
        y: List[int],
        z: list[float],
        w: List[Optional[Tensor]],
        v: Optional[List[bool]],
    ) -> List[Tensor]: ...

    assert schema(lists) == (
        "(Tensor[] x, SymInt[] y, float[] z, Tensor?[] w, bool[]? v) -> Tensor[]"
    )

    def optional(
        x: Optional[Tensor], y: int | None = None, z: "list[int] | None" = None
    ) -> None: ...

    assert schema(optional) == "(Tensor? x, SymInt? y=None, SymInt[]? z=None) -> ()"


def test_keyword_only():
    def some(x: Tensor, *, y: int, z: float = 2.0) -> Tensor: ...

    def all_of_them(*, y: Tensor) -> Tensor: ...

    assert schema(some) == "(Tensor x, *, SymInt y, float z=2.0) -> Tensor"
    assert schema(all_of_them) == "(*, Tensor y) -> Tensor"
    assert schema(all_of_them, op_name="ns::f") == "ns::f(*, Tensor y) -> Tensor"


def test_defaults():
    def defaults(
        a: float = 1e-05,
        s: str = "foo",
        d: keyfall.dtype = keyfall.bfloat16,
        e: keyfall.device = keyfall.device("cpu:0"),
        f: keyfall.device = "cpu",
        g: bool = True,
    ) -> None: ...

    assert schema(defaults) == (
        '(float a=1e-05, str s="foo", ScalarType d=bfloat16, Device e="cpu:0", Device f="cpu", '
        "bool g=True) -> ()"
    )


def test_returns():
    def one(x: Tensor) -> Tuple[Tensor]: ...

    def nested(x: Tensor) -> tuple[List[Tensor], int]: ...

    def text(x: "Tensor") -> "Tensor": ...

    assert schema(one) == "(Tensor x) -> ((Tensor))"
    assert schema(nested) == "(Tensor x) -> (Tensor[], SymInt)"
    assert schema(text) == "(Tensor x) -> Tensor"


def test_writes():
    def f(
        x: Tensor, y: List[Tensor], z: Optional[Tensor], w: List[Optional[Tensor]], n: int
    ) -> None: ...

    assert schema(f, ["x", "w"]) == (
        "(Tensor(a0!) x, Tensor[] y, Tensor? z, Tensor(a3!)?[] w, SymInt n) -> ()"
    )
    assert schema(f, "unknown") == (
        "(Tensor(a0!) x, Tensor(a1!)[] y, Tensor(a2!)? z, Tensor(a3!)?[] w, SymInt n) -> ()"
    )


def test_tagged():
    def out(x: Tensor, *, out: Tensor) -> Tensor: ...

    def inplace(x: Tensor) -> Tensor: ...

    assert (
        schema(out, ["out"], tags=keyfall.Tag.out)
        == "(Tensor x, *, Tensor(a1!) out) -> Tensor(a1!)"
    )
    assert schema(inplace, ["x"], tags=(keyfall.Tag.inplace,)) == "(Tensor(a0!) x) -> Tensor(a0!)"


def test_schemas_can_be_parsed():
    def f(x: Tensor, y: Optional[List[int]] = None, *, z: str = "a") -> Tuple[Tensor, Tensor]: ...

    assert str(keyfall._C.parse_schema(schema(f, op_name="ns::f"))).startswith("ns::f(")


@pytest.mark.parametrize("what", ["positional", "varargs", "varkwargs"])
def test_kinds_of_parameters(what):
    def positional(x: Tensor, /) -> Tensor: ...

    def varargs(*x: Tensor) -> Tensor: ...

    def varkwargs(**x: Tensor) -> Tensor: ...

    assert problem(locals()[what]).startswith(
        "infer_schema(func): We do not support positional-only args, varargs, or varkwargs. Got func "
        "with signature ("
    )


def test_problems(torch_messages):
    def bare(x) -> Tensor: ...

    def unknown(x: "Nope") -> Tensor: ...  # noqa: F821

    def unsupported(x: Callable) -> Tensor: ...

    def default(x: int = (1,)) -> Tensor: ...

    def nothing(x: Tensor): ...

    def result(x: Tensor) -> str: ...

    def many(x: Tensor) -> Tuple[Tensor, ...]: ...

    def number(y: int) -> Tensor: ...

    assert "Parameter x must have a type annotation." in problem(bare)
    assert "Unsupported type annotation Nope. It is not a type." in problem(unknown)
    assert "Parameter x has unsupported type typing.Callable. The valid types are: dict_keys([" in (
        problem(unsupported)
    )
    assert problem(default).endswith(
        "Parameter x has an unsupported default value type <class 'tuple'>. Please file an issue on "
        f"GitHub so we can prioritize this. Got func with signature {inspect.signature(default)})"
    )
    assert "No return type annotation was provided. Please add one." in problem(nothing)
    assert "Return has unsupported type <class 'str'>. The valid types are: {" in problem(result)
    assert "Return has unsupported type" in problem(many)
    assert "Parameter y is in mutable_args but only Tensors" in problem(number, ["y"])
    assert "{'z'} in mutates_args were not found in the custom op's signature." in problem(
        number, ["z"]
    )
    assert problem(number, "y") == (
        "mutates_args must either be a sequence of the names of the arguments that are mutated or "
        "the string 'unknown'. "
    )


def test_tuples_get_a_suggestion():
    def pair(x: Tuple[int, int]) -> Tensor: ...

    def mixed(x: Tuple[int, str]) -> Tensor: ...

    assert "please try to use List instead. For example, list[int].\n\nThe valid types" in problem(
        pair
    )
    assert "please try to use List instead. \n\nThe valid types" in problem(mixed)


@pytest.mark.parametrize(
    "given, result",
    [
        (Tuple, list),
        (tuple, list),
        (Tuple[int], list[int]),
        (Tuple[int, ...], list[int]),
        (Tuple[int, int], list[int]),
        (Tuple[int, Optional[int]], list[Optional[int]]),
        (tuple[int, float], list[Union[int, float]]),
    ],
)
def test_tuple_to_list(given, result):
    assert tuple_to_list(given) == result
