"""Transformers: encoder and decoder layers, stacks of them, and the whole model."""

import copy
import warnings
from collections.abc import Callable

from ..._C import Tensor
from ... import _C
from .. import functional as F
from .. import init
from .activation import GELU, MultiheadAttention, ReLU, _keyfall, _needs_no_history
from .container import ModuleList
from .dropout import Dropout
from .linear import Linear
from .module import Module
from .normalization import LayerNorm

__all__ = ["Transformer", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder",
           "TransformerEncoderLayer"]


def _get_activation_fn(given):
    if not isinstance(given, str):
        return given
    if given not in ("relu", "gelu"):
        raise RuntimeError(f"activation should be relu/gelu, not {given}")
    return getattr(F, given)


class _Layer(Module):
    """Base of encoder and decoder layers: attention, two linear layers, and norms."""

    __constants__ = ["norm_first"]

    def __init__(self, attentions, d_model, nhead, dim_feedforward, dropout, activation,
                 layer_norm_eps, batch_first, norm_first, bias, device, dtype):
        super().__init__()
        options = {"bias": bias, "device": device, "dtype": dtype}
        for name in attentions:
            setattr(self, name, MultiheadAttention(d_model, nhead, dropout=dropout,
                                                   batch_first=batch_first, **options))
        self.linear1 = Linear(d_model, dim_feedforward, **options)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, **options)
        self.norm_first = norm_first
        steps = range(1, len(attentions) + 2)
        for number in steps:
            setattr(self, f"norm{number}", LayerNorm(d_model, eps=layer_norm_eps, **options))
        for number in steps:
            setattr(self, f"dropout{number}", Dropout(dropout))
        self.activation = _get_activation_fn(activation)

    def __setstate__(self, state):
        super().__setstate__(state)
        self.__dict__.setdefault("activation", F.relu)

    def _attend(self, attention, dropout, x, source, mask, padding, causal):
        found, _ = attention(x, source, source, attn_mask=mask, key_padding_mask=padding,
                             is_causal=causal, need_weights=False)
        return dropout(found)

    def _feed(self, dropout, x):
        return dropout(self.linear2(self.dropout(self.activation(self.linear1(x)))))

    def _step(self, x, norm, block):
        """Applies one block with its norm, before or after it, and the residual connection."""
        return x + block(norm(x)) if self.norm_first else norm(x + block(x))


def _generate_square_subsequent_mask(sz, device=None, dtype=None):
    functions = _C._VariableFunctions
    return functions.triu(functions.full((sz, sz), float("-inf"), dtype=dtype, device=device), diagonal=1)


def _is_batch_first(layer):
    """Whether the batch comes first. Layers that are written elsewhere may not say so."""
    return getattr(getattr(layer, "self_attn", None), "batch_first", False)


def _get_seq_len(src, batch_first):
    """The number of positions, or None for a nested tensor, which has several."""
    if src.is_nested:
        return None
    return src.size(1 if batch_first and src.dim() == 3 else 0)


def _detect_is_causal_mask(mask, is_causal=None, size=None):
    """What the caller said; without that, whether the mask hides exactly the later positions."""
    if is_causal is not None or mask is None:
        return bool(is_causal)
    size = mask.size(-2) if size is None else size
    causal = _generate_square_subsequent_mask(size, device=mask.device, dtype=mask.dtype)
    return mask.shape == causal.shape and bool((mask == causal).all())


def _canonical_masks(src, name, mask, padding):
    """Both masks as ones to be added to scores."""
    padding = F._canonical_mask(padding, "src_key_padding_mask", F._none_or_dtype(mask), name, src.dtype)
    return F._canonical_mask(mask, name, None, "", src.dtype, check_other=False), padding


def _only_hides(mask):
    """Whether a mask to be added has no numbers but 0 and -inf: the fast path keeps no others."""
    return mask is None or bool(((mask == 0) | mask.isneginf()).all())


def _causal(mask, causal):
    """is_causal is a hint about the mask: it has no effect without one."""
    return bool(causal) and mask is not None


class TransformerEncoderLayer(_Layer):
    """Self-attention, then two linear layers."""

    def __init__(self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
                 activation: str | Callable = F.relu, layer_norm_eps: float = 1e-5,
                 batch_first: bool = False, norm_first: bool = False, bias: bool = True,
                 device=None, dtype=None) -> None:
        super().__init__(("self_attn",), d_model, nhead, dim_feedforward, dropout, activation,
                         layer_norm_eps, batch_first, norm_first, bias, device, dtype)
        kinds = [(F.relu, ReLU), (F.gelu, GELU)]
        self.activation_relu_or_gelu = next((number for number, (function, kind) in enumerate(kinds, 1)
                                             if self.activation is function or isinstance(self.activation, kind)), 0)

    def forward(self, src: Tensor, src_mask: Tensor | None = None,
                src_key_padding_mask: Tensor | None = None, is_causal: bool = False) -> Tensor:
        src_mask, src_key_padding_mask = _canonical_masks(src, "src_mask", src_mask, src_key_padding_mask)
        if self._suits_fast_path(src, src_mask, src_key_padding_mask):
            mask, kind = self.self_attn.merge_masks(src_mask, src_key_padding_mask, src)
            parameters = self._fast_parameters()
            return _keyfall._transformer_encoder_layer_fwd(
                src, self.self_attn.embed_dim, self.self_attn.num_heads, *parameters[:4],
                self.activation_relu_or_gelu == 2, self.norm_first, self.norm1.eps, *parameters[4:], mask, kind)
        causal = _causal(src_mask, is_causal)
        x = self._step(src, self.norm1, lambda x: self._attend(
            self.self_attn, self.dropout1, x, x, src_mask, src_key_padding_mask, causal))
        return self._step(x, self.norm2, lambda x: self._feed(self.dropout2, x))

    def _fast_parameters(self):
        attention, layers = self.self_attn, (self.norm1, self.norm2, self.linear1, self.linear2)
        return (attention.in_proj_weight, attention.in_proj_bias, attention.out_proj.weight, attention.out_proj.bias,
                *(one for layer in layers for one in (layer.weight, layer.bias)))

    def _suits_fast_path(self, src, *masks):
        attention = self.self_attn
        if self.training or src.dim() != 3 or not attention.batch_first or not attention._qkv_same_embed_dim:
            return False
        if attention.num_heads % 2 or not self.activation_relu_or_gelu or self.norm1.eps != self.norm2.eps:
            return False
        if any(mask is not None and (src.is_nested or not _only_hides(mask)) for mask in masks):
            return False
        if any(one._forward_hooks or one._forward_pre_hooks for one in self.modules()):
            return False
        parameters = self._fast_parameters()
        return all(one is not None for one in parameters) and _needs_no_history((src, *parameters))


class TransformerDecoderLayer(_Layer):
    """Self-attention, then attention to the encoder's result, then two linear layers."""

    def __init__(self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
                 activation: str | Callable = F.relu, layer_norm_eps: float = 1e-5,
                 batch_first: bool = False, norm_first: bool = False, bias: bool = True,
                 device=None, dtype=None) -> None:
        super().__init__(("self_attn", "multihead_attn"), d_model, nhead, dim_feedforward, dropout,
                         activation, layer_norm_eps, batch_first, norm_first, bias, device, dtype)

    def forward(self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None,
                memory_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
                memory_key_padding_mask: Tensor | None = None, tgt_is_causal: bool = False,
                memory_is_causal: bool = False) -> Tensor:
        own_causal = _causal(tgt_mask, tgt_is_causal)
        memory_causal = _causal(memory_mask, memory_is_causal)
        x = self._step(tgt, self.norm1, lambda x: self._attend(
            self.self_attn, self.dropout1, x, x, tgt_mask, tgt_key_padding_mask, own_causal))
        x = self._step(x, self.norm2, lambda x: self._attend(
            self.multihead_attn, self.dropout2, x, memory, memory_mask, memory_key_padding_mask,
            memory_causal))
        return self._step(x, self.norm3, lambda x: self._feed(self.dropout3, x))


def _copies(module, count):
    return ModuleList([copy.deepcopy(module) for _ in range(count)])


def _why_not_nested(layer):
    """Which property of the layer keeps an encoder from leaving padding out; "" if none does."""
    if not isinstance(layer, TransformerEncoderLayer):
        return " was not TransformerEncoderLayer"
    attention = layer.self_attn
    reasons = ((layer.norm_first, ".norm_first was True"),
               (not attention.batch_first,
                ".self_attn.batch_first was not True(use batch_first for better inference performance)"),
               (not attention._qkv_same_embed_dim, ".self_attn._qkv_same_embed_dim was not True"),
               (attention.in_proj_bias is None, ".self_attn was passed bias=False"),
               (not layer.activation_relu_or_gelu, ".activation_relu_or_gelu was not True"),
               (layer.norm1.eps != layer.norm2.eps, ".norm1.eps was not equal to encoder_layer.norm2.eps"),
               (attention.num_heads % 2, ".self_attn.num_heads is odd"))
    return next((text for holds, text in reasons if holds), "")


class TransformerEncoder(Module):
    """A stack of copies of an encoder layer, with an optional final norm. With enable_nested_tensor, positions that
    src_key_padding_mask hides at the end of sequences are left out at evaluation, and 0 in the result; mask_check=False
    promises that they are all at the end."""

    __constants__ = ["norm"]

    def __init__(self, encoder_layer: "TransformerEncoderLayer", num_layers: int,
                 norm: "Module | None" = None, enable_nested_tensor: bool = True,
                 mask_check: bool = True) -> None:
        super().__init__()
        self.layers = _copies(encoder_layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm
        self.enable_nested_tensor = self.use_nested_tensor = enable_nested_tensor
        self.mask_check = mask_check
        why_not = _why_not_nested(encoder_layer)
        if enable_nested_tensor and why_not:
            warnings.warn("enable_nested_tensor is True, but self.use_nested_tensor is False because "
                          f"encoder_layer{why_not}", stacklevel=2)
            self.use_nested_tensor = False

    def forward(self, src: Tensor, mask: Tensor | None = None,
                src_key_padding_mask: Tensor | None = None,
                is_causal: bool | None = None) -> Tensor:
        mask, padding = _canonical_masks(src, "mask", mask, src_key_padding_mask)
        x, first = src, self.layers[0]
        nested = mask is None and padding is not None and self._suits_nested(src, padding, first)
        if nested:
            x, padding = _keyfall._nested_tensor_from_mask(src, padding.logical_not(), mask_check=False), None
        causal = _detect_is_causal_mask(mask, is_causal, _get_seq_len(src, _is_batch_first(first)))
        for layer in self.layers:
            x = layer(x, src_mask=mask, is_causal=causal, src_key_padding_mask=padding)
        if nested:
            x = x.to_padded_tensor(0.0, src.size())
        return x if self.norm is None else self.norm(x)

    def _suits_nested(self, src, padding, first):
        """Whether the layers may get a nested tensor, without what is hidden."""
        if not getattr(self, "use_nested_tensor", False) or first.training or src.dim() != 3 or src.is_nested:
            return False
        if not _only_hides(padding) or not _needs_no_history((src, *first._fast_parameters())):
            return False
        return not getattr(self, "mask_check", True) or _keyfall._nested_tensor_from_mask_left_aligned(
            src, padding.logical_not())


class TransformerDecoder(Module):
    """A stack of copies of a decoder layer, with an optional final norm."""

    __constants__ = ["norm"]

    def __init__(self, decoder_layer: "TransformerDecoderLayer", num_layers: int,
                 norm: "Module | None" = None) -> None:
        super().__init__()
        self.layers = _copies(decoder_layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm

    def forward(self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None,
                memory_mask: Tensor | None = None, tgt_key_padding_mask: Tensor | None = None,
                memory_key_padding_mask: Tensor | None = None, tgt_is_causal: bool | None = None,
                memory_is_causal: bool = False) -> Tensor:
        x = tgt
        tgt_is_causal = _detect_is_causal_mask(tgt_mask, tgt_is_causal,
                                               _get_seq_len(tgt, _is_batch_first(self.layers[0])))
        for layer in self.layers:
            x = layer(x, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                      memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=tgt_is_causal,
                      memory_is_causal=memory_is_causal)
        return x if self.norm is None else self.norm(x)


class Transformer(Module):
    """An encoder and a decoder."""

    def __init__(self, d_model: int = 512, nhead: int = 8, num_encoder_layers: int = 6,
                 num_decoder_layers: int = 6, dim_feedforward: int = 2048, dropout: float = 0.1,
                 activation: str | Callable = F.relu, custom_encoder=None, custom_decoder=None,
                 layer_norm_eps: float = 1e-5, batch_first: bool = False, norm_first: bool = False,
                 bias: bool = True, device=None, dtype=None) -> None:
        super().__init__()
        layer = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first,
                 norm_first, bias, device, dtype)

        def norm():
            return LayerNorm(d_model, eps=layer_norm_eps, bias=bias, device=device, dtype=dtype)

        self.encoder = custom_encoder
        if custom_encoder is None:
            self.encoder = TransformerEncoder(TransformerEncoderLayer(*layer), num_encoder_layers,
                                              norm())
        self.decoder = custom_decoder
        if custom_decoder is None:
            self.decoder = TransformerDecoder(TransformerDecoderLayer(*layer), num_decoder_layers,
                                              norm())
        for parameter in self.parameters():
            if parameter.dim() > 1:
                init.xavier_uniform_(parameter)
        self.d_model = d_model
        self.nhead = nhead
        self.batch_first = batch_first

    def forward(self, src: Tensor, tgt: Tensor, src_mask: Tensor | None = None,
                tgt_mask: Tensor | None = None, memory_mask: Tensor | None = None,
                src_key_padding_mask: Tensor | None = None,
                tgt_key_padding_mask: Tensor | None = None,
                memory_key_padding_mask: Tensor | None = None, src_is_causal: bool | None = None,
                tgt_is_causal: bool | None = None, memory_is_causal: bool = False) -> Tensor:
        if src.dim() == 3:
            at = 0 if self.batch_first else 1
            if src.size(at) != tgt.size(at):
                raise RuntimeError("the batch number of src and tgt must be equal")
        if src.size(-1) != self.d_model or tgt.size(-1) != self.d_model:
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        memory = self.encoder(src, src_mask, src_key_padding_mask, src_is_causal)
        return self.decoder(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask,
                            memory_key_padding_mask, tgt_is_causal, memory_is_causal)

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: _C.device | None = None,
                                        dtype: _C.dtype | None = None) -> Tensor:
        """A mask to add to the scores: -inf above the diagonal, so that no position attends to later ones."""
        return _generate_square_subsequent_mask(sz, device, dtype)
