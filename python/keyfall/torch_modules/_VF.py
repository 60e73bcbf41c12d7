"""Operators by name: keyfall._VF.lstm(…)."""

from . import _C, ops


def __getattr__(name):
    found = getattr(_C._VariableFunctions, name, None)
    return getattr(ops.aten, name) if found is None else found


def __dir__():
    return dir(_C._VariableFunctions)
