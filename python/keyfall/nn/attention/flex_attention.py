"""Attention with a function that changes each score: computed on the whole matrix of scores."""

import functools
import math
import operator
from typing import NamedTuple

import keyfall

__all__ = ["BlockMask", "and_masks", "create_block_mask", "create_mask", "flex_attention", "noop_mask",
           "or_masks"]

_DEFAULT_SPARSE_BLOCK_SIZE = 128


class AuxRequest(NamedTuple):
    """Which further results flex_attention returns."""

    lse: bool = False
    max_scores: bool = False


class AuxOutput(NamedTuple):
    """The further results of flex_attention."""

    lse: object = None
    max_scores: object = None


def _indices(B, H, Q, K, device):
    """Indices that broadcast to (B, H, Q, K)."""
    sizes = (B, H, Q, K)
    return [keyfall.arange(size, device=device).view([-1 if at == dim else 1 for at in range(4)])
            for dim, size in enumerate(sizes)]


def noop_mask(batch, head, token_q, token_kv):
    """A mask of everything."""
    return batch.new_ones((), dtype=keyfall.bool)


def _combined(masks, combine, start):
    """The mask combine(…combine(start, masks[0])…, masks[-1])."""
    if not all(map(callable, masks)):
        raise RuntimeError(f"All inputs should be callable mask_mods: {masks}")

    def combined(b, h, q, kv):
        values = (mask(b, h, q, kv) for mask in masks)
        return functools.reduce(combine, values, b.new_full((), start, dtype=keyfall.bool))

    return combined


def and_masks(*mask_mods):
    """The mask of positions that all masks have."""
    return _combined(mask_mods, operator.and_, True)


def or_masks(*mask_mods):
    """The mask of positions that some mask has."""
    return _combined(mask_mods, operator.or_, False)


def create_mask(mod_fn, B, H, Q_LEN, KV_LEN, device=None):
    """The mask of a function, as a tensor (B, H, Q_LEN, KV_LEN). The function gets tensors of indices."""
    shape = (B or 1, H or 1, Q_LEN, KV_LEN)
    return keyfall.as_tensor(mod_fn(*_indices(*shape, device))).expand(shape)


class BlockMask:
    """The mask of a function, for sequences of these lengths."""

    def __init__(self, mask_mod, shape, device=None, BLOCK_SIZE=128):
        self.mask_mod, self.shape, self.device = mask_mod, shape, device
        self.BLOCK_SIZE = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else tuple(BLOCK_SIZE)
        self.seq_lengths = shape[-2:]

    def to_dense(self):
        """1 for each block with an unmasked position."""
        mask, (rows, columns) = create_mask(self.mask_mod, *self.shape, self.device), self.BLOCK_SIZE
        Q, K = self.seq_lengths
        mask = keyfall.nn.functional.pad(mask, [0, -K % columns, 0, -Q % rows])
        return mask.unflatten(-1, (-1, columns)).unflatten(-3, (-1, rows)).any(-1).any(-2).int()

    def sparsity(self):
        """The percentage of blocks that are masked."""
        return 100 * (1 - self.to_dense().float().mean().item())

    def numel(self):
        """The number of positions."""
        return math.prod(self.shape)


def create_block_mask(mask_mod, B, H, Q_LEN, KV_LEN, device="cpu", BLOCK_SIZE=128, _compile=False):
    """The mask of a function for flex_attention."""
    return BlockMask(mask_mod, (B or 1, H or 1, Q_LEN, KV_LEN), device, BLOCK_SIZE)


def flex_attention(query, key, value, score_mod=None, block_mask=None, scale=None, enable_gqa=False,
                   return_lse=False, kernel_options=None, *, return_aux=None):
    """softmax(score_mod(query keyᵀ scale, batch, head, query index, key index)) value. score_mod gets all
    scores and tensors of indices at once, so it must work elementwise."""
    if query.dim() != 4 or key.dim() != 4 or value.dim() != 4:
        raise NotImplementedError("NYI: query, key, and value must be 4D tensors")
    heads, key_heads = query.size(1), key.size(1)
    if heads != key_heads:
        if not enable_gqa:
            raise ValueError("Expect query and key/value to have the same number of heads but got "
                             f"Hq={heads} and Hkv={key_heads}. Try setting enable_gqa=True for GQA.")
        key, value = (each.repeat_interleave(heads // key_heads, 1) for each in (key, value))
    scale = 1 / math.sqrt(query.size(-1)) if scale is None else scale
    scores = (query @ key.mT) * scale
    indices = _indices(*scores.shape, scores.device)
    if score_mod is not None:
        scores = score_mod(scores, *indices)
    if block_mask is not None:
        scores = scores.masked_fill(~keyfall.as_tensor(block_mask.mask_mod(*indices)), -math.inf)
    lse = scores.logsumexp(-1)
    weights = keyfall.exp(scores - lse.masked_fill(lse == -math.inf, 0).unsqueeze(-1))
    result = weights.to(query.dtype) @ value
    if return_aux is not None:
        return result, AuxOutput(lse=lse if return_aux.lse else None,
                                 max_scores=scores.amax(-1) if return_aux.max_scores else None)
    return (result, lse) if return_lse else result
