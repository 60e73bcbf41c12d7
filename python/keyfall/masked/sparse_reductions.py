"""Reductions of sparse tensors in keyfall.masked. The elements that take part are those of the mask, where the input
may have none and counts as zero; without a mask they are those of the input."""

from .. import _C
from .._loading import lazy_module as _lazy_module
from ..sparse import creation

_functions = _C._VariableFunctions
_ops = _lazy_module("keyfall.masked._ops")
_NAMES = ("sum", "prod", "amax", "amin", "mean")


def _check(name, input, keepdim, mask):
    layout = str(input.layout).removeprefix("torch.")
    both = input.layout in (_C.sparse_coo, _C.sparse_csr)
    if name not in _NAMES or not both or (name == "mean" and layout == "sparse_coo"):
        shown = {"std": "std/var", "var": "std/var"}.get(name, name)
        others = " or sparse_csr" if name == "mean" else ", sparse_coo, or sparse_csr" if name in _NAMES else ""
        raise ValueError(f"masked {shown} expects strided{others} tensor (got {input.layout} tensor)")
    if mask is None and name != "sum":
        raise ValueError(f"masked {name} expects explicit mask for {layout} tensor input")
    if input.layout is _C.sparse_csr and not keepdim:
        error = RuntimeError if name in ("sum", "prod") else AssertionError
        raise error("reduction operations on CSR tensors with keepdim=False is unsupported")


def _selected(input, mask):
    """The coordinates of the elements that take part, a column for each, and their values."""
    if mask is None:
        entries = input.to_sparse_coo().coalesce()
        return entries.indices(), entries.values()
    mask = (mask.to_dense() if mask.layout is not _C.strided else mask).to(_C.bool).expand(input.shape)
    return mask.nonzero().t(), input.to_dense()[mask]


def _of_nothing(name, input, keepdim):
    """No elements, reduced to one: what the operation starts from, which for a sum is no entry."""
    size = [1] * input.dim() if keepdim else []
    count = 0 if name == "sum" else 1
    start = input.new_full((1,), 0, layout=_C.strided) if name == "mean" else _ops._reduction_identity(name, input.to_dense())
    made = (start / 0 if name == "mean" else start.reshape(1))[:count]
    result = creation.sparse_coo_tensor(_functions.zeros(len(size), count, dtype=_C.int64), made, size, is_coalesced=True)
    return result.to_sparse_csr() if input.layout is _C.sparse_csr else result


def reduce(name, input, dims, keepdim, mask):
    """Reduces a sparse tensor along dimensions that are not negative."""
    _check(name, input, keepdim, mask)
    where, values = _selected(input, mask)
    kept = [d for d in range(input.dim()) if d not in dims]
    groups, place = where.new_zeros(0, 1), where.new_zeros(where.shape[1])
    if kept:
        groups, place = where[kept].unique(dim=1, return_inverse=True)
    if not kept and not len(values):
        return _of_nothing(name, input, keepdim)
    made = values.new_zeros(groups.shape[1]).scatter_reduce(0, place, values, name, include_self=False)
    if keepdim:
        full = where.new_zeros(input.dim(), len(made))
        full[kept] = groups
        groups = full
    size = [1 if d in dims else n for d, n in enumerate(input.shape) if keepdim or d not in dims]
    result = creation.sparse_coo_tensor(groups, made, size, is_coalesced=None if size else True)
    return result.to_sparse_csr() if input.layout is _C.sparse_csr else result
