"""Unpooling and fractional max pooling of keyfall.nn.functional."""

from .._C import Tensor
from .. import _C
from .._loading import lazy_module
from .._shared.overridable import make_overridable

_functions = _C._VariableFunctions
_nn = _C._nn
_prims_common = lazy_module("keyfall._prims_common")

__all__ = [
    "fractional_max_pool2d", "fractional_max_pool2d_with_indices", "fractional_max_pool3d",
    "fractional_max_pool3d_with_indices", "max_unpool1d", "max_unpool2d", "max_unpool3d",
]


def _tuple(value, count):
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * count


def _unpooled_sizes(input, kernel_size, stride, padding, output_size):
    """Returns the sizes that pooling with these parameters came from. Several sizes are possible:
    output_size, with or without the leading dimensions, selects one."""
    count = len(kernel_size)
    sizes = [(size - 1) * step - 2 * pad + kernel for size, step, pad, kernel in
             zip(input.shape[-count:], stride, padding, kernel_size)]
    if output_size is None:
        return sizes
    if len(output_size) == count + 2:
        output_size = output_size[2:]
    if len(output_size) != count:
        raise ValueError(f"output_size should be a sequence containing {count} or {count + 2} "
                         f"elements, but it has a length of '{len(output_size)}'")
    for dim, (size, step) in enumerate(zip(sizes, stride)):
        least, most = size - step, size + step
        if not least < output_size[dim] < most:
            raise ValueError(f'invalid output_size "{output_size}" (dim {dim} must be between '
                             f"{least} and {most})")
    return list(output_size)


def _parameters(kernel_size, stride, padding, count):
    kernel_size = _tuple(kernel_size, count)
    return kernel_size, kernel_size if stride is None else _tuple(stride, count), _tuple(padding, count)


def _alert(dims):
    """PyTorch's kernels write in any order where indices repeat: programs that forbid it are told."""
    _prims_common.alert_not_deterministic(f"max_unpooling{dims}d_forward_out")


def max_unpool1d(input: Tensor, indices: Tensor, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None, padding: int | tuple[int, ...] = 0,
                 output_size: int | tuple[int, ...] | None = None) -> Tensor:
    """The inverse of max_pool1d, with zeros where elements were lost.

    >>> keyfall.nn.functional.max_unpool1d(keyfall.tensor([[3., 2.]]), keyfall.tensor([[1, 2]]), 2)
    tensor([[0., 3., 2., 0.]])
    """
    kernel_size, stride, padding = _parameters(kernel_size, stride, padding, 1)
    sizes = _unpooled_sizes(input, kernel_size, stride, padding, output_size)
    _alert(2)
    return _nn.max_unpool2d(input.unsqueeze(-1), indices.unsqueeze(-1), [*sizes, 1]).squeeze(-1)


def max_unpool2d(input: Tensor, indices: Tensor, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None, padding: int | tuple[int, ...] = 0,
                 output_size: int | tuple[int, ...] | None = None) -> Tensor:
    """The inverse of max_pool2d, with zeros where elements were lost.

    >>> keyfall.nn.functional.max_unpool2d(keyfall.tensor([[[4.]]]), keyfall.tensor([[[3]]]), 2)
    tensor([[[0., 0.],
             [0., 4.]]])
    """
    kernel_size, stride, padding = _parameters(kernel_size, stride, padding, 2)
    sizes = _unpooled_sizes(input, kernel_size, stride, padding, output_size)
    _alert(2)
    return _nn.max_unpool2d(input, indices, sizes)


def max_unpool3d(input: Tensor, indices: Tensor, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None, padding: int | tuple[int, ...] = 0,
                 output_size: int | tuple[int, ...] | None = None) -> Tensor:
    """The inverse of max_pool3d, with zeros where elements were lost.

    >>> keyfall.nn.functional.max_unpool3d(keyfall.ones(1, 1, 1, 1), keyfall.zeros(1, 1, 1, 1,
    ...     dtype=keyfall.long), 2).shape
    torch.Size([1, 2, 2, 2])
    """
    kernel_size, stride, padding = _parameters(kernel_size, stride, padding, 3)
    sizes = _unpooled_sizes(input, kernel_size, stride, padding, output_size)
    _alert(3)
    return _nn.max_unpool3d(input, indices, sizes, stride, padding)


def _fractional(count, operator, input, kernel_size, output_size, output_ratio, samples):
    name = f"fractional_max_pool{count}d"
    if output_size is None and output_ratio is None:
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    if output_size is None:
        ratios = _tuple(output_ratio, count)
        if len(ratios) != count:
            raise ValueError(f"{name} requires output_ratio to either be a single Int or tuple of Ints.")
        output_size = [int(size * ratio) for size, ratio in zip(input.shape[-count:], ratios)]
    if samples is None:
        batch = 1 if input.dim() == count + 1 else input.size(0)
        samples = _functions.rand([batch, input.size(-count - 1), count], dtype=input.dtype,
                                  device=input.device)
    return operator(input, _tuple(kernel_size, count), _tuple(output_size, count), samples)


def fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None,
                                       return_indices=False, _random_samples=None):
    """Largest elements of windows at random positions, and where they were.

    >>> keyfall.nn.functional.fractional_max_pool2d_with_indices(keyfall.ones(1, 1, 4, 4), 2,
    ...     output_size=2)[1].shape
    torch.Size([1, 1, 2, 2])
    """
    return _fractional(2, _nn.fractional_max_pool2d, input, kernel_size, output_size, output_ratio,
                       _random_samples)


def fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None,
                          return_indices=False, _random_samples=None):
    """Largest elements of windows at random positions; with return_indices also where they were.

    >>> keyfall.nn.functional.fractional_max_pool2d(keyfall.ones(1, 1, 4, 4), 2,
    ...     output_size=2).shape
    torch.Size([1, 1, 2, 2])
    """
    found = _fractional(2, _nn.fractional_max_pool2d, input, kernel_size, output_size,
                        output_ratio, _random_samples)
    return found if return_indices else found[0]


def fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None,
                                       return_indices=False, _random_samples=None):
    """Largest elements of windows at random positions, and where they were.

    >>> keyfall.nn.functional.fractional_max_pool3d_with_indices(keyfall.ones(1, 1, 4, 4, 4), 2,
    ...     output_size=2)[1].shape
    torch.Size([1, 1, 2, 2, 2])
    """
    return _fractional(3, _nn.fractional_max_pool3d, input, kernel_size, output_size, output_ratio,
                       _random_samples)


def fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None,
                          return_indices=False, _random_samples=None):
    """Largest elements of windows at random positions; with return_indices also where they were.

    >>> keyfall.nn.functional.fractional_max_pool3d(keyfall.ones(1, 1, 4, 4, 4), 2,
    ...     output_size=2).shape
    torch.Size([1, 1, 2, 2, 2])
    """
    found = _fractional(3, _nn.fractional_max_pool3d, input, kernel_size, output_size,
                        output_ratio, _random_samples)
    return found if return_indices else found[0]


make_overridable(globals(), spelled=True)
