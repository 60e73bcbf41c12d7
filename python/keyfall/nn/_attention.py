"""multi_head_attention_forward: projections, heads and masks around scaled dot products."""

import math

from .. import _C
from .._C import Tensor
from .._loading import lazy_module
from .._shared.overridable import make_overridable

_functions = _C._VariableFunctions
_nn = _C._nn
F = lazy_module("keyfall.nn.functional")  # looked up at each call: programs replace functions


def _check_pairs(key, value, separate):
    """Each key has a value; their widths may differ if each has weights of its own."""
    same = key.shape[:2] == value.shape[:2] if separate else key.shape == value.shape
    if not same:
        raise AssertionError(f"key shape {key.shape} does not match value shape {value.shape}")


def multi_head_attention_forward(
        query: Tensor, key: Tensor, value: Tensor, embed_dim_to_check: int, num_heads: int,
        in_proj_weight: Tensor | None, in_proj_bias: Tensor | None, bias_k: Tensor | None,
        bias_v: Tensor | None, add_zero_attn: bool, dropout_p: float, out_proj_weight: Tensor,
        out_proj_bias: Tensor | None, training: bool = True, key_padding_mask: Tensor | None = None,
        need_weights: bool = True, attn_mask: Tensor | None = None, use_separate_proj_weight: bool = False,
        q_proj_weight: Tensor | None = None, k_proj_weight: Tensor | None = None,
        v_proj_weight: Tensor | None = None, static_k: Tensor | None = None, static_v: Tensor | None = None,
        average_attn_weights: bool = True, is_causal: bool = False) -> tuple[Tensor, Tensor | None]:
    """Attention with several heads: (length, batch, features), or without the batch.

    Returns the result and the attention weights: their mean over the heads, or with
    average_attn_weights=False those of each head; None if they are not needed."""
    batched = _is_batched(query, key, value, key_padding_mask, attn_mask, num_heads)
    one_input = query is key and key is value
    if not batched:
        query, key, value = (one.unsqueeze(1) for one in (query, key, value))
        if key_padding_mask is not None:
            key_padding_mask = key_padding_mask.unsqueeze(0)
    length, batch, features = query.shape
    width = _head_width(features, embed_dim_to_check, num_heads)
    _check_pairs(key, value, use_separate_proj_weight)
    if is_causal and attn_mask is None:
        raise RuntimeError("is_causal is a hint about attn_mask: give attn_mask too")
    key_padding_mask = _additive(key_padding_mask, "key_padding_mask", query.dtype)
    is_causal = is_causal and key_padding_mask is None and not need_weights
    attn_mask = None if is_causal else _additive(attn_mask, "attn_mask", query.dtype)

    weights = (q_proj_weight, k_proj_weight, v_proj_weight) if use_separate_proj_weight else (in_proj_weight,)
    q, k, v = _projections(query, key, value, weights, in_proj_bias, one_input)
    attn_mask = _mask_of_heads(attn_mask, length, key.size(0), batch * num_heads)
    extra = 0
    if bias_k is not None and bias_v is not None:
        for given, name in ((static_k, "key"), (static_v, "value")):
            if given is not None:
                raise AssertionError(f"bias cannot be added to static {name}.")
        k = _functions.cat([k, bias_k.repeat(1, batch, 1)])
        v = _functions.cat([v, bias_v.repeat(1, batch, 1)])
        extra += 1
    q, k, v = (one.reshape(one.size(0), batch * num_heads, width).transpose(0, 1)
               for one in (q, k, v))
    k = k if static_k is None else _static(static_k, "static_k", batch * num_heads, width)
    v = v if static_v is None else _static(static_v, "static_v", batch * num_heads, width)
    if add_zero_attn:
        zeros = k.new_zeros([batch * num_heads, 1, width])
        k, v = _functions.cat([k, zeros], 1), _functions.cat([v, zeros], 1)
        extra += 1
    if extra:
        attn_mask = attn_mask if attn_mask is None else _nn.pad(attn_mask, [0, extra])
        if key_padding_mask is not None:
            key_padding_mask = _nn.pad(key_padding_mask, [0, extra])
    mask = _joined(attn_mask, key_padding_mask, batch, num_heads, k.size(1))

    dropout_p = dropout_p if training else 0.0
    if need_weights:
        result, weights = _weighted(q, k, v, mask, dropout_p)
        weights = weights.view(batch, num_heads, length, k.size(1))
    else:
        result, weights = _without_weights(q, k, v, mask, dropout_p, is_causal, num_heads), None
    result = result.transpose(0, 1).reshape(length * batch, features)
    result = F.linear(result, out_proj_weight, out_proj_bias)
    result = result.view(length, batch, result.size(1))
    if need_weights and average_attn_weights:
        weights = weights.mean(1)
    if not batched:
        result = result.squeeze(1)
        weights = weights if weights is None else weights.squeeze(0)
    return result, weights


def _projections(query, key, value, weights, bias, one_input):
    """q, k and v: by one product if they are projections of one input."""
    if one_input and len(weights) == 1:
        together = F.linear(query, weights[0], bias)
        return together.unflatten(-1, (3, -1)).movedim(-2, 0).contiguous()
    weights = weights if len(weights) == 3 else weights[0].chunk(3)
    biases = (None,) * 3 if bias is None else bias.chunk(3)
    return [F.linear(*one) for one in zip((query, key, value), weights, biases)]


def _weighted(q, k, v, mask, dropout_p):
    """The result (heads of all batches, length, width), and the weights of the values."""
    scores = (q * (1.0 / math.sqrt(q.size(-1)))).bmm(k.transpose(1, 2))
    scores = F.softmax(scores if mask is None else scores + mask, dim=-1)
    if dropout_p > 0.0:
        scores = F.dropout(scores, p=dropout_p)
    return scores.bmm(v), scores


def _without_weights(q, k, v, mask, dropout_p, is_causal, heads):
    """The same result, from a kernel that never has all weights in memory."""
    q, k, v = (one.unflatten(0, (-1, heads)) for one in (q, k, v))
    if mask is not None:
        mask = mask.unsqueeze(0) if mask.size(0) == 1 else mask.unflatten(0, (-1, heads))
    return F.scaled_dot_product_attention(q, k, v, mask, dropout_p, is_causal).flatten(0, 1)


def _is_batched(query, key, value, key_padding_mask, attn_mask, num_heads):
    dims = query.dim()
    if dims not in (2, 3):
        raise AssertionError("query should be unbatched 2D or batched 3D tensor but received "
                             f"{dims}-D query tensor")
    kind = f"For {'batched' if dims == 3 else 'unbatched'} ({dims}-D) `query`"
    if key.dim() != dims or value.dim() != dims:
        raise AssertionError(f"{kind}, expected `key` and `value` to be {dims}-D but found "
                             f"{key.dim()}-D and {value.dim()}-D tensors respectively")
    if key_padding_mask is not None and key_padding_mask.dim() != dims - 1:
        raise AssertionError(f"{kind}, expected `key_padding_mask` to be `None` or {dims - 1}-D but "
                             f"found {key_padding_mask.dim()}-D tensor instead")
    if attn_mask is not None:
        if attn_mask.dim() not in (2, 3):
            raise AssertionError(f"{kind}, expected `attn_mask` to be `None`, 2-D or 3-D but found "
                                 f"{attn_mask.dim()}-D tensor instead")
        expected = (num_heads, query.size(0), key.size(0))
        if dims == 2 and attn_mask.dim() == 3 and tuple(attn_mask.shape) != expected:
            raise AssertionError(f"Expected `attn_mask` shape to be {expected} but got "
                                 f"{attn_mask.shape}")
    return dims == 3


def _head_width(features, expected, num_heads):
    if features != expected:
        raise AssertionError(f"was expecting embedding dimension of {expected}, but got {features}")
    if features % num_heads:
        raise AssertionError(f"embed_dim {features} not divisible by num_heads {num_heads}")
    return features // num_heads


def _additive(mask, name, dtype):
    """Returns a mask to add to the scores: -inf where a boolean mask is true."""
    if mask is None or mask.is_floating_point():
        return mask
    if str(mask.dtype) != "torch.bool":
        raise AssertionError(f"only bool and floating types of {name} are supported, found "
                             f"{mask.dtype}")
    return _functions.zeros_like(mask, dtype=dtype).masked_fill_(mask, -math.inf)


def _mask_of_heads(mask, length, source, heads):
    if mask is None:
        return None
    expected = (length, source) if mask.dim() == 2 else (heads, length, source)
    if tuple(mask.shape) not in (expected, (1, length, source)):
        raise RuntimeError(f"The shape of the {mask.dim()}D attn_mask is {mask.shape}, but should be "
                           f"{expected}.")
    return mask.unsqueeze(0) if mask.dim() == 2 else mask


def _static(given, name, heads, width):
    if given.size(0) != heads or given.size(2) != width:
        raise AssertionError(f"expected {name} of shape {(heads, 'any', width)}, found "
                             f"{tuple(given.shape)}")
    return given


def _joined(mask, padding, batch, num_heads, source):
    if padding is None:
        return mask
    for dim, expected in enumerate((batch, source)):
        if padding.size(dim) != expected:
            raise AssertionError(f"Expected key_padded_mask.shape[{dim}] to be {expected}, but got "
                                 f"{padding.size(dim)}")
    padding = padding.view(batch, 1, 1, source).expand(-1, num_heads, -1, -1)
    padding = padding.reshape(batch * num_heads, 1, source)
    return padding if mask is None else mask + padding


make_overridable(globals(), spelled=True)
