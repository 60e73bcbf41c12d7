"""Parameter and Buffer: tensors that belong to a module."""

from collections import OrderedDict

from .. import _C
from .._loading import lazy_module as _lazy_module
from .._shared.class_docs import describe as _describe
from ..autograd.grad_mode import no_grad

_tensor_state = _lazy_module("keyfall._late.tensor_state")
_utils = _lazy_module("keyfall._utils")

Tensor = _C.Tensor

__all__ = ["Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter",
           "UninitializedTensorMixin", "is_lazy"]


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
                f"a Parameter of a {type(data).__name__} requires that detach() returns an instance of the same type, "
                f"but it gave a {type(marked).__name__}")
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
        state = _tensor_state._object_state(self)
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


# ---- Lazy parameters


class UninitializedTensorMixin:
    """A tensor without a shape yet. materialize() gives it one, and makes it an ordinary tensor."""

    _allowed_methods = frozenset((
        "__hash__ size copy_ is_complex is_floating_point half float double char short int long cuda cpu to "
        "get_device detach __get__ __set__ __delete__ requires_grad_").split())

    def materialize(self, shape, device=None, dtype=None) -> None:
        """Allocates memory for this shape. The values are arbitrary."""
        self.data = _C._VariableFunctions.empty(shape, device=self.data.device if device is None else device,
                                                dtype=self.data.dtype if dtype is None else dtype)
        self.__class__ = self.cls_to_become

    @property
    def shape(self):
        raise RuntimeError("Can't access the shape of an uninitialized parameter or buffer. This error "
                           "usually happens in `load_state_dict` when trying to load an uninitialized "
                           "parameter into an initialized one. Call `forward` to initialize the parameters "
                           "before accessing their attributes.")

    def share_memory_(self):
        raise RuntimeError("Can't share memory on an uninitialized parameter or buffer. Call `forward` to "
                           "initialize the parameters before calling `module.share_memory()`.")

    def __repr__(self):
        return f"<{type(self).__name__}>"

    def __reduce_ex__(self, proto):
        return type(self), (self.requires_grad,)

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if func.__name__ in cls._allowed_methods:  # what needs no shape; attributes are __get__
            return super().__torch_function__(func, types, args, kwargs or {})
        raise ValueError(f"Attempted to use an uninitialized parameter in {func}. This error happens when you "
                         "are using a `LazyModule` or explicitly manipulating `torch.nn.parameter."
                         f"{cls.__name__}` objects. When using LazyModules Call `forward` with a dummy batch "
                         "to initialize the parameters before calling torch functions")


class UninitializedParameter(UninitializedTensorMixin, Parameter):
    """A parameter whose shape a lazy module finds out at its first call."""

    cls_to_become = Parameter

    def __new__(cls, requires_grad=True, device=None, dtype=None):
        data = _C._VariableFunctions.empty(0, device=device, dtype=dtype)
        return Tensor._make_subclass(cls, data, requires_grad)

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.requires_grad, self.data.device, self.data.dtype)
        return memo[id(self)]


class UninitializedBuffer(UninitializedTensorMixin, Tensor):
    """A buffer whose shape a lazy module finds out at its first call."""

    cls_to_become = Tensor

    def __new__(cls, requires_grad=False, device=None, dtype=None, persistent=True):
        data = _C._VariableFunctions.empty(0, device=device, dtype=dtype)
        buffer = Tensor._make_subclass(cls, data, requires_grad)
        buffer.persistent = persistent
        buffer._is_buffer = True
        return buffer


def is_lazy(param) -> bool:
    """True for a parameter or buffer without a shape."""
    return isinstance(param, UninitializedTensorMixin)

_describe("nn", ("Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter"), globals())
