"""The operations of keyfall.masked. A mask is a boolean tensor that broadcasts to the input; elements
where it is False take no part. Without a mask, all elements do."""

import functools
import math

from .._C import Tensor
from .. import _C
from .._loading import lazy_module as _lazy_module

_sparse_reductions = _lazy_module("keyfall.masked.sparse_reductions")

_functions = _C._VariableFunctions


def _canonical_dim(dim, ndim):
    """The dimensions to reduce, sorted and not negative; all for None and ()."""
    if dim is None or dim == ():
        return tuple(range(ndim))
    dims = sorted(_wrap(d, ndim) for d in ((dim,) if isinstance(dim, int) else dim))
    for one, two in zip(dims, dims[1:]):
        if one == two:
            raise RuntimeError(f"dim={one} appears multiple times in the list of dims")
    return tuple(dims)


def _dims(input, dim):
    """The same, but an empty list, too, stands for all."""
    return _canonical_dim(dim, input.dim()) or tuple(range(input.dim()))


def _first(input, dim):
    """The dimension of operations that have one; None is the first."""
    return (*_dims(input, dim), 0)[0]


def _wrap(dim, count):
    if not -max(count, 1) <= dim < max(count, 1):
        raise IndexError(f"Dimension out of range (expected to be in range of "
                         f"[{-max(count, 1)}, {max(count, 1) - 1}], but got {dim})")
    return dim % max(count, 1)


def _typed(input, dtype):
    return input if dtype is None or dtype == input.dtype else input.to(dtype)


def _widened(input, dtype):
    """Sums and products of integers are computed in int64."""
    if dtype is None and not (input.is_floating_point() or input.is_complex()):
        dtype = _C.int64
    return _typed(input, dtype)


def _expanded(input, mask):
    if mask is None:
        return None
    if mask.dim() > input.dim():
        raise IndexError("_input_mask expected broadcastable mask (got mask dimensionality higher "
                         "than of the input)")
    if mask.layout is not _C.strided:
        mask = mask.to_dense()
    return mask.to(_C.bool).expand(input.shape)


def _filled(input, mask, value):
    mask = _expanded(input, mask)
    return input if mask is None else input.masked_fill(~mask, value)


def _count(input, mask, dims, keepdim):
    mask = _expanded(input, mask)
    if mask is None:
        mask = _functions.ones_like(input, dtype=_C.bool)
    return mask.to(_C.int64).sum(dims, keepdim) if dims else mask.to(_C.int64)


def _least(dtype):
    if dtype.is_floating_point or dtype.is_complex:
        return -math.inf
    return False if dtype == _C.bool else _C.iinfo(dtype).min


def _largest(dtype):
    if dtype.is_floating_point:
        return math.inf
    return True if dtype == _C.bool else _C.iinfo(dtype).max


def sum(input, dim: tuple[int, ...] | None = None, *, keepdim: bool | None = False,
        dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The sum; 0 where nothing is selected."""
    values = _filled(_widened(input, dtype), mask, 0)
    dims = _dims(input, dim)
    return values.sum(dims, keepdim) if dims else values.clone()


def prod(input, dim: tuple[int, ...] | None = None, *, keepdim: bool | None = False,
         dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The product; 1 where nothing is selected."""
    values = _filled(_widened(input, dtype), mask, 1)
    for d in reversed(_canonical_dim(dim, input.dim())):
        values = values.prod(d, keepdim)
    return values


def cumsum(input: Tensor, dim: int, *, dtype: _C.dtype | None = None,
           mask: Tensor | None = None) -> Tensor:
    """The running sum, to which elements that are not selected add 0."""
    return _filled(_typed(input, dtype), mask, 0).cumsum(_first(input, dim), dtype=dtype or input.dtype)


def cumprod(input: Tensor, dim: int, *, dtype: _C.dtype | None = None,
            mask: Tensor | None = None) -> Tensor:
    """The running product; elements that are not selected count as 1."""
    return _filled(_typed(input, dtype), mask, 1).cumprod(_first(input, dim), dtype=dtype or input.dtype)


def amax(input, dim: tuple[int, ...] | None = None, *, keepdim: bool | None = False,
         dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The largest element; the least number of the type where nothing is selected."""
    input = _typed(input, dtype)
    values, dims = _filled(input, mask, _least(input.dtype)), _dims(input, dim)
    return values.amax(dims, keepdim) if dims else values.clone()


def amin(input, dim: tuple[int, ...] | None = None, *, keepdim: bool | None = False,
         dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The least element; the largest number of the type where nothing is selected."""
    input = _typed(input, dtype)
    values, dims = _filled(input, mask, _largest(input.dtype)), _dims(input, dim)
    return values.amin(dims, keepdim) if dims else values.clone()


def argmax(input, dim: int | None = None, *, keepdim: bool | None = False, dtype: _C.dtype | None = None,
           mask: Tensor | None = None) -> Tensor:
    """The index of the largest element, in the type of the input."""
    input = _typed(input, dtype)
    return _filled(input, mask, _least(input.dtype)).argmax(dim, keepdim).to(input.dtype)


def argmin(input, dim: int | None = None, *, keepdim: bool | None = False, dtype: _C.dtype | None = None,
           mask: Tensor | None = None) -> Tensor:
    """The index of the least element, in the type of the input."""
    input = _typed(input, dtype)
    return _filled(input, mask, _largest(input.dtype)).argmin(dim, keepdim).to(input.dtype)


def mean(input, dim: tuple[int, ...] | None = None, *, keepdim: bool | None = False,
         dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The mean; NaN where nothing is selected."""
    dims = _dims(input, dim)
    total = sum(_typed(input, dtype), dim, keepdim=keepdim, dtype=dtype or input.dtype, mask=mask)
    if not (total.is_floating_point() or total.is_complex()):
        raise ValueError(f"input must be a floating point or complex tensor, got {total.dtype}")
    return total / _count(input, mask, dims, keepdim)


def median(input, dim: int = -1, *, keepdim: bool = False, dtype: _C.dtype | None = None,
           mask: Tensor | None = None) -> Tensor:
    """The lower median; NaN where nothing is selected."""
    input, dim = _typed(input, dtype), _first(input, dim)
    if input.is_floating_point():
        return _filled(input, mask, math.nan).nanmedian(dim, keepdim).values
    found = _filled(input.to(_C.float32), mask, math.nan).nanmedian(dim, keepdim).values
    if bool(found.isnan().any()):
        raise ValueError("masked median expects no fully masked out rows if dtype is not floating point")
    return found.to(input.dtype)


def logsumexp(input: Tensor, dim: tuple[int, ...] | None = None, *, keepdim: bool = False,
              dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """log(sum(exp(input))), in the type of the input."""
    input = _typed(input, dtype)
    return _filled(input, mask, _least(input.dtype)).logsumexp(_dims(input, dim), keepdim).to(input.dtype)


def logaddexp(input, other, *, dtype: _C.dtype | None = None, input_mask: Tensor | None = None,
              other_mask: Tensor | None = None) -> Tensor:
    """log(exp(input) + exp(other)), each of which has its mask, in the type of the input."""
    return _functions.logaddexp(_filled(_typed(input, dtype), input_mask, -math.inf),
                                _filled(_typed(other, dtype), other_mask, -math.inf)).to(dtype or input.dtype)


def norm(input, ord: float | None = 2.0, dim: tuple[int, ...] | None = None, *,
         keepdim: bool | None = False, dtype: _C.dtype | None = None,
         mask: Tensor | None = None) -> Tensor:
    """The norm of order ord of vectors."""
    input = _typed(input, dtype)
    values = _filled(input, mask, 0 if ord is None or float(ord) >= 0 else math.inf)
    return _C._linalg.linalg_vector_norm(values, 2.0 if ord is None else ord, _dims(input, dim),
                                         keepdim)


def _variance(input, dim, unbiased, correction, keepdim, dtype, mask):
    if unbiased is not None and correction is not None:
        raise ValueError("Only one of unbiased and correction may be given")
    if correction is None:
        correction = 1 if unbiased is None or unbiased else 0
    input = _typed(input, dtype)
    if not (input.is_floating_point() or input.is_complex()):
        input = input.to(_C.get_default_dtype())
    dims = _dims(input, dim)
    count = _count(input, mask, dims, True)
    center = sum(input, dim, keepdim=True, mask=mask) / count if dims else input
    difference = input - center
    squares = difference * difference.conj()
    total = sum(squares.real if squares.is_complex() else squares, dim, keepdim=True, mask=mask)
    result = (total / (count - correction).clamp_min(0)).to(input.dtype)
    return result if keepdim or not dims else result.squeeze(dims)


def var(input, dim: tuple[int, ...] | None = None, unbiased: bool | None = None, *,
        correction: int | float | None = None, keepdim: bool | None = False,
        dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The variance."""
    return _variance(input, dim, unbiased, correction, keepdim, dtype, mask)


def std(input, dim: tuple[int, ...] | None = None, unbiased: bool | None = None, *,
        correction: int | None = None, keepdim: bool | None = False, dtype: _C.dtype | None = None,
        mask: Tensor | None = None) -> Tensor:
    """The standard deviation."""
    return _variance(input, dim, unbiased, correction, keepdim, dtype, mask).sqrt()


def softmax(input, dim: int, *, dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """exp(input) over its sum; 0 for elements that are not selected."""
    input = _typed(input, dtype)
    return _filled(input, mask, _least(input.dtype)).softmax(_first(input, dim))


def log_softmax(input, dim: int, *, dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """The logarithm of softmax."""
    input = _typed(input, dtype)
    return _filled(input, mask, _least(input.dtype)).log_softmax(_first(input, dim))


def softmin(input, dim: int, *, dtype: _C.dtype | None = None, mask: Tensor | None = None) -> Tensor:
    """softmax of -input."""
    input = _typed(input, dtype)
    return (-_filled(input, mask, _largest(input.dtype))).softmax(_first(input, dim))


def normalize(input, ord: float, dim: int, *, eps: float = 1e-12, dtype: _C.dtype | None = None,
              mask: Tensor | None = None) -> Tensor:
    """input over its norm, which is at least eps."""
    input = _typed(input, dtype)
    size = norm(input, ord, dim, keepdim=True, mask=mask)
    return _filled(input, mask, 0) / size.clamp_min(eps)


def _reduced(name, input, *args, dim=None, keepdim=False, dtype=None, mask=None, **kwargs):
    """A reduction of a sparse tensor, or the error that there is none."""
    dim = args[0] if args else dim
    if name in ("sum", "prod"):
        input = _widened(input, dtype)
    dims = _dims(input, dim) if isinstance(dim, (int, tuple, list, type(None))) else ()
    return _sparse_reductions.reduce(name, _typed(input, dtype), dims, keepdim, mask)


def _unpacking(function):
    """The function, which also takes a masked tensor instead of an input and its mask."""

    @functools.wraps(function)
    def call(input, *args, **kwargs):
        if getattr(type(input), "_is_masked", False):
            kwargs.setdefault("mask", input.get_mask())
            input = input.get_data()
        if isinstance(input, Tensor) and input.layout is not _C.strided:
            return _reduced(function.__name__, input, *args, **kwargs)
        return function(input, *args, **kwargs)

    return call


(amax, amin, argmax, argmin, cumprod, cumsum, log_softmax, logsumexp, mean, median, norm, normalize, prod, softmax,
 softmin, std, sum, var) = map(_unpacking, (
     amax, amin, argmax, argmin, cumprod, cumsum, log_softmax, logsumexp, mean, median, norm, normalize, prod,
     softmax, softmin, std, sum, var))
