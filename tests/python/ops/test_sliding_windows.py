"""Convolutions and pooling with few windows, or windows that contain no input."""

import pytest

import keyfall as torch
import keyfall.nn.functional as F

POOLS = {1: F.max_pool1d, 2: F.max_pool2d, 3: F.max_pool3d}


def numbers(*shape):
    count = 1
    for size in shape:
        count *= size
    return torch.arange(1.0, count + 1).reshape(shape)


@pytest.mark.parametrize("size,stride", [(2, 2), (3, 5), (3000, 3000)])
def test_one_position_of_a_strided_pointwise_convolution(size, stride):
    x = torch.ones(1, 2, size, size, requires_grad=True)
    weight = numbers(2, 2, 1, 1)
    y = F.conv2d(x, weight, None, stride)
    assert y.flatten().tolist() == [3.0, 7.0]
    y.sum().backward()
    assert x.grad[0, :, 0, 0].tolist() == [4.0, 6.0]
    assert x.grad.sum().item() == 10.0


def test_output_padding_of_a_transposed_pointwise_convolution():
    weight = numbers(2, 2, 1, 1)
    for stride, dilation in ((2, 1), (1, 2)):
        y = F.conv_transpose2d(torch.ones(1, 2, 1, 1), weight, None, stride, 0, 1, 1, dilation)
        assert y.tolist() == [[[[4.0, 0.0], [0.0, 0.0]], [[6.0, 0.0], [0.0, 0.0]]]]


def test_strides_of_dimensions_of_size_one():
    x = numbers(1, 2, 1, 3).transpose(2, 3)
    assert x.is_contiguous() and x.stride() == (6, 3, 1, 3)
    weight = numbers(2, 2, 1, 1)
    assert F.conv2d(x, weight).flatten().tolist() == [9.0, 12.0, 15.0, 19.0, 26.0, 33.0]


# (size, indices): kernel 2, stride 1, padding 1, dilation 2 steps over an input of size 1
@pytest.mark.parametrize("shape,indices", [
    ((1,), [1]), ((1, 1), [2]), ((1, 3), [4, 3, 4]), ((3, 1), [2, 1, 2]), ((1, 1, 1), [3]),
    ((2, 1, 3), [7, 6, 7, 4, 3, 4])])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_windows_that_see_nothing(shape, indices, dtype):
    pool = POOLS[len(shape)]
    x = numbers(1, 1, *shape).to(dtype).requires_grad_()
    y, where = pool(x, 2, 1, 1, 2, return_indices=True)
    assert where.flatten().tolist() == indices
    assert y.flatten().tolist() == [-torch.inf] * len(indices)
    weight = torch.ones_like(y).requires_grad_()
    (first,) = torch.autograd.grad(y, x, weight, create_graph=True)
    assert not first.any()
    (second,) = torch.autograd.grad(first, weight, torch.ones_like(first))
    assert second.shape == weight.shape and not second.any()
    assert pool(x.detach(), 2, 1, 1, 2).equal(y)


def test_integers_of_windows_that_see_nothing():
    for dtype in (torch.int64, torch.uint8):
        y, where = F.max_pool2d(torch.ones(1, 1, 1, 1, dtype=dtype), 2, 1, 1, 2, return_indices=True)
        assert y.item() == torch.iinfo(dtype).min and where.item() == 2


def test_indices_of_other_windows_are_still_checked():
    x, where = torch.ones(1, 1, 4, 4), torch.full((1, 1, 4, 4), 16)
    with pytest.raises(IndexError, match="indices has the value 16"):
        torch.ops.aten.max_pool2d_with_indices_backward(
            torch.ones(1, 1, 4, 4), x, [2, 2], [1, 1], [1, 1], [2, 2], False, where)


def test_padding_above_half_of_the_kernel_is_refused():
    for pool, shape in ((F.max_pool2d, (1, 1, 3, 4)), (F.max_pool3d, (1, 1, 3, 4, 3))):
        with pytest.raises(RuntimeError, match="half of kernel size"):
            pool(torch.ones(shape), 2, 1, 2, 4)


def test_no_stride_is_that_of_the_kernel():
    x = numbers(1, 1, 4, 4)
    assert F.avg_pool2d(x, 2, None).equal(F.avg_pool2d(x, 2))
    assert F.avg_pool1d(x[0], 2, stride=None).equal(F.avg_pool1d(x[0], 2))
    assert torch.max_pool2d(x, 2, None).equal(torch.max_pool2d(x, 2))
    with pytest.raises(TypeError, match="padding"):
        F.avg_pool2d(x, 2, 2, None)


def test_images_without_elements_are_refused():
    with pytest.raises(RuntimeError, match="Only zero batch or zero channel"):
        F.conv2d(torch.ones(1, 2, 0, 4), torch.ones(2, 2, 1, 1), padding=1)
    assert F.conv2d(torch.ones(0, 2, 3, 4), torch.ones(2, 2, 1, 1)).shape == (0, 2, 3, 4)


def test_average_of_a_kernel_that_needs_padding_in_three_dimensions():
    with pytest.raises(RuntimeError, match="smaller than kernel size"):
        F.avg_pool3d(torch.ones(1, 1, 2, 4, 4), 3, padding=1)


def test_fold_to_nothing_is_refused():
    with pytest.raises(RuntimeError, match="output spatial size to be positive"):
        F.fold(torch.ones(1, 2, 4), (0, 1), 1, 1, (2, 1), 2)


def test_circular_padding_wraps_what_negative_padding_leaves():
    x = torch.arange(4.0).reshape(1, 1, 4)
    assert F.pad(x, [3, -1], mode="circular").tolist() == [[[0, 1, 2, 0, 1, 2]]]
    assert F.pad(x, [-1, 2], mode="circular").tolist() == [[[1, 2, 3, 1, 2]]]
    assert F.pad(x, [-2, -1], mode="circular").tolist() == [[[2]]]
    for pad in ([-2, 3], [4, -1], [-4, 1]):
        with pytest.raises(RuntimeError, match="wrapping around more than once"):
            F.pad(x, pad, mode="circular")


@pytest.mark.parametrize("dims", [2, 3])
@pytest.mark.parametrize("size", [0, 2])
def test_adaptive_gradients_are_refused_for_integers(dims, size):
    backward = getattr(torch.ops.aten, f"_adaptive_avg_pool{dims}d_backward")
    grad = torch.ones((1, 1) + (1,) * dims, dtype=torch.int64)
    image = torch.ones((1, 1, size) + (2,) * (dims - 1), dtype=torch.int64)
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        backward(grad, image)
    assert backward(grad.float(), image.float()).shape == image.shape
