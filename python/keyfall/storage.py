"""Storages: the memory of tensors. UntypedStorage, implemented in C, holds bytes; TypedStorage
views them as numbers of one dtype and is kept for programs and files that need it.
"""

import copy
import io
import operator
import os
import struct
import sys
import warnings
import weakref

from . import _C
from ._C import UntypedStorage
from ._loading import lazy_module as _lazy_module
from ._shared import device_methods

_serialization = _lazy_module("keyfall.serialization")
_legacy_archive = _lazy_module("keyfall._shared.legacy_archive")
_shared_memory = _lazy_module("keyfall.multiprocessing.shared_memory")
from ._utils import _storage_names

__all__ = ["TypedStorage", "UntypedStorage"]


_bool = bool  # where a class has a method of that name
_always_warn = _has_warned = False


def _warn_typed_storage_removal(stacklevel=1):
    """Warns, once in a process unless a program asks for more."""
    global _has_warned
    if _always_warn or not _has_warned:
        warnings.warn("TypedStorage is deprecated: use tensor.untyped_storage() instead of tensor.storage()",
                      UserWarning, stacklevel=stacklevel + 1)
        _has_warned = True


def _reset_warn_typed_storage_removal():
    global _has_warned
    _has_warned = False


def _get_always_warn_typed_storage_removal():
    return _always_warn


def _set_always_warn_typed_storage_removal(always_warn):
    global _always_warn
    _always_warn = bool(always_warn)


def _dtype_to_storage_type_map():
    """Returns {dtype: name of its storage class}."""
    return dict(_storage_names())


def _storage_type_to_dtype_map():
    return {name: dtype for dtype, name in _storage_names().items()}


def _load_from_bytes(b):
    """Returns what keyfall.save wrote to these bytes: pickles of storages call this."""
    found = _legacy_archive.storage_from_bytes(b)
    return found if found is not None else _serialization.load(io.BytesIO(b), weights_only=False)


def _rebuild_untyped_storage(content, device):
    """Rebuilds a pickled storage from its bytes, or for the meta device from their number."""
    if isinstance(content, int):
        return UntypedStorage(content, device=device)
    if _C._get_dispatch_mode(_C._TorchDispatchModeKey.FAKE) is not None:  # its tensors have no data
        return UntypedStorage(len(content), device="meta")
    storage = UntypedStorage(len(content))
    _as_tensor(storage, _C.uint8).copy_(_C.frombuffer(bytearray(content), dtype=_C.uint8)
                                        if content else _as_tensor(storage, _C.uint8))
    if device.type == "cpu":
        return storage
    return UntypedStorage(len(content), device=device).copy_(storage)


def _as_tensor(storage, dtype):
    """Returns all of a storage as a 1-D tensor that shares its memory."""
    count = storage.nbytes() // dtype.itemsize
    guard = _C._DisableTorchDispatch()  # hides memory access from modes
    try:
        tensor = _C._VariableFunctions.empty((0,), dtype=dtype, device=storage.device)
        return tensor.set_(storage, 0, (count,), (1,))
    finally:
        del guard


class TypedStorage:
    """Memory as numbers of one dtype. `TypedStorage(size, dtype=…)`, `TypedStorage(sequence,
    dtype=…)` or `TypedStorage(wrap_storage=untyped, dtype=…)`."""

    dtype = None
    is_sparse = is_hpu = False

    def __init__(self, *args, wrap_storage=None, dtype=None, device=None, _internal=False):
        self._check_arguments(args, wrap_storage, dtype, device)
        dtype = self.dtype if self.dtype is not None else dtype or _C.get_default_dtype()
        self.dtype = dtype
        if wrap_storage is not None:
            self._untyped_storage = wrap_storage
        elif not args or hasattr(args[0], "__index__"):
            size = operator.index(args[0]) if args else 0
            self._untyped_storage = UntypedStorage(size * dtype.itemsize, device=device)
        else:
            source = _C.tensor(list(args[0]), dtype=dtype, device=device)
            self._untyped_storage = source.untyped_storage()

    def _check_arguments(self, args, wrap_storage, dtype, device):
        name = type(self).__name__
        if self.dtype is not None and (dtype is not None or device is not None):
            given = "dtype" if dtype is not None else "device"
            raise RuntimeError(f"{name}(): '{given}' cannot be specified, only for TypedStorage")
        if dtype is not None and not isinstance(dtype, _C.dtype):
            raise TypeError(f"{name}(): Argument 'dtype' must be torch.dtype, not {type(dtype)}")
        if len(args) > 1:
            raise RuntimeError(f"{name}(): Too many positional arguments")
        if args and (isinstance(args[0], _C.TensorBase) or not hasattr(args[0], "__index__") and not hasattr(args[0], "__iter__")):
            raise TypeError(f"{name}(): Argument type not recognized: {type(args[0])}")
        if args and isinstance(args[0], str):
            raise TypeError(f"{name}(): invalid data type 'str'")
        if wrap_storage is None:
            return
        if args:
            raise RuntimeError(f"{name}(): No positional arguments should be given when using 'wrap_storage'")
        if self.dtype is None and dtype is None:
            raise RuntimeError(f"{name}(): Argument 'dtype' must be specified with 'wrap_storage'")
        if device is not None:
            raise RuntimeError(f"{name}(): Argument 'device' should not be specified with 'wrap_storage'")
        if not isinstance(wrap_storage, UntypedStorage):
            raise TypeError(f"{name}(): Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}")

    # ---- What it is ----

    _cdata = property(lambda self: self._untyped_storage._cdata)
    device = property(lambda self: self._untyped_storage.device, doc="The device of the memory.")

    @property
    def is_cuda(self):
        """True on CUDA devices."""
        return self.device.type == "cuda"

    @property
    def filename(self):
        """The file whose memory this is; None for other memory."""
        return self._untyped_storage.filename

    def untyped(self):
        """The storage as bytes."""
        return self._untyped_storage

    def nbytes(self):
        """Size in bytes."""
        return self._untyped_storage.nbytes()

    def element_size(self):
        """Bytes of one element."""
        return self.dtype.itemsize

    def size(self):
        """Number of elements."""
        return self.nbytes() // self.dtype.itemsize

    __len__ = size
    _size, _nbytes, _element_size = size, nbytes, element_size

    def data_ptr(self):
        """Address of the first element."""
        return self._untyped_storage.data_ptr()

    _data_ptr = data_ptr

    def is_pinned(self, device=None):
        """Whether a device reads the memory directly."""
        return self._untyped_storage.is_pinned(device)

    def pin_memory(self, device=None):
        """A copy in memory that a device reads directly; the storage itself if it is there."""
        return self._wrapped(self._untyped_storage.pin_memory(device))

    def is_shared(self):
        """True if processes share the memory."""
        return self._untyped_storage.is_shared()

    _is_shared = is_shared

    def share_memory_(self):
        """Moves the memory to where processes share it."""
        _shared_memory.share(self._untyped_storage)
        return self

    _share_memory_ = share_memory_
    _share_fd_cpu_ = lambda self: self._untyped_storage._share_fd_cpu_()
    _share_filename_cpu_ = lambda self: self._untyped_storage._share_filename_cpu_()
    _weak_ref = lambda self: self._untyped_storage._weak_ref()
    _free_weak_ref, _expired = staticmethod(UntypedStorage._free_weak_ref), staticmethod(UntypedStorage._expired)

    def _write_file(self, file, is_real_file, save_size, element_size):
        self._untyped_storage._write_file(file, is_real_file, save_size, element_size)

    def __sizeof__(self):
        return super().__sizeof__() + self.nbytes()

    def _new_shared(self, size, *, device=None):
        """A new storage of the same type in shared memory."""
        return self._wrapped(_shared_memory.new_storage(size * self.element_size()))

    def resizable(self):
        """True if resize_ works."""
        return self._untyped_storage.resizable()

    def get_device(self) -> int:
        """Index of the device."""
        return self._untyped_storage.get_device()

    def pickle_storage_type(self):
        """Name of this storage's class in files."""
        try:
            return _storage_names()[self.dtype]
        except KeyError:
            raise KeyError(f"dtype {self.dtype} is not recognized") from None

    _pickle_storage_type = pickle_storage_type

    # ---- Elements ----

    def _tensor(self):
        return _as_tensor(self._untyped_storage, self.dtype)

    def __getitem__(self, index):
        if isinstance(index, slice):
            raise RuntimeError("slices are only supported in UntypedStorage.__getitem__")
        if self.device.type == "meta":
            raise NotImplementedError("Not available for 'meta' device type")
        return self._tensor()[index].item()

    def __setitem__(self, index, value):
        if not isinstance(index, (int, slice)):
            raise RuntimeError(f"can't index a {type(self).__name__} with {type(index).__name__}")
        self._tensor()[index] = value

    _getitem, _setitem = __getitem__, __setitem__

    def __iter__(self):
        return iter(self.tolist())

    def tolist(self):
        """The elements as a list."""
        if self.device.type == "meta":
            raise NotImplementedError("Not available for 'meta' device type")
        return self._tensor().tolist()

    def fill_(self, value):
        """Sets every element."""
        if isinstance(value, TypedStorage):
            raise RuntimeError(f"cannot set item with {type(value)}")
        self._tensor().fill_(value)
        return self

    def copy_(self, source, non_blocking: _bool | None = None):
        """Copies the elements of a storage of the same size."""
        if isinstance(source, TypedStorage):
            self._tensor().copy_(source._tensor())
        else:
            self._untyped_storage.copy_(source)
        return self

    def resize_(self, size):
        """Changes the number of elements."""
        self._untyped_storage.resize_(size * self.dtype.itemsize)

    _resize_ = resize_

    # ---- Copies ----

    def _wrapped(self, untyped, dtype=None):
        dtype = dtype or self.dtype
        return TypedStorage(wrap_storage=untyped, dtype=dtype, _internal=True)

    def clone(self):
        """A copy."""
        return self._wrapped(self._untyped_storage.clone())

    __copy__ = clone

    def to(self, *, device, non_blocking=False):
        """A copy on a device, or the storage itself if it is there."""
        moved = self._untyped_storage.to(device=device, non_blocking=non_blocking)
        return self if moved is self._untyped_storage else self._wrapped(moved)

    def cpu(self):
        """A copy on the CPU, or the same memory if it is there already."""
        return self._wrapped(self._untyped_storage.cpu())

    def __deepcopy__(self, memo):
        return self._wrapped(copy.deepcopy(self._untyped_storage, memo))

    _deepcopy = __deepcopy__

    def __reduce__(self):
        if self.device.type != "cpu":
            return _rebuild_typed_storage, (self._untyped_storage, self.dtype)
        return _load_from_bytes, (_legacy_archive.storage_to_bytes(self),)  # PyTorch's form: each loads the other's

    def type(self, dtype=None, non_blocking=False):
        """Returns the name of the type, or converts the elements to another dtype."""
        if dtype is None:
            return "torch." + self.pickle_storage_type()
        if not isinstance(dtype, _C.dtype):
            dtype = dtype.dtype
        return self._to(dtype)

    def _to(self, dtype):
        return self._wrapped(self._tensor().to(dtype).untyped_storage(), dtype)

    def __eq__(self, other):
        if not isinstance(other, TypedStorage):
            return NotImplemented
        return self._cdata == other._cdata and self.dtype == other.dtype

    def __hash__(self):
        return hash((self._cdata, self.dtype))

    def __repr__(self):
        lines = "..." if self.device.type == "meta" else " " + "\n ".join(map(str, self))
        return (f"{lines}\n[torch.storage.TypedStorage(dtype={self.dtype}, device={self.device}) "
                f"of size {len(self)}]")

    @classmethod
    def from_buffer(cls, *args, dtype=None, **kwargs):
        """A copy of an object's bytes."""
        dtype = cls.dtype if cls.dtype is not None else dtype
        if dtype is None:
            raise TypeError("from_buffer() needs a dtype")
        untyped = UntypedStorage.from_buffer(*args, dtype=dtype, **kwargs)
        return TypedStorage(wrap_storage=untyped, dtype=dtype, _internal=True)

    @classmethod
    def from_file(cls, filename, shared=False, size=0):
        """The first `size` elements of a file as memory; with `shared`, writes go to the file."""
        if cls.dtype is None:
            raise RuntimeError("from_file can only be called on derived classes, such as FloatStorage")
        untyped = UntypedStorage.from_file(filename, shared, size * cls.dtype.itemsize)
        return cls(wrap_storage=untyped, _internal=True)


class _LegacyStorageMeta(type):
    """Typed storages are instances of the class of their dtype."""

    def __instancecheck__(cls, instance):
        return super().__instancecheck__(instance) or (
            isinstance(instance, TypedStorage) and cls._dtype is not None and instance.dtype is cls._dtype)


class _LegacyStorage(TypedStorage, metaclass=_LegacyStorageMeta):
    """Base of the classes of one dtype, such as FloatStorage."""

    _dtype = None

    def __new__(cls, *args, **kwargs):
        if cls is _LegacyStorage:
            raise RuntimeError("Only child classes of _LegacyStorage can be instantiated")
        return super().__new__(cls)


_held = weakref.WeakValueDictionary()


def _typed(untyped, dtype):
    """The typed storage of a tensor that is pickled: one object for each storage, as long as the pickler
    holds it, so that tensors that share memory still do when they are loaded."""
    key = untyped._cdata, dtype
    typed = _held.get(key)
    if typed is None:
        typed = _held[key] = _rebuild_typed_storage(untyped, dtype)
    return typed


def _rebuild_typed_storage(untyped, dtype):
    return TypedStorage(wrap_storage=untyped, dtype=dtype, _internal=True)


# ---- Additions to UntypedStorage -----------------------------------------------------------------


def _from_buffer(buffer, byte_order=None, count=-1, offset=0, *, dtype=None):
    """Returns a storage with a copy of an object's bytes: `count` elements of a dtype, starting at
    byte `offset`, in the byte order 'native', 'little' or 'big'."""
    if dtype is None:
        raise TypeError("from_buffer() needs a dtype")
    if byte_order not in ("native", "little", "big", None):
        raise ValueError(f"invalid byte_order {byte_order!r}: expected native, little or big")
    data = memoryview(buffer).cast("B")
    if offset < 0 or offset > len(data):
        raise ValueError(f"offset must be from 0 to the length of the buffer ({len(data)}), "
                         f"found {offset}")
    end = offset + count * dtype.itemsize if count >= 0 else len(data)
    if end > len(data) or (end - offset) % dtype.itemsize:
        raise ValueError(f"a buffer of {len(data)} bytes does not hold {count} elements of "
                         f"{dtype.itemsize} bytes from offset {offset} on")
    storage = _rebuild_untyped_storage(bytes(data[offset:end]), _C.device("cpu"))
    if byte_order not in ("native", None, sys.byteorder):
        storage.byteswap(dtype)
    return storage


def _from_file(filename, shared=False, nbytes=0):
    """Returns the first bytes of a file as memory; with `shared`, writes go to the file, which grows
    if it is too short."""
    mapped = _C._VariableFunctions.from_file(filename, shared, nbytes, dtype=_C.uint8)
    return mapped.untyped_storage()


def _filename(self):
    """The file that the memory is shared with: from_file(…, shared=True). None for other memory."""
    if self.device.type != "cpu" or not self.nbytes() or not os.path.exists("/proc/self/maps"):
        return None
    address = self._address()
    with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as maps:
        for line in maps:  # begin-end, rights, offset, device, inode, path
            fields = line.rstrip("\n").split(None, 5)
            begin, end = (int(number, 16) for number in fields[0].split("-"))
            if begin <= address < end:
                path = fields[5] if len(fields) == 6 and fields[1].endswith("s") else ""
                return path.removesuffix(" (deleted)") if path[:1] == "/" and not path.startswith(_ANONYMOUS) else None
    return None


_ANONYMOUS = "/dev/shm/", "/memfd:", "/dev/zero"  # shared memory without a file of the program's


def _byteswap(self, dtype):
    """Reverses the bytes of every element."""
    width = dtype.itemsize // 2 if dtype.is_complex else dtype.itemsize
    if width > 1 and self.nbytes():
        rows = _as_tensor(self, _C.uint8).reshape(-1, width)
        rows.copy_(rows.flip(1))


def _write_file(self, file, is_real_file, save_size, element_size):
    """Writes the bytes; with `save_size`, the number of elements before them."""
    content = self.cpu()._bytes()
    if save_size:
        file.write(struct.pack("<q", len(content) // element_size))
    file.write(content)
    file.flush()


def _new_with_file(file, element_size):
    """Reads what _write_file wrote."""
    (count,) = struct.unpack("<q", file.read(8))
    return _rebuild_untyped_storage(file.read(count * element_size), _C.device("cpu"))


def _to(self, *, device, non_blocking=False):
    """Returns a copy on a device, or the storage itself if it is there."""
    device = _C.device(device)
    if self.device.type == device.type and device.index in (None, self.device.index):
        return self
    return type(self)(self.nbytes(), device=device).copy_(self, non_blocking)


def _conversion(dtype):
    def convert(self):
        return TypedStorage(wrap_storage=self, dtype=_C.uint8, _internal=True)._to(dtype)

    convert.__doc__ = f"The bytes as a storage of {dtype}."
    return convert


UntypedStorage.byteswap, UntypedStorage.filename = _byteswap, property(_filename)
UntypedStorage._write_file, UntypedStorage._new_with_file = _write_file, staticmethod(_new_with_file)
UntypedStorage.is_shared = lambda self: _shared_memory.is_shared(self)
UntypedStorage.share_memory_ = lambda self: _shared_memory.share(self)
UntypedStorage._new_shared = classmethod(lambda cls, size, *, device="cpu": _shared_memory.new_storage(size))
UntypedStorage._share_fd_cpu_ = lambda self: _shared_memory.share_fd(self)
UntypedStorage._share_filename_cpu_ = lambda self: _shared_memory.share_name(self)
for _name in ("_new_shared_fd_cpu", "_new_shared_filename_cpu", "_new_using_fd_cpu", "_new_using_filename_cpu"):
    setattr(UntypedStorage, _name, staticmethod(
        lambda *handle, _name=_name: getattr(_shared_memory, _name.strip("_"))(*handle)))
device_methods.add_owner(TypedStorage, "storage", with_test=True)
UntypedStorage._to = _to
UntypedStorage._fix_weakref = lambda self: None  # an object that somebody holds is alive
UntypedStorage.new = lambda self: type(self)()
UntypedStorage.type = lambda self, dtype=None, non_blocking=False: (
    "torch.storage.UntypedStorage" if dtype is None else _conversion(dtype)(self))
for _row in _C._dtype_table():
    _name, _dtype = _row["method"], _row["dtype"]
    if _name is None:
        continue
    setattr(UntypedStorage, _name, _conversion(_dtype))
    setattr(TypedStorage, _name, lambda self, _dtype=_dtype: self._to(_dtype))


# ---- FloatStorage and similar classes ------------------------------------------------------------

_classes = {}


def _legacy_class(dtype):
    """Returns the storage class of one dtype, such as FloatStorage."""
    if dtype not in _classes:
        name = _storage_names().get(dtype)
        if name is None:
            raise KeyError(f"there is no class of storages for {dtype}")
        _classes[dtype] = _LegacyStorageMeta(name, (_LegacyStorage,), {
            "__module__": "keyfall", "__doc__": f"Memory as numbers of {dtype}.", "dtype": dtype, "_dtype": dtype})
    return _classes[dtype]


def __getattr__(name):
    if name == "Storage":  # the one of the default dtype
        return _legacy_class(_C.get_default_dtype())
    if name == "_storage_classes":
        return {UntypedStorage, TypedStorage, *map(_legacy_class, _storage_names())}
    if name == "_tensor_classes":
        return {value for value in vars(_C).values() if isinstance(value, _C.tensortype)}
    for dtype, known in _storage_names().items():
        if known == name:
            return _legacy_class(dtype)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


_C._set_typed_storage(TypedStorage)
