"""Random programs of views and writes, eager and functionalized: the same results, arguments and
gradients."""

import pytest
from example_counts import examples
from view_programs import attempt, gradients, inputs, run, same

import keyfall
from keyfall.func import functionalize

def compare(seed, remove):
    x, y = inputs(seed)
    a, b = x.clone(), y.clone()
    expected, failed = attempt(run, seed, x, y, False)
    found, error = attempt(functionalize(run, remove=remove), seed, a, b, False)
    assert (failed is None) == (error is None), (seed, failed, error)
    if failed is not None:
        return
    assert same(a, x) and same(b, y), seed
    assert len(found) == len(expected)
    for one, other in zip(found, expected):
        assert same(one, other), seed


def compare_gradients(seed, remove):
    expected, failed = attempt(gradients, run, seed)
    found, error = attempt(gradients, functionalize(run, remove=remove), seed)
    if failed is not None:  # eager autograd refuses some writes: functional programs have none
        return
    assert error is None, (seed, error)
    assert (expected is None) == (found is None), seed
    if expected is not None:
        assert keyfall.allclose(found, expected, equal_nan=True), seed


@pytest.mark.slow
@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
@pytest.mark.parametrize("part", range(4))
def test_random_programs(part, remove):
    for seed in range(part, examples(4000), 4):
        compare(seed, remove)


@pytest.mark.slow
@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
def test_random_gradients(remove):
    for seed in range(examples(1500)):
        compare_gradients(seed, remove)


def above(seed, x, y, differentiable):
    """Autograd records functional tensors."""
    f, g = (keyfall._to_functional_tensor(t.detach()) for t in (x, y))
    f.requires_grad_(x.requires_grad)
    return f, run(seed, f, g, differentiable)


def gradients_above(seed):
    x, y = inputs(seed)
    f, results = above(seed, x.requires_grad_(), y, True)
    results = [t for t in results if t.requires_grad]
    if not results:
        return None
    grad = keyfall.autograd.grad(sum((t * t).sum() for t in results), f, allow_unused=True)[0]
    if grad is not None and keyfall._is_functional_tensor(grad):
        keyfall._sync(grad)
        grad = keyfall._from_functional_tensor(grad)
    return grad


@pytest.mark.slow
@pytest.mark.parametrize("reapply", [False, True])
def test_random_gradients_above(reapply):
    keyfall._functionalize_enable_reapply_views(reapply)
    try:
        for seed in range(examples(800)):
            expected, failed = attempt(gradients, run, seed)
            found, error = attempt(gradients_above, seed)
            assert (failed is None) == (error is None), (seed, failed, error)
            if expected is not None:
                assert keyfall.allclose(found, expected, equal_nan=True), seed
    finally:
        keyfall._functionalize_enable_reapply_views(False)


def test_a_few_programs():
    for seed in range(150):
        compare(seed, "mutations")
        compare(seed, "mutations_and_views")
        compare_gradients(seed, "mutations_and_views")
