"""NumPy's universal functions on tensors: `Tensor.__array_ufunc__`.

NumPy computes on arrays that share the memory of the tensors; results are tensors, and `out=` may be one.
Functions that are operators of Python compute with tensors where the other operand is a number or a gradient
is needed."""

from .. import _C
from .._loading import lazy_module

_numpy = lazy_module("numpy")

# The operator of a function, and the one for exchanged operands.
_OPERATORS = {
    **{name: (f"__{short}__", f"__r{short}__") for name, short in (
        ("add", "add"), ("subtract", "sub"), ("multiply", "mul"), ("divide", "truediv"),
        ("floor_divide", "floordiv"), ("remainder", "mod"), ("power", "pow"), ("matmul", "matmul"),
        ("bitwise_and", "and"), ("bitwise_or", "or"), ("bitwise_xor", "xor"), ("left_shift", "lshift"),
        ("right_shift", "rshift"))},
    "equal": ("__eq__", "__eq__"), "not_equal": ("__ne__", "__ne__"), "less": ("__lt__", "__gt__"),
    "less_equal": ("__le__", "__ge__"), "greater": ("__gt__", "__lt__"), "greater_equal": ("__ge__", "__le__"),
}


def _operator(name, one, two):
    """The result of an operator between a tensor and something else, or NotImplemented: NumPy computes
    with arrays, unless the tensor requires a gradient."""
    if any(isinstance(value, _C.TensorBase) and value.requires_grad for value in (one, two)):
        one, two = (_tensor(value) if isinstance(value, _numpy.ndarray) else value for value in (one, two))
    if isinstance(one, _C.TensorBase):
        return getattr(one, _OPERATORS[name][0])(two)
    return getattr(two, _OPERATORS[name][1])(one)


def _array(value):
    return value.__array__() if isinstance(value, _C.TensorBase) else value


def _tensor(result):
    """A tensor of NumPy's result, if there is a type for it."""
    try:
        return _C.from_numpy(_numpy.asarray(result))
    except TypeError:
        return result


def array_ufunc(self, ufunc, method, *inputs, out=None, **kwargs):
    """Called by NumPy for a universal function with a tensor among its arguments."""
    if method == "__call__" and out is None and not kwargs and ufunc.__name__ in _OPERATORS:
        result = _operator(ufunc.__name__, *inputs)
        if result is not NotImplemented:
            return result
    if out is not None:
        kwargs["out"] = tuple(value.numpy() if isinstance(value, _C.TensorBase) else value for value in out)
    result = getattr(ufunc, method)(*map(_array, inputs), **kwargs)
    if out is not None:
        return out[0] if len(out) == 1 else out
    if isinstance(result, tuple):
        return tuple(map(_tensor, result))
    return result if result is None else _tensor(result)
