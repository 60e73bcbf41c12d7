"""gradcheck and gradgradcheck: correct gradients pass, wrong ones are found."""

import pytest

import keyfall as kf
from keyfall.autograd import Function, gradcheck, gradgradcheck
from keyfall.autograd.gradcheck import GradcheckError, _get_numerical_jacobian, _iter_tensors

both = pytest.mark.parametrize("fast_mode", [False, True])


def points(*sizes, dtype=kf.float64):
    generator = kf.Generator().manual_seed(7)
    return kf.randn(*sizes, dtype=dtype, generator=generator).requires_grad_()


def wrong(result, name="Wrong"):
    """Returns x * x with a wrong gradient."""
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    def backward(ctx, grad):
        return result(ctx.saved_tensors[0], grad)

    return type(Function)(name, (Function,), {"forward": staticmethod(forward),
                                              "backward": staticmethod(backward)}).apply


@both
@pytest.mark.parametrize("function", [
    lambda x: x * x, lambda x: x.exp().sum(), lambda x: (x.sin(), x.cos()), lambda x: x.t(),
    lambda x: x[0] * 2, lambda x: [x * 2],
])
def test_right_gradients(function, fast_mode):
    assert gradcheck(function, points(2, 3), fast_mode=fast_mode)
    assert gradgradcheck(function, points(2, 3), fast_mode=fast_mode)


@both
@pytest.mark.parametrize("function", [
    lambda z: z * z, lambda z: z.abs(), lambda z: z.real * 2, lambda z: z.conj() * z,
    lambda z: z.exp(),
])
def test_complex(function, fast_mode):
    z = points(3, dtype=kf.complex128)
    assert gradcheck(function, (z,), fast_mode=fast_mode)
    assert gradgradcheck(function, (z,), fast_mode=fast_mode)


@both
def test_real_and_complex(fast_mode):
    assert gradcheck(lambda x, z: x * z, (points(3), points(3, dtype=kf.complex128)),
                     fast_mode=fast_mode)


def test_inputs_that_are_not_contiguous():
    x = kf.ones(3, 2, dtype=kf.float64).t().requires_grad_()
    assert gradcheck(lambda x: x * x, x)
    assert gradgradcheck(lambda x: x ** 3, x, gen_non_contig_grad_outputs=True)


def test_inputs_in_lists_and_others():
    assert gradcheck(lambda tensors, k: tensors[0] * tensors[1] * k, ([points(2), points(2)], 3))


@both
def test_wrong_gradients(fast_mode):
    x = points(3)
    function = wrong(lambda x, grad: grad * x)
    with pytest.raises(GradcheckError, match="Jacobian mismatch for output 0 with respect to input "
                                             "0,\nnumerical:"):
        gradcheck(function, x, fast_mode=fast_mode)
    assert gradcheck(function, x, fast_mode=fast_mode, raise_exception=False) is False


def test_not_multiplied_by_the_gradient():
    with pytest.raises(GradcheckError):
        gradcheck(wrong(lambda x, grad: 2 * x), points(3))


def test_a_gradient_that_changes():
    count = [0]

    def unsteady(x, grad):
        count[0] += 1
        return 2 * x * grad + 1e-7 * count[0] * grad

    with pytest.raises(GradcheckError, match="Backward is not reentrant"):
        gradcheck(wrong(unsteady), points(2))
    assert gradcheck(wrong(unsteady), points(2), nondet_tol=1e-3)


def test_undefined_gradients_must_be_handled():
    class Fragile(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.set_materialize_grads(False)
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            if grad is None:
                raise RuntimeError("no gradient")
            return grad * 2

    with pytest.raises(GradcheckError, match="handle undefined output grads"):
        gradcheck(Fragile.apply, points(2))
    assert gradcheck(Fragile.apply, points(2), check_undefined_grad=False)


def test_second_derivatives_that_are_wrong():
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    def backward(ctx, grad):
        return 2 * ctx.saved_tensors[0].detach() * grad

    cls = type(Function)("Half", (Function,), {"forward": staticmethod(forward),
                                               "backward": staticmethod(backward)})
    assert gradcheck(cls.apply, points(2))
    with pytest.raises(GradcheckError, match="Jacobian mismatch"):
        gradgradcheck(cls.apply, points(2))


def test_functions_without_gradient():
    assert gradcheck(lambda x: kf.zeros(2), points(2))
    with pytest.raises(GradcheckError, match="expected to be zero"):
        gradcheck(lambda x: x.detach() * 2, points(2))


def test_what_it_refuses():
    with pytest.raises(ValueError, match="at least one input tensor to require gradient"):
        gradcheck(lambda x: x, kf.ones(2))
    with pytest.raises(RuntimeError, match="stride 0"):
        gradcheck(lambda x: x * 2, kf.ones(1, dtype=kf.float64).expand(3).requires_grad_())
    with pytest.raises(NotImplementedError, match="check_forward_ad"):
        gradcheck(lambda x: x, points(2), check_forward_ad=True)
    with pytest.warns(UserWarning, match="not a double precision"):
        gradcheck(lambda x: x * 2, kf.ones(2).requires_grad_(), atol=1, rtol=1)


def test_a_backward_that_differs_each_time_is_named_first():
    class Noisy(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, gradient):
            return gradient * 2 + kf.rand(1)

    for fast in (False, True):
        with pytest.raises(GradcheckError, match="Backward is not reentrant"):
            gradcheck(Noisy.apply, (kf.ones(2, dtype=kf.float64, requires_grad=True),), fast_mode=fast)


@pytest.mark.parametrize("fast_mode", [True, False])
def test_outputs_and_gradients_of_the_wrong_kind(fast_mode):
    """PyTorch's messages."""
    x = kf.ones(1, dtype=kf.float64, requires_grad=True)
    place = "" if fast_mode else r" on index \(0,\)"
    for other, text in ((lambda y: kf.cat((y, y)), r"shape when .*: shapes torch.Size\(\[1\]\) and torch.Size\(\[2\]\)\."),
                        (lambda y: y.float(), "dtype when .*: dtypes torch.float64 and torch.float32.")):
        text = text.replace(".*", f"inputs are perturbed{place} by 1e-06, but got")
        with pytest.raises(AssertionError, match=f"^Expected `func` to return outputs with the same {text}"):
            gradcheck(lambda y: other(y) if y.item() >= 1 else y, (x,), fast_mode=fast_mode)

    class Sparse(kf.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, gradient):
            return gradient.to_sparse()

    with pytest.raises(RuntimeError, match=r"^grad is incorrect layout \(torch.sparse_coo is not torch.strided\)"):
        gradcheck(Sparse.apply, (x,), fast_mode=fast_mode)

    def needs_gradients(x):
        def refuse(gradient):
            if gradient is None:
                raise RuntimeError("no gradient")

        y = x.clone()
        y.register_hook(refuse)
        return y

    with pytest.warns(UserWarning, match="^Backwards compatibility: New undefined gradient support"):
        assert not gradcheck(needs_gradients, (x,), fast_mode=fast_mode, raise_exception=False)


def test_parts_of_complex_outputs_are_named():
    def shifted(x):
        y = x.clone()
        y.register_hook(lambda gradient: gradient + 1e-2)
        return y

    with pytest.raises(GradcheckError, match="^While considering the imaginary part of complex outputs only, Jacobian"):
        gradcheck(shifted, (points(2, dtype=kf.complex128),))
    with pytest.raises(GradcheckError, match="^Jacobian mismatch for output 0 with respect to input 0,"):
        gradcheck(lambda x: shifted(x.real), (points(2, dtype=kf.complex128),))


def test_jacobians_for_old_programs():
    gradients = kf.autograd.gradcheck  # the module's function hides it
    module = __import__("sys").modules[gradients.__module__]
    a, b = points(2, 2), points(2, 2)
    with pytest.warns(FutureWarning, match="^`get_numerical_jacobian` was part of PyTorch's private API"):
        found = module.get_numerical_jacobian(lambda given: (2 * given[0] + given[1],), (a, b), eps=1e-6)
    for matrix, scale in zip(found, (2, 1)):
        assert kf.allclose(matrix, scale * kf.eye(4, dtype=kf.float64))
    with pytest.warns(FutureWarning, match="^`get_analytical_jacobian` was part of PyTorch's private API"):
        found = module.get_analytical_jacobian((a, b), 2 * a + b)
    assert found[1:] == (True, True, True) and found[0][0].tolist() == (2 * kf.eye(4)).tolist()
    with pytest.warns(FutureWarning), pytest.raises(ValueError, match="^Expected grad_out to be 1.0"):
        module.get_analytical_jacobian((a,), a * 1, grad_out=2.0)


def test_jacobians_that_tests_of_modules_ask_for():
    """Of PyTorch 2.13."""
    a, b = kf.tensor([1., 2.], dtype=kf.float64), kf.tensor([[3., 5.]], dtype=kf.float64)
    a.requires_grad_(), b.requires_grad_()

    def function(x, y):
        return x * x * y, y.sum()

    rounded = [[matrix.round(decimals=4).tolist() for matrix in matrices]
               for matrices in _get_numerical_jacobian(function, (a, b), eps=1e-6)]
    assert rounded == [[[[6, 0], [0, 20]], [[0], [0]]], [[[1, 0], [0, 4]], [[1], [1]]]]
    assert len(_get_numerical_jacobian(function, (a, b), target=b, eps=1e-6)) == 1
    z = kf.tensor([1 + 2j], dtype=kf.complex128, requires_grad=True)
    [[matrix]] = _get_numerical_jacobian(lambda z: (z * z.conj()).real, (z,), eps=1e-6)
    kf.testing.assert_close(matrix, kf.tensor([[2 + 4j]], dtype=kf.complex128))
    [[matrix]] = _get_numerical_jacobian(lambda x: x.sum(), kf.ones(0, requires_grad=True))
    assert matrix.shape == (0, 1)
    with pytest.raises(ValueError, match="Expected output to be non-complex"):
        _get_numerical_jacobian(lambda z: z, (z,))
    assert [id(t) for t in _iter_tensors([a, (b.detach(), z)], True)] == [id(a), id(z)]
