"""Modules for device types that the package has no kernels for: keyfall.cuda, xpu, mps.

is_available() is False, and programs continue on the CPU. Functions that are harmless without a device
do nothing; functions that need one raise NoDeviceError. When a plug-in has taken the name, they are
the functions of that device.
"""

from .. import _C
from . import device_classes
from .device_modules import DeviceModule

# Functions that need a device: {name: docstring}.
NEEDS = {
    "current_device": "The number of the chosen device.",
    "current_stream": "The stream that work goes to.",
    "get_device_capability": "The version of a device's instructions.",
    "get_device_name": "The name of a device.",
    "get_device_properties": "What a device is like.",
    "get_rng_state": "The state of a device's generator.",
    "init": "Starts using the devices.",
    "initial_seed": "The seed of a device's generator.",
    "mem_get_info": "Free and total memory of a device.",
    "set_device": "Chooses a device.",
    "set_rng_state": "Sets the state of a device's generator.",
    "synchronize": "Waits for a device.",
}

# Harmless functions: {name: (docstring, result)}.
HARMLESS = {
    "device_count": ("How many devices there are: 0.", 0),
    "empty_cache": ("Gives memory back: does nothing.", None),
    "is_available": ("False: keyfall has no kernels for these devices.", False),
    "is_initialized": ("False.", False),
    "manual_seed": ("Seeds the generator of the chosen device: does nothing.", None),
    "manual_seed_all": ("Seeds the generators of all devices: does nothing.", None),
    "max_memory_allocated": ("Most bytes in tensors so far: 0.", 0),
    "max_memory_reserved": ("Most bytes taken from devices so far: 0.", 0),
    "memory_allocated": ("Bytes in tensors: 0.", 0),
    "memory_reserved": ("Bytes taken from devices: 0.", 0),
    "reset_peak_memory_stats": ("Starts the statistics again: does nothing.", None),
    "seed": ("Seeds the generator of the chosen device: does nothing.", None),
    "seed_all": ("Seeds the generators of all devices: does nothing.", None),
}


def _named(call, module, name, doc):
    call.__name__ = call.__qualname__ = name
    call.__doc__, call.__module__ = doc, module
    return call


_live = {}  # name of a device: the module that has its functions while it is there


def live(kind):
    """Returns the functions of a device that a plug-in added; None where none did."""
    _C._discover_devices()
    if not _C._is_added_device(kind):
        return None
    if kind not in _live:
        _live[kind] = DeviceModule(kind)
    return _live[kind]


def _needing(module, kind, name, doc):
    def call(*args, **kwargs):
        functions = live(kind)
        if functions is None:
            _C._require_device(kind)
        found = getattr(functions, name, None)
        if found is None:
            raise NotImplementedError(f"{module}.{name} is not known of {kind} devices that a "
                                      f"plug-in added")
        return found(*args, **kwargs)

    return _named(call, module, name, f"{doc} Raises where there is no device.")


def _harmless(module, kind, name, doc, result):
    def call(*args, **kwargs):
        found = getattr(live(kind), name, None)
        return result if found is None else found(*args, **kwargs)

    return _named(call, module, name, doc)


def _missing(module, kind):
    def __getattr__(name):
        if name[:2] != "__":
            found = getattr(live(kind), name, None)
            if found is not None:
                return found
        raise AttributeError(f"module {module!r} has no attribute {name!r}")

    return __getattr__


def functions(module, kind, *, needs=(), harmless=(), without=()):
    """Returns {name: value}: the functions of a module for a device type, and its classes Stream
    and Event."""
    found = {name: _needing(module, kind, name, doc) for name, doc in {**NEEDS, **dict(needs)}.items()}
    for name, (doc, result) in {**HARMLESS, **dict(harmless)}.items():
        found[name] = _harmless(module, kind, name, doc, result)
    found.update(device_classes.make(module, kind), __getattr__=_missing(module, kind))
    return {name: value for name, value in found.items() if name not in without}
