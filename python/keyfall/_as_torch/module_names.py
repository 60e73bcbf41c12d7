"""Classes and functions say that they are torch's: `torch.nn.Linear.__module__` is `torch.nn.modules.linear`.

Libraries tell PyTorch's layers and optimizers from their own by this name, write it into configuration files, and look
up a class by it. sys.modules therefore has each module under torch's name, too: inspect, typing and
pickle take it from there. The modules have torch's `__name__`, too: cloudpickle writes it, and filters of warnings
compare with it. Their specification and `__package__` stay keyfall's, by which they import each other.
"""

import importlib
import sys
import types

from .._loading import lazy_module
from .._shared.absent import describe

_private = lazy_module("keyfall._as_torch.private_names")
_OWN, _OTHER = "keyfall", "torch"
# Modules of elsewhere.py and names_only.py that programs use after `import torch` alone.
_WITHOUT_IMPORT = frozenset({"_classes", "_inductor", "_lobpcg", "_logging", "_lowrank", "_torch_docs"})
# Modules that are packages in PyTorch: an import below them is to say what there is.
_PACKAGES = frozenset(f"{_OWN}.{name}" for name in (
    "ao.nn.quantized.dynamic", "backends.cudnn", "distributed.elastic.multiprocessing.errors", "distributed.rpc",
    "utils.data.datapipes.map"))


def _is_own(module):
    return type(module) is str and (module == _OWN or module.startswith(f"{_OWN}."))


def _is_part(value, name):
    """Whether a value of a module with this name is a module that the module itself has made."""
    return (isinstance(value, types.ModuleType) and value.__spec__ is None
            and value.__name__.startswith(f"{name}.") and name != f"{_OWN}._C")


def rename(module, name):
    """Renames a module of keyfall with this name, and what it has."""
    for value in list(vars(module).values()):
        if isinstance(value, (type, types.FunctionType)) and _is_own(getattr(value, "__module__", None)):
            try:
                value.__module__ = _OTHER + value.__module__[len(_OWN):]
            except TypeError:  # a type of the extension that does not change
                continue
        elif _is_part(value, name):
            part = value.__name__
            rename(value, part)
            explain_missing(value, part)
    if module.__name__ == name:  # else it is another's, under a second name
        module.__name__ = _OTHER + name[len(_OWN):]
        sys.modules.setdefault(module.__name__, module)
    if name in _PACKAGES:
        vars(module).setdefault("__path__", [])


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
        if name == _OWN and missing in _WITHOUT_IMPORT:
            return importlib.import_module(f"{_OTHER}.{missing}")
        found = _private.find(name[len(_OWN) + 1:], missing)
        if found is not None:
            return found[0]
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
