"""Neural networks: modules, parameters and functions. They load on first use."""

from .._loading import load as _load

_SUBMODULES = frozenset({"_reduction", "attention", "common_types", "functional", "grad", "init", "modules", "parallel",
                         "parameter", "quantized", "utils"})
_PARAMETERS = frozenset({"Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter"})


def __getattr__(name):
    if name in _SUBMODULES:
        return _load(f"{__name__}.{name}")
    file = ("parameter" if name in _PARAMETERS else "parallel" if name == "DataParallel"
            else "modules.utils" if name == "factory_kwargs" else "modules")
    home = _load(f"{__name__}.{file}")
    if name == "__all__":
        value = sorted({*home.__all__, *_PARAMETERS, "DataParallel"})
    elif name[:2] == "__" or name not in vars(home):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    else:
        value = vars(home)[name]
    globals()[name] = value
    return value


def __dir__():
    modules = _load(f"{__name__}.modules")
    return sorted({*globals(), *_SUBMODULES, *_PARAMETERS, "DataParallel", *modules.__all__})
