"""What layers and functions of keyfall.nn refuse, with the words of PyTorch that programs look for; and inputs without
elements."""

import pytest

import keyfall
from keyfall import nn
from keyfall.nn import functional as F
from keyfall.nn.utils import rnn

_Q = keyfall.randn(3, 2, 4)
_ROWS = keyfall.ones(10, 3)


def _attend(*inputs, **options):
    return nn.MultiheadAttention(4, 2)(*inputs, **options)


def _with_static():
    weights = {"in_proj_weight": keyfall.ones(12, 4), "in_proj_bias": None, "bias_k": keyfall.ones(1, 1, 4),
               "bias_v": keyfall.ones(1, 1, 4), "add_zero_attn": False, "dropout_p": 0.0,
               "out_proj_weight": keyfall.ones(4, 4), "out_proj_bias": None}
    return F.multi_head_attention_forward(_Q, _Q, _Q, 4, 2, static_k=keyfall.ones(4, 3, 2), **weights)


def _backward(result):
    result.sum().backward()


def _image(*sizes, **options):
    return keyfall.ones(*sizes, **options)


REFUSED = [
    (lambda: nn.Dropout1d()(_image(1, 2, 3, 4)), RuntimeError, "Expected 2D or 3D input, but received a 4D input"),
    (lambda: F.embedding_bag(keyfall.tensor([[1, 10]]), _ROWS, mode="max"), RuntimeError,
     "embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be 10"),
    (lambda: F.embedding_bag(keyfall.tensor([[1, -1]]), _ROWS.double()), RuntimeError,
     "embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be -1"),
    (lambda: F.embedding_bag(keyfall.tensor([[1, -1]]), _ROWS), RuntimeError,
     r"Index 1 of input takes value -1 which is not in the valid range \[0, 10\)"),
    (lambda: F.embedding_bag(keyfall.tensor([1, 2]), _ROWS, keyfall.tensor([0]), mode="sum",
                             per_sample_weights=keyfall.ones(3)), ValueError, "the same shape as the input"),
    (lambda: F.embedding_bag(keyfall.tensor([1]), _ROWS, keyfall.tensor([0]), mode="max",
                             per_sample_weights=keyfall.ones(1)), NotImplementedError,
     "only supported for mode='sum'"),
    (lambda: F.embedding(keyfall.tensor([1]), _ROWS, padding_idx=10), AssertionError,
     "Padding_idx must be within num_embeddings"),
    (lambda: nn.EmbeddingBag(10, 3, padding_idx=25), AssertionError, "padding_idx must be within num_embeddings"),
    (lambda: _attend(_Q, _Q[0], _Q), AssertionError,
     r"For batched \(3-D\) `query`, expected `key` and `value` to be 3-D but found 2-D and 3-D tensors respectively"),
    (lambda: _attend(_Q, _Q, _Q, key_padding_mask=keyfall.ones(2, 4)), AssertionError,
     r"Expected key_padded_mask.shape\[1\] to be 3, but got 4"),
    (lambda: _attend(_Q, _Q, _Q, attn_mask=keyfall.ones(2, 3)), RuntimeError,
     r"The shape of the 2D attn_mask is torch.Size\(\[2, 3\]\), but should be \(3, 3\)."),
    (lambda: _attend(_Q, _Q, _Q, attn_mask=keyfall.ones(2, 3, 3)), RuntimeError,
     r"The shape of the 3D attn_mask is torch.Size\(\[2, 3, 3\]\), but should be \(4, 3, 3\)."),
    (_with_static, AssertionError, "bias cannot be added to static key."),
    (lambda: rnn.pack_padded_sequence(keyfall.randn(0, 0), []), RuntimeError, "Cannot pack empty tensors."),
    (lambda: rnn.pack_padded_sequence(keyfall.randn(3, 1), keyfall.tensor([[3]])), RuntimeError,
     "'lengths' argument should be a 1D CPU int64 tensor"),
    (lambda: F.adaptive_max_pool2d(_image(1, 0, 5, 5), 3), RuntimeError,
     "Expected input to have non-zero size for non-batch dimensions"),
    (lambda: _backward(F.adaptive_avg_pool2d(_image(1, 4, 5, 6, requires_grad=True), 0)), RuntimeError,
     r"adaptive_avg_pool2d_backward\(\): Expected grad_output to have non-zero size for non-batch dimensions, but "
     r"grad_output has sizes \[1, 4, 0, 0\] with dimension 2 being empty"),
    (lambda: _backward(F.adaptive_max_pool3d(_image(1, 4, 5, 6, requires_grad=True), 0)), RuntimeError,
     r"adaptive_max_pool3d_backward\(\): Expected grad_output to have non-zero size"),
    (lambda: F.fractional_max_pool2d(_image(1, 0, 9, 9), 3, output_size=2), RuntimeError, "Expected input to have"),
    (lambda: F.fractional_max_pool2d(_image(1, 1, 9, 9), [2, 2, 2], output_size=2), RuntimeError,
     "kernel_size must either be a single Int or"),
    (lambda: F.fractional_max_pool2d(_image(1, 1, 4, 3), 2, output_size=3), RuntimeError,
     r"fractional_max_pool2d\(\): pool width 2 too large relative to input width 3"),
    (lambda: F.fractional_max_pool3d(_image(1, 1, 4, 4, 3), 2, output_size=2), RuntimeError,
     r"fractional_max_pool3d_out\(\): pool width 2 too large relative to input width 3"),
    (lambda: F.max_unpool1d(keyfall.ones(1, 1, 2), keyfall.tensor([[[0, 4]]]), 2), RuntimeError,
     r"Found an invalid max index: 4 \(output volumes are of size 4x1\)"),
    (lambda: F.max_unpool3d(_image(1, 2, 2, 2), keyfall.full((1, 2, 2, 2), -1), 2), RuntimeError,
     r"Found an invalid max index: -1 \(output volumes are of size 4x4x4\)"),
    (lambda: keyfall._C._nn.replication_pad1d(keyfall.ones(2), (5,)), RuntimeError,
     "padding size is expected to be 2"),
    (lambda: nn.CircularPad1d(3)(keyfall.ones(2)), ValueError, r"expected 2D or 3D input \(got 1D input\)"),
    (lambda: nn.CircularPad3d(3)(keyfall.ones(2, 3)), ValueError, r"expected 4D or 5D input \(got 2D input\)"),
    (lambda: nn.LSTMCell(3, 4)(keyfall.ones(3, 3), (keyfall.ones(3, 4), _image(1, 1, 5, 4))), ValueError,
     r"LSTMCell: Expected hx\[1\] to be 1D or 2D, got 4D instead"),
    (lambda: F.interpolate(_image(1, 1, 2), size=(4.0,)), TypeError, "expected size to be one of int or"),
    (lambda: F.interpolate(_image(1, 1, 2), size=(keyfall.tensor(4.0),)), TypeError, "expected size to be one of int or"),
    (lambda: nn.Linear(1, 1).to("cpu", copy=True), RuntimeError, "does not accept copy argument"),
    (lambda: nn.Linear(1, 1).to(keyfall.ones(1), True, False), RuntimeError, "does not accept copy argument"),
    (lambda: nn.Linear(1, 1).to("cpu", True), TypeError, "invalid combination of arguments"),
    (lambda: nn.Linear(1, 1).to(None, True), TypeError, "invalid combination of arguments"),
    (lambda: _backward(F.rrelu_(keyfall.ones(2, requires_grad=True) * -1, -5.0, 1.0).sum()), RuntimeError,
     "call out-of-place version"),
    (lambda: keyfall.cat([keyfall.ones(2), keyfall.ones(2, device="meta")]), RuntimeError,
     "Expected all tensors to be on the same device"),
    (lambda: keyfall.stack([keyfall.ones(2, device="meta"), keyfall.ones(2)]), RuntimeError,
     "Expected all tensors to be on the same device"),
    (lambda: keyfall._masked_softmax(keyfall.ones(4, 5), keyfall.ones(5) > 0, 1, 1), RuntimeError,
     "mask shape should match input shape"),
    (lambda: F.embedding_bag(keyfall.tensor([[10, 1]]), keyfall.ones(10, 3), mode="sum", padding_idx=0), RuntimeError,
     "Expected idx >= 0 && idx < num_embeddings but found idx to be 10"),
    (lambda: F.interpolate(_image(1, 1, 2, 2), scale_factor=(2.0,)), ValueError,
     "Input and scale_factor must have the same number of spatial dimensions"),
    (lambda: F.interpolate(_image(1, 1, 2, 2, dtype=keyfall.int16), size=3, mode="nearest-exact"), NotImplementedError,
     "not implemented for 'Short'"),
    (lambda: F.interpolate(_image(1, 1, 2, 2, dtype=keyfall.int8), size=3, mode="bilinear", antialias=True),
     NotImplementedError, "not implemented for 'Char'"),
    (lambda: keyfall.ops.aten._upsample_bicubic2d_aa(_image(1, 1, 4, 4, dtype=keyfall.complex64), [2, 2], False),
     NotImplementedError, "not implemented for 'ComplexFloat'"),
]


@pytest.mark.parametrize("call, error, words", REFUSED)
def test_is_refused(call, error, words):
    with pytest.raises(error, match=words):
        call()


def test_a_batch_may_be_empty():
    x = keyfall.randn(0, 10, requires_grad=True)
    loss = F.multi_margin_loss(x, keyfall.zeros(0, dtype=keyfall.int64), reduction="sum")
    loss.backward()
    assert loss == 0
    assert x.grad.shape == (0, 10)
    assert F.adaptive_max_pool2d(_image(0, 3, 5, 5), 2).shape == (0, 3, 2, 2)
    assert F.fractional_max_pool2d(_image(2, 3, 8, 8), 2, output_size=[0, 1]).shape == (2, 3, 0, 1)


def test_a_grid_of_one_element_warns_with_aligned_corners():
    with pytest.warns(UserWarning, match="See the documentation of affine_grid for details."):
        F.affine_grid(keyfall.eye(2, 3)[None], (1, 1, 1, 2), align_corners=True)


@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "bilinear antialias", "bicubic antialias"])
def test_a_slice_of_channels_last_gives_channels_last(mode):
    mode, *antialias = mode.split()
    images = keyfall.randn(2, 3, 8, 8).to(memory_format=keyfall.channels_last)
    for x in (images, images[:, :, 1:-1, 1:-1], images[:, :, ::2, ::2]):
        assert F.interpolate(x, size=(5, 6), mode=mode, antialias=bool(antialias)).stride() == (90, 1, 18, 3)
    assert F.interpolate(images.contiguous(), size=(5, 6), mode=mode).stride() == (90, 30, 6, 1)


def test_unpooled_images_keep_the_format():
    images = keyfall.randn(2, 3, 8, 8).to(memory_format=keyfall.channels_last)
    values, indices = F.max_pool2d(images, 2, return_indices=True)
    unpooled = F.max_unpool2d(values, indices, 2)
    assert unpooled.stride() == (192, 1, 24, 3)
    assert keyfall.equal(unpooled, F.max_unpool2d(values.contiguous(), indices.contiguous(), 2))


def test_a_single_volume_keeps_its_channels_last():
    volumes = keyfall.randn(1, 3, 5, 6, 7).to(memory_format=keyfall.channels_last_3d)
    one = volumes.squeeze(0).detach().requires_grad_()
    values, indices = F.max_pool3d(one, 2, return_indices=True)
    assert values.stride() == indices.stride() == (1, 27, 9, 3)  # recorded from PyTorch 2.13
    assert keyfall.equal(values, F.max_pool3d(volumes.contiguous(), 2)[0])
    values.sum().backward()
    assert one.grad.stride() == (1, 126, 21, 3) and one.grad.sum() == values.numel()
    assert F.max_pool3d(one.detach().contiguous(), 2).stride() == (18, 9, 3, 1)
    assert F.max_pool3d(one.detach().permute(0, 2, 3, 1), 2).stride() == (18, 6, 2, 1)


def test_rms_norm_keeps_channels_last():
    x = keyfall.randn(2, 3, 4, 5)
    images = x.to(memory_format=keyfall.channels_last)
    assert F.rms_norm(images, (4, 5)).stride() == (60, 1, 15, 3)
    assert keyfall.equal(F.rms_norm(images, (4, 5)), F.rms_norm(x, (4, 5)))
    assert F.rms_norm(x.transpose(1, 2), (5,)).stride() == (60, 15, 5, 1)
    volumes = keyfall.randn(1, 2, 2, 3, 2).to(memory_format=keyfall.channels_last_3d).requires_grad_()
    normed = F.rms_norm(volumes, (2,))
    assert normed.stride() == (24, 1, 12, 4, 2)
    normed.sum().backward()
    assert volumes.grad.stride() == (24, 1, 12, 4, 2)


@pytest.mark.parametrize("shape, order, strides", [  # recorded from PyTorch 2.13
    ((1, 3, 2, 1), (0, 2, 1, 3), (6, 1, 2, 2)), ((2, 3, 4, 1), (0, 3, 1, 2), (12, 12, 4, 1)),
    ((2, 3, 2, 1), (0, 2, 1, 3), (6, 1, 2, 2)), ((1, 3, 2, 1, 1), (0, 2, 1, 3, 4), (6, 1, 2, 2, 2)),
    ((1, 3, 2, 2, 1), (0, 4, 1, 2, 3), (12, 12, 4, 2, 1)), ((2, 8, 4, 4), (0, 2, 3, 1), (128, 32, 8, 1))])
def test_batch_norm_looks_at_the_order_of_elements(shape, order, strides):
    x = keyfall.arange(float(keyfall.Size(shape).numel())).reshape(shape).permute(order)
    for training in (True, False):
        mean, var = keyfall.zeros(x.shape[1]), keyfall.ones(x.shape[1])
        result = F.batch_norm(x, mean, var, training=training)
        assert result.stride() == strides
        keyfall.testing.assert_close(result.contiguous(), F.batch_norm(x.contiguous(), mean, var, training=training))


def test_samples_of_an_empty_batch_have_gradients():
    for dims in (2, 3):
        x = keyfall.zeros(0, 2, *[3] * dims, requires_grad=True)
        grid = keyfall.zeros(0, *[4] * dims, dims, requires_grad=True)
        F.grid_sample(x, grid, align_corners=True).sum().backward()
        assert x.grad.shape == x.shape and grid.grad.shape == grid.shape


def test_affine_grids_save_nothing():
    theta = keyfall.tensor([[[1.0, 0.5, 0], [0, 2, 0.25]]], requires_grad=True)
    grid = F.affine_grid(theta, (1, 1, 2, 3), align_corners=True)
    weights = keyfall.arange(12.0).reshape(grid.shape)
    for times in (1, 2):
        grid.backward(weights)
        assert theta.grad.tolist() == [[[8.0 * times, 18.0 * times, 30.0 * times], [8.0 * times, 18.0 * times, 36.0 * times]]]
    assert keyfall.autograd.gradgradcheck(lambda theta: F.affine_grid(theta, (2, 1, 2, 3), align_corners=False),
                                          keyfall.rand(2, 2, 3, dtype=keyfall.float64, requires_grad=True))


def test_fractional_pooling_refuses_a_ratio_for_each_of_more_dimensions():
    with pytest.raises(ValueError, match="fractional_max_pool2d requires output_ratio to either be a single Int or tuple"):
        F.fractional_max_pool2d(keyfall.rand(1, 2, 8, 8), 2, output_ratio=(0.5, 0.5, 0.6))


def test_like_functions_keep_the_strides_of_single_channels():
    weight = keyfall.randn(8, 1, 3, 3).to(memory_format=keyfall.channels_last)
    for made in (keyfall.empty_like(weight), keyfall.zeros_like(weight), keyfall.randint_like(weight, 3)):
        assert made.stride() == (9, 1, 3, 1)
    assert F.conv2d(_image(2, 1, 10, 10), keyfall.ones_like(weight)).stride() == (512, 1, 64, 8)
    assert keyfall.empty_like(keyfall.ones(2, 1, 3)).stride() == (3, 3, 1)


@pytest.mark.parametrize("mode, expected", [("nearest", [21.0, 62.0]), ("linear", [22.75, 60.25])])  # of PyTorch 2.13
def test_gradients_of_resampled_halves_are_summed_in_float(mode, expected):
    x = keyfall.full((1, 1, 2), 0.1, dtype=keyfall.bfloat16, requires_grad=True)
    gradient = keyfall.linspace(0.011, 1.013, 162).reshape(1, 1, 162).to(keyfall.bfloat16)
    F.interpolate(x, scale_factor=81, mode=mode).backward(gradient)
    assert x.grad.dtype is keyfall.bfloat16
    assert x.grad.flatten().tolist() == expected


def test_masks_of_softmax_may_have_the_shape_of_the_input():
    """Of PyTorch 2.13."""
    x = keyfall.linspace(-1, 1, 20).reshape(4, 5)
    mask = (keyfall.arange(20) % 3 == 0).reshape(4, 5)
    for kind in (0, 1, 2):
        made = keyfall._masked_softmax(x, mask, 0, kind)
        assert made.shape == (4, 5)
        keyfall.testing.assert_close(made.flatten()[:6], keyfall.tensor([0, 0.1147, 0.1326, 0, 0.1147, 0.3714]),
                                     atol=1e-4, rtol=0)
