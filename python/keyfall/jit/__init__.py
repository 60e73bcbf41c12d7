"""TorchScript's names. Nothing is compiled: functions and modules run as they are, and the first call of
`script` or `trace` says so. keyfall.compile makes them faster.

What cannot work without a compiler raises: CompilationUnit, load and save of scripted modules."""

import builtins
import contextlib
import functools
import typing
import warnings

from .._loading import lazy_module as _lazy_module, submodules as _submodules

_keyfall = _lazy_module("keyfall")
_nn = _lazy_module("keyfall.nn")
_futures = _lazy_module("concurrent.futures")

__all__ = ["Attribute", "CompilationUnit", "Error", "Final", "Future", "ScriptFunction", "ScriptModule",
           "annotate", "enable_onednn_fusion", "export", "export_opnames", "fork", "freeze", "ignore",
           "interface", "is_scripting", "is_tracing", "isinstance", "load", "onednn_fusion_enabled",
           "optimize_for_inference", "save", "script", "script_if_tracing", "script_method",
           "set_fusion_strategy", "strict_fusion", "trace", "trace_module", "unused", "wait"]  # fmt: skip

Final = typing.Final


class Error(RuntimeError):
    """An error inside of scripted code. Never raised here: errors are those of Python."""


class TracerWarning(Warning):
    """A warning of the tracer. Never given: there is none."""


ScriptWarning = TracerWarning


class Attribute(typing.NamedTuple):
    """A module's attribute with its type."""

    value: object
    type: object = None


class ScriptFunction:
    """The type of scripted functions; instances do not exist."""


@functools.cache
def _script_module_class():
    class ScriptModule(_nn.Module):
        """A base class for scripted modules: an ordinary module."""

        @property
        def code(self):
            raise _no_compiler("ScriptModule.code")

    return ScriptModule


@contextlib.contextmanager
def optimized_execution(should_optimize):
    """A block in which scripted code would be optimized, or not: it runs as it is."""
    yield


@contextlib.contextmanager
def fuser(name):
    """A block with one of TorchScript's fusers: there is none."""
    yield


_submodule, _ = _submodules(__name__)


def __getattr__(name):
    if name in ("ScriptModule", "RecursiveScriptModule", "TracedModule", "TopLevelTracedModule"):
        return _script_module_class()
    if name == "Future":
        return _futures.Future
    return _submodule(name)


def _no_compiler(name):
    return NotImplementedError(f"keyfall.jit.{name}: there is no TorchScript compiler. Save the "
                               "state_dict() of the module and load it into the module's class")  # fmt: skip


def _get_trace_graph(*args, **kwargs):
    """Raises NotImplementedError."""
    raise _no_compiler("_get_trace_graph")


@functools.cache
def _say_once():
    warnings.warn("keyfall.jit compiles nothing: functions and modules run eagerly. "
                  "keyfall.compile makes them faster", stacklevel=3)  # fmt: skip


def script(obj=None, optimize=None, _frames_up=0, _rcb=None, example_inputs=None):
    """Returns the function, class or module as it is."""
    if obj is None:
        raise TypeError("script: expected a function, a class or a module")
    _say_once()
    return obj


def trace(func, example_inputs=None, optimize=None, check_trace=True, check_inputs=None,
          check_tolerance=1e-5, strict=True, _force_outplace=False, _module_class=None,
          _compilation_unit=None, example_kwarg_inputs=None, _store_inputs=True):  # fmt: skip
    """Runs the function once on the example, as tracing would, and returns it as it is."""
    _say_once()
    if example_kwarg_inputs is not None:
        func(**example_kwarg_inputs)
    elif example_inputs is not None:
        single = _keyfall.is_tensor(example_inputs)
        func(*((example_inputs,) if single else tuple(example_inputs)))
    return func


def trace_module(mod, inputs, *args, **kwargs):
    """Runs the named methods once on their examples and returns the module as it is."""
    _say_once()
    for name, example in inputs.items():
        single = _keyfall.is_tensor(example)
        getattr(mod, name)(*((example,) if single else tuple(example)))
    return mod


def script_if_tracing(fn):
    """Returns the function: there is no tracing."""
    return fn


def script_method(fn):
    return fn


def interface(obj):
    return obj


def _overload(fn):
    """One of several signatures of a scripted function: the last definition is what runs."""
    return fn


_overload_method, _script_if_tracing = _overload, script_if_tracing


def export(fn):
    return fn


def ignore(drop=False, **kwargs):
    """A decorator, with or without arguments, that does nothing."""
    return drop if callable(drop) else lambda fn: fn


def unused(fn):
    return fn


def is_scripting():
    """False: nothing is compiled."""
    return False


def is_tracing():
    """False: nothing is traced."""
    return False


def annotate(the_type, the_value):
    """Returns the value."""
    return the_value


def isinstance(obj, target_type):  # noqa: A001
    """isinstance that accepts List[int], Optional[Tensor] and so on."""
    if builtins.isinstance(target_type, (tuple, list)):
        return any(isinstance(obj, each) for each in target_type)
    origin, parts = typing.get_origin(target_type), typing.get_args(target_type)
    if origin is typing.Union or str(origin) == "<class 'types.UnionType'>":
        return any(isinstance(obj, part) for part in parts)
    if origin is None:
        return obj is None if target_type is None else builtins.isinstance(obj, target_type)
    if not builtins.isinstance(obj, origin):
        return False
    if origin is dict:
        return all(isinstance(k, parts[0]) and isinstance(v, parts[1]) for k, v in obj.items())
    if origin is tuple:
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(isinstance(item, parts[0]) for item in obj)
        return len(obj) == len(parts) and all(map(isinstance, obj, parts))
    return all(isinstance(item, parts[0]) for item in obj)


# ---- Modules ------------------------------------------------------------------------------------


def freeze(mod, preserved_attrs=None, optimize_numerics=True):
    """Returns the module, which must be in evaluation mode, as it is."""
    if mod.training:
        raise RuntimeError("Freezing is currently only implemented for modules in eval mode. Please call "
                           ".eval() on your module before freezing.")  # fmt: skip
    return mod


def optimize_for_inference(mod, other_methods=None):
    """Returns the module in evaluation mode."""
    return mod.eval()


def save(m, f, _extra_files=None):
    raise _no_compiler("save")


def load(f, map_location=None, _extra_files=None, _restore_shapes=False):
    raise _no_compiler("load")


class CompilationUnit:
    def __init__(self, *args, **kwargs):
        raise _no_compiler("CompilationUnit")


def export_opnames(m):
    raise _no_compiler("export_opnames")


# ---- Tasks --------------------------------------------------------------------------------------


def fork(func, *args, **kwargs):
    """Calls the function at once and returns a future with its result."""
    future = _futures.Future()
    try:
        future.set_result(func(*args, **kwargs))
    except Exception as error:
        future.set_exception(error)
    return future


def wait(future):
    """Returns the result of a future of `fork`, or raises its error."""
    if future is None:
        raise RuntimeError("Future can't be None")
    return future.wait() if hasattr(future, "wait") else future.result()


_fork, _wait = fork, wait  # PyTorch's older names


# ---- Switches of the compiler -------------------------------------------------------------------


def enable_onednn_fusion(enabled):
    """Does nothing."""


def onednn_fusion_enabled():
    return False


def set_fusion_strategy(strategy):
    """Does nothing; there was no strategy before."""
    return []


class strict_fusion:
    """A context that does nothing."""

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        return None
