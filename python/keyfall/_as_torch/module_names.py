"""Classes and functions say that they are torch's: `torch.nn.Linear.__module__` is `torch.nn.modules.linear`.

Libraries tell PyTorch's layers and optimizers from their own by this name, write it into configuration files, and look
up a class by it. sys.modules therefore has each module with such names under torch's name, too: inspect, typing and
pickle take it from there. The modules' own `__name__` stays keyfall's, by which they import each other.
"""

import sys
import types

_OWN, _OTHER = "keyfall", "torch"


def _is_own(module):
    return type(module) is str and (module == _OWN or module.startswith(f"{_OWN}."))


def rename(module, name):
    """Renames what a module of keyfall with this name has."""
    found = False
    for value in list(vars(module).values()):
        if isinstance(value, (type, types.FunctionType)) and _is_own(getattr(value, "__module__", None)):
            try:
                value.__module__ = _OTHER + value.__module__[len(_OWN):]
            except TypeError:  # a type of the extension that does not change
                continue
            found = True
    if found:
        sys.modules.setdefault(_OTHER + name[len(_OWN):], module)


def rename_loaded():
    """Renames what the modules have that are loaded already."""
    for name, module in list(sys.modules.items()):
        if _is_own(name) and isinstance(module, types.ModuleType):
            rename(module, name)


class RenamingLoader:
    """Loads a module by the loader of its specification and renames what it has."""

    def __init__(self, loader):
        self._loader = loader

    def __getattr__(self, name):
        return getattr(self._loader, name)

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def exec_module(self, module):
        module.__loader__ = module.__spec__.loader = self._loader
        self._loader.exec_module(module)
        rename(module, module.__spec__.name)
