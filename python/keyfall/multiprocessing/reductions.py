"""How tensors and storages are sent to other processes: by handles of their shared memory."""

from multiprocessing import reduction

import keyfall

from .._late import tensor_state
from ..nn.parameter import Parameter
from ..sparse import creation
from . import shared_memory

__all__ = ["init_reductions", "reduce_storage", "reduce_tensor"]


class StorageWeakRef:
    """A reference to a storage that does not keep it alive. References to the same storage are equal."""

    __slots__ = ["_free_weak_ref", "cdata"]

    def __init__(self, storage):
        self.cdata = storage._weak_ref()
        self._free_weak_ref = keyfall.UntypedStorage._free_weak_ref  # the module may be gone at exit

    def expired(self):
        """Whether the storage is gone."""
        return keyfall.UntypedStorage._expired(self.cdata)

    def __del__(self):
        if hasattr(self, "_free_weak_ref"):  # not if __init__ failed
            self._free_weak_ref(self.cdata)

    def __hash__(self):
        return self.cdata

    def __eq__(self, other):
        return isinstance(other, StorageWeakRef) and self.cdata == other.cdata


def rebuild_storage(handle, nbytes):
    """The storage of a handle."""
    return shared_memory.opened(handle, nbytes)


def rebuild_empty(nbytes=0):
    """A storage without memory."""
    return keyfall.UntypedStorage(nbytes)


def reduce_storage(storage):
    """Sends a storage; moves it to shared memory if it is not there."""
    if storage.device.type != "cpu":
        raise RuntimeError(f"a storage on {storage.device} cannot be shared between processes")
    if not storage.nbytes():
        return rebuild_empty, ()
    shared_memory.share(storage)
    return rebuild_storage, (shared_memory.handle_of(storage), storage.nbytes())


def reduce_typed_storage(storage):
    """Sends a typed storage by its bytes."""
    return keyfall.storage._rebuild_typed_storage, (storage.untyped(), storage.dtype)


def rebuild_tensor(cls, storage, dtype, offset, size, stride, requires_grad, state):
    """A tensor of a storage."""
    tensor = keyfall.empty(0, dtype=dtype)
    tensor.set_(storage, offset, size, stride)
    if issubclass(cls, Parameter):
        return cls(tensor, requires_grad=requires_grad)
    if cls is not keyfall.Tensor:
        tensor = tensor.as_subclass(cls)
    tensor.requires_grad_(requires_grad)
    return tensor if state is None else keyfall._utils._set_object_state(tensor, state)


def rebuild_sparse(layout, data, requires_grad):
    """A sparse tensor of its parts."""
    return creation.rebuild(layout, data).requires_grad_(requires_grad)


def _reduce_sparse(tensor):
    """Sends a sparse tensor by its parts."""
    _, (layout, data) = tensor.detach().__reduce_ex__(2)
    return rebuild_sparse, (layout, data, tensor.requires_grad)


def reduce_tensor(tensor):
    """Sends a tensor with its storage."""
    if tensor.requires_grad and not tensor.is_leaf:
        raise RuntimeError("Cowardly refusing to serialize non-leaf tensor which requires_grad, since autograd "
                           "does not support crossing process boundaries.  If you just want to transfer the "
                           "data, call detach() on the tensor before serializing (e.g., putting it on the "
                           "queue).")
    if tensor.layout is not keyfall.strided:
        return _reduce_sparse(tensor)
    if tensor.device.type != "cpu" or tensor.is_conj() or tensor.is_neg():
        return tensor.__reduce_ex__(2)
    return rebuild_tensor, (type(tensor), tensor.untyped_storage(), tensor.dtype, tensor.storage_offset(),
                            tuple(tensor.size()), tensor.stride(), tensor.requires_grad,
                            tensor_state._object_state(tensor))


def init_reductions():
    """Registers tensors and storages with multiprocessing's pickler."""
    for kind in (keyfall.Tensor, Parameter):
        reduction.ForkingPickler.register(kind, reduce_tensor)
    reduction.ForkingPickler.register(keyfall.UntypedStorage, reduce_storage)
    for kind in (keyfall.TypedStorage, *map(keyfall.storage._legacy_class, keyfall._utils._storage_names())):
        reduction.ForkingPickler.register(kind, reduce_typed_storage)
