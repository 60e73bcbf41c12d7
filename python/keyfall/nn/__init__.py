"""Parts of neural networks. Modules load when they are first used."""

_HOMES = {"Parameter": "parameter", "Buffer": "parameter", "UninitializedParameter": "parameter"}


def __getattr__(name):
    import importlib

    if name in ("functional", "parameter"):
        return importlib.import_module("." + name, __name__)
    if name in _HOMES:
        return getattr(importlib.import_module("." + _HOMES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
