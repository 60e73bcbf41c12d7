"""The gradients of normalizations are operators, too. Differentiating them directly, with the statistics
of the forward operator, gives the same as differentiating twice through the forward operator, for every
choice of results."""

import itertools

import pytest

import keyfall
from keyfall.nn import functional

aten = keyfall.ops.aten
MASKS = [mask for mask in itertools.product([True, False], repeat=3) if any(mask)]


def random(*sizes):
    return keyfall.randn(*sizes, dtype=keyfall.float64).requires_grad_()


def weighed(results, mask):
    """Returns a scalar of the selected results, with a different weight for each element."""
    total = 0
    for result, asked in zip(results, mask):
        if asked:
            total = total + (result * keyfall.arange(result.numel()).reshape(result.shape).cos()).sum()
    return total


def derivatives(results, mask, arguments):
    first = keyfall.autograd.grad(weighed(results, mask), arguments, create_graph=True,
                                  allow_unused=True)
    again = sum((each ** 2).sum() for each in first if each is not None)
    if not again.requires_grad:
        return first
    return first + keyfall.autograd.grad(again, arguments, allow_unused=True)


def check(direct, forward, grad, x, weight, bias, mask):
    through = keyfall.autograd.grad(forward, [x, weight, bias], grad, create_graph=True)
    arguments = [x, grad, weight]
    for found, expected in zip(derivatives(direct, mask, arguments),
                               derivatives(through, mask, arguments), strict=True):
        zero = keyfall.zeros((), dtype=keyfall.float64)
        keyfall.testing.assert_close(*keyfall.broadcast_tensors(
            zero if found is None else found, zero if expected is None else expected))


@pytest.mark.parametrize("mask", MASKS)
def test_layer_norm(mask):
    keyfall.manual_seed(1)
    x, grad, weight, bias = random(4, 3, 5), random(4, 3, 5), random(3, 5), random(3, 5)
    with keyfall.no_grad():
        _, mean, rstd = aten.native_layer_norm(x, [3, 5], weight, bias, 1e-5)
    direct = aten.native_layer_norm_backward(grad, x, [3, 5], mean, rstd, weight, bias, mask)
    check(direct, functional.layer_norm(x, [3, 5], weight, bias), grad, x, weight, bias, mask)


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("mask", MASKS)
def test_batch_norm(mask, training):
    keyfall.manual_seed(2)
    x, grad, weight, bias = random(4, 3, 5), random(4, 3, 5), random(3), random(3)
    kept = keyfall.randn(3, dtype=keyfall.float64), keyfall.rand(3, dtype=keyfall.float64) + 0.5
    with keyfall.no_grad():
        _, mean, invstd = aten.native_batch_norm(x, weight, bias, kept[0].clone(), kept[1].clone(),
                                                 training, 0.1, 1e-5)
    saved = (mean, invstd) if training else (None, None)
    direct = aten.native_batch_norm_backward(grad, x, weight, *kept, *saved, training, 1e-5, mask)
    forward = functional.batch_norm(x, kept[0].clone(), kept[1].clone(), weight, bias, training)
    check(direct, forward, grad, x, weight, bias, mask)
