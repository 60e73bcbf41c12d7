"""Names of PyTorch's bytecode compiler that libraries touch. See keyfall.compiler."""

import sys

from .._loading import lazy_module, load, missing
from . import config
from ..compiler import allow_in_graph, assume_constant_result, disable, is_compiling, list_backends, reset

__all__ = ["allow_in_graph", "assume_constant_result", "config", "disable", "disallow_in_graph", "explain",
           "forbid_in_graph", "graph_break", "is_compiling", "is_dynamo_supported", "list_backends", "mark_dynamic",
           "mark_static", "mark_static_address", "maybe_mark_dynamic", "nonstrict_trace", "optimize", "reset"]  # fmt: skip

_keyfall = lazy_module("keyfall")
nonstrict_trace = allow_in_graph  # everything may be in a graph
reset_code_caches = reset


def __getattr__(name):
    if name == "explain":
        return load("keyfall._dynamo.explaining").explain
    if name == "OptimizedModule":
        return load("keyfall.lazy.compiled")._load_module_class()
    if name in ("exc", "utils"):
        return load(f"keyfall._dynamo.{name}")
    if name == "eval_frame":
        return sys.modules[__name__]
    raise missing(__name__, name)


def optimize(backend="inductor", *, nopython=False, dynamic=None, disable=False, **_):
    """The decorator that keyfall.compile is a newer name of."""
    return lambda fn: _keyfall.compile(fn, backend=backend, fullgraph=nopython, dynamic=dynamic, disable=disable)


def disallow_in_graph(fn):
    return fn


def forbid_in_graph(fn):
    return fn


def is_dynamo_supported():
    """False: there is no bytecode compiler."""
    return False


def graph_break(msg=""):
    """Does nothing."""


def mark_dynamic(t, index, *, min=None, max=None, **kwargs):
    """Does nothing: shapes are found when a graph is recorded."""


def maybe_mark_dynamic(t, index):
    """Does nothing."""


def mark_static(t, index=None):
    """Does nothing."""


def mark_static_address(t, guard=False):
    """Does nothing."""
