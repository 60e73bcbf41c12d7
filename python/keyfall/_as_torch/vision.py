"""The operators of torchvision's extension, which needs PyTorch's libraries and cannot be loaded here.
They are composed of keyfall's operators. torchvision registers their derivatives itself since 0.27; those of
older versions are in the extension."""

import sys
from importlib.util import find_spec

from .. import _C
from .._ops import ops
from ..autograd.functional import vjp
from ..library import Library, register_autograd
from .._shared.absent import absent_function

_f = _C._VariableFunctions
_POOL = "Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width"
_SIZES = "SymInt batch_size, SymInt channels, SymInt height, SymInt width"
_SCALE = "float spatial_scale, SymInt pooled_height, SymInt pooled_width"
_DEFORM = ("Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, SymInt stride_h, "
           "SymInt stride_w, SymInt pad_h, SymInt pad_w, SymInt dilation_h, SymInt dilation_w, SymInt groups, "
           "SymInt offset_groups, bool use_mask")


# ---- Boxes --------------------------------------------------------------------------------------


def _nms(dets, scores, iou_threshold):
    """Indices of boxes, by falling score, without those that overlap a better one too much."""
    order = scores.argsort(descending=True, stable=True)
    boxes = dets[order].float() if dets.dtype in (_C.float16, _C.bfloat16) else dets[order]
    low, high = boxes[:, :2], boxes[:, 2:]
    areas = (high - low).prod(1)
    dropped = _f.zeros(len(boxes), dtype=_C.bool)
    kept = []
    for index in range(len(boxes)):
        if dropped[index]:
            continue
        kept.append(index)
        later = slice(index + 1, None)
        sides = _f.minimum(high[later], high[index]) - _f.maximum(low[later], low[index])
        common = sides.clamp_(min=0).prod(1)
        dropped[later] |= common / (areas[later] + areas[index] - common) > iou_threshold
    return order[kept]


# ---- Regions ------------------------------------------------------------------------------------

# Note [Separable regions]
# What a region's cell (p, q) is made of is a weighted sum of pixels, whose weights are products of one
# for the row and one for the column: cell = rows[p] @ image @ columns[q]. The functions below return
# `rows` and `columns` for all regions: tensors (regions, cells, pixels).


def _align_weights(start, size, cells, ratio, pixels):
    """Means of samples between pixels, `ratio` for each cell, or as many as a cell has pixels."""
    counts = _f.full_like(size, ratio) if ratio > 0 else (size / cells).ceil()
    most = max(int(counts.max()), 1) if len(counts) else 1
    sample = _f.arange(most, dtype=size.dtype)
    step = (size / cells)[:, None, None]
    cell = _f.arange(cells, dtype=size.dtype)[:, None]
    at = start[:, None, None] + cell * step + (sample + .5) * step / counts.clamp(min=1)[:, None, None]
    used = (at >= -1) & (at <= pixels) & (sample < counts[:, None, None])
    at = at.clamp(min=0, max=pixels - 1)
    low = at.floor()
    share = used.to(size.dtype) / counts.clamp(min=1)[:, None, None]
    weights = _f.zeros(len(size), cells, pixels, dtype=size.dtype)
    for pixel, weight in ((low, 1 - (at - low)), (low + 1, at - low)):
        weights.scatter_add_(2, pixel.clamp(max=pixels - 1).long(), weight * share)
    return weights


def _pool_ranges(start, size, cells, pixels):
    """The first pixel of each cell and the one behind its last."""
    cell, step = _f.arange(cells, dtype=size.dtype), (size / cells)[:, None]
    first = (cell * step + start[:, None]).floor().clamp(0, pixels)
    return first.long(), ((cell + 1) * step + start[:, None]).ceil().clamp(0, pixels).long()


def _mean_weights(start, size, cells, pixels, limit):
    first, end = _pool_ranges(start, size, cells, limit)
    pixel = _f.arange(pixels)
    inside = (pixel >= first[..., None]) & (pixel < end[..., None])
    return inside.to(size.dtype) / (end - first).clamp(min=1)[..., None]


def _aligned(rois, scale, cells, ratio, pixels, aligned):
    offset = .5 if aligned else 0.
    found = []
    for axis in (1, 0):
        start, end = (rois[:, at + axis] * scale - offset for at in (1, 3))
        size = end - start if aligned else (end - start).clamp(min=1)
        found.append(_align_weights(start, size, cells[1 - axis], ratio, pixels[1 - axis]))
    return found


def _corners(rois, scale):
    """Corners in whole pixels: halves are rounded away from 0."""
    corners = rois[:, 1:] * scale
    return corners.sign() * (corners.abs() + .5).floor()


def _pooled(rois, scale, cells, pixels, unused):
    """As torchvision, the forward function never uses the last row and column; its derivative does."""
    corners, found = _corners(rois, scale), []
    for axis in (1, 0):
        start, end = corners[:, axis], corners[:, axis + 2]
        count = pixels[1 - axis]
        found.append(_mean_weights(start, (end - start).clamp(min=1), cells[1 - axis], count, count - unused))
    return found


def _apply(image_of, regions, rows, columns):
    return [rows[at] @ image_of(int(image)) @ columns[at].mT for at, image in enumerate(regions)]


def _stacked(parts, like, shape):
    return _f.stack(parts) if parts else like.new_zeros((0, *shape))


def _roi_align(input, rois, spatial_scale, pooled_height, pooled_width, sampling_ratio, aligned):
    cells = pooled_height, pooled_width
    rows, columns = _aligned(rois, spatial_scale, cells, sampling_ratio, input.shape[2:], aligned)
    parts = _apply(input.__getitem__, rois[:, 0].tolist(), rows, columns)
    return _stacked(parts, input, (input.shape[1], *cells))


def _roi_align_backward(grad, rois, spatial_scale, pooled_height, pooled_width, batch_size, channels, height,
                        width, sampling_ratio, aligned):  # fmt: skip
    cells = pooled_height, pooled_width
    rows, columns = _aligned(rois, spatial_scale, cells, sampling_ratio, (height, width), aligned)
    result = grad.new_zeros((batch_size, channels, height, width))
    for at, image in enumerate(rois[:, 0].tolist()):
        result[int(image)] += rows[at].mT @ grad[at] @ columns[at]
    return result


def _by_position(tensor, cells):
    """Channels of a position-sensitive map: (…, channels, cell row, cell column, height, width)."""
    return tensor.unflatten(-3, (-1, *cells))


def _position_sensitive(input, rois, weights, cells):
    rows, columns = weights
    parts = []
    for at, image in enumerate(rois[:, 0].tolist()):
        maps = _by_position(input[int(image)], cells)
        parts.append((rows[at][:, None, None, :] @ maps @ columns[at][:, :, None]).flatten(-3))
    channels = input.shape[1] // (cells[0] * cells[1])
    numbers = _f.arange(channels * cells[0] * cells[1], dtype=_C.int32).view(1, channels, *cells)
    return _stacked(parts, input, (channels, *cells)), numbers.repeat(len(rois), 1, 1, 1)


def _position_sensitive_backward(grad, rois, weights, cells, sizes):
    rows, columns = weights
    result = grad.new_zeros(sizes)
    for at, image in enumerate(rois[:, 0].tolist()):
        share = rows[at][:, None, :, None] * columns[at][None, :, None, :]
        _by_position(result[int(image)], cells).add_(grad[at][..., None, None] * share)
    return result


def _ps_roi_align(input, rois, spatial_scale, pooled_height, pooled_width, sampling_ratio):
    cells = pooled_height, pooled_width
    weights = _aligned(rois, spatial_scale, cells, sampling_ratio, input.shape[2:], True)
    return _position_sensitive(input, rois, weights, cells)


def _ps_roi_align_backward(grad, rois, channel_mapping, spatial_scale, pooled_height, pooled_width,
                           sampling_ratio, *sizes):  # fmt: skip
    cells = pooled_height, pooled_width
    weights = _aligned(rois, spatial_scale, cells, sampling_ratio, sizes[2:], True)
    return _position_sensitive_backward(grad, rois, weights, cells, sizes)


def _ps_roi_pool(input, rois, spatial_scale, pooled_height, pooled_width):
    cells = pooled_height, pooled_width
    return _position_sensitive(input, rois, _pooled(rois, spatial_scale, cells, input.shape[2:], 1), cells)


def _ps_roi_pool_backward(grad, rois, channel_mapping, spatial_scale, pooled_height, pooled_width, *sizes):
    cells = pooled_height, pooled_width
    weights = _pooled(rois, spatial_scale, cells, sizes[2:], 0)
    return _position_sensitive_backward(grad, rois, weights, cells, sizes)


def _roi_pool(input, rois, spatial_scale, pooled_height, pooled_width):
    """The largest pixel of each cell, and its index in the image: -1 for an empty cell."""
    _, channels, height, width = input.shape
    corners = _corners(rois, spatial_scale)
    size = (corners[:, 2:] - corners[:, :2] + 1).clamp(min=1)
    tops, bottoms = _pool_ranges(corners[:, 1], size[:, 1], pooled_height, height)
    lefts, rights = _pool_ranges(corners[:, 0], size[:, 0], pooled_width, width)
    result = input.new_zeros((len(rois), channels, pooled_height, pooled_width))
    where = _f.full_like(result, -1, dtype=_C.int32)
    for at, image in enumerate(rois[:, 0].tolist()):
        for row, (top, bottom) in enumerate(zip(tops[at].tolist(), bottoms[at].tolist())):
            for column, (left, right) in enumerate(zip(lefts[at].tolist(), rights[at].tolist())):
                if bottom <= top or right <= left:
                    continue
                best = input[int(image), :, top:bottom, left:right].flatten(1).max(1)
                result[at, :, row, column] = best.values
                index = best.indices
                pixels = (index // (right - left) + top) * width + index % (right - left) + left
                where[at, :, row, column] = pixels.to(_C.int32)
    return result, where


def _roi_pool_backward(grad, rois, argmax, spatial_scale, pooled_height, pooled_width, *sizes):
    result = grad.new_zeros((*sizes[:2], sizes[2] * sizes[3]))
    used, index = (argmax >= 0).to(grad.dtype), argmax.clamp(min=0).long()
    for at, image in enumerate(rois[:, 0].tolist()):
        result[int(image)].scatter_add_(1, index[at].flatten(1), (grad[at] * used[at]).flatten(1))
    return result.view(sizes)


# ---- Deformable convolution ---------------------------------------------------------------------


def _sample(images, rows, columns):
    """Values between pixels, 0 outside: images (N, channels, H, W), positions (N, samples)."""
    height, width = images.shape[2:]
    flat, total = images.flatten(2), 0
    top, left = rows.floor(), columns.floor()
    for row, row_weight in ((top, 1 - (rows - top)), (top + 1, rows - top)):
        for column, weight in ((left, 1 - (columns - left)), (left + 1, columns - left)):
            inside = (row >= 0) & (row < height) & (column >= 0) & (column < width)
            index = (row.clamp(0, height - 1) * width + column.clamp(0, width - 1)).long()
            values = flat.gather(2, index[:, None].expand(-1, flat.shape[1], -1))
            total = total + values * (row_weight * weight * inside)[:, None]
    return total


def _deform_conv2d(input, weight, offset, mask, bias, stride_h, stride_w, pad_h, pad_w, dilation_h, dilation_w,
                   groups, offset_groups, use_mask):  # fmt: skip
    count, channels = input.shape[:2]
    high, wide = offset.shape[2:]
    kernel = weight.shape[2] * weight.shape[3]
    shift = offset.reshape(count * offset_groups, kernel, 2, high, wide)

    def positions(axis, size, dilation, stride, pad, steps):
        tap = _f.arange(kernel) % size if axis else _f.arange(kernel) // weight.shape[3]
        step = _f.arange(steps) * stride - pad
        step = step[None, :] if axis else step[:, None]
        return (tap[:, None, None] * dilation + step).to(input.dtype) + shift[:, :, axis]

    rows = positions(0, weight.shape[2], dilation_h, stride_h, pad_h, high)
    columns = positions(1, weight.shape[3], dilation_w, stride_w, pad_w, wide)
    maps = input.reshape(count * offset_groups, channels // offset_groups, *input.shape[2:])
    values = _sample(maps, rows.flatten(1), columns.flatten(1))
    if use_mask:
        values = values * mask.reshape(count * offset_groups, 1, -1)
    values = values.reshape(count, groups, channels // groups * kernel, high * wide)
    result = weight.reshape(groups, weight.shape[0] // groups, -1) @ values
    return result.reshape(count, weight.shape[0], high, wide) + bias[:, None, None]


def _deform_conv2d_backward(grad, *arguments):
    tensors, numbers = arguments[:5], arguments[5:]

    def forward(*given):
        # Terms of 0 give every tensor a gradient, also those that are not used.
        return _deform_conv2d(*given, *numbers) + given[3].sum() * 0

    # Kernels run below autograd, which this one needs.
    included = _C._dispatch_tls_local_include_set()
    with _C._ForceDispatchKeyGuard(included, _C.DispatchKeySet.from_raw_repr(0)):
        return vjp(forward, tuple(tensors), grad)[1]


# ---- Registration -------------------------------------------------------------------------------

_OPERATORS = {
    "_cuda_version() -> int": lambda: -1,
    "nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor": _nms,
    f"roi_align({_POOL}, int sampling_ratio, bool aligned) -> Tensor": _roi_align,
    f"_roi_align_backward(Tensor grad, Tensor rois, {_SCALE}, {_SIZES}, int sampling_ratio, bool aligned) "
    "-> Tensor": _roi_align_backward,
    f"roi_pool({_POOL}) -> (Tensor, Tensor)": _roi_pool,
    f"_roi_pool_backward(Tensor grad, Tensor rois, Tensor argmax, {_SCALE}, {_SIZES}) -> Tensor":
        _roi_pool_backward,
    f"ps_roi_align({_POOL}, int sampling_ratio) -> (Tensor, Tensor)": _ps_roi_align,
    f"_ps_roi_align_backward(Tensor grad, Tensor rois, Tensor channel_mapping, {_SCALE}, int sampling_ratio, "
    f"{_SIZES}) -> Tensor": _ps_roi_align_backward,
    f"ps_roi_pool({_POOL}) -> (Tensor, Tensor)": _ps_roi_pool,
    f"_ps_roi_pool_backward(Tensor grad, Tensor rois, Tensor channel_mapping, {_SCALE}, {_SIZES}) -> Tensor":
        _ps_roi_pool_backward,
    f"deform_conv2d({_DEFORM}) -> Tensor": _deform_conv2d,
    f"_deform_conv2d_backward(Tensor grad, {_DEFORM}) -> (Tensor, Tensor, Tensor, Tensor, Tensor)":
        _deform_conv2d_backward,
    "box_iou_rotated(Tensor boxes1, Tensor boxes2) -> Tensor":
        absent_function("torch.ops.torchvision.box_iou_rotated"),
    "qnms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor":
        absent_function("torch.ops.torchvision.qnms"),
    "qroi_align(Tensor input, Tensor rois, float input_scale, int input_zero_point, float rois_scale, "
    f"int rois_zero_point, {_SCALE}, int sampling_ratio, bool aligned) -> Tensor":
        absent_function("torch.ops.torchvision.qroi_align"),
}


# ---- Derivatives --------------------------------------------------------------------------------


def _keep_pool(ctx, inputs, output):
    second = output[1:] if isinstance(output, tuple) else ()  # the argmax, or the mapping of channels
    ctx.save_for_backward(inputs[1], *second)
    ctx.shape, ctx.numbers = inputs[0].shape, inputs[2:]


def _pool_derivative(name, sizes_at):
    """The derivative of a pooling by its input; the input's sizes follow that many other numbers."""
    def backward(ctx, grad, *unused):
        kept, numbers = ctx.saved_tensors, ctx.numbers
        grad_input = getattr(ops.torchvision, name)(
            grad, *kept, *numbers[:sizes_at], *ctx.shape, *numbers[sizes_at:])
        return grad_input, *[None] * (1 + len(numbers))

    return backward


def _keep_deform(ctx, inputs, output):
    ctx.save_for_backward(*inputs[:5])
    ctx.numbers = inputs[5:]


def _deform_derivative(ctx, grad):
    grads = ops.torchvision._deform_conv2d_backward(grad, *ctx.saved_tensors, *ctx.numbers)
    return *grads, *[None] * len(ctx.numbers)


def _register_derivatives(library):
    for name, sizes_at in (("roi_align", 3), ("roi_pool", 3), ("ps_roi_align", 4), ("ps_roi_pool", 3)):
        register_autograd(f"torchvision::{name}", _pool_derivative(f"_{name}_backward", sizes_at),
                          setup_context=_keep_pool, lib=library)
    register_autograd("torchvision::deform_conv2d", _deform_derivative, setup_context=_keep_deform, lib=library)


def register():
    """Defines the operators; returns the library, which must be kept."""
    library = Library("torchvision", "DEF")
    for schema, kernel in _OPERATORS.items():
        library.define(schema)
        library.impl(schema.partition("(")[0], kernel, "CPU" if "Tensor" in schema else
                     "CompositeExplicitAutograd")
    if "torchvision" not in sys.modules or find_spec("torchvision._autograd_registrations") is None:
        _register_derivatives(library)
    return library
