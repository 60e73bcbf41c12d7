"""Functions written in Python, open to classes and modes with __torch_function__ as operators are."""

import functools
import types

from .._C import _has_torch_function as _overridden
from .._lazy import lazy_module

_overrides = lazy_module("keyfall.overrides")


def overridable(function):
    """The function, which asks first whether somebody else answers: a mode, or an argument, also one
    in a list."""

    @functools.wraps(function)
    def call(*args, **kwargs):
        if _overridden(args) or (kwargs and _overridden(kwargs.values())):
            return _answer(call, args, kwargs)
        return function(*args, **kwargs)

    return call


def _answer(function, args, kwargs):
    relevant = []
    for value in (*args, *kwargs.values()):
        relevant += value if type(value) in (list, tuple) else [value]
    return _overrides.handle_torch_function(function, relevant, *args, **kwargs)


def make_overridable(namespace):
    """Makes all public functions overridable that a module defines; `namespace` is its globals()."""
    for name, value in namespace.items():
        if isinstance(value, types.FunctionType) and name[0] != "_":
            if value.__module__ == namespace["__name__"]:
                namespace[name] = overridable(value)
