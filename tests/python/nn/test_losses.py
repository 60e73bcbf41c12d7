"""Losses that are operators of their own: autograd's names for them, the calls that modes see, and the
gradients at the edges. test_derivatives.py checks the derivatives."""

import pytest

import keyfall as torch
import keyfall.nn.functional as F
from seen_operators import Seen

aten = torch.ops.aten
classes = torch.tensor([0, 2, 1])


@pytest.mark.parametrize("call, node, seen", [
    (lambda x, y: F.mse_loss(x, y), "MseLossBackward0", ["mse_loss"]),
    (lambda x, y: F.huber_loss(x, y), "HuberLossBackward0", ["huber_loss"]),
    (lambda x, y: F.smooth_l1_loss(x, y), "SmoothL1LossBackward0", ["smooth_l1_loss"]),
    (lambda x, y: F.binary_cross_entropy(x, y), "BinaryCrossEntropyBackward0",
     ["binary_cross_entropy"]),
    (lambda x, y: F.binary_cross_entropy_with_logits(x, y, y, pos_weight=y),
     "BinaryCrossEntropyWithLogitsBackward0", ["binary_cross_entropy_with_logits"]),
    (lambda x, y: F.soft_margin_loss(x, y), "SoftMarginLossBackward0", ["soft_margin_loss"]),
    (lambda x, y: F.nll_loss(x, classes), "NllLossBackward0", ["nll_loss_forward"]),
    (lambda x, y: F.nll_loss(x.view(1, 4, 3, 1), classes.view(1, 3, 1)), "NllLoss2DBackward0",
     ["view", "view", "nll_loss2d_forward"]),
])
def test_names(call, node, seen):
    x, y = torch.rand(3, 4, requires_grad=True), torch.rand(3, 4)
    with Seen() as mode:
        loss = call(x, y)
    assert loss.grad_fn.name() == node
    assert mode.short == seen
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


# ---- Losses whose derivatives are formulas, not operators


def seen_in_backward(loss, inputs, **options):
    ones = torch.ones_like(loss)
    with Seen() as mode:
        grads = torch.autograd.grad(loss, inputs, ones, **options)
    return grads, mode.names


LOGITS = "sigmoid.default sub.Tensor mul.Tensor"
WEIGHED = "mul.Tensor add.Scalar sub.Tensor sigmoid.default mul.Tensor sub.Tensor mul.Tensor"


@pytest.mark.parametrize("options, by_self, by_target", [
    ({}, LOGITS, "neg.default mul.Tensor"),
    ({"weight": True}, f"{LOGITS} mul.Tensor", "neg.default mul.Tensor mul.Tensor"),
    ({"pos_weight": True}, WEIGHED, "neg.default log_sigmoid_forward.default "
     "log_sigmoid_forward.default mul.Tensor sub.Tensor mul.Tensor"),
])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_what_a_mode_sees_of_gradients_by_logits(options, by_self, by_target, reduction):
    x, y = torch.rand(3, 4, requires_grad=True), torch.rand(3, 4, requires_grad=True)
    weights = {name: torch.rand(4) for name in options}
    loss = F.binary_cross_entropy_with_logits(x, y, reduction=reduction, **weights)
    _, names = seen_in_backward(loss, (x, y))
    divided = ["div_.Scalar"] if reduction == "mean" else []
    assert names == [*by_self.split(), *divided, *by_target.split(), *divided]


def test_second_derivatives_by_logits():
    x, y, w = torch.rand(3, 4, requires_grad=True), torch.rand(3, 4, requires_grad=True), torch.rand(4)
    grad, _ = torch.autograd.grad(
        F.binary_cross_entropy_with_logits(x, y, w, pos_weight=w + 1), (x, y), create_graph=True)
    assert grad.grad_fn.name() == "DivBackward1"
    for reduction in ("none", "mean", "sum"):
        assert torch.autograd.gradgradcheck(
            lambda x, y: F.binary_cross_entropy_with_logits(
                x, y, w.double(), pos_weight=w.double() + 1, reduction=reduction),
            (x.detach().double().requires_grad_(), y.detach().double().requires_grad_()))


def test_logits_and_targets_of_different_shapes():
    row, rows = torch.tensor([0.5, -1.0], requires_grad=True), torch.rand(2, 2)
    loss = aten.binary_cross_entropy_with_logits(row, rows, None, None, 0)
    assert loss.shape == (2, 2)
    mismatch = r"output with shape \[2\] doesn't match the broadcast shape \[2, 2\]"
    with pytest.raises(RuntimeError, match=mismatch):  # the slope overwrites sigmoid(row)
        loss.sum().backward()
    with pytest.raises(RuntimeError, match=mismatch):
        aten.binary_cross_entropy_with_logits(rows, row, None, None, 0)
    with pytest.raises(RuntimeError, match=mismatch):
        aten.binary_cross_entropy_with_logits(row, rows, None, torch.ones(2), 0)


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_soft_margin_backward(reduction):
    x, y = torch.rand(3, 4, requires_grad=True), torch.rand(3, 4).sign()
    loss = F.soft_margin_loss(x, y, reduction=reduction)
    (grad,), names = seen_in_backward(loss, (x,), create_graph=True)
    assert names == ["soft_margin_loss_backward.default"]
    assert grad.grad_fn.name() == "SoftMarginLossBackwardBackward0"
    _, names = seen_in_backward(grad, (x,))
    assert names == ["mul.Tensor", "neg.default", "mul.Tensor", "exp.default", "add.Scalar",
                     "mul.Tensor", "mul.Tensor", "mul.Tensor", "mul.Tensor", "div.Tensor",
                     *(["div_.Scalar"] if reduction == "mean" else [])]
    double = x.detach().double().requires_grad_()
    weight = torch.rand(3, 4, dtype=torch.float64).requires_grad_()
    for check in (torch.autograd.gradcheck, torch.autograd.gradgradcheck):
        assert check(lambda x: F.soft_margin_loss(x, y.double(), reduction=reduction), (double,))
    assert torch.autograd.gradcheck(
        lambda g, x: aten.soft_margin_loss_backward(
            g if reduction == "none" else g.sum(), x, y, ("none", "mean", "sum").index(reduction)),
        (weight, double))


def test_soft_margin_at_the_edges():
    x = torch.tensor([-200.0, 200.0, 88.0, -95.0], requires_grad=True)
    loss = aten.soft_margin_loss(x, torch.ones(4), 0)
    assert loss[:2].tolist() == [float("inf"), 0.0]
    loss.sum().backward()
    assert x.grad.isnan().tolist() == [True, False, False, True]
    half = torch.tensor([0.5, -0.25, 1.0], dtype=torch.float16)
    grads = aten.soft_margin_loss_backward(torch.ones((), dtype=torch.float16), half, -half, 1)
    assert grads.dtype == torch.float16
    z = torch.ones(2, dtype=torch.complex64, requires_grad=True)
    for call in (lambda: aten.soft_margin_loss(z, z.detach(), 0),
                 lambda: aten.soft_margin_loss_backward(z, z.detach(), z.detach(), 0)):
        with pytest.raises(RuntimeError, match="does not support automatic differentiation for outputs"):
            call()
        with torch.no_grad():
            assert call().shape == (2,)
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type Long"):
        aten.soft_margin_loss(torch.ones(2, dtype=torch.int64), torch.ones(2), 0)


@pytest.mark.parametrize("name", ["soft_margin_loss", "soft_margin_loss_backward",
                                  "binary_cross_entropy_with_logits"])
def test_kernels_are_above_no_derivative(name):
    """Composites with their own derivatives: a mode sees them whole."""
    dump = torch._C._dispatch_dump(f"aten::{name}")
    assert "CompositeExplicitAutograd[alias]" in dump and "Autograd[alias]" in dump
    assert "CompositeImplicitAutograd" not in dump
