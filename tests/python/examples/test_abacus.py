"""The device of examples/device computes what the CPU does, and declines what it cannot."""

import gc

import keyfall
import pytest
from abacus import PLUGIN, SWITCH
from keyfall.nn import functional

CONVOLUTIONS = [{}, {"padding": 1}, {"stride": 2, "padding": (0, 2)}, {"dilation": 2, "padding": 2}]


@pytest.fixture
def abacus(monkeypatch, request):
    """The device with six compute functions, or without the sixth."""
    if not PLUGIN.exists():
        pytest.skip(f"the build has no {PLUGIN}")
    monkeypatch.delenv(SWITCH, raising=False)
    if getattr(request, "param", "six") == "six":
        monkeypatch.setenv(SWITCH, "1")
    name = keyfall.devices.load_plugin(str(PLUGIN))
    yield name
    gc.collect()
    keyfall.devices.unload_plugin(name)


def assert_same(function, *inputs):
    """function(*inputs) gives the same results and gradients there, without any fallback."""
    results = []
    for device in ("cpu", "abacus"):
        leaves = [x.to(device, copy=True).requires_grad_() for x in inputs]
        with keyfall.fallback.strict():
            y = function(*leaves)
            gradients = keyfall.autograd.grad(y, leaves, keyfall.ones(y.shape).to(device))
        results.append([y.detach().cpu(), *(gradient.cpu() for gradient in gradients)])
    keyfall.testing.assert_close(*results, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("options", CONVOLUTIONS, ids=str)
def test_convolutions(abacus, options):
    keyfall.manual_seed(0)
    x, weight = keyfall.randn(2, 3, 7, 6), keyfall.randn(4, 3, 3, 2)
    assert_same(lambda x, w: functional.conv2d(x, w, **options), x, weight)


def test_convolution_without_images(abacus):
    x, weight = keyfall.ones(0, 3, 4, 4), keyfall.ones(2, 3, 3, 3)
    assert_same(functional.conv2d, x, weight)


@pytest.mark.parametrize("function", [
    lambda a, b: a @ b, lambda a, b: b.t() @ a.t(), lambda a, b: a[:, 1:] @ b[1:], lambda a, b: a[:1] @ b[:, :1],
    lambda a, b: a[:, :0] @ b[:0], lambda a, b: a[:0] @ b,
], ids=["plain", "transposed", "slices", "one", "no terms", "no rows"])
def test_products(abacus, function):
    keyfall.manual_seed(0)
    a, b = keyfall.randn(5, 7), keyfall.randn(7, 4)
    found = function(a.to(abacus), b.to(abacus)).cpu()
    keyfall.testing.assert_close(found, function(a, b))


@pytest.mark.parametrize("sizes", [(4,), (1, 4), (5, 1), (5, 4), ()], ids=str)
@pytest.mark.parametrize("options", [{}, {"beta": 0}, {"beta": 2, "alpha": -0.5}], ids=str)
def test_addmm(abacus, sizes, options):
    keyfall.manual_seed(0)
    inputs = keyfall.randn(sizes), keyfall.randn(5, 7), keyfall.randn(4, 7)
    there = [x.to(abacus) for x in inputs]
    with keyfall.fallback.strict():
        found = keyfall.addmm(there[0], there[1], there[2].t(), **options)
    keyfall.testing.assert_close(found.cpu(), keyfall.addmm(inputs[0], inputs[1], inputs[2].t(), **options))


def test_relu(abacus):
    assert_same(keyfall.relu, keyfall.tensor([-1.0, 0.0, 2.0, float("inf")]))
    assert keyfall.tensor([float("nan")]).to(abacus).relu().isnan().item()


@pytest.mark.parametrize("function", [
    lambda x: x.double().relu(), lambda x: x.t()[1:].relu(), lambda x: x.double() @ x.double(),
    lambda x: functional.conv2d(x.view(1, 4, 2, 2), x.view(4, 2, 2, 1), groups=2),
    lambda x: functional.conv1d(x.view(1, 4, 4), x.view(4, 4, 1)),
], ids=["float64", "strides", "product", "groups", "one dimension"])
def test_what_it_declines_runs_on_the_cpu(abacus, function):
    x = keyfall.randn(4, 4)
    keyfall.testing.assert_close(function(x.to(abacus)).cpu(), function(x))
    with keyfall.fallback.strict(), pytest.raises(NotImplementedError, match="the abacus"):
        function(x.to(abacus))


@pytest.mark.parametrize("abacus, falls_back", [("five", True), ("six", False)], indirect=["abacus"])
def test_the_switch(abacus, falls_back):
    layer, x = keyfall.nn.Conv2d(1, 2, 3).to(abacus), keyfall.ones(1, 1, 5, 5, device=abacus)
    with keyfall.fallback.bill() as bill:
        layer(x).backward(keyfall.ones(1, 2, 3, 3, device=abacus))
    assert ("aten::convolution_backward" in [entry.op for entry in bill]) is falls_back
