"""Parametrizations: a parameter of a module computed from other tensors by modules.

Note [Parametrized classes]
register_parametrization gives the module a class of its own, made of its old class, with a property for
each parametrized tensor. The original tensors and the parametrizations are in a ParametrizationList,
module.parametrizations[name]."""

import collections
import contextlib
import copy
import copyreg

from ... import _C
from ...autograd.grad_mode import no_grad
from ..modules.container import ModuleDict, ModuleList
from ..modules.module import Module
from ..parameter import Parameter

__all__ = [
    "ParametrizationList", "cached", "is_parametrized", "register_parametrization",
    "remove_parametrizations", "transfer_parametrizations_and_params", "type_before_parametrizations",
]

Tensor = _C.Tensor
_cache_enabled = 0
_cache = {}


@contextlib.contextmanager
def cached():
    """Computes each parametrized tensor once inside of this block."""
    global _cache_enabled
    _cache_enabled += 1
    try:
        yield
    finally:
        _cache_enabled -= 1
        if not _cache_enabled:
            _cache.clear()


def _register_parameter_or_buffer(module, name, value):
    if isinstance(value, Parameter):
        module.register_parameter(name, value)
    else:
        module.register_buffer(name, value)


def _maybe_set(dest, src):
    """dest.set_(src), which shares memory where both have the same type."""
    dest.data = src


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor, and its original tensor or tensors: original, or original0,
    original1…, where right_inverse returns several."""

    def __init__(self, modules, original, unsafe=False):
        if len(modules) == 0:
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        original_shape, original_dtype = original.shape, original.dtype
        with no_grad():
            new = original
            for module in reversed(self):
                if hasattr(module, "right_inverse"):
                    try:
                        new = module.right_inverse(new)
                    except NotImplementedError:
                        pass
        if not isinstance(new, Tensor) and not isinstance(new, collections.abc.Sequence):
            raise ValueError("'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                             f"Got {type(new).__name__}")
        self.is_tensor = isinstance(new, Tensor)
        self.ntensors = 1 if self.is_tensor else len(new)
        if self.is_tensor:
            self._adopt_one(original, new, original_dtype)
        else:
            self._adopt_several(original, new)
        if not unsafe:
            self._check(original, original_shape, original_dtype)

    def _adopt_one(self, original, new, dtype):
        if original.dtype != new.dtype:
            raise ValueError("When `right_inverse` outputs one tensor, it may not change the dtype.\n"
                             f"original.dtype: {dtype}\nright_inverse(original).dtype: {new.dtype}")
        if original.device != new.device:
            raise ValueError("When `right_inverse` outputs one tensor, it may not change the device.\n"
                             f"original.device: {original.device}\n"
                             f"right_inverse(original).device: {new.device}")
        with no_grad():
            _maybe_set(original, new)
        _register_parameter_or_buffer(self, "original", original)

    def _adopt_several(self, original, new):
        for number, one in enumerate(new):
            if not isinstance(one, Tensor):
                raise ValueError("'right_inverse' must return a Tensor or a Sequence of tensors (list, "
                                 f"tuple...). Got element {number} of the sequence with type "
                                 f"{type(one).__name__}.")
            if isinstance(original, Parameter):
                one = Parameter(one, original.requires_grad)
            one.requires_grad_(original.requires_grad)
            _register_parameter_or_buffer(self, f"original{number}", one)

    def _check(self, original, shape, dtype):
        result = self()
        if not isinstance(result, Tensor):
            raise ValueError(f"A parametrization must return a tensor. Got {type(result).__name__}.")
        if result.dtype != dtype:
            raise ValueError("Registering a parametrization may not change the dtype of the tensor, unless "
                             f"`unsafe` flag is enabled.\nunparametrized dtype: {dtype}\n"
                             f"parametrized dtype: {result.dtype}")
        if result.shape != shape:
            raise ValueError("Registering a parametrization may not change the shape of the tensor, unless "
                             f"`unsafe` flag is enabled.\nunparametrized shape: {shape}\n"
                             f"parametrized shape: {result.shape}")

    def right_inverse(self, value):
        """Sets the original tensors so that the parametrized one is `value`."""
        with no_grad():
            for module in reversed(self):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(f"parametrization {type(module).__name__} does not implement "
                                       "right_inverse.")
                value = module.right_inverse(value)
            if self.is_tensor:
                if not isinstance(value, Tensor):
                    raise ValueError(f"`right_inverse` should return a tensor. Got {type(value).__name__}")
                if value.dtype != self.original.dtype:
                    raise ValueError("The tensor returned by `right_inverse` has dtype "
                                     f"{value.dtype} while `original` has dtype {self.original.dtype}")
                _maybe_set(self.original, value)
                return
            if not isinstance(value, collections.abc.Sequence):
                raise ValueError("'right_inverse' must return a sequence of tensors. Got "
                                 f"{type(value).__name__}.")
            if len(value) != self.ntensors:
                raise ValueError("'right_inverse' must return a sequence of tensors of length "
                                 f"{self.ntensors}. Got a sequence of length {len(value)}.")
            for number, tensor in enumerate(value):
                _maybe_set(getattr(self, f"original{number}"), tensor)

    def forward(self):
        if self.is_tensor:
            x = self[0](self.original)
        else:
            x = self[0](*(getattr(self, f"original{number}") for number in range(self.ntensors)))
        for module in list(self)[1:]:
            x = module(x)
        return x


def _inject_new_class(module):
    """Gives a module a class of its own, for properties."""
    cls = type(module)

    def default_deepcopy(self, memo):
        known = memo.get(id(self))
        if known is not None:
            return known
        replica = self.__new__(type(self))
        memo[id(self)] = replica
        replica.__dict__ = copy.deepcopy(self.__dict__, memo)
        slots = copyreg._slotnames(type(self))
        for slot in slots:
            if hasattr(self, slot):
                setattr(replica, slot, copy.deepcopy(getattr(self, slot), memo))
        return replica

    def getstate(self):
        raise RuntimeError("Serialization of parametrized modules is only supported through state_dict()")

    members = {"__getstate__": getstate}
    if not hasattr(cls, "__deepcopy__"):
        members["__deepcopy__"] = default_deepcopy
    module.__class__ = type(f"Parametrized{cls.__name__}", (cls,), members)


def _inject_property(module, name):
    if hasattr(module, name):
        raise AssertionError(f"Module already has an attribute named {name!r}")

    def get_parametrized(self):
        if not _cache_enabled:
            return self.parametrizations[name]()
        key = (id(module), name)
        if key not in _cache:
            _cache[key] = self.parametrizations[name]()
        return _cache[key]

    def set_original(self, value):
        self.parametrizations[name].right_inverse(value)

    setattr(module.__class__, name, property(get_parametrized, set_original))


def register_parametrization(module, tensor_name, parametrization, *, unsafe=False):
    """Makes module.tensor_name the result of a parametrization. Returns the module."""
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        if not unsafe:
            value = getattr(module, tensor_name)
            result = parametrization(value)
            if not isinstance(result, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(result).__name__}.")
            if result.dtype != value.dtype:
                raise ValueError("Registering a parametrization may not change the dtype of the tensor, unless "
                                 "the `unsafe` flag is enabled.\n"
                                 f"module.{tensor_name}.dtype: {value.dtype}\n"
                                 f"parametrization(module.{tensor_name}).dtype: {result.dtype}")
            if result.shape != value.shape:
                raise ValueError("Registering a parametrization may not change the shape of the tensor, unless "
                                 "the `unsafe` flag is enabled.\n"
                                 f"module.{tensor_name}.shape: {value.shape}\n"
                                 f"parametrization(module.{tensor_name}).shape: {result.shape}")
        module.parametrizations[tensor_name].append(parametrization)
        module.parametrizations[tensor_name].unsafe |= unsafe
    elif tensor_name in module._buffers or tensor_name in module._parameters:
        original = getattr(module, tensor_name)
        parametrizations = ParametrizationList([parametrization], original, unsafe=unsafe)
        delattr(module, tensor_name)
        if not is_parametrized(module):
            _inject_new_class(module)
            module.parametrizations = ModuleDict()
        _inject_property(module, tensor_name)
        module.parametrizations[tensor_name] = parametrizations
    else:
        raise ValueError(f"Module '{module}' does not have a parameter, a buffer, or a parametrized element "
                         f"with name '{tensor_name}'")
    return module


def is_parametrized(module, tensor_name=None):
    """True for a module with a parametrization, of this tensor if it is given."""
    parametrizations = getattr(module, "parametrizations", None)
    if parametrizations is None or not isinstance(parametrizations, ModuleDict):
        return False
    return len(parametrizations) > 0 if tensor_name is None else tensor_name in parametrizations


def remove_parametrizations(module, tensor_name, leave_parametrized=True):
    """Makes a tensor an ordinary one again: with its parametrized value, or its original one."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    parametrizations = module.parametrizations[tensor_name]
    if parametrizations.is_tensor:
        original = parametrizations.original
        if leave_parametrized:
            with no_grad():
                value = getattr(module, tensor_name)
                if type(original) is Tensor:
                    original = value.detach()
                else:
                    _maybe_set(original, value)
    elif leave_parametrized:
        value = getattr(module, tensor_name)
        original = Parameter(value) if value.requires_grad else value
    else:
        raise ValueError("Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is "
                         "parametrized in terms of a sequence of tensors.")
    delattr(module.__class__, tensor_name)
    del module.parametrizations[tensor_name]
    _register_parameter_or_buffer(module, tensor_name, original)
    if not is_parametrized(module):
        delattr(module, "parametrizations")
        module.__class__ = module.__class__.__bases__[0]
    return module


def type_before_parametrizations(module):
    """The class that a module had before."""
    return module.__class__.__bases__[0] if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(from_module, to_module, tensor_name=None):
    """Copies parametrizations, and their parameters, to another module. Returns it."""
    if not is_parametrized(from_module):
        return to_module
    if tensor_name is not None and not isinstance(from_module.parametrizations[tensor_name],
                                                  ParametrizationList):
        raise AssertionError(f"{tensor_name!r} is not parametrized")
    names = from_module.parametrizations if tensor_name is None else [tensor_name]
    for name in list(names):
        parametrizations = from_module.parametrizations[name]
        if not hasattr(to_module, name):
            setattr(to_module, name, Parameter(getattr(from_module, name)))
        for one in parametrizations:
            register_parametrization(to_module, name, one)
        if hasattr(to_module.parametrizations[name], "original"):
            to_module.parametrizations[name].original = parametrizations.original
        else:
            for number in range(parametrizations.ntensors):
                key = f"original{number}"
                setattr(to_module.parametrizations[name], key, getattr(parametrizations, key))
    return to_module
