"""The device under test, opened: what every check gets."""

import contextlib
import importlib.util
import os
import pathlib
import sys

import keyfall

from .. import _C, devices, fallback
from .expectations import Expectations


def _load_python_file(path):
    """The module stays in sys.modules, with whatever keeps its registrations alive."""
    name = f"keyfall_plugin_{pathlib.Path(path).stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])


def _load_library(path):
    if path not in devices.plugins().values():
        devices.load_plugin(path)


def load_plugin(path):
    """A shared library with kf_plugin_init, or a Python file or module that registers a device."""
    if path.endswith(".py"):
        _load_python_file(path)
    elif os.sep in path or path.endswith((".so", ".dylib")):
        _load_library(os.path.abspath(path))
    else:
        importlib.import_module(path)


class Context:
    def __init__(self, device, plugins=(), expectations=None):
        self.plugins = list(plugins)
        for path in plugins:
            load_plugin(path)
        self.device = keyfall.empty(0, device=device).device
        self.key = _C._dispatch_key_for_device(self.device.type)
        self.expectations = expectations or Expectations()

    def at(self, index):
        """The device with another index."""
        return keyfall.device(self.device.type, index)

    @property
    def has_memory(self):
        return self.device.type != "meta"

    @property
    def owns_memory(self):
        """Whether the device allocates. Lazy tensors have their memory on the device that computes."""
        return self.device.type not in ("cpu", "meta", "lazy")

    def settle(self):
        """Waits until the device is idle."""
        if self.device.type not in ("cpu", "meta"):
            _C._device_synchronize(self.device)

    def settled(self, function, *args):
        """What a function gives once the device is idle: errors of work that it queued are its own."""
        try:
            result = function(*args)  # alive meanwhile: nobody needs to compute what nobody has
        finally:
            self.settle()
        return result

    @contextlib.contextmanager
    def bill(self):
        """The operators that fall back inside of the scope, full name → calls, when it ends."""
        counted = {}
        with fallback.bill() as found:
            yield counted
        for entry in found:
            counted[entry.op] = counted.get(entry.op, 0) + entry.calls
