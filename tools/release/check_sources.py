"""Checks that inspect.getsource finds the functions and classes of an installed package: libraries rewrite functions by their
sources, and debuggers show them. Run it with the Python that has the package.

A class that has the module or the name of PyTorch's class instead of its own is left out: inspect looks for a class by
these two."""

import importlib
import inspect
import pkgutil
import sys
import types
import warnings

import keyfall


def modules():
    """All modules of the package, imported. __main__ would run; some test helpers need packages that may be missing."""
    for found in pkgutil.walk_packages(keyfall.__path__, "keyfall."):
        if not found.name.endswith("__main__"):
            try:
                yield importlib.import_module(found.name)
            except ModuleNotFoundError as error:
                if error.name.startswith("keyfall"):
                    raise


def defined_in(module):
    """The functions that a module defines, and the classes whose methods know them by their name."""
    def written_here(value, name):
        return (isinstance(value, types.FunctionType) and value.__code__.co_filename == module.__file__
                and value.__qualname__ == name)

    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__:
            own = any(written_here(method, f"{value.__qualname__}.{name}") for name, method in vars(value).items())
        else:
            own = written_here(value, getattr(value, "__qualname__", None))
        if own:
            yield value


def main():
    warnings.simplefilter("ignore")  # of deprecated modules
    count, hidden = 0, []
    for module in list(modules()):
        for value in defined_in(module):
            count += 1
            try:
                inspect.getsource(value)
            except OSError as error:
                hidden.append(f"{module.__name__}.{value.__qualname__}: {error}")
    for line in hidden:
        print(line)
    print(f"{count} functions and classes, {len(hidden)} without source")
    return 1 if hidden or count < 3000 else 0


if __name__ == "__main__":
    sys.exit(main())
