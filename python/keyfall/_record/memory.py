"""The bytes behind tensors, for recording and replaying: reading and filling storages on any device."""

import hashlib

from .. import _C
from .._loading import load
from ..storage import _as_tensor
from .file_format import HASH_SIZE

_functions = _C._VariableFunctions


def digest_of(content):
    """The hash of bytes that recordings use."""
    return hashlib.blake2b(content, digest_size=HASH_SIZE).digest()


def _flat_bytes(tensor):
    """The memory of a contiguous CPU tensor of uint8; keeps it alive."""
    return memoryview(tensor).cast("B") if tensor.numel() else b""


def storage_bytes(storage):
    """The content of a storage, as it is now."""
    whole = _as_tensor(storage, _C.uint8)
    return _flat_bytes(whole if storage.device.type == "cpu" else whole.cpu())


def element_bytes(tensor):
    """The elements of a tensor in order, without lazy conjugation or negation."""
    plain = tensor.detach().cpu().resolve_conj().resolve_neg().contiguous().reshape(-1)
    return _flat_bytes(plain.view(_C.uint8)) if plain.numel() else b""


def new_storage(size, device, content=None):
    """A storage on a device, with a content or not initialized."""
    storage = _C.UntypedStorage(size, device=device)
    if content is not None and size and storage.device.type != "meta":
        source = _C.frombuffer(bytearray(content), dtype=_C.uint8)
        _as_tensor(storage, _C.uint8).copy_(source)
    return storage


def tensor_over(storage, info):
    """The tensor that a TensorInfo describes, in this storage."""
    tensor = _functions.empty((0,), dtype=info.dtype, device=storage.device)
    tensor = tensor.set_(storage, info.offset, info.size, info.stride)
    if info.conj:
        tensor = tensor._conj()
    return tensor._neg_view() if info.neg else tensor


def default_generator(device):
    """The generator that operators on a device use by default; None when it has none."""
    if device.type == "cpu":
        return _C.default_generator
    found = getattr(getattr(load("keyfall"), device.type, None), "default_generators", None)
    index = device.index or 0
    return found[index] if found is not None and index < len(found) else None
