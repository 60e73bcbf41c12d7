"""Gradients across processes: there are none."""

from .._shared.absent import absent_class as _absent_class
from .._shared.absent import absent_function as _absent_function

__all__ = ["is_available"]

context = _absent_class("torch.distributed.autograd.context")
backward, get_gradients = (
    _absent_function(f"torch.distributed.autograd.{_name}") for _name in ("backward", "get_gradients"))


def is_available():
    """False: programs run in one process."""
    return False
