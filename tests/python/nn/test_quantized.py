"""Dynamic quantization. tests/python/data/dynamic_linear.json has results of PyTorch's engines: `integers` and `scales` of
the weights, results with and without reduce_range."""

import copy
import io
import json
import os
import pathlib
import subprocess
import sys

import keyfall
import pytest
from keyfall import nn
from keyfall.ao import quantization

CASES = json.loads((pathlib.Path(__file__).parents[1] / "data" / "dynamic_linear.json").read_text())


@pytest.fixture(autouse=True)
def engine():
    before = keyfall.backends.quantized.engine
    yield
    keyfall.backends.quantized.engine = before


def linear_of(case):
    weight = keyfall.tensor(case["weight"])
    linear = nn.Linear(weight.shape[1], weight.shape[0])
    linear.load_state_dict({"weight": weight, "bias": keyfall.tensor(case["bias"])})
    return linear


def network():
    return nn.Sequential(nn.Linear(6, 5), nn.ReLU(), nn.Sequential(nn.Linear(5, 3)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['engine']}-{case['per_channel']}")
def test_results_are_those_of_pytorch(case):
    keyfall.backends.quantized.engine = case["engine"]
    config = quantization.per_channel_dynamic_qconfig if case["per_channel"] else quantization.default_dynamic_qconfig
    quantized = quantization.quantize_dynamic(nn.Sequential(linear_of(case)), {nn.Linear: config})[0]
    weight = quantized.weight()
    assert weight.int_repr().tolist() == case["integers"]
    scales = weight.q_per_channel_scales().tolist() if case["per_channel"] else [weight.q_scale()] * len(case["scales"])
    assert scales == case["scales"]
    x, packed = keyfall.tensor(case["x"]), quantized._packed_params._packed_params
    for reduced, expected in case["results"].items():
        y = keyfall.ops.quantized.linear_dynamic(x, packed, reduced == "True")
        keyfall.testing.assert_close(y, keyfall.tensor(expected), rtol=1e-6, atol=1e-6)
    keyfall.testing.assert_close(quantized(x), keyfall.tensor(case["results"]["True"]), rtol=1e-6, atol=1e-6)
    assert quantized(x).grad_fn is None


def test_reprs_and_modules():
    model = network()
    quantized = quantization.quantize_dynamic(model, {"2.0"})
    assert repr(quantized) == """Sequential(
  (0): Linear(in_features=6, out_features=5, bias=True)
  (1): ReLU()
  (2): Sequential(
    (0): DynamicQuantizedLinear(in_features=5, out_features=3, dtype=torch.qint8, qscheme=torch.per_tensor_affine)
  )
)"""
    assert type(model[2][0]) is nn.Linear and not hasattr(quantized[0], "qconfig") and not quantized.training
    assert isinstance(quantized[2][0], keyfall.ao.nn.quantized.dynamic.Linear)
    assert keyfall.nn.quantized.dynamic.Linear is keyfall.ao.nn.quantized.dynamic.Linear
    assert keyfall.quantization.quantize_dynamic is quantization.quantize_dynamic
    assert list(quantized[2].state_dict()) == ["0.scale", "0.zero_point", "0._packed_params.dtype",
                                               "0._packed_params._packed_params"]
    assert list(quantized[2].parameters()) == []
    half = quantization.quantize_dynamic(model, {nn.Linear}, dtype=keyfall.float16)
    assert repr(half[0]) == "DynamicQuantizedLinear(in_features=6, out_features=5, dtype=torch.float16)"
    x = keyfall.randn(4, 6)
    keyfall.testing.assert_close(half(x), model(x).detach(), rtol=1e-2, atol=1e-2)


def test_hooks_and_inplace():
    model, seen = network(), []
    model[0].register_forward_hook(lambda module, args, result: seen.append(type(module).__name__))
    assert quantization.quantize_dynamic(model, inplace=True) is model
    model(keyfall.randn(2, 6))
    assert seen == ["Linear"] and isinstance(model[0], keyfall.ao.nn.quantized.dynamic.Linear)


@pytest.mark.parametrize("shape", [(6,), (1, 6), (3, 6), (2, 3, 6), (0, 6)])
def test_shapes(shape):
    model = network()
    quantized = quantization.quantize_dynamic(model)
    x = keyfall.randn(shape)
    y = quantized(x)
    assert y.shape == model(x).shape
    keyfall.testing.assert_close(y, model(x).detach(), rtol=0.1, atol=0.1)


@pytest.mark.parametrize("rows", [1, 2, 7, 33, 70])
@pytest.mark.parametrize("zero_points", [False, True])
def test_errors_are_those_of_rounding(rows, zero_points):
    """An element differs from the float layer's by at most half a step of x for each weight."""
    keyfall.manual_seed(rows)
    x, weight = keyfall.randn(rows, 50) + 0.5, keyfall.randn(40, 50)
    scales = weight.abs().amax(1).double() / 100
    zeros = keyfall.arange(40) % 5 - 2 if zero_points else keyfall.zeros(40, dtype=keyfall.int64)
    quantized = keyfall.quantize_per_channel(weight, scales, zeros, 0, keyfall.qint8)
    y = keyfall.ops.quantized.linear_dynamic(x, keyfall.ops.quantized.linear_prepack(quantized), False)
    step = (max(x.max().item(), 0) - min(x.min().item(), 0)) / 255
    bound = quantized.dequantize().abs().sum(1) * step / 2 + 1e-3
    assert ((y - x @ quantized.dequantize().t()).abs() <= bound * 1.01).all()
    positive = keyfall.ops.quantized.linear_relu_dynamic(x, keyfall.ops.quantized.linear_prepack(quantized), False)
    assert keyfall.equal(positive, y.relu())


def test_saving_and_copying():
    model, x = network(), keyfall.randn(3, 6)
    quantized = quantization.quantize_dynamic(model, {"0": quantization.per_channel_dynamic_qconfig,
                                                      "2.0": quantization.default_dynamic_qconfig})
    file = io.BytesIO()
    keyfall.save(quantized.state_dict(), file)
    file.seek(0)
    other = quantization.quantize_dynamic(network())
    other.load_state_dict(keyfall.load(file))
    assert keyfall.equal(other(x), quantized(x))
    assert keyfall.equal(copy.deepcopy(quantized)(x), quantized(x))
    file = io.BytesIO()
    keyfall.save(quantized, file)
    file.seek(0)
    assert keyfall.equal(keyfall.load(file, weights_only=False)(x), quantized(x))


def test_quantized_tensors():
    x = keyfall.tensor([[0.05, 0.15, -0.25], [100.0, -100.0, 0.0]])
    q = keyfall.quantize_per_tensor(x, 0.1, 0, keyfall.qint8)
    assert q.int_repr().tolist() == [[0, 2, -2], [127, -128, 0]]
    assert q.dtype == keyfall.qint8 and q.is_quantized and q.shape == (2, 3) and q.q_zero_point() == 0
    assert repr(q) == """tensor([[  0.0000,   0.2000,  -0.2000],
        [ 12.7000, -12.8000,   0.0000]], size=(2, 3), dtype=torch.qint8,
       quantization_scheme=torch.per_tensor_affine, scale=0.1, zero_point=0)"""
    u = keyfall.quantize_per_tensor(x, 0.1, 3, keyfall.quint8)
    assert u.int_repr().tolist() == [[3, 5, 1], [255, 0, 3]]
    for wrong, message in ((lambda: q + 1, "add is not implemented for quantized tensors"),
                           (lambda: q.q_per_channel_scales(), "found torch.per_tensor_affine"),
                           (lambda: keyfall.quantize_per_tensor(x, 0.0, 0, keyfall.qint8), "a scale above 0"),
                           (lambda: keyfall.quantize_per_tensor(x, 0.1, 0, keyfall.int8), "a quantized dtype"),
                           (lambda: keyfall.quantize_per_tensor(x.double(), 0.1, 0, keyfall.qint8), "float32")):
        with pytest.raises((RuntimeError, NotImplementedError), match=message):
            wrong()


def test_wrong_arguments():
    model = network()
    quantized, x = quantization.quantize_dynamic(model), keyfall.randn(2, 6)
    packed = quantized[0]._packed_params._packed_params
    ops, none = keyfall.ops.quantized, keyfall.empty(0)
    for wrong, message in (
            (lambda: quantized(x.double()), "expected an input of float32, found float64"),
            (lambda: quantized(x[:, 1:]), "last dimension has size 6, found 5"),
            (lambda: ops.linear_dynamic(x, object()), "expected weights of int8"),
            (lambda: ops.linear_prepack(x), "expected a weight of qint8"),
            (lambda: ops.linear_prepack(quantized[0].weight(), x), "one element of the bias"),
            (lambda: ops._linear_bytes(x, packed._packed[1:], packed._row_scales, none, none, False, False), "packed weights"),
            (lambda: ops._linear_bytes(x, packed._packed, x, none, none, False, False), "expected scales"),
            (lambda: keyfall._int_mm(x, x), r"_int_mm: expected a matrix of int8 .*, found float32 \[2, 6\]"),
            (lambda: keyfall._int_mm(x.to(keyfall.int8), x.to(keyfall.int8)), r"int8 \[2, 6\] and int8 \[2, 6\]"),
            (lambda: ops._pack_bytes(x), "a matrix of int8"),
            (lambda: quantization.quantize_dynamic(model, {nn.LSTM}), "LSTM cannot be quantized"),
            (lambda: quantization.quantize_dynamic(model, {nn.Linear}, dtype=keyfall.int8), "Unknown dtype"),
            (lambda: quantization.prepare(model), "keyfall has no `torch.ao.quantization.prepare`")):
        with pytest.raises((RuntimeError, NotImplementedError), match=message):
            wrong()
    with pytest.raises(ValueError, match="Don't know how to quantize"):
        quantization.quantize_dynamic(model, dtype=keyfall.int8)


def test_numbers_that_are_not_finite():
    quantized = quantization.quantize_dynamic(network())
    for number in (float("nan"), float("inf")):
        x = keyfall.randn(2, 6)
        x[1, 2] = number
        assert quantized[0](x).isnan().all()


@pytest.mark.parametrize("sizes", [(1, 1, 1), (3, 70, 5), (40, 64, 33), (70, 128, 96), (0, 3, 4), (4, 0, 3), (4, 3, 0)])
def test_int_mm(sizes):
    m, k, n = sizes
    a, b = keyfall.randint(-128, 128, (m, k), dtype=keyfall.int8), keyfall.randint(-128, 128, (k, n), dtype=keyfall.int8)
    expected = a.long() @ b.long()
    assert keyfall.equal(keyfall._int_mm(a, b).long(), expected)
    assert keyfall.equal(keyfall._int_mm(a, b.t().contiguous().t()).long(), expected)
    scales = keyfall.rand(n)
    y = keyfall._weight_int8pack_mm(a.float(), b.t().contiguous(), scales)
    keyfall.testing.assert_close(y, expected.float() * scales)


def test_instructions_can_be_left_out():
    program = "import keyfall; print(keyfall._C._get_cpu_products())"
    names = "amx_bf16,amx_int8,avx512_bf16,avx512_vnni,avx_vnni,dotprod,bf16,i8mm"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True,
                            env={**os.environ, "KEYFALL_CPU_WITHOUT": names})
    assert result.stdout.strip() == "{'bfloat16': '', 'int8': ''}"


@pytest.mark.parametrize("rows", [1, 3, 5, 40, 200])
@pytest.mark.parametrize("turned", [False, True])
def test_products_of_bfloat16_round_once(rows, turned):
    a, b = (keyfall.randn(rows, 96) / 4).bfloat16(), (keyfall.randn(96, 72) / 4).bfloat16()
    expected = a.double() @ b.double()
    b = b.t().contiguous().t() if turned else b
    y = (a @ b).double()
    assert ((y - expected).abs() <= expected.abs() * 2**-8 + 1e-5).all()
    bias = keyfall.randn(72).bfloat16()
    y = keyfall.addmm(bias, a, b).double()
    assert ((y - expected - bias.double()).abs() <= (expected + bias.double()).abs() * 2**-8 + 1e-5).all()
