"""What the operator and module databases of PyTorch found to differ once, in types, layouts and refusals
that the recorded cases of test_operator_database.py do not have. Numbers are PyTorch's."""

import warnings

import keyfall as kf
import pytest


def close(found, expected, tolerance=1e-3):
    return kf.testing.assert_close(found.cfloat() if found.is_complex() else found.float(),
                                   kf.tensor(expected), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype, tolerance", [(kf.bfloat16, 1e-2), (kf.float16, 2e-3)])
def test_the_gradient_of_logcumsumexp_in_half_types(dtype, tolerance):
    x = kf.tensor([[1., -2.], [0.5, 3.]], dtype=dtype, requires_grad=True)
    made, = kf.autograd.grad(kf.logcumsumexp(x, 0), x, kf.tensor([[1., -1.], [2., 0.5]], dtype=dtype))
    close(made, [[2.2449, -0.9966], [0.7551, 0.4966]], tolerance)


def test_the_gradient_of_a_large_image_in_bfloat16():
    image = kf.zeros(1, 1, 5, 20, 20, dtype=kf.bfloat16, requires_grad=True)
    grid = kf.full((1, 1, 1, 1, 3), 0.9, dtype=kf.bfloat16)
    made, = kf.autograd.grad(kf.grid_sampler_3d(image, grid, 0, 0, False).sum(), image)
    assert made.nonzero().tolist() == [[0, 0, 4, 18, 18], [0, 0, 4, 18, 19], [0, 0, 4, 19, 18], [0, 0, 4, 19, 19]]


@pytest.mark.parametrize("sample, expected", [(15, [2, 5, 7, 10, 13, 16, 19]), (121, [2, 5, 7, 10, 13, 16, 19]),
                                              (165, [2, 5, 8, 11, 14, 17, 19])])
def test_windows_of_fractional_pooling_in_bfloat16(sample, expected):
    image = kf.arange(20.).bfloat16().view(1, 20, 1, 1).expand(1, 20, 9, 9)
    samples = kf.full((1, 1, 3), sample / 256, dtype=kf.bfloat16)
    assert kf._C._nn.fractional_max_pool3d(image, (3, 1, 1), (7, 1, 1), samples)[0].flatten().tolist() == expected


def test_the_gradient_of_as_strided_scatter_before_the_tensor():
    """Elements before the first one of the tensor are not part of the result."""
    x = kf.arange(12.)[2:8].detach().requires_grad_()
    src = kf.full((2,), 100., requires_grad=True)
    result = kf.as_strided_scatter(x, src, [2], [1], 0)
    assert result.tolist() == [2, 3, 4, 5, 6, 7]
    made = kf.autograd.grad(result, [x, src], kf.arange(1., 7.))
    assert [grad.tolist() for grad in made] == [[1, 2, 3, 4, 5, 6], [0, 0]]


def test_conj_physical_in_place_refuses_a_leaf():
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        kf.ones(2, requires_grad=True).conj_physical_()
    leaf = kf.ones(2, requires_grad=True)
    (leaf * 2).conj_physical_().sum().backward()
    assert leaf.grad.tolist() == [2, 2]


class TestMasked:
    mask = kf.tensor([True, False, True])

    def test_variances_have_the_type_of_the_input(self):
        close(kf.masked.std(kf.tensor([1 + 1j, 5, 2j]), mask=self.mask), 1 + 0j)
        assert kf.masked.var(kf.tensor([1., 5, 2]).half(), correction=1.5, mask=self.mask).dtype == kf.float16

    def test_logsumexp_of_complex_numbers_and_integers(self):
        close(kf.masked.logsumexp(kf.tensor([1j, 1, 2]), mask=self.mask), 2.0762 + 0.1057j)
        found = kf.masked.logsumexp(kf.tensor([1, 5, 2], dtype=kf.int16), mask=self.mask)
        assert found.dtype == kf.int16 and found.item() == 2

    @pytest.mark.parametrize("name, expected", [("cumsum", [1, 1, 3]), ("cumprod", [1, 1, 2])])
    def test_running_sums_of_integers_keep_their_type(self, name, expected):
        found = getattr(kf.masked, name)(kf.tensor([1, 5, 2], dtype=kf.uint8), 0, mask=self.mask)
        assert found.dtype == kf.uint8 and found.tolist() == expected


def test_foreach_functions_return_tuples():
    assert type(kf._foreach_clone([kf.ones(2)])) is type(kf._foreach_mm([kf.eye(2)], [kf.eye(2)])) is tuple


@pytest.mark.parametrize("call, kind, text", [
    (lambda: kf.nn.HuberLoss(delta=1j), TypeError, "delta must be a float or int, got: <class 'complex'>"),
    (lambda: kf.nn.LinearCrossEntropyLoss(3, 2, weight=kf.ones(3)), RuntimeError,
     r"expected weight shape to be \(2,\), got \(3,\)"),
    (lambda: kf.nn.LinearCrossEntropyLoss(3, 2, label_smoothing=2.0), RuntimeError,
     r"expected label_smoothing to be in range \[0, 1\], got 2.0"),
    (lambda: kf.nn.LinearCrossEntropyLoss(3, 2)(kf.ones(4, 5), kf.ones(4, 2)), RuntimeError,
     "expected equal input and linear_weight last dimensions .in_features., got 5 and 3"),
    (lambda: kf.nn.functional.cross_entropy(kf.ones(2, 3, 5), kf.zeros(2, 4, dtype=kf.int64)), RuntimeError,
     r"Expected target size \[2, 5\], got \[2, 4\]"),
])
def test_refused(call, kind, text):
    with pytest.raises(kind, match=text):
        call()


def test_modules_say_what_pytorch_s_say():
    assert repr(kf.nn.LinearCrossEntropyLoss(3, 2)).splitlines()[1] == (
        "  in_features=3, num_classes=2, out_features=(), bias=False, reduction=mean, ignore_index=None, "
        "label_smoothing=0.0, options=None")
    assert [kf.nn.TransformerEncoderLayer(4, 2, 8, activation=given).activation_relu_or_gelu
            for given in ("relu", kf.nn.GELU(), kf.tanh)] == [1, 2, 0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kf.nn.LazyLinear(3)


class TestWarnings:
    """Each comes once in a program, or each time in this state."""

    @pytest.fixture(autouse=True)
    def always(self):
        before = kf.is_warn_always_enabled()
        kf.set_warn_always(True)
        yield
        kf.set_warn_always(before)

    @pytest.mark.parametrize("call, text", [
        (lambda: kf.stft(kf.ones(20), 4, return_complex=True), "A window was not provided"),
        (lambda: kf.stft(kf.ones(20), 4, window=kf.ones(4), return_complex=False), "return_complex=False is deprecated"),
        (lambda: kf.istft(kf.ones(3, 6) + 0j, 4), "A window was not provided"),
        (lambda: kf.zeros(3).scatter(0, kf.tensor([0]), kf.ones(1), reduce="add"),
         "reduce argument of torch.scatter with Tensor src is deprecated"),
        (lambda: kf.qr(kf.eye(2)), "torch.qr is deprecated in favor of torch.linalg.qr and will be removed"),
        (lambda: kf.lu(kf.eye(2)), "deprecated in favor of torch.linalg.lu_factor / torch.linalg.lu_factor_ex"),
        (lambda: kf.nn.functional.conv1d(kf.ones(1, 1, 8), kf.ones(1, 1, 2), padding="same"),
         "may require a zero-padded copy"),
    ])
    def test_warns(self, call, text):
        with pytest.warns(UserWarning, match=text):
            call()

    def test_histograms_with_strided_edges_do_not(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert kf.histogram(kf.tensor([0.5]), kf.arange(4.)[::2])[0].tolist() == [1]
