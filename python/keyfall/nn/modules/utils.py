"""Tuples of sizes for layers, and their first values."""

import math

from .. import init


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
