"""Modules as functions of their parameters."""

from collections.abc import Sequence

from .._C import Tensor
from .. import _C
from .._loading import lazy_module as _lazy_module

_stateless = _lazy_module("keyfall.nn.utils.stateless")


def functional_call(module, parameter_and_buffer_dicts, args=None, kwargs=None, *, tie_weights=True,
                    strict=False):  # fmt: skip
    """See keyfall.nn.utils.stateless.functional_call. The tensors may be in several dictionaries."""
    tensors = parameter_and_buffer_dicts
    if not isinstance(tensors, dict):
        if not all(isinstance(each, dict) for each in tensors):
            raise ValueError("Expected all elements of parameter_and_buffer_dicts to be dictionaries")
        names = [name for each in tensors for name in each]
        repeated = sorted({name for name in names if names.count(name) > 1})
        if repeated:
            raise ValueError(f"{repeated} appeared in multiple dictionaries; behavior of functional call is "
                             "ambiguous")  # fmt: skip
        tensors = {name: tensor for each in tensors for name, tensor in each.items()}
    return _stateless._functional_call(module, tensors, args, kwargs, tie_weights=tie_weights, strict=strict)


def stack_module_state(models) -> tuple[dict, dict]:
    """Returns (parameters, buffers) of models of one class, stacked under their names."""
    if not models:
        raise RuntimeError("stack_module_state: Expected at least one model, got 0.")
    if len({model.training for model in models}) > 1:
        raise RuntimeError("stack_module_state: Expected all models to have the same training/eval mode.")
    if any(type(model) is not type(models[0]) for model in models):
        raise RuntimeError("stack_module_state: Expected all models to be of the same class.")
    parameters = [dict(model.named_parameters()) for model in models]
    buffers = [dict(model.named_buffers()) for model in models]
    stack = _C._VariableFunctions.stack

    def stacked(name):
        each = [tensors[name] for tensors in parameters]
        return stack(each).detach().requires_grad_(each[0].requires_grad)

    return ({name: stacked(name) for name in parameters[0]},
            {name: stack([tensors[name] for tensors in buffers]) for name in buffers[0]})
