"""The accelerator: the device type that a plug-in adds besides the CPU, if any."""

from . import _C

__all__ = ["current_accelerator", "device_count", "is_available"]


def current_accelerator(check_available=False):
    """Returns the accelerator's device without an index, or None."""
    return _C._accelerator()


def is_available():
    """True if there is an accelerator."""
    return _C._accelerator() is not None


def device_count():
    """Returns the number of the accelerator's devices, 0 if there is none."""
    if _C._accelerator() is None:
        return 0
    raise NotImplementedError("keyfall does not count the devices of plug-ins")


def _needs_one(name, doc):
    def call(*args, **kwargs):
        _C.device(0)  # raises without an accelerator
        raise NotImplementedError(f"keyfall.accelerator.{name} knows nothing of the devices that a "
                                  f"plug-in added")

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"{doc} Raises where there is no accelerator."
    return call


for _name, _doc in {
    "current_device_index": "The number of the chosen device.",
    "current_stream": "The stream that work goes to.",
    "empty_cache": "Gives memory back.",
    "set_device_index": "Chooses a device.",
    "synchronize": "Waits for a device.",
}.items():
    globals()[_name] = _needs_one(_name, _doc)
    __all__.append(_name)
