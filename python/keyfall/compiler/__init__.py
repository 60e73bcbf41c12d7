"""The names that programs use around keyfall.compile. There is no bytecode analysis: functions run as
Python runs them, so decorators that steer such an analysis return the function as it is."""

import contextlib

from .. import _C
from .._loading import lazy_module as _lazy_module

_keyfall = _lazy_module("keyfall")

__all__ = ["allow_in_graph", "assume_constant_result", "compile", "cudagraph_mark_step_begin", "disable",
           "is_compiling", "is_dynamo_compiling", "is_exporting", "list_backends",
           "nested_compile_region", "reset", "set_stance", "substitute_in_graph", "wrap_numpy"]  # fmt: skip


def compile(*args, **kwargs):
    """See keyfall.compile."""
    return _keyfall.compile(*args, **kwargs)


def is_compiling():
    """False: the program's own code runs."""
    return False


is_dynamo_compiling = is_exporting = is_compiling


def disable(fn=None, recursive=True, *, reason=None):
    """Returns the function; also a decorator with arguments."""
    return fn if fn is not None else lambda function: function


_disable_dynamo = disable


def allow_in_graph(fn):
    return fn


def assume_constant_result(fn):
    return fn


def nested_compile_region(fn=None):
    return fn if fn is not None else lambda function: function


def wrap_numpy(fn):
    return fn


def substitute_in_graph(original_fn, *, can_constant_fold_through=False, skip_signature_check=False):
    """A decorator that does nothing."""
    return lambda function: function


def list_backends(exclude_tags=("debug", "experimental")):
    """Returns the values of keyfall.compile's `backend`."""
    return ["eager", "inductor", "lazy"]


def reset():
    """Forgets the graphs that keyfall.compile has compiled."""
    _C._lazy._clear_ir_cache()


def cudagraph_mark_step_begin():
    """Does nothing."""


def set_stance(stance="default", *, skip_guard_eval_unsafe=False, force_backend=None):
    """A context or decorator that does nothing."""
    return contextlib.nullcontext()
