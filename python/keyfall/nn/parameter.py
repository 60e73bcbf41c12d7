"""Parameter and Buffer: tensors that belong to a module."""

from collections import OrderedDict

from .. import _C
from .._loading import lazy_module
from .._tensor import _object_state
from ..autograd.grad_mode import no_grad

_utils = lazy_module("keyfall._utils")

Tensor = _C.Tensor

__all__ = ["Buffer", "Parameter"]


class _ParameterMeta(type(Tensor)):
    """Makes isinstance() accept tensors of other classes that are marked as parameters."""

    def __instancecheck__(cls, instance):
        if type.__instancecheck__(cls, instance):
            return True
        return (cls is Parameter and isinstance(instance, Tensor)
                and getattr(instance, "_is_param", False))


class Parameter(Tensor, metaclass=_ParameterMeta):
    """A tensor that a module learns: assigned to an attribute of a module, it is among its
    parameters(). Shares its memory with `data`, and requires gradients by default."""

    def __new__(cls, data=None, requires_grad=True):
        if data is None:
            data = _C._VariableFunctions.empty(0)
        if type(data) in (Tensor, Parameter):
            return Tensor._make_subclass(cls, data, requires_grad)
        marked = data.detach().requires_grad_(requires_grad)
        if type(marked) is not type(data):
            raise RuntimeError(
                f"cannot make a Parameter of a {type(data).__name__}: its detach() gave a "
                f"{type(marked).__name__}. Parameters keep the class of what they are made of, so "
                "detach() must return the same class")
        marked._is_param = True
        return marked

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            with no_grad():
                data = self.data.clone(memory_format=_C.preserve_format)
            memo[id(self)] = type(self)(data, self.requires_grad)
        return memo[id(self)]

    def __repr__(self):
        return "Parameter containing:\n" + super().__repr__()

    def __reduce_ex__(self, protocol):
        state = _object_state(self)
        args = (self.data, self.requires_grad, OrderedDict())
        if not state:
            return _utils._rebuild_parameter, args
        return _utils._rebuild_parameter_with_state, (*args, state)

    __torch_function__ = _C._disabled_torch_function_impl


_C._set_parameter_type(Parameter)


class _BufferMeta(type(Tensor)):
    def __instancecheck__(cls, instance):
        if type.__instancecheck__(cls, instance):
            return True
        return (cls is Buffer and isinstance(instance, Tensor)
                and getattr(instance, "_is_buffer", False))


class Buffer(Tensor, metaclass=_BufferMeta):
    """A tensor that is part of a module's state but not learned: assigned to an attribute of a
    module, it is among its buffers(), and in its state_dict() if it is persistent. The result is a
    tensor of the class of `data`, which shares its memory."""

    def __new__(cls, data=None, *, persistent=True):
        if data is None:
            data = _C._VariableFunctions.empty(0)
        buffer = data.detach().requires_grad_(data.requires_grad)
        buffer.persistent = persistent
        buffer._is_buffer = True
        return buffer

    __torch_function__ = _C._disabled_torch_function_impl
