"""Which node runs, and the records that transformations keep in a node's `meta`."""

import contextlib
import threading

__all__ = ["annotate", "format_stack", "get_current_meta", "has_preserved_node_meta", "preserve_node_meta",
           "set_current_meta", "set_stack_trace"]  # fmt: skip

_state = threading.local()


@contextlib.contextmanager
def _with(**values):
    before = {name: getattr(_state, name, None) for name in values}
    vars(_state).update(values)
    try:
        yield
    finally:
        vars(_state).update(before)


def preserve_node_meta(enable=True):
    """Within its scope, get_current_meta shows the meta of the node that an Interpreter runs."""
    return _with(preserve=enable)


def has_preserved_node_meta():
    """Whether such a scope is open."""
    return bool(getattr(_state, "preserve", False))


def set_current_meta(node, pass_name=""):
    """The scope in which a node runs."""
    return _with(meta=dict(node.meta)) if has_preserved_node_meta() and node.meta else contextlib.nullcontext()


def get_current_meta():
    """The meta of the node that runs."""
    return getattr(_state, "meta", None) or {}


def set_stack_trace(stack):
    """Sets the stack trace of the node that runs."""
    if has_preserved_node_meta() and stack:
        get_current_meta()["stack_trace"] = "".join(stack)


def format_stack():
    """The stack trace of the node that runs, as a list of lines."""
    trace = get_current_meta().get("stack_trace")
    return [trace] if trace else []


def annotate(annotation_dict):
    """Adds entries to the "custom" record of the node that runs, within its scope."""
    custom = {**get_current_meta().get("custom", {}), **annotation_dict}
    return _with(meta={**get_current_meta(), "custom": custom})
