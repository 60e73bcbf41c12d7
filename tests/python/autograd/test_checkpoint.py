"""keyfall.utils.checkpoint: parts of a model that are recomputed for backward."""

import warnings

import pytest

import keyfall as kf
from keyfall.utils.checkpoint import (
    CheckpointError,
    CheckpointPolicy,
    checkpoint,
    checkpoint_sequential,
    create_selective_checkpoint_contexts,
    set_checkpoint_early_stop,
)

BOTH = pytest.mark.parametrize("reentrant", [True, False])


@BOTH
def test_gradients_are_those_of_the_plain_model(reentrant):
    model = kf.nn.Sequential(*(kf.nn.Linear(4, 4) for _ in range(6)), kf.nn.Dropout(0.5))
    x = kf.randn(3, 4, requires_grad=True)
    kf.manual_seed(1)
    model(x).sum().backward()
    expected = [x.grad.clone(), *(p.grad.clone() for p in model.parameters())]
    x.grad = None
    model.zero_grad()
    kf.manual_seed(1)
    checkpoint(model, x, use_reentrant=reentrant).sum().backward()
    found = [x.grad, *(p.grad for p in model.parameters())]
    assert all(kf.equal(a, b) for a, b in zip(expected, found))
    x.grad = None
    checkpoint_sequential(model, 3, x, use_reentrant=reentrant).sum().backward()
    assert x.grad is not None


@BOTH
def test_the_part_runs_again_for_backward(reentrant):
    calls = []

    def part(x):
        calls.append(1)
        return x.sin().exp()

    x = kf.randn(3, requires_grad=True)
    y = checkpoint(part, x, use_reentrant=reentrant)
    assert len(calls) == 1
    y.sum().backward()
    assert len(calls) == 2


def test_recomputation_ends_when_all_is_there():
    reached = []

    def part(x):
        y = x.exp()
        z = y.sin()
        reached.append(1)
        return z

    for stop, count in ((True, 1), (False, 2)):
        reached.clear()
        with set_checkpoint_early_stop(stop):
            y = checkpoint(part, kf.ones(2, requires_grad=True), use_reentrant=False)
            y.sum().backward()
        assert len(reached) == count


def test_nested_checkpoints_and_arguments_by_name():
    def inner(x, *, scale):
        return (x * scale).sin()

    def outer(x, scale):
        return checkpoint(inner, x.exp(), scale=scale, use_reentrant=False).cos()

    x = kf.randn(3, requires_grad=True)
    outer(x, 2.0).sum().backward()
    expected, x.grad = x.grad, None
    checkpoint(outer, x, scale=2.0, use_reentrant=False).sum().backward()
    assert kf.equal(x.grad, expected)


def test_other_recomputations_are_refused():
    calls = []

    def part(x):
        calls.append(1)
        return x.sin().exp() if len(calls) % 2 else x.sin() * kf.ones(2)

    x = kf.randn(1, requires_grad=True)
    with pytest.raises(CheckpointError, match="have different metadata"):
        checkpoint(part, x, use_reentrant=False).backward()
    calls.clear()
    with pytest.raises(CheckpointError, match="debug=True"):
        checkpoint(part, x, use_reentrant=False, debug=True).backward()
    with pytest.raises(RuntimeError, match="is incompatible"):
        kf.autograd.grad(checkpoint(kf.exp, x, use_reentrant=True).sum(), x)
    with pytest.raises(ValueError, match="only supported when use_reentrant=False"):
        checkpoint(kf.exp, x, use_reentrant=True, debug=True)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        checkpoint(kf.exp, x)
    assert "should be passed explicitly" in str(caught[0].message)


def test_some_results_are_kept():
    ran = []

    class Counted(kf.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            ran.append(func)
            return func(*args, **(kwargs or {}))

    def policy(ctx, op, *args, **kwargs):
        keep = op == kf.ops.aten.mm.default
        return CheckpointPolicy.MUST_SAVE if keep else CheckpointPolicy.PREFER_RECOMPUTE

    def part(x, y):
        return kf.sigmoid(kf.mm(kf.mm(x, y), y))

    x, y = (kf.randn(3, 3, requires_grad=True) for _ in range(2))
    out = checkpoint(part, x, y, use_reentrant=False,
                     context_fn=lambda: create_selective_checkpoint_contexts(policy))
    with Counted():
        out.sum().backward()
    part(x, y).sum().backward()
    assert ran.count(kf.ops.aten.mm.default) == 4  # those of the derivatives, not of the part
    assert kf.ops.aten.sigmoid.default in ran
    with pytest.raises(ValueError, match="OpOverload"):
        create_selective_checkpoint_contexts([kf.ops.aten.sin])


def test_whether_a_checkpoint_is_valid():
    """Libraries with checkpoints of their own ask in their backward."""
    answers = []

    class Asking(kf.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, grad):
            answers.append(kf.autograd._is_checkpoint_valid())
            return grad

    x = kf.ones(1, requires_grad=True)
    Asking.apply(x).backward()
    kf.autograd.grad(Asking.apply(x), x)
    assert answers == [True, False]


@pytest.mark.parametrize("early_stop", [True, False])
def test_gradients_inside_of_checkpoints(early_stop):
    """A part may take gradients of itself before it is complete; PyTorch's values."""

    def graded(function):
        def call(x):
            with kf.enable_grad():
                return kf.autograd.grad(function(x), x, create_graph=True)[0]

        return call

    def checked(function):
        return lambda x: checkpoint(function, x, use_reentrant=False)

    def chain(x):
        return x.sin().exp().sin()

    def with_gradients(x):
        kf.autograd.grad(chain(x), x)
        return x.sin()

    x = kf.tensor(0.3, requires_grad=True)
    with set_checkpoint_early_stop(early_stop):
        once, twice = checked(graded(checked(chain))), graded(checked(graded(checked(chain))))
        inner = [graded(checked(with_gradients)), graded(graded(checked(checked(with_gradients))))]
        found = [round(function(x).item(), 5) for function in (once, twice, *inner)]
    assert found == [0.28889, -1.41926, 0.95534, -0.29552]
