"""`import torch` gives keyfall: install_as_torch() and `python -m keyfall.run`.

Note [Modules under two names]
torch and keyfall are the same module objects, and so are torch.nn and keyfall.nn: a finder in front of
all others resolves names that begin with "torch." to keyfall's modules. A second copy under another name
would have classes of its own, and isinstance would fail.
"""

import importlib
import importlib.machinery
import importlib.metadata
import os
import sys

import keyfall

from .. import _C, torch_version
from .._loading import lazy_module
from .._shared.absent import describe, module_error

from . import elsewhere, extension_names
from .module_names import RenamingLoader, rename_loaded
from .names_only import module_of

# What programs find as torch.__version__: the release whose names and behaviour keyfall has.
TORCH_VERSION = "2.13.0"
_PREFIX, _OWN_PREFIX = "torch.", "keyfall."
# Prepended to PYTHONPATH and sys.path (which multiprocessing's spawned processes get from their parent): the folder's
# module `torch` installs keyfall in child processes.
_SHIM = os.path.join(os.path.dirname(__file__), "shim")


class _Distribution(importlib.metadata.Distribution):
    """Answers importlib.metadata.version("torch")."""

    def read_text(self, filename):
        if filename in ("METADATA", "PKG-INFO"):
            return f"Metadata-Version: 2.1\nName: torch\nVersion: {TORCH_VERSION}\n"
        return "torch\n" if filename == "top_level.txt" else None

    def locate_file(self, path):
        return os.path.join(_SHIM, path)


class _Loader:
    """Loads keyfall's module for one of torch's names. The import system writes its specification into
    the module, whose own is restored."""

    def __init__(self, module):
        self._module, self._spec = module, module.__spec__

    def create_module(self, spec):
        return self._module

    def exec_module(self, module):
        module.__spec__ = self._spec


def _keyfall_module(name):
    """Returns keyfall's module for a name below torch, or None."""
    own = f"{_OWN_PREFIX}{name[len(_PREFIX):]}"
    try:
        return importlib.import_module(own)
    except ModuleNotFoundError as error:
        if not own.startswith(error.name or own):
            raise
        return None


def _attribute(name):
    """The module that a package of keyfall has as an attribute, without a file of this name, or None."""
    package, _, own = name.rpartition(".")
    found = vars(sys.modules[package]).get(own) if package in sys.modules else None
    return found if isinstance(found, type(sys)) else None


class _Finder:
    """Resolves torch.NAME to keyfall.NAME, and keyfall.NAME to a module that has only names, or to keyfall's own,
    whose classes it renames."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.startswith(_OWN_PREFIX):
            below = name[len(_OWN_PREFIX):]
            module = elsewhere.module_of(below) or module_of(below)
            spec = None if module else importlib.machinery.PathFinder.find_spec(name, path, target)
            module = module if spec else module or _attribute(name)
            if module:
                return importlib.machinery.ModuleSpec(name, _Loader(module), is_package=True)
            if spec is not None and spec.loader is not None:
                spec.loader = RenamingLoader(spec.loader)
            return spec
        if name == "functorch":  # PyTorch's older name of torch.func
            return importlib.machinery.ModuleSpec(name, _Loader(importlib.import_module("keyfall._functorch.old_names")))
        if not name.startswith(_PREFIX):
            return None
        module = _keyfall_module(name)
        if module is None:
            raise module_error(name) or ModuleNotFoundError(describe(name), name=name)
        sys.modules.pop(name, None)  # else the import system takes the module's own specification, and loads it again
        is_package = hasattr(module, "__path__")
        return importlib.machinery.ModuleSpec(name, _Loader(module), is_package=is_package)

    @staticmethod
    def find_distributions(context=None):
        name = getattr(context, "name", None)
        return [_Distribution()] if name is None or name.lower() == "torch" else []

    @staticmethod
    def invalidate_caches():
        pass


def _install_in_children():
    paths = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    if _SHIM not in paths:
        os.environ["PYTHONPATH"] = os.pathsep.join([_SHIM, *paths])
    if _SHIM not in sys.path:
        sys.path.insert(0, _SHIM)


def _register_extension():
    """torch._C._nn and its like: an extension is no package that the import system would search."""
    for name, value in list(vars(_C).items()):
        if isinstance(value, type(sys)):
            sys.modules[f"torch._C.{name}"] = value
    sys.modules["torch._C._distributed_c10d"] = lazy_module("keyfall.distributed.distributed_c10d")


def install():
    """See keyfall.install_as_torch."""
    present = sys.modules.get("torch")
    if present is keyfall:
        return
    if present is not None and getattr(present, "__file__", None) != os.path.join(_SHIM, "torch.py"):
        raise RuntimeError("install_as_torch: PyTorch is already imported; call it before anything "
                           "imports torch")  # fmt: skip
    sys.meta_path.insert(0, _Finder)
    sys.modules["torch"] = keyfall
    keyfall.__name__ = "torch"
    keyfall.version.__version__ = TORCH_VERSION
    keyfall.__version__ = torch_version.__version__ = torch_version.TorchVersion(TORCH_VERSION)
    keyfall.torch = keyfall
    vars(keyfall).update(extension_names.install(_C))
    rename_loaded()
    _register_extension()
    _install_in_children()
