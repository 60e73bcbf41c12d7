"""Parametrizations: a parameter of a module computed from other tensors by modules.

Note [Parametrized classes]
register_parametrization gives the module a class of its own, made of its old class, with a property for
each parametrized tensor. The original tensors and the parametrizations are in a ParametrizationList,
module.parametrizations[name]."""

import contextlib
import copy
import copyreg
import functools
from collections.abc import Sequence
from typing import NamedTuple

from ... import _C
from ... import __future__ as _future
from ..._shared.class_docs import describe as _describe
from ...autograd.grad_mode import no_grad
from ...utils._python_dispatch import is_traceable_wrapper_subclass
from ...utils._swapping import take_over
from ..modules.container import ModuleDict, ModuleList
from ..parameter import Parameter

__all__ = [
    "ParametrizationList", "cached", "is_parametrized", "register_parametrization",
    "remove_parametrizations", "transfer_parametrizations_and_params", "type_before_parametrizations",
]

Tensor = _C.Tensor


class cached(contextlib.ContextDecorator):
    """Computes each parametrized tensor once inside of this block."""

    _blocks = 0  # open blocks of all threads; they share the values
    _values = {}

    def __enter__(self):
        cached._blocks += 1

    def __exit__(self, *error):
        cached._blocks -= 1
        if cached._blocks == 0:
            self._values.clear()

    @classmethod
    def value(cls, key, compute):
        """compute(), or its kept result inside of a block."""
        if cls._blocks == 0:
            return compute()
        if key not in cls._values:
            cls._values[key] = compute()
        return cls._values[key]


class _Traits(NamedTuple):
    """What a parametrization may not change."""

    dtype: object
    device: object
    shape: object

    @classmethod
    def of(cls, tensor):
        return cls(*(getattr(tensor, name) for name in cls._fields))

    def require(self, tensor, names, rule, before, after):
        """Raises `rule` for the first of these traits that is another one in `tensor`. {} in the texts is
        its name."""
        for name in names:
            own, other = getattr(self, name), getattr(tensor, name)
            if own != other:
                raise ValueError("\n".join((rule.format(name), f"{before.format(name)}: {own}",
                                            f"{after.format(name)}: {other}")))

    def require_result(self, result, flag, before, after):
        """Raises if a parametrization's result is no tensor, or one of another type or shape."""
        if not isinstance(result, Tensor):
            raise ValueError(f"A parametrization must return a tensor. Got {type(result).__name__}.")
        self.require(result, ("dtype", "shape"), "Registering a parametrization may not change the {} of the "
                     f"tensor, unless {flag} flag is enabled.", before, after)


def _register(module, name, value):
    """Adds a parameter or a buffer, by the type of the value."""
    add = module.register_parameter if isinstance(value, Parameter) else module.register_buffer
    add(name, value)


def _put(tensor, value):
    """Gives a tensor object, which optimizers may hold, a new value."""
    if value is tensor:
        return
    if _future.get_swap_module_params_on_conversion() or is_traceable_wrapper_subclass(tensor):
        take_over(tensor, value)
    else:
        tensor.data = value


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor, and its original tensor or tensors: original, or original0,
    original1…, where right_inverse returns several."""

    def __init__(self, modules, original: "Tensor | Parameter", unsafe: bool = False) -> None:
        super().__init__(modules)
        if not len(self):
            raise ValueError("ParametrizationList requires one or more modules.")
        self.unsafe = unsafe
        traits = _Traits.of(original)
        with no_grad():
            start = functools.reduce(self._inverse_if_any, reversed(self), original)
        self.is_tensor = isinstance(start, Tensor)
        if not self.is_tensor and not isinstance(start, Sequence):
            raise ValueError("'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                             f"Got {type(start).__name__}")
        self.ntensors = 1 if self.is_tensor else len(start)
        if self.is_tensor:
            traits.require(start, ("dtype", "device"), "When `right_inverse` outputs one tensor, it may not "
                           "change the {}.", "original.{}", "right_inverse(original).{}")
            with no_grad():
                _put(original, start)
            _register(self, "original", original)
        else:
            for number, (name, tensor) in enumerate(zip(self._names, start)):
                _register(self, name, self._like(original, tensor, number))
        if not unsafe:
            traits.require_result(self(), "`unsafe`", "unparametrized {}", "parametrized {}")

    @staticmethod
    def _inverse_if_any(value, module):
        with contextlib.suppress(NotImplementedError):
            return module.right_inverse(value) if hasattr(module, "right_inverse") else value
        return value

    @staticmethod
    def _like(original, tensor, number):
        """A tensor of a sequence, as a parameter if the original is one."""
        if not isinstance(tensor, Tensor):
            raise ValueError("'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                             f"Got element {number} of the sequence with type {type(tensor).__name__}.")
        learned = original.requires_grad
        return (Parameter(tensor, learned) if isinstance(original, Parameter) else tensor).requires_grad_(learned)

    @property
    def _names(self):
        """The names of the original tensors."""
        return ["original"] if self.is_tensor else [f"original{number}" for number in range(self.ntensors)]

    def right_inverse(self, value: Tensor) -> None:
        """Sets the original tensors so that the parametrized one is `value`."""
        with no_grad():
            for module in reversed(self):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(f"parametrization {type(module).__name__} does not implement "
                                       "right_inverse.")
                value = module.right_inverse(value)
            for name, tensor in zip(self._names, self._checked(value)):
                _put(getattr(self, name), tensor)

    def _checked(self, value):
        """What right_inverse returned, as one tensor for each original tensor."""
        got = type(value).__name__
        if self.is_tensor:
            if not isinstance(value, Tensor):
                raise ValueError(f"`right_inverse` should return a tensor. Got {got}")
            if value.dtype != self.original.dtype:
                raise ValueError(f"The tensor returned by `right_inverse` has dtype {value.dtype} while "
                                 f"`original` has dtype {self.original.dtype}")
            return [value]
        if not isinstance(value, Sequence):
            raise ValueError(f"'right_inverse' must return a sequence of tensors. Got {got}.")
        if len(value) != self.ntensors:
            raise ValueError("'right_inverse' must return a sequence of tensors of length "
                             f"{self.ntensors}. Got a sequence of length {len(value)}.")
        return value

    def forward(self) -> Tensor:
        first, *others = self
        result = first(*(getattr(self, name) for name in self._names))
        return functools.reduce(lambda value, module: module(value), others, result)


def _deep_copy(self, memo):
    """A parametrized module has no pickled form, so this copies its attributes."""
    cls = type(self)
    slots = {name: getattr(self, name) for name in copyreg._slotnames(cls) if hasattr(self, name)}
    result = memo[id(self)] = cls.__new__(cls)
    result.__dict__, slots = copy.deepcopy((self.__dict__, slots), memo)
    for name, value in slots.items():
        setattr(result, name, value)
    return result


def _refuse_pickle(self):
    raise RuntimeError("Serialization of parametrized modules is only supported through state_dict()")


def _parametrized_class(cls):
    """A subclass whose properties belong to one module: Note [Parametrized classes]."""
    members = {"__getstate__": _refuse_pickle, "__module__": _refuse_pickle.__module__}
    if not hasattr(cls, "__deepcopy__"):
        members["__deepcopy__"] = _deep_copy
    return type(f"Parametrized{cls.__name__}", (cls,), members)


def _parametrized_property(module, name):
    key = id(module), name
    return property(lambda self: cached.value(key, self.parametrizations[name]),
                    lambda self, value: self.parametrizations[name].right_inverse(value))


def _check_another(value, label, parametrization):
    """Raises unless a further parametrization, and its inverse, keep type and shape."""
    traits, result = _Traits.of(value), parametrization(value)
    traits.require_result(result, "the `unsafe`", f"{label}.{{}}", f"parametrization({label}).{{}}")
    try:
        back = parametrization.right_inverse(result) if hasattr(parametrization, "right_inverse") else value
    except NotImplementedError:
        return
    if not isinstance(back, Tensor):
        raise ValueError(f"parametrization.right_inverse must return a tensor. Got: {type(back).__name__}")
    traits.require(back, ("dtype", "shape"), "The tensor returned by parametrization.right_inverse must have the "
                   f"same {{}} as {label}, unless the `unsafe` flag is enabled.", f"{label}.{{}}", "returned {}")


def register_parametrization(module, tensor_name: str, parametrization, *, unsafe: bool = False):
    """Makes module.tensor_name the result of a parametrization. Returns the module."""
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        existing = module.parametrizations[tensor_name]
        if not unsafe:
            _check_another(getattr(module, tensor_name), f"module.{tensor_name}", parametrization)
        existing.append(parametrization)
        existing.unsafe |= unsafe
    elif tensor_name in {**module._buffers, **module._parameters}:
        _parametrize(module, tensor_name,
                     ParametrizationList([parametrization], getattr(module, tensor_name), unsafe))
    else:
        raise ValueError(f"Module '{module}' does not have a parameter, a buffer, or a parametrized element "
                         f"with name '{tensor_name}'")
    return module


def _parametrize(module, name, parametrizations):
    """Puts a property in the place of a tensor."""
    delattr(module, name)
    if hasattr(module, name):
        raise AssertionError(f"Module already has an attribute named {name!r}")
    if not is_parametrized(module):
        module.__class__ = _parametrized_class(type(module))
        module.parametrizations = ModuleDict()
    setattr(type(module), name, _parametrized_property(module, name))
    module.parametrizations[name] = parametrizations


def is_parametrized(module, tensor_name: str | None = None) -> bool:
    """True for a module with a parametrization, of this tensor if it is given."""
    known = getattr(module, "parametrizations", None)
    if not isinstance(known, ModuleDict):
        return False
    return len(known) > 0 if tensor_name is None else tensor_name in known


def remove_parametrizations(module, tensor_name: str, leave_parametrized: bool = True):
    """Makes a tensor an ordinary one again: with its parametrized value, or its original one."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    parametrizations = module.parametrizations[tensor_name]
    if leave_parametrized:
        tensor = _final_value(parametrizations, module, tensor_name)
    elif parametrizations.is_tensor:
        tensor = parametrizations.original
    else:
        raise ValueError("Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is "
                         "parametrized in terms of a sequence of tensors.")
    del module.parametrizations[tensor_name]
    cls = type(module)
    delattr(cls, tensor_name)
    if len(module.parametrizations) == 0:
        del module.parametrizations
        module.__class__ = cls.__bases__[0]
    _register(module, tensor_name, tensor)
    return module


def _final_value(parametrizations, module, name):
    """The parametrized value, in the original tensor where that is a parameter."""
    if not parametrizations.is_tensor:
        value = getattr(module, name)
        return Parameter(value) if value.requires_grad else value
    original = parametrizations.original
    with no_grad():
        _put(original, getattr(module, name))
    return original


def type_before_parametrizations(module) -> type:
    """The class that a module had before."""
    return type(module).__bases__[0] if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(from_module, to_module, tensor_name: str | None = None):
    """Copies parametrizations, and their parameters, to another module. Returns it."""
    if not is_parametrized(from_module):
        return to_module
    sources = from_module.parametrizations
    if tensor_name is not None:
        sources = {tensor_name: sources[tensor_name]}
    for name, source in sources.items():
        if not isinstance(source, ParametrizationList):
            raise AssertionError(f"{name!r} is not parametrized")
        if not hasattr(to_module, name):
            setattr(to_module, name, Parameter(getattr(from_module, name)))
        for parametrization in source:
            register_parametrization(to_module, name, parametrization)
        target = to_module.parametrizations[name]
        for original in target._names:
            setattr(target, original, getattr(source, original))
    return to_module

_describe("nn", ("ParametrizationList", "cached"), globals())
