"""Convolutions whose algorithms depend on sizes, against products of their columns."""

import pytest

import keyfall as torch
import keyfall.nn.functional as F


@pytest.mark.parametrize("images", [1, 2])
@pytest.mark.parametrize("channels, outputs, size, kernel, stride, padding", [
    (40, 72, 7, 3, 1, 1), (12, 80, 14, 3, 2, 1), (30, 65, 9, 1, 2, 0), (6, 5, 11, 1, 3, 0), (70, 200, 7, 3, 1, 1),
    (16, 128, 14, 3, 1, 1), (3, 4, 8, 1, 2, 0),
])
def test_small_images_with_many_channels(images, channels, outputs, size, kernel, stride, padding):
    """Gathered positions, weights that are packed where they are used, and strided windows of one position."""
    torch.manual_seed(size)
    x = torch.randn(images, channels, size, size, requires_grad=True)
    weight = torch.randn(outputs, channels, kernel, kernel, requires_grad=True)
    bias = torch.randn(outputs)
    result = F.conv2d(x, weight, bias, stride, padding)
    columns = F.unfold(x.double(), kernel, 1, padding, stride)
    expected = (weight.double().flatten(1) @ columns + bias.double()[:, None]).view(result.shape)
    torch.testing.assert_close(result.double(), expected, rtol=1e-4, atol=1e-3)
    grad = torch.randn(result.shape)
    for found, wanted in zip(torch.autograd.grad(result, (x, weight), grad),
                             torch.autograd.grad(expected, (x, weight), grad.double())):
        torch.testing.assert_close(found, wanted, rtol=1e-4, atol=2e-3)
    last = F.conv2d(x.to(memory_format=torch.channels_last), weight, bias, stride, padding)
    torch.testing.assert_close(last, result, rtol=1e-4, atol=1e-3)
    turned = F.conv_transpose2d(grad, weight, None, stride, padding)
    assert turned.shape[:2] == x.shape[:2]
