"""The CTC loss: against a sum over all alignments, and its gradient by the logits against
differences."""

import itertools
import math

import pytest

import keyfall
import keyfall.nn.functional as F

STEPS, CLASSES = 5, 3


def collapsed(path):
    """The labels of a path: repeated ones merged, blanks removed."""
    merged = [label for label, _ in itertools.groupby(path)]
    return [label for label in merged if label != 0]


def by_enumeration(log_probs, target):
    likelihood = sum(
        math.exp(sum(log_probs[step][label] for step, label in enumerate(path)))
        for path in itertools.product(range(CLASSES), repeat=len(log_probs))
        if collapsed(path) == target)
    return -math.log(likelihood) if likelihood > 0 else math.inf


def logits(batch=2):
    return (keyfall.arange(STEPS * batch * CLASSES, dtype=keyfall.float64) * 1.7).sin().reshape(
        STEPS, batch, CLASSES)


@pytest.mark.parametrize("target", [[1], [1, 2], [2, 2], [1, 2, 1], [1, 1, 1], []])
def test_sums_over_alignments(target):
    log_probs = logits().log_softmax(2)
    padded = keyfall.tensor([target + [0] * (3 - len(target))] * 2)
    found = F.ctc_loss(log_probs, padded, [STEPS, 3], [len(target)] * 2, reduction="none")
    expected = [by_enumeration(log_probs[:steps, i].tolist(), target)
                for i, steps in enumerate([STEPS, 3])]
    assert found.tolist() == pytest.approx(expected)
    flat = F.ctc_loss(log_probs, keyfall.tensor(target * 2, dtype=keyfall.int64),
                      keyfall.tensor([STEPS, 3]), keyfall.tensor([len(target)] * 2),
                      reduction="none")
    assert flat.equal(found)


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_gradient_by_logits(reduction):
    def loss(x):
        return F.ctc_loss(x.log_softmax(2), keyfall.tensor([[1, 2], [2, 2]]), [STEPS, 4], [2, 2],
                          reduction=reduction)

    assert keyfall.autograd.gradcheck(loss, (logits().requires_grad_(),))


def test_infinite_losses_become_zero():
    x = logits().requires_grad_()
    target = keyfall.tensor([[1, 2], [2, 2]])
    losses = F.ctc_loss(x.log_softmax(2), target, [STEPS, 2], [2, 2], reduction="none",
                        zero_infinity=True)
    assert losses[1].item() == 0
    losses.sum().backward()
    assert not x.grad[:, 1].any() and x.grad[:, 0].any()
