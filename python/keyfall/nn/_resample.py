"""Changing the resolution of images and volumes: interpolate, grid_sample, affine_grid."""

import math
import warnings

from .._C import Tensor
from .. import _C
from .._loading import lazy_module
from .._shared.overridable import make_overridable
from ..autograd.function import Function

_functions = _C._VariableFunctions
_nn = _C._nn
_parts = lazy_module("keyfall.sparse.parts")

_DIMENSIONS = {"linear": 3, "bilinear": 4, "bicubic": 4, "trilinear": 5}
_OTHER_MODES = ("nearest", "area", "nearest-exact", "lanczos")


def _interpolating(mode, dims):
    """Returns the operator of a mode for an input with this many dimensions, or None."""
    if mode == "nearest":
        return {3: _nn.upsample_nearest1d, 4: _nn.upsample_nearest2d,
                5: _nn.upsample_nearest3d}.get(dims)
    if mode == "area":
        return {3: _functions.adaptive_avg_pool1d, 4: _nn.adaptive_avg_pool2d,
                5: _nn.adaptive_avg_pool3d}.get(dims)
    return {"linear": _nn.upsample_linear1d, "bilinear": _nn.upsample_bilinear2d,
            "bicubic": _nn.upsample_bicubic2d, "trilinear": _nn.upsample_trilinear3d}.get(mode)


def _check_mode(mode, dims, align_corners, antialias):
    if antialias and (mode not in ("bilinear", "bicubic", "lanczos") or dims != 4):
        raise ValueError("antialias=True is for the modes bilinear and bicubic and inputs of 4 "
                         f"dimensions, found mode={mode!r} and {dims} dimensions")
    if align_corners is not None and mode not in (*_DIMENSIONS, "lanczos"):
        raise ValueError("align_corners option can only be set with the interpolating modes: "
                         "linear | bilinear | bicubic | trilinear")
    if dims not in (3, 4, 5) or mode not in (*_DIMENSIONS, *_OTHER_MODES):
        raise NotImplementedError("interpolate() takes inputs of 3 to 5 dimensions and the modes "
                                  f"{', '.join((*_DIMENSIONS, *_OTHER_MODES))}, found {dims} "
                                  f"dimensions and mode={mode!r}")
    if _DIMENSIONS.get(mode, dims) != dims:
        raise NotImplementedError(f"Got {dims}D input, but {mode} mode needs "
                                  f"{_DIMENSIONS[mode]}D input")
    if mode == "lanczos" and (align_corners or not antialias):
        raise ValueError("Lanczos mode does not support align_corners=True" if align_corners else
                         "Lanczos mode requires antialias=True")


def _one_for_each(value, name, spatial, title=None):
    values = list(value) if isinstance(value, (list, tuple)) else [value] * len(spatial)
    if len(values) != len(spatial):
        raise ValueError(f"Input and {title or name} must have the same number of spatial dimensions, "
                         f"but got input with spatial dimensions of {list(spatial)} and {name} {value}")
    return values


def _check_sizes(size):
    if isinstance(size, (list, tuple)) and not all(
            hasattr(one, "__index__") and not (isinstance(one, Tensor) and one.is_floating_point()) for one in size):
        raise TypeError("expected size to be one of int or Tuple[int] or Tuple[int, int] or "
                        "Tuple[int, int, int], but got size with types "
                        f"{[type(one) for one in size]}")


def interpolate(input: Tensor, size: int | None = None, scale_factor: list[float] | None = None,
                mode: str = "nearest", align_corners: bool | None = None,
                recompute_scale_factor: bool | None = None, antialias: bool = False) -> Tensor:
    """Resizes the spatial dimensions to size, or by scale_factor.

    Modes: nearest, nearest-exact, linear (3 dimensions), bilinear and bicubic (4), trilinear (5),
    area, lanczos (4, with antialias). antialias: filters that grow as the size shrinks.

    >>> keyfall.nn.functional.interpolate(keyfall.tensor([[[1., 2.]]]), scale_factor=2)
    tensor([[[1., 1., 2., 2.]]])
    """
    if size is None and scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    _check_mode(mode, input.dim(), align_corners, antialias)
    spatial = input.shape[2:]
    factors = None
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if size is not None:
        if recompute_scale_factor:
            raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
        sizes = _one_for_each(size, "output size", spatial, "output")
        _check_sizes(size)
    else:
        factors = _one_for_each(scale_factor, "scale_factor", spatial)
        sizes = None
        if recompute_scale_factor or mode == "area":
            sizes = [math.floor(float(n) * factor) for n, factor in zip(spatial, factors)]
            factors = None
    if not (input.is_floating_point() or input.dtype == _C.uint8):  # operators refuse these types
        mode, antialias = "nearest" if mode == "nearest-exact" else mode, False
    if antialias:
        return _antialiased(input, sizes, factors, mode, bool(align_corners))
    if mode == "nearest-exact":
        return _nearest_exact(input, sizes, factors)
    operator = _interpolating(mode, input.dim())
    if mode == "area":
        return operator(input, sizes)
    if mode == "nearest":
        return operator(input, sizes, factors)
    return operator(input, sizes, bool(align_corners), factors)


# ---- Composed of other operators -----------------------------------------------------------------


def _extents(input, sizes, factors):
    """Yields (index, old size, new size, factor or None) of each spatial dimension."""
    spatial = input.shape[2:]
    sizes = sizes or [math.floor(float(n) * factor) for n, factor in zip(spatial, factors)]
    if min(sizes) <= 0 or min(spatial) <= 0:
        raise RuntimeError("Input and output sizes should be greater than 0, but got input "
                           f"{list(spatial)} output {list(sizes)}")
    return zip(range(2, input.dim()), spatial, sizes, factors or [None] * len(sizes))


def _has_channels_last(tensor):
    """True if the strides, also those of a slice, ascend from the channels over the last dimension to the batch."""
    sizes, strides = tensor.shape, tensor.stride()
    least = 0
    for dim in (1, *range(tensor.dim() - 1, 1, -1), 0):
        if strides[dim] < max(least, 1) or dim == 0 and least == strides[1]:
            return False
        least = strides[dim] * max(sizes[dim], 1)
    return True


def _laid_out_as(result, input):
    formats = {4: _C.channels_last, 5: _C.channels_last_3d}
    if input.dim() in formats and not input.is_contiguous() and _has_channels_last(input):
        return result.contiguous(memory_format=formats[input.dim()])
    return result


def _nearest_exact(input, sizes, factors):
    """Selects the element whose center is nearest to the center of the new one."""
    result = input
    for dim, before, after, factor in _extents(input, sizes, factors):
        scale = 1.0 / factor if factor else before / after
        places = (_functions.arange(after, dtype=_C.float32) + 0.5) * scale
        places = places.floor().clamp_(max=before - 1).to(_C.int64).to(input.device)
        result = result.index_select(dim, places)
    return _laid_out_as(result, input)


def _triangle(x):
    return (1.0 - x.abs()).clamp(min=0.0)


def _cubic(x, a=-0.5):
    x = x.abs()
    near = ((a + 2.0) * x - (a + 3.0)) * x * x + 1
    far = (((x - 5) * x + 8) * x - 4) * a
    return _functions.where(x < 1, near, _functions.where(x < 2, far, 0.0))


def _lanczos(x):
    return _functions.where(x.abs() < 3, _functions.sinc(x) * _functions.sinc(x / 3), 0.0)


_FILTERS = {"bilinear": (1.0, _triangle), "bicubic": (2.0, _cubic), "lanczos": (3.0, _lanczos)}  # and their reach


def _weights(before, after, factor, reach, filter, align_corners, dtype):
    """Returns a matrix with a row for each new element: the weight of each old one in it. A filter
    covers `reach` elements on both sides, scaled up if the size shrinks."""
    if align_corners:
        scale = (before - 1) / (after - 1) if after > 1 else 0.0
    else:
        scale = 1.0 / factor if factor else before / after
    reach, wide = reach * max(scale, 1.0), max(scale, 1.0)
    middle = (scale * (_functions.arange(after, dtype=dtype) + 0.5)).unsqueeze(1)
    old = _functions.arange(before, dtype=dtype)
    first = (middle - reach + 0.5).trunc().clamp(min=0)
    end = (middle + reach + 0.5).trunc().clamp(max=before)
    weights = filter((old - middle + 0.5) / wide)
    weights = _functions.where((old >= first) & (old < end), weights, 0.0)
    return weights / weights.sum(1, keepdim=True)


def _resized(input, sizes, factors):
    """_extents of the dimensions whose size changes, last first: others are copied, whatever their factor."""
    return [extent for extent in reversed(list(_extents(input, sizes, factors))) if extent[1] != extent[2]]


def _antialiased(input, sizes, factors, mode, align_corners):
    """Applies filters that grow as the size shrinks: one matrix product per dimension."""
    reach, filter = _FILTERS[mode]
    if input.dtype == _C.uint8:
        return _antialiased_bytes(input, sizes, factors, reach, filter, align_corners)
    if not input.is_floating_point():
        raise NotImplementedError(f"\"compute_index_ranges_weights\" not implemented for '{_parts.type_name(input)}'")
    dtype = input.dtype if input.dtype in (_C.float32, _C.float64) else _C.float32
    result = input.to(dtype)
    for dim, before, after, factor in _resized(input, sizes, factors):
        weights = _weights(before, after, factor, reach, filter, align_corners, dtype)
        weights = weights.to(input.device)
        result = result @ weights.t() if dim == 3 else weights @ result
    result = result.clone() if result is input else result.to(input.dtype)
    return _laid_out_as(result, input)


def _antialiased_bytes(input, sizes, factors, reach, filter, align_corners):
    """The same in whole numbers, as PyTorch does it: weights of 16 bits with as many binary places as the
    largest allows, and bytes after each dimension. float64 holds all sums exactly."""
    result = input.double()
    for dim, before, after, factor in _resized(input, sizes, factors):
        weights = _weights(before, after, factor, reach, filter, align_corners, _C.float64)
        places = 0
        while places < 22 and int(weights.max().item() * 2 ** (places + 1) + 0.5) < 2 ** 15:
            places += 1
        whole = (weights.abs() * 2 ** places + 0.5).floor().copysign(weights).to(input.device)
        result = result @ whole.t() if dim == 3 else whole @ result
        result = ((result + 2 ** (places - 1)) / 2 ** places).floor().clamp(0, 255)
    return _laid_out_as(result.to(input.dtype), input)


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """An older name of interpolate.

    >>> keyfall.nn.functional.upsample(keyfall.tensor([[[1., 2.]]]), scale_factor=2)
    tensor([[[1., 1., 2., 2.]]])
    """
    warnings.warn("`nn.functional.upsample` is deprecated. Use `nn.functional.interpolate` "
                  "instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input, size=None, scale_factor=None):
    """An older name of interpolate(mode="nearest").

    >>> keyfall.nn.functional.upsample_nearest(keyfall.tensor([[[1., 2.]]]), scale_factor=2)
    tensor([[[1., 1., 2., 2.]]])
    """
    warnings.warn("`nn.functional.upsample_nearest` is deprecated. Use "
                  "`nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode="nearest")


def upsample_bilinear(input, size=None, scale_factor=None):
    """An older name of interpolate(mode="bilinear", align_corners=True).

    >>> keyfall.nn.functional.upsample_bilinear(keyfall.ones(1, 1, 2, 2), scale_factor=2).shape
    torch.Size([1, 1, 4, 4])
    """
    warnings.warn("`nn.functional.upsample_bilinear` is deprecated. Use "
                  "`nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)


GRID_SAMPLE_INTERPOLATION_MODES = {"bilinear": 0, "nearest": 1, "bicubic": 2}
GRID_SAMPLE_PADDING_MODES = {"zeros": 0, "border": 1, "reflection": 2}


def _corners(align_corners):
    if align_corners is None:
        warnings.warn("Default grid_sample and affine_grid behavior has changed to "
                      "align_corners=False since 1.3.0. Please specify align_corners=True if the "
                      "old behavior is desired. See the documentation of grid_sample for details.",
                      stacklevel=3)
    return bool(align_corners)


def grid_sample(input: Tensor, grid: Tensor, mode: str = "bilinear", padding_mode: str = "zeros",
                align_corners: bool | None = None) -> Tensor:
    """Samples the input at the coordinates in grid, -1 to 1 from edge to edge.

    >>> keyfall.nn.functional.grid_sample(keyfall.ones(1, 1, 2, 2), keyfall.zeros(1, 1, 1, 2),
    ...     align_corners=True)
    tensor([[[[1.]]]])
    """
    for name, value, known in (("mode", mode, GRID_SAMPLE_INTERPOLATION_MODES),
                               ("padding_mode", padding_mode, GRID_SAMPLE_PADDING_MODES)):
        if not isinstance(value, str) or value not in known:
            raise ValueError(f"nn.functional.grid_sample(): expected {name} to be one of "
                             f"{', '.join(known)}, but got: '{value}'")
    return _functions.grid_sampler(input, grid, GRID_SAMPLE_INTERPOLATION_MODES[mode],
                                   GRID_SAMPLE_PADDING_MODES[padding_mode], _corners(align_corners))


def affine_grid(theta: Tensor, size: list[int], align_corners: bool | None = None) -> Tensor:
    """Returns the grid of an affine map for grid_sample: theta is (batch, 2, 3) for images of size
    (batch, channel, height, width), (batch, 3, 4) for volumes.

    >>> keyfall.nn.functional.affine_grid(keyfall.eye(2, 3)[None], (1, 1, 2, 2)).shape
    torch.Size([1, 2, 2, 2])
    """
    if not theta.is_floating_point():
        raise ValueError(f"Expected theta to have floating point type, but got {theta.dtype}")
    spatial = list(size[2:])
    count = len(spatial)
    if count not in (2, 3):
        raise NotImplementedError("affine_grid only supports 4D and 5D sizes, for 2D and 3D affine "
                                  f"transforms, respectively. Got size {size}.")
    if theta.dim() != 3 or list(theta.shape[1:]) != [count, count + 1]:
        raise ValueError(f"Expected a batch of {count}D affine matrices of shape Nx{count}x"
                         f"{count + 1} for size {size}. Got {theta.size()}.")
    if min(size) <= 0:
        raise ValueError(f"Expected non-zero, positive output size. Got {size}")
    align = _corners(align_corners)
    if align and 1 in spatial:
        warnings.warn("Since version 1.3.0, affine_grid behavior has changed for unit-size grids when "
                      "align_corners=True: their only element is in the middle. See the documentation of "
                      "affine_grid for details.", stacklevel=2)
    return _AffineGrid.apply(theta, tuple(size), align)


def _unmapped_grid(like, size, align):
    """The points of the grid of the identity, with a 1 after the coordinates of each: (batch, points, coordinates)."""
    axes, spatial = [], size[2:]
    for at, length in enumerate(spatial):
        reach = 1.0 if align else (length - 1) / length
        axis = _functions.linspace(-reach, reach, length, dtype=like.dtype, device=like.device)
        if length == 1:
            axis = _functions.zeros_like(axis)
        shape = [1] * len(spatial)
        shape[at] = length
        axes.insert(0, axis.view(shape).expand(spatial))  # x comes before y
    axes.append(_functions.ones_like(axes[0]))
    return _functions.stack(axes, -1).view(1, -1, len(axes)).expand(size[0], -1, len(axes))


class _AffineGrid(Function):
    """Saves nothing: the grid of the identity is as large as the result, and soon made again."""

    @staticmethod
    def forward(ctx, theta, size, align):
        ctx.size, ctx.align = size, align
        return _unmapped_grid(theta, size, align).bmm(theta.transpose(1, 2)).view(size[0], *size[2:], theta.shape[1])

    @staticmethod
    def backward(ctx, grad):
        points = _unmapped_grid(grad, ctx.size, ctx.align)
        return grad.reshape(*points.shape[:2], -1).transpose(1, 2).bmm(points), None, None


make_overridable(globals(), spelled=True)
