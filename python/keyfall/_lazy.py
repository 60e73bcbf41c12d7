"""Packages whose modules are imported when somebody asks for them: `import keyfall` stays quick."""

import sys


def submodules(package):
    """A package's `__getattr__`, which imports the submodule of that name, and its `__dir__`."""

    def __getattr__(name):
        if name.isidentifier() and name[:2] != "__":
            import importlib

            try:
                return importlib.import_module(f"{package}.{name}")
            except ModuleNotFoundError as error:
                if error.name != f"{package}.{name}":
                    raise
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    def __dir__():
        import pkgutil

        module = sys.modules[package]
        return sorted({*vars(module), *(found.name for found in pkgutil.iter_modules(module.__path__))})

    return __getattr__, __dir__
