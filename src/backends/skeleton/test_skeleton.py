"""Tests of the device skeleton: python -m pytest test_skeleton.py

They load build/skeleton.so beside this file, or the file that SKELETON_PLUGIN names."""

import os
import pathlib

import keyfall
import pytest

PLUGIN = os.environ.get("SKELETON_PLUGIN") or pathlib.Path(__file__).parent / "build" / "skeleton.so"


@pytest.fixture(scope="module", autouse=True)
def plugin():
    return keyfall.devices.load_plugin(str(PLUGIN))


def on_both(function, *sizes):
    """The results of function(*tensors) on the CPU and on the device, with the device's moved back."""
    keyfall.manual_seed(0)
    inputs = [keyfall.randn(size) for size in sizes]
    result = function(*(x.to("skeleton") for x in inputs))
    assert result.device.type == "skeleton"
    return function(*inputs), result.cpu()


def test_memory():
    x = keyfall.arange(6.0).reshape(2, 3)
    assert keyfall.equal(x.to("skeleton").t().cpu(), x.t())
    assert keyfall.zeros(3, device="skeleton").tolist() == [0, 0, 0]


@pytest.mark.parametrize("function, sizes", [
    (lambda a, b: a.add(b, alpha=0.5), [(3, 1, 5), (4, 1)]),
    (lambda a, b: a.t().mul(b), [(3, 4), (4, 3)]),
    (lambda a: (a * 2 + 1).relu_(), [(7,)]),
    (lambda a: a[:, ::2].relu(), [(3, 5)]),
    (lambda a, b: keyfall.mul(a, b, out=keyfall.empty_like(a)), [(3, 4), (3, 4)]),
], ids=["add", "mul", "numbers", "view", "out"])
def test_own_computes(function, sizes):
    with keyfall.fallback.strict():  # nothing here may run on the CPU
        expected, found = on_both(function, *sizes)
    assert keyfall.equal(expected, found)


def test_mm():
    """The CPU's loops may round a product and a sum once, not twice."""
    with keyfall.fallback.strict():
        expected, found = on_both(lambda a, b: a @ b.t(), (9, 4), (10, 4))
    keyfall.testing.assert_close(found, expected)


def test_sum():
    with keyfall.fallback.strict():
        expected, found = on_both(lambda a: a.t().sum(), (30, 40))
    assert keyfall.allclose(expected, found)


def test_everything_else_falls_back():
    expected, found = on_both(lambda a: a.softmax(1).topk(2).values, (3, 5))
    assert keyfall.equal(expected, found)
    with keyfall.fallback.strict(), pytest.raises(NotImplementedError, match="float32 only"):
        keyfall.ones(2, dtype=keyfall.float64, device="skeleton").mul(2)


def losses(device):
    keyfall.manual_seed(0)
    net = keyfall.nn.Sequential(keyfall.nn.Linear(12, 32), keyfall.nn.ReLU(), keyfall.nn.Linear(32, 10))
    x, y = keyfall.randn(64, 12).to(device), keyfall.randn(64, 10).to(device)
    optimizer = keyfall.optim.SGD(net.to(device).parameters(), lr=0.1, momentum=0.9)
    for _ in range(3):
        optimizer.zero_grad()
        loss = keyfall.nn.functional.mse_loss(net(x), y)
        loss.backward()
        optimizer.step()
        yield loss.item()


def test_training():
    assert list(losses("skeleton")) == pytest.approx(list(losses("cpu")), rel=1e-6)
