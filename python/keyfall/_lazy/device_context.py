"""Python state of lazy devices: one object for each device, shared by all threads."""

import threading

from .. import _C


class DeviceContext:
    """Attributes that other modules attach to a lazy device, such as its step closures."""

    _lock = threading.Lock()
    _contexts = {}

    def __init__(self, device):
        self.device = device


def get_device_context(device=None):
    """Returns the context of a device; None: of the default one."""
    name = _C._lazy._get_default_device_type() if device is None else str(device)
    with DeviceContext._lock:
        found = DeviceContext._contexts.get(name)
        if found is None:
            found = DeviceContext._contexts[name] = DeviceContext(name)
        return found
