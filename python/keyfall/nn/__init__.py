"""Parts of neural networks: modules, parameters and functions. They load when they are first used."""

_SUBMODULES = frozenset({"functional", "init", "modules", "parameter", "utils"})
_PARAMETERS = frozenset({"Buffer", "Parameter"})


def __getattr__(name):
    import importlib

    if name in _SUBMODULES:
        return importlib.import_module("." + name, __name__)
    home = importlib.import_module(".parameter" if name in _PARAMETERS else ".modules", __name__)
    if name == "__all__":
        value = sorted({*home.__all__, *_PARAMETERS})
    elif name[:2] == "__" or name not in vars(home):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    else:
        value = vars(home)[name]
    globals()[name] = value
    return value


def __dir__():
    from . import modules

    return sorted({*globals(), *_SUBMODULES, *_PARAMETERS, *modules.__all__})
