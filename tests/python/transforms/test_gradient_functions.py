"""Gradients as functions, alone and mapped. The values are PyTorch's."""

import pytest

import keyfall
from keyfall.func import grad, grad_and_value, hessian, jacfwd, jacrev, jvp, vjp, vmap

X = keyfall.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
WEIGHT = keyfall.tensor([[1.0, -1.0], [0.5, 2.0]])


def loss(weight, x):
    return ((x @ weight) ** 2).sum()


def lists(tree):
    return keyfall.utils._pytree.tree_map(lambda tensor: tensor.tolist(), tree)


def test_gradients():
    assert grad(grad(lambda a: a ** 3))(keyfall.tensor(2.0)).item() == 12.0
    both = grad_and_value(lambda a, b: (a * b).sum(), argnums=(0, 1))(X[0], X[1])
    assert lists(both) == (([3.0, 4.0], [1.0, 2.0]), 11.0)
    gradients, doubled = grad(lambda p: ((p["a"] ** 2).sum(), p["a"] * 2), has_aux=True)({"a": X[0]})
    assert gradients["a"].tolist() == doubled.tolist() == [2.0, 4.0]
    assert grad(lambda a, b: b.sum())(X[0], X[1]).tolist() == [0.0, 0.0]


def test_gradients_of_each_example():
    """What is shared by all examples has a gradient for each of them."""
    found = vmap(grad(loss), in_dims=(None, 0))(WEIGHT, X)
    assert found.tolist() == [[[4.0, 6.0], [8.0, 12.0]], [[30.0, 30.0], [40.0, 40.0]], [[80.0, 70.0], [96.0, 84.0]]]
    with keyfall.no_grad():  # as in a hook
        again = vmap(grad(loss), in_dims=(None, 0))(WEIGHT.clone().requires_grad_(), X)
    assert again.equal(found) and not again.requires_grad
    assert vmap(grad(loss), in_dims=(None, 0))(WEIGHT, X[:0]).shape == (0, 2, 2)
    assert grad(lambda a: vmap(lambda row: (row * row).sum())(a).sum())(X).equal(2 * X)


def test_gradients_through_a_step():
    def after_a_step(weight):
        return loss(weight - 0.1 * grad(loss)(weight, X[0]), X[1])

    keyfall.testing.assert_close(grad(after_a_step)(WEIGHT), keyfall.tensor([[0.96, -2.56], [-0.48, 1.28]]))


def test_products_with_the_jacobian():
    outputs, backward = vjp(lambda a: (a @ WEIGHT, a.sum()), X[0])
    assert lists(outputs) == ([2.0, 3.0], 3.0)
    assert lists(backward((keyfall.ones(2), keyfall.tensor(2.0)))) == ([2.0, 4.5],)
    assert lists(jvp(lambda a: (a @ WEIGHT) ** 2, (X[0],), (keyfall.ones(2),))) == ([4.0, 9.0], [6.0, 6.0])
    slopes = vmap(lambda a: jvp(keyfall.square, (a,), (keyfall.ones(2),))[1])(X)
    assert slopes.equal(2 * X)


def test_matrices_of_derivatives():
    for jacobian in (jacrev, jacfwd):
        assert jacobian(lambda a: (a @ WEIGHT) ** 2)(X[0]).tolist() == [[4.0, 2.0], [-6.0, 12.0]]
    assert lists(jacrev(lambda a, b: (a * b, a.sum()), argnums=(0, 1))(X[0], X[1])) == (
        ([[3.0, 0.0], [0.0, 4.0]], [[1.0, 0.0], [0.0, 2.0]]), ([1.0, 1.0], [0.0, 0.0]))
    assert hessian(lambda a: (a ** 3).prod())(X[0]).tolist() == [[48.0, 36.0], [36.0, 12.0]]
    assert vmap(hessian(lambda a: a.prod() * a[0]))(X).tolist() == [
        [[4.0, 2.0], [2.0, 0.0]], [[8.0, 6.0], [6.0, 0.0]], [[12.0, 10.0], [10.0, 0.0]]]


def test_results_are_recorded_only_for_what_is_outside():
    outside = X.clone().requires_grad_()
    assert not grad(lambda a: (a ** 3).sum())(X).requires_grad
    second = grad(lambda a: (a ** 3).sum())(outside)
    assert keyfall.autograd.grad(second.sum(), outside)[0].equal(6 * X)
    weight = WEIGHT.clone().requires_grad_()
    assert grad(lambda a: (a @ weight).tanh().sum())(X).requires_grad
    assert weight.grad is None and outside.grad is None
    assert not any(each.requires_grad for each in jacrev(lambda a, b: a.sum(), argnums=(0, 1))(X[0], X[1]))


@pytest.mark.parametrize("call, text", [
    (lambda: grad(lambda a: a)(X), "return a scalar tensor, got tensor with 2 dims"),
    (lambda: grad(lambda a: a.sum())(keyfall.arange(3)), "floating-point"),
    (lambda: grad(lambda a: a.sum(), argnums=2)(X), "argnum=2"),
    (lambda: grad(lambda a: a.sum(), has_aux=True)(X), "a tuple"),
    (lambda: vjp(keyfall.sin, X)[1]((X, X)), "pytree structure"),
    (lambda: jvp(keyfall.sin, X, X), "tuples"),
])
def test_refusals(call, text):
    with pytest.raises(RuntimeError, match=text):
        call()


class Total(keyfall.autograd.Function):
    """Its backward is a function of one example: elementwise it would not do."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x.sum()

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.shape = inputs[0].shape

    @staticmethod
    def backward(ctx, gradient):
        return gradient.expand(ctx.shape)


def test_functions_with_a_derivative_of_their_own():
    assert vmap(Total.apply)(X).tolist() == [3.0, 7.0, 11.0]
    assert vmap(grad(Total.apply))(X).equal(keyfall.ones(3, 2))

    class Plain(Total):
        generate_vmap_rule = False

    assert grad(Plain.apply)(X).equal(keyfall.ones(3, 2))
    with pytest.raises(RuntimeError, match="does not have vmap support"):
        vmap(Plain.apply)(X)
