"""Makes Python functions overridable with __torch_function__, like operators."""

import functools
import types

from .._C import _has_torch_function as _overridden
from .._loading import lazy_module

_overrides = lazy_module("keyfall.overrides")


def overridable(function):
    """Wraps the function: if a mode or an argument (also inside a list) overrides it, the override
    is called instead."""

    @functools.wraps(function)
    def call(*args, **kwargs):
        if _overridden(args) or (kwargs and _overridden(kwargs.values())):
            return _answer(call, args, kwargs)
        return function(*args, **kwargs)

    return call


def with_numpy_names(function):
    """Wraps the function: `axis` and `keepdims` mean `dim` and `keepdim`, as for operators."""

    @functools.wraps(function)
    def call(*args, **kwargs):
        for name, own in (("axis", "dim"), ("keepdims", "keepdim")):
            if name in kwargs:
                if own in kwargs:
                    raise TypeError(f"{function.__name__}() got both {own} and {name}")
                kwargs[own] = kwargs.pop(name)
        return function(*args, **kwargs)

    return call


def _answer(function, args, kwargs):
    """Calls the override and returns its result."""
    relevant = []
    for value in (*args, *kwargs.values()):
        relevant += value if type(value) in (list, tuple) else [value]
    return _overrides.handle_torch_function(function, relevant, *args, **kwargs)


def make_overridable(namespace):
    """Makes each public function of a module overridable. `namespace` is the module's globals()."""
    for name, value in namespace.items():
        if isinstance(value, types.FunctionType) and name[0] != "_":
            if value.__module__ == namespace["__name__"]:
                namespace[name] = overridable(value)
