"""Data parallelism, on one device: modules run as they are."""

import types
from collections.abc import Sequence

from ... import _C
from ..._loading import submodules as _submodules
from ..._shared.class_docs import describe as _describe
from ..modules.module import Module

__all__ = ["DataParallel", "DistributedDataParallel", "data_parallel", "gather", "parallel_apply",
           "replicate", "scatter"]

__getattr__, __dir__ = _submodules(__name__, {"DistributedDataParallel": "distributed"})


class DataParallel(Module):
    """A module that runs on the one device there is. Names in its state begin with `module.`."""

    __class_getitem__ = classmethod(types.GenericAlias)

    def __init__(self, module, device_ids: Sequence[int | _C.device] | None = None,
                 output_device: int | _C.device | None = None, dim: int = 0) -> None:
        super().__init__()
        self.module, self.dim = module, dim
        self.device_ids, self.output_device = [], None

    def forward(self, *inputs, **kwargs):
        return self.module(*inputs, **kwargs)


def replicate(network, devices, detach=False):
    """The module, for each device."""
    return [network for _ in devices]


def scatter(inputs, target_gpus, dim=0):
    """Splits tensors of nested inputs along a dimension, into a part for each device."""
    count = len(target_gpus)
    if isinstance(inputs, _C.Tensor):
        return list(inputs.chunk(count, dim))
    if isinstance(inputs, (tuple, list)) and inputs:
        return [type(inputs)(parts) for parts in zip(*(scatter(one, target_gpus, dim) for one in inputs))]
    if isinstance(inputs, dict) and inputs:
        return [type(inputs)(zip(inputs, parts))
                for parts in zip(*(scatter(one, target_gpus, dim) for one in inputs.values()))]
    return [inputs for _ in target_gpus]


def scatter_kwargs(inputs, kwargs, target_gpus, dim=0):
    """Splits positional and keyword arguments: returns a tuple of each for every device."""
    args = scatter(inputs, target_gpus, dim) if inputs else [() for _ in target_gpus]
    named = scatter(kwargs, target_gpus, dim) if kwargs else [{} for _ in target_gpus]
    return tuple(args), tuple(named)


def parallel_apply(modules, inputs, kwargs_tup=None, devices=None):
    """Calls each module with its inputs."""
    kwargs_tup = [{}] * len(modules) if kwargs_tup is None else kwargs_tup
    return [module(*(input if isinstance(input, (list, tuple)) else (input,)), **kwargs)
            for module, input, kwargs in zip(modules, inputs, kwargs_tup)]


def gather(outputs, target_device, dim=0):
    """Joins nested outputs along a dimension."""
    first = outputs[0]
    if isinstance(first, _C.Tensor):
        if all(one.dim() == 0 for one in outputs):
            return _C._VariableFunctions.stack(list(outputs))
        return _C._VariableFunctions.cat(list(outputs), dim)
    if first is None:
        return None
    if isinstance(first, dict):
        return type(first)((key, gather([one[key] for one in outputs], target_device, dim)) for key in first)
    return type(first)(gather(parts, target_device, dim) for parts in zip(*outputs))


def data_parallel(module, inputs, device_ids=None, output_device=None, dim=0, module_kwargs=None):
    """Calls the module."""
    inputs = inputs if isinstance(inputs, tuple) else (inputs,)
    return module(*inputs, **(module_kwargs or {}))

_describe("nn", ("DataParallel",), globals())
