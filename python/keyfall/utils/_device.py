"""A default device for the calls of one function."""

from .. import _C
from ._contextlib import context_decorator

__all__ = ["set_device"]


def set_device(device):
    """Decorator: the function makes its tensors on the device, unless it asks for another."""
    chosen = _C.device(device)
    return lambda function: context_decorator(lambda: chosen, function)
