"""Gradients as functions, alone and mapped. The values are PyTorch's."""

import pytest

import keyfall
from keyfall.func import functionalize, grad, grad_and_value, hessian, jacfwd, jacrev, jvp, linearize, vjp, vmap

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


def test_gradients_inside_of_functionalize():
    """Functional tensors record nothing: the transform works on their values."""
    def cubed(a):
        b = a.clone()
        b.view(-1).mul_(a.view(-1)).mul_(a.view(-1))
        return b

    assert functionalize(grad(lambda a: cubed(a).sum()))(X).equal(3 * X * X)
    assert functionalize(lambda a: vjp(cubed, a * 1)[1](a)[0])(X).equal(3 * X ** 3)
    assert functionalize(vmap(grad(lambda a: cubed(a).sum())))(X).equal(3 * X * X)
    assert vmap(functionalize(grad(lambda a: cubed(a).sum())))(X).equal(3 * X * X)
    assert functionalize(hessian(lambda a: cubed(a).sum()))(X[0]).equal((6 * X[0]).diag())


def test_gradients_inside_of_inference_mode():
    with keyfall.inference_mode():
        factor = X * 1
        found = grad(lambda a: (a * factor).sum())(X)
        assert found.equal(X) and not found.is_inference()
        assert vmap(grad(lambda a: (a * a).sum()))(factor).equal(2 * X)
        assert hessian(lambda a: (a ** 3).sum())(X[0]).equal((6 * X[0]).diag())
        _, back = vjp(keyfall.square, factor)
    assert back(factor)[0].equal(2 * X * X)
    assert grad(lambda a: (a * factor).sum())(X).equal(X)


def test_cotangents_that_are_returned_have_derivatives():
    for matrix in (jacrev, jacfwd):
        assert matrix(lambda c: vjp(lambda a: a + 1, X[0])[1](c)[0])(X[1]).equal(keyfall.eye(2))
        assert matrix(lambda c: jvp(lambda a: a + 1, (X[0],), (c,))[1])(X[1]).equal(keyfall.eye(2))


def test_functions_of_vectors_can_be_mapped():
    """vjp and linearize outside, vmap inside: the Jacobian matrix row by row, or column by column."""
    weight = WEIGHT.clone().requires_grad_()
    outputs = X[0] @ weight
    assert vmap(vjp(lambda a: a @ WEIGHT, X[0])[1])(keyfall.eye(2))[0].equal(WEIGHT.T)
    assert vmap(linearize(lambda a: a @ WEIGHT, X[0])[1], out_dims=1)(keyfall.eye(2)).equal(WEIGHT.T)
    rows = vmap(lambda v: keyfall.autograd.grad(outputs, weight, v, retain_graph=True)[0])(keyfall.eye(2))
    assert rows.tolist() == [[[1.0, 0.0], [2.0, 0.0]], [[0.0, 1.0], [0.0, 2.0]]]


def test_linearize():
    value, along = linearize(lambda a, b: (a * b, a > b), X[0], X[1])
    assert lists(value) == ([3.0, 8.0], [False, False])
    assert lists(along(X[0], keyfall.zeros(2))) == ([3.0, 8.0], [False, False])
    with pytest.raises(RuntimeError, match="doesn't match the shape"):
        along(X[0], X)


def test_types_of_derivatives():
    assert jacfwd(lambda a: a.double())(X[0]).dtype == keyfall.float64
    assert jacrev(lambda a: a.double())(X[0]).dtype == keyfall.float32
    assert jvp(lambda a: a > 1, (X[0],), (X[0],))[1].tolist() == [False, False]
    assert jacfwd(keyfall.Tensor.long)(X[0]).dtype == keyfall.int64
    assert jacrev(lambda a: a * a)(keyfall.tensor(3.0)).item() == 6.0


def test_second_derivatives_of_norms_at_zero():
    assert hessian(keyfall.norm)(keyfall.zeros(2)).equal(keyfall.zeros(2, 2))


@pytest.mark.parametrize("write", [
    lambda c, a: c.mul_(a), lambda c, a: c.view(1, -1).zero_(), lambda c, a: c.__setitem__(0, a[0]),
    lambda c, a: keyfall.nn.functional.relu(c, inplace=True), lambda c, a: c.detach().add_(1), lambda c, a: c.unsqueeze_(0)])
def test_writes_to_what_the_function_did_not_make(write):
    captured = keyfall.ones(2)
    for transform, x in ((grad, X[0]), (lambda f: vmap(grad(f)), X)):
        with pytest.raises(RuntimeError, match="captured"):
            transform(lambda a: (write(captured, a), (a * captured).sum())[1])(x)
    assert captured.tolist() == [1.0, 1.0]
    assert grad(lambda a: (a * captured.clone().mul_(2)).sum())(X[0]).tolist() == [2.0, 2.0]


@pytest.mark.parametrize("call, text", [
    (lambda: grad(lambda a: a)(X), "return a scalar tensor, got tensor with 2 dims"),
    (lambda: grad(lambda a: a.sum())(keyfall.arange(3)), "floating-point"),
    (lambda: grad(lambda a: a.sum(), argnums=2)(X), "argnum=2"),
    (lambda: grad(lambda a: a.sum(), has_aux=True)(X), "a tuple"),
    (lambda: vjp(keyfall.sin, X)[1]((X, X)), "pytree structure"),
    (lambda: jvp(keyfall.sin, X, X), "tuples"),
    (lambda: grad(lambda a: a.sum(), argnums=(0, -1))(X), "unique"),
    (lambda: grad(lambda a: a.sum() * 1j)(X), "complex"),
    (lambda: vjp(lambda a: a > 1, X), "floating-point or complex"),
    (lambda: jacfwd(lambda a: a * keyfall.rand(3, 2))(X), "randomness"),
    (lambda: jvp(lambda a: X, (X,), (X,), strict=True), "independent"),
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
