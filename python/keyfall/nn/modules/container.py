"""Sequences and dictionaries of modules and of parameters."""

import operator
import warnings
from collections.abc import Iterable, Mapping
from collections import OrderedDict
from itertools import chain, islice

from ... import _C
from ..._shared.torch_messages import KEY_IS_NO_STRING, in_full as _in_full
from ..parameter import Parameter
from .module import Module, _addindent

Tensor = _C.Tensor

__all__ = ["Container", "ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "Sequential"]


class Container(Module):
    """A module of named modules, of the time when Module could not have children."""

    def __init__(self, **kwargs) -> None:
        super().__init__()
        warnings.warn("`nn.Container` is deprecated. All of its functionality is now implemented in `nn.Module`. Subclass "
                      "that instead.", FutureWarning, stacklevel=2)
        for name, module in kwargs.items():
            self.add_module(name, module)


class _Numbered(Module):
    """Base of Sequential and ModuleList: children by index, with the methods of a list."""

    def _key(self, index):
        """Returns the name of the child at an index, which may be negative."""
        count = len(self)
        index = operator.index(index)
        if not -count <= index < count:
            raise IndexError(f"index {index} is out of range")
        return next(islice(self._modules, index % count, None))

    def _renumber(self, modules):
        self._modules = {str(number): module for number, module in enumerate(modules)}

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self._part(list(self._modules.items())[index])
        return self._modules[self._key(index)]

    def __setitem__(self, index, module):
        setattr(self, self._key(index), module)

    def __delitem__(self, index):
        keys = list(self._modules)[index] if isinstance(index, slice) else [self._key(index)]
        for key in keys:
            delattr(self, key)
        self._renumber(self._modules.values())

    def __len__(self):
        return len(self._modules)

    def __iter__(self):
        return iter(self._modules.values())

    def __iadd__(self, other):
        return self.extend(other)

    def __dir__(self):
        return [name for name in super().__dir__() if not name.isdigit()]

    def append(self, module: "Module"):
        """Adds a module at the end."""
        self.add_module(str(len(self)), module)
        return self

    def extend(self, modules):
        """Adds modules at the end."""
        for module in list(modules):
            self.append(module)
        return self

    def pop(self, key: int | slice) -> "Module":
        """Removes a module and returns it."""
        module = self[key]
        del self[key]
        return module

    def _insert(self, index, module):
        modules = list(self._modules.values())
        modules.insert(index, module)
        self._renumber(modules)
        return self


class Sequential(_Numbered):
    """A chain of modules: each gets the output of the previous one. From modules, or from one
    OrderedDict of modules by name."""

    def __init__(self, *args):
        super().__init__()
        if len(args) == 1 and isinstance(args[0], OrderedDict):
            named = args[0].items()
        else:
            named = ((str(number), module) for number, module in enumerate(args))
        for name, module in named:
            self.add_module(name, module)

    def _part(self, items):
        return type(self)(OrderedDict(items))

    def __add__(self, other):
        if not isinstance(other, Sequential):
            raise ValueError("add operator supports only objects of Sequential class, but "
                             f"{type(other)} is given.")
        return Sequential(*self, *other)

    def __iadd__(self, other):
        if not isinstance(other, Sequential):
            raise ValueError("add operator supports only objects of Sequential class, but "
                             f"{type(other)} is given.")
        return self.extend(other)

    def __mul__(self, other):
        return Sequential(*self._repeated(other))

    def __rmul__(self, other):
        return self * other

    def __imul__(self, other):
        self._renumber(self._repeated(other))
        return self

    def _repeated(self, times):
        if not isinstance(times, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(times)}")
        if times <= 0:
            raise ValueError(f"Non-positive multiplication factor {times} for {type(self)}")
        return list(self) * times

    def insert(self, index: int, module: "Module"):
        """Adds a module before the one at an index."""
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        if not -len(self) <= index <= len(self):
            raise IndexError(f"Index out of range: {index}")
        return self._insert(index, module)

    def extend(self, sequential: "Iterable[Module]"):
        """Adds the modules of a sequence at the end."""
        return super().extend(sequential)

    def forward(self, input):
        for module in self._modules.values():
            input = module(input)
        return input


class ModuleList(_Numbered):
    """A list of modules, registered as children; not callable itself."""

    def __init__(self, modules: "Iterable[Module] | None" = None) -> None:
        super().__init__()
        if modules is not None:
            self += modules

    def _part(self, items):
        return type(self)(module for _, module in items)

    def __add__(self, other):
        return type(self)(chain(self, other))

    def insert(self, index: int, module: "Module") -> None:
        """Adds a module before the one at an index."""
        self._insert(index, module)

    def extend(self, modules: "Iterable[Module]"):
        """Adds modules at the end."""
        if not hasattr(modules, "__iter__"):
            raise TypeError("ModuleList.extend should be called with an iterable, but got "
                            f"{type(modules).__name__}")
        return super().extend(modules)

    def __repr__(self):
        if not len(self):
            return self._get_name() + "()"
        runs = []  # [first, last, text]: equal neighbours are shown once
        for number, text in enumerate(map(repr, self)):
            if runs and runs[-1][2] == text:
                runs[-1][1] = number
            else:
                runs.append([number, number, text])
        lines = []
        for first, last, text in runs:
            shown = (f"({first})" if first == last else
                     f"({first}-{last}): {last - first + 1} x")
            joint = ": " if first == last else " "
            lines.append(shown + joint + _addindent(text, 2))
        return f"{self._get_name()}(\n  " + "\n  ".join(lines) + "\n)"


class ModuleDict(Module):
    """A dictionary of modules, registered as children; not callable itself."""

    def __init__(self, modules: "Mapping[str, Module] | None" = None) -> None:
        super().__init__()
        if modules is not None:
            self.update(modules)

    def __getitem__(self, key):
        return self._modules[key]

    def __setitem__(self, key, module):
        self.add_module(key, module)

    def __delitem__(self, key):
        del self._modules[key]

    def __len__(self):
        return len(self._modules)

    def __iter__(self):
        return iter(self._modules)

    def __contains__(self, key):
        return key in self._modules

    def __or__(self, other):
        return type(self)({**dict(self.items()), **dict(other.items())})

    def __ior__(self, other):
        self.update(other)
        return self

    def clear(self) -> None:
        """Removes all modules."""
        self._modules.clear()

    def pop(self, key: str) -> "Module":
        """Removes a module and returns it."""
        module = self[key]
        del self[key]
        return module

    def keys(self):
        """The names."""
        return self._modules.keys()

    def items(self):
        """Names and modules."""
        return self._modules.items()

    def values(self):
        """The modules."""
        return self._modules.values()

    def update(self, modules: "Mapping[str, Module]") -> None:
        """Adds the modules of a dictionary or of (name, module) pairs."""
        for key, module in _pairs(modules, "ModuleDict"):
            self[key] = module


def _pairs(given, what):
    """Returns the names and values of a dictionary, or of an iterable of pairs."""
    if hasattr(given, "items"):
        return list(given.items())
    if not hasattr(given, "__iter__"):
        raise TypeError(f"{what}.update should be called with an iterable of key/value pairs, but "
                        f"got {type(given).__name__}")
    pairs = list(given)
    for number, pair in enumerate(pairs):
        if not hasattr(pair, "__len__") or not hasattr(pair, "__iter__"):
            raise TypeError(f"{what} update sequence element #{number} should be Iterable; is"
                            f"{type(pair).__name__}")
        if len(pair) != 2:
            raise ValueError(f"{what} update sequence element #{number} has length {len(pair)}; "
                             "2 is required")
    return pairs


# ---- Parameters ----------------------------------------------------------------------------------


def _as_parameter(value):
    """Converts tensors to parameters; returns anything else unchanged."""
    if isinstance(value, Tensor) and not isinstance(value, Parameter):
        return Parameter(value)
    return value


def _line(name, value, dtype_of):
    if not isinstance(value, Tensor):
        return f"  ({name}): Object of type: {type(value).__name__}"
    size = "x".join(map(str, value.size()))
    device = f" (GPU {value.get_device()})" if value.is_cuda else ""
    kind = "Parameter" if isinstance(value, Parameter) else "Tensor"
    return f"  ({name}): {kind} containing: [{dtype_of(value)} of size {size}{device}]"


class ParameterList(Module):
    """A list whose tensors are parameters of the module; other values are kept unchanged."""

    def __init__(self, values: Iterable | None = None) -> None:
        super().__init__()
        self._size = 0
        self.extend(() if values is None else values)

    def _key(self, index):
        index = operator.index(index)
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} is out of range")
        return str(index % len(self))

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(getattr(self, str(number))
                              for number in range(*index.indices(len(self))))
        return getattr(self, self._key(index))

    def __setitem__(self, index, value):
        setattr(self, self._key(index), _as_parameter(value))

    def __len__(self):
        return self._size

    def __iter__(self):
        return iter([self[number] for number in range(len(self))])

    def __iadd__(self, values):
        return self.extend(values)

    def __dir__(self):
        return [name for name in super().__dir__() if not name.isdigit()]

    def append(self, value):
        """Adds a value at the end."""
        self._size += 1
        self[self._size - 1] = value
        return self

    def extend(self, values: Iterable):
        """Adds values at the end."""
        if not hasattr(values, "__iter__") or isinstance(values, Tensor):
            raise TypeError("ParameterList.extend should be called with an iterable, but got "
                            f"{type(values).__name__}")
        for value in list(values):
            self.append(value)
        return self

    def extra_repr(self):
        return "\n".join(_line(number, value, lambda tensor: tensor.dtype)
                         for number, value in enumerate(self))

    def __call__(self, *args, **kwargs):
        raise RuntimeError("ParameterList should not be called.")


class ParameterDict(Module):
    """A dictionary whose tensors are parameters of the module; other values are kept unchanged."""

    def __init__(self, parameters=None) -> None:
        super().__init__()
        self._keys = {}
        if parameters is not None:
            self.update(parameters)

    def _name(self, key):
        if not isinstance(key, str):
            raise TypeError("Index given to ParameterDict cannot be used as a key as it is not a "
                            f"string (type is '{type(key).__name__}')."
                            + _in_full(KEY_IS_NO_STRING, ""))
        return key

    def __getitem__(self, key):
        return getattr(self, self._name(key))

    def __setitem__(self, key, value):
        self._keys[key] = None
        setattr(self, self._name(key), _as_parameter(value))

    def __delitem__(self, key):
        del self._keys[key]
        delattr(self, self._name(key))

    def __len__(self):
        return len(self._keys)

    def __iter__(self):
        return iter(self._keys)

    def __reversed__(self):
        return reversed(list(self._keys))

    def __contains__(self, key):
        return key in self._keys

    def __or__(self, other):
        result = self.copy()
        result.update(other)
        return result

    def __ror__(self, other):
        result = type(self)(other)
        result.update(self)
        return result

    def __ior__(self, other):
        self.update(other)
        return self

    def copy(self) -> "ParameterDict":
        """A dictionary of the same values."""
        return type(self)(OrderedDict(self.items()))

    def clear(self) -> None:
        """Removes all values."""
        for key in list(self._keys):
            del self[key]

    def pop(self, key: str):
        """Removes a value and returns it."""
        value = self[key]
        del self[key]
        return value

    def popitem(self) -> tuple:
        """Removes the last value; returns its name and the value."""
        key = next(reversed(self._keys))
        return key, self.pop(key)

    def get(self, key: str, default=None):
        """Returns the value with this name, or the default."""
        return self[key] if key in self else default

    def setdefault(self, key: str, default=None):
        """Returns the value with this name, set to the default if there is none."""
        if key not in self:
            self[key] = default
        return self[key]

    def fromkeys(self, keys: Iterable[str], default=None) -> "ParameterDict":
        """Returns a dictionary of these names, all with the same value."""
        return type(self)((key, default) for key in keys)

    def keys(self):
        """The names."""
        return self._keys.keys()

    def items(self) -> Iterable[tuple]:
        """Names and values."""
        return ((key, self[key]) for key in self._keys)

    def values(self) -> Iterable:
        """The values."""
        return (self[key] for key in self._keys)

    def update(self, parameters: "Mapping | ParameterDict") -> None:
        """Adds the values of a dictionary or of (name, value) pairs. Those of a plain dictionary are sorted by name."""
        pairs = _pairs(parameters, "ParameterDict")
        if isinstance(parameters, Mapping) and not isinstance(parameters, OrderedDict):
            pairs.sort(key=lambda pair: pair[0])
        for key, value in pairs:
            self[key] = value

    def extra_repr(self):
        return "\n".join(_line(key, value, lambda tensor: tensor.data.type())
                         for key, value in self.items())

    def __call__(self, input):
        raise RuntimeError("ParameterDict should not be called.")
