"""Makes Python functions overridable with __torch_function__, like operators."""

import functools
import types

from .._C import _has_torch_function as _overridden
from .._loading import lazy_module

inspect = lazy_module("inspect")
_overrides = lazy_module("keyfall.overrides")


def overridable(function, spelled=False):
    """Wraps the function: if a mode or an argument (also inside a list) overrides it, the override
    is called instead. With `spelled`, it gets all arguments, in the form that `_spelled` describes."""

    @functools.wraps(function)
    def call(*args, **kwargs):
        if _overridden(args) or (kwargs and _overridden(kwargs.values())):
            if spelled:
                args, kwargs = _spelled(function, args, kwargs)
            return _answer(call, args, kwargs)
        return function(*args, **kwargs)

    return call


def with_numpy_names(function):
    """Wraps the function: `axis` and `keepdims` mean `dim` and `keepdim`, and `input` the first parameter, as for
    operators."""
    names = (("axis", "dim"), ("keepdims", "keepdim"), ("input", function.__code__.co_varnames[0]))

    @functools.wraps(function)
    def call(*args, **kwargs):
        for name, own in names:
            if name in kwargs and name != own:
                if own in kwargs:
                    raise TypeError(f"{function.__name__}() got both {own} and {name}")
                kwargs[own] = kwargs.pop(name)
        return function(*args, **kwargs)

    return call


def _spelled(function, args, kwargs):
    """The arguments of a call as overrides of PyTorch's Python functions get them: required ones by
    position, all others by name with their values. A wrong call raises its TypeError."""
    function = inspect.unwrap(function)
    if hasattr(function, "spelled"):  # a function with a form of its own
        return function.spelled(args), kwargs
    code, defaults = function.__code__, function.__defaults__ or ()
    names = code.co_varnames[:code.co_argcount]
    required, known = names[:len(names) - len(defaults)], len(names)
    if code.co_flags & inspect.CO_VARARGS:
        return args, {**(function.__kwdefaults__ or {}), **kwargs}
    if len(args) > known:
        return function(*args, **kwargs)
    given = {**dict(zip(names, args)), **kwargs}
    if len(given) < len(args) + len(kwargs) or any(name not in given for name in required):
        return function(*args, **kwargs)
    positional = tuple([given.pop(name) for name in required])
    named = {name: given.pop(name, default) for name, default in zip(names[len(required):], defaults)}
    return positional, {**named, **(function.__kwdefaults__ or {}), **given}


def _answer(function, args, kwargs):
    """Calls the override and returns its result."""
    relevant = []
    for value in (*args, *kwargs.values()):
        relevant += value if type(value) in (list, tuple) else [value]
    return _overrides.handle_torch_function(function, relevant, *args, **kwargs)


def make_overridable(namespace, spelled=False):
    """Makes each public function of a module overridable. `namespace` is the module's globals()."""
    for name, value in namespace.items():
        if isinstance(value, types.FunctionType) and name[0] != "_":
            if value.__module__ == namespace["__name__"]:
                namespace[name] = overridable(value, spelled)
