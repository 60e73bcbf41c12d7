"""Changing the resolution of images and volumes: interpolate, grid_sample, affine_grid."""

import math
import warnings

from .. import _C

_functions = _C._VariableFunctions
_nn = _C._nn

_DIMENSIONS = {"linear": 3, "bilinear": 4, "bicubic": 4, "trilinear": 5}
_OTHER_MODES = ("nearest", "area", "nearest-exact", "lanczos")


def _interpolating(mode, dims):
    """The operator of a mode for an input of this many dimensions, or None."""
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
    if align_corners is not None and mode not in _DIMENSIONS:
        raise ValueError("align_corners option can only be set with the interpolating modes: "
                         "linear | bilinear | bicubic | trilinear")
    if dims not in (3, 4, 5) or mode not in (*_DIMENSIONS, *_OTHER_MODES):
        raise NotImplementedError("interpolate() takes inputs of 3 to 5 dimensions and the modes "
                                  f"{', '.join((*_DIMENSIONS, *_OTHER_MODES))}, found {dims} "
                                  f"dimensions and mode={mode!r}")
    if _DIMENSIONS.get(mode, dims) != dims:
        raise NotImplementedError(f"Got {dims}D input, but {mode} mode needs "
                                  f"{_DIMENSIONS[mode]}D input")
    if antialias or mode in ("nearest-exact", "lanczos"):
        what = "antialias=True" if antialias else f"mode={mode!r}"
        raise NotImplementedError(f"interpolate(): keyfall has no operator for {what} yet")


def _one_for_each(value, name, spatial):
    values = list(value) if isinstance(value, (list, tuple)) else [value] * len(spatial)
    if len(values) != len(spatial):
        raise ValueError(f"expected one {name} for each of the {len(spatial)} spatial dimensions "
                         f"{list(spatial)} of the input, found {value}")
    return values


def interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None,
                recompute_scale_factor=None, antialias=False):
    """Resizes the spatial dimensions to size, or by scale_factor.

    Modes: nearest, linear (3 dimensions), bilinear and bicubic (4), trilinear (5), area."""
    _check_mode(mode, input.dim(), align_corners, antialias)
    spatial = input.shape[2:]
    factors = None
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if size is not None:
        if recompute_scale_factor:
            raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
        sizes = _one_for_each(size, "size", spatial)
    elif scale_factor is not None:
        factors = _one_for_each(scale_factor, "scale_factor", spatial)
        sizes = None
        if recompute_scale_factor or mode == "area":
            sizes = [math.floor(float(n) * factor) for n, factor in zip(spatial, factors)]
            factors = None
    else:
        raise ValueError("either size or scale_factor should be defined")
    operator = _interpolating(mode, input.dim())
    if mode == "area":
        return operator(input, sizes)
    if mode == "nearest":
        return operator(input, sizes, factors)
    return operator(input, sizes, bool(align_corners), factors)


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """An older name of interpolate."""
    warnings.warn("`nn.functional.upsample` is deprecated. Use `nn.functional.interpolate` "
                  "instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input, size=None, scale_factor=None):
    """An older name of interpolate(mode="nearest")."""
    warnings.warn("`nn.functional.upsample_nearest` is deprecated. Use "
                  "`nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode="nearest")


def upsample_bilinear(input, size=None, scale_factor=None):
    """An older name of interpolate(mode="bilinear", align_corners=True)."""
    warnings.warn("`nn.functional.upsample_bilinear` is deprecated. Use "
                  "`nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)


_SAMPLE_MODES = {"bilinear": 0, "nearest": 1, "bicubic": 2}
_SAMPLE_PADDINGS = {"zeros": 0, "border": 1, "reflection": 2}


def _corners(align_corners):
    if align_corners is None:
        warnings.warn("Default grid_sample and affine_grid behavior has changed to "
                      "align_corners=False since 1.3.0. Please specify align_corners=True if the "
                      "old behavior is desired.", stacklevel=3)
    return bool(align_corners)


def grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    """The input at the places that grid names, -1 to 1 from edge to edge."""
    for name, value, known in (("mode", mode, _SAMPLE_MODES),
                               ("padding_mode", padding_mode, _SAMPLE_PADDINGS)):
        if value not in known:
            raise ValueError(f"nn.functional.grid_sample(): expected {name} to be one of "
                             f"{', '.join(known)}, but got: '{value}'")
    return _functions.grid_sampler(input, grid, _SAMPLE_MODES[mode],
                                   _SAMPLE_PADDINGS[padding_mode], _corners(align_corners))


def affine_grid(theta, size, align_corners=None):
    """The grid for grid_sample that an affine map makes: theta is (batch, 2, 3) for images of size
    (batch, channel, height, width), (batch, 3, 4) for volumes."""
    if not (theta.is_floating_point() or theta.is_complex()):
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
    axes = []
    for at, length in enumerate(spatial):
        reach = 1.0 if align else (length - 1) / length
        axis = _functions.linspace(-reach, reach, length, dtype=theta.dtype, device=theta.device)
        if length == 1:
            axis = _functions.zeros_like(axis)
        shape = [1] * count
        shape[at] = length
        axes.insert(0, axis.view(shape).expand(spatial))  # x comes before y
    axes.append(_functions.ones_like(axes[0]))
    base = _functions.stack(axes, -1).view(1, -1, count + 1).expand(size[0], -1, count + 1)
    return base.bmm(theta.transpose(1, 2)).view(size[0], *spatial, count)
