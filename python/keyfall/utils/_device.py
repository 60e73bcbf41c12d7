"""A default device for the calls of one function."""

from .. import _C
from ._contextlib import context_decorator

__all__ = ["DeviceContext", "set_device"]


class DeviceContext:
    """Context in which tensors are made on a device, unless a call asks for another."""

    def __init__(self, device) -> None:
        self.device = _C.device(device)

    def __enter__(self):
        self.device.__enter__()
        return self

    def __exit__(self, *error):
        return self.device.__exit__(*error)


def set_device(device):
    """Decorator: the function makes its tensors on the device, unless it asks for another."""
    chosen = _C.device(device)
    return lambda function: context_decorator(lambda: chosen, function)
