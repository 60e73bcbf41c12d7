"""Modules as functions of their parameters, as they were before torch.func: the parameters are taken out of a copy
of the module, and given back with every call."""

import copy

from .. import _C
from ..func.modules import functional_call, stack_module_state
from ..nn import Module, Parameter

__all__ = ["FunctionalModule", "FunctionalModuleWithBuffers", "combine_state_for_ensemble", "make_functional",
           "make_functional_with_buffers"]


def _without_tensors(model):
    """A copy of a module whose parameters and buffers have no elements: they are on the meta device."""
    memo = {}
    for tensor in (*model.parameters(), *model.buffers()):
        empty = _C._VariableFunctions.empty_like(tensor, device="meta")
        is_parameter = isinstance(tensor, Parameter)
        memo[id(tensor)] = Parameter(empty, tensor.requires_grad) if is_parameter else empty
    return copy.deepcopy(model, memo)


def _taken(tensors, disable_autograd_tracking):
    """What callers get: the tensors themselves, or ones that nothing is recorded for."""
    return tuple(each.detach() for each in tensors) if disable_autograd_tracking else tuple(tensors)


class FunctionalModule(Module):
    """f(parameters, *args, **kwargs) of a module, for one without buffers."""

    def __init__(self, stateless_model, param_names) -> None:
        super().__init__()
        self.stateless_model, self.param_names = stateless_model, tuple(param_names)

    @classmethod
    def _create_from(cls, model, disable_autograd_tracking=False):
        named = dict(model.named_parameters())
        return cls(_without_tensors(model), named), _taken(named.values(), disable_autograd_tracking)

    def forward(self, params, *args, **kwargs):
        return functional_call(self.stateless_model, dict(zip(self.param_names, params)), args, kwargs)


class FunctionalModuleWithBuffers(Module):
    """f(parameters, buffers, *args, **kwargs) of a module."""

    def __init__(self, stateless_model, param_names, buffer_names) -> None:
        super().__init__()
        self.stateless_model = stateless_model
        self.param_names, self.buffer_names = tuple(param_names), tuple(buffer_names)

    @classmethod
    def _create_from(cls, model, disable_autograd_tracking=False):
        parameters, buffers = dict(model.named_parameters()), dict(model.named_buffers())
        return (cls(_without_tensors(model), parameters, buffers),
                _taken(parameters.values(), disable_autograd_tracking), tuple(buffers.values()))

    def forward(self, params, buffers, *args, **kwargs):
        tensors = dict(zip((*self.param_names, *self.buffer_names), (*params, *buffers)))
        return functional_call(self.stateless_model, tensors, args, kwargs)


def make_functional(model, disable_autograd_tracking=False):
    """Returns (function, parameters) of a module without buffers."""
    if list(model.buffers()):
        raise RuntimeError("make_functional(model): `model` has buffers. Please use make_functional_with_buffers")
    return FunctionalModule._create_from(model, disable_autograd_tracking)


def make_functional_with_buffers(model, disable_autograd_tracking=False):
    """Returns (function, parameters, buffers) of a module."""
    return FunctionalModuleWithBuffers._create_from(model, disable_autograd_tracking)


def combine_state_for_ensemble(models):
    """Returns (function, parameters, buffers) of models of one class: the tensors of all of them, stacked."""
    parameters, buffers = stack_module_state(models)
    function, _, _ = make_functional_with_buffers(models[0])
    return function, tuple(each.detach() for each in parameters.values()), tuple(buffers.values())
