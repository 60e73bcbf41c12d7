"""Activations, and attention with several heads."""

import warnings

from ..._C import Tensor
from ... import _C
from .. import functional as F
from .. import init
from ..parameter import Parameter
from ..._loading import lazy_module as _lazy_module
from .linear import NonDynamicallyQuantizableLinear
from .module import Module

_functions = _C._VariableFunctions
_keyfall = _lazy_module("keyfall")
_backends = _lazy_module("keyfall.backends")

__all__ = [
    "CELU", "ELU", "GELU", "GLU", "Hardshrink", "Hardsigmoid", "Hardswish", "Hardtanh",
    "LeakyReLU", "LogSigmoid", "LogSoftmax", "Mish", "MultiheadAttention", "PReLU", "RReLU", "ReLU",
    "ReLU6", "SELU", "SiLU", "Sigmoid", "Softmax", "Softmax2d", "Softmin", "Softplus", "Softshrink",
    "Softsign", "Tanh", "Tanhshrink", "Threshold",
]


def _and_inplace(text, module):
    """Returns the arguments to show, and inplace if it is not the default."""
    return ", ".join([text] * bool(text) + ["inplace=True"] * bool(module.inplace))


# ---- One function, no options --------------------------------------------------------------------


class _Plain(Module):
    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input)


class Sigmoid(_Plain):
    """1 / (1 + exp(-x))."""

    _function = "sigmoid"


class Tanh(_Plain):
    """Hyperbolic tangent."""

    _function = "tanh"


class LogSigmoid(_Plain):
    """log(sigmoid(x))."""

    _function = "logsigmoid"


class Softsign(_Plain):
    """x / (1 + |x|)."""

    _function = "softsign"


class Tanhshrink(_Plain):
    """x - tanh(x)."""

    _function = "tanhshrink"


# ---- Optionally in-place -------------------------------------------------------------------------


class _Inplace(Module):
    __constants__ = ["inplace"]

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.inplace)

    def extra_repr(self):
        return _and_inplace("", self)


class ReLU(_Inplace):
    """max(x, 0), elementwise."""

    _function = "relu"


class SELU(_Inplace):
    """elu with the constants that preserve mean 0 and variance 1."""

    _function = "selu"


class SiLU(_Inplace):
    """x * sigmoid(x)."""

    _function = "silu"


class Mish(_Inplace):
    """x * tanh(softplus(x))."""

    _function = "mish"


class Hardsigmoid(_Inplace):
    """(x + 3) / 6, clamped to [0, 1]."""

    _function = "hardsigmoid"

    def extra_repr(self):
        return ""


class Hardswish(_Inplace):
    """x * hardsigmoid(x)."""

    _function = "hardswish"

    def extra_repr(self):
        return ""


# ---- With numeric options ------------------------------------------------------------------------


class Threshold(Module):
    """x where x > threshold, value elsewhere."""

    __constants__ = ["threshold", "value", "inplace"]

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold, self.value, self.inplace = threshold, value, inplace

    def forward(self, input: Tensor) -> Tensor:
        return F.threshold(input, self.threshold, self.value, self.inplace)

    def extra_repr(self):
        return _and_inplace(f"threshold={self.threshold}, value={self.value}", self)


class RReLU(Module):
    """LeakyReLU with a random slope between lower and upper while training."""

    __constants__ = ["lower", "upper", "inplace"]

    def __init__(self, lower: float = 1.0 / 8, upper: float = 1.0 / 3,
                 inplace: bool = False) -> None:
        super().__init__()
        self.lower, self.upper, self.inplace = lower, upper, inplace

    def forward(self, input: Tensor) -> Tensor:
        return F.rrelu(input, self.lower, self.upper, self.training, self.inplace)

    def extra_repr(self):
        return _and_inplace(f"lower={self.lower}, upper={self.upper}", self)


class Hardtanh(Module):
    """min(max(x, min_val), max_val), elementwise."""

    __constants__ = ["min_val", "max_val", "inplace"]

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False,
                 min_value: float | None = None, max_value: float | None = None) -> None:
        super().__init__()
        for old, new in ((min_value, "min_val"), (max_value, "max_val")):
            if old is not None:
                warnings.warn(f"keyword argument `{new}ue` is deprecated and rename to `{new}`",
                              FutureWarning, stacklevel=2)
        self.min_val = min_val if min_value is None else min_value
        self.max_val = max_val if max_value is None else max_value
        self.inplace = inplace
        if self.max_val <= self.min_val:
            raise AssertionError(f"max_val {self.max_val} must be larger than min_val "
                                 f"{self.min_val}")

    def forward(self, input: Tensor) -> Tensor:
        return F.hardtanh(input, self.min_val, self.max_val, self.inplace)

    def extra_repr(self):
        return _and_inplace(f"min_val={self.min_val}, max_val={self.max_val}", self)


class ReLU6(Hardtanh):
    """min(max(x, 0), 6), elementwise."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(0.0, 6.0, inplace)

    def extra_repr(self):
        return _and_inplace("", self)


class _Alpha(Module):
    __constants__ = ["alpha", "inplace"]

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha, self.inplace = alpha, inplace

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.alpha, self.inplace)

    def extra_repr(self):
        return _and_inplace(f"alpha={self.alpha}", self)


class ELU(_Alpha):
    """x where x > 0, alpha * (exp(x) - 1) elsewhere."""

    _function = "elu"


class CELU(_Alpha):
    """x where x > 0, alpha * (exp(x / alpha) - 1) elsewhere."""

    _function = "celu"


class LeakyReLU(Module):
    """x where x >= 0, negative_slope * x elsewhere."""

    __constants__ = ["inplace", "negative_slope"]

    def __init__(self, negative_slope: float = 1e-2, inplace: bool = False) -> None:
        super().__init__()
        self.negative_slope, self.inplace = negative_slope, inplace

    def forward(self, input: Tensor) -> Tensor:
        return F.leaky_relu(input, self.negative_slope, self.inplace)

    def extra_repr(self):
        return _and_inplace(f"negative_slope={self.negative_slope}", self)


class GLU(Module):
    """The first half along dim, times the sigmoid of the second."""

    __constants__ = ["dim"]

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        return F.glu(input, self.dim)

    def extra_repr(self):
        return f"dim={self.dim}"


class GELU(Module):
    """x * Phi(x), where Phi is the normal distribution function, or its approximation with tanh."""

    __constants__ = ["approximate"]

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        return F.gelu(input, approximate=self.approximate)

    def extra_repr(self):
        return f"approximate={self.approximate!r}"


class _Shrink(Module):
    __constants__ = ["lambd"]

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.lambd)

    def extra_repr(self):
        return str(self.lambd)


class Hardshrink(_Shrink):
    """0 where |x| <= lambd, x elsewhere."""

    _function = "hardshrink"


class Softshrink(_Shrink):
    """Elements within lambd of 0 become 0; the others move towards 0 by lambd."""

    _function = "softshrink"


class Softplus(Module):
    """log(1 + exp(beta * x)) / beta; x where beta * x > threshold."""

    __constants__ = ["beta", "threshold"]

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        super().__init__()
        self.beta, self.threshold = beta, threshold

    def forward(self, input: Tensor) -> Tensor:
        return F.softplus(input, self.beta, self.threshold)

    def extra_repr(self):
        return f"beta={self.beta}, threshold={self.threshold}"


class PReLU(Module):
    """LeakyReLU with a learned slope, one for all channels or one for each."""

    __constants__ = ["num_parameters"]

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device=None,
                 dtype=None) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.init = init
        self.weight = Parameter(_functions.empty(num_parameters, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Sets the slopes to their initial value."""
        init.constant_(self.weight, self.init)

    def forward(self, input: Tensor) -> Tensor:
        return F.prelu(input, self.weight)

    def extra_repr(self):
        return f"num_parameters={self.num_parameters}"


# ---- Softmax -------------------------------------------------------------------------------------


class _OverDim(Module):
    __constants__ = ["dim"]

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def __setstate__(self, state):
        super().__setstate__(state)
        self.__dict__.setdefault("dim", None)

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.dim, _stacklevel=5)

    def extra_repr(self):
        return f"dim={self.dim}"


class Softmax(_OverDim):
    """exp(x) / sum(exp(x)) along dim."""

    _function = "softmax"


class Softmin(_OverDim):
    """softmax(-x)."""

    _function = "softmin"


class LogSoftmax(_OverDim):
    """The logarithm of softmax."""

    _function = "log_softmax"


class Softmax2d(Module):
    """softmax over the channels of (batch, channel, height, width) or without the batch."""

    def forward(self, input: Tensor) -> Tensor:
        if input.dim() not in (3, 4):
            raise ValueError(f"Softmax2d: expected input to be 3D or 4D, got {input.dim()}D instead")
        return F.softmax(input, -3)


# ---- Attention -----------------------------------------------------------------------------------


def _needs_no_history(tensors):
    """Whether the fast path may run. It records no gradients, modes and subclasses (other than nested tensors) do not see
    its operators, and it is for the CPU without autocast."""
    if not _backends.mha.get_fastpath_enabled() or _keyfall.is_autocast_enabled("cpu") or _keyfall.is_autocast_enabled():
        return False
    if _C._has_torch_function([one for one in tensors if not one.is_nested]):
        return False
    return (all(one.device.type == "cpu" for one in tensors)
            and not (_C.is_grad_enabled() and any(one.requires_grad for one in tensors)))


class MultiheadAttention(Module):
    """Attention with several heads: (length, batch, features), with batch_first (batch, length,
    features), or without the batch. Returns the result and the weights."""

    __constants__ = ["batch_first"]

    def __init__(self, embed_dim, num_heads, dropout=0.0, bias=True, add_bias_kv=False,
                 add_zero_attn=False, kdim=None, vdim=None, batch_first=False, device=None,
                 dtype=None) -> None:
        if embed_dim <= 0 or num_heads <= 0:
            raise ValueError("embed_dim and num_heads must be greater than 0, got "
                             f"embed_dim={embed_dim} and num_heads={num_heads} instead")
        super().__init__()
        self.embed_dim = embed_dim
        self.kdim = embed_dim if kdim is None else kdim
        self.vdim = embed_dim if vdim is None else vdim
        self._qkv_same_embed_dim = self.kdim == embed_dim and self.vdim == embed_dim
        self.num_heads, self.head_dim = num_heads, embed_dim // num_heads
        self.dropout, self.batch_first = dropout, batch_first
        if embed_dim % num_heads:
            raise AssertionError("embed_dim must be divisible by num_heads")
        self._make_parameters(bias, add_bias_kv, device, dtype)
        self.add_zero_attn = add_zero_attn
        self._reset_parameters()

    def _make_parameters(self, bias, add_bias_kv, device, dtype):
        width = self.embed_dim

        def parameter(wanted, *size):
            return Parameter(_functions.empty(size, device=device, dtype=dtype)) if wanted else None

        same = self._qkv_same_embed_dim
        self.register_parameter("in_proj_weight", parameter(same, 3 * width, width))
        for name, size in (("q", width), ("k", self.kdim), ("v", self.vdim)):
            self.register_parameter(f"{name}_proj_weight", parameter(not same, width, size))
        self.register_parameter("in_proj_bias", parameter(bias, 3 * width))
        self.out_proj = NonDynamicallyQuantizableLinear(width, width, bias=bias, device=device,
                                                        dtype=dtype)
        self.register_parameter("bias_k", parameter(add_bias_kv, 1, 1, width))
        self.register_parameter("bias_v", parameter(add_bias_kv, 1, 1, width))

    def _reset_parameters(self):
        for weight in (self.in_proj_weight, self.q_proj_weight, self.k_proj_weight,
                       self.v_proj_weight):
            if weight is not None:
                init.xavier_uniform_(weight)
        if self.in_proj_bias is not None:
            init.constant_(self.in_proj_bias, 0.0)
            init.constant_(self.out_proj.bias, 0.0)
        for bias in (self.bias_k, self.bias_v):
            if bias is not None:
                init.xavier_normal_(bias)

    def forward(self, query: Tensor, key: Tensor, value: Tensor,
                key_padding_mask: Tensor | None = None, need_weights: bool = True,
                attn_mask: Tensor | None = None, average_attn_weights: bool = True,
                is_causal: bool = False) -> tuple[Tensor, Tensor | None]:
        if self._suits_fast_path(query, key, value, key_padding_mask, attn_mask):
            masks = [mask if mask is None else F._canonical_mask(mask, name, None, "", query.dtype)
                     for name, mask in (("attn_mask", attn_mask), ("key_padding_mask", key_padding_mask))]
            mask, kind = self.merge_masks(*masks, query)
            return _keyfall._native_multi_head_attention(
                query, key, value, self.embed_dim, self.num_heads, self.in_proj_weight, self.in_proj_bias,
                self.out_proj.weight, self.out_proj.bias, mask, need_weights, average_attn_weights, kind)
        if any(one.is_nested for one in (query, key, value)):
            raise AssertionError("MultiheadAttention does not support NestedTensor outside of its fast path.")
        turned = self.batch_first and query.dim() == 3
        if turned:  # one tensor stays one: it is projected in one product
            inputs = query, key, value
            query = query.transpose(0, 1)
            key = query if key is inputs[0] else key.transpose(0, 1)
            value = key if value is inputs[1] else value.transpose(0, 1)
        result, weights = F.multi_head_attention_forward(
            query, key, value, self.embed_dim, self.num_heads, self.in_proj_weight,
            self.in_proj_bias, self.bias_k, self.bias_v, self.add_zero_attn, self.dropout,
            self.out_proj.weight, self.out_proj.bias, self.training, key_padding_mask, need_weights,
            attn_mask, not self._qkv_same_embed_dim, self.q_proj_weight, self.k_proj_weight,
            self.v_proj_weight, average_attn_weights=average_attn_weights, is_causal=is_causal)
        return (result.transpose(0, 1) if turned else result), weights

    def _suits_fast_path(self, query, key, value, *masks):
        if self.training or query is not key or key is not value or not self.batch_first or query.dim() != 3:
            return False
        parameters = (self.in_proj_weight, self.in_proj_bias, self.out_proj.weight, self.out_proj.bias)
        if any(one is None or one.dtype != query.dtype for one in parameters) or self.num_heads % 2:
            return False
        if self.bias_k is not None or self.bias_v is not None or self.add_zero_attn or not self._qkv_same_embed_dim:
            return False
        if any(mask is not None and (query.is_nested or mask.is_floating_point()) for mask in masks):
            return False
        return _needs_no_history((query, *parameters))

    def merge_masks(self, attn_mask: Tensor | None, key_padding_mask: Tensor | None,
                    query: Tensor) -> tuple[Tensor | None, int | None]:
        """One mask for both, and its kind: 1 for (batch, length), 2 for (batch, heads, length, length); or None twice."""
        if attn_mask is None:
            return key_padding_mask, None if key_padding_mask is None else 1
        batch, length, _ = query.shape
        if attn_mask.dim() == 3:
            mask = attn_mask.view(batch, -1, length, length)
        else:
            mask = attn_mask.view(1, 1, length, length).expand(batch, self.num_heads, -1, -1)
        if key_padding_mask is not None:
            mask = mask + key_padding_mask.view(batch, 1, 1, length)
        return mask, 2
