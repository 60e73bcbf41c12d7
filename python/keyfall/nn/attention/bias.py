"""Causal masks by their kind and sizes: they need no memory until a kernel asks for one."""

import warnings
from enum import IntEnum, auto

from ... import _C
from .. import functional as F

__all__ = ["CausalBias", "CausalVariant", "causal_lower_right", "causal_upper_left"]

_functions = _C._VariableFunctions


class CausalVariant(IntEnum):
    """Which corner of the scores the diagonal of a causal mask begins or ends in."""

    UPPER_LEFT = auto()
    LOWER_RIGHT = auto()


class CausalBias(_C.Tensor):
    """A causal mask, for the argument attn_mask of scaled_dot_product_attention."""

    def __new__(cls, variant, seq_len_q, seq_len_kv):
        return _functions.empty((0, seq_len_q, seq_len_kv)).as_subclass(cls)

    def __init__(self, variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> None:
        if not isinstance(variant, CausalVariant):
            raise AssertionError(f"variant must be a CausalVariant, got {type(variant).__name__}")
        self.variant, self.seq_len_q, self.seq_len_kv = variant, seq_len_q, seq_len_kv
        if variant == CausalVariant.LOWER_RIGHT and seq_len_q > seq_len_kv:
            warnings.warn("Lower right causal bias will produce NaNs in the output when seq_len_q > "
                          "seq_len_kv!", stacklevel=2)

    def _materialize(self, device=None):
        """Returns the mask: true where a key may be seen."""
        lower = self.variant == CausalVariant.LOWER_RIGHT
        ones = _functions.ones(self.seq_len_q, self.seq_len_kv, dtype=_C.bool, device=device or "cpu")
        return ones.tril(self.seq_len_kv - self.seq_len_q if lower else 0)

    @staticmethod
    def _dispatch(query, key, value, attn_mask, dropout_p=0.0, is_causal=False, **options):
        if is_causal:
            raise ValueError("CausalBias should not be used with causal=True")
        square = attn_mask.seq_len_q == attn_mask.seq_len_kv
        is_causal = square or attn_mask.variant == CausalVariant.UPPER_LEFT
        mask = None if is_causal else attn_mask._materialize(query.device)
        return F.scaled_dot_product_attention(query, key, value, mask, dropout_p, is_causal, **options)

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if func is F.scaled_dot_product_attention:
            return cls._dispatch(*args, **(kwargs or {}))
        return super().__torch_function__(func, types, args, kwargs)

    def __repr__(self):
        return repr(self._materialize())


def causal_upper_left(*size) -> CausalBias:
    """A mask whose diagonal begins in the upper left corner, as that of is_causal=True."""
    return _of_sizes(CausalVariant.UPPER_LEFT, "causal_upper_left", size)


def causal_lower_right(*size) -> CausalBias:
    """A mask whose diagonal ends in the lower right corner: the last query sees all keys."""
    return _of_sizes(CausalVariant.LOWER_RIGHT, "causal_lower_right", size)


def _of_sizes(variant, name, size):
    if len(size) != 2:
        raise AssertionError(f"{name} only supports 2D tensors")
    return CausalBias(variant, *size)
