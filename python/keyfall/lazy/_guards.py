"""Guards: whether a call can reuse a recorded graph, decided in C without collecting a key.

A guard is made from the state that a key was made from, and is checked by `_C._lazy._replay`. It
may refuse what the key would accept: the caller then computes the key. It never accepts what the key
would refuse."""

from .. import _C
from .._loading import lazy_module

_keyfall = lazy_module("keyfall")
_nn = lazy_module("keyfall.nn")
_optimizer = lazy_module("keyfall.optim.optimizer")

_IS, _EQUAL, _TYPE, _ABSENT, _SIZE = range(5)
_SIMPLE = (bool, int, float, str, type(None))
_MODULE_METHODS = ("modules", "named_modules", "parameters", "named_parameters", "buffers", "named_buffers")


class _Unguarded(Exception):
    """Something has a state that checks cannot describe."""


def _dict_checks(owner, name):
    """The dict `name` of an object, which dicts it has and which items they have."""
    items = vars(owner)[name]
    checks = [vars(owner), name, items, _IS, items, None, len(items), _SIZE]
    for key, value in items.items():
        checks += (items, key, value, _IS)
    return checks


def numbers_of(module):
    """What of a module's attributes decides on its results: whether it trains, probabilities, slopes. Integers are left
    out, since modules count calls."""
    return [(name, value) for name, value in vars(module).items() if type(value) in (bool, float, str)]


def _module_checks(module):
    checks = []
    for each in module.modules():
        kind, state = type(each), vars(each)
        if any(getattr(kind, name) is not getattr(_nn.Module, name) for name in _MODULE_METHODS):
            raise _Unguarded
        if type(state.get("training")) is not bool:
            raise _Unguarded
        for name, number in numbers_of(each):
            checks += (state, name, number, _EQUAL)
        for name in ("_modules", "_parameters", "_buffers"):
            checks += _dict_checks(each, name)
    return checks


def _optimizer_checks(optimizer):
    state, groups = vars(optimizer), optimizer.param_groups
    if state.get("param_groups") is not groups or type(groups) is not list or "state" not in state:
        raise _Unguarded
    checks = [state, "param_groups", groups, _IS, groups, None, len(groups), _SIZE]
    for index, group in enumerate(groups):
        checks += (groups, index, group, _IS, group, None, len(group), _SIZE)
        for name, number in group.items():
            if name != "params":
                checks += (group, name, number, _EQUAL)
    checks += _dict_checks(optimizer, "state")
    for each in optimizer.state.values():
        checks += (each, None, len(each), _SIZE)
        for name, value in each.items():
            if value is not None and not isinstance(value, _keyfall.Tensor):
                raise _Unguarded
            checks += (each, name, value, _IS)
    return checks


def _state_checks(value):
    if isinstance(value, _nn.Module):
        return _module_checks(value)
    return _optimizer_checks(value) if isinstance(value, _optimizer.Optimizer) else []


def _used_checks(container, key, value):
    """A module or an optimizer that the function uses must stay the same; others must not become one."""
    found = _state_checks(value)
    return [container, key, *((value, _IS) if found else (type(value), _TYPE)), *found]


def _function_checks(function):
    owner = getattr(function, "__self__", None)
    function = getattr(function, "__func__", function)
    checks = []
    if owner is not None:
        checks += _state_checks(owner)
        if hasattr(owner, "__dict__"):
            checks += (vars(owner), None, len(vars(owner)), _SIZE)
            for name, value in vars(owner).items():
                checks += _used_checks(vars(owner), name, value)
    for cell in getattr(function, "__closure__", None) or ():
        try:
            checks += _used_checks(cell, None, cell.cell_contents)
        except ValueError:  # assigned later
            checks += (cell, None, None, _ABSENT)
    code, names = getattr(function, "__code__", None), getattr(function, "__globals__", {})
    for name in code.co_names if code else ():
        if name in names:
            checks += _used_checks(names, name, names[name])
        else:
            checks += (names, name, None, _ABSENT)
    return checks


class Guard:
    """Matches calls like the one that it was made for."""

    __slots__ = ("_checks", "_inputs", "_seen", "_state", "_tensors")

    def __init__(self, function, args):
        self._checks = tuple(_function_checks(function))
        self._seen = bytearray(2 * len(self._checks))
        self._inputs = _C._lazy._describe_inputs(args)
        self._state = _C._lazy._describe_state()
        self._tensors = [index for index, value in enumerate(args) if isinstance(value, _keyfall.Tensor)]
        if len(self._tensors) == len(args):
            self._tensors = None

    def parts(self):
        """The first parts of an entry of `_C._lazy._replay`: the last one says where tensors are among arguments;
        None: everywhere."""
        return self._checks, self._inputs, self._state, self._seen, self._tensors


def guard_of(function, args):
    """A guard for a call with positional arguments; None: there is none for this kind of call."""
    if not all(isinstance(value, _keyfall.Tensor) or type(value) in _SIMPLE for value in args):
        return None
    try:
        return Guard(function, args)
    except _Unguarded:
        return None
