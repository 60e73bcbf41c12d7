"""Functions that accept both numbers and symbolic numbers."""

import math

from .._C import SymBool, SymFloat, SymInt
from .._shared.overridable import make_overridable
from . import export

__all__ = ["sym_float", "sym_int", "sym_ite", "sym_max", "sym_min", "sym_not", "sym_sqrt", "sym_sum"]


def sym_not(a):
    """not a

    >>> keyfall.sym_not(True)
    False
    """
    if hasattr(a, "__sym_not__"):
        return a.__sym_not__()
    return not a


def sym_float(a):
    """Converts to float or SymFloat.

    >>> keyfall.sym_float(2)
    2.0
    """
    if isinstance(a, SymFloat):
        return a
    if hasattr(a, "__sym_float__"):
        return a.__sym_float__()
    return float(a)


def sym_int(a):
    """Converts to int or SymInt, rounding toward 0.

    >>> keyfall.sym_int(2.5)
    2
    """
    if isinstance(a, SymInt):
        return a
    if isinstance(a, SymFloat):
        return math.trunc(a)
    return int(a)


def sym_max(a, b):
    """The larger number; a float if either is one.

    >>> keyfall.sym_max(1, 2.5)
    2.5
    """
    return _extreme(a, b, max, "__sym_max__")


def sym_min(a, b):
    """The smaller number; a float if either is one.

    >>> keyfall.sym_min(1, 2.5)
    1.0
    """
    return _extreme(a, b, min, "__sym_min__")


def _extreme(a, b, choose, method):
    if isinstance(a, (SymInt, SymFloat)):
        return getattr(a, method)(b)
    if isinstance(b, (SymInt, SymFloat)):
        return getattr(b, method)(a)
    chosen = choose(a, b)
    return float(chosen) if isinstance(a, float) or isinstance(b, float) else chosen


def sym_ite(b, t, f):
    """t if b else f, for two numbers of the same type.

    >>> keyfall.sym_ite(True, 1, 2)
    1
    """
    if not isinstance(b, (SymBool, bool)) or type(t) is not type(f):
        raise TypeError("sym_ite() takes a bool and two numbers of the same type")
    return t if b else f


def sym_sqrt(a):
    """The square root.

    >>> keyfall.sym_sqrt(4)
    2.0
    """
    if hasattr(a, "__sym_sqrt__"):
        return a.__sym_sqrt__()
    return math.sqrt(a)


def sym_sum(args):
    """The sum of the numbers.

    >>> keyfall.sym_sum([1, 2, 3])
    6
    """
    return sum(args)


make_overridable(globals())
export(globals())
