"""Modules of devices: keyfall.npu for a device that a plug-in named npu.

A module is made of the device's table (include/keyfall/device.h) when it is first asked for; a device
author need not write one. `_register_device_module` puts another in its place.
"""

import sys
import types
from importlib import machinery

from .. import _C
from .._loading import load
from . import device_classes, device_methods

__all__ = ["DeviceModule", "forget", "module_of", "register", "spec_of"]

_OF_PYTORCH = frozenset({"cuda", "mps", "xpu"})  # modules that are there without the device

_registered = {}  # name of a device: the module that its author gave


class DeviceProperties(types.SimpleNamespace):
    """What a device is like: name, total_memory, free_memory, capabilities."""


class DeviceModule(types.ModuleType):
    """The functions of torch.cuda for one kind of device. `device` arguments may be None (the
    current device), an index, a text or a device."""

    def __init__(self, kind):
        super().__init__(f"keyfall.{kind}", f"Devices named {kind}.")
        self._kind = kind
        vars(self).update(device_classes.make(self.__name__, kind))
        self.__all__ = sorted(name for name in {*dir(DeviceModule), *vars(self)} if name[:1] != "_")

    def _device(self, device=None):
        return device_methods.device_of(self._kind, device)

    # ---- Which devices there are

    def is_available(self):
        """Returns whether there is at least one device."""
        return self.device_count() > 0

    def is_initialized(self):
        """True: a device is ready once its plug-in is loaded."""
        return True

    def init(self):
        """Does nothing: a device is ready once its plug-in is loaded."""

    def device_count(self):
        """Returns the number of devices."""
        return _C._device_count(self._kind)

    def current_device(self):
        """Returns the index of the current device."""
        return _C._device_current(self._kind)

    def set_device(self, device):
        """Makes a device the thread's current one. A negative index does nothing."""
        if not (isinstance(device, int) and device < 0):
            _C._device_set_current(self._device(device))

    def synchronize(self, device=None):
        """Waits until a device has done all work that was queued."""
        _C._device_synchronize(self._device(device))

    def get_device_name(self, device=None):
        """Returns the name of a device's model."""
        return _C._device_describe(self._device(device))["name"]

    def get_device_properties(self, device=None):
        """Returns what a device is like."""
        return DeviceProperties(**_C._device_describe(self._device(device)))

    # ---- Memory

    def memory_stats(self, device=None):
        """Returns statistics of a device's memory: bytes in tensors, bytes taken from the device,
        counts. The names are Keyfall's, and those of PyTorch's that programs read."""
        stats = _C._device_memory_stats(self._device(device))
        return {**stats, "allocated_bytes.all.current": stats["allocated"],
                "allocated_bytes.all.peak": stats["allocated_peak"],
                "allocation.all.current": stats["allocations"] - stats["frees"],
                "allocation.all.allocated": stats["allocations"],
                "allocation.all.freed": stats["frees"],
                "reserved_bytes.all.current": stats["held"],
                "reserved_bytes.all.peak": stats["held_peak"], "num_alloc_retries": stats["retries"]}

    def memory_allocated(self, device=None):
        """Returns the bytes in tensors."""
        return self.memory_stats(device)["allocated"]

    def max_memory_allocated(self, device=None):
        """Returns the most bytes in tensors since the peak was last reset."""
        return self.memory_stats(device)["allocated_peak"]

    def memory_reserved(self, device=None):
        """Returns the bytes taken from the device: in tensors, and kept for reuse."""
        return self.memory_stats(device)["held"]

    def max_memory_reserved(self, device=None):
        """Returns the most bytes taken from the device since the peak was last reset."""
        return self.memory_stats(device)["held_peak"]

    def reset_peak_memory_stats(self, device=None):
        """Sets the peaks to the present values."""
        _C._device_reset_peak_memory(self._device(device))

    def set_memory_limit(self, bytes, device=None):
        """Allocations that would take more than this from a device fail; 0: no limit."""
        _C._device_set_memory_limit(self._device(device), bytes)

    def empty_cache(self):
        """Gives memory that is kept for reuse back to the devices."""
        _C._device_empty_cache(self._kind)

    def mem_get_info(self, device=None):
        """Returns (free, total) bytes of a device."""
        about = _C._device_describe(self._device(device))
        return about["free_memory"], about["total_memory"]

    # ---- Order

    def current_stream(self, device=None):
        """Returns the stream that the thread's work on a device goes to."""
        return _C._current_stream(self._device(device))

    def default_stream(self, device=None):
        """Returns the stream that a device always has."""
        return _C._default_stream(self._device(device))

    def set_stream(self, stream):
        """Makes a stream and its device the thread's current ones; None does nothing."""
        if stream is not None:
            _C._set_stream(stream)

    # ---- Random numbers

    def _generator(self, device=None):
        device = self._device(device)
        index = self.current_device() if device.index is None else device.index
        return _C._default_generator(_C.device(self._kind, index))

    @property
    def default_generators(self):
        """Returns the default generators of all devices."""
        return tuple(self._generator(index) for index in range(self.device_count()))

    def manual_seed(self, seed):
        """Seeds the current device's generator."""
        self._generator().manual_seed(seed)

    def manual_seed_all(self, seed):
        """Seeds the generators of all devices."""
        for generator in self.default_generators:
            generator.manual_seed(seed)

    def seed(self):
        """Seeds the current device's generator from the system's entropy."""
        self._generator().seed()

    def seed_all(self):
        """Seeds the generators of all devices from the system's entropy."""
        for generator in self.default_generators:
            generator.seed()

    def initial_seed(self):
        """Returns the seed of the current device's generator."""
        return self._generator().initial_seed()

    def get_rng_state(self, device=None):
        """Returns the state of a device's generator."""
        return self._generator(device).get_state()

    def set_rng_state(self, new_state, device=None):
        """Sets the state of a device's generator."""
        self._generator(device).set_state(new_state)

    def get_rng_state_all(self):
        """Returns the states of all devices' generators."""
        return [generator.get_state() for generator in self.default_generators]

    def set_rng_state_all(self, new_states):
        """Sets the states of all devices' generators."""
        for index, state in enumerate(new_states):
            self.set_rng_state(state, index)

    # ---- What programs ask before they use half precision

    def is_bf16_supported(self, including_emulation=True):
        """True: what a device has no kernel for, the CPU computes."""
        return True

    def get_amp_supported_dtype(self):
        """Returns the types that autocast can use."""
        return [_C.float16, _C.bfloat16]

    def _is_in_bad_fork(self):
        return False


def module_of(kind):
    """Returns the module of a kind of device that is there, or None. Looks for plug-ins."""
    if kind in _registered:
        return _registered[kind]
    if not _C._is_added_device(kind):
        _C._discover_devices()
        if not _C._is_added_device(kind):
            forget(kind)  # if it was added by other means, and is gone
            return None
    name = f"keyfall.{kind}"
    if kind in _OF_PYTORCH:
        return load(name)
    if not isinstance(sys.modules.get(name), DeviceModule):
        device_methods.attach(kind)
        sys.modules[name] = DeviceModule(kind)
    return sys.modules[name]


def forget(kind):
    """A kind of device is gone: so is its module, wherever the import system keeps it."""
    for places, name in ((sys.modules, f"keyfall.{kind}"), (vars(sys.modules["keyfall"]), kind)):
        if isinstance(places.get(name), DeviceModule):
            del places[name]


class _Loader:
    """Gives the import system modules that exist already."""

    @staticmethod
    def create_module(spec):
        return module_of(spec.name.rpartition(".")[2])

    @staticmethod
    def exec_module(module):
        pass


def spec_of(name):
    """For `import keyfall.npu`."""
    kind = name.rpartition(".")[2]
    if module_of(kind) is None:
        return None
    return machinery.ModuleSpec(name, _Loader)


def register(kind, module):
    """Gives a kind of device a module of its author's: keyfall.<device>."""
    kind = _C.device(kind).type
    if kind in _registered:
        raise RuntimeError(f"The runtime module of '{kind}' has already been registered with "
                           f"'{_registered[kind]}'")
    _registered[kind] = module
    sys.modules[f"keyfall.{kind}"] = module
