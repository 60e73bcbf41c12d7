"""Reductions of the array API. An axis may be a number or several; None means all."""

from math import nan, prod as prod_of

from .. import _C
from .data_types import isdtype
from .manipulation import dims_of

_functions = _C._VariableFunctions

__all__ = ["all", "any", "argmax", "argmin", "cumulative_prod", "cumulative_sum", "max", "mean", "min", "prod", "std",
           "sum", "var"]


def _dims(x, axis):
    if axis is None:
        return tuple(range(x.ndim))
    dims = dims_of(axis)
    if [dim for dim in dims if not -x.ndim <= dim < x.ndim]:
        raise IndexError(f"axis {axis} is out of range for an array of {x.ndim} dimensions")
    dims = tuple(dim % x.ndim for dim in dims)
    if len(set(dims)) < len(dims):
        raise ValueError(f"axis {axis} names a dimension twice")
    return dims


def _accumulated(x, dtype):
    """x in the type that sums are computed in, and the type of the result."""
    if dtype is None:
        dtype = (_C.uint64 if isdtype(x.dtype, "unsigned integer")
                 else _C.int64 if isdtype(x.dtype, ("bool", "integral")) else x.dtype)
    return x.to(dtype), dtype


def _reduced(function, keepdim_name="keepdim"):
    def reduce(x, dims, keepdims):
        return function(x, dims, **{keepdim_name: keepdims}) if dims else x
    return reduce


def sum(x, /, *, axis=None, dtype=None, keepdims=False):
    """The sum of elements."""
    values, dtype = _accumulated(x, dtype)
    dims = _dims(x, axis)
    return (values.sum(dims, keepdim=keepdims) if dims else values).to(dtype)


def prod(x, /, *, axis=None, dtype=None, keepdims=False):
    """The product of elements."""
    values, dtype = _accumulated(x, dtype)
    for dim in sorted(_dims(x, axis), reverse=True):
        values = values.prod(dim, keepdim=keepdims)
    return values.to(dtype)


def _extreme(function):
    def reduce(x, /, *, axis=None, keepdims=False):
        dims = _dims(x, axis)
        return function(x, dims, keepdim=keepdims) if dims else x.clone()
    return reduce


max, min = _extreme(_functions.amax), _extreme(_functions.amin)
max.__name__, min.__name__ = "max", "min"
max.__doc__, min.__doc__ = "The largest element.", "The smallest element."


def mean(x, /, *, axis=None, keepdims=False):
    """The mean of elements."""
    dims = _dims(x, axis)
    return x.mean(dims, keepdim=keepdims) if dims else x.clone()


def var(x, /, *, axis=None, correction=0.0, keepdims=False):
    """The variance of elements; the sum of squares is divided by their number less `correction`."""
    dims = _dims(x, axis)
    if prod_of(x.shape[dim] for dim in dims) <= correction:
        return _functions.full_like(mean(x, axis=axis, keepdims=keepdims), nan)
    if not dims:
        return x - x
    return _functions.var(x, dims, correction=correction, keepdim=keepdims)


def std(x, /, *, axis=None, correction=0.0, keepdims=False):
    """The root of the variance."""
    return var(x, axis=axis, correction=correction, keepdims=keepdims).sqrt()


def _logical(function):
    def reduce(x, /, *, axis=None, keepdims=False):
        x, dims = x != 0, _dims(x, axis)
        return function(x, dims, keepdim=keepdims) if dims else x
    return reduce


all, any = _logical(_functions.all), _logical(_functions.any)
all.__name__, any.__name__ = "all", "any"
all.__doc__, any.__doc__ = "Whether all elements are true.", "Whether any element is true."


def _position(function):
    def find(x, /, *, axis=None, keepdims=False):
        if axis is not None:
            return function(x, axis, keepdim=keepdims)
        found = function(x.reshape(-1), 0)
        return found.reshape((1,) * x.ndim) if keepdims else found
    return find


argmax, argmin = _position(_functions.argmax), _position(_functions.argmin)
argmax.__name__, argmin.__name__ = "argmax", "argmin"
argmax.__doc__, argmin.__doc__ = "The index of the largest element.", "The index of the smallest element."


def _cumulative(function, first):
    def accumulate(x, /, *, axis=None, dtype=None, include_initial=False):
        if axis is None:
            if x.ndim != 1:
                raise ValueError("expected an axis for an array that does not have one dimension")
            axis = 0
        values, dtype = _accumulated(x, dtype)
        result = function(values, axis)
        if include_initial:
            shape = list(x.shape)
            shape[axis] = 1
            result = _functions.cat([result.new_full(shape, first), result], axis)
        return result.to(dtype)
    return accumulate


cumulative_sum, cumulative_prod = _cumulative(_functions.cumsum, 0), _cumulative(_functions.cumprod, 1)
cumulative_sum.__name__, cumulative_prod.__name__ = "cumulative_sum", "cumulative_prod"
cumulative_sum.__doc__ = "Sums of the elements up to each."
cumulative_prod.__doc__ = "Products of the elements up to each."
