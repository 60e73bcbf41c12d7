"""Copying and pickling of tensors. keyfall._tensor attaches the methods to Tensor."""

from .. import _C
from .._C import Tensor, _has_torch_function_unary
from .._loading import lazy_module

collections = lazy_module("collections")
copy = lazy_module("copy")
copyreg = lazy_module("copyreg")
_grad_mode = lazy_module("keyfall.autograd.grad_mode")
_overrides = lazy_module("keyfall.overrides")
_storage = lazy_module("keyfall.storage")
_utils = lazy_module("keyfall._utils")
warnings = lazy_module("warnings")


# ---- Copying -------------------------------------------------------------------------------------


def _is_wrapper(tensor):
    """True if the class handles operators itself and the tensor's own memory is unused."""
    return tensor._python_dispatch and tensor.const_data_ptr() == 0


def _copied(tensor, memo):
    """Returns a copy of the same class. Its memory is new, or shared with copies in the memo."""
    if tensor.layout is not _C.strided:
        return tensor.detach().clone()
    if tensor.is_meta or _is_wrapper(tensor):
        new, how = tensor.clone(), ("wrapper", "clone()", "cloning returns")
    else:
        new = tensor.new_empty([])
        how = ("non-wrapper", "new_empty()", "that function returns")
    if type(new) is not type(tensor):
        raise RuntimeError(
            f"The default implementation of __deepcopy__() for {how[0]} subclasses only works for "
            f"subclass types that implement {how[1]} and for which {how[2]} another instance of "
            f"the same subclass: {type(tensor).__name__} gave {type(new).__name__}. Implement "
            f"{how[1]} for the subclass, or __deepcopy__() itself."
        )
    if how[0] == "non-wrapper":
        storage = copy.deepcopy(tensor.untyped_storage(), memo)
        new.set_(storage, tensor.storage_offset(), tensor.size(), tensor.stride())
        for is_pending, resolve in ((tensor.is_conj, "conj_physical"), (tensor.is_neg, "neg")):
            new = getattr(new, resolve)() if is_pending() else new
    return new


def _deepcopy(self, memo):
    """copy.deepcopy(self)"""
    if _has_torch_function_unary(self):
        return _overrides.handle_torch_function(Tensor.__deepcopy__, (self,), self, memo)
    if not self.is_leaf:
        raise RuntimeError(
            "Only Tensors created explicitly by the user (graph leaves) support the deepcopy "
            "protocol at the moment.  detach() the tensor first."
        )
    if id(self) in memo:
        return memo[id(self)]

    with _grad_mode.no_grad():
        new = _copied(self, memo)
    if self.requires_grad:
        new.requires_grad_()
    memo[id(self)] = new
    if self.grad is not None:
        new.grad = copy.deepcopy(self.grad, memo)
    for name, value in self.__dict__.items():
        new.__dict__[name] = copy.deepcopy(value, memo)
    for name in _slots(type(self)):
        if hasattr(self, name):
            setattr(new, name, copy.deepcopy(getattr(self, name), memo))
    return new


def _slots(cls):
    return copyreg._slotnames(cls) if cls is not Tensor else ()


# ---- Pickling ------------------------------------------------------------------------------------


def _object_state(tensor):
    """Returns the attributes set by a class or a user; None if there are none. A class may have its own state."""
    own = getattr(type(tensor), "__getstate__", None)
    if own is not getattr(object, "__getstate__", None):  # which Python has since 3.11
        return tensor.__getstate__()
    slots = {name: getattr(tensor, name) for name in _slots(type(tensor)) if hasattr(tensor, name)}
    attributes = tensor.__dict__ or None
    return (attributes, slots) if slots else attributes


def _reduce_plain(self):
    """Returns a function and its arguments that rebuild the tensor without class and attributes."""

    if self.layout is not _C.strided:
        return _utils._reduce_sparse(self)
    if type(self) is not Tensor and _is_wrapper(self):
        return _utils._rebuild_wrapper_subclass, (
            type(self), self.dtype, tuple(self.size()), self.stride(), self.storage_offset(), self.layout, self.device,
            self.requires_grad)
    if self.is_meta:
        return _utils._rebuild_meta_tensor_no_storage, (self.dtype, tuple(self.size()), self.stride(), self.requires_grad)
    if self._is_zerotensor():
        raise RuntimeError("ZeroTensor is not serializable: it has no memory. Add 0 to it first")
    return _reduce_strided(self)


def _reduce_strided(self):
    """The same for a tensor that is saved with its storage."""
    geometry = (self.storage_offset(), tuple(self.size()), self.stride(), self.requires_grad)
    hooks = collections.OrderedDict()
    if self._backward_hooks:
        warnings.warn("backward hooks of a tensor are not pickled", stacklevel=3)
    storage = self.untyped_storage()
    bits = {name: True for name in ("conj", "neg") if getattr(self, "is_" + name)()}
    extra = (bits,) if bits else ()
    if self.dtype in _utils._storage_names():
        return _utils._rebuild_tensor_v2, (_storage._typed(storage, self.dtype), *geometry, hooks, *extra)
    return _utils._rebuild_tensor_v3, (storage, *geometry, hooks, self.dtype, *extra)


def _reduce_ex(self, protocol):
    """Tensor.__reduce_ex__, for pickle and copy."""
    if _has_torch_function_unary(self):
        return _overrides.handle_torch_function(Tensor.__reduce_ex__, (self,), self, protocol)
    function, args = _reduce_plain(self)
    state = _object_state(self)
    if type(self) is Tensor and state is None:
        return function, args
    return _rebuild_from_type_v2, (function, type(self), args, state)


def _rebuild_from_type_v2(func, new_type, args, state):
    """Rebuilds a tensor of a class, with the attributes of the object."""
    tensor = func(*args)
    if type(tensor) is not new_type:
        tensor = tensor.as_subclass(new_type)
    own = getattr(new_type, "__setstate__", Tensor.__setstate__)
    if own is not Tensor.__setstate__:
        tensor.__setstate__(state)
        return tensor
    return _utils._set_object_state(tensor, state) if state is not None else tensor


def _setstate(self, state):
    """Takes over the state of another tensor: storage, offset, size and strides, then optionally
    requires_grad and hooks."""
    if _has_torch_function_unary(self):
        return _overrides.handle_torch_function(Tensor.__setstate__, (self,), self, state)
    if not isinstance(state, (tuple, list)) or len(state) not in (4, 5, 6):
        raise TypeError("__setstate__ expects (storage, offset, size, stride, requires_grad, hooks)")
    if not self.is_leaf:
        raise RuntimeError("__setstate__ can be only called on leaf Tensors")
    storage, offset, size, stride = state[:4]
    _utils._check_bounds(storage, self.dtype, offset, size, stride)
    self.set_(storage, offset, size, stride)
    if len(state) >= 5:
        self.requires_grad = state[-2] if len(state) == 6 else state[4]
    if len(state) == 6:
        self._backward_hooks = state[5] or None

_rebuild_from_type_v2.__module__ = "keyfall._tensor"  # where pickles look for it

METHODS = {
    "__deepcopy__": _deepcopy,
    "__reduce_ex__": _reduce_ex,
    "__setstate__": _setstate,
    "_reduce_ex_internal": lambda self, protocol: _reduce_plain(self),
}
