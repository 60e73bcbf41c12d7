"""Operators by name: keyfall._VF.lstm(…)."""

from . import _C


def __getattr__(name):
    return getattr(_C._VariableFunctions, name)


def __dir__():
    return dir(_C._VariableFunctions)
