"""Facts of operators in Python: those of the catalogue, and describing a program's own."""

import keyfall
import pytest
from keyfall import _C
from keyfall.library import Library, facts


@pytest.fixture
def library():
    made = Library("described", "DEF")
    made.define("scale(Tensor x, Tensor by, bool train) -> Tensor")
    made.define("scale_(Tensor(a!) x, Tensor by, bool train) -> Tensor(a!)")
    made.impl("scale", lambda x, by, train: x * by, "CPU")
    made.impl("scale_", lambda x, by, train: x.mul_(by), "CPU")
    return made


def test_facts_of_the_catalogue():
    assert facts(keyfall.ops.aten.index.Tensor)["masks"] == "indices"
    assert facts(keyfall.ops.aten.native_batch_norm.default)["writes_if"] == \
        "running_mean if training, running_var if training"
    assert facts(keyfall.ops.aten.select.int)["view_inverse"] == "select_scatter"


def test_forms():
    add = keyfall.ops.aten.add
    assert [_C._operator_form(op) for op in (add.Tensor, add.out)] == ["functional", "out"]
    assert _C._operator_in_form(add.Tensor, "inplace") == "aten::add_.Tensor"
    assert _C._operator_in_form(keyfall.ops.aten.mm.default, "inplace") is None
    with pytest.raises(ValueError, match="expected 'functional', 'inplace', 'out' or 'copy', found 'other'"):
        _C._operator_in_form(add.Tensor, "other")


def test_describe(library):
    scale = keyfall.ops.described.scale.default
    assert facts(scale) == {}
    library.describe("scale", axes="*, * -> *", linear=["x", "by"], writes_if={"by": "train"}, share=["x"])
    assert facts(scale) == {"axes": "*, * -> *", "linear": "x; by", "writes_if": "by if train", "share": "x"}
    with pytest.raises(RuntimeError, match="described::scale: the operator is described already"):
        library.describe(scale, linear=["x"])


@pytest.mark.parametrize("said, message", [
    ({"linear": ["z"]}, r"described::scale: the fact linear is \"z\": expected an argument of the schema, found 'z'"),
    ({"axes": "* -> *"}, r"expected one operand for each of the 2 arguments of tensors, found 1"),
    ({"writes_if": {"by": "x"}}, "expected an argument of type bool, found 'x'"),
])
def test_slips_are_refused(library, said, message):
    with pytest.raises(RuntimeError, match=message):
        library.describe("scale", **said)
    assert facts(keyfall.ops.described.scale.default) == {}


@pytest.mark.parametrize("said, message", [
    ({"linear": 3}, "linear: expected a list, found int"),
    ({"writes_if": ["by"]}, "writes_if: expected a dict, found list"),
    ({"axes": ["*"]}, "axes: expected a str, found list"),
])
def test_types_are_refused(library, said, message):
    with pytest.raises(TypeError, match=message):
        library.describe("scale", **said)


@pytest.mark.parametrize("given", [None, 3, {"axes": 3}, {"nonsense": "x"}, {1: "x"}])
def test_bad_calls_of_the_extension(library, given):
    with pytest.raises(TypeError):
        library.m.describe("scale", given)


def test_functionalization_uses_the_described_form(library):
    seen = []

    class Watch(keyfall.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    def program(x):
        y = x.clone()
        keyfall.ops.described.scale_(y, keyfall.tensor(3.0), False)
        return y

    def run():
        seen.clear()
        with Watch():
            result = keyfall.func.functionalize(program)(keyfall.ones(2))
        assert result.tolist() == [3.0, 3.0]
        return [name for name in seen if name.startswith("described")]

    assert run() == ["described.scale_.default"]  # on a copy
    library.describe("scale_", functional="scale")
    assert run() == ["described.scale.default"]
