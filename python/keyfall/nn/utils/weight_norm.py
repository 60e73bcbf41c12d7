"""Weight normalization by a hook before each call: g * v / |v|."""

import warnings

import keyfall

from ..parameter import Parameter
from ._weight_hooks import WeightHook

__all__ = ["WeightNorm", "remove_weight_norm", "weight_norm"]


def _norm(value, dim):
    """The lengths of the slices along a dimension; of the whole tensor for -1."""
    if dim == -1:
        return keyfall.linalg.vector_norm(value)
    value.size(dim)  # raises if there is no such dimension
    return keyfall.linalg.vector_norm(value, 2, [one for one in range(value.dim()) if one != dim % value.dim()],
                                      keepdim=True)


def _weight(v, g, dim):
    """g * v / |v|."""
    return v * (g / _norm(v, dim))


class WeightNorm(WeightHook):
    """Computes a weight from its length `name_g` and direction `name_v` before forward()."""

    label = "weight_norm"

    def __init__(self, name, dim):
        self.name, self.dim = name, -1 if dim is None else dim

    def compute_weight(self, module, update=False):
        return _weight(getattr(module, self.name + "_v"), getattr(module, self.name + "_g"), self.dim)

    @staticmethod
    def apply(module, name, dim):
        warnings.warn("`torch.nn.utils.weight_norm` is deprecated in favor of "
                      "`torch.nn.utils.parametrizations.weight_norm`.", FutureWarning, stacklevel=3)
        WeightNorm._refuse_second(module, name)
        hook, weight = WeightNorm(name, dim), getattr(module, name)
        del module._parameters[name]
        for suffix, value in (("_g", _norm(weight, hook.dim)), ("_v", weight)):
            module.register_parameter(name + suffix, Parameter(value.data))
        hook(module, ())
        module.register_forward_pre_hook(hook)
        return hook

    def remove(self, module):
        weight = Parameter(self.compute_weight(module).data)
        for name in (self.name, self.name + "_g", self.name + "_v"):
            delattr(module, name)
        module.register_parameter(self.name, weight)


def weight_norm(module, name: str = "weight", dim: int = 0):
    """Splits a weight into its length and direction. Returns the module."""
    WeightNorm.apply(module, name, dim)
    return module


def remove_weight_norm(module, name: str = "weight"):
    """Makes the weight an ordinary parameter again."""
    return WeightNorm._taken_out(module, name)
