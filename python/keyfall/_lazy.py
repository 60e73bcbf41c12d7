"""Loading modules when they are first needed, so that `import keyfall` stays fast.

Modules of the package import at their top. A module that would slow down the start or close an import
cycle is lazy, and always by means of this file: functions use it through `lazy_module`; a package
whose `__getattr__` finds names in other modules gets these with `load`, or takes both its `__getattr__`
and its `__dir__` from `submodules`. No function has an import statement."""

import sys


def load(name):
    """The module with this full name, imported if it is not loaded yet."""
    __import__(name)
    return sys.modules[name]


class _LazyModule:
    """A module that is imported when one of its attributes is used. From then on this object shares
    the module's dictionary: attributes are found without a detour, and changes of them are seen."""

    def __init__(self, name):
        self.__name__ = name

    def __getattr__(self, name):
        # Tools look for names such as __wrapped__ in everything: no reason to import the module.
        if name[:2] == "__":
            raise AttributeError(f"{self!r} has no attribute {name!r}")
        module = load(self.__name__)
        self.__dict__ = vars(module)
        return getattr(module, name)

    def __repr__(self):
        return f"<lazy module {self.__name__!r}>"


def lazy_module(name):
    """A stand-in for the module with this full name, which imports it on first use:

        inspect = lazy_module("inspect")
    """
    return _LazyModule(name)


pkgutil = lazy_module("pkgutil")


def submodules(package):
    """A package's `__getattr__`, which imports the submodule of that name, and its `__dir__`."""

    def __getattr__(name):
        if name.isidentifier() and name[:2] != "__":
            try:
                return load(f"{package}.{name}")
            except ModuleNotFoundError as error:
                if error.name != f"{package}.{name}":
                    raise
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    def __dir__():
        module = sys.modules[package]
        return sorted({*vars(module), *(found.name for found in pkgutil.iter_modules(module.__path__))})

    return __getattr__, __dir__
