"""Reductions and normalizations of the elements that a mask selects."""

import math

import keyfall

__all__ = ["amax", "amin", "argmax", "argmin", "cumprod", "cumsum", "log_softmax", "logaddexp", "logsumexp",
           "mean", "median", "norm", "normalize", "prod", "softmax", "softmin", "std", "sum", "var"]


def _dims(dim):
    return () if dim is None else dim if isinstance(dim, tuple) else (dim,)


def _filled(input, mask, value):
    """The input with a neutral value where the mask is False."""
    return input if mask is None else keyfall.where(mask, input, keyfall.full((), value, dtype=input.dtype))


def _all_dims(input, dim):
    return tuple(range(input.dim())) if dim is None or dim == () else _dims(dim)


def _limits(dtype):
    if dtype.is_floating_point:
        return -math.inf, math.inf
    info = keyfall.iinfo(dtype)
    return info.min, info.max


def sum(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The sum of the selected elements."""
    return keyfall.sum(_filled(input, mask, 0), _all_dims(input, dim), keepdim, dtype=dtype)


def prod(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The product of the selected elements."""
    result = _filled(input, mask, 1)
    for one in sorted((d % input.dim() for d in _all_dims(input, dim)), reverse=True):
        result = keyfall.prod(result, one, keepdim, dtype=dtype)
    return result


def amax(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The largest selected element."""
    return _filled(input, mask, _limits(input.dtype)[0]).amax(_all_dims(input, dim), keepdim)


def amin(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The smallest selected element."""
    return _filled(input, mask, _limits(input.dtype)[1]).amin(_all_dims(input, dim), keepdim)


def argmax(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The index of the largest selected element."""
    return _filled(input, mask, _limits(input.dtype)[0]).argmax(dim, keepdim)


def argmin(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The index of the smallest selected element."""
    return _filled(input, mask, _limits(input.dtype)[1]).argmin(dim, keepdim)


def cumsum(input, dim, *, dtype=None, mask=None):
    """Cumulative sums of the selected elements."""
    return keyfall.cumsum(_filled(input, mask, 0), dim, dtype=dtype)


def cumprod(input, dim, *, dtype=None, mask=None):
    """Cumulative products of the selected elements."""
    return keyfall.cumprod(_filled(input, mask, 1), dim, dtype=dtype)


def _count(input, dim, keepdim, mask):
    selected = keyfall.ones(input.shape, dtype=keyfall.int64) if mask is None else mask.expand_as(input).long()
    return keyfall.sum(selected, _all_dims(input, dim), keepdim)


def mean(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The mean of the selected elements."""
    total = sum(input, dim, keepdim=keepdim, dtype=dtype, mask=mask)
    return total / _count(input, dim, keepdim, mask)


def var(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None):
    """The variance of the selected elements."""
    correction = (0 if unbiased is False else 1) if correction is None else correction
    centred = input - mean(input, dim, keepdim=True, mask=mask)
    squares = sum(centred * centred, dim, keepdim=keepdim, dtype=dtype, mask=mask)
    return squares / (_count(input, dim, keepdim, mask) - correction).clamp(min=0)


def std(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None):
    """The standard deviation of the selected elements."""
    return var(input, dim, unbiased, correction=correction, keepdim=keepdim, dtype=dtype, mask=mask).sqrt()


def median(input, dim=-1, *, keepdim=False, dtype=None, mask=None):
    """The median of the selected elements."""
    return keyfall.nanmedian(_filled(input, mask, math.nan), dim, keepdim).values


def norm(input, ord=2.0, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The norm of the selected elements."""
    neutral = math.inf if ord == -math.inf else 0
    return keyfall.linalg.vector_norm(_filled(input, mask, neutral), ord, _all_dims(input, dim), keepdim,
                                      dtype=dtype)


def logsumexp(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """log Σ exp of the selected elements."""
    return keyfall.logsumexp(_filled(input, mask, -math.inf), _all_dims(input, dim), keepdim)


def logaddexp(input, other, *, dtype=None, input_mask=None, other_mask=None):
    """log(exp(input) + exp(other)) of the selected elements."""
    return keyfall.logaddexp(_filled(input, input_mask, -math.inf), _filled(other, other_mask, -math.inf))


def softmax(input, dim, *, dtype=None, mask=None):
    """Softmax of the selected elements."""
    return keyfall.nn.functional.softmax(_filled(input, mask, -math.inf), dim, dtype=dtype)


def log_softmax(input, dim, *, dtype=None, mask=None):
    """The logarithm of the softmax of the selected elements."""
    return keyfall.nn.functional.log_softmax(_filled(input, mask, -math.inf), dim, dtype=dtype)


def softmin(input, dim, *, dtype=None, mask=None):
    """Softmax of the negated selected elements."""
    return keyfall.nn.functional.softmin(_filled(input, mask, math.inf), dim, dtype=dtype)


def normalize(input, ord, dim, *, eps=1e-12, dtype=None, mask=None):
    """The input over the norm of its selected elements."""
    length = norm(input, ord, dim, keepdim=True, dtype=dtype, mask=mask)
    return _filled(input, mask, 0) / keyfall.clamp(length, min=eps)
