# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

__all__ = [
    "sigmoid",
    "sigmoid_",
    "logit",
    "logit_",
    "relu",
    "relu_",
    "prelu",
    "threshold",
    "threshold_",
    "selu",
    "selu_",
    "celu",
    "celu_",
    "hardshrink",
    "add",
    "sub",
    "rsub",
    "mul",
    "div",
    "floor_divide",
    "remainder",
    "fmod",
    "addcmul",
    "addcdiv",
    "lerp",
    "pow",
    "float_power",
    "atan2",
    "hypot",
    "copysign",
    "nextafter",
    "logaddexp",
    "logaddexp2",
    "xlogy",
    "xlogy_",
    "gcd",
    "gcd_",
    "lcm",
    "lcm_",
    "heaviside",
    "ldexp",
    "ldexp_",
    "maximum",
    "minimum",
    "fmax",
    "fmin",
    "max",
    "min",
    "clamp",
    "clamp_",
    "clamp_min",
    "clamp_min_",
    "clamp_max",
    "clamp_max_",
    "clip",
    "clip_",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "greater",
    "greater_equal",
    "less",
    "less_equal",
    "not_equal",
    "isclose",
    "allclose",
    "equal",
    "logical_and",
    "logical_or",
    "logical_xor",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "bitwise_left_shift",
    "bitwise_right_shift",
    "where",
    "masked_fill",
    "fill",
    "fill_",
    "zero_",
    "clone",
    "subtract",
    "multiply",
    "divide",
    "true_divide",
    "arctan2",
    "result_type",
    "can_cast",
    "promote_types",
    "convolution",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "conv_tbc",
    "cross",
    "embedding_bag",
    "embedding_renorm_",
    "empty",
    "empty_strided",
    "empty_permuted",
    "empty_like",
    "zeros",
    "zeros_like",
    "ones",
    "ones_like",
    "full",
    "full_like",
    "scalar_tensor",
    "eye",
    "arange",
    "range",
    "linspace",
    "logspace",
    "tril_indices",
    "triu_indices",
    "complex",
    "polar",
    "vander",
    "from_file",
    "resize_as_",
    "gather",
    "scatter",
    "scatter_add",
    "scatter_reduce",
    "index_select",
    "index_add",
    "index_copy",
    "index_fill",
    "index_reduce",
    "index_put",
    "index_put_",
    "take",
    "put",
    "masked_select",
    "masked_scatter",
    "cat",
    "concat",
    "concatenate",
    "stack",
    "hstack",
    "vstack",
    "row_stack",
    "dstack",
    "column_stack",
    "flip",
    "fliplr",
    "flipud",
    "roll",
    "rot90",
    "tile",
    "repeat_interleave",
    "tril",
    "triu",
    "diag",
    "diag_embed",
    "diagflat",
    "select_scatter",
    "slice_scatter",
    "diagonal_scatter",
    "as_strided_scatter",
    "take_along_dim",
    "argwhere",
    "nonzero_static",
    "combinations",
    "channel_shuffle",
    "pixel_shuffle",
    "pixel_unshuffle",
    "native_channel_shuffle",
    "cholesky",
    "cholesky_solve",
    "cholesky_inverse",
    "lu_unpack",
    "lu_solve",
    "inverse",
    "det",
    "slogdet",
    "logdet",
    "triangular_solve",
    "qr",
    "geqrf",
    "orgqr",
    "ormqr",
    "svd",
    "pinverse",
    "matrix_exp",
    "nuclear_norm",
    "hinge_embedding_loss",
    "margin_ranking_loss",
    "triplet_margin_loss",
    "cosine_embedding_loss",
    "poisson_nll_loss",
    "kl_div",
    "binary_cross_entropy_with_logits",
    "ctc_loss",
    "mm",
    "addmm",
    "bmm",
    "baddbmm",
    "addbmm",
    "mv",
    "addmv",
    "addmv_",
    "dot",
    "vdot",
    "addr",
    "outer",
    "ger",
    "inner",
    "matmul",
    "kron",
    "matrix_power",
    "pdist",
    "bilinear",
    "constant_pad_nd",
    "embedding",
    "mkldnn_rnn_layer",
    "lstm",
    "gru",
    "rnn_tanh",
    "rnn_relu",
    "lstm_cell",
    "gru_cell",
    "rnn_tanh_cell",
    "rnn_relu_cell",
    "softmax",
    "log_softmax",
    "native_layer_norm",
    "layer_norm",
    "rms_norm",
    "native_group_norm",
    "group_norm",
    "native_batch_norm",
    "batch_norm",
    "instance_norm",
    "norm_except_dim",
    "batch_norm_update_stats",
    "max_pool1d_with_indices",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "avg_pool1d",
    "adaptive_avg_pool1d",
    "adaptive_max_pool1d",
    "fake_quantize_per_tensor_affine",
    "fake_quantize_per_channel_affine",
    "bernoulli",
    "poisson",
    "binomial",
    "multinomial",
    "rrelu",
    "rrelu_",
    "rand",
    "randn",
    "rand_like",
    "randn_like",
    "randint",
    "randint_like",
    "randperm",
    "normal",
    "native_dropout",
    "dropout",
    "dropout_",
    "feature_dropout",
    "feature_dropout_",
    "alpha_dropout",
    "alpha_dropout_",
    "feature_alpha_dropout",
    "feature_alpha_dropout_",
    "sum",
    "nansum",
    "mean",
    "nanmean",
    "prod",
    "amax",
    "amin",
    "aminmax",
    "argmax",
    "argmin",
    "any",
    "all",
    "count_nonzero",
    "var",
    "std",
    "var_mean",
    "std_mean",
    "frobenius_norm",
    "logsumexp",
    "cumsum",
    "cumprod",
    "logcumsumexp",
    "cummax",
    "cummin",
    "dist",
    "pairwise_distance",
    "cosine_similarity",
    "renorm",
    "cov",
    "corrcoef",
    "histc",
    "bincount",
    "trapezoid",
    "cumulative_trapezoid",
    "diff",
    "quantile",
    "nanquantile",
    "histogram",
    "histogramdd",
    "segment_reduce",
    "hash_tensor",
    "grid_sampler_2d",
    "grid_sampler_3d",
    "grid_sampler",
    "affine_grid_generator",
    "is_nonzero",
    "sort",
    "argsort",
    "msort",
    "topk",
    "kthvalue",
    "median",
    "nanmedian",
    "mode",
    "searchsorted",
    "bucketize",
    "unique_dim",
    "isin",
    "exp",
    "exp_",
    "exp2",
    "exp2_",
    "expm1",
    "expm1_",
    "log",
    "log_",
    "log2",
    "log2_",
    "log10",
    "log10_",
    "log1p",
    "log1p_",
    "sin",
    "sin_",
    "cos",
    "cos_",
    "tan",
    "tan_",
    "asin",
    "asin_",
    "acos",
    "acos_",
    "atan",
    "atan_",
    "sinh",
    "sinh_",
    "cosh",
    "cosh_",
    "tanh",
    "tanh_",
    "asinh",
    "asinh_",
    "acosh",
    "acosh_",
    "atanh",
    "atanh_",
    "sinc",
    "sinc_",
    "deg2rad",
    "deg2rad_",
    "rad2deg",
    "rad2deg_",
    "sqrt",
    "sqrt_",
    "rsqrt",
    "rsqrt_",
    "reciprocal",
    "reciprocal_",
    "square",
    "square_",
    "abs",
    "abs_",
    "neg",
    "neg_",
    "positive",
    "sign",
    "sgn",
    "signbit",
    "angle",
    "conj_physical",
    "conj_physical_",
    "ceil",
    "ceil_",
    "floor",
    "floor_",
    "trunc",
    "trunc_",
    "round",
    "round_",
    "frac",
    "frac_",
    "isnan",
    "isinf",
    "isfinite",
    "isreal",
    "isposinf",
    "isneginf",
    "logical_not",
    "bitwise_not",
    "nan_to_num",
    "nan_to_num_",
    "erf",
    "erf_",
    "erfc",
    "erfc_",
    "erfinv",
    "lgamma",
    "digamma",
    "polygamma",
    "mvlgamma",
    "igamma",
    "igammac",
    "i0",
    "i0_",
    "absolute",
    "negative",
    "negative_",
    "arccos",
    "arccos_",
    "arccosh",
    "arccosh_",
    "arcsin",
    "arcsin_",
    "arcsinh",
    "arcsinh_",
    "arctan",
    "arctan_",
    "arctanh",
    "arctanh_",
    "fix",
    "fix_",
    "frexp",
    "view_copy",
    "reshape",
    "alias_copy",
    "detach",
    "detach_copy",
    "detach_",
    "as_strided",
    "as_strided_copy",
    "as_strided_",
    "select",
    "select_copy",
    "slice_copy",
    "narrow",
    "narrow_copy",
    "permute",
    "transpose",
    "transpose_copy",
    "t",
    "t_copy",
    "adjoint",
    "squeeze",
    "squeeze_copy",
    "unsqueeze",
    "unsqueeze_copy",
    "diagonal",
    "diagonal_copy",
    "unfold_copy",
    "split_copy",
    "split_with_sizes",
    "split_with_sizes_copy",
    "chunk",
    "unsafe_chunk",
    "unsafe_split",
    "unsafe_split_with_sizes",
    "tensor_split",
    "hsplit",
    "vsplit",
    "dsplit",
    "unbind",
    "unbind_copy",
    "flatten",
    "unflatten",
    "movedim",
    "moveaxis",
    "swapaxes",
    "swapdims",
    "view_as_real",
    "view_as_real_copy",
    "view_as_complex",
    "view_as_complex_copy",
    "real",
    "imag",
    "conj",
    "resolve_conj",
    "resolve_neg",
    "broadcast_to",
    "ravel",
    "expand_copy",
    "permute_copy",
    "is_same_size",
]

def sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / (1 + exp(-input)), elementwise."""
def sigmoid_(input: Tensor) -> Tensor: ...
def logit(input: Tensor, eps: float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(input / (1 - input)), elementwise."""
def logit_(input: Tensor, eps: float | None = None) -> Tensor: ...
def relu(input: Tensor) -> Tensor:
    """max(input, 0), elementwise."""
def relu_(input: Tensor) -> Tensor: ...
def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """input where input > 0, otherwise weight * input."""
def _prelu_kernel(input: Tensor, weight: Tensor) -> Tensor: ...
def threshold(input: Tensor, threshold: Number, value: Number, *, out: Tensor | None = None) -> Tensor:
    """value where input <= threshold, otherwise input."""
def threshold_(input: Tensor, threshold: Number, value: Number) -> Tensor: ...
def selu(input: Tensor) -> Tensor:
    """scale * input where input > 0, otherwise scale * alpha * (exp(input) - 1), with scale = 1.0507."""
def selu_(input: Tensor) -> Tensor: ...
def celu(input: Tensor, alpha: Number = 1.) -> Tensor:
    """max(input, 0) + min(alpha * (exp(input / alpha) - 1), 0), elementwise."""
def celu_(input: Tensor, alpha: Number = 1.) -> Tensor: ...
def hardshrink(input: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor:
    """0 where -lambd <= input <= lambd, otherwise input."""
@overload
def _add_relu(input: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor: ...
@overload
def _add_relu(input: Tensor, other: Number, alpha: Number = 1) -> Tensor: ...
@overload
def _add_relu_(input: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor: ...
@overload
def _add_relu_(input: Tensor, other: Number, alpha: Number = 1) -> Tensor: ...
def add(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """input + alpha * other, elementwise with broadcasting."""
def sub(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """input - alpha * other, elementwise with broadcasting."""
@overload
def rsub(input: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """other - alpha * input, elementwise with broadcasting: sub with its operands swapped."""
@overload
def rsub(input: Tensor, other: Number, alpha: Number = 1) -> Tensor: ...
def mul(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """input * other, elementwise with broadcasting."""
@overload
def div(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """input / other, elementwise with broadcasting."""
@overload
def div(input: Tensor | Number, other: Tensor | Number, *, rounding_mode: str | None, out: Tensor | None = None) -> Tensor: ...
def floor_divide(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """floor(input / other), elementwise with broadcasting."""
@overload
def remainder(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input - other * floor(input / other), elementwise with broadcasting: the result has the sign of other."""
@overload
def remainder(self: Number, other: Tensor) -> Tensor: ...
@overload
def remainder(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def fmod(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input - other * trunc(input / other), elementwise with broadcasting: the result has the sign of input."""
@overload
def fmod(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def addcmul(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None) -> Tensor:
    """input + value * tensor1 * tensor2, elementwise with broadcasting."""
def addcdiv(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None) -> Tensor:
    """input + value * tensor1 / tensor2, elementwise with broadcasting."""
@overload
def lerp(input: Tensor, end: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input + weight * (end - input), elementwise with broadcasting."""
@overload
def lerp(input: Tensor, end: Tensor, weight: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input ** exponent, elementwise with broadcasting."""
@overload
def pow(self: Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Tensor, exponent: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input ** exponent, elementwise with broadcasting, computed in float64, or in complex128 if an operand is complex."""
@overload
def float_power(self: Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor: ...
def atan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Angle of the point (x = other, y = input) in [-pi, pi], elementwise with broadcasting."""
def hypot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sqrt(input**2 + other**2), elementwise with broadcasting; does not overflow."""
@overload
def copysign(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """abs(input) with the sign of other, elementwise with broadcasting."""
@overload
def copysign(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def nextafter(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The next representable value after input towards other, elementwise with broadcasting."""
def logaddexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(exp(input) + exp(other)), elementwise with broadcasting; does not overflow."""
def logaddexp2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log2(2**input + 2**other), elementwise with broadcasting; does not overflow."""
@overload
def xlogy(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * log(other), elementwise with broadcasting; 0 where input is 0, NaN where other is NaN."""
@overload
def xlogy(self: Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def xlogy_(input: Tensor, other: Tensor) -> Tensor: ...
@overload
def xlogy_(input: Tensor, other: Number) -> Tensor: ...
def gcd(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Greatest common divisor of input and other, elementwise with broadcasting; never negative, and gcd(0, 0) is 0."""
def gcd_(input: Tensor, other: Tensor) -> Tensor: ...
def lcm(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Least common multiple of input and other, elementwise with broadcasting; never negative, and 0 where an operand is 0."""
def lcm_(input: Tensor, other: Tensor) -> Tensor: ...
def heaviside(input: Tensor, values: Tensor, *, out: Tensor | None = None) -> Tensor:
    """0 where input < 0, values where input is 0, 1 where input > 0, with broadcasting."""
def ldexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * 2**other, elementwise with broadcasting."""
def ldexp_(input: Tensor, other: Tensor) -> Tensor: ...
def maximum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """max(input, other), elementwise with broadcasting."""
def minimum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """min(input, other), elementwise with broadcasting."""
def fmax(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """max(input, other), elementwise with broadcasting."""
def fmin(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """min(input, other), elementwise with broadcasting."""
@overload
def max(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Maximum of all elements of input, which must not be empty."""
@overload
def max(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(input: Tensor, dim: int, keepdim: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.max: ...
@overload
def min(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Minimum of all elements of input, which must not be empty."""
@overload
def min(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(input: Tensor, dim: int, keepdim: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.min: ...
@overload
def clamp(input: Tensor, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor | None = None) -> Tensor:
    """min(max(input, min), max), elementwise with broadcasting; a bound that is None is ignored."""
@overload
def clamp(input: Tensor, min: Number | None = None, max: Number | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_(input: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
@overload
def clamp_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Tensor, *, out: Tensor | None = None) -> Tensor:
    """max(input, min), elementwise with broadcasting."""
@overload
def clamp_min(input: Tensor, min: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_min_(input: Tensor, min: Tensor) -> Tensor: ...
@overload
def clamp_min_(input: Tensor, min: Number) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Tensor, *, out: Tensor | None = None) -> Tensor:
    """min(input, max), elementwise with broadcasting."""
@overload
def clamp_max(input: Tensor, max: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_max_(input: Tensor, max: Tensor) -> Tensor: ...
@overload
def clamp_max_(input: Tensor, max: Number) -> Tensor: ...
@overload
def clip(input: Tensor, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor | None = None) -> Tensor:
    """min(max(input, min), max), elementwise with broadcasting: alias of clamp."""
@overload
def clip(input: Tensor, min: Number | None = None, max: Number | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clip_(input: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
@overload
def clip_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor: ...
@overload
def eq(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input == other, elementwise with broadcasting; the result is boolean."""
@overload
def eq(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def ne(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input != other, elementwise with broadcasting; the result is boolean."""
@overload
def ne(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def lt(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input < other, elementwise with broadcasting; the result is boolean."""
@overload
def lt(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def le(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input <= other, elementwise with broadcasting; the result is boolean."""
@overload
def le(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def gt(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input > other, elementwise with broadcasting; the result is boolean."""
@overload
def gt(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def ge(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input >= other, elementwise with broadcasting; the result is boolean."""
@overload
def ge(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def greater(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input > other, elementwise with broadcasting: alias of gt."""
@overload
def greater(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def greater_equal(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input >= other, elementwise with broadcasting: alias of ge."""
@overload
def greater_equal(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def less(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input < other, elementwise with broadcasting: alias of lt."""
@overload
def less(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def less_equal(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input <= other, elementwise with broadcasting: alias of le."""
@overload
def less_equal(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def not_equal(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input != other, elementwise with broadcasting: alias of ne."""
@overload
def not_equal(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def isclose(input: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
    """abs(input - other) <= atol + rtol * abs(other), elementwise with broadcasting."""
def allclose(input: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> bool:
    """True if isclose holds for every pair of elements of input and other."""
def equal(input: Tensor, other: Tensor) -> bool:
    """True if input and other have the same shape and equal elements."""
def logical_and(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input != 0 and other != 0, elementwise with broadcasting; the result is boolean."""
def logical_or(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input != 0 or other != 0, elementwise with broadcasting; the result is boolean."""
def logical_xor(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """(input != 0) != (other != 0), elementwise with broadcasting; the result is boolean."""
@overload
def bitwise_and(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input & other, bitwise, elementwise with broadcasting, for integers and booleans."""
@overload
def bitwise_and(self: Number, other: Tensor) -> Tensor: ...
@overload
def bitwise_and(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def __and__(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input | other, bitwise, elementwise with broadcasting, for integers and booleans."""
@overload
def bitwise_or(self: Number, other: Tensor) -> Tensor: ...
@overload
def bitwise_or(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def __or__(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input ^ other, bitwise, elementwise with broadcasting, for integers and booleans."""
@overload
def bitwise_xor(self: Number, other: Tensor) -> Tensor: ...
@overload
def bitwise_xor(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def __xor__(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input << other, elementwise with broadcasting, for integers."""
@overload
def bitwise_left_shift(self: Number, other: Tensor) -> Tensor: ...
@overload
def bitwise_left_shift(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def __lshift__(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input >> other, elementwise with broadcasting, for integers: an arithmetic shift, which keeps the sign."""
@overload
def bitwise_right_shift(self: Number, other: Tensor) -> Tensor: ...
@overload
def bitwise_right_shift(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def __rshift__(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def where(condition: Tensor) -> tuple[Tensor, ...]:
    """Indices of the nonzero elements of condition: one 1-D tensor for each dimension, as nonzero_numpy."""
@overload
def where(condition: Tensor, input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def where(condition: Tensor, self: Number, other: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, input: Tensor, other: Number) -> Tensor: ...
@overload
def where(condition: Tensor, self: Number, other: Number) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """value where mask is true, otherwise input; value has no dimensions, mask broadcasts to the shape of input."""
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Number) -> Tensor: ...
@overload
def fill(input: Tensor, value: Tensor) -> Tensor:
    """New tensor with the shape and type of input and every element equal to value, a tensor with no dimensions."""
@overload
def fill(input: Tensor, value: Number) -> Tensor: ...
@overload
def fill_(input: Tensor, value: Tensor) -> Tensor: ...
@overload
def fill_(input: Tensor, value: Number) -> Tensor: ...
def zero_(input: Tensor) -> Tensor: ...
def clone(input: Tensor, *, memory_format: memory_format | None = None) -> Tensor:
    """Copy of input with its own storage."""
def _lazy_clone(input: Tensor) -> Tensor: ...
def _test_parallel_materialize(input: Tensor, num_parallel: int, skip_first: bool = False) -> Tensor: ...
def subtract(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """input - alpha * other, elementwise with broadcasting: alias of sub."""
def multiply(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """input * other, elementwise with broadcasting: alias of mul."""
@overload
def divide(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """input / other, elementwise with broadcasting: alias of div."""
@overload
def divide(input: Tensor | Number, other: Tensor | Number, *, rounding_mode: str | None, out: Tensor | None = None) -> Tensor: ...
def true_divide(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """input / other, elementwise with broadcasting: alias of div without rounding_mode."""
def arctan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Angle of the point (x = other, y = input), elementwise with broadcasting: alias of atan2."""
@overload
def result_type(tensor: Tensor, other: Tensor) -> dtype:
    """Type of an arithmetic operation on tensor and other, by type promotion."""
@overload
def result_type(scalar: Number, tensor: Tensor) -> dtype: ...
@overload
def result_type(tensor: Tensor, other: Number) -> dtype: ...
@overload
def result_type(scalar1: Number, scalar2: Number) -> dtype: ...
def can_cast(from_: dtype, to: dtype) -> bool:
    """True if a result of type from_ may be stored in a tensor of type to: not from complex to real, floating to integer, or number to boolean."""
def promote_types(type1: dtype, type2: dtype) -> dtype:
    """The smallest type that both type1 and type2 convert to without loss of category, by type promotion."""
def _cast_Byte(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Char(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Double(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Float(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Half(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Int(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Long(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _cast_Short(input: Tensor, non_blocking: bool = False) -> Tensor: ...
def _native_multi_head_attention(query: Tensor, key: Tensor, value: Tensor, embed_dim: int, num_head: int, qkv_weight: Tensor, qkv_bias: Tensor, proj_weight: Tensor, proj_bias: Tensor, mask: Tensor | None = None, need_weights: bool = True, average_attn_weights: bool = True, mask_type: int | None = None) -> tuple[Tensor, Tensor]: ...
def _transformer_encoder_layer_fwd(src: Tensor, embed_dim: int, num_heads: int, qkv_weight: Tensor, qkv_bias: Tensor, proj_weight: Tensor, proj_bias: Tensor, use_gelu: bool, norm_first: bool, eps: float, norm_weight_1: Tensor, norm_bias_1: Tensor, norm_weight_2: Tensor, norm_bias_2: Tensor, ffn_weight_1: Tensor, ffn_bias_1: Tensor, ffn_weight_2: Tensor, ffn_bias_2: Tensor, mask: Tensor | None = None, mask_type: int | None = None) -> Tensor: ...
def _transform_bias_rescale_qkv(qkv: Tensor, qkv_bias: Tensor, num_heads: int) -> tuple[Tensor, Tensor, Tensor]: ...
def _nested_tensor_from_mask(t: Tensor, mask: Tensor, mask_check: bool = True) -> Tensor: ...
def _nested_tensor_from_mask_left_aligned(t: Tensor, mask: Tensor) -> bool: ...
def convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], transposed: bool, output_padding: Sequence[int], groups: int) -> Tensor:
    """Convolution of input (N, C_in, ...) with weight (C_out, C_in / groups, ...) plus bias over one to three spatial dimensions; if transposed, the transposed convolution with weight (C_in, C_out / groups, ...)."""
def _convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], transposed: bool, output_padding: Sequence[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> Tensor: ...
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1,), padding: Sequence[int] | int = (0,), dilation: Sequence[int] | int = (1,), groups: int = 1) -> Tensor:
    """Convolution of input (N, C_in, L) with weight (C_out, C_in / groups, K) plus bias over one dimension; the batch dimension may be missing."""
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1,), padding: str = "valid", dilation: Sequence[int] | int = (1,), groups: int = 1) -> Tensor: ...
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1, 1), padding: Sequence[int] | int = (0, 0), dilation: Sequence[int] | int = (1, 1), groups: int = 1) -> Tensor:
    """Convolution of input (N, C_in, H, W) with weight (C_out, C_in / groups, KH, KW) plus bias; the batch dimension may be missing."""
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1, 1), padding: str = "valid", dilation: Sequence[int] | int = (1, 1), groups: int = 1) -> Tensor: ...
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1, 1, 1), padding: Sequence[int] | int = (0, 0, 0), dilation: Sequence[int] | int = (1, 1, 1), groups: int = 1) -> Tensor:
    """Convolution of input (N, C_in, D, H, W) with weight (C_out, C_in / groups, KD, KH, KW) plus bias; the batch dimension may be missing."""
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1, 1, 1), padding: str = "valid", dilation: Sequence[int] | int = (1, 1, 1), groups: int = 1) -> Tensor: ...
def conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1,), padding: Sequence[int] | int = (0,), output_padding: Sequence[int] | int = (0,), groups: int = 1, dilation: Sequence[int] | int = (1,)) -> Tensor:
    """Transposed convolution of input (N, C_in, L) with weight (C_in, C_out / groups, K) plus bias; the batch dimension may be missing."""
def conv_transpose2d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1, 1), padding: Sequence[int] | int = (0, 0), output_padding: Sequence[int] | int = (0, 0), groups: int = 1, dilation: Sequence[int] | int = (1, 1)) -> Tensor:
    """Transposed convolution of input (N, C_in, H, W) with weight (C_in, C_out / groups, KH, KW) plus bias; the batch dimension may be missing."""
def conv_transpose3d(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Sequence[int] | int = (1, 1, 1), padding: Sequence[int] | int = (0, 0, 0), output_padding: Sequence[int] | int = (0, 0, 0), groups: int = 1, dilation: Sequence[int] | int = (1, 1, 1)) -> Tensor:
    """Transposed convolution of input (N, C_in, D, H, W) with weight (C_in, C_out / groups, KD, KH, KW) plus bias; the batch dimension may be missing."""
def _slow_conv2d_forward(input: Tensor, weight: Tensor, kernel_size: Sequence[int] | int, bias: Tensor | None, stride: Sequence[int] | int, padding: Sequence[int] | int) -> Tensor: ...
def conv_tbc(input: Tensor, weight: Tensor, bias: Tensor, pad: int = 0) -> Tensor:
    """conv1d of (time, batch, channels), with weights of (width, in, out)."""
def cross(input: Tensor, other: Tensor, dim: int | None = None, *, out: Tensor | None = None) -> Tensor:
    """Cross products of the vectors of size 3 in input and other along dim; if dim is None, along the first dimension of size 3."""
def _embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = False, mode: int = 0, sparse: bool = False, per_sample_weights: Tensor | None = None, include_last_offset: bool = False, padding_idx: int = -1) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
def _embedding_bag_forward_only(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = False, mode: int = 0, sparse: bool = False, per_sample_weights: Tensor | None = None, include_last_offset: bool = False, padding_idx: int = -1) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Tensor | None, include_last_offset: bool, padding_idx: int | None) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """embedding_bag that skips the entries of indices equal to padding_idx; a negative padding_idx counts from the end of weight."""
@overload
def embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = False, mode: int = 0, sparse: bool = False, per_sample_weights: Tensor | None = None, include_last_offset: bool = False) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
def embedding_renorm_(input: Tensor, indices: Tensor, max_norm: float, norm_type: float) -> Tensor: ...
@overload
def empty(size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Uninitialized tensor of the given size."""
@overload
def empty(*size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
def empty_strided(size: Sequence[int], stride: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
    """Uninitialized tensor of the given size and stride."""
def empty_permuted(size: Sequence[int], physical_layout: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
    """Uninitialized dense tensor of the given size whose dimensions are laid out in memory in the order physical_layout, outermost first."""
def empty_like(input: Tensor, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """Uninitialized tensor with the shape of input, and with its type, device and strides unless given."""
@overload
def zeros(size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Tensor of the given size filled with 0."""
@overload
def zeros(*size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def _efficientzerotensor(size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor: ...
@overload
def _efficientzerotensor(*size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor: ...
def zeros_like(input: Tensor, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """Tensor filled with 0, with the shape of input, and with its type, device and strides unless given."""
@overload
def ones(size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Tensor of the given size filled with 1."""
@overload
def ones(*size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
def ones_like(input: Tensor, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """Tensor filled with 1, with the shape of input, and with its type, device and strides unless given."""
def full(size: Sequence[int], fill_value: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Tensor of the given size filled with fill_value."""
def full_like(input: Tensor, fill_value: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """Tensor filled with fill_value, with the shape of input, and with its type, device and strides unless given."""
def scalar_tensor(s: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
    """The number s as a tensor with no dimensions."""
@overload
def eye(n: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Identity matrix with n rows."""
@overload
def eye(n: int, m: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def arange(end: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """0, 1, 2, ."""
@overload
def arange(start: Number, end: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor: ...
@overload
def arange(start: Number, end: Number, step: Number = 1, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def range(start: Number, end: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """start, start + 1, ."""
@overload
def range(start: Number, end: Number, step: Number = 1, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def linspace(start: Tensor, end: Tensor, steps: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """steps evenly spaced numbers from start to end, both included; start and end are tensors with no dimensions."""
@overload
def linspace(start: Number, end: Tensor, steps: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def linspace(start: Tensor, end: Number, steps: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def linspace(start: Number, end: Number, steps: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def logspace(start: Tensor, end: Tensor, steps: int, base: float = 10., *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """base**x for steps evenly spaced x from start to end, both included; start and end are tensors with no dimensions."""
@overload
def logspace(start: Number, end: Tensor, steps: int, base: float = 10., *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def logspace(start: Tensor, end: Number, steps: int, base: float = 10., *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def logspace(start: Number, end: Number, steps: int, base: float = 10., *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
def tril_indices(row: int, col: int, offset: int = 0, *, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
    """Indices of the lower triangle of a row by col matrix, on and below diagonal offset: row indices in the first row, column indices in the second."""
def triu_indices(row: int, col: int, offset: int = 0, *, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
    """Indices of the upper triangle of a row by col matrix, on and above diagonal offset: row indices in the first row, column indices in the second."""
def complex(real: Tensor, imag: Tensor, *, out: Tensor | None = None) -> Tensor:
    """real + imag * i, elementwise with broadcasting: a complex tensor."""
def polar(abs: Tensor, angle: Tensor, *, out: Tensor | None = None) -> Tensor:
    """abs * (cos(angle) + sin(angle) * i), elementwise with broadcasting: a complex tensor."""
def vander(x: Tensor, N: int | None = None, increasing: bool = False) -> Tensor:
    """Vandermonde matrix: the columns are the powers of x from N - 1 down to 0, or ascending if increasing."""
def from_file(filename: str, shared: bool | None = None, size: int | None = 0, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
    """1-D tensor of size elements mapped from the file filename."""
def resize_as_(input: Tensor, the_template: Tensor, *, memory_format: memory_format | None = None) -> Tensor: ...
def _dim_arange(like: Tensor, dim: int) -> Tensor: ...
def _shape_as_tensor(input: Tensor) -> Tensor: ...
def _fft_r2c(input: Tensor, dim: Sequence[int], normalization: int, onesided: bool, *, out: Tensor | None = None) -> Tensor: ...
def _fft_c2r(input: Tensor, dim: Sequence[int], normalization: int, last_dim_size: int, *, out: Tensor | None = None) -> Tensor: ...
def _fft_c2c(input: Tensor, dim: Sequence[int], normalization: int, forward: bool, *, out: Tensor | None = None) -> Tensor: ...
@overload
def _foreach_add(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add(self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_add_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_add_(self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1) -> Sequence[Tensor]: ...
@overload
def _foreach_add_(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1) -> Sequence[Tensor]: ...
@overload
def _foreach_sub(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_sub(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_sub(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1) -> tuple[Tensor, ...]: ...
@overload
def _foreach_sub_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_sub_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_sub_(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1) -> Sequence[Tensor]: ...
@overload
def _foreach_mul(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul(self: Sequence[Tensor], other: Tensor) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul(self: Sequence[Tensor], other: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], other: Tensor) -> Sequence[Tensor]: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], other: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_div(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div(self: Sequence[Tensor], other: Tensor) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div(self: Sequence[Tensor], other: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_div_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_div_(self: Sequence[Tensor], other: Tensor) -> Sequence[Tensor]: ...
@overload
def _foreach_div_(self: Sequence[Tensor], other: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_addcmul(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Number = 1) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Number = 1) -> Sequence[Tensor]: ...
@overload
def _foreach_addcmul_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_addcmul_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> Sequence[Tensor]: ...
@overload
def _foreach_addcdiv(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Number = 1) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Number = 1) -> Sequence[Tensor]: ...
@overload
def _foreach_addcdiv_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_addcdiv_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> Sequence[Tensor]: ...
@overload
def _foreach_lerp(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_lerp(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_lerp(self: Sequence[Tensor], tensors1: Sequence[Tensor], weights: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_lerp_(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_lerp_(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_lerp_(self: Sequence[Tensor], tensors1: Sequence[Tensor], weights: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_norm(self: Sequence[Tensor], ord: Number = 2, dtype: dtype | None = None) -> tuple[Tensor, ...]: ...
def _foreach_sqrt(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_sqrt_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_zero_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_abs(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_abs_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_acos(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_acos_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_asin(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_asin_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_atan(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_atan_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_ceil(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_ceil_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_cos(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_cos_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_cosh(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_cosh_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_erf(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_erf_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_erfc(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_erfc_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_exp(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_exp_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_expm1(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_expm1_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_floor(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_floor_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_frac(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_frac_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_lgamma(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_lgamma_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_log(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_log_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_log10(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_log10_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_log1p(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_log1p_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_log2(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_log2_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_neg(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_neg_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_reciprocal(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_reciprocal_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_round(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_round_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_rsqrt(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_rsqrt_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_sigmoid(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_sigmoid_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_sign(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_sign_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_sin(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_sin_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_sinh(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_sinh_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_tan(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_tan_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_tanh(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_tanh_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_trunc(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_trunc_(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_clamp_max(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_max(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_max(self: Sequence[Tensor], other: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_max_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_clamp_max_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_clamp_max_(self: Sequence[Tensor], other: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_clamp_min(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_min(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_min(self: Sequence[Tensor], other: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_min_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_clamp_min_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_clamp_min_(self: Sequence[Tensor], other: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_maximum(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_maximum(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_maximum(self: Sequence[Tensor], other: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_maximum_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_maximum_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_maximum_(self: Sequence[Tensor], other: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_minimum(self: Sequence[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_minimum(self: Sequence[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_minimum(self: Sequence[Tensor], other: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_minimum_(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_minimum_(self: Sequence[Tensor], scalars: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_minimum_(self: Sequence[Tensor], other: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_pow(self: Sequence[Tensor], exponent: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow(self: Sequence[Tensor], exponent: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow(self: Number, exponent: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow(self: Sequence[Tensor], exponent: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow_(self: Sequence[Tensor], exponent: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_pow_(self: Sequence[Tensor], exponent: Sequence[Number]) -> Sequence[Tensor]: ...
@overload
def _foreach_pow_(self: Sequence[Tensor], exponent: Sequence[Tensor]) -> Sequence[Tensor]: ...
def _foreach_copy_(self: Sequence[Tensor], src: Sequence[Tensor], non_blocking: bool = False) -> Sequence[Tensor]: ...
def _foreach_max(self: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def _foreach_powsum(self: Sequence[Tensor], ord: Number = 2, dtype: dtype | None = None) -> tuple[Tensor, ...]: ...
@overload
def _fused_sgd_(self: Sequence[Tensor], grads: Sequence[Tensor], momentum_buffer_list: Sequence[Tensor], *, weight_decay: float, momentum: float, lr: Tensor, dampening: float, nesterov: bool, maximize: bool, is_first_step: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_sgd_(self: Sequence[Tensor], grads: Sequence[Tensor], momentum_buffer_list: Sequence[Tensor], *, weight_decay: float, momentum: float, lr: float, dampening: float, nesterov: bool, maximize: bool, is_first_step: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_adam_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: Tensor, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_adam_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: float, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_adamw_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: Tensor, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_adamw_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: float, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_adagrad_(self: Sequence[Tensor], grads: Sequence[Tensor], state_sums: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: float, lr_decay: float, weight_decay: float, eps: float, maximize: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
@overload
def _fused_adagrad_(self: Sequence[Tensor], grads: Sequence[Tensor], state_sums: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: Tensor, lr_decay: float, weight_decay: float, eps: float, maximize: bool, grad_scale: Tensor | None = None, found_inf: Tensor | None = None) -> None: ...
def gather(input: Tensor, dim: int, index: Tensor, *, sparse_grad: bool = False, out: Tensor | None = None) -> Tensor:
    """result[i][j][k] = input[index[i][j][k]][j][k] for dim = 0, and accordingly for other dim."""
@overload
def scatter(input: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of input with input[index[i][j][k]][j][k] = src[i][j][k] for dim = 0, and accordingly for other dim."""
@overload
def scatter(input: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str, out: Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: int, index: Tensor, value: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str, out: Tensor | None = None) -> Tensor: ...
def scatter_add(input: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of input with input[index[i][j][k]][j][k] += src[i][j][k] for dim = 0, and accordingly for other dim."""
def scatter_reduce(input: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = True, out: Tensor | None = None) -> Tensor:
    """Copy of input whose elements at index along dim are the reduction ('sum', 'prod', 'mean', 'amax', 'amin') of the elements of src sent there, and of input if include_self."""
def index_select(input: Tensor, dim: int, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Slices of input along dim at the positions in the 1-D index, in that order."""
def index_add(input: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """Copy of input with alpha * source[i] added to its slice index[i] along dim, for each i."""
def index_copy(input: Tensor, dim: int, index: Tensor, source: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of input with its slice index[i] along dim replaced by slice i of source, for each i."""
@overload
def index_fill(input: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    """Copy of input with its slices along dim at the positions in index filled with value, which has no dimensions."""
@overload
def index_fill(input: Tensor, dim: int, index: Tensor, value: Number) -> Tensor: ...
def index_reduce(input: Tensor, dim: int, index: Tensor, source: Tensor, reduce: str, *, include_self: bool = True, out: Tensor | None = None) -> Tensor:
    """Copy of input whose slices at index along dim are the reduction ('prod', 'mean', 'amax', 'amin') of the slices of source sent there, and of input if include_self."""
def index_put(input: Tensor, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False) -> Tensor:
    """Copy of input with input[indices] = values, or += if accumulate; indices as in index, values broadcast."""
def index_put_(input: Tensor, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False) -> Tensor: ...
def take(input: Tensor, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input.flatten()[index]: elements by their row-major position, in the shape of index."""
def put(input: Tensor, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor:
    """Copy of input with input.flatten()[index] = source, or += if accumulate; positions are row-major."""
def masked_select(input: Tensor, mask: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1-D tensor of the elements of input where mask is true; input and mask broadcast."""
def masked_scatter(input: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """Copy of input with the elements where mask is true replaced by those of source, taken in order."""
def nonzero(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Indices of the nonzero elements of input in row-major order: one row for each, one column for each dimension."""
def _unsafe_index(input: Tensor, indices: Sequence[Tensor]) -> Tensor: ...
def _unsafe_index_put(input: Tensor, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False) -> Tensor: ...
def _index_put_impl_(input: Tensor, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False, unsafe: bool = False) -> Tensor: ...
def _unsafe_masked_index(input: Tensor, mask: Tensor, indices: Sequence[Tensor], fill: Number) -> Tensor: ...
def _unsafe_masked_index_put_accumulate(input: Tensor, mask: Tensor, indices: Sequence[Tensor], values: Tensor) -> Tensor: ...
def cat(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along the existing dimension dim; their other sizes must be equal."""
def concat(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dim: alias of cat."""
def concatenate(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dim: alias of cat."""
def stack(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors of the same shape along a new dimension dim."""
def hstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dimension 1; 1-D tensors along dimension 0."""
def vstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dimension 0; 1-D tensors become rows."""
def row_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dimension 0: alias of vstack."""
def dstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dimension 2; a tensor with fewer dimensions is extended as by atleast_3d."""
def column_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Concatenates tensors along dimension 1; 1-D tensors become columns."""
def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """Block-diagonal matrix of the given matrices, zeros elsewhere."""
def flip(input: Tensor, dims: Sequence[int]) -> Tensor:
    """Copy of input with the order of elements reversed along each dimension in dims."""
def fliplr(input: Tensor) -> Tensor:
    """Copy of input with the order of elements reversed along dimension 1."""
def flipud(input: Tensor) -> Tensor:
    """Copy of input with the order of elements reversed along dimension 0."""
def roll(input: Tensor, shifts: Sequence[int] | int, dims: Sequence[int] | int = ()) -> Tensor:
    """Shifts the elements by shifts[i] along dims[i]; those that leave at one end enter at the other."""
def rot90(input: Tensor, k: int = 1, dims: Sequence[int] = (0, 1)) -> Tensor:
    """input rotated k times by 90 degrees in the plane of the two dims, from the first towards the second."""
def tile(input: Tensor, dims: Sequence[int]) -> Tensor:
    """input repeated dims[i] times along dimension i; if dims is shorter than the shape, it is extended with ones in front."""
@overload
def repeat_interleave(input: Tensor, repeats: Tensor, dim: int | None = None, *, output_size: int | None = None) -> Tensor:
    """Repeats slice i of input along dim repeats[i] times, in succession; if dim is None, each element of the flattened tensor."""
@overload
def repeat_interleave(repeats: Tensor, *, output_size: int | None = None) -> Tensor: ...
@overload
def repeat_interleave(input: Tensor, repeats: int, dim: int | None = None, *, output_size: int | None = None) -> Tensor: ...
def tril(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Lower triangle of the matrices input, on and below the given diagonal; zeros elsewhere."""
def triu(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Upper triangle of the matrices input, on and above the given diagonal; zeros elsewhere."""
def diag(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """For a 1-D tensor, the matrix with input on the given diagonal; for a matrix, a copy of that diagonal."""
def diag_embed(input: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Matrices in dimensions dim1 and dim2 of the result with the last dimension of input on diagonal offset, zeros elsewhere."""
def diagflat(input: Tensor, offset: int = 0) -> Tensor:
    """Matrix with the flattened elements of input on diagonal offset, zeros elsewhere."""
def select_scatter(input: Tensor, src: Tensor, dim: int, index: int) -> Tensor:
    """Copy of input with input.select(dim, index) replaced by src."""
def slice_scatter(input: Tensor, src: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, out: Tensor | None = None) -> Tensor:
    """Copy of input with input.slice(dim, start, end, step) replaced by src."""
def diagonal_scatter(input: Tensor, src: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """Copy of input with input.diagonal(offset, dim1, dim2) replaced by src."""
def as_strided_scatter(input: Tensor, src: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """Copy of input with input.as_strided(size, stride, storage_offset) replaced by src."""
def take_along_dim(input: Tensor, indices: Tensor, dim: int | None = None, *, out: Tensor | None = None) -> Tensor:
    """gather of input at indices along dim, with broadcasting of the other dimensions; if dim is None, take from the flattened tensor."""
def argwhere(input: Tensor) -> Tensor:
    """Indices of the nonzero elements of input, one row for each: alias of nonzero."""
def nonzero_static(input: Tensor, *, size: int, fill_value: int = -1, out: Tensor | None = None) -> Tensor:
    """nonzero with exactly size rows: cut off after size rows, or padded with fill_value."""
@overload
def meshgrid(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Coordinate grids of the 1-D tensors: grid k varies along dimension k and repeats tensors[k]."""
@overload
def meshgrid(tensors: Sequence[Tensor], *, indexing: str) -> tuple[Tensor, ...]: ...
def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """Cartesian product of the 1-D tensors, one combination in each row."""
def combinations(input: Tensor, r: int = 2, with_replacement: bool = False) -> Tensor:
    """Combinations of r elements of the 1-D tensor input, one in each row; with_replacement, elements may repeat."""
def channel_shuffle(input: Tensor, groups: int) -> Tensor:
    """Splits the channels (dimension 1) into groups and interleaves them: channel c of group g goes to position c * groups + g."""
def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor:
    """Rearranges (..., C * r * r, H, W) to (..., C, H * r, W * r), where r is upscale_factor."""
def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    """Rearranges (..., C, H * r, W * r) to (..., C * r * r, H, W), where r is downscale_factor."""
def _stack(tensors: Sequence[Tensor], dim: int = 0) -> Tensor: ...
def native_channel_shuffle(input: Tensor, groups: int) -> Tensor:
    """channel_shuffle, under a second name."""
def _chunk_cat(tensors: Sequence[Tensor], dim: int, num_chunks: int, *, out: Tensor | None = None) -> Tensor: ...
def _linalg_check_errors(info: Tensor, api_name: str, *, is_matrix: bool) -> None: ...
def cholesky(input: Tensor, upper: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Cholesky factor of input: linalg_cholesky."""
def cholesky_solve(input: Tensor, input2: Tensor, upper: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Solution X of A @ X = input, where input2 is the Cholesky factor of A."""
def cholesky_inverse(input: Tensor, upper: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Inverse of A, where input is the Cholesky factor of A."""
def _lu_with_info(input: Tensor, pivot: bool = True, check_errors: bool = True) -> return_types._lu_with_info: ...
def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool = True, unpack_pivots: bool = True, *, out: Sequence[Tensor] | None = None) -> return_types.lu_unpack:
    """Matrices (P, L, U) of the factors of linalg_lu_factor; those that are not asked for are empty."""
def lu_solve(input: Tensor, LU_data: Tensor, LU_pivots: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Solution X of A @ X = input: linalg_lu_solve."""
def _linalg_solve_ex(A: Tensor, B: Tensor, *, left: bool = True, check_errors: bool = False, out: Sequence[Tensor] | None = None) -> return_types._linalg_solve_ex: ...
def inverse(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverses of the square matrices input: linalg_inv."""
def _linalg_det(A: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types._linalg_det: ...
def det(input: Tensor) -> Tensor:
    """Determinants of the square matrices input: linalg_det."""
def _linalg_slogdet(A: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types._linalg_slogdet: ...
def slogdet(input: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types.slogdet:
    """Signs and logarithms of the absolute values of the determinants of input: linalg_slogdet."""
def logdet(input: Tensor) -> Tensor:
    """Logarithms of the determinants of input; NaN where one is negative."""
def triangular_solve(input: Tensor, A: Tensor, upper: bool = True, transpose: bool = False, unitriangular: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.triangular_solve:
    """Solution X of A @ X = input, where one triangle of A is read, and a copy of A."""
def qr(input: Tensor, some: bool = True, *, out: Sequence[Tensor] | None = None) -> return_types.qr:
    """QR factors of input, reduced if some, else complete."""
def geqrf(input: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types.geqrf:
    """Householder vectors of a QR factorization: R above the diagonal of a, the vectors below it, their factors in tau."""
def orgqr(input: Tensor, input2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """First columns of the product of Householder matrices: linalg_householder_product."""
def ormqr(input: Tensor, input2: Tensor, input3: Tensor, left: bool = True, transpose: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Q @ input3 (input3 @ Q if not left), where Q is the product of the Householder matrices of input and input2; with transpose Q^H."""
def _linalg_svd(A: Tensor, full_matrices: bool = False, compute_uv: bool = True, *, driver: str | None = None, out: Sequence[Tensor] | None = None) -> return_types._linalg_svd: ...
def svd(input: Tensor, some: bool = True, compute_uv: bool = True, *, out: Sequence[Tensor] | None = None) -> return_types.svd:
    """Singular value decomposition input = U @ diag(S) @ V^H."""
def _linalg_eigh(A: Tensor, UPLO: str = "L", compute_v: bool = True, *, out: Sequence[Tensor] | None = None) -> return_types._linalg_eigh: ...
def _linalg_eigvals(input: Tensor) -> Tensor: ...
def pinverse(input: Tensor, rcond: float = 1e-15) -> Tensor:
    """Pseudoinverses of the matrices input: linalg_pinv."""
def matrix_exp(input: Tensor) -> Tensor:
    """Exponentials of the square matrices input: linalg_matrix_exp."""
def chain_matmul(matrices: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Product of matrices: linalg_multi_dot."""
@overload
def nuclear_norm(input: Tensor, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Sum of the singular values of the matrix input."""
@overload
def nuclear_norm(input: Tensor, dim: Sequence[int] | int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
def hinge_embedding_loss(input: Tensor, target: Tensor, margin: float = 1., reduction: int = 1) -> Tensor:
    """input where target is 1, max(0, margin - input) where target is -1; then reduced (0 none, 1 mean, 2 sum)."""
def margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0., reduction: int = 1) -> Tensor:
    """max(0, -target * (input1 - input2) + margin), elementwise, then reduced (0 none, 1 mean, 2 sum)."""
def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1., p: float = 2., eps: float = 1e-06, swap: bool = False, reduction: int = 1) -> Tensor:
    """max(0, d(anchor, positive) - d(anchor, negative) + margin) with d = pairwise_distance, then reduced."""
def cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0., reduction: int = 1) -> Tensor:
    """1 - c where target is 1, max(0, c - margin) where target is -1, with c the cosine similarity of input1 and input2 along the last dimension; then reduced (0 none, 1 mean, 2 sum)."""
def poisson_nll_loss(input: Tensor, target: Tensor, log_input: bool, full: bool, eps: float, reduction: int) -> Tensor:
    """exp(input) - target * input, or input - target * log(input + eps) if not log_input, then reduced."""
def kl_div(input: Tensor, target: Tensor, reduction: int = 1, *, log_target: bool = False) -> Tensor:
    """target * (log(target) - input), elementwise, then reduced (0 none, 1 mean, 2 sum): the Kullback-Leibler divergence of log-probabilities input."""
def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, weight: Tensor | None = None, pos_weight: Tensor | None = None, reduction: int = 1) -> Tensor:
    """binary_cross_entropy of sigmoid(input), computed without overflow; pos_weight multiplies the terms of positive targets."""
@overload
def _ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int = 0, zero_infinity: bool = False) -> tuple[Tensor, Tensor]: ...
@overload
def _ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int = 0, zero_infinity: bool = False) -> tuple[Tensor, Tensor]: ...
@overload
def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int = 0, reduction: int = 1, zero_infinity: bool = False) -> Tensor:
    """Connectionist temporal classification loss; its mean divides each loss by the length of its target first."""
@overload
def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int = 0, reduction: int = 1, zero_infinity: bool = False) -> Tensor: ...
@overload
def _use_cudnn_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int) -> bool: ...
@overload
def _use_cudnn_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int) -> bool: ...
def mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Matrix product input @ mat2."""
def addmm(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """beta * input + alpha * (mat1 @ mat2); input broadcasts to the shape of the product."""
def bmm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Matrix product input[i] @ mat2[i] for each i of the batch."""
def baddbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """beta * input + alpha * (batch1[i] @ batch2[i]) for each i of the batch; input broadcasts."""
def addbmm(input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """beta * input + alpha * the sum of batch1[i] @ batch2[i] over the batch; input broadcasts."""
def mv(input: Tensor, vec: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Matrix-vector product input @ vec."""
def addmv(input: Tensor, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """beta * input + alpha * (mat @ vec); input broadcasts to the shape of the product."""
def addmv_(input: Tensor, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor: ...
def dot(input: Tensor, tensor: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Dot product sum(input * tensor) of two 1-D tensors, without conjugation."""
def vdot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Dot product sum(conj(input) * other) of two 1-D tensors."""
def addr(input: Tensor, vec1: Tensor, vec2: Tensor, *, beta: Number = 1, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """beta * input + alpha * outer(vec1, vec2); input broadcasts to the shape of the product."""
def outer(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Outer product of two 1-D tensors: result[i, j] = input[i] * vec2[j]."""
def ger(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Outer product of two 1-D tensors: alias of outer."""
def inner(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sum of input * other over their last dimensions; the result has the other dimensions of input, then those of other."""
def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input @ other: dot product of 1-D tensors, matrix-vector or matrix product, or matrix products over broadcast batch dimensions."""
def einsum(equation: str, tensors: Sequence[Tensor], *, path: Sequence[int] | None = None) -> Tensor:
    """Einstein summation: multiplies the tensors and sums over the subscripts that equation leaves out of the result."""
def tensordot(input: Tensor, other: Tensor, dims_self: Sequence[int], dims_other: Sequence[int], *, out: Tensor | None = None) -> Tensor:
    """Sum of input * other over the pairs of dimensions (dims_self[i], dims_other[i]); the result has the other dimensions of input, then those of other."""
def kron(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Kronecker product of input and other."""
def matrix_power(input: Tensor, n: int, *, out: Tensor | None = None) -> Tensor:
    """n-th power of the square matrices input: alias of linalg_matrix_power."""
def trace(input: Tensor) -> Tensor:
    """Sum of the main diagonal of the matrix input."""
def cdist(x1: Tensor, x2: Tensor, p: float = 2., compute_mode: int | None = None) -> Tensor:
    """Distances in the p-norm between the rows of x1 (..., P, M) and x2 (..., R, M), with the shape (..., P, R); batch dimensions broadcast."""
def pdist(input: Tensor, p: float = 2.) -> Tensor:
    """Distances in the p-norm between the pairs of rows i < j of the matrix input, in one dimension."""
def _addmm_activation(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1, use_gelu: bool = False, out: Tensor | None = None) -> Tensor: ...
def _grouped_mm(input: Tensor, mat2: Tensor, offs: Tensor | None = None, bias: Tensor | None = None, out_dtype: dtype | None = None) -> Tensor: ...
def _euclidean_dist(x1: Tensor, x2: Tensor) -> Tensor: ...
def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """input1 @ weight[k] @ input2 + bias[k], for each k."""
def _int_mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def _compute_linear_combination(input: Tensor, coefficients: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def _weight_int8pack_mm(input: Tensor, mat2: Tensor, scales: Tensor) -> Tensor: ...
def _scaled_mm(input: Tensor, mat2: Tensor, scale_a: Tensor, scale_b: Tensor, bias: Tensor | None = None, scale_result: Tensor | None = None, out_dtype: dtype | None = None, use_fast_accum: bool = False, *, out: Tensor | None = None) -> Tensor: ...
def constant_pad_nd(input: Tensor, pad: Sequence[int], value: Number = 0) -> Tensor:
    """input padded with value; pad holds (before, after) for the last dimension, then the one before it, and so on."""
def embedding(weight: Tensor, indices: Tensor, padding_idx: int = -1, scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """weight[indices]: rows of the matrix weight, in the shape of indices with the row dimension added."""
def _scaled_dot_product_attention_math(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None, dropout_p: float = 0., is_causal: bool = False, dropout_mask: Tensor | None = None, *, scale: float | None = None, enable_gqa: bool = False) -> tuple[Tensor, Tensor]: ...
def _scaled_dot_product_flash_attention_for_cpu(query: Tensor, key: Tensor, value: Tensor, dropout_p: float = 0., is_causal: bool = False, *, attn_mask: Tensor | None = None, scale: float | None = None) -> return_types._scaled_dot_product_flash_attention_for_cpu: ...
def _fused_sdp_choice(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None, dropout_p: float = 0., is_causal: bool = False, *, scale: float | None = None, enable_gqa: bool = False) -> int: ...
def mkldnn_rnn_layer(input: Tensor, weight0: Tensor, weight1: Tensor, weight2: Tensor, weight3: Tensor, hx_: Tensor, cx_: Tensor, reverse: bool, batch_sizes: Sequence[int], mode: int, hidden_size: int, num_layers: int, has_biases: bool, bidirectional: bool, batch_first: bool, train: bool) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """One recurrent layer in one direction: output, hy, cy (LSTM) and what backward needs."""
@overload
def lstm(input: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor, Tensor]:
    """LSTM layers over sequences of equal length: the output and the final states hx and cx."""
@overload
def lstm(data: Tensor, batch_sizes: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def gru(input: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor]:
    """GRU layers over sequences of equal length: the output and the final state."""
@overload
def gru(data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_tanh(input: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor]:
    """Recurrent layers with tanh over sequences of equal length: the output and the final state."""
@overload
def rnn_tanh(data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_relu(input: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor]:
    """Recurrent layers with relu over sequences of equal length: the output and the final state."""
@overload
def rnn_relu(data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor]: ...
def lstm_cell(input: Tensor, hx: Sequence[Tensor], w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = None, b_hh: Tensor | None = None) -> tuple[Tensor, Tensor]:
    """One step of lstm: the new hidden and cell states."""
def gru_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = None, b_hh: Tensor | None = None) -> Tensor:
    """One step of gru: the new hidden state."""
def rnn_tanh_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = None, b_hh: Tensor | None = None) -> Tensor:
    """One step of rnn_tanh: the new hidden state."""
def rnn_relu_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = None, b_hh: Tensor | None = None) -> Tensor:
    """One step of rnn_relu: the new hidden state."""
def _softmax(input: Tensor, dim: int, half_to_float: bool, *, out: Tensor | None = None) -> Tensor: ...
def _log_softmax(input: Tensor, dim: int, half_to_float: bool, *, out: Tensor | None = None) -> Tensor: ...
def _softmax_backward_data(grad_output: Tensor, output: Tensor, dim: int, input_dtype: dtype, *, out: Tensor | None = None) -> Tensor: ...
def _log_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: int, input_dtype: dtype, *, out: Tensor | None = None) -> Tensor: ...
def softmax(input: Tensor, dim: int, dtype: dtype | None = None, *, out: Tensor | None = None) -> Tensor:
    """exp(input) / sum(exp(input)) along dim, computed in dtype if given; does not overflow."""
def _safe_softmax(input: Tensor, dim: int, dtype: dtype | None = None) -> Tensor: ...
def log_softmax(input: Tensor, dim: int, dtype: dtype | None = None, *, out: Tensor | None = None) -> Tensor:
    """input - log(sum(exp(input))) along dim, computed in dtype if given; does not overflow."""
def native_layer_norm(input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None, bias: Tensor | None, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """(output, mean, rstd): output = (input - mean) * rstd * weight + bias over the last dimensions, of shape normalized_shape; rstd = 1 / sqrt(variance + eps)."""
def layer_norm(input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None = None, bias: Tensor | None = None, eps: float = 1e-05, cudnn_enable: bool = True) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias, with mean and variance over the last dimensions, of shape normalized_shape."""
def _fused_rms_norm(input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None, eps: float | None) -> tuple[Tensor, Tensor]: ...
def rms_norm(input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None = None, eps: float | None = None) -> Tensor:
    """input / sqrt(mean(input**2) + eps) * weight, with the mean over the last dimensions, of shape normalized_shape."""
def native_group_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, N: int, C: int, HxW: int, group: int, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """(output, mean, rstd) of group_norm for N samples of C channels with HxW elements each; mean and rstd = 1 / sqrt(variance + eps) of each group of each sample."""
def group_norm(input: Tensor, num_groups: int, weight: Tensor | None = None, bias: Tensor | None = None, eps: float = 1e-05, cudnn_enabled: bool = True) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias, with mean and variance over each of num_groups groups of channels of each sample."""
def native_batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor, Tensor]:
    """(output, save_mean, save_invstd) of batch_norm."""
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, training: bool, momentum: float, eps: float, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float, eps: float, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor, Tensor]: ...
def _native_batch_norm_legit_no_training(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]: ...
def batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias for each channel (dimension 1)."""
def instance_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias for each channel of each sample; use_input_stats false uses running_mean and running_var."""
def _batch_norm_with_update(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
def _batch_norm_no_update(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
def _weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> Tensor: ...
def norm_except_dim(v: Tensor, pow: int = 2, dim: int = 0) -> Tensor:
    """The norms over all dimensions but dim, which is kept; of the whole tensor if dim is -1."""
def batch_norm_update_stats(input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, momentum: float) -> tuple[Tensor, Tensor]:
    """The mean and the biased variance of each channel, after an update of the running ones."""
def max_pool1d_with_indices(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = (0,), dilation: Sequence[int] | int = (1,), ceil_mode: bool = False) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum of each window of kernel_size along the last dimension."""
def max_pool1d(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = (0,), dilation: Sequence[int] | int = (1,), ceil_mode: bool = False) -> Tensor:
    """Maximum of each window of kernel_size along the last dimension."""
def max_pool2d(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = 0, dilation: Sequence[int] | int = 1, ceil_mode: bool = False) -> Tensor:
    """Maximum of each window of kernel_size over the last two dimensions."""
def max_pool3d(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = 0, dilation: Sequence[int] | int = 1, ceil_mode: bool = False) -> Tensor:
    """Maximum of each window of kernel_size over the last three dimensions."""
def avg_pool1d(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = (0,), ceil_mode: bool = False, count_include_pad: bool = True) -> Tensor:
    """Mean of each window of kernel_size along the last dimension."""
def adaptive_avg_pool1d(input: Tensor, output_size: Sequence[int] | int) -> Tensor:
    """Mean over windows along the last dimension; element i is the mean of elements floor(i * n / output_size) up to ceil((i + 1) * n / output_size)."""
def _adaptive_avg_pool2d(input: Tensor, output_size: Sequence[int] | int) -> Tensor: ...
def _adaptive_avg_pool3d(input: Tensor, output_size: Sequence[int] | int) -> Tensor: ...
def adaptive_max_pool1d(input: Tensor, output_size: Sequence[int] | int) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum over windows along the last dimension, placed so that the result has output_size there; windows as in adaptive_avg_pool1d."""
@overload
def fake_quantize_per_tensor_affine(input: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tensor:
    """input rounded to the numbers (q - zero_point) * scale, for integers q from quant_min to quant_max."""
@overload
def fake_quantize_per_tensor_affine(input: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int) -> Tensor: ...
def fake_quantize_per_channel_affine(input: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int) -> Tensor:
    """fake_quantize_per_tensor_affine with a scale and a zero point for each index of a dimension."""
def _nnpack_available() -> bool: ...
@overload
def bernoulli(input: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Tensor like input whose elements are 1 with the probabilities in input, otherwise 0."""
@overload
def bernoulli(input: Tensor, p: float, *, generator: Generator | None = None) -> Tensor: ...
def poisson(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Random numbers from Poisson distributions with the rates in input, elementwise."""
def _standard_gamma(input: Tensor, generator: Generator | None = None) -> Tensor: ...
def _standard_gamma_grad(input: Tensor, output: Tensor) -> Tensor: ...
def _sample_dirichlet(input: Tensor, generator: Generator | None = None) -> Tensor: ...
def _dirichlet_grad(x: Tensor, alpha: Tensor, total: Tensor) -> Tensor: ...
def binomial(count: Tensor, prob: Tensor, generator: Generator | None = None) -> Tensor:
    """Random numbers of successes in count trials with probability prob, elementwise with broadcasting."""
def multinomial(input: Tensor, num_samples: int, replacement: bool = False, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """num_samples random column indices for each row of input, drawn with probabilities proportional to its elements; without replacement, no index repeats."""
def rrelu(input: Tensor, lower: Number = 0.125, upper: Number = 0.3333333333333333, training: bool = False, generator: Generator | None = None) -> Tensor:
    """input where input > 0, otherwise slope * input."""
def rrelu_(input: Tensor, lower: Number = 0.125, upper: Number = 0.3333333333333333, training: bool = False, generator: Generator | None = None) -> Tensor: ...
@overload
def rand(size: Sequence[int], *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """rand that draws from generator."""
@overload
def rand(*size: int, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def rand(size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def rand(*size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randn(size: Sequence[int], *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """randn that draws from generator."""
@overload
def randn(*size: int, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randn(size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randn(*size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def rand_like(input: Tensor, *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """rand_like that draws from generator."""
@overload
def rand_like(input: Tensor, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randn_like(input: Tensor, *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """randn_like that draws from generator."""
@overload
def randn_like(input: Tensor, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint(high: int, size: Sequence[int], *, generator: Generator | None, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Random integers, uniform in [0, high), drawn from generator."""
@overload
def randint(high: int, size: Sequence[int], *, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint(low: int, high: int, size: Sequence[int], *, generator: Generator | None, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint(low: int, high: int, size: Sequence[int], *, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint_like(input: Tensor, low: int, high: int, *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor:
    """Random integers, uniform in [low, high), in the shape of input, drawn from generator."""
@overload
def randint_like(input: Tensor, low: int, high: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: Tensor, *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: Tensor, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: int, *, generator: Generator | None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randint_like(input: Tensor, high: int, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, memory_format: memory_format | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def randperm(n: int, *, generator: Generator | None, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Random permutation of the integers 0 to n - 1, drawn from generator."""
@overload
def randperm(n: int, *, dtype: dtype | None = ..., layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
@overload
def normal(mean: Tensor, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Random numbers from normal distributions with the means in mean and the standard deviations in std, elementwise with broadcasting."""
@overload
def normal(mean: Tensor, std: float = 1., *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def normal(mean: float, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def normal(mean: float, std: float, size: Sequence[int], *, generator: Generator | None = None, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor: ...
def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """(output, mask): mask is true with probability 1 - p, output = input * mask / (1 - p)."""
def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """When train is true, sets each element of input to 0 with probability p and divides the others by 1 - p; otherwise returns input."""
def dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """dropout of whole channels: all elements of a channel (dimension 1) of a sample are dropped together."""
def feature_dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """dropout that sets elements to a negative constant, then scales and shifts all so that mean 0 and variance 1 are kept."""
def alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """alpha_dropout of whole channels: all elements of a channel (dimension 1) of a sample are dropped together."""
def feature_alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def _sobol_engine_initialize_state_(input: Tensor, dimension: int) -> Tensor: ...
def _sobol_engine_scramble_(input: Tensor, ltm: Tensor, dimension: int) -> Tensor: ...
def _sobol_engine_draw(quasi: Tensor, n: int, sobolstate: Tensor, dimension: int, num_generated: int, dtype: dtype | None) -> tuple[Tensor, Tensor]: ...
def _sobol_engine_ff_(input: Tensor, n: int, sobolstate: Tensor, dimension: int, num_generated: int) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: dtype | None = None) -> Tensor:
    """Sum of all elements of input; 0 if empty."""
@overload
def sum(input: Tensor, dim: Sequence[int] | int | None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def nansum(input: Tensor, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Sum over the dimensions dim, over all if dim is None or empty, with NaN counted as 0."""
@overload
def mean(input: Tensor, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Mean of all elements of input; NaN if empty."""
@overload
def mean(input: Tensor, dim: Sequence[int] | int | None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def nanmean(input: Tensor, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Mean of the elements that are not NaN over the dimensions dim, over all if dim is None or empty."""
@overload
def prod(input: Tensor, *, dtype: dtype | None = None) -> Tensor:
    """Product of all elements of input; 1 if empty."""
@overload
def prod(input: Tensor, dim: int, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def amax(input: Tensor, dim: Sequence[int] | int = (), keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Maximum over the dimensions dim, over all if dim is empty."""
def amin(input: Tensor, dim: Sequence[int] | int = (), keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Minimum over the dimensions dim, over all if dim is empty."""
def aminmax(input: Tensor, *, dim: int | None = None, keepdim: bool = False, out: Sequence[Tensor] | None = None) -> return_types.aminmax:
    """(min, max) of input along dim, or of all elements if dim is None."""
def argmax(input: Tensor, dim: int | None = None, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Index of the maximum along dim, or in the flattened tensor if dim is None."""
def argmin(input: Tensor, dim: int | None = None, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Index of the minimum along dim, or in the flattened tensor if dim is None."""
@overload
def any(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True if any element of input is nonzero; false if empty."""
@overload
def any(input: Tensor, dim: Sequence[int] | None = None, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def any(input: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True if all elements of input are nonzero; true if empty."""
@overload
def all(input: Tensor, dim: Sequence[int] | None = None, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(input: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: int | None = None) -> Tensor:
    """Number of nonzero elements along dim, or of all elements if dim is None, as int64."""
@overload
def count_nonzero(input: Tensor, dim: Sequence[int]) -> Tensor: ...
@overload
def var(input: Tensor, dim: Sequence[int] | int | None, unbiased: bool = True, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Variance over the dimensions dim (all if None or empty), divided by n - 1 if unbiased, otherwise by n."""
@overload
def var(input: Tensor, dim: Sequence[int] | int | None = None, *, correction: Number | None = None, keepdim: bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def var(input: Tensor, unbiased: bool = True) -> Tensor: ...
@overload
def std(input: Tensor, dim: Sequence[int] | int | None, unbiased: bool = True, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """Standard deviation over the dimensions dim (all if None or empty): the square root of var.dim."""
@overload
def std(input: Tensor, dim: Sequence[int] | int | None = None, *, correction: Number | None = None, keepdim: bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def std(input: Tensor, unbiased: bool = True) -> Tensor: ...
@overload
def var_mean(input: Tensor, dim: Sequence[int] | int | None, unbiased: bool = True, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """(variance, mean) over the dimensions dim (all if None or empty); the variance as var.dim."""
@overload
def var_mean(input: Tensor, dim: Sequence[int] | int | None = None, *, correction: Number | None = None, keepdim: bool = False) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(input: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, dim: Sequence[int] | int | None, unbiased: bool = True, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """(standard deviation, mean) over the dimensions dim (all if None or empty); the deviation as std.dim."""
@overload
def std_mean(input: Tensor, dim: Sequence[int] | int | None = None, *, correction: Number | None = None, keepdim: bool = False) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def norm(input: Tensor, p: Number = 2) -> Tensor:
    """sum(abs(input)**p)**(1 / p) over all elements, as linalg_vector_norm."""
@overload
def norm(input: Tensor, p: Number | None, *, dtype: dtype) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number | None, dim: Sequence[int] | int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number | None, dim: Sequence[int] | int, keepdim: bool, *, dtype: dtype, out: Tensor | None = None) -> Tensor: ...
def frobenius_norm(input: Tensor, dim: Sequence[int] | int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """sqrt(sum(abs(input)**2)) over the dimensions dim, at most two; over all if dim is empty."""
def logsumexp(input: Tensor, dim: Sequence[int] | int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor:
    """log(sum(exp(input))) over the dimensions dim; does not overflow."""
def cumsum(input: Tensor, dim: int, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Cumulative sum along dim: element i is the sum of elements 0 to i."""
def cumprod(input: Tensor, dim: int, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Cumulative product along dim: element i is the product of elements 0 to i."""
def logcumsumexp(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor:
    """log(cumsum(exp(input))) along dim; does not overflow."""
def cummax(input: Tensor, dim: int, *, out: Sequence[Tensor] | None = None) -> return_types.cummax:
    """(values, indices) of the cumulative maximum along dim."""
def cummin(input: Tensor, dim: int, *, out: Sequence[Tensor] | None = None) -> return_types.cummin:
    """(values, indices) of the cumulative minimum along dim."""
def dist(input: Tensor, other: Tensor, p: Number = 2) -> Tensor:
    """Norm of order p of all elements of input - other, with broadcasting."""
def pairwise_distance(x1: Tensor, x2: Tensor, p: float = 2., eps: float = 1e-06, keepdim: bool = False) -> Tensor:
    """Norm of order p of x1 - x2 + eps along the last dimension, with broadcasting."""
def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor:
    """sum(x1 * x2) / (norm(x1) * norm(x2)) along dim, with broadcasting; each norm is at least eps."""
def renorm(input: Tensor, p: Number, dim: int, maxnorm: Number, *, out: Tensor | None = None) -> Tensor:
    """Copy of input in which each slice along dim whose norm of order p exceeds maxnorm is scaled down to norm maxnorm."""
def cov(input: Tensor, *, correction: int = 1, fweights: Tensor | None = None, aweights: Tensor | None = None) -> Tensor:
    """Covariance matrix of the variables in the rows of input over the observations in its columns, divided by n - correction."""
def corrcoef(input: Tensor) -> Tensor:
    """Matrix of correlation coefficients of the variables in the rows of input over the observations in its columns."""
def histc(input: Tensor, bins: int = 100, min: Number = 0, max: Number = 0, *, out: Tensor | None = None) -> Tensor:
    """Number of elements in each of bins equal intervals from min to max; others are not counted."""
def bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    """Number of occurrences of each value 0, 1, 2, ."""
@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor:
    """Integral of y along dim by the trapezoidal rule, at the sample points x."""
@overload
def trapezoid(y: Tensor, *, dx: Number = 1, dim: int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor:
    """Cumulative integral of y along dim by the trapezoidal rule, at the sample points x."""
@overload
def cumulative_trapezoid(y: Tensor, *, dx: Number = 1, dim: int = -1) -> Tensor: ...
def diff(input: Tensor, n: int = 1, dim: int = -1, prepend: Tensor | None = None, append: Tensor | None = None, *, out: Tensor | None = None) -> Tensor:
    """Differences input[i + 1] - input[i] along dim, taken n times, after prepend and append are joined to input."""
@overload
def quantile(input: Tensor, q: Tensor, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", out: Tensor | None = None) -> Tensor:
    """Quantiles q in [0, 1] along dim, or of all elements if dim is None; the first dimension of the result is that of q."""
@overload
def quantile(input: Tensor, q: float, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", out: Tensor | None = None) -> Tensor: ...
@overload
def nanquantile(input: Tensor, q: Tensor, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", out: Tensor | None = None) -> Tensor:
    """Quantiles q in [0, 1] of the elements that are not NaN along dim, or of all if dim is None; the first dimension of the result is that of q."""
@overload
def nanquantile(input: Tensor, q: float, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", out: Tensor | None = None) -> Tensor: ...
@overload
def histogram(input: Tensor, bins: int = 100, *, range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False, out: Sequence[Tensor] | None = None) -> return_types.histogram:
    """(hist, bin_edges): sums of weight in bins of equal width over range, by default from the least to the largest element."""
@overload
def histogram(input: Tensor, bins: Tensor, *, weight: Tensor | None = None, density: bool = False, out: Sequence[Tensor] | None = None) -> return_types.histogram: ...
@overload
def histogramdd(input: Tensor, bins: Sequence[int], range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogramdd:
    """(hist, bin_edges): a histogram of points, whose coordinates are the last dimension of input, with bins[d] bins of equal width in dimension d."""
@overload
def histogramdd(input: Tensor, bins: int, range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogramdd: ...
@overload
def histogramdd(input: Tensor, bins: Sequence[Tensor], range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogramdd: ...
def segment_reduce(data: Tensor, reduce: str, *, lengths: Tensor | None = None, indices: Tensor | None = None, offsets: Tensor | None = None, axis: int = 0, unsafe: bool = False, initial: Number | None = None) -> Tensor:
    """Reduction (sum, mean, max, min or prod) of consecutive segments of dimension axis, whose lengths, or the offsets of whose ends, are given."""
def _logcumsumexp(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor: ...
@overload
def _aminmax(input: Tensor) -> tuple[Tensor, Tensor]: ...
@overload
def _aminmax(input: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]: ...
def hash_tensor(input: Tensor, dim: Sequence[int] | int = (), *, keepdim: bool = False, mode: int = 0, out: Tensor | None = None) -> Tensor:
    """The exclusive or of all elements, or over dimensions, as 64-bit patterns of int64 or float64."""
def grid_sampler_2d(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """input (N, C, H, W) sampled at the points grid (N, H_out, W_out, 2), (x, y) in [-1, 1]."""
def grid_sampler_3d(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """input (N, C, D, H, W) sampled at the points grid (N, D_out, H_out, W_out, 3), (x, y, z) in [-1, 1]."""
def grid_sampler(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """grid_sampler_2d for a 4-D input, grid_sampler_3d for a 5-D input."""
def _grid_sampler_2d_cpu_fallback(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor: ...
@overload
def _upsample_bicubic2d_aa(input: Tensor, output_size: Sequence[int] | int, align_corners: bool, scales_h: float | None = None, scales_w: float | None = None) -> Tensor: ...
@overload
def _upsample_bicubic2d_aa(input: Tensor, output_size: Sequence[int] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor: ...
@overload
def _upsample_bilinear2d_aa(input: Tensor, output_size: Sequence[int] | int, align_corners: bool, scales_h: float | None = None, scales_w: float | None = None) -> Tensor: ...
@overload
def _upsample_bilinear2d_aa(input: Tensor, output_size: Sequence[int] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor: ...
def affine_grid_generator(theta: Tensor, size: Sequence[int], align_corners: bool) -> Tensor:
    """The grid of points that an affine transformation of images samples, for grid_sampler."""
def is_nonzero(input: Tensor) -> bool:
    """True if the number in input, a tensor of one element, is nonzero."""
@overload
def sort(input: Tensor, *, stable: bool | None, dim: int = -1, descending: bool = False, out: Sequence[Tensor] | None = None) -> return_types.sort:
    """(values, indices) of input sorted along dim."""
@overload
def sort(input: Tensor, dim: int = -1, descending: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.sort: ...
@overload
def argsort(input: Tensor, *, stable: bool, dim: int = -1, descending: bool = False, out: Tensor | None = None) -> Tensor:
    """Indices that sort input along dim, as the indices of sort."""
@overload
def argsort(input: Tensor, dim: int = -1, descending: bool = False) -> Tensor: ...
def msort(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input sorted along its first dimension, in ascending order."""
def topk(input: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True, *, out: Sequence[Tensor] | None = None) -> return_types.topk:
    """(values, indices) of the k largest elements along dim, or the k smallest if not largest, in order even if sorted is false."""
def kthvalue(input: Tensor, k: int, dim: int = -1, keepdim: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.kthvalue:
    """(values, indices) of the k-th smallest element along dim; k counts from 1, NaN as the largest."""
@overload
def median(input: Tensor) -> Tensor:
    """Median of all elements of input: the lower of the two middle ones if their number is even."""
@overload
def median(input: Tensor, dim: int, keepdim: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.median: ...
@overload
def nanmedian(input: Tensor) -> Tensor:
    """Median of the elements of input that are not NaN: the lower of the two middle ones if their number is even."""
@overload
def nanmedian(input: Tensor, dim: int, keepdim: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.nanmedian: ...
def mode(input: Tensor, dim: int = -1, keepdim: bool = False, *, out: Sequence[Tensor] | None = None) -> return_types.mode:
    """(values, indices) of the most frequent element along dim, the smallest one in a tie; indices are those of its last occurrence."""
@overload
def searchsorted(sorted_sequence: Tensor, input: Tensor, *, out_int32: bool = False, right: bool = False, side: str | None = None, sorter: Tensor | None = None, out: Tensor | None = None) -> Tensor:
    """Index at which each element of input can be inserted into the last dimension of sorted_sequence to keep it sorted; before equal elements, after them with right or side='right'."""
@overload
def searchsorted(sorted_sequence: Tensor, self: Number, *, out_int32: bool = False, right: bool = False, side: str | None = None, sorter: Tensor | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def bucketize(input: Tensor, boundaries: Tensor, *, out_int32: bool = False, right: bool = False, out: Tensor | None = None) -> Tensor:
    """Index i for each element v of input with boundaries[i - 1] < v <= boundaries[i]; with right, boundaries[i - 1] <= v < boundaries[i]."""
@overload
def bucketize(self: Number, boundaries: Tensor, *, out_int32: bool = False, right: bool = False) -> Tensor: ...
def _unique2(input: Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False) -> tuple[Tensor, Tensor, Tensor]: ...
def unique_consecutive(input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None) -> tuple[Tensor, Tensor, Tensor]:
    """(values, inverse, counts) after merging runs of equal elements, or of equal slices along dim; inverse and counts are empty unless requested."""
def unique_dim(input: Tensor, dim: int, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """(values, inverse, counts) of the distinct slices of input along dim, in ascending lexicographic order; all three are always computed."""
@overload
def isin(elements: Tensor, test_elements: Tensor, *, assume_unique: bool = False, invert: bool = False, out: Tensor | None = None) -> Tensor:
    """True where an element of elements occurs in test_elements; with invert, where it does not."""
@overload
def isin(element: Number, test_elements: Tensor, *, assume_unique: bool = False, invert: bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def isin(elements: Tensor, test_element: Number, *, assume_unique: bool = False, invert: bool = False, out: Tensor | None = None) -> Tensor: ...
def _unique(input: Tensor, sorted: bool = True, return_inverse: bool = False) -> tuple[Tensor, Tensor]: ...
def _convert_indices_from_coo_to_csr(input: Tensor, size: int, *, out_int32: bool = False, out: Tensor | None = None) -> Tensor: ...
def _convert_indices_from_csr_to_coo(crow_indices: Tensor, col_indices: Tensor, *, out_int32: bool = False, transpose: bool = False, out: Tensor | None = None) -> Tensor: ...
def _validate_sparse_compressed_tensor_args(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[int], layout: layout, check_pinning: bool | None = None) -> None: ...
def _validate_sparse_csr_tensor_args(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = None) -> None: ...
def _validate_sparse_csc_tensor_args(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = None) -> None: ...
def _validate_sparse_bsr_tensor_args(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = None) -> None: ...
def _validate_sparse_bsc_tensor_args(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = None) -> None: ...
def _validate_compressed_sparse_indices(is_crow: bool, compressed_idx: Tensor, plain_idx: Tensor, cdim: int, dim: int, nnz: int) -> None: ...
def _sparse_broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor: ...
def exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(input), elementwise."""
def exp_(input: Tensor) -> Tensor: ...
def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2**input, elementwise."""
def exp2_(input: Tensor) -> Tensor: ...
def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(input) - 1, elementwise; accurate near 0."""
def expm1_(input: Tensor) -> Tensor: ...
def log(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Natural logarithm of input, elementwise."""
def log_(input: Tensor) -> Tensor: ...
def log2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Base-2 logarithm of input, elementwise."""
def log2_(input: Tensor) -> Tensor: ...
def log10(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Base-10 logarithm of input, elementwise."""
def log10_(input: Tensor) -> Tensor: ...
def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + input), elementwise; accurate near 0."""
def log1p_(input: Tensor) -> Tensor: ...
def sin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sine of input (radians), elementwise."""
def sin_(input: Tensor) -> Tensor: ...
def cos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Cosine of input (radians), elementwise."""
def cos_(input: Tensor) -> Tensor: ...
def tan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Tangent of input (radians), elementwise."""
def tan_(input: Tensor) -> Tensor: ...
def asin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse sine of input in radians, elementwise."""
def asin_(input: Tensor) -> Tensor: ...
def acos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse cosine of input in radians, elementwise."""
def acos_(input: Tensor) -> Tensor: ...
def atan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse tangent of input in radians, elementwise."""
def atan_(input: Tensor) -> Tensor: ...
def sinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic sine of input, elementwise."""
def sinh_(input: Tensor) -> Tensor: ...
def cosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic cosine of input, elementwise."""
def cosh_(input: Tensor) -> Tensor: ...
def tanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic tangent of input, elementwise."""
def tanh_(input: Tensor) -> Tensor: ...
def asinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic sine of input, elementwise."""
def asinh_(input: Tensor) -> Tensor: ...
def acosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic cosine of input, elementwise."""
def acosh_(input: Tensor) -> Tensor: ...
def atanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic tangent of input, elementwise."""
def atanh_(input: Tensor) -> Tensor: ...
def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(pi * input) / (pi * input), elementwise; 1 where input is 0."""
def sinc_(input: Tensor) -> Tensor: ...
def deg2rad(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * pi / 180, elementwise: degrees to radians."""
def deg2rad_(input: Tensor) -> Tensor: ...
def rad2deg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * 180 / pi, elementwise: radians to degrees."""
def rad2deg_(input: Tensor) -> Tensor: ...
def sqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Square root of input, elementwise."""
def sqrt_(input: Tensor) -> Tensor: ...
def rsqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / sqrt(input), elementwise."""
def rsqrt_(input: Tensor) -> Tensor: ...
def reciprocal(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / input, elementwise."""
def reciprocal_(input: Tensor) -> Tensor: ...
def square(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * input, elementwise."""
def square_(input: Tensor) -> Tensor: ...
def abs(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Absolute value of input, elementwise."""
def abs_(input: Tensor) -> Tensor: ...
def neg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-input, elementwise."""
def neg_(input: Tensor) -> Tensor: ...
def positive(input: Tensor) -> Tensor:
    """input itself."""
def sign(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-1, 0 or 1 as input is negative, zero or positive, elementwise."""
def sgn(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input / abs(input), elementwise, and 0 where input is 0."""
def signbit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where the sign bit of input is set, elementwise, including -0.0."""
def angle(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Argument of input in radians, elementwise."""
def _conj_physical(input: Tensor) -> Tensor: ...
def conj_physical(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complex conjugate of input, elementwise, in a new tensor whose conjugate bit is not set."""
def conj_physical_(input: Tensor) -> Tensor: ...
def ceil(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Smallest integer not less than input, elementwise, in the type of input."""
def ceil_(input: Tensor) -> Tensor: ...
def floor(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Largest integer not greater than input, elementwise, in the type of input."""
def floor_(input: Tensor) -> Tensor: ...
def trunc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input rounded towards 0 to an integer, elementwise, in the type of input."""
def trunc_(input: Tensor) -> Tensor: ...
@overload
def round(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input rounded to the nearest integer, elementwise."""
@overload
def round(input: Tensor, *, decimals: int, out: Tensor | None = None) -> Tensor: ...
@overload
def round_(input: Tensor) -> Tensor: ...
@overload
def round_(input: Tensor, *, decimals: int) -> Tensor: ...
def frac(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input - trunc(input), elementwise: the fractional part, with the sign of input."""
def frac_(input: Tensor) -> Tensor: ...
def isnan(input: Tensor) -> Tensor:
    """True where input is NaN, elementwise."""
def isinf(input: Tensor) -> Tensor:
    """True where input is inf or -inf, elementwise; for complex numbers, where either part is."""
def isfinite(input: Tensor) -> Tensor:
    """True where input is neither infinite nor NaN, elementwise."""
def isreal(input: Tensor) -> Tensor:
    """True where the imaginary part of input is 0, elementwise; always true for real types."""
def isposinf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where input is inf, elementwise."""
def isneginf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where input is -inf, elementwise."""
def logical_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input == 0, elementwise; the result is boolean."""
def bitwise_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """~input, elementwise, for integers; for booleans, not input."""
def nan_to_num(input: Tensor, nan: float | None = None, posinf: float | None = None, neginf: float | None = None, *, out: Tensor | None = None) -> Tensor:
    """input with NaN replaced by nan (default 0), inf by posinf and -inf by neginf (defaults: the largest and smallest finite value), elementwise."""
def nan_to_num_(input: Tensor, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor: ...
def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function of input, 2 / sqrt(pi) * integral of exp(-t**2) from 0 to input, elementwise."""
def erf_(input: Tensor) -> Tensor: ...
def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 - erf(input), elementwise; accurate where the result is small."""
def erfc_(input: Tensor) -> Tensor: ...
def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse error function of input, elementwise."""
def lgamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(abs(gamma(input))), elementwise; inf at 0 and negative integers."""
def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Derivative of log(gamma(input)), elementwise; -inf at 0, NaN at negative integers."""
def polygamma(n: int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Derivative of order n of digamma at input, elementwise; n must not be negative."""
def mvlgamma(input: Tensor, p: int, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the multivariate gamma function of dimension p at input, elementwise."""
def igamma(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Regularized lower incomplete gamma function P(input, other), elementwise with broadcasting."""
def igammac(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Regularized upper incomplete gamma function Q(input, other) = 1 - P(input, other), elementwise with broadcasting."""
def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0, elementwise."""
def i0_(input: Tensor) -> Tensor: ...
def absolute(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Absolute value of input, elementwise: alias of abs."""
def negative(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-input, elementwise: alias of neg."""
def negative_(input: Tensor) -> Tensor: ...
def arccos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse cosine of input, elementwise: alias of acos."""
def arccos_(input: Tensor) -> Tensor: ...
def arccosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic cosine of input, elementwise: alias of acosh."""
def arccosh_(input: Tensor) -> Tensor: ...
def arcsin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse sine of input, elementwise: alias of asin."""
def arcsin_(input: Tensor) -> Tensor: ...
def arcsinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic sine of input, elementwise: alias of asinh."""
def arcsinh_(input: Tensor) -> Tensor: ...
def arctan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse tangent of input, elementwise: alias of atan."""
def arctan_(input: Tensor) -> Tensor: ...
def arctanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic tangent of input, elementwise: alias of atanh."""
def arctanh_(input: Tensor) -> Tensor: ...
def fix(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input rounded towards 0, elementwise: alias of trunc."""
def fix_(input: Tensor) -> Tensor: ...
def frexp(input: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types.frexp:
    """(mantissa, exponent): input = mantissa * 2**exponent, where abs(mantissa) is in [0.5, 1) or 0."""
@overload
def view_copy(input: Tensor, size: Sequence[int], *, out: Tensor | None = None) -> Tensor:
    """Copy of what view returns."""
@overload
def view_copy(input: Tensor, dtype: dtype, *, out: Tensor | None = None) -> Tensor: ...
def reshape(input: Tensor, shape: Sequence[int]) -> Tensor:
    """input in the given shape, where -1 stands for the size that remains: a view if the strides allow it, otherwise a copy."""
def _reshape_alias_copy(input: Tensor, size: Sequence[int], stride: Sequence[int], *, out: Tensor | None = None) -> Tensor: ...
def alias_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of what alias returns."""
def detach(input: Tensor) -> Tensor:
    """View of input that is not connected to the graph and requires no gradient."""
def detach_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of what detach returns."""
def detach_(input: Tensor) -> Tensor: ...
def as_strided(input: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """View of the storage of input with the given size, stride and storage_offset (None: that of input)."""
def as_strided_copy(input: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None, *, out: Tensor | None = None) -> Tensor:
    """Copy of what as_strided returns."""
def as_strided_(input: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor: ...
def select(input: Tensor, dim: int, index: int) -> Tensor:
    """View of input at position index of dim, without that dimension."""
def select_copy(input: Tensor, dim: int, index: int, *, out: Tensor | None = None) -> Tensor:
    """Copy of what select returns."""
def slice_copy(input: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, out: Tensor | None = None) -> Tensor:
    """Copy of what slice returns."""
@overload
def narrow(input: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """View of length positions of input along dim, from start on, which is an integer tensor with no dimensions."""
@overload
def narrow(input: Tensor, dim: int, start: int, length: int) -> Tensor: ...
def narrow_copy(input: Tensor, dim: int, start: int, length: int, *, out: Tensor | None = None) -> Tensor:
    """Copy of length positions of input along dim, from start on."""
def permute(input: Tensor, dims: Sequence[int]) -> Tensor:
    """View of input whose dimension i is dimension dims[i] of input."""
def transpose(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """View of input with dimensions dim0 and dim1 swapped."""
def transpose_copy(input: Tensor, dim0: int, dim1: int, *, out: Tensor | None = None) -> Tensor:
    """Copy of what transpose returns."""
def t(input: Tensor) -> Tensor:
    """View of the matrix input, transposed."""
def t_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of what t returns."""
def adjoint(input: Tensor) -> Tensor:
    """Conjugate transpose of the matrices in the last two dimensions of input, as a view."""
@overload
def squeeze(input: Tensor) -> Tensor:
    """View of input without its dimensions of size 1."""
@overload
def squeeze(input: Tensor, dim: int) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[int]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor:
    """Copy of what squeeze returns."""
@overload
def squeeze_copy(input: Tensor, dim: Sequence[int], *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def unsqueeze(input: Tensor, dim: int) -> Tensor:
    """View of input with a new dimension of size 1 at position dim."""
def unsqueeze_copy(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor:
    """Copy of input with a new dimension of size 1 at position dim."""
def diagonal(input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """View of the diagonals offset of the matrices in dim1 and dim2; they become the last dimension."""
def diagonal_copy(input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1, *, out: Tensor | None = None) -> Tensor:
    """Copy of what diagonal returns."""
def unfold_copy(input: Tensor, dimension: int, size: int, step: int, *, out: Tensor | None = None) -> Tensor:
    """Copy of what unfold returns."""
@overload
def split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
    """Views of successive pieces of split_size along dim; the last one may be smaller."""
@overload
def split(input: Tensor, split_size: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
def split_copy(input: Tensor, split_size: int, dim: int = 0, *, out: Tensor | None = None) -> tuple[Tensor, ...]:
    """Copy of what split returns."""
def split_with_sizes(input: Tensor, split_sizes: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Views of successive pieces along dim, of the sizes split_sizes."""
def split_with_sizes_copy(input: Tensor, split_sizes: Sequence[int], dim: int = 0, *, out: Tensor | None = None) -> tuple[Tensor, ...]:
    """Copy of what split_with_sizes returns."""
def chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """Views of at most chunks pieces along dim, each of size ceil(n / chunks) but for the last."""
def unsafe_chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """chunk whose pieces have version counters of their own: the caller must not modify both a piece and input."""
def unsafe_split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
    """split whose pieces have version counters of their own: the caller must not modify both a piece and input."""
def unsafe_split_with_sizes(input: Tensor, split_sizes: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """split_with_sizes whose pieces have version counters of their own: the caller must not modify both a piece and input."""
@overload
def tensor_split(input: Tensor, indices: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Views of the pieces of input along dim between the positions indices, as slices [0:i0], [i0:i1], ..., [ik:]."""
@overload
def tensor_split(input: Tensor, tensor_indices_or_sections: Tensor, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, sections: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def hsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]:
    """Views of sections equal pieces along dimension 1; along dimension 0 for a 1-D tensor."""
@overload
def hsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def vsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]:
    """Views of sections equal pieces along dimension 0 of a tensor with two or more dimensions."""
@overload
def vsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def dsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]:
    """Views of sections equal pieces along dimension 2."""
@overload
def dsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
def unbind(input: Tensor, dim: int = 0) -> tuple[Tensor, ...]:
    """Views of all slices of input along dim, without that dimension."""
def unbind_copy(input: Tensor, dim: int = 0, *, out: Tensor | None = None) -> tuple[Tensor, ...]:
    """Copy of what unbind returns."""
def flatten(input: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """input with dimensions start_dim to end_dim merged into one: a view if the strides allow it, otherwise a copy."""
def unflatten(input: Tensor, dim: int, sizes: Sequence[int]) -> Tensor:
    """View of input with dimension dim split into dimensions of the given sizes, where -1 stands for the size that remains."""
@overload
def movedim(input: Tensor, source: int, destination: int) -> Tensor:
    """View of input with dimension source moved to position destination; the others keep their order."""
@overload
def movedim(input: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
@overload
def moveaxis(input: Tensor, source: int, destination: int) -> Tensor:
    """View of input with dimension source moved to position destination: alias of movedim."""
@overload
def moveaxis(input: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
def swapaxes(input: Tensor, axis0: int, axis1: int) -> Tensor:
    """View of input with dimensions axis0 and axis1 swapped: alias of transpose."""
def swapdims(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """View of input with dimensions dim0 and dim1 swapped: alias of transpose."""
def view_as_real(input: Tensor) -> Tensor:
    """View of the complex tensor input as real numbers, with a new last dimension of size 2: real and imaginary part."""
def view_as_real_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of what view_as_real returns."""
def view_as_complex(input: Tensor) -> Tensor:
    """View of input, whose last dimension of size 2 holds real and imaginary parts, as complex numbers without that dimension."""
def view_as_complex_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Copy of what view_as_complex returns."""
def real(input: Tensor) -> Tensor:
    """View of the real parts of input; input itself if it is real."""
def imag(input: Tensor) -> Tensor:
    """View of the imaginary parts of input."""
def conj(input: Tensor) -> Tensor:
    """View of input with its conjugate bit flipped: the elements read as their complex conjugates."""
def _conj(input: Tensor) -> Tensor: ...
def _conj_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def _neg_view(input: Tensor) -> Tensor: ...
def _neg_view_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def resolve_conj(input: Tensor) -> Tensor:
    """Copy of input with the conjugation applied if its conjugate bit is set, otherwise input."""
def resolve_neg(input: Tensor) -> Tensor:
    """Copy of input with the negation applied if its negative bit is set, otherwise input."""
def broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor:
    """View of input broadcast to the shape size."""
def broadcast_tensors(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Views of the tensors broadcast to their common shape."""
@overload
def atleast_1d(input: Tensor) -> Tensor:
    """View of input with at least one dimension."""
@overload
def atleast_1d(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def atleast_2d(input: Tensor) -> Tensor:
    """View of input with at least two dimensions; new ones come first."""
@overload
def atleast_2d(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
@overload
def atleast_3d(input: Tensor) -> Tensor:
    """View of input with at least three dimensions: (n) becomes (1, n, 1), (m, n) becomes (m, n, 1)."""
@overload
def atleast_3d(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]: ...
def ravel(input: Tensor) -> Tensor:
    """All elements of input in one dimension, in row-major order: a view if input is contiguous, otherwise a copy."""
def expand_copy(input: Tensor, size: Sequence[int], *, implicit: bool = False, out: Tensor | None = None) -> Tensor:
    """Copy of input expanded to the shape size."""
def permute_copy(input: Tensor, dims: Sequence[int], *, out: Tensor | None = None) -> Tensor:
    """Copy of input whose dimension i is dimension dims[i] of input."""
def is_same_size(input: Tensor, other: Tensor) -> bool:
    """True if input and other have the same shape."""
def _foobar(input: Tensor, arg1: bool = True, arg2: bool = True, *, arg3: bool = True) -> Tensor: ...
def _reshape_copy(input: Tensor, size: Sequence[int]) -> Tensor: ...
