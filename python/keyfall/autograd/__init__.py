"""Differentiation: whether operators are recorded, and, where the engine is built in, what was."""

from .grad_mode import (
    _unsafe_preserve_version_counter,
    enable_grad,
    enforce_grad_layout_policy,
    inference_mode,
    no_grad,
    set_grad_enabled,
    set_multithreading_enabled,
)

__all__ = [
    "enable_grad",
    "enforce_grad_layout_policy",
    "inference_mode",
    "no_grad",
    "set_grad_enabled",
    "set_multithreading_enabled",
]

# What the engine brings, and the modules it will be in.
_ENGINE = {
    "Function": "function",
    "NestedIOFunction": "function",
    "backward": "engine",
    "grad": "engine",
    "detect_anomaly": "anomaly_mode",
    "set_detect_anomaly": "anomaly_mode",
    "gradcheck": "gradcheck",
    "gradgradcheck": "gradcheck",
}


def __getattr__(name):
    import importlib

    module = _ENGINE.get(name, name)
    try:
        found = importlib.import_module(f"{__name__}.{module}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{module}":
            raise
        if name in _ENGINE:
            raise AttributeError(
                f"keyfall.autograd.{name} needs the autograd engine, which this version of keyfall "
                "does not have"
            ) from None
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'") from None
    return getattr(found, name) if name in _ENGINE else found
