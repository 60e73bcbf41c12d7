"""Text of recorded graphs."""

from .. import _C

_FORMATS = {"text": _C._lazy._get_tensors_text, "backend": _C._lazy._get_tensors_backend}


def render_ir_graph(tensors):
    """Returns the recorded graph of the tensors' values in Graphviz's language. Computes nothing."""
    return _C._lazy._get_tensors_dot(tensors)


def dump_ir(tensors, ir_format):
    """Returns the recorded graph as "text", or what the back end makes of it ("backend")."""
    try:
        dump = _FORMATS[ir_format]
    except (KeyError, TypeError):
        raise RuntimeError(f"Unrecognized IR format: {ir_format}") from None
    return dump(tensors)
