"""Classes and functions say that they are torch's: `torch.nn.Linear.__module__` is `torch.nn.modules.linear`.

Libraries tell PyTorch's layers and optimizers from their own by this name, write it into configuration files, and look
up a class by it. sys.modules therefore has each module with such names under torch's name, too: inspect, typing and
pickle take it from there. The modules' own `__name__` stays keyfall's, by which they import each other.
"""

import sys
import types

from .absent import describe

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


def explain_missing(module, name):
    """Makes the error of a name that the module does not have say what there is instead."""
    before = vars(module).get("__getattr__")

    def __getattr__(missing):
        try:
            if before is not None:
                return before(missing)
        except AttributeError:
            if missing[:2] == "__":
                raise
        if missing[:2] == "__":  # asked for by the import system and by tools
            raise AttributeError(f"module {module.__name__!r} has no attribute {missing!r}")
        text = describe(f"{_OTHER}{name[len(_OWN):]}.{missing}")
        raise AttributeError(text, name=missing, obj=module) from None

    module.__getattr__ = __getattr__


def rename_loaded():
    """Renames what the modules have that are loaded already."""
    for name, module in list(sys.modules.items()):
        if _is_own(name) and isinstance(module, types.ModuleType):
            rename(module, name)
            explain_missing(module, name)


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
        explain_missing(module, module.__spec__.name)
