"""Losses that are operators of their own: what autograd calls them, what modes see of them, and the
gradients at the edges. That derivatives are right is shown in test_derivatives.py."""

import pytest

import keyfall as torch
import keyfall.nn.functional as F
from keyfall.utils._python_dispatch import TorchDispatchMode

aten = torch.ops.aten
classes = torch.tensor([0, 2, 1])


class Seen(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(str(func))
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("call, node, seen", [
    (lambda x, y: F.mse_loss(x, y), "MseLossBackward0", ["mse_loss"]),
    (lambda x, y: F.huber_loss(x, y), "HuberLossBackward0", ["huber_loss"]),
    (lambda x, y: F.smooth_l1_loss(x, y), "SmoothL1LossBackward0", ["smooth_l1_loss"]),
    (lambda x, y: F.binary_cross_entropy(x, y), "BinaryCrossEntropyBackward0",
     ["binary_cross_entropy"]),
    (lambda x, y: F.nll_loss(x, classes), "NllLossBackward0", ["nll_loss_forward"]),
    (lambda x, y: F.nll_loss(x.view(1, 4, 3, 1), classes.view(1, 3, 1)), "NllLoss2DBackward0",
     ["view", "view", "nll_loss2d_forward"]),
])
def test_names(call, node, seen):
    x, y = torch.rand(3, 4, requires_grad=True), torch.rand(3, 4)
    with Seen() as mode:
        loss = call(x, y)
    assert loss.grad_fn.name() == node
    found = [name.removeprefix("aten.").removesuffix(".default") for name in mode.names]
    assert found == seen
    loss.backward()
    assert x.grad.shape == (3, 4)


def test_points_are_images_of_one_row():
    x = torch.randn(2, 3, 4, requires_grad=True)
    target = torch.tensor([[0, 1, 2, 0], [2, -100, 1, 1]])
    each = F.nll_loss(x, target, reduction="none")
    assert each.shape == (2, 4) and each[1, 1] == 0
    assert each.grad_fn.next_functions[0][0].name() == "NllLoss2DBackward0"
    by_hand = -torch.stack([x[i, target[i, j], j] for i in range(2) for j in range(4)
                            if target[i, j] >= 0])
    assert torch.allclose(F.nll_loss(x, target), by_hand.mean())
    (gradient,) = torch.autograd.grad(F.nll_loss(x, target), x)
    (expected,) = torch.autograd.grad(by_hand.mean(), x)
    assert torch.allclose(gradient, expected)


def test_the_weights_that_were_used():
    x, weight = torch.randn(3, 4), torch.arange(4.0)
    assert aten.nll_loss_forward(x, classes, None, 0, -100)[1] == 0
    assert aten.nll_loss_forward(x, classes, weight, 1, -100)[1] == 3
    loss, total = aten.nll_loss_forward(x, torch.full((3,), -100), None, 1, -100)
    assert loss.isnan() and total == 0
    nothing = aten.nll_loss_backward(torch.tensor(1.0), x, torch.full((3,), -100), None, 1, -100, total)
    assert torch.equal(nothing, torch.zeros(3, 4))


@pytest.mark.parametrize("call, kind, text", [
    (lambda x, g: aten.nll_loss_backward(g, x, classes, None, 1, -100, torch.ones(3)), RuntimeError,
     "single element tensor, got: \\[3\\]"),
    (lambda x, g: aten.nll_loss_backward(torch.ones(2), x, classes, None, 1, -100, g), RuntimeError,
     "Expected a single element grad_output tensor, but got: \\[2\\]"),
    (lambda x, g: aten.nll_loss_backward(g, x, torch.tensor([0, 9, 2]), None, 1, -100, g), IndexError,
     "Target 9 is out of bounds"),
    (lambda x, g: aten.nll_loss_backward(g, x, classes, None, 0, -100, g), RuntimeError,
     "grad_output must have same dimension"),
    (lambda x, g: aten.mse_loss(x.to(torch.complex64), x), NotImplementedError, "\"mse_cpu\""),
    (lambda x, g: F.nll_loss(x, classes, torch.ones(4, requires_grad=True)), RuntimeError,
     "not differentiable with respect to argument 'weight'"),
    (lambda x, g: F.binary_cross_entropy(x.sigmoid(), x, torch.ones(4, requires_grad=True)),
     RuntimeError, "not differentiable with respect to argument 'weight'"),
])
def test_mistakes(call, kind, text):
    with pytest.raises(kind, match=text):
        call(torch.randn(3, 4, requires_grad=True), torch.tensor(1.0))


def test_gradients_at_the_edges():
    x = torch.tensor([0.0, 0.5, 1.0], requires_grad=True)
    y = torch.tensor([0.0, 1.0, 0.0], requires_grad=True)
    by_x, by_y = torch.autograd.grad(F.binary_cross_entropy(x, y, reduction="sum"), [x, y])
    assert torch.allclose(by_x, torch.tensor([0, -2, 1e12]))
    assert by_y.tolist() == [float("inf"), 0, float("-inf")]
    d = torch.zeros(3, requires_grad=True)
    loss = aten.smooth_l1_loss(d, torch.tensor([0.0, 1.0, -1.0]), 2, 0.0)
    assert torch.autograd.grad(loss, d)[0].tolist() == [-1, -1, 1]


def test_broadcast_losses():
    a, b = torch.ones(3, 4, requires_grad=True), torch.zeros(4, requires_grad=True)
    loss = aten.mse_loss(a, b)
    by_a, by_b = torch.autograd.grad(loss, [a, b])
    assert by_a.shape == (3, 4) and torch.allclose(by_b, torch.full((4,), -0.5))
