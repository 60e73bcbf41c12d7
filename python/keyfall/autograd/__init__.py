"""Differentiation: gradients, functions with custom derivatives, and contexts that control what is
recorded."""

from .. import _C
from .._loading import lazy_module as _lazy_module, submodules as _submodules
from . import function
from .anomaly_mode import detect_anomaly, set_detect_anomaly
from .checked_mode import checked_mode
from .engine import _calculate_shape, backward, grad  # noqa: F401
from .function import Function
from .grad_mode import (
    _force_original_view_tracking, _unsafe_preserve_version_counter, enable_grad, enforce_grad_layout_policy,  # noqa: F401
    inference_mode, is_view_replay_enabled, no_grad, set_grad_enabled, set_multithreading_enabled)
# From here on the name refers to the function; the module is found by its full name.
from .gradcheck import gradcheck, gradgradcheck

_profiler = _lazy_module("keyfall.profiler")
_variable = _lazy_module("keyfall.autograd.variable")

__all__ = [
    "Function", "Variable", "backward", "checked_mode", "detect_anomaly", "enable_grad",
    "enforce_grad_layout_policy", "function", "functional", "grad", "grad_mode", "gradcheck", "gradgradcheck",
    "graph", "inference_mode", "no_grad", "set_detect_anomaly", "set_grad_enabled", "set_multithreading_enabled",
]

_submodule, _directory = _submodules(__name__)


def __getattr__(name):
    if name == "Variable":
        return _variable.Variable
    if name == "_is_checkpoint_valid":
        return _variable.Variable._execution_engine.is_checkpoint_valid
    if name in ("SavedTensor", "_get_sequence_nr"):
        return getattr(_C._autograd, name)
    if name in ("DeviceType", "ProfilerActivity", "kineto_available"):
        return getattr(_profiler, name)
    if name == "_profiler_enabled":
        return _profiler.session.is_open
    if name in ("_record_function_with_args_enter", "_record_function_with_args_exit"):
        return getattr(_profiler.session, name[1:])
    if name == "is_multithreading_enabled":
        return lambda: set_multithreading_enabled._state
    return _submodule(name)


def __dir__():
    return sorted({*_directory(), "SavedTensor", "Variable", "is_multithreading_enabled"})
