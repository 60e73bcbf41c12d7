"""Finds the fake mode that applies to a computation."""

from . import _C
from ._shared.absent import absent_class, absent_function
from ._subclasses.fake_tensor import maybe_get_fake_mode
from .utils._pytree import tree_leaves

TracingContext = absent_class("torch._guards.TracingContext")
tracing = absent_function("torch._guards.tracing")


def detect_fake_mode(inputs=None):
    """Returns the active fake mode, else that of the fake tensors among the inputs, else None."""
    modes = [_C._get_dispatch_mode(_C._TorchDispatchModeKey.FAKE)]
    modes += [maybe_get_fake_mode(leaf) for leaf in tree_leaves(inputs)]
    modes = [mode for mode in modes if mode is not None]
    if any(mode is not modes[0] for mode in modes):
        raise AssertionError("fake tensors of different modes, where there should be one")
    return modes[0] if modes else None


def active_fake_mode():
    """Returns the active fake mode or None."""
    return _C._get_dispatch_mode(_C._TorchDispatchModeKey.FAKE)
