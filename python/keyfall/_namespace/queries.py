"""Questions about tensors that are functions in PyTorch."""

from .. import _C
from .._shared.overridable import overridable
from . import export

__all__ = ["_is_all_true", "_is_any_true", "get_device"]

_segment_reduce = _C._VariableFunctions.segment_reduce  # libraries know it by its first name


@overridable
def get_device(input):
    """Returns the index of the tensor's device, or -1 if it has none.

    >>> keyfall.get_device(keyfall.ones(2))
    -1
    """
    return input.get_device()


def _check_bool(name, input):
    if input.dtype != _C.bool:
        raise RuntimeError(f"{name}(): expected a tensor of bools, found {input.dtype}")


def _is_all_true(input):
    """Whether all elements of a tensor of bools are True, as a tensor."""
    _check_bool("_is_all_true", input)
    return input.all()


def _is_any_true(input):
    """Whether any element of a tensor of bools is True, as a tensor."""
    _check_bool("_is_any_true", input)
    return input.any()


export(globals())
