"""Initial values of parameters. Each function fills a tensor in-place and returns it; from the same
generator state, the numbers equal PyTorch's."""

import math
import warnings

from .._C import Tensor
from .. import _C
from ..autograd.grad_mode import no_grad

_functions = _C._VariableFunctions

__all__ = [
    "calculate_gain", "constant_", "dirac_", "eye_", "kaiming_normal_", "kaiming_uniform_",
    "normal_", "ones_", "orthogonal_", "sparse_", "trunc_normal_", "uniform_", "xavier_normal_",
    "xavier_uniform_", "zeros_",
]

_GAINS = {"tanh": 5.0 / 3, "relu": math.sqrt(2.0), "selu": 3.0 / 4}
_FAR = 1000.0  # deviations beyond which no number is drawn: it would be rejected
_PLAIN = frozenset({"linear", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d",
                    "conv_transpose3d", "sigmoid"})


def calculate_gain(nonlinearity: str, param: int | float | None = None) -> float:
    """Returns the factor that compensates for how a nonlinearity shrinks its input; `param` is the
    slope of leaky_relu."""
    if nonlinearity in _PLAIN:
        return 1
    if nonlinearity in _GAINS:
        return _GAINS[nonlinearity]
    if nonlinearity != "leaky_relu":
        raise ValueError(f"Unsupported nonlinearity {nonlinearity}")
    if param is None:
        param = 0.01
    elif isinstance(param, bool) or not isinstance(param, (int, float)):
        raise ValueError(f"negative_slope {param} not a valid number")
    return math.sqrt(2.0 / (1 + param ** 2))


# ---- Simple distributions ------------------------------------------------------------------------


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0,
             generator: _C.Generator | None = None) -> Tensor:
    """Fills with uniform numbers between a and b."""
    with no_grad():
        return tensor.uniform_(a, b, generator=generator)


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0,
            generator: _C.Generator | None = None) -> Tensor:
    """Fills with normal numbers."""
    with no_grad():
        return tensor.normal_(mean, std, generator=generator)


def trunc_normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, a: float = -2.0,
                  b: float = 2.0, generator: _C.Generator | None = None) -> Tensor:
    """Fills with normal numbers truncated to the range from a to b."""
    if not (math.isfinite(mean) and 0 < std < math.inf):
        raise ValueError(f"expected a finite mean and a std above 0, found {mean} and {std}")
    if not a <= b:
        raise RuntimeError(f"trunc_normal_: expected a <= b, found {a} and {b}")
    if not a - 2 * std <= mean <= b + 2 * std:
        warnings.warn("mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The "
                      "distribution of values may be incorrect.", stacklevel=2)
    if tensor.is_meta:
        return tensor
    low, high = ((bound - mean) / std for bound in (a, b))
    share = (math.erf(high / math.sqrt(2.0)) - math.erf(low / math.sqrt(2.0))) / 2.0
    with no_grad():
        if share > 0.3:
            _draw_within(tensor, mean, std, a, b, generator)
        else:
            nearest = min(max(0.0, low), high)
            _draw_thinned(tensor, mean, std, a, b, nearest, generator)
    return tensor


def _draw_within(tensor, mean, std, a, b, generator):
    """Draws normal numbers, redrawing those that are not between a and b."""
    tensor.normal_(mean, std, generator=generator)
    outside = (tensor < a) | (tensor > b)
    while outside.any():
        again = _functions.empty_like(tensor).normal_(mean, std, generator=generator)
        tensor.copy_(_functions.where(outside, again, tensor))
        outside = (tensor < a) | (tensor > b)


def _draw_thinned(tensor, mean, std, a, b, nearest, generator):
    """Draws uniform numbers, redrawing those that the density, at most 1, rejects."""
    a, b = max(a, mean + (nearest - _FAR) * std), min(b, mean + (nearest + _FAR) * std)
    missing = _functions.ones_like(tensor, dtype=_C.bool)
    while missing.any():
        drawn = _functions.empty_like(tensor).uniform_(a, b, generator=generator)
        chance = _functions.empty_like(tensor).uniform_(generator=generator)
        distance = (drawn - mean) / std
        passed = missing & (chance <= ((nearest ** 2 - distance * distance) / 2).exp())
        tensor.copy_(_functions.where(passed, drawn, tensor))
        missing &= ~passed


def constant_(tensor: Tensor, val: float) -> Tensor:
    """Fills with one number."""
    with no_grad():
        return tensor.fill_(val)


def ones_(tensor: Tensor) -> Tensor:
    """Fills with 1."""
    return constant_(tensor, 1.0)


def zeros_(tensor: Tensor) -> Tensor:
    """Fills with 0."""
    with no_grad():
        return tensor.zero_()


def eye_(tensor: Tensor) -> Tensor:
    """Sets a matrix to the identity, as far as its shape allows."""
    if tensor.dim() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    with no_grad():
        return tensor.copy_(_functions.eye(*tensor.shape, dtype=tensor.dtype,
                                           device=tensor.device))


def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """Makes the weight of a convolution preserve as many channels as it can, in each group."""
    if tensor.dim() not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    sizes = tensor.shape
    if sizes[0] % groups:
        raise ValueError("dim 0 must be divisible by groups")
    out = sizes[0] // groups
    middle = tuple(size // 2 for size in sizes[2:])
    with no_grad():
        tensor.zero_()
        for group in range(groups):
            for channel in range(min(out, sizes[1])):
                tensor[(group * out + channel, channel, *middle)] = 1
    return tensor


# ---- Scaled by the number of connections ---------------------------------------------------------


def _calculate_fan_in_and_fan_out(tensor):
    """Returns the number of inputs per output, and the number of outputs per input."""
    if tensor.dim() < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 "
                         "dimensions")
    field = math.prod(tensor.shape[2:])
    return tensor.size(1) * field, tensor.size(0) * field


def _calculate_correct_fan(tensor, mode):
    mode = mode.lower()
    if mode not in ("fan_in", "fan_out"):
        raise ValueError(f"Mode {mode} not supported, please use one of ['fan_in', 'fan_out']")
    fan_in, fan_out = _calculate_fan_in_and_fan_out(tensor)
    return fan_in if mode == "fan_in" else fan_out


def xavier_uniform_(tensor: Tensor, gain: float = 1.0,
                    generator: _C.Generator | None = None) -> Tensor:
    """Fills with uniform numbers whose variance suits both fan-in and fan-out."""
    fan_in, fan_out = _calculate_fan_in_and_fan_out(tensor)
    bound = math.sqrt(3.0) * (gain * math.sqrt(2.0 / float(fan_in + fan_out)))
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor: Tensor, gain: float = 1.0,
                   generator: _C.Generator | None = None) -> Tensor:
    """Fills with normal numbers whose variance suits both fan-in and fan-out."""
    fan_in, fan_out = _calculate_fan_in_and_fan_out(tensor)
    return normal_(tensor, 0.0, gain * math.sqrt(2.0 / float(fan_in + fan_out)), generator)


def _kaiming_deviation(tensor, a, mode, nonlinearity):
    """Returns the standard deviation, or None for empty tensors, which stay unchanged."""
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=3)
        return None
    fan = _calculate_correct_fan(tensor, mode)
    return calculate_gain(nonlinearity, a) / math.sqrt(fan)


def kaiming_uniform_(tensor: Tensor, a: float = 0, mode: str = "fan_in",
                     nonlinearity: str = "leaky_relu",
                     generator: _C.Generator | None = None) -> Tensor:
    """Fills with uniform numbers; variance by fan and nonlinearity, whose slope is `a`."""
    deviation = _kaiming_deviation(tensor, a, mode, nonlinearity)
    if deviation is None:
        return tensor
    bound = math.sqrt(3.0) * deviation
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(tensor: Tensor, a: float = 0, mode: str = "fan_in",
                    nonlinearity: str = "leaky_relu",
                    generator: _C.Generator | None = None) -> Tensor:
    """Fills with normal numbers; variance by fan and nonlinearity, whose slope is `a`."""
    deviation = _kaiming_deviation(tensor, a, mode, nonlinearity)
    return tensor if deviation is None else normal_(tensor, 0, deviation, generator)


# ---- Structured ----------------------------------------------------------------------------------


def orthogonal_(tensor: Tensor, gain: float = 1, generator: _C.Generator | None = None) -> Tensor:
    """Fills with orthogonal rows or columns of length gain."""
    if tensor.dim() < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if tensor.numel() == 0:
        return tensor
    rows, columns = tensor.size(0), tensor.numel() // tensor.size(0)
    with no_grad():
        noise = tensor.new_empty((rows, columns)).normal_(0, 1, generator=generator)
        found = _orthonormal(noise.t() if rows < columns else noise)
        tensor.copy_((found.t() if rows < columns else found).reshape(tensor.shape))
        return tensor.mul_(gain)


def _orthonormal(matrix):
    """Returns the Q of a QR decomposition whose R has a positive diagonal: orthonormal columns that
    span the same space."""
    columns = matrix.to(_C.float64 if matrix.dtype.is_floating_point else _C.complex128).clone()
    for place in range(columns.size(1)):
        column, before = columns[:, place], columns[:, :place]
        for _ in range(2):  # the second pass removes rounding errors
            column -= before @ (before.conj().t() @ column)
        column /= column.abs().square().sum().sqrt()
    return columns.to(matrix.dtype)


def sparse_(tensor: Tensor, sparsity: float, std: float = 0.01,
            generator: _C.Generator | None = None) -> Tensor:
    """Fills with normal numbers and sets a fraction of every column to 0."""
    if tensor.dim() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    with no_grad():
        tensor.normal_(0, std, generator=generator)
        for column in range(columns):
            tensor[_functions.randperm(rows)[:zeros], column] = 0
    return tensor


# ---- Older names ---------------------------------------------------------------------------------


def _older(function):
    name = function.__name__[:-1]

    def deprecated(*args, **kwargs):
        warnings.warn(f"`nn.init.{name}` is now deprecated in favor of `nn.init.{name}_`.",
                      FutureWarning, stacklevel=2)
        return function(*args, **kwargs)

    deprecated.__name__ = deprecated.__qualname__ = name
    deprecated.__doc__ = f"Deprecated: use {name}_()."
    return deprecated


uniform, normal, constant, eye, dirac = map(_older, (uniform_, normal_, constant_, eye_, dirac_))
xavier_uniform, xavier_normal = map(_older, (xavier_uniform_, xavier_normal_))
kaiming_uniform, kaiming_normal = map(_older, (kaiming_uniform_, kaiming_normal_))
orthogonal, sparse = map(_older, (orthogonal_, sparse_))


# Names of PyTorch's that other libraries import.
_no_grad_normal_, _no_grad_uniform_, _no_grad_fill_, _no_grad_zero_ = normal_, uniform_, constant_, zeros_
