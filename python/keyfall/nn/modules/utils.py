"""Tuples of sizes for layers, and their first values."""

import math

from ... import _C
from .. import init
from ..parameter import Parameter

_empty = _C._VariableFunctions.empty


def ntuple(count):
    """Returns a function that repeats a number `count` times and returns tuples unchanged."""
    def repeat(value):
        if isinstance(value, (tuple, list)):
            return tuple(value)
        return (value,) * count

    repeat.__name__ = f"to_{count}_tuple"
    return repeat


_single, _pair, _triple, _quadruple = ntuple(1), ntuple(2), ntuple(3), ntuple(4)


def _reverse_repeat_tuple(values, count):
    """Returns the values in reverse order, each repeated: padding sizes for F.pad."""
    return tuple(value for value in reversed(values) for _ in range(count))


def reset_affine(weight, bias, fan_in):
    """Draws the weight, and the bias if there is one, from ±1/sqrt(fan_in)."""
    init.kaiming_uniform_(weight, a=math.sqrt(5))
    if bias is not None:
        bound = fan_in and 1 / math.sqrt(fan_in)
        init.uniform_(bias, -bound, bound)


def add_weights(layer, shape, bias_shape, device, dtype):
    """Adds the parameters weight and bias, without values; a shape of None means None."""
    for name, size in (("weight", shape), ("bias", bias_shape)):
        new = None if size is None else Parameter(_empty(size, device=device, dtype=dtype))
        layer.register_parameter(name, new)


def reset_scale(layer):
    """Fills the weight with ones and the bias with zeros, where the layer has them."""
    for value, fill in ((layer.weight, init.ones_), (layer.bias, init.zeros_)):
        if value is not None:
            fill(value)
