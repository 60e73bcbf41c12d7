"""Helpers that programs with a copy of PyTorch's attention or pooling code call on
keyfall.nn.functional: it loads this file when one of them is used."""

import warnings

from .. import _C
from .. import overrides as _overrides
from .modules.utils import _list_with_default, _pair, _single, _triple  # noqa: F401

_linear = _C._nn.linear
_zeros_like = _C._VariableFunctions.zeros_like
has_torch_function = _overrides.has_torch_function
has_torch_function_unary = _overrides.has_torch_function_unary
has_torch_function_variadic = _overrides.has_torch_function_variadic
handle_torch_function = _overrides.handle_torch_function


def _none_or_dtype(input):
    """Returns the dtype of a tensor, and None for None."""
    if input is None or isinstance(input, _C.TensorBase):
        return getattr(input, "dtype", None)
    raise RuntimeError("_none_or_dtype: expected a tensor or None for input, got "
                       f"{type(input).__name__}")


def _canonical_mask(mask, mask_name, other_type, other_name, target_type, check_other=True):
    """Returns a mask that is added to scores: True becomes -inf."""
    if mask is None:
        return None
    if mask.dtype != _C.bool and not mask.is_floating_point():
        raise AssertionError(f"only bool and floating types of {mask_name} are supported")
    if check_other and other_type is not None and mask.dtype != other_type:
        warnings.warn(f"Support for mismatched {mask_name} and {other_name} is deprecated. "
                      "Use same type for both instead.", stacklevel=2)
    if mask.is_floating_point():
        return mask
    return _zeros_like(mask, dtype=target_type).masked_fill_(mask, float("-inf"))


def _mha_shape_check(query, key, value, key_padding_mask, attn_mask, num_heads):
    """Checks the shapes of attention's arguments; returns whether they have a batch dimension."""
    if query.dim() not in (2, 3):
        raise AssertionError(
            f"query should be unbatched 2D or batched 3D tensor but received {query.dim()}-D query tensor")
    batched = query.dim() == 3
    for name, tensor in (("key", key), ("value", value)):
        if tensor.dim() != query.dim():
            raise AssertionError(f"{name}: expected {query.dim()} dimensions as query has, got {tensor.dim()}")
    if key_padding_mask is not None and key_padding_mask.dim() != query.dim() - 1:
        raise AssertionError(f"key_padding_mask: expected {query.dim() - 1} dimensions, got "
                             f"{key_padding_mask.dim()}")
    if attn_mask is not None:
        if attn_mask.dim() not in (2, 3):
            raise AssertionError(f"attn_mask: expected 2 or 3 dimensions, got {attn_mask.dim()}")
        expected = (num_heads, query.shape[0], key.shape[0])
        if not batched and attn_mask.dim() == 3 and tuple(attn_mask.shape) != expected:
            raise AssertionError(f"Expected `attn_mask` shape to be {expected} but got "
                                 f"{tuple(attn_mask.shape)}")
    return batched


def _in_projection_packed(q, k, v, w, b=None):
    """Applies the three projections that lie below each other in w and b. One product computes what has
    the same input."""
    width = q.size(-1)
    if k is v:
        if q is k:
            return list(_linear(q, w, b).chunk(3, dim=-1))
        biases = (None, None) if b is None else b.split([width, 2 * width])
        own, shared = w.split([width, 2 * width])
        return [_linear(q, own, biases[0]), *_linear(k, shared, biases[1]).chunk(2, dim=-1)]
    biases = (None,) * 3 if b is None else b.chunk(3)
    return [_linear(x, *parts) for x, *parts in zip((q, k, v), w.chunk(3), biases)]


def _in_projection(q, k, v, w_q, w_k, w_v, b_q=None, b_k=None, b_v=None):
    """Applies a projection to each of query, key and value."""
    return _linear(q, w_q, b_q), _linear(k, w_k, b_k), _linear(v, w_v, b_v)


def _get_softmax_dim(name, ndim, stacklevel):
    """Returns the dimension that softmax takes when none is given: PyTorch's old rule."""
    warnings.warn(f"Implicit dimension choice for {name} has been deprecated. Change the call to include "
                  "dim=X as an argument.", stacklevel=stacklevel)
    return 0 if ndim in (0, 1, 3) else 1


def _values_per_channel(size):
    count = size[0]
    for length in size[2:]:
        count *= length
    return count


def _verify_batch_size(size):
    """Raises if batch normalization would have one value for a channel."""
    if _values_per_channel(size) == 1:
        raise ValueError(f"Expected more than 1 value per channel when training, got input size {size}")


def _verify_spatial_size(size):
    """Raises if instance normalization would have one value for a channel."""
    if _values_per_channel([1, *size[1:]]) == 1:
        raise ValueError(f"Expected more than 1 spatial element when training, got input size {size}")
