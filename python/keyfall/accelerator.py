"""The accelerator: the device type that a plug-in adds besides the CPU, if any."""

from . import _C
from ._loading import lazy_module as _lazy_module

_modules = _lazy_module("keyfall._shared.device_modules")
__path__ = []

__all__ = ["current_accelerator", "current_device_idx", "current_device_index", "current_stream",
           "device_count", "device_index", "empty_cache", "get_device_capability", "get_memory_info",
           "is_available", "max_memory_allocated", "max_memory_reserved", "memory_allocated",
           "memory_reserved", "memory_stats", "reset_peak_memory_stats", "set_device_idx",
           "set_device_index", "set_stream", "synchronize"]  # fmt: skip


def current_accelerator(check_available=False):
    """Returns the accelerator's device without an index, or None. With `check_available`, returns None
    also if its hardware is missing."""
    _C._discover_devices()
    found = _C._accelerator()
    if found is not None and check_available and _C._device_count(found) == 0:
        return None
    return found


def is_available():
    """True if there is an accelerator with at least one device."""
    return current_accelerator(check_available=True) is not None


def device_count():
    """Returns the number of the accelerator's devices, 0 if there is none."""
    found = current_accelerator()
    return 0 if found is None else _C._device_count(found)


def _device(given=None):
    """Returns a device of the accelerator: the current one for None, else by index or name."""
    if given is None:
        found = current_accelerator()
        return _C.device(0) if found is None else found  # device(0) raises
    device = _C.device(given)
    found = current_accelerator()
    if found is None or device.type != found.type:
        raise ValueError(f"{device.type} doesn't match the current accelerator {found}.")
    return device


def _module():
    return _modules.module_of(_device().type)


def current_device_index():
    """Returns the index of the current device."""
    return _C._device_current(_device())


def set_device_index(device, /):
    """Makes a device the thread's current one. A negative index does nothing."""
    if not (isinstance(device, int) and device < 0):
        _C._device_set_current(_device(device))


current_device_idx, set_device_idx = current_device_index, set_device_index


class device_index:
    """A block in which a device is the current one; None changes nothing."""

    def __init__(self, device, /):
        self.idx = device
        self._before = []

    def __enter__(self):
        if self.idx is not None:
            self._before.append(current_device_index())
            set_device_index(self.idx)

    def __exit__(self, *exception):
        if self.idx is not None:
            set_device_index(self._before.pop())
        return False


def synchronize(device=None, /):
    """Waits until a device has done all work that was queued."""
    _C._device_synchronize(_device(device))


def current_stream(device=None, /):
    """Returns the stream that the thread's work on a device goes to."""
    return _C._current_stream(_device(device))


def set_stream(stream):
    """Makes a stream and its device the thread's current ones."""
    _C._set_stream(stream)


def get_device_capability(device=None, /):
    """Returns what a device says about itself: name, memory, capabilities."""
    return _C._device_describe(_device(device))


# ---- Memory -------------------------------------------------------------------------------------


def empty_cache():
    """Gives memory that is kept for reuse back to the devices."""
    _C._device_empty_cache(_device())


def memory_stats(device=None, /):
    """Returns statistics of a device's memory."""
    return _module().memory_stats(_device(device))


def memory_allocated(device=None, /):
    """Returns the bytes in tensors."""
    return memory_stats(device)["allocated"]


def max_memory_allocated(device=None, /):
    """Returns the most bytes in tensors since the peak was last reset."""
    return memory_stats(device)["allocated_peak"]


def memory_reserved(device=None, /):
    """Returns the bytes taken from the device: in tensors, and kept for reuse."""
    return memory_stats(device)["held"]


def max_memory_reserved(device=None, /):
    """Returns the most bytes taken from the device since the peak was last reset."""
    return memory_stats(device)["held_peak"]


def reset_peak_memory_stats(device=None, /):
    """Sets the peaks to the present values."""
    _C._device_reset_peak_memory(_device(device))


def get_memory_info(device=None, /):
    """Returns (free, total) bytes of a device."""
    about = _C._device_describe(_device(device))
    return about["free_memory"], about["total_memory"]
