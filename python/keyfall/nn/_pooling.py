"""Fractional max pooling and the inverse of max pooling, of keyfall.nn.functional."""

from .. import _C
from .._shared.overridable import make_overridable

_functions = _C._VariableFunctions
_nn = _C._nn

__all__ = [
    "fractional_max_pool2d", "fractional_max_pool2d_with_indices", "fractional_max_pool3d",
    "fractional_max_pool3d_with_indices", "max_unpool1d", "max_unpool2d", "max_unpool3d",
]


def _tuple(value, dims):
    return (value,) * dims if isinstance(value, int) else tuple(value)


def _unpool_size(input, kernel_size, stride, padding, output_size, dims):
    """The size of the result: the smallest that pools to the input's, or one near it."""
    sizes = input.shape[-dims:]
    usual = [(size - 1) * step + kernel - 2 * pad
             for size, step, kernel, pad in zip(sizes, stride, kernel_size, padding)]
    if output_size is None:
        return usual
    output_size = list(output_size)
    if len(output_size) == dims + 2:
        output_size = output_size[2:]
    if len(output_size) != dims:
        raise ValueError("output_size should be a sequence containing "
                         f"{dims} or {dims + 2} elements, but it has a length of '{len(output_size)}'")
    for dim, (size, near, step) in enumerate(zip(output_size, usual, stride)):
        if not near - step < size < near + step:
            raise ValueError(f"invalid output_size \"{output_size}\" (dim {dim} must be between "
                             f"{near - step} and {near + step})")
    return output_size


def _unpool(input, indices, kernel_size, stride, padding, output_size, dims):
    kernel_size = _tuple(kernel_size, dims)
    stride = kernel_size if stride is None else _tuple(stride, dims)
    padding = _tuple(padding, dims)
    size = _unpool_size(input, kernel_size, stride, padding, output_size, dims)
    if dims == 3:
        return _nn.max_unpool3d(input, indices, size, stride, padding)
    if dims == 2:
        return _nn.max_unpool2d(input, indices, size)
    return _nn.max_unpool2d(input.unsqueeze(-1), indices.unsqueeze(-1), [*size, 1]).squeeze(-1)


def max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of max_pool1d, with zeros where no maximum was."""
    return _unpool(input, indices, kernel_size, stride, padding, output_size, 1)


def max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of max_pool2d, with zeros where no maximum was."""
    return _unpool(input, indices, kernel_size, stride, padding, output_size, 2)


def max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of max_pool3d, with zeros where no maximum was."""
    return _unpool(input, indices, kernel_size, stride, padding, output_size, 3)


def _fractional(input, kernel_size, output_size, output_ratio, samples, dims):
    name = f"fractional_max_pool{dims}d"
    if output_size is None and output_ratio is None:
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    if output_size is None:
        ratio = (output_ratio,) * dims if isinstance(output_ratio, float) else tuple(output_ratio)
        output_size = [int(size * part) for size, part in zip(input.shape[-dims:], ratio)]
    if samples is None:
        batch = 1 if input.dim() == dims + 1 else input.size(0)
        samples = _functions.rand(batch, input.size(-dims - 1), dims, dtype=input.dtype, device=input.device)
    return getattr(_nn, name)(input, _tuple(kernel_size, dims), _tuple(output_size, dims), samples)


def fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None,
                                       return_indices=False, _random_samples=None):
    """Maxima of windows at random distances, and their positions."""
    return _fractional(input, kernel_size, output_size, output_ratio, _random_samples, 2)


def fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None,
                                       return_indices=False, _random_samples=None):
    """Maxima of windows at random distances, and their positions."""
    return _fractional(input, kernel_size, output_size, output_ratio, _random_samples, 3)


def fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
                          _random_samples=None):
    """Maxima of windows at random distances."""
    both = _fractional(input, kernel_size, output_size, output_ratio, _random_samples, 2)
    return both if return_indices else both[0]


def fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
                          _random_samples=None):
    """Maxima of windows at random distances."""
    both = _fractional(input, kernel_size, output_size, output_ratio, _random_samples, 3)
    return both if return_indices else both[0]


make_overridable(globals())
