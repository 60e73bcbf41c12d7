"""Lazy loading of modules, which keeps `import keyfall` fast.

Modules of the package import at the top of the file. A module that would slow down the start or
close an import cycle is loaded lazily, always through this file: functions use `lazy_module`; a
package whose `__getattr__` finds names in other modules loads these with `load`, or takes both its
`__getattr__` and its `__dir__` from `submodules`. No function has an import statement."""

import os
import sys


def use_folders(path, *folders):
    """Adds folders to a package's `__path__`: their modules are the package's own. For a package with the
    many module names of PyTorch."""
    path.extend(os.path.join(path[0], folder) for folder in folders)


def load(name):
    """Returns the module with this full name, importing it if necessary."""
    __import__(name)
    return sys.modules[name]


class _LazyModule:
    """A module that is imported when one of its attributes is used. After that, this object shares
    the module's dictionary: attribute access is direct, and changes are visible."""

    def __init__(self, name):
        self.__name__ = name

    def __getattr__(self, name):
        # Tools look up names such as __wrapped__ on everything; do not import for that.
        if name[:2] == "__":
            raise AttributeError(f"{self!r} has no attribute {name!r}")
        module = load(self.__name__)
        self.__dict__ = vars(module)
        return getattr(module, name)

    def __repr__(self):
        return f"<lazy module {self.__name__!r}>"


def lazy_module(name):
    """Returns a stand-in for the module with this full name, which imports it on first use:

        inspect = lazy_module("inspect")
    """
    return _LazyModule(name)


pkgutil = lazy_module("pkgutil")


def missing(module, name):
    """The AttributeError of a module of the package that does not have a name: what to use instead, where that is known."""
    text = f"module {module!r} has no attribute {name!r}"
    if name[:2] != "__":  # tools ask for those
        absent = load("keyfall._shared.absent")
        wanted = ".".join(("torch", *module.split(".")[1:], name))
        if absent.entry_of(wanted) is not None:
            text = f"{text}: {absent.describe(wanted)}"
    return AttributeError(text)


def names_of(home, module, names):
    """Returns a `__getattr__` for a module that has these names from another one, `home`."""

    def __getattr__(name):
        if name not in names:
            raise missing(module, name)
        return getattr(load(home), name)

    return __getattr__


def submodules(package, homes=None):
    """Returns a package's `__getattr__`, which imports submodules by name, and its `__dir__`. `homes` maps
    names of the package to the submodules that define them; those load on first use, too."""
    homes = homes or {}

    def __getattr__(name):
        if name in homes:
            value = getattr(load(f"{package}.{homes[name]}"), name)
            setattr(sys.modules[package], name, value)
            return value
        if name.isidentifier() and name[:2] != "__":
            try:
                return load(f"{package}.{name}")
            except ModuleNotFoundError as error:
                if getattr(error, "module", error.name) != f"{package}.{name}":
                    raise
        raise missing(package, name) from None

    def __dir__():
        module = sys.modules[package]
        below = (found.name for found in pkgutil.iter_modules(module.__path__) if found.name[:2] != "__")
        return sorted({*vars(module), *homes, *below})

    return __getattr__, __dir__
