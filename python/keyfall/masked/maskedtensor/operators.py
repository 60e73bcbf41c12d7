"""What operators do with masked tensors. Each group of operators has one function, which gets the operator
and its arguments; an operator of no group is refused by the dispatcher."""

from ... import _C
from ..._C import sparse_coo, sparse_csr, strided
from ..._shared.torch_messages import MASKS_DIFFER as _MASKS_DIFFER
from ..._shared.torch_messages import in_full as _in_full
from ...sparse import parts
from .. import operations
from .core import MaskedTensor, Where, is_masked_tensor

_functions = _C._VariableFunctions
_TABLE = {}  # name of an operator without its overload: function(func, args, kwargs)

_UNARY = (
    "abs absolute acos arccos acosh arccosh angle asin arcsin asinh arcsinh atan arctan atanh arctanh bitwise_not "
    "ceil clamp clip conj_physical cos cosh deg2rad digamma erf erfc erfinv exp exp2 expm1 fix floor frac lgamma log "
    "log10 log1p log2 logit i0 isnan isinf isfinite nan_to_num neg negative positive pow rad2deg reciprocal round "
    "rsqrt sigmoid sign sgn signbit sin sinc sinh sqrt square tan tanh trunc relu gelu silu softplus hardtanh "
    "leaky_relu elu logical_not special_i0 native_dropout").split()
_BINARY = (
    "add atan2 arctan2 bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift div divide "
    "floor_divide fmod logaddexp logaddexp2 mul multiply nextafter remainder sub subtract rsub true_divide eq ne le ge "
    "greater greater_equal gt less_equal lt less maximum minimum fmax fmin not_equal logical_and logical_or "
    "logical_xor tanh_backward sigmoid_backward threshold_backward gelu_backward silu_backward softplus_backward "
    "hardtanh_backward leaky_relu_backward elu_backward masked_fill").split()
_PASSED = (  # the same operator on data and mask
    "select transpose split split_with_sizes t slice slice_backward select_backward index expand view _unsafe_view "
    "_reshape_alias cat unsqueeze unfold unfold_backward im2col col2im stack permute squeeze unbind diagonal "
    "diagonal_backward flip roll repeat index_select gather alias as_strided movedim").split()
_LIKE = "ones_like zeros_like empty_like full_like rand_like randn_like new_empty_strided".split()
_REDUCTIONS = "sum mean amin amax argmin argmax prod all norm var std".split()


def _group(names):
    """Decorator: the function of these operators."""

    def register(function):
        _TABLE.update(dict.fromkeys(names, function))
        return function

    return register


def run(func, args, kwargs):
    """Computes a call of an operator; NotImplemented for an operator without a function."""
    name = func._schema.name.partition("::")[2]
    function = _TABLE.get(name)
    if function is None and name[-1:] == "_" and name[:-1] in (*_UNARY, *_BINARY):
        return _in_place(func, args, kwargs)
    return NotImplemented if function is None else function(func, args, kwargs)


def function_for(func, args):
    """What replaces a function of tensors: reductions, which are differentiated here."""
    name = getattr(func, "__name__", "")
    if name == "where" and len(args) == 3:
        return _where_method if func is _C.Tensor.where else _where_function
    if name in _REDUCTIONS and args and is_masked_tensor(args[0]):
        return globals()["_" + name]
    return None


# ---- Parts ----------------------------------------------------------------------------------------


def _data(value):
    if isinstance(value, (list, tuple)):
        return type(value)(map(_data, value))
    return value._masked_data if is_masked_tensor(value) else value


def _mask(value):
    if isinstance(value, (list, tuple)):
        return type(value)(map(_mask, value))
    return value._masked_mask if is_masked_tensor(value) else value


def _masks_match(a, b):
    if a.layout is not b.layout or a.shape != b.shape:
        return False
    if a.layout is not strided:
        a, b = a.to_dense(), b.to_dense()
    return bool(a.equal(b))


def _common_mask(args):
    """The mask of the masked arguments of an operator, which must be one and the same."""
    masks = [arg._masked_mask for arg in args if is_masked_tensor(arg)]
    for other in masks[1:]:
        if not _masks_match(masks[0], other):
            raise ValueError("Input masks must match." + _in_full(_MASKS_DIFFER, (
                " Give both arguments one mask first, for example with masked_tensor(x.get_data(), mask).")))
    return masks[0]


def in_layout(data, mask, layout):
    """Data and mask in a layout: sparse ones have an entry for each True of the mask."""
    if data.layout is layout:
        return data, mask
    if data.layout is not strided:
        data, mask = data.to_dense(), mask.to_dense()
    if layout is strided:
        return data, mask
    indices = mask.nonzero().t().contiguous()
    chosen = parts.coo(indices, _functions.ones(indices.shape[1], dtype=_C.bool), mask.shape, True)
    found = parts.coo(indices, parts.take(data.detach(), indices), data.shape, True)
    if layout is sparse_csr:
        return found.to_sparse_csr(), chosen.to_sparse_csr()
    return found, chosen


# ---- Functions of elements ------------------------------------------------------------------------


def _elementwise(func, args, kwargs):
    """The operator on the data; on the values if these are sparse, whose positions do not change."""
    mask = _common_mask(args)
    first = next(arg for arg in args if is_masked_tensor(arg))._masked_data
    if first.layout is strided:
        result = func(*map(_data, args), **kwargs)
        return MaskedTensor(result, mask if mask.shape == result.shape else mask.expand(result.shape))
    if any(isinstance(arg, _C.Tensor) and not is_masked_tensor(arg) and arg.dim() for arg in args):
        raise ValueError(f"{func._schema.name}: a sparse masked tensor and a plain tensor cannot be combined")
    values = [_data(arg).values() if is_masked_tensor(arg) else arg for arg in args]
    return MaskedTensor(parts.with_values(first, func(*values, **kwargs)), mask)


_group(_UNARY)(_elementwise)
_group(_BINARY)(_elementwise)


def _in_place(func, args, kwargs):
    """The data are replaced by new ones: others may share them."""
    target = args[0]
    if not is_masked_tensor(target):
        raise ValueError(f"{func._schema.name}: a masked tensor cannot be written to a plain one")
    mask = _common_mask(args)
    if target._masked_data.layout is strided:
        data = target._masked_data.clone()
        func(data, *map(_data, args[1:]), **kwargs)
    else:
        values = target._masked_data.values().clone()
        func(values, *(_data(arg).values() if is_masked_tensor(arg) else arg for arg in args[1:]), **kwargs)
        data = parts.with_values(target._masked_data, values)
    return target._set_data_mask(data, mask)


def where(condition, chosen, other):
    """Elements of masked tensors, with their masks. Nothing of a plain tensor is masked."""
    masks = [arg._masked_mask if is_masked_tensor(arg) else _functions.ones_like(arg, dtype=_C.bool)
             for arg in (chosen, other)]
    return MaskedTensor(_functions.where(condition, _data(chosen), _data(other)), _functions.where(condition, *masks))


def _where_function(condition, chosen, other):
    tensors = (condition, chosen, other)
    if all(isinstance(arg, _C.Tensor) and arg.layout is strided and arg.shape == condition.shape for arg in tensors):
        return Where.apply(*tensors)
    with _C.DisableTorchFunctionSubclass():
        return _functions.where(*tensors)


def _where_method(chosen, condition, other):
    return _where_function(condition, chosen, other)


@_group(["where"])
def _where(func, args, kwargs):
    """A plain argument has the mask of the other one: derivatives choose between a gradient and zeros."""
    condition, chosen, other = map(_data, args)
    masks = [arg._masked_mask for arg in args[1:] if is_masked_tensor(arg)] or [args[0]._masked_mask]
    result = func(condition, chosen, other)
    return MaskedTensor(result, func(condition, masks[0], masks[-1]).expand(result.shape))


def _neutral(masked, value):
    return masked._masked_data.masked_fill(~masked._masked_mask, value)


@_group(["_softmax", "_log_softmax"])
def _softmax(func, args, kwargs):
    masked, dim, wide = args
    result = func(_neutral(masked, float("-inf")), dim, wide)
    return MaskedTensor(result.masked_fill(~masked._masked_mask, 0), masked._masked_mask)


@_group(["_softmax_backward_data", "_log_softmax_backward_data"])
def _softmax_backward(func, args, kwargs):
    grad, output, dim, dtype = args
    mask = _common_mask((grad, output))
    plain = [_neutral(item, 0) if is_masked_tensor(item) else item for item in (grad, output)]
    return MaskedTensor(func(*plain, dim, dtype), mask)


# ---- Shapes, copies, new tensors ------------------------------------------------------------------


@_group(_PASSED)
def _passed(func, args, kwargs):
    data, mask = func(*map(_data, args), **kwargs), func(*map(_mask, args), **kwargs)
    if isinstance(data, (list, tuple)):
        return [MaskedTensor(*pair) for pair in zip(data, mask)]
    return MaskedTensor(data, mask)


@_group(_LIKE)
def _like(func, args, kwargs):
    return MaskedTensor(func(_data(args[0]), *args[1:], **kwargs), args[0]._masked_mask)


@_group(["new_zeros"])
def _new_zeros(func, args, kwargs):
    """Zeros that sums are written to: masked as long as nothing was."""
    data = func(_data(args[0]), *args[1:], **kwargs)
    return MaskedTensor(data, _functions.zeros_like(data, dtype=_C.bool))


@_group(["index_add"])
def _index_add(func, args, kwargs):
    """An element is part of the result if one of its terms is."""
    target, dim, index, source = args
    mask = func(_mask(target).to(_C.int64), dim, index, _mask(source).to(_C.int64)) > 0
    return MaskedTensor(func(_neutral(target, 0), dim, index, _neutral(source, 0), **kwargs), mask)


@_group(["clone", "detach", "_to_copy", "lift_fresh"])
def _copied(func, args, kwargs):
    data, mask = args[0]._masked_data, args[0]._masked_mask
    return MaskedTensor(func(data, *args[1:], **kwargs), mask)


@_group(["copy_"])
def _copy(func, args, kwargs):
    target, source = args[:2]
    if not is_masked_tensor(target) or not is_masked_tensor(source):
        raise ValueError("copy_: expected two masked tensors")
    return target._set_data_mask(source._masked_data.to(target.dtype).clone(), source._masked_mask)


@_group(["_local_scalar_dense", "is_same_size"])
def _on_data(func, args, kwargs):
    return func(*map(_data, args), **kwargs)


@_group(["any"])
def _any(func, args, kwargs):
    if len(args) > 1 or kwargs:
        return NotImplemented
    data, mask = args[0]._masked_data, args[0]._masked_mask
    return MaskedTensor((data.to(_C.bool) & mask).any(), _functions.ones((), dtype=_C.bool))


@_group(["equal"])
def _equal(func, args, kwargs):
    a, b = args
    if not is_masked_tensor(a) or not is_masked_tensor(b) or not _masks_match(a._masked_mask, b._masked_mask):
        return False
    a, b = (MaskedTensor(*in_layout(x._masked_data, x._masked_mask, strided)) for x in (a, b))
    return func(_neutral(a, 0), _neutral(b, 0))


# ---- Reductions -----------------------------------------------------------------------------------


def _reduced(function, masked, dim, keepdim, **kwargs):
    """A reduction of the data, which autograd records; the result is masked where nothing was chosen."""
    data, mask = masked.get_data(), masked._masked_mask
    if data.layout is not strided:
        data, mask = data.to_dense(), mask.to_dense()
    dims = () if dim is None or dim == () or dim == [] else (dim,) if isinstance(dim, int) else tuple(dim)
    result = function(data, dims if len(dims) != 1 else dims[0], keepdim=keepdim, mask=mask, **kwargs) \
        if dims else function(data, mask=mask, **kwargs)
    if not dims and keepdim:
        result = result.reshape([1] * data.dim())
    chosen = mask
    for d in sorted((d % mask.dim() for d in dims), reverse=True) if dims else ():
        chosen = chosen.any(d, keepdim=bool(keepdim))
    return MaskedTensor._from_values(result, chosen if dims else mask.any().expand(result.shape), True)


def _reduction(name):
    function = getattr(operations, name)

    def reduce(self, dim=None, keepdim=False, *, dtype=None):
        return _reduced(function, self, dim, keepdim, **({} if dtype is None else {"dtype": dtype}))

    return reduce


_sum, _mean, _amin, _amax, _prod, _argmin, _argmax = map(
    _reduction, ("sum", "mean", "amin", "amax", "prod", "argmin", "argmax"))


def _all(self, dim=None, keepdim=False):
    return _reduced(lambda data, *dims, mask, **kwargs: data.masked_fill(~mask, True).to(_C.bool).all(*dims, **kwargs),
                    self, dim, keepdim)


def _norm(self, p="fro", dim=None, keepdim=False, out=None, dtype=None):
    if out is not None:
        raise NotImplementedError("norm: masked tensors have no out=")
    order = 2.0 if p in ("fro", None) else p
    return _reduced(lambda data, dim=None, **kwargs: operations.norm(data, order, dim, **kwargs), self, dim, keepdim)


def _spread(name):
    function = getattr(operations, name)

    def reduce(self, dim=None, unbiased=None, keepdim=False, *, correction=None):
        if isinstance(dim, bool):
            dim, unbiased = None, dim
        return _reduced(function, self, dim, keepdim, unbiased=unbiased, correction=correction)

    return reduce


_var, _std = _spread("var"), _spread("std")


@_group(["sum", "mean"])
def _dispatched(func, args, kwargs):
    """Reductions that derivatives of other operators make."""
    name = func._schema.name.partition("::")[2]
    return globals()["_" + name](*args, **kwargs)
