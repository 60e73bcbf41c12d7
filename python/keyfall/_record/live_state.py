"""The state of a replay: the devices, storages and generators that stand for the recorded ones."""

from .. import _C
from . import memory
from .values import DeviceInfo, GeneratorInfo, TensorInfo


class Skip(Exception):
    """The call cannot be replayed; the text says why."""


def device_names(value):
    """The devices of the tensors, generators and device arguments in a value."""
    if isinstance(value, (TensorInfo, GeneratorInfo)):
        yield value.device
    elif isinstance(value, DeviceInfo):
        yield value.name
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from device_names(item)


def _type_of(name):
    return name.partition(":")[0]


class Devices:
    """Which device stands for which recorded one."""

    def __init__(self, target, recorded):
        self._target = None if target is None else str(_C.device(target))
        others = any(_type_of(name) not in ("cpu", "meta") for name in recorded)
        self._kept = ("cpu", "meta") if others else ("meta",)

    def find(self, name):
        if self._target is not None and _type_of(name) not in self._kept:
            name = self._target
        try:
            return _C.device(name)
        except RuntimeError as error:
            raise Skip(f"device {name[:80]!r}: {error}") from None

    def moves(self, name):
        """Does a device of another type stand for this one?"""
        return self.find(name).type != _type_of(name)


def _is_on(storage, device):
    return storage.device.type == device.type and device.index in (None, storage.device.index)


class Storages:
    """The storages of a replay. In a chain, they hold what the replayed operators computed; otherwise,
    each call finds in them what the recording says."""

    def __init__(self, recording, devices, chain):
        self._recording, self._devices, self._chain = recording, devices, chain
        self._recorded = {}  # number: the latest Data
        self._live = {}  # number: (storage, hash of the recorded content that it has or None)

    def record(self, data, external):
        """Takes note of a recorded content; `external`: no recorded operator has made it."""
        self._recorded[data.storage] = data
        if self._chain and external:
            self._live.pop(data.storage, None)

    def of(self, info):
        """The storage of a recorded tensor, with the content that it must have before a call."""
        data = self._recorded.get(info.storage)
        storage, digest = self._live.get(info.storage, (None, None))
        device = self._devices.find(info.device)
        if storage is not None and storage.nbytes() >= info.storage_size and _is_on(storage, device) \
                and (self._chain or data is None or digest == data.digest):
            return storage
        if device.type == "meta" or not info.storage_size:
            return self._keep(info, memory.new_storage(info.storage_size, device), None)
        if data is None or data.position is None or data.size != info.storage_size:
            raise Skip(f"the recording does not have the values of {info!r}")
        content = self._recording.content(data)
        return self._keep(info, memory.new_storage(data.size, device, content), data.digest)

    def _keep(self, info, storage, digest):
        self._live[info.storage] = storage, digest
        return storage

    def is_same(self, info, tensor):
        """Is the tensor in the storage that stands for the recorded one?"""
        storage, _ = self._live.get(info.storage, (None, None))
        return storage is not None and storage._cdata == tensor.untyped_storage()._cdata

    def shared_with(self, tensor, infos):
        """The first of the recorded tensors whose storage the tensor is in, or None."""
        return next((info for info in infos if self.is_same(info, tensor)), None)

    def expected(self, info):
        """A recorded result as a CPU tensor; None when the recording does not have its elements."""
        data = self._recorded.get(info.storage)
        if not info.storage_size:
            return memory.tensor_over(memory.new_storage(0, "cpu"), info)
        if data is None or data.position is None or data.size != info.storage_size:
            return None
        return memory.tensor_over(memory.new_storage(data.size, "cpu", self._recording.content(data)), info)

    def written(self, info):
        """The storage no longer has the content that was loaded."""
        if not self._chain and info.storage in self._live:
            self._live[info.storage] = self._live[info.storage][0], None

    def forget(self, info):
        self._live.pop(info.storage, None)

    def adopt(self, info, tensor):
        """In a chain: the tensor is the recorded one from now on."""
        if not self._chain or self.is_same(info, tensor) or info.device == "meta":
            return
        storage = tensor.untyped_storage()
        layout = tensor.stride(), tensor.storage_offset(), tensor.is_conj(), tensor.is_neg()
        if layout != (info.stride, info.offset, info.conj, info.neg) or storage.nbytes() < info.storage_size:
            storage = memory.new_storage(info.storage_size, tensor.device)
            memory.tensor_over(storage, info).copy_(tensor)
        self._keep(info, storage, None)


class Generators:
    """Sets generators to recorded states; restores the default ones at the end."""

    def __init__(self, devices):
        self._devices, self._saved = devices, {}

    def make(self, info):
        device = self._devices.find(info.device)
        generator = memory.default_generator(device) if info.default else _C.Generator(device=device)
        if generator is None:
            raise ValueError(f"device {device} has no default generator")
        if info.default and str(device) not in self._saved:
            self._saved[str(device)] = generator, generator.get_state()
        generator.set_state(_C.frombuffer(bytearray(info.state), dtype=_C.uint8))
        return generator

    def restore(self):
        for generator, state in self._saved.values():
            generator.set_state(state)
