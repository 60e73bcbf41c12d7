"""Which optional packages are installed."""

import functools
import importlib.util

__all__ = ["dill_available", "import_dill"]


def _check_module_exists(name):
    """True where the module can be found; does not import it."""
    try:
        return importlib.util.find_spec(name) is not None
    except ImportError:
        return False


@functools.cache
def dill_available():
    """True where dill is installed."""
    return _check_module_exists("dill")


@functools.cache
def import_dill():
    """Returns the module dill, or None. Importing dill changes the standard pickler, which is undone."""
    if not dill_available():
        return None
    dill = importlib.import_module("dill")
    dill.extend(use_dill=False)
    return dill
