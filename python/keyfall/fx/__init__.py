"""The names of symbolic tracing that libraries import. There is no tracing: using them is an error that
says so."""

from .._as_torch.absent import describe
from .._loading import submodules

__all__ = ["Graph", "GraphModule", "Interpreter", "Node", "Proxy", "Tracer", "Transformer",
           "replace_pattern", "symbolic_trace", "wrap"]


def _absent(name):
    class Absent:
        """Not there: see the error."""

        def __init__(self, *args, **kwargs):
            raise NotImplementedError(describe(f"torch.fx.{name}"))

    Absent.__name__ = Absent.__qualname__ = name
    return Absent


for _name in ("Graph", "GraphModule", "Interpreter", "Node", "Proxy", "Tracer", "Transformer"):
    globals()[_name] = _absent(_name)


def symbolic_trace(root, concrete_args=None):
    """Not there."""
    raise NotImplementedError(describe("torch.fx.symbolic_trace"))


def replace_pattern(gm, pattern, replacement):
    """Not there."""
    raise NotImplementedError(describe("torch.fx.replace_pattern"))


def wrap(fn_or_name):
    """Returns its argument: nothing traces it."""
    if not callable(fn_or_name) and not isinstance(fn_or_name, str):
        raise RuntimeError("Unsupported type for global function! Must be either a callable or string name")
    return fn_or_name


has_side_effect = wrap


_submodule, __dir__ = submodules(__name__)


def __getattr__(name):
    try:
        return _submodule(name)
    except AttributeError as error:
        raise AttributeError(f"{error}: {describe(f'torch.fx.{name}')}") from None
