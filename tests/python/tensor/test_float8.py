"""The 8-bit floating dtypes: conversions, supported and rejected operations, as in PyTorch 2.13.
data/float8.json and tests/ops/float8 were recorded with it (record_float8.py, tests/ops/record.py)."""

import base64
import copy
import io
import json
import math
import pickle
import re
import zlib

import pytest
from paths import DATA

import float8_values as values
import keyfall as torch
import recorded_cases

RECORDED = json.loads((DATA / "float8.json").read_text())
OPERATORS = recorded_cases.FOLDER / "float8"
each = pytest.mark.parametrize("name", values.NAMES)
SIGNED = [name for name in values.NAMES if name != "float8_e8m0fnu"]


def unpacked(text, dtype=torch.uint8):
    return torch.frombuffer(bytearray(zlib.decompress(base64.b64decode(text))), dtype=dtype)


def codes_of(tensor):
    return tensor.view(torch.uint8)


def some(name, *numbers):
    return torch.tensor(numbers or (1.0, 2.0, 0.5, 4.0)).to(getattr(torch, name))


def same_numbers(a, b):
    a, b = a.double(), b.double()
    return bool(((a == b) | (a.isnan() & b.isnan())).all())


# ---- Conversions ---------------------------------------------------------------------------------


@each
def test_every_code_has_its_value(name):
    found = values.of_type(torch, name).tolist()
    for code, (value, text) in enumerate(zip(found, RECORDED[name]["values"], strict=True)):
        expected = float.fromhex(text)
        assert value == expected or (math.isnan(value) and math.isnan(expected)), code
        assert math.isnan(value) or math.copysign(1, value) == math.copysign(1, expected), code


@each
def test_floats_are_rounded(name):
    given = values.singles(torch)
    found = codes_of(given.to(getattr(torch, name)))
    expected = unpacked(RECORDED[name]["singles"])
    wrong = (found != expected).nonzero().flatten()
    assert wrong.numel() == 0, [(given[i].item(), found[i].item(), expected[i].item())
                                for i in wrong[:5].tolist()]


@each
@pytest.mark.parametrize("other", values.OTHERS)
def test_conversions_from_other_types(name, other):
    given = values.of_type(torch, other)
    given = given.real if given.is_complex() else given  # otherwise it warns
    found = given.to(getattr(torch, name))
    expected = unpacked(RECORDED[name]["from"][other], getattr(torch, name))
    assert same_numbers(found.float(), expected.float())


@each
@pytest.mark.parametrize("other", values.OTHERS)
def test_conversions_to_other_types(name, other):
    codes = values.of_type(torch, name)
    numbers = codes.float()
    found = codes[(numbers.abs() <= 100) & (numbers >= 0)].to(getattr(torch, other))
    expected = unpacked(RECORDED[name]["to"][other]).view(getattr(torch, other))
    assert found.dtype is getattr(torch, other)
    if found.is_complex():
        found, expected = torch.view_as_real(found), torch.view_as_real(expected)
    assert same_numbers(found, expected)


@each
def test_conversions_of_strided_and_many_numbers(name):
    dtype = getattr(torch, name)
    wide = torch.arange(0, 60, dtype=torch.float32).reshape(6, 10)
    assert same_numbers(wide.t().to(dtype).float(), wide.to(dtype).float().t())
    assert same_numbers(wide[:, ::3].to(dtype), wide.to(dtype)[:, ::3])
    many = torch.arange(1, 3001, dtype=torch.float64).remainder(64)
    assert same_numbers(many.to(dtype).double(), many.float().to(dtype).float())


# ---- Creation, moves, printing -------------------------------------------------------------------


@each
def test_factories(name):
    dtype = getattr(torch, name)
    assert torch.empty(2, 3, dtype=dtype).dtype is dtype
    assert codes_of(torch.zeros(3, dtype=dtype)).tolist() == [0, 0, 0]
    assert torch.ones(2, dtype=dtype).tolist() == [1.0, 1.0]
    assert torch.full((2,), 2.0, dtype=dtype).tolist() == [2.0, 2.0]
    assert torch.tensor([1, 2.0, True], dtype=dtype).tolist() == [1.0, 2.0, 1.0]
    assert torch.empty(2, dtype=dtype, device="meta").dtype is dtype
    assert some(name).new_zeros(2).dtype is dtype and torch.ones_like(some(name)).tolist() == [1.0] * 4
    for message, make in (("arange_cpu", lambda: torch.arange(3, dtype=dtype)),
                          ("check_uniform_bounds", lambda: torch.rand(3, dtype=dtype)),
                          ("normal_kernel_cpu", lambda: torch.randn(3, dtype=dtype))):
        with pytest.raises(NotImplementedError, match=message):
            make()


def test_numbers_that_do_not_fit():
    for name, number in (("float8_e4m3fn", 449.0), ("float8_e4m3fn", math.inf), ("float8_e5m2", 6e4),
                         ("float8_e4m3fnuz", 241), ("float8_e5m2fnuz", -math.inf),
                         ("float8_e8m0fnu", 0.0), ("float8_e8m0fnu", -1)):
        with pytest.raises(RuntimeError, match=f"to type c10::F{name[1:]} without overflow"):
            torch.full((2,), number, dtype=getattr(torch, name))
    assert torch.full((1,), math.inf, dtype=torch.float8_e5m2).tolist() == [math.inf]
    assert math.isnan(torch.full((1,), math.nan, dtype=torch.float8_e4m3fn).item())
    assert torch.tensor([1e9, -1e9, math.inf], dtype=torch.float8_e4m3fn).tolist() == [448, -448, 448]


@each
def test_printing(name):
    codes = values.of_type(torch, name)
    printed = RECORDED[name]["printed"]
    if name == "float8_e8m0fnu":
        printed = printed[:-1]  # its NaN counts as finite there, and makes all numbers wide
    for at, text in enumerate(printed):
        assert repr(codes[32 * at : 32 * at + 32]) == text
    assert repr(torch.finfo(getattr(torch, name))) == RECORDED[name]["finfo"]


@each
def test_views_and_copies(name):
    dtype = getattr(torch, name)
    x = some(name)
    assert x.view(torch.int8).view(dtype).tolist() == x.tolist()
    assert x.view(torch.int32).shape == (1,) and x.view(2, 2).t().dtype is dtype
    assert x[1:3].tolist() == [2.0, 0.5] and x[[3, 0]].tolist() == [4.0, 1.0]
    assert x[torch.tensor([True, False, False, True])].tolist() == [1.0, 4.0]
    assert torch.cat([x, x[:1]]).tolist() == [*x.tolist(), 1.0]
    assert torch.stack([x, x]).shape == (2, 4)
    assert x.clone().fill_(2).tolist() == [2.0] * 4
    y = torch.empty(4, dtype=dtype)
    y.copy_(torch.tensor([1.0, 0.25, 8.0, 2.0]))
    y[0] = 16
    y[1:3] = x[:2]
    assert y.tolist() == [16.0, 1.0, 2.0, 2.0]
    assert torch.where(y == 2, x, y).tolist() == [16.0, 1.0, 0.5, 4.0]
    assert (x == 2).tolist() == [False, True, False, False] and (x != x.clone()).sum().item() == 0
    assert torch.equal(x, x.clone()) and not torch.equal(x, y)
    assert x.isnan().any().item() is False and bool(x.all()) and bool(x[0])
    assert float(x[0]) == 1.0 and int(x[1]) == 2 and x[1].item() == 2.0
    assert copy.deepcopy(x).tolist() == x.tolist() and x.type() == f"torch.F{name[1:]}Tensor"


@each
def test_files(name, tmp_path):
    import keyfall.safetensors as safetensors

    x = values.of_type(torch, name).reshape(16, 16)
    assert codes_of(pickle.loads(pickle.dumps(x))).tolist() == codes_of(x).tolist()
    buffer = io.BytesIO()
    torch.save({"x": x, "dtype": x.dtype}, buffer)
    buffer.seek(0)
    loaded = torch.load(buffer)
    assert loaded["dtype"] is x.dtype and codes_of(loaded["x"]).tolist() == codes_of(x).tolist()
    again = safetensors.load(safetensors.save({"x": x}))["x"]
    assert again.dtype is x.dtype and codes_of(again).tolist() == codes_of(x).tolist()


@each
def test_other_programs(name):
    x = some(name)
    again = torch.from_dlpack(x)
    assert again.dtype is x.dtype and again.data_ptr() == x.data_ptr()
    with pytest.raises(TypeError, match=f"Got unsupported ScalarType F{name[1:]}"):
        x.numpy()
    with pytest.raises((TypeError, BufferError)):
        memoryview(x)


@each
def test_storages(name):
    x = some(name)
    assert x.storage().dtype is x.dtype and list(x.storage()) == x.tolist()
    if name in SIGNED:
        assert getattr(torch.tensor([1.0, 2.0]).storage(), name)().tolist() == [1.0, 2.0]


@each
def test_gradients_pass_conversions(name):
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    x.to(getattr(torch, name)).float().sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]


# ---- Rejected operations -------------------------------------------------------------------------


@each
def test_promotion(name):
    dtype, kind = getattr(torch, name), "F" + name[1:]
    for other, other_kind in ((torch.float32, "Float"), (torch.int64, "Long"), (torch.bool, "Bool")):
        with pytest.raises(RuntimeError, match=re.escape(
                "Promotion for Float8 Types is not supported, attempted to promote "
                f"{kind} and {other_kind}")):
            torch.promote_types(dtype, other)
    assert torch.promote_types(dtype, dtype) is dtype
    assert torch.result_type(some(name), 2.5) is dtype
    assert torch.can_cast(dtype, torch.float32) and not torch.can_cast(dtype, torch.int32)
    with pytest.raises(RuntimeError, match="Promotion for Float8 Types"):
        some(name) + torch.ones(4)
    with pytest.raises(RuntimeError, match="Promotion for Float8 Types"):
        torch.cat([some(name), torch.ones(4)])
    assert (some(name)[0] + torch.ones(2)).tolist() == [2.0, 2.0]  # a 0-d tensor
    with pytest.raises(TypeError):
        torch.set_default_dtype(dtype)


@each
@pytest.mark.parametrize("kernel, call", [
    ("add_stub", "x + x"), ("add_stub", "x - 1"), ("div_cpu", "x / x"),
    ("div_cpu_reduced_float", "x / 2"), ("mul_cpu_reduced_float", "x * 2"),
    ("mul_cpu_reduced_float", "x * x[:1]"), ("mul_cpu_reduced_float", "x.mul_(2)"), ("lt_cpu", "x < x"), ("ge_cpu", "x >= 1"),
    ("neg_cpu", "-x"), ("exp_vml_cpu", "x.exp()"), ("sqrt_vml_cpu", "x.sqrt()"), ("pow", "x ** 2"),
    ("sum_cpu", "x.sum()"), ("max_all", "x.max()"), ("nonzero_count_cpu", "x.nonzero()"),
    ("sorting_kernel_method_name", "x.sort()"), ("masked_fill", "x.masked_fill(x == 1, 0.5)"),
    ("bitwise_and_cpu", "x & x"), ("logical_and_cpu", "torch.logical_and(x, x)"),
    ("maximum_cpu", "torch.maximum(x, x)"), ("clamp_scalar_cpu", "x.clamp(0.5, 2)"),
    ("cumsum_out_cpu", "x.cumsum(0)"), ("unique", "x.unique()"), ("fmax_cpu", "torch.fmax(x, x)"),
    ("prod_out_cpu", "x.prod()"), ("sigmoid_cpu_reduced_float", "x.sigmoid()"),
    ("softshrink_check", "torch.ops.aten.softshrink(x)"), ("sinh_cpu", "x.sinh()"),
])
def test_arithmetic_is_refused(name, kernel, call):
    with pytest.raises(NotImplementedError) as error:
        eval(call, {"x": some(name), "torch": torch})
    assert str(error.value) == f"\"{kernel}\" not implemented for 'F{name[1:]}'"


@pytest.mark.parametrize("name", SIGNED)
def test_arithmetic_that_is_there(name):
    x = some(name, 1.5, -2.0, 0.5, 3.0)
    assert (x * x).tolist() == (x.float() * x.float()).to(x.dtype).tolist()
    assert x.abs().tolist() == [1.5, 2.0, 0.5, 3.0] and (x ** 1).tolist() == x.tolist()
    a, b = x.view(2, 2), x.view(2, 2).t()
    assert torch.equal(torch.mm(a, b), torch.mm(a.float(), b.float()).to(x.dtype))
    double = torch.empty(4, dtype=torch.float64)
    assert torch.mul(x, x, out=double).tolist() == (x * x).tolist()
    torch.ops.aten.mul_.Scalar(x, 2)
    assert x.tolist() == [3.0, -4.0, 1.0, 6.0]
    y = torch.zeros(2, dtype=x.dtype).index_put((torch.tensor([0, 0, 1]),), x[:3], accumulate=True)
    assert y.tolist() == [-1.0, 1.0]


# ---- Every operator ------------------------------------------------------------------------------


def call(case):
    packet, _, overload = case.name.partition(".")
    operator = getattr(getattr(torch.ops.aten, packet), overload or "default")
    arguments = list(zip(operator._schema.arguments, case.arguments))
    return operator(*(v for a, v in arguments if not a.kwarg_only),
                    **{a.name: v for a, v in arguments if a.kwarg_only})


@pytest.mark.parametrize("area", recorded_cases.areas(OPERATORS))
def test_operators_without_a_kernel_say_so(area):
    """An operator without a PyTorch kernel works, or is rejected with the same message except for the
    name of the kernel. (ops.float8, which is in C, compares the results.)"""
    for data in recorded_cases.cases(area, OPERATORS):
        case = recorded_cases.Case(data)
        if case.exception is None or "not implemented for '" not in case.message:
            continue
        try:
            call(case)
        except (NotImplementedError, RuntimeError, IndexError, ValueError) as error:
            assert not isinstance(error, NotImplementedError) or re.match(
                r"\"[\w<>:]+\" not implemented for 'Float8_\w+'", str(error)), (case.op, case.what)
