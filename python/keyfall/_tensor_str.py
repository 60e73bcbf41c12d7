"""Print options of tensors, and a context that changes them."""

import contextlib

from ._C import (
    DisableTorchFunctionSubclass, Tensor, bool, get_default_dtype, get_printoptions, int64, set_printoptions)
from ._loading import lazy_module

_parameter = lazy_module("keyfall.nn.parameter")

__all__ = ["get_printoptions", "printoptions", "set_printoptions"]


@contextlib.contextmanager
def printoptions(**options):
    """Context in which tensors print with these options."""
    before = get_printoptions()
    set_printoptions(**options)
    try:
        yield
    finally:
        set_printoptions(**before)


class _Options:
    """The options as attributes."""

    def __getattr__(self, name):
        try:
            return get_printoptions()[name]
        except KeyError:
            raise AttributeError(name) from None


PRINT_OPTS = _Options()
_PREFIX = "tensor("


def _tensor_str(self, indent):
    """The elements of a tensor as text, whose lines after the first begin with `indent` + 1 blanks."""
    options = get_printoptions()
    with printoptions(linewidth=options["linewidth"] - indent + len(_PREFIX), sci_mode=options["sci_mode"]):
        text = repr(self.detach().as_subclass(Tensor))[len(_PREFIX) : -1]
    end = text.rfind("]") + 1 if self.ndim else (text + ",").index(",")
    return text[:end].replace("\n" + " " * len(_PREFIX), "\n" + " " * indent)


def _add_suffixes(tensor_str, suffixes, indent, force_newline):
    """Appends what follows the elements, with a line break where the line becomes too long, and closes."""
    width = get_printoptions()["linewidth"]
    last = len(tensor_str) - tensor_str.rfind("\n") + 1  # two more than the line has, as in PyTorch
    for suffix in suffixes:
        if force_newline or last + len(suffix) + 2 > width:
            tensor_str += ",\n" + " " * indent + suffix
            last = indent + len(suffix)
            force_newline = False
        else:
            tensor_str += ", " + suffix
            last += len(suffix) + 2
    return tensor_str + ")"


def _suffixes(tensor):
    """What follows the elements of a tensor: what its device, type and history are, where not the usual ones."""
    usual = (get_default_dtype(), get_default_dtype().to_complex(), int64, bool)
    if tensor.device.type != "cpu":
        yield f"device='{tensor.device}'"
    if tensor.device.type == "meta":
        yield f"size={tuple(tensor.shape)}"
    if tensor.dtype not in usual:
        yield f"dtype={tensor.dtype}"
    if tensor.grad_fn is not None:
        yield f"grad_fn=<{tensor.grad_fn.name()}>"
    elif tensor.requires_grad:
        yield "requires_grad=True"


def _str_intern(inp, *, tensor_contents=None):
    """A tensor as text, with these contents in place of its elements."""
    if tensor_contents is None:
        with DisableTorchFunctionSubclass():
            return Tensor.__repr__(inp)
    plain = type(inp) in (Tensor, _parameter.Parameter)
    prefix = _PREFIX if plain else f"{type(inp).__name__}("
    text = _add_suffixes(prefix + tensor_contents, _suffixes(inp), len(prefix), force_newline=inp.is_sparse)
    return f"Parameter({text})" if not plain and isinstance(inp, _parameter.Parameter) else text


def _str(self, tensor_contents=None):
    """Tensor.__repr__."""
    with DisableTorchFunctionSubclass():
        return _str_intern(self, tensor_contents=tensor_contents)
