"""Modules for device types that the package has no kernels for: keyfall.cuda, xpu, mps.

is_available() is False, so programs continue on the CPU. Functions that are harmless without a
device do nothing; functions that need one raise NoDeviceError.
"""

from .. import _C

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


def _needing(module, kind, name, doc):
    def call(*args, **kwargs):
        _C._require_device(kind)
        raise NotImplementedError(f"{module}.{name} knows nothing of the {kind} devices that a "
                                  f"plug-in added")

    return _named(call, module, name, f"{doc} Raises: there is no device.")


def _harmless(module, name, doc, result):
    return _named(lambda *args, **kwargs: result, module, name, doc)


class _Placeholder:
    """A class that needs a device: creating an instance raises."""

    def __new__(cls, *args, **kwargs):
        _C._require_device(cls._kind)
        raise NotImplementedError(f"{cls.__module__}.{cls.__name__} is not part of this package")


def functions(module, kind, *, needs=(), harmless=(), without=()):
    """Returns {name: value}: the functions of a module for a device type, and its classes Stream
    and Event."""
    found = {name: _needing(module, kind, name, doc) for name, doc in {**NEEDS, **dict(needs)}.items()}
    for name, (doc, result) in {**HARMLESS, **dict(harmless)}.items():
        found[name] = _harmless(module, name, doc, result)
    for name in ("Stream", "Event"):
        found[name] = type(name, (_Placeholder,), {"__module__": module, "_kind": kind})
    return {name: value for name, value in found.items() if name not in without}
