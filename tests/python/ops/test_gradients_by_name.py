"""Operators that PyTorch's derivatives call, and second names of others, called as operators: a weighted sum
of the result of PyTorch 2.13."""

import math

import keyfall as torch
import pytest

aten = torch.ops.aten


def x(*shape):
    return torch.arange(1, math.prod(shape) + 1, dtype=torch.float64).sin().reshape(shape)


CASES = [
    ("aten.upsample_nearest2d_backward(x(1, 1, 4, 4), [4, 4], [1, 1, 2, 2])", -0.650619606),
    ("aten._upsample_nearest_exact1d(x(1, 2, 3), [5])", -1.516593544),
    ("aten._upsample_nearest_exact2d.vec(x(1, 1, 2, 3), None, [2.0, 1.5])", 2.292881311),
    ("aten._upsample_nearest_exact3d_backward(x(1, 1, 3, 3, 3), [3, 3, 3], [1, 1, 2, 2, 2])", 0.1108973),
    ("aten.upsample_bilinear2d_backward(x(1, 2, 4, 5), [4, 5], [1, 2, 3, 3], True)", 2.78576417),
    ("aten.upsample_bicubic2d_backward(x(1, 2, 4, 5), [4, 5], [1, 2, 3, 3], False)", 4.367245559),
    ("aten.upsample_linear1d_backward(x(1, 2, 5), [5], [1, 2, 3], False)", 2.106176308),
    ("aten.upsample_trilinear3d_backward(x(1, 1, 2, 2, 2), [2, 2, 2], [1, 1, 3, 3, 3], False)", -0.034898883),
    ("aten._upsample_bilinear2d_aa_backward(x(1, 1, 2, 2), [2, 2], [1, 1, 5, 5], False)", -0.399043986),
    ("aten.reflection_pad1d_backward(x(2, 6), x(2, 3), [1, 2])", 0.28099875),
    ("aten.replication_pad3d_backward(x(1, 4, 4, 4), x(1, 2, 2, 2), [1, 1, 1, 1, 1, 1])", -0.069221852),
    ("aten.grid_sampler_2d_backward(x(1, 2, 2, 2), x(1, 2, 3, 3), x(1, 2, 2, 2), 0, 0, False, "
     "[True, True])[0]", -0.389532124),
    ("aten.grid_sampler_3d_backward(x(1, 1, 2, 2, 2), x(1, 1, 3, 3, 3), x(1, 2, 2, 2, 3), 0, 1, "
     "True, [True, True])[1]", 0.385322782),
    ("aten.affine_grid_generator(x(1, 2, 3), [1, 1, 2, 3], False)", -1.712097858),
    ("aten.affine_grid_generator_backward(x(1, 2, 3, 2), [1, 1, 2, 3], True)", -0.403727318),
    ("aten.fractional_max_pool2d_backward(x(1, 1, 2), x(1, 3, 3), [1, 2], [1, 2], "
     "torch.tensor([[[4, 8]]]))", -0.589794904),
    ("aten.unfold_backward(x(2, 3, 2), [2, 4], 1, 2, 1)", 2.344771942),
    ("aten.masked_scatter_backward(x(2, 3), x(2, 3) > 0, [4])", -0.063460283),
    ("aten.masked_select_backward(x(2), x(5), torch.tensor([True, False, True, False, False]))", -0.445548916),
    ("aten.trace_backward(x(1)[0], [2, 3])", 0.693342212),
    ("aten.value_selecting_reduction_backward(x(3), 1, torch.tensor([1, 0, 2]), [3, 4], False)", -0.091617639),
    ("aten.cummaxmin_backward(x(4), x(4), torch.tensor([0, 0, 2, 2]), 0)", 1.555465253),
    ("aten._segment_reduce_backward(x(2), x(2), x(5), 'mean', lengths=torch.tensor([2, 3]))", -0.35997032),
    ("aten.cumprod_backward(x(4), x(4), 0, x(4).cumprod(0))", 0.109850123),
    ("aten.matrix_exp_backward(x(2, 2), x(2, 2))", 0.363832856),
    ("aten.infinitely_differentiable_gelu_backward(x(4), x(4))", -0.016198445),
    ("aten._cdist_backward(x(3, 2), x(3, 2), x(2, 2)+1, 3.0, torch.cdist(x(3, 2), x(2, 2)+1, 3.0))", -0.434293572),
    ("aten._pdist_backward(x(3), x(3, 2), 2.0, torch.pdist(x(3, 2)))", 0.11420189),
    ("aten.multi_margin_loss_backward(x(1)[0], x(2, 3), torch.tensor([0, 2]), 1, 1.0)", -0.669960399),
    ("aten.multilabel_margin_loss_backward(x(1)[0], x(1, 3), torch.tensor([[1, -1, 0]]), 1, "
     "torch.tensor([[0., 1., 0.]], dtype=torch.float64))", 0.107316576),
    ("aten.rrelu_with_noise_backward(x(4), x(4)-0.9, x(4), 0.1, 0.3, False, False)", -0.21647723),
    ("aten.conv_tbc_backward(x(3, 1, 2), x(3, 1, 2), x(3, 2, 2), x(2), 1)[1]", 0.471880508),
    ("aten._weight_norm_interface(x(2, 3), x(2, 1), 0)[0]", -0.07592655),
    ("aten._weight_norm_interface_backward(x(2, 3), x(2, 3), x(2, 1), aten.norm_except_dim(x(2, "
     "3), 2, 0), 0)[0]", -0.0),
    ("aten._masked_softmax(x(2, 3), x(2, 3) > 0.9)", 0.360971881),
    ("aten._cast_Int(x(5)*9)", 1.115513194),
    ("aten._dim_arange(x(2, 3), 1)", -2.39613183),
    ("aten.linalg_vander(x(3), N=2)", -0.975060718),
    ("aten.linalg_vecdot(x(2, 3), x(2, 3))", 0.186567627),
    ("aten.pad_sequence([x(2), x(3)], True, 1.0, 'left')", -0.86666042),
    ("aten.special_log_softmax(x(2, 3), 1)", 1.155028388),
    ("aten.trapz.dx(x(5), dx=2.0)", 0.253821374),
    ("aten._add_relu.Tensor(x(4)-1, x(4))", 0.028339462),
    ("aten._addmm_activation(x(3), x(2, 2)-1, x(2, 3))", -0.019553052),
    ("aten._pack_padded_sequence(x(3, 2, 1), torch.tensor([3, 1]), False)[0]", 0.563334452),
    ("aten._convolution_mode(x(1, 1, 5), x(1, 1, 3), None, [1], 'same', [1], 1)", -0.910419409),
    ("aten.stft(x(16), 8, None, None, torch.ones(8, dtype=torch.float64), False, None, True).real", 0.887001949),
    ("aten.thnn_conv2d(x(1, 1, 3, 3), x(1, 1, 2, 2), [2, 2])", 3.709463742),
    ("aten.slow_conv_transpose2d(x(1, 1, 2, 2), x(1, 1, 2, 2), [2, 2], None, [2, 2])", -2.877972731),
    ("aten.slow_conv_dilated3d(x(1, 1, 3, 3, 3), x(1, 1, 2, 2, 2), [2, 2, 2])", 3.766908139),
    ("aten.kaiser_window.beta(5, True, 8.0)", -1.441982015),
    ("aten.hamming_window.periodic_alpha(5, False, 0.5)", -1.45232949),
    ("aten._native_batch_norm_legit_functional(x(2, 2, 2), None, None, x(2), x(2), True, 0.1, 1e-5)[3]", 0.064821707),
    ("aten._amp_update_scale_(torch.tensor([8.]), torch.tensor([3], dtype=torch.int32), "
     "torch.tensor([0.]), 2.0, 0.5, 4)", 8.644836894),
    ("aten._trilinear(x(2, 3), x(4, 3, 5), x(2, 5), [1, 3], [0], [1, 2], [2, 3])", 2.339906832),
    ("aten.glu_jvp(torch.nn.functional.glu(x(2, 4), 1), x(2, 4), x(2, 4), 1)", 1.13499367),
    ("aten._index_put_impl_(x(3, 2), [torch.tensor([0, 0])], x(2), True)", 0.043416757),
    ("aten._histogramdd_bin_edges(x(5, 2), [2, 3])[1]", -1.386097195),
    ("aten._histogramdd_from_bin_cts(x(5, 2), [2, 3])", 1.153355637),
    ("aten._slow_conv2d_forward(x(1, 1, 3, 3), x(1, 1, 2, 2), [2, 2], None, [1, 1], [0, 0])", 3.709463742),
    ("aten.rrelu_with_noise_functional(x(6), x(6))[0]", -0.073914383),
    ("aten.resize(x(4), [2])", 0.076247466),
]


@pytest.mark.parametrize("call, expected", CASES)
@pytest.mark.filterwarnings("ignore:A window was not provided")
def test_gives_what_was_recorded(call, expected):
    found = eval(call).double().flatten()
    weights = torch.arange(1, found.numel() + 1, dtype=torch.float64).cos()
    assert (found * weights).sum().item() == pytest.approx(expected, rel=1e-6, abs=1e-8)


def test_gradients_of_gradients():
    grad = x(1, 1, 4, 4).requires_grad_()
    made = aten.upsample_nearest2d_backward(grad, [4, 4], [1, 1, 2, 2])
    assert torch.autograd.grad(made.sum(), grad)[0].tolist() == [[[[1.0] * 4] * 4]]


def test_checks():
    aten._assert_tensor_metadata(x(2, 3), [2, 3], [3, 1], torch.float64)
    with pytest.raises(RuntimeError, match="Tensor sizes mismatch"):
        aten._assert_tensor_metadata(x(2, 3), [2, 4])
    with pytest.raises(RuntimeError, match="not positive"):
        aten._assert_scalar(0, "not positive")
    assert aten.requires_grad_(x(2)).requires_grad


def test_questions():
    assert aten.is_complex(x(2) + 1j) and aten.is_floating_point(x(2)) and not aten.is_neg(x(2))
    assert aten.is_leaf(x(2)) and aten.output_nr(x(2)) == 0 and aten.is_signed(x(2))
    assert aten._is_all_true(x(2) > 0).item() and aten._is_any_true(x(4) < 0).item()
    grid = x(1, 2, 2, 2)
    assert aten.grid_sampler_2d_backward(x(1, 1, 2, 2), x(1, 1, 3, 3), grid, 0, 0, False, [False, True])[0] is None


def test_results_of_late_operators_fit_out():
    ones, whole = torch.ones(3, 4), torch.empty(2, 16, dtype=torch.int64)
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        torch._chunk_cat([ones, ones], 0, 2, out=whole)
    assert torch._chunk_cat([ones, ones], 0, 2, out=torch.empty(2, 16, dtype=torch.float64)).sum() == 24
    with pytest.warns(UserWarning, match="An output with one or more elements was resized"):
        assert torch._chunk_cat([ones, ones], 0, 2, out=torch.empty(1)).shape == (2, 16)
    for dtype in (torch.int64, torch.float16, torch.float64):  # vecdot takes its own type only
        with pytest.raises(RuntimeError, match="linalg.vecdot: Expected out of dtype ?"):
            torch.linalg.vecdot(ones, ones, out=torch.empty(3, dtype=dtype))
    assert torch.linalg.vecdot(ones, ones, out=torch.empty(3)).tolist() == [4, 4, 4]


def test_attention_of_cuda_has_a_name_only():
    forward = torch.ops.aten._flash_attention_forward.default
    assert forward._schema.returns[0].name == "output"
    ones = torch.ones(1, 2, 3, 4)
    with pytest.raises(NotImplementedError, match="_flash_attention_forward"):
        forward(ones, ones, ones, None, None, 2, 2, 0.0, False, False)
    assert callable(torch.ops.aten._efficient_attention_forward)


def test_gradients_depend_on_inputs():
    value = x(4).requires_grad_()
    gradient = aten.cumprod_backward(x(4), value, 0, value.detach().cumprod(0))
    assert torch.autograd.grad(gradient.sum(), value)[0].abs().min() > 0
    with torch.no_grad():
        assert not aten.cumprod_backward(x(4).requires_grad_(), value, 0, value.cumprod(0)).requires_grad
