"""make_tensor: a tensor of random values for a test."""

import math
import warnings

from .._C import Tensor
from .. import _C

_functions = _C._VariableFunctions


def make_tensor(*shape, dtype: _C.dtype, device: str | _C.device, low: float | None = None,
                high: float | None = None, requires_grad: bool = False, noncontiguous: bool = False,
                exclude_zero: bool = False,
                memory_format: _C.memory_format | None = None) -> Tensor:
    """Returns a tensor of this shape with random values in [low, high).

    Without low and high: booleans for bool, 0 to 9 for unsigned integers, -9 to 9 for other dtypes.
    noncontiguous: every second element of a larger tensor, if there is more than one. exclude_zero:
    the smallest positive number replaces 0."""
    if len(shape) == 1 and not isinstance(shape[0], int):
        shape = tuple(shape[0])
    if noncontiguous and memory_format is not None:
        raise ValueError("The parameters `noncontiguous` and `memory_format` are mutually exclusive, but got "
                         f"noncontiguous={noncontiguous} and memory_format={memory_format}")
    numbers = dtype.is_floating_point or dtype.is_complex
    if requires_grad and not numbers:
        raise ValueError(f"`requires_grad=True` is not supported for boolean and integral dtypes, but got dtype={dtype}")
    low, high = _range(dtype, low, high)
    if noncontiguous and math.prod(shape) > 1:
        full = _values((*shape[:-1], 2 * shape[-1]), dtype, device, low, high)
        result = full[..., 1::2]
    else:
        result = _values(shape, dtype, device, low, high)
        if memory_format is not None:
            result = result.clone(memory_format=memory_format)
    if exclude_zero:
        tiny = _C.finfo(dtype).tiny if numbers else 1
        result[result == 0] = tiny
    return result.requires_grad_() if requires_grad else result


def _range(dtype, low, high):
    """Returns low and high for this dtype, checked and clamped to its range."""
    numbers = dtype.is_floating_point or dtype.is_complex
    if dtype == _C.bool:
        lowest, highest, usual = 0, 2, (0, 2)
    elif numbers:
        limits = _C.finfo(dtype)
        lowest, highest, usual = limits.min, limits.max, (-9, 9)
    else:
        limits = _C.iinfo(dtype)
        lowest, highest = limits.min, limits.max + (0 if limits.max > 2**62 else 1)
        usual = (0, 10) if limits.min == 0 else (-9, 10)
    low = usual[0] if low is None else low
    high = usual[1] if high is None else high
    if low != low or high != high:
        raise ValueError(f"`low` and `high` cannot be NaN, but got low={low} and high={high}")
    if low == high and numbers:
        warnings.warn("Passing `low==high` to `torch.testing.make_tensor` for floating or complex types is deprecated since "
                      "2.1 and will be removed in 2.3. Use `torch.full(...)` instead.", FutureWarning, stacklevel=3)
    elif low >= high:
        raise ValueError(f"`low` must be less than `high`, but got {low} >= {high}")
    elif low >= highest or high < lowest:
        raise ValueError(f"The value interval specified by `low` and `high` is [{low}, {high}), but {dtype} only supports "
                         f"[{lowest}, {highest})")
    low, high = max(low, lowest), min(high, highest)
    return (low, high) if numbers else (math.ceil(low), math.ceil(high))


def _values(shape, dtype, device, low, high):
    """Random numbers: those that PyTorch draws for the same seed."""
    if dtype.is_complex:
        result = _functions.empty(shape, dtype=dtype, device=device)
        _draw(_functions.view_as_real(result), low, high)
        return result
    if dtype.is_floating_point:
        narrow = dtype.itemsize == 1  # types of 8 bits are not drawn themselves
        result = _functions.empty(shape, dtype=_C.float32 if narrow else dtype, device=device)
        return _draw(result, low, high).to(dtype)
    return _functions.randint(low, high, shape, device=device, dtype=_C.int64).to(dtype)


def _draw(result, low, high):
    # The distance of the largest numbers is too large for the type.
    if high - low >= _C.finfo(result.dtype).max:
        return result.uniform_(low / 2, high / 2).mul_(2)
    return result.uniform_(low, high)
