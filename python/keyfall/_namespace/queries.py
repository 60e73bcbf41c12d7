"""Questions about tensors that are functions in PyTorch."""

from .. import _C
from .._shared.overridable import overridable
from . import export

__all__ = ["_debug_has_internal_overlap", "_is_all_true", "_is_any_true", "get_device"]

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


def _debug_has_internal_overlap(input):
    """Whether elements of a tensor share memory: 0 for no, 1 for yes, 2 if only a search could tell."""
    used = [(step, size) for size, step in zip(input.size(), input.stride()) if size != 1]
    if any(step == 0 for step, _ in used):
        return 1
    packed = 1
    for step, size in sorted(used):
        if step != packed:
            return 2
        packed *= size
    return 0


export(globals())
