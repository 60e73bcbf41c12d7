"""Names of forward-mode differentiation, which libraries import and ask whether it is in use: it never is.
Outside a level tensors have no tangents, and entering one is an error that says what there is."""

import collections

from ..utils._contextlib import _DecoratorContextManager

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual", "unpack_dual"]

_current_level = -1  # of the innermost dual_level; -1 outside all of them
_enabled = True

UnpackedDualTensor = collections.namedtuple("UnpackedDualTensor", ("primal", "tangent"))


def enter_dual_level():
    raise NotImplementedError("enter_dual_level: keyfall has no forward mode; func.jvp computes the same by two "
                              "backward passes")


def exit_dual_level(*, level=None):
    raise RuntimeError("there is no level of forward-mode differentiation to leave")


def make_dual(tensor, tangent, *, level=None):
    raise RuntimeError("a dual tensor needs a level of forward-mode differentiation, and there is none")


def unpack_dual(tensor, *, level=None):
    """The tensor, and None for its tangent."""
    return UnpackedDualTensor(tensor, None)


class dual_level(_DecoratorContextManager):
    """A level of forward-mode differentiation: entering it raises."""

    def __enter__(self):
        return enter_dual_level()

    def __exit__(self, exc_type, exc_value, traceback):
        exit_dual_level()


def _is_fwd_grad_enabled():
    return _enabled


class _set_fwd_grad_enabled(_DecoratorContextManager):
    """Switches forward-mode differentiation on or off; as a context manager, restores it on exit."""

    def __init__(self, mode: bool) -> None:
        global _enabled
        self.prev, self.mode = _enabled, mode
        _enabled = mode

    def __enter__(self):
        global _enabled
        _enabled = self.mode

    def __exit__(self, exc_type, exc_value, traceback):
        global _enabled
        _enabled = self.prev

    def clone(self):
        return type(self)(self.mode)
