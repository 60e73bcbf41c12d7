"""Lazy tensors: operators are recorded, and run later as one graph.

    keyfall.lazy.init()
    x = keyfall.ones(1000, device="lazy")
    y = (x * 2).exp().sum()             # recorded
    print(y)                            # computed

    step = keyfall.compile(step)        # a function that runs lazily
    with keyfall.lazy.scope():          # a part of a program that runs lazily
        loss = model(x)

    print(keyfall.lazy.explain())       # what the last step did, and why
    print(keyfall.lazy.metrics_report())

docs/guide/lazy.md explains when graphs run and when they are compiled again. keyfall._lazy has PyTorch's
names for the same device.
"""

import contextlib

from .. import _C
from .._loading import lazy_module as _lazy_module
from ._options import options
from ._scope import scope
from .compiled import compile

json = _lazy_module("json")

__all__ = ["cache_clear", "cache_stats", "compile", "explain", "graph", "init", "is_pending",
           "mark_step", "metrics", "metrics_report", "options", "reset", "scope", "sync"]  # fmt: skip


def init():
    """Makes the device "lazy" usable; importing this module does the same. Raises RuntimeError if
    another back end has claimed the device."""
    _C._lazy_ts_backend._init()


def mark_step(wait=True):
    """Ends a step: everything that is pending runs as one graph."""
    _C._lazy._mark_step("", (), wait)


def sync(*tensors):
    """Computes the values of lazy tensors, and everything else that is pending."""
    _C._lazy._sync_multi(tensors)


def is_pending(tensor):
    """Whether a lazy tensor's value is recorded and not computed yet."""
    return _C._lazy._is_pending(tensor)

_DUMPS = {"text": _C._lazy._get_tensors_text, "dot": _C._lazy._get_tensors_dot,
          "backend": _C._lazy._get_tensors_backend}  # fmt: skip


def graph(*tensors, format="text"):
    """Returns the recorded graph of the tensors' values: "text", "dot" (Graphviz) or "backend" (what
    will run). Computes nothing."""
    if format not in _DUMPS:
        raise ValueError(f"graph: expected the format 'text', 'dot' or 'backend', found {format!r}")
    return _DUMPS[format](tensors)


# ---- What happened ------------------------------------------------------------------------------


def explain():
    """Says in words why the last step compiled, flushed or fell back."""
    return _C._lazy._explain()


def metrics_report():
    """Returns all metrics and counters as text."""
    return _C._lazy._metrics_report()


def metrics():
    """Returns all metrics and counters as a dictionary, ready for JSON."""
    return json.loads(_C._lazy._metrics_json())


def reset():
    """Sets all metrics and counters to 0."""
    _C._lazy._reset_metrics()


# ---- The cache of compiled graphs ---------------------------------------------------------------


def cache_stats():
    """Returns {"size", "hits", "misses", "evictions"} of the cache of compiled graphs."""
    return dict(zip(("size", "hits", "misses", "evictions"), _C._lazy._cache_stats()))


def cache_clear():
    """Forgets the compiled graphs."""
    _C._lazy._clear_ir_cache()


with contextlib.suppress(RuntimeError):  # another back end has the device
    init()
