"""Functions of the array API that rearrange, select and search."""

import collections

from .. import _C
from .._loading import lazy_module as _lazy_module
from .data_types import together

_functional = _lazy_module("keyfall.functional")
_functions = _C._VariableFunctions

__all__ = ["argsort", "broadcast_arrays", "broadcast_shapes", "broadcast_to", "concat", "count_nonzero", "diff", "expand_dims", "flip",
           "isin", "moveaxis", "nonzero", "permute_dims", "repeat", "reshape", "roll", "searchsorted", "sort", "squeeze",
           "stack", "take", "take_along_axis", "tile", "unique_all", "unique_counts", "unique_inverse",
           "unique_values", "unstack", "where"]


def dims_of(axis):
    return (axis,) if isinstance(axis, int) else tuple(axis)


def broadcast_arrays(*arrays):
    """Views of one shape."""
    return list(_functions.broadcast_tensors(arrays))


def broadcast_to(x, /, shape):
    """A view of a shape."""
    return x.broadcast_to(tuple(shape))


def concat(arrays, /, *, axis=0):
    """Joins arrays along an axis; flat if it is None."""
    arrays = together(*arrays)
    if axis is None:
        arrays, axis = [array.reshape(-1) for array in arrays], 0
    return _functions.cat(arrays, axis)


def expand_dims(x, /, axis=0):
    """Adds an axis of size 1."""
    return x.unsqueeze(axis)


def flip(x, /, *, axis=None):
    """Reverses the order along axes, all by default."""
    return _functions.flip(x, tuple(range(x.ndim)) if axis is None else dims_of(axis))


def moveaxis(x, source, destination, /):
    """Moves axes to other positions."""
    return _functions.movedim(x, source, destination)


def permute_dims(x, /, axes):
    """Reorders the axes."""
    return x.permute(tuple(axes))


def repeat(x, repeats, /, *, axis=None):
    """Repeats each element along an axis."""
    if isinstance(repeats, int):
        return _functions.repeat_interleave(x, repeats, dim=axis)
    return _functions.repeat_interleave(x, repeats.to(_C.int64), dim=axis)


def reshape(x, /, shape, *, copy=None):
    """The elements in another shape."""
    shape = tuple(shape)
    if copy is False:
        try:
            return x.view(shape)
        except RuntimeError as error:
            raise ValueError(f"reshape: {error}") from None
    result = x.reshape(shape)
    return result.clone() if copy else result


def roll(x, /, shift, *, axis=None):
    """Moves elements along axes, around the end."""
    if isinstance(shift, int) and axis is not None:
        shift = (shift,) * len(dims_of(axis))
    return _functions.roll(x, shift, () if axis is None else axis)


def squeeze(x, /, axis):
    """Removes axes of size 1."""
    for dim in dims_of(axis):
        if x.shape[dim] != 1:
            raise ValueError(f"squeeze: axis {dim} has size {x.shape[dim]}, not 1")
    return x.squeeze(dims_of(axis))


def stack(arrays, /, *, axis=0):
    """Joins arrays along a new axis."""
    return _functions.stack(together(*arrays), axis)


def tile(x, repetitions, /):
    """Repeats the whole array."""
    return _functions.tile(x, tuple(repetitions))


def unstack(x, /, *, axis=0):
    """The slices along an axis."""
    return tuple(x.unbind(axis))


def take(x, indices, /, *, axis=None):
    """Elements at indices along an axis."""
    if axis is None and x.ndim > 1:
        raise ValueError("take: expected an axis for an array of several dimensions")
    axis = 0 if axis is None else axis
    indices = _functions.where(indices < 0, indices + x.shape[axis], indices)
    return _functions.index_select(x, axis, indices.to(_C.int64))


def take_along_axis(x, indices, /, *, axis=-1):
    """Elements at an index for each position of the other axes."""
    return _functions.take_along_dim(x, indices.to(_C.int64), axis)


def isin(x1, x2, /, *, invert=False):
    """Whether each element of x1 is one of x2."""
    x1, x2 = together(x1, x2)
    return _functions.isin(x1, x2, invert=invert)


def broadcast_shapes(*shapes):
    """The shape that arrays of these shapes are broadcast to."""
    return tuple(_functional.broadcast_shapes(*shapes))


def where(condition, x1, x2, /):
    """x1 where the condition is true, x2 elsewhere."""
    if not isinstance(x1, _C.TensorBase) and not isinstance(x2, _C.TensorBase):
        x1 = _C.tensor(x1, device=condition.device)
    return _functions.where(condition, *together(x1, x2))


# ---- Searching and sorting

def nonzero(x, /):
    """The indices of elements that are not zero, for each axis."""
    if x.ndim == 0:
        raise ValueError("nonzero: expected at least one dimension")
    return tuple(_functions.nonzero(x).unbind(1))


def count_nonzero(x, /, *, axis=None, keepdims=False):
    """The number of elements that are not zero."""
    dims = tuple(range(x.ndim)) if axis is None else dims_of(axis)
    found = (x != 0).to(_C.int64)
    return found.sum(dims, keepdim=keepdims) if dims else found


def searchsorted(x1, x2, /, *, side="left", sorter=None):
    """Where the elements of x2 belong in the sorted x1."""
    x1, x2 = together(x1, x2)
    sorter = None if sorter is None else sorter.to(_C.int64)
    return _functions.searchsorted(x1, x2, side=side, sorter=sorter)


def sort(x, /, *, axis=-1, descending=False, stable=True):
    """Sorts along an axis."""
    return _functions.sort(x, dim=axis, descending=descending, stable=stable)[0]


def argsort(x, /, *, axis=-1, descending=False, stable=True):
    """The indices that sort along an axis."""
    return _functions.sort(x, dim=axis, descending=descending, stable=stable)[1]


def diff(x, /, *, axis=-1, n=1, prepend=None, append=None):
    """Differences of neighbours along an axis."""
    parts = [part for part in (prepend, x, append) if part is not None]
    x = _functions.cat([part.to(x.dtype) for part in parts], axis) if len(parts) > 1 else x
    return _functions.diff(x, n, axis)


# ---- Sets

_All = collections.namedtuple("unique_all", "values indices inverse_indices counts")
_Counts = collections.namedtuple("unique_counts", "values counts")
_Inverse = collections.namedtuple("unique_inverse", "values inverse_indices")


def unique_all(x, /):
    """The distinct elements, where each occurs first, where each element is among them, and how often."""
    if x.is_complex():
        pairs, inverse, counts = _functions.unique_dim(_functions.view_as_real(x.reshape(-1)), 0, True, True,
                                                       True)
        values = _functions.view_as_complex(pairs)
    else:
        values, inverse, counts = _functions._unique2(x, True, True, True)
    places = _functions.arange(x.numel(), device=x.device)
    first = _functions.full((values.numel(),), x.numel(), dtype=_C.int64, device=x.device)
    first = first.scatter_reduce(0, inverse.reshape(-1), places, "amin")
    return _All(values, first, inverse.reshape(x.shape), counts)


def unique_counts(x, /):
    """The distinct elements and how often each occurs."""
    found = unique_all(x)
    return _Counts(found.values, found.counts)


def unique_inverse(x, /):
    """The distinct elements and where each element is among them."""
    found = unique_all(x)
    return _Inverse(found.values, found.inverse_indices)


def unique_values(x, /):
    """The distinct elements."""
    return unique_all(x).values
