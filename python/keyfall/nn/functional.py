"""Functions of neural networks, used by the modules of keyfall.nn.

Every function has PyTorch's name and arguments. Those that are a single operator are that
operator."""

import math
import warnings

from .. import _C
from .._loading import lazy_module as _lazy_module
from .._shared.overridable import make_overridable as _make_overridable

from ._attention import multi_head_attention_forward  # noqa: F401
from ._losses import *  # noqa: F401,F403
from ._resample import (  # noqa: F401
    GRID_SAMPLE_INTERPOLATION_MODES, GRID_SAMPLE_PADDING_MODES, affine_grid, grid_sample, interpolate)
from ._resample import upsample, upsample_bilinear, upsample_nearest  # noqa: F401
from ._unpool import *  # noqa: F401,F403

_grad_mode = _lazy_module("keyfall.autograd.grad_mode")
_functional = _lazy_module("keyfall.functional")
_helpers = _lazy_module("keyfall.nn._helpers")
_jit_internal = _lazy_module("keyfall._jit_internal")
_nn_grad = _lazy_module("keyfall.nn.grad")

_functions = _C._VariableFunctions
_nn = _C._nn
Tensor = _C.Tensor

# ---- Operators without a wrapper

adaptive_avg_pool1d = _functions.adaptive_avg_pool1d
avg_pool1d = _functions.avg_pool1d
avg_pool2d = _nn.avg_pool2d
avg_pool3d = _nn.avg_pool3d
celu_ = _functions.celu_
channel_shuffle = _functions.channel_shuffle
conv1d = _functions.conv1d
conv2d = _functions.conv2d
conv3d = _functions.conv3d
conv_transpose1d = _functions.conv_transpose1d
conv_transpose2d = _functions.conv_transpose2d
conv_transpose3d = _functions.conv_transpose3d
cosine_similarity = _functions.cosine_similarity
elu_ = _nn.elu_
gelu = _nn.gelu
hardshrink = _functions.hardshrink
hardtanh_ = _nn.hardtanh_
leaky_relu_ = _nn.leaky_relu_
linear = _nn.linear
logsigmoid = _nn.log_sigmoid
one_hot = _nn.one_hot
pairwise_distance = _functions.pairwise_distance
pdist = _functions.pdist
pixel_shuffle = _functions.pixel_shuffle
pixel_unshuffle = _functions.pixel_unshuffle
prelu = _functions.prelu
relu_ = _functions.relu_
rrelu_ = _functions.rrelu_
scaled_dot_product_attention = _nn.scaled_dot_product_attention
selu_ = _functions.selu_
softplus = _nn.softplus
softshrink = _nn.softshrink
threshold_ = _functions.threshold_


# ---- Activations


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """x where x > threshold, value elsewhere.

    >>> keyfall.nn.functional.threshold(keyfall.tensor([0., 1., 2.]), 1., -1.)
    tensor([-1., -1.,  2.])
    """
    function = _functions.threshold_ if inplace else _functions.threshold
    return function(input, threshold, value)


_threshold = threshold


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """max(x, 0), elementwise.

    >>> keyfall.nn.functional.relu(keyfall.tensor([-1., 0., 2.]))
    tensor([0., 0., 2.])
    """
    return _functions.relu_(input) if inplace else _functions.relu(input)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """min(max(x, 0), 6), elementwise.

    >>> keyfall.nn.functional.relu6(keyfall.tensor([-1., 3., 7.]))
    tensor([0., 3., 6.])
    """
    return _nn.relu6_(input) if inplace else _nn.relu6(input)


def hardtanh(input: Tensor, min_val: float = -1.0, max_val: float = 1.0,
             inplace: bool = False) -> Tensor:
    """min(max(x, min_val), max_val), elementwise.

    >>> keyfall.nn.functional.hardtanh(keyfall.tensor([-2., 0.5, 2.]))
    tensor([-1.0000,  0.5000,  1.0000])
    """
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    return (_nn.hardtanh_ if inplace else _nn.hardtanh)(input, min_val, max_val)


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """(x + 3) / 6, clamped to [0, 1].

    >>> keyfall.nn.functional.hardsigmoid(keyfall.tensor([-4., 0., 1.5]))
    tensor([0.0000, 0.5000, 0.7500])
    """
    return _nn.hardsigmoid_(input) if inplace else _nn.hardsigmoid(input)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    """x * hardsigmoid(x).

    >>> keyfall.nn.functional.hardswish(keyfall.tensor([-4., 0., 3.]))
    tensor([-0., 0., 3.])
    """
    return _nn.hardswish_(input) if inplace else _nn.hardswish(input)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """x where x > 0, alpha * (exp(x) - 1) elsewhere.

    >>> keyfall.nn.functional.elu(keyfall.tensor([-1., 0., 2.]))
    tensor([-0.6321,  0.0000,  2.0000])
    """
    return (_nn.elu_ if inplace else _nn.elu)(input, alpha)


def selu(input: Tensor, inplace: bool = False) -> Tensor:
    """elu with the constants that preserve mean 0 and variance 1.

    >>> keyfall.nn.functional.selu(keyfall.tensor([-1., 0., 2.]))
    tensor([-1.1113,  0.0000,  2.1014])
    """
    return _functions.selu_(input) if inplace else _functions.selu(input)


def celu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """x where x > 0, alpha * (exp(x / alpha) - 1) elsewhere.

    >>> keyfall.nn.functional.celu(keyfall.tensor([-1., 0., 2.]), alpha=2.)
    tensor([-0.7869,  0.0000,  2.0000])
    """
    return (_functions.celu_ if inplace else _functions.celu)(input, alpha)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    """x where x >= 0, negative_slope * x elsewhere.

    >>> keyfall.nn.functional.leaky_relu(keyfall.tensor([-1., 0., 2.]))
    tensor([-0.0100,  0.0000,  2.0000])
    """
    return (_nn.leaky_relu_ if inplace else _nn.leaky_relu)(input, negative_slope)


def rrelu(input: Tensor, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False,
          inplace: bool = False) -> Tensor:
    """leaky_relu with a random slope from lower to upper; their mean if not training.

    >>> keyfall.nn.functional.rrelu(keyfall.tensor([-8., 2.]), lower=0.25, upper=0.25)
    tensor([-2.,  2.])
    """
    return (_functions.rrelu_ if inplace else _functions.rrelu)(input, lower, upper, training)


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """x * sigmoid(x).

    >>> keyfall.nn.functional.silu(keyfall.tensor([-1., 0., 2.]))
    tensor([-0.2689,  0.0000,  1.7616])
    """
    return _nn.silu_(input) if inplace else _nn.silu(input)


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    """x * tanh(softplus(x)).

    >>> keyfall.nn.functional.mish(keyfall.tensor([-1., 0., 2.]))
    tensor([-0.3034,  0.0000,  1.9440])
    """
    return _nn.mish_(input) if inplace else _nn.mish(input)


def glu(input: Tensor, dim: int = -1) -> Tensor:
    """The first half along dim, times the sigmoid of the second.

    >>> keyfall.nn.functional.glu(keyfall.tensor([1., 2., 0., 0.]))
    tensor([0.5000, 1.0000])
    """
    if input.dim() == 0:
        raise RuntimeError("glu() does not support scalars: halving must be even, and a tensor "
                           "without dimensions cannot be halved")
    return _nn.glu(input, dim)


def tanhshrink(input):
    """x - tanh(x).

    >>> keyfall.nn.functional.tanhshrink(keyfall.tensor([0., 1.]))
    tensor([0.0000, 0.2384])
    """
    return input - input.tanh()


def softsign(input):
    """x / (1 + |x|).

    >>> keyfall.nn.functional.softsign(keyfall.tensor([-1., 0., 3.]))
    tensor([-0.5000,  0.0000,  0.7500])
    """
    return input / (input.abs() + 1)


def tanh(input):
    """Hyperbolic tangent.

    >>> keyfall.nn.functional.tanh(keyfall.tensor([0., 1.]))
    tensor([0.0000, 0.7616])
    """
    return input.tanh()


def sigmoid(input):
    """1 / (1 + exp(-x)).

    >>> keyfall.nn.functional.sigmoid(keyfall.tensor([-1., 0., 1.]))
    tensor([0.2689, 0.5000, 0.7311])
    """
    return input.sigmoid()


def _softmax_dim(name, dim, dims, stacklevel):
    if dim is not None:
        return dim
    warnings.warn(f"Implicit dimension choice for {name} has been deprecated. Change the call to "
                  "include dim=X as an argument.", stacklevel=stacklevel)
    return 0 if dims in (0, 1, 3) else 1


def softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3,
            dtype: _C.dtype | None = None) -> Tensor:
    """exp(x) / sum(exp(x)) along dim.

    >>> keyfall.nn.functional.softmax(keyfall.tensor([0., 0.]), dim=0)
    tensor([0.5000, 0.5000])
    """
    dim = _softmax_dim("softmax", dim, input.dim(), _stacklevel)
    return input.softmax(dim) if dtype is None else input.softmax(dim, dtype=dtype)


def softmin(input: Tensor, dim: int | None = None, _stacklevel: int = 3,
            dtype: _C.dtype | None = None) -> Tensor:
    """softmax(-x).

    >>> keyfall.nn.functional.softmin(keyfall.tensor([0., 0.]), dim=0)
    tensor([0.5000, 0.5000])
    """
    dim = _softmax_dim("softmin", dim, input.dim(), _stacklevel)
    return (-input).softmax(dim) if dtype is None else (-input).softmax(dim, dtype=dtype)


def log_softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3,
                dtype: _C.dtype | None = None) -> Tensor:
    """The logarithm of softmax.

    >>> keyfall.nn.functional.log_softmax(keyfall.tensor([0., 0.]), dim=0)
    tensor([-0.6931, -0.6931])
    """
    dim = _softmax_dim("log_softmax", dim, input.dim(), _stacklevel)
    return input.log_softmax(dim) if dtype is None else input.log_softmax(dim, dtype=dtype)


def gumbel_softmax(logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10,
                   dim: int = -1) -> Tensor:
    """A sample of softmax with Gumbel noise; hard: one-hot, with the gradient of the soft one.

    >>> keyfall.nn.functional.gumbel_softmax(keyfall.ones(2, 3), hard=True).sum(1)
    tensor([1., 1.])
    """
    if eps != 1e-10:
        warnings.warn("`eps` parameter is deprecated and has no effect.", stacklevel=2)
    noise = -_functions.empty_like(logits).exponential_().log()
    soft = ((logits + noise) / tau).softmax(dim)
    if not hard:
        return soft
    index = soft.max(dim, keepdim=True)[1]
    one = _functions.zeros_like(logits).scatter_(dim, index, 1.0)
    return one - soft.detach() + soft


# ---- Dropout


def _probability(p):
    if p < 0.0 or p > 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    return p


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """While training, zeroes each element with probability p and scales up the others.

    >>> keyfall.nn.functional.dropout(keyfall.ones(3), p=1.)
    tensor([0., 0., 0.])
    """
    function = _functions.dropout_ if inplace else _functions.dropout
    return function(input, _probability(p), training)


def alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False,
                  inplace: bool = False) -> Tensor:
    """Dropout that preserves the mean and variance of the output of selu.

    >>> keyfall.nn.functional.alpha_dropout(keyfall.ones(3), training=False)
    tensor([1., 1., 1.])
    """
    function = _functions.alpha_dropout_ if inplace else _functions.alpha_dropout
    return function(input, _probability(p), training)


def feature_alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False,
                          inplace: bool = False) -> Tensor:
    """alpha_dropout of whole channels.

    >>> keyfall.nn.functional.feature_alpha_dropout(keyfall.ones(1, 2, 2), training=False)
    tensor([[[1., 1.],
             [1., 1.]]])
    """
    function = (_functions.feature_alpha_dropout_ if inplace
                else _functions.feature_alpha_dropout)
    return function(input, _probability(p), training)


def _feature_dropout(input, p, training, inplace):
    function = _functions.feature_dropout_ if inplace else _functions.feature_dropout
    return function(input, p, training)


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True,
              inplace: bool = False) -> Tensor:
    """Dropout of whole channels of (batch, channel, length) or (channel, length).

    >>> keyfall.nn.functional.dropout1d(keyfall.ones(2, 3), p=1.)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    """
    _probability(p)
    if input.dim() not in (2, 3):
        raise RuntimeError("dropout1d: Expected 2D or 3D input, but received a "
                           f"{input.dim()}D input")
    if input.dim() == 3:
        return _feature_dropout(input, p, training, inplace)
    batch = input.unsqueeze_(0) if inplace else input.unsqueeze(0)
    result = _feature_dropout(batch, p, training, inplace)
    return result.squeeze_(0) if inplace else result.squeeze(0)


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True,
              inplace: bool = False) -> Tensor:
    """Dropout of whole channels of (batch, channel, height, width).

    >>> keyfall.nn.functional.dropout2d(keyfall.ones(1, 2, 2), p=1.)
    tensor([[[0., 0.],
             [0., 0.]]])
    """
    _probability(p)
    if input.dim() not in (3, 4):
        warnings.warn(f"dropout2d: Received a {input.dim()}-D input to dropout2d, which is "
                      "deprecated and will result in an error in a future release.", stacklevel=2)
    if input.dim() == 3:
        warnings.warn("dropout2d: Received a 3D input to dropout2d and assuming that channel-wise "
                      "1D dropout behavior is desired: input is interpreted as shape (N, C, L), "
                      "where C is the channel dim.", stacklevel=2)
    return _feature_dropout(input, p, training, inplace)


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True,
              inplace: bool = False) -> Tensor:
    """Dropout of whole channels of (batch, channel, depth, height, width).

    >>> keyfall.nn.functional.dropout3d(keyfall.ones(1, 1, 2, 2), p=1.)
    tensor([[[[0., 0.],
              [0., 0.]]]])
    """
    _probability(p)
    if input.dim() not in (4, 5):
        warnings.warn(f"dropout3d: Received a {input.dim()}-D input to dropout3d, which is "
                      "deprecated and will result in an error in a future release.", stacklevel=2)
    if input.dim() == 5:
        return _feature_dropout(input, p, training, inplace)
    batch = input.unsqueeze_(0) if inplace else input.unsqueeze(0)
    result = _feature_dropout(batch, p, training, inplace)
    return result.squeeze_(0) if inplace else result.squeeze(0)


# ---- Pooling


def _max_pool(name, plain, with_indices):
    def pool(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
             return_indices=False):
        function = with_indices if return_indices else plain
        return function(input, kernel_size, [] if stride is None else stride, padding, dilation,
                        ceil_mode)

    def pool_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
                          return_indices=False):
        return pool(input, kernel_size, stride, padding, dilation, ceil_mode, True)

    return (_named(pool, name, "Largest elements of the windows that slide over the input; with "
                               "return_indices also where they were." + _pool_example(name, "")),
            _named(pool_with_indices, f"{name}_with_indices",
                   "Largest elements of the windows that slide over the input, and where they "
                   "were." + _pool_example(f"{name}_with_indices", "[1]")))


def _pool_example(name, part):
    """The example of a docstring: pooling to half of the sizes."""
    count = int(name.split("pool")[1][0])
    sizes, halves = ", ".join("4" * count), ", ".join("2" * count)
    return (f"\n\n>>> keyfall.nn.functional.{name}(keyfall.ones(1, {sizes}), 2){part}.shape\n"
            f"torch.Size([1, {halves}])")


def _named(function, name, doc):
    function.__name__ = function.__qualname__ = name
    function.__doc__ = doc
    return function


max_pool1d, max_pool1d_with_indices = _max_pool(
    "max_pool1d", _functions.max_pool1d, _functions.max_pool1d_with_indices)
max_pool2d, max_pool2d_with_indices = _max_pool(
    "max_pool2d", _functions.max_pool2d, _nn.max_pool2d_with_indices)
max_pool3d, max_pool3d_with_indices = _max_pool(
    "max_pool3d", _functions.max_pool3d, _nn.max_pool3d_with_indices)


def _sizes_or_own(input, output_size, count):
    """Replaces None in output_size by the input's own size."""
    refusal = ValueError
    if isinstance(output_size, int) or output_size is None:
        output_size, refusal = [output_size] * count, RuntimeError  # PyTorch's operator finds the mistake
    if input.dim() < len(output_size) + 1:
        raise refusal(f"Input dimension should be at least {len(output_size) + 1}")
    own = input.shape[-len(output_size):]
    return [size if want is None else want for want, size in zip(output_size, own)]


def adaptive_avg_pool2d(input: Tensor, output_size: int | tuple[int, ...]) -> Tensor:
    """Means of windows, chosen so that the result has output_size; None keeps the input's size.

    >>> keyfall.nn.functional.adaptive_avg_pool2d(keyfall.arange(16.).view(1, 4, 4), 2)
    tensor([[[ 2.5000,  4.5000],
             [10.5000, 12.5000]]])
    """
    return _nn.adaptive_avg_pool2d(input, _sizes_or_own(input, output_size, 2))


def adaptive_avg_pool3d(input: Tensor, output_size: int | tuple[int, ...]) -> Tensor:
    """Means of windows, chosen so that the result has output_size; None keeps the input's size.

    >>> keyfall.nn.functional.adaptive_avg_pool3d(keyfall.ones(1, 1, 4, 4, 4), 2).shape
    torch.Size([1, 1, 2, 2, 2])
    """
    return _nn.adaptive_avg_pool3d(input, _sizes_or_own(input, output_size, 3))


def _adaptive_max_pool(count, operator):
    name = f"adaptive_max_pool{count}d"

    def with_indices(input, output_size, return_indices=False):
        sizes = output_size if count == 1 else _sizes_or_own(input, output_size, count)
        return operator(input, sizes)

    def pool(input, output_size, return_indices=False):
        found = with_indices(input, output_size)
        return found if return_indices else found[0]

    return (_named(pool, name, "Largest elements of windows, chosen so that the result has "
                               "output_size; with return_indices also where they were."
                               + _pool_example(name, "")),
            _named(with_indices, f"{name}_with_indices",
                   "Largest elements of windows, chosen so that the result has output_size, and "
                   "where they were." + _pool_example(f"{name}_with_indices", "[1]")))


adaptive_max_pool1d, adaptive_max_pool1d_with_indices = _adaptive_max_pool(
    1, _functions.adaptive_max_pool1d)
adaptive_max_pool2d, adaptive_max_pool2d_with_indices = _adaptive_max_pool(
    2, _nn.adaptive_max_pool2d)
adaptive_max_pool3d, adaptive_max_pool3d_with_indices = _adaptive_max_pool(
    3, _nn.adaptive_max_pool3d)


def _lp_pool(input, norm_type, kernel_size, stride, ceil_mode, pool, count):
    if abs(norm_type) == math.inf:
        sizes = (max_pool1d, max_pool2d, max_pool3d)[count - 1]
        if norm_type > 0:
            return sizes(input.abs(), kernel_size, stride, ceil_mode=ceil_mode)
        return -sizes(-input.abs(), kernel_size, stride, ceil_mode=ceil_mode)
    sizes = [kernel_size] * count if _is_integer(kernel_size) else list(kernel_size)
    mean = pool(input.pow(norm_type), sizes, [] if stride is None else stride, 0, ceil_mode)
    total = mean.sign() * mean.abs().relu() * math.prod(sizes)
    return total.pow(1.0 / norm_type)


def lp_pool1d(input: Tensor, norm_type: int | float, kernel_size: int,
              stride: int | tuple[int, ...] | None = None, ceil_mode: bool = False) -> Tensor:
    """The norm_type-norms of windows.

    >>> keyfall.nn.functional.lp_pool1d(keyfall.tensor([[3., 4.]]), 2, 2)
    tensor([[5.]])
    """
    return _lp_pool(input, norm_type, kernel_size, stride, ceil_mode, avg_pool1d, 1)


def lp_pool2d(input: Tensor, norm_type: int | float, kernel_size: int | tuple[int, ...],
              stride: int | tuple[int, ...] | None = None, ceil_mode: bool = False) -> Tensor:
    """The norm_type-norms of windows.

    >>> keyfall.nn.functional.lp_pool2d(keyfall.ones(1, 2, 2), 2, 2)
    tensor([[[2.]]])
    """
    return _lp_pool(input, norm_type, kernel_size, stride, ceil_mode, avg_pool2d, 2)


def lp_pool3d(input: Tensor, norm_type: int | float, kernel_size: int | tuple[int, ...],
              stride: int | tuple[int, ...] | None = None, ceil_mode: bool = False) -> Tensor:
    """The norm_type-norms of windows.

    >>> keyfall.nn.functional.lp_pool3d(keyfall.ones(1, 4, 4, 4), 2, 2).shape
    torch.Size([1, 2, 2, 2])
    """
    return _lp_pool(input, norm_type, kernel_size, stride, ceil_mode, avg_pool3d, 3)


# ---- Windows


def unfold(input: Tensor, kernel_size: int | tuple[int, ...], dilation: int | tuple[int, ...] = 1,
           padding: int | tuple[int, ...] = 0, stride: int | tuple[int, ...] = 1) -> Tensor:
    """Extracts the windows that slide over (batch, channel, height, width), one per column.

    >>> keyfall.nn.functional.unfold(keyfall.arange(4.).view(1, 1, 2, 2), 2).flatten()
    tensor([0., 1., 2., 3.])
    """
    return _nn.im2col(input, *(_pair(one) for one in (kernel_size, dilation, padding, stride)))


def fold(input: Tensor, output_size: int | tuple[int, ...], kernel_size: int | tuple[int, ...],
         dilation: int | tuple[int, ...] = 1, padding: int | tuple[int, ...] = 0,
         stride: int | tuple[int, ...] = 1) -> Tensor:
    """Adds the columns of unfold back at their original positions.

    >>> keyfall.nn.functional.fold(keyfall.ones(1, 4, 1), (2, 2), 2)
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """
    return _nn.col2im(input, _pair(output_size),
                      *(_pair(one) for one in (kernel_size, dilation, padding, stride)))


def _pair(value):
    return [value, value] if _is_integer(value) else list(value)


def _is_integer(value):
    """True for integers, NumPy's included; a tensor counts as a list."""
    return hasattr(value, "__index__") and not isinstance(value, Tensor)


def pad(input: Tensor, pad: list[int], mode: str = "constant",
        value: float | None = None) -> Tensor:
    """Pads the last dimensions: pad has a pair for each, the last dimension first. Modes: constant,
    reflect, replicate, circular.

    >>> keyfall.nn.functional.pad(keyfall.tensor([1, 2]), (1, 2), value=7)
    tensor([7, 1, 2, 7, 7])
    """
    return _nn.pad(input, pad, mode, value)


# ---- Normalization


def _batch_is_large(sizes):
    """Statistics need more than one value per channel."""
    count = sizes[0] * math.prod(sizes[2:])
    if count == 1:
        raise ValueError("Expected more than 1 value per channel when training, got input size "
                         f"{sizes}")


def batch_norm(input: Tensor, running_mean: Tensor | None, running_var: Tensor | None,
               weight: Tensor | None = None, bias: Tensor | None = None, training: bool = False,
               momentum: float = 0.1, eps: float = 1e-05) -> Tensor:
    """Subtracts the mean of each channel and divides by its standard deviation: those of the batch
    while training, else the running ones.

    >>> keyfall.nn.functional.batch_norm(keyfall.tensor([[1.], [3.]]), None, None, training=True)
    tensor([[-1.0000],
            [ 1.0000]])
    """
    if training:
        _batch_is_large(input.size())
    if eps < 0 or training and eps == 0:
        raise ValueError(f"batch_norm eps must be {'positive during training' if training else 'non-negative'}, but "
                         f"got {eps}")
    return _functions.batch_norm(input, weight, bias, running_mean, running_var, training,
                                 momentum, eps, False)


def instance_norm(input: Tensor, running_mean: Tensor | None = None,
                  running_var: Tensor | None = None, weight: Tensor | None = None,
                  bias: Tensor | None = None, use_input_stats: bool = True, momentum: float = 0.1,
                  eps: float = 1e-05) -> Tensor:
    """batch_norm of each element of the batch separately.

    >>> keyfall.nn.functional.instance_norm(keyfall.tensor([[[1., 3.]]]))
    tensor([[[-1.0000,  1.0000]]])
    """
    if use_input_stats and math.prod(input.size()[2:]) == 1:
        raise ValueError("Expected more than 1 spatial element when training, got input size "
                         f"{input.size()}")
    return _functions.instance_norm(input, weight, bias, running_mean, running_var,
                                    use_input_stats, momentum, eps, False)


def layer_norm(input: Tensor, normalized_shape: list[int], weight: Tensor | None = None,
               bias: Tensor | None = None, eps: float = 1e-05) -> Tensor:
    """Normalizes over the last dimensions, those of normalized_shape.

    >>> keyfall.nn.functional.layer_norm(keyfall.tensor([[1., 3.]]), (2,))
    tensor([[-1.0000,  1.0000]])
    """
    return _functions.layer_norm(input, normalized_shape, weight, bias, eps, False)


def rms_norm(input: Tensor, normalized_shape: list[int], weight: Tensor | None = None,
             eps: float | None = None) -> Tensor:
    """Divides by the root of the mean of squares over the last dimensions.

    >>> keyfall.nn.functional.rms_norm(keyfall.tensor([[3., 4.]]), (2,))
    tensor([[0.8485, 1.1314]])
    """
    return _functions.rms_norm(input, normalized_shape, weight, eps)


def group_norm(input: Tensor, num_groups: int, weight: Tensor | None = None,
               bias: Tensor | None = None, eps: float = 1e-05) -> Tensor:
    """Normalizes groups of channels.

    >>> keyfall.nn.functional.group_norm(keyfall.tensor([[[1., 3.], [2., 6.]]]), 2)
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """
    if input.dim() < 2:
        raise RuntimeError(f"Expected at least 2 dimensions for input tensor but received "
                           f"{input.dim()}")
    sizes = list(input.size())
    _batch_is_large([sizes[0] * sizes[1] // num_groups, num_groups, *sizes[2:]])
    return _functions.group_norm(input, num_groups, weight, bias, eps, False)


def local_response_norm(input: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75,
                        k: float = 1.0) -> Tensor:
    """Divides by a power of the mean square over neighbouring channels.

    >>> keyfall.nn.functional.local_response_norm(keyfall.ones(1, 2, 1), 1, alpha=3., beta=1.)
    tensor([[[0.2500],
             [0.2500]]])
    """
    if input.dim() < 3:
        raise ValueError(f"expected an input of 3 dimensions or more, found {input.dim()}")
    if input.numel() == 0:
        return input
    square = input.mul(input).unsqueeze(1)
    if input.dim() == 3:
        square = pad(square, [0, 0, size // 2, (size - 1) // 2])
        mean = avg_pool2d(square, [size, 1], 1).squeeze(1)
    else:
        shape = input.size()
        square = square.view(shape[0], 1, shape[1], shape[2], -1)
        square = pad(square, [0, 0, 0, 0, size // 2, (size - 1) // 2])
        mean = avg_pool3d(square, [size, 1, 1], 1).squeeze(1).view(shape)
    return input / mean.mul(alpha).add(k).pow(beta)


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12,
              out: Tensor | None = None) -> Tensor:
    """Divides by the p-norm along dim, but at least by eps.

    >>> keyfall.nn.functional.normalize(keyfall.tensor([[3., 4.]]))
    tensor([[0.6000, 0.8000]])
    """
    length = _functional.norm(input, p, dim, keepdim=True)
    length = length.clamp_min(eps).expand_as(input)
    return input / length if out is None else _functions.div(input, length, out=out)


# ---- Products and embeddings


def bilinear(input1, input2, weight, bias=None):
    """For each output o: the sum over i and j of input1[i] * weight[o, i, j] * input2[j].

    >>> keyfall.nn.functional.bilinear(keyfall.ones(1, 2), keyfall.ones(1, 3), keyfall.ones(4, 2,
    ...     3))
    tensor([[6., 6., 6., 6.]])
    """
    for position, argument in enumerate((input1, input2, weight, bias), 1):
        if not isinstance(argument, Tensor) and (position < 4 or bias is not None):
            raise TypeError(f"bilinear(): argument '{('input1', 'input2', 'weight', 'bias')[position - 1]}' (position "
                            f"{position}) must be Tensor, not {type(argument).__name__}")
    if input1.size()[:-1] != input2.size()[:-1]:
        raise RuntimeError("bilinear(): expected inputs that agree in all but the last dimension, "
                           f"found {tuple(input1.shape)} and {tuple(input2.shape)}")
    for given, expected in ((input1, 1), (input2, 2)):
        if given.shape[-1:] != weight.shape[expected:expected + 1]:
            raise RuntimeError(f"bilinear(): input{expected} size does not match weight size: got {tuple(given.shape)} "
                               f"for {tuple(weight.shape)}")
    if bias is not None and bias.shape != weight.shape[:1]:
        raise RuntimeError(f"bilinear(): bias size does not match weight size: got {tuple(bias.shape)}, expected "
                           f"{tuple(weight.shape[:1])}")
    if bias is not None and bias.dtype != weight.dtype:
        raise RuntimeError("bilinear(): All tensors must have the same dtype, found a weight of "
                           f"{weight.dtype} and a bias of {bias.dtype}")
    result = _functions.einsum("...i,oij,...j->...o", [input1, weight, input2])
    return result if bias is None else result + bias


def embedding(input: Tensor, weight: Tensor, padding_idx: int | None = None,
              max_norm: float | None = None, norm_type: float = 2.0,
              scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """Rows of weight, selected by the indices in input.

    >>> keyfall.nn.functional.embedding(keyfall.tensor([1, 0]), keyfall.tensor([[1., 2.], [3.,
    ...     4.]]))
    tensor([[3., 4.],
            [1., 2.]])
    """
    if not isinstance(weight, Tensor):
        return _functions.embedding(weight, input)  # raises
    if weight.dim() != 2:
        raise RuntimeError("'weight' must be 2-D")
    rows = weight.size(0)
    if padding_idx is None:
        padding_idx = -1
    elif not -rows <= padding_idx < rows:
        raise AssertionError("Padding_idx must be within num_embeddings")
    elif padding_idx < 0:
        padding_idx += rows
    if max_norm is not None:
        input = input.contiguous()
        _renormalize(weight, input, max_norm, norm_type)
    return _functions.embedding(weight, input, padding_idx, scale_grad_by_freq, sparse)


def _renormalize(weight, input, max_norm, norm_type):
    with _grad_mode.no_grad():
        _functions.embedding_renorm_(weight, input, max_norm, norm_type)


_BAG_MODES = {"sum": 0, "mean": 1, "max": 2}


def _bag_starts(input, offsets, include_last_offset):
    """The index of the first element of each bag."""
    if input.dim() not in (1, 2):
        raise ValueError(f"input has to be 1D or 2D Tensor, but got Tensor of dimension {input.dim()}")
    if input.dim() == 1:
        if offsets is None:
            raise ValueError("offsets has to be a 1D Tensor but got None: input is 1D")
        if offsets.dim() != 1:
            raise ValueError("offsets has to be a 1D Tensor")
        return offsets
    if offsets is not None:
        raise ValueError("if input is 2D, then offsets has to be None: each row is a bag")
    return _functions.arange(0, input.numel() + bool(include_last_offset), input.size(1), dtype=input.dtype,
                             device=input.device)


def embedding_bag(input: Tensor, weight: Tensor, offsets: Tensor | None = None,
                  max_norm: float | None = None, norm_type: float = 2,
                  scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False,
                  per_sample_weights: Tensor | None = None, include_last_offset: bool = False,
                  padding_idx: int | None = None) -> Tensor:
    """Sums, means or maxima of bags of rows of weight: a bag is a row of input, or starts at one of
    offsets.

    >>> keyfall.nn.functional.embedding_bag(keyfall.tensor([[1, 0]]), keyfall.tensor([[1., 2.],
    ...     [3., 4.]]), mode='sum')
    tensor([[4., 6.]])
    """
    if not isinstance(weight, Tensor) or not isinstance(input, Tensor):
        raise ValueError("expected input and weight to be tensors; the order of the two changed "
                         "from (weight, input) to (input, weight)")
    if weight.dtype == _C.int64 and input.is_floating_point():
        warnings.warn("Argument order of nn.functional.embedding_bag was changed. Usage "
                      "`embedding_bag(weight, input, ...)` is deprecated, and should now be "
                      "`embedding_bag(input, weight, ...)`.", stacklevel=2)
        weight, input = input, weight
    if weight.dim() != 2:
        raise ValueError(f"weight has to be a 2D Tensor, but got Tensor of dimension {weight.dim()}")
    if per_sample_weights is not None and input.size() != per_sample_weights.size():
        raise ValueError("embedding_bag: per_sample_weights must have the same shape as the input "
                         f"{tuple(input.shape)}, found {tuple(per_sample_weights.shape)}")
    if mode not in _BAG_MODES:
        raise ValueError(f"mode has to be one of sum, mean or max, found {mode!r}")
    if mode == "max" and (scale_grad_by_freq or sparse):
        raise ValueError("max mode does not support " + (
            "scaling the gradient by the frequency" if scale_grad_by_freq else "sparse weights"))
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(f"per_sample_weights are only supported for mode='sum', found mode={mode!r}")
    offsets = _bag_starts(input, offsets, include_last_offset)
    if input.dim() == 2:
        input, per_sample_weights = (x if x is None else x.reshape(-1) for x in (input, per_sample_weights))
    if max_norm is not None:
        _renormalize(weight, input, max_norm, norm_type)
    return _functions.embedding_bag(weight, input, offsets, scale_grad_by_freq, _BAG_MODES[mode],
                                    sparse, per_sample_weights, include_last_offset,
                                    padding_idx)[0]


def grouped_mm(mat_a: Tensor, mat_b: Tensor, *, offs: Tensor | None = None, bias: Tensor | None = None,
               out_dtype: _C.dtype | None = None) -> Tensor:
    """A product for each group of rows, columns or summed elements, which end at `offs`.

    >>> keyfall.nn.functional.grouped_mm(keyfall.eye(2), keyfall.ones(1, 2, 3), offs=keyfall.tensor([2], dtype=keyfall.int32))
    tensor([[1., 1., 1.],
            [1., 1., 1.]])
    """
    return _functions._grouped_mm(mat_a, mat_b, offs, bias, out_dtype)


def __getattr__(name):
    """Finds names that few programs use: they load on first use."""
    if name in ("conv_tbc", "native_channel_shuffle"):
        home = _functions
    elif name.startswith("BroadcastingList") or name == "boolean_dispatch":
        home = _jit_internal
    elif name == "grad":
        return _nn_grad
    elif name[:2] != "__" and hasattr(_helpers, name):
        home = _helpers
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(home, name)
    return value


_make_overridable(globals(), spelled=True)
