"""Gradients through copies between devices."""

import pytest

import keyfall


def numbers(device="cpu"):
    return keyfall.tensor([[1.0, 2.0], [3.0, 4.0]], device=device, requires_grad=True)


@pytest.mark.parametrize("path", [("remote",), ("remote", "cpu"), ("remote:0", "remote:1", "cpu"),
                                  ("remote:1", "meta")])
def test_to(remote, path):
    x = numbers()
    y = x
    for device in path:
        y = y.to(device) * 2
    if y.is_meta:
        with pytest.raises((RuntimeError, NotImplementedError)):
            y.sum().backward()
        return
    (y * y).sum().backward()
    factor = 2 ** len(path)
    assert x.grad.is_cpu and x.grad.tolist() == [[2 * factor**2 * n for n in row] for row in x.tolist()]


def test_leaves_on_devices(remote):
    a, b = numbers("remote:0"), numbers("remote:1")
    (a.to("remote:1") * b).cpu().sum().backward()
    assert a.grad.device == a.device and b.grad.device == b.device
    assert a.grad.tolist() == b.tolist() and b.grad.tolist() == a.tolist()


@pytest.mark.parametrize(("here", "there"), [("cpu", "remote"), ("remote", "cpu"),
                                             ("remote:0", "remote:1")])
def test_copy_(remote, here, there):
    source, target = numbers(there), keyfall.zeros(2, 2, device=here)
    target.copy_(source)
    (target * 3).sum().backward()
    assert source.grad.device == source.device and source.grad.tolist() == [[3, 3], [3, 3]]
    row = keyfall.ones(3, 2, device=here, requires_grad=True)
    total = row * 1
    total[1:].copy_(source)  # a part of a tensor with a history
    (total * 2).sum().backward()
    assert source.grad.tolist() == [[5, 5], [5, 5]] and row.grad.tolist() == [[2, 2], [0, 0], [0, 0]]
    total = row * 1
    total[0] = source[0]
    total.sum().backward()
    assert source.grad.tolist() == [[6, 6], [5, 5]]


def test_types_and_second_derivatives(remote):
    x = numbers()
    y = x.to("remote", keyfall.float64)
    (slope,) = keyfall.autograd.grad((y**3).sum(), x, create_graph=True)
    assert slope.is_cpu and slope.dtype is keyfall.float32
    slope.sum().backward()
    assert x.grad.tolist() == [[6, 12], [18, 24]]


def test_a_model_on_two_devices(remote):
    first, second = keyfall.nn.Linear(2, 3), keyfall.nn.Linear(3, 1)
    x = keyfall.randn(4, 2)
    second(first(x)).sum().backward()
    expected = [p.grad.clone() for p in (*first.parameters(), *second.parameters())]
    first.zero_grad()
    second.zero_grad()
    first.to("remote:0")
    second.to("remote:1")
    second(first(x.to("remote:0")).to("remote:1")).cpu().sum().backward()
    for found, wanted in zip((*first.parameters(), *second.parameters()), expected):
        assert found.grad.device == found.device and keyfall.equal(found.grad.cpu(), wanted)


def test_other_nodes_must_stay_on_their_device(remote):
    class Wrong(keyfall.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad.remote()

    with pytest.raises(RuntimeError, match="expected device cpu but got remote:0"):
        Wrong.apply(numbers()).sum().backward()
