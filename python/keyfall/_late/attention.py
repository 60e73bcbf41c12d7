"""What transformers call where no gradient is needed: attention with several heads, a layer of an encoder, and
batches without their padding. PyTorch's modules have these as their fast path; programs call them by name, too."""

import math

from .. import _C
from .._library.catalogue_kernels import kernel
from .._loading import lazy_module
from .gradients import _masked_softmax

F = lazy_module("keyfall.nn.functional")
_nested = lazy_module("keyfall.nested.parts")


def _check_heads(query, key, value, embed_dim, num_head, qkv_weight, qkv_bias):
    width = query.shape[-1]
    if embed_dim != width:
        raise RuntimeError(f"passed-in embed_dim {embed_dim} didn't match last dim of query {width}")
    if query.dim() != 3:
        raise RuntimeError(f"expected 3-D `query`, got {query.dim()}-D tensor")
    if key.shape != query.shape or value.shape != query.shape:
        raise RuntimeError("expected `query`/`key`/`value` shapes to match")
    if qkv_weight.dim() != 2 or qkv_weight.shape[0] != 3 * width:
        raise RuntimeError("expected `qkv_weight` first dim to be 3x embed_dim")
    if qkv_bias.dim() != 1 or qkv_bias.shape[0] != 3 * width:
        raise RuntimeError("expected `qkv_bias` first dim and first dim of query to be equal")
    if width % num_head:
        raise RuntimeError("`embed_dim` must divide evenly by `num_heads`")


def _check_mask(mask, mask_type):
    if mask is not None and mask_type not in (0, 1, 2):
        raise RuntimeError("Mask Type should be defined" if mask_type is None else
                           "Mask Type should be 0 (src_mask) or 1 (src_key_padding_mask), or 2 (default_mask)")


def _in_heads(projected, num_head):
    """(batch, length, parts of width) as one tensor (batch, heads, length, columns) for each part."""
    return [part.unflatten(-1, (num_head, -1)).transpose(1, 2) for part in projected]


@kernel("_native_multi_head_attention")
def _native_multi_head_attention(query, key, value, embed_dim, num_head, qkv_weight, qkv_bias, proj_weight, proj_bias,
                                 mask=None, need_weights=True, average_attn_weights=True, mask_type=None):
    _check_heads(query, key, value, embed_dim, num_head, qkv_weight, qkv_bias)
    _check_mask(mask, mask_type)
    q, k, v = _in_heads(F._in_projection_packed(query, key, value, qkv_weight, qkv_bias), num_head)
    if mask is None and not need_weights:
        heads, weights = F.scaled_dot_product_attention(q, k, v), None
    else:
        scores = (q * (1 / math.sqrt(q.shape[-1]))) @ k.transpose(-2, -1)
        weights = scores.softmax(-1) if mask is None else _masked_softmax(scores, mask.to(_C.bool), 3, mask_type)
        heads = weights @ v
    result = F.linear(heads.transpose(1, 2).flatten(2), proj_weight, proj_bias)
    if not need_weights:
        return result, None
    return result, weights.mean(1) if average_attn_weights else weights


@kernel("_transform_bias_rescale_qkv")
def _transform_bias_rescale_qkv(qkv, qkv_bias, num_heads):
    q, k, v = _in_heads((qkv + qkv_bias).chunk(3, -1), num_heads)
    return (q / math.sqrt(q.shape[-1])).contiguous(), k.contiguous(), v.contiguous()


@kernel("_transformer_encoder_layer_fwd")
def _transformer_encoder_layer_fwd(src, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias, use_gelu,
                                   norm_first, eps, norm_weight_1, norm_bias_1, norm_weight_2, norm_bias_2, ffn_weight_1,
                                   ffn_bias_1, ffn_weight_2, ffn_bias_2, mask=None, mask_type=None):

    def attend(x):
        return _native_multi_head_attention(x, x, x, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias,
                                            mask, False, False, mask_type)[0]

    def feed(x):
        x = F.linear(x, ffn_weight_1, ffn_bias_1)
        return F.linear(F.gelu(x) if use_gelu else F.relu(x), ffn_weight_2, ffn_bias_2)

    x = src
    for block, *parameters in ((attend, norm_weight_1, norm_bias_1), (feed, norm_weight_2, norm_bias_2)):
        if norm_first:
            x = x + block(F.layer_norm(x, (embed_dim,), *parameters, eps))
        else:
            x = F.layer_norm(x + block(x), (embed_dim,), *parameters, eps)
    return x


# ---- Batches without padding


def _check_padding(t, mask):
    if mask.dtype != _C.bool:
        kind = mask.type().removeprefix("torch.").removesuffix("Tensor")
        raise RuntimeError(f"Expected mask to be of ScalarType Bool, but got {kind} instead.")
    if mask.dim() != 2:
        raise RuntimeError("Padding mask should be 2D")
    if t.dim() != 3:
        raise RuntimeError("Input should be a 3D tensor, N * L * D")
    if t.shape[:2] != mask.shape:
        raise RuntimeError("Mask size should match input size")


@kernel("_nested_tensor_from_mask_left_aligned")
def _nested_tensor_from_mask_left_aligned(t, mask):
    _check_padding(t, mask)
    return not bool((mask[:, 1:] & ~mask[:, :-1]).any())


@kernel("_nested_tensor_from_mask")
def _nested_tensor_from_mask(t, mask, mask_check=True):
    _check_padding(t, mask)
    if mask_check and not _nested_tensor_from_mask_left_aligned(t, mask):
        raise RuntimeError("Mask must be left-aligned without gaps")
    return _nested.NestedTensor([part[:count] for part, count in zip(t.unbind(0), mask.sum(-1).tolist())])
