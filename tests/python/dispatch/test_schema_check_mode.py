"""SchemaCheckMode: compares writes and aliasing of operators with their schemas."""

import keyfall
import pytest
from keyfall import library, nn, ops
from keyfall._subclasses.schema_check_mode import SchemaCheckMode


@pytest.fixture
def lib():
    with library._scoped_library("tschema", "FRAGMENT") as result:
        yield result


def test_lists():
    x = keyfall.rand(3, 3)
    with SchemaCheckMode() as seen:
        x.relu().sin()
    assert seen.ops == ["aten::relu", "aten::sin"] and seen.mutated == seen.aliasing == []
    with SchemaCheckMode() as seen:
        x.sinh_()
        x.t()
    assert seen.mutated == [("aten::sinh_", "input")]
    assert seen.aliasing == [("aten::sinh_", "input", "output_0"), ("aten::t", "input", "output_0")]
    seen.reset_cache()
    assert seen.ops == []


@pytest.mark.parametrize(
    "call",
    [lambda x: x.resize_(9), lambda x: x.as_strided_([3], [1]), lambda x: x.unsqueeze_(0)],
)
def test_geometry_changed_in_place_is_a_write(call):
    with SchemaCheckMode() as seen:
        call(keyfall.rand(3, 3))
    assert [name for _, name in seen.mutated] == ["input"]


def test_arguments_that_are_one():
    x = keyfall.rand(3, 3)
    with SchemaCheckMode() as seen:
        x.add_(x)
    assert seen.mutated == [("aten::add_", "input"), ("aten::add_", "other")]
    both = keyfall.zeros(3)
    with SchemaCheckMode() as seen:
        keyfall.aminmax(x, dim=0, out=[both, both])
    assert len(seen.aliasing) == 4


def test_ordinary_programs_pass():
    keyfall.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3), nn.ReLU(inplace=True), nn.Dropout())
    data = keyfall.rand(5, 4)
    with SchemaCheckMode() as seen:
        nn.functional.cross_entropy(model(data), keyfall.arange(5) % 3).backward()
        keyfall.cat([data, data])[1:, ::2].contiguous().view(-1).split(3)
    assert "aten::native_batch_norm" in seen.ops or "aten::batch_norm" in seen.ops


@pytest.mark.parametrize(
    "schema, kernel, text",
    [
        ("w(Tensor x) -> Tensor", lambda x: x.mul_(2).clone(), "Argument x is not defined as mutable"),
        ("v(Tensor x) -> Tensor", lambda x: x.view(-1), "Argument x is not defined to alias output"),
        ("r(Tensor(a) x) -> Tensor(a)", lambda x: x, "not allowed to directly return inputs"),
        ("o(Tensor x) -> (Tensor, Tensor)", lambda x: (x.clone(),) * 2, "Outputs 0 and 1 alias"),
    ],
)
def test_untrue_schemas(lib, schema, kernel, text):
    name = lib.define(schema)
    lib.impl(name, kernel, "CPU")
    with SchemaCheckMode(), pytest.raises(RuntimeError, match=text):
        getattr(ops.tschema, name)(keyfall.ones(3))
