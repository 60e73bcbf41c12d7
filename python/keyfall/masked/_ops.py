"""Which elements take part in an operation of keyfall.masked, and which elements of its result have a value: PyTorch's
internal names, which test programs call."""

import math

from .. import _C
from ..sparse import methods as _methods
from ..sparse import parts
from . import operations
from .operations import *  # noqa: F401,F403
from .operations import _canonical_dim

_functions = _C._VariableFunctions
_REDUCTIONS = frozenset(("sum", "prod", "amax", "amin", "argmax", "argmin", "mean", "median", "norm", "var", "std",
                         "logsumexp"))
_OTHERS = frozenset(("softmax", "log_softmax", "softmin", "normalize", "cumsum", "cumprod"))


def _in_layout(mask, layout):
    return mask if mask.layout is layout else _methods.to_sparse(mask, layout=layout)


def _input_mask(input, *args, mask=None, **kwargs):
    """The mask in the shape and layout of the input."""
    if input.layout not in (_C.strided, _C.sparse_coo, _C.sparse_csr):
        raise ValueError("_input_mask expects strided or sparse COO or sparse CSR tensor but got "
                         f"{input.layout}")
    if mask is None:
        raise ValueError("_input_mask requires explicit mask")
    if mask.shape != input.shape or mask.layout is _C.strided:
        return _in_layout(operations._expanded(input, mask), input.layout)
    mask = _in_layout(mask, input.layout)
    return mask if mask.dtype is _C.bool else mask.to(_C.bool)


def _output_mask(op, input, *args, **kwargs):
    """Where the result of an operation has a value."""
    name = getattr(op, "__name__", "")
    if name not in _REDUCTIONS | _OTHERS:
        raise ValueError(f"_output_mask expected masked operation (got callable {op.__module__}.{name})")
    mask = _input_mask(input, *args, **kwargs)
    if name in _OTHERS:
        return mask
    given = args[1:] if name == "norm" else args
    dim = given[0] if given else kwargs.get("dim", -1 if name == "median" else None)
    keepdim = bool(kwargs.get("keepdim", False))
    for each in reversed(_canonical_dim(dim, input.ndim) if input.ndim else ()):
        mask = mask.any(each, keepdim)
    return mask


def _where(mask, input, fill_value):
    """The input where the mask is true, else the value. A sparse result has the entries of the mask that are true; in values
    with dense dimensions, elements where it is false are the value."""
    if mask.layout is _C.strided:
        fill = fill_value if isinstance(fill_value, _C.Tensor) else input.new_tensor(fill_value)
        return _functions.where(mask, input, fill)
    mask = parts.coalesce(mask) if mask.layout is _C.sparse_coo else mask
    values = _C._sparse_parts(mask)[2]
    found = parts.take_like(input, mask)
    if mask.layout is _C.sparse_coo:
        indices = _C._sparse_parts(mask)[0]
        rows = values.flatten(1).any(1) if values.dim() > 1 else values
        chosen = _functions.where(values, found, found.new_tensor(fill_value))[rows]
        return parts.coo(indices[:, rows], chosen, input.shape, True)
    whole = parts.to_coo(parts.with_values(mask, values.to(_C.int8)))
    kept = _C._sparse_parts(whole)[2].bool()
    pattern = parts.coo(_C._sparse_parts(whole)[0][:, kept], parts.take_like(input, whole)[kept], input.shape, True)
    return parts.to_compressed(pattern, mask.layout)


def _reduction_identity(op_name, input, *args):
    """What elements that take no part are filled with; None where nothing would do."""
    dtype, op_name = input.dtype, op_name.rpartition(".")[2]
    if op_name in ("sum", "cumsum", "norm"):
        ord = args[0] if op_name == "norm" and args else 2
        return input.new_tensor(math.inf if ord == -math.inf else 0)
    if op_name in ("prod", "cumprod"):
        return input.new_tensor(1)
    if op_name in ("amax", "argmax", "logsumexp"):
        return input.new_tensor(operations._least(dtype))
    if op_name in ("amin", "argmin"):
        return input.new_tensor(operations._largest(dtype))
    if op_name == "median":
        return input.new_tensor(math.nan, dtype=dtype if dtype.is_floating_point else _C.float32)
    if op_name in ("mean", "var", "std"):
        return None
    raise NotImplementedError(f"identity of {op_name} on {dtype} input")


def _combine_input_and_mask(op, input, mask, *args):
    """The input with elements that take no part replaced by the identity of an operation."""
    if mask is None:
        return input
    name = op if isinstance(op, str) else op.__name__
    return _where(_input_mask(input, mask=mask), input, _reduction_identity(name, input, *args))
