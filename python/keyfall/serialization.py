"""save() and load() for PyTorch's file format.

A file is a zip archive of uncompressed records: `data.pkl`, a pickle of the object in which
storages are names; `data/<name>`, their bytes; and a few records about the format. Classes and
functions of this package are written under PyTorch's names and mapped back on loading.
"""

import io
import os
import pickle
import struct
import sys
import threading
import warnings
import zipfile
from collections import Counter, OrderedDict
from types import FunctionType
from typing import Any, Callable, Dict, Optional, Union

from . import _C, _utils, storage as _storage
from ._C import UntypedStorage
from ._loading import lazy_module as _lazy_module

_nn = _lazy_module("keyfall.nn")
_legacy = _lazy_module("keyfall._shared.legacy_archive")
_settings = _lazy_module("keyfall._shared.load_settings")
_tensor_state = _lazy_module("keyfall._late.tensor_state")
pickletools = _lazy_module("pickletools")

__all__ = ["add_safe_globals", "clear_safe_globals", "get_safe_globals", "load", "safe_globals",
           "save", "skip_data"]

# What map_location can be, for annotations of programs.
MAP_LOCATION = Optional[Union[Callable[[Any, str], Any], _C.device, str, Dict[str, str]]]

_ALIGNMENT = 64
_ELEMENT_ALIGNMENT = 16  # bytes: no element needs more
_PIECE = 1 << 24  # bytes that are copied at a time
DEFAULT_PROTOCOL = 2
_FORMAT = {"version": b"3\n", ".format_version": b"1", ".storage_alignment": b"64"}


def _get_layout(name):
    """Returns the layout with this name, "torch.strided", as files contain it."""
    for layout in vars(_C).values():
        if isinstance(layout, _C.layout) and str(layout) == name:
            return layout
    raise pickle.UnpicklingError(f"there is no layout {name!r}")


# ---- Names ---------------------------------------------------------------------------------------


def _to_torch(module):
    """Returns PyTorch's name of a module of this package; other names unchanged."""
    if module == "keyfall" or module.startswith("keyfall."):
        return "torch" + module[len("keyfall"):]
    return module


def _from_torch(module):
    if module == "torch" or module.startswith("torch."):
        return "keyfall" + module[len("torch"):]
    return module


# ---- Saving --------------------------------------------------------------------------------------


class _Pickler(pickle._Pickler):
    """Writes PyTorch's names and collects storages separately."""

    dispatch = dict(pickle._Pickler.dispatch)

    def __init__(self, file, protocol):
        super().__init__(file, protocol)
        self.storages = {}  # by address: (name, storage)
        self.dtypes = {}  # by address, too

    def persistent_id(self, obj):
        if isinstance(obj, _storage.TypedStorage):
            kind, count = _storage._legacy_class(obj.dtype), obj.size()
        elif isinstance(obj, UntypedStorage):
            kind, count = UntypedStorage, obj.nbytes()
        else:
            return None
        untyped = obj.untyped()
        self.check_dtype(untyped, obj.dtype if obj is not untyped else _C.uint8)
        name, _ = self.storages.setdefault(untyped._cdata, (str(len(self.storages)), untyped))
        device = _serialization_tls.fake_devices.get(untyped._cdata, untyped.device)
        return "storage", kind, name, str(device), count

    def check_dtype(self, untyped, dtype):
        """A file has one type for each storage, by which bytes are swapped."""
        if not untyped.nbytes() or untyped.device.type == "meta":
            return
        if self.dtypes.setdefault(untyped._cdata, dtype) != dtype:
            raise RuntimeError("Cannot save multiple tensors or storages that view the same data as different types")

    def save_global(self, obj, name=None):
        if name is None:
            name = getattr(obj, "__qualname__", None) or obj.__name__
        module = pickle.whichmodule(obj, name)
        renamed = _to_torch(module)
        if renamed == module or "." in name:
            return super().save_global(obj, name)
        self.write(pickle.GLOBAL + f"{renamed}\n{name}\n".encode("utf-8"))
        self.memoize(obj)

    def save_type(self, obj):
        if obj in (type(None), type(NotImplemented), type(...)):
            return super().save_type(obj)
        return self.save_global(obj)

    def save_layout(self, obj):
        self.save_reduce(_get_layout, (str(obj),), obj=obj)

    def save_tensor_class(self, obj):
        self.write(pickle.GLOBAL + f"torch\n{obj.__name__}\n".encode())
        self.memoize(obj)

    dispatch[FunctionType] = save_global
    dispatch[_C.tensortype] = save_tensor_class
    dispatch[type] = save_type
    dispatch[_C.layout] = save_layout


class _Writer:
    """A zip archive whose records begin at multiples of 64 bytes."""

    def __init__(self, file, folder):
        self.zip = zipfile.ZipFile(file, "w", zipfile.ZIP_STORED, allowZip64=True)
        self.folder = folder

    def add(self, name, data):
        info = zipfile.ZipInfo(f"{self.folder}/{name}")
        begin = self.zip.fp.tell() + 30 + len(info.filename.encode("utf-8")) + 4
        padding = -begin % _ALIGNMENT
        info.extra = b"FB" + padding.to_bytes(2, "little") + b"Z" * padding
        info.file_size = len(data)
        with self.zip.open(info, "w") as record:
            for part in _parts(data):
                record.write(part if isinstance(part, bytes) else part._bytes())


def _parts(data):
    """Pieces of bytes or of a storage, over the same memory: a second copy of a large one may not fit in memory."""
    return (data[at:at + _PIECE] for at in range(0, len(data), _PIECE))


def _open(file, mode):
    """Returns a file object and whether to close it; for writing also the archive's folder."""
    if isinstance(file, (str, os.PathLike)):
        parent = os.path.dirname(os.fspath(file))
        if "w" in mode and parent and not os.path.isdir(parent):
            raise RuntimeError(f"Parent directory {os.fsdecode(parent)} does not exist.")
        folder = os.path.splitext(os.path.basename(os.fspath(file)))[0]
        return open(file, mode), True, str(folder) or "archive"
    for method in ("write",) if "w" in mode else ("read", "seek", "tell"):
        if not hasattr(file, method):
            hint = ("You can only torch.load from a file that is seekable. Please pre-load the data into a buffer like "
                    "io.BytesIO and try to load from it instead." if method in ("seek", "tell") else
                    "Expected a path or a file opened in binary mode")
            raise AttributeError(f"{type(file).__name__!r} object has no attribute {method!r}. {hint}")
    return file, False, "archive"


def save(obj: object, f, pickle_module=pickle, pickle_protocol: int = DEFAULT_PROTOCOL,
         _use_new_zipfile_serialization: bool = True,
         _disable_byteorder_record: bool = False) -> None:
    """Writes an object to a file that PyTorch's load() can also read.

    `f` is a path or a file opened for writing in binary mode.

    >>> import tempfile
    >>> path = tempfile.mkdtemp() + '/file'
    >>> keyfall.save(keyfall.tensor([1, 2]), path)
    >>> keyfall.load(path)
    tensor([1, 2])
    """
    if not _use_new_zipfile_serialization:
        _save_legacy(obj, f, pickle_protocol)
        return
    buffer = io.BytesIO()
    pickler = _Pickler(buffer, pickle_protocol)
    pickler.dump(obj)
    file, own, folder = _open(f, "wb")
    try:
        writer = _Writer(file, folder)
        with writer.zip:
            writer.add("data.pkl", buffer.getvalue())
            for name in (".format_version", ".storage_alignment"):
                writer.add(name, _FORMAT[name])
            if not _disable_byteorder_record:
                writer.add("byteorder", sys.byteorder.encode())
            for name, untyped in pickler.storages.values():
                writer.add(f"data/{name}", bytes(untyped.nbytes()) if _serialization_tls.skip_data else untyped.cpu())
            writer.add("version", _FORMAT["version"])
    finally:
        _end(file, own)


def _end(file, own):
    """Closes a file that was opened here. Another one may be read under its name next."""
    if own:
        file.close()
    elif hasattr(file, "flush"):
        file.flush()


class _FakeStorage(UntypedStorage):
    """The storage of fake tensors that are loaded: only subclasses of storages have attributes."""


class _Skipping(threading.local):
    """Whether save() of this thread leaves bytes of tensors out, and devices of fake tensors by their storage."""

    skip_data = materialize_fake_tensors = False
    fake_devices = {}


_serialization_tls = _Skipping()


class skip_data:
    """Context in which save() writes zeros in place of the bytes of tensors, to be filled in later. With
    `materialize_fake_tensors`, it also takes fake tensors, which load() makes plain ones."""

    def __init__(self, materialize_fake_tensors: bool = False):
        self.settings = {"skip_data": True, "materialize_fake_tensors": materialize_fake_tensors, "fake_devices": {}}

    def __enter__(self):
        self.before = {name: getattr(_serialization_tls, name) for name in self.settings}
        vars(_serialization_tls).update(self.settings)

    def __exit__(self, *error):
        vars(_serialization_tls).update(self.before)


def _save_legacy(obj, f, protocol):
    """Writes the format before PyTorch 1.6."""
    file, own, _ = _open(f, "wb")
    try:
        _legacy.write(obj, file, _Pickler, protocol)
    finally:
        _end(file, own)


# ---- Names allowed in files ----------------------------------------------------------------------


class _StorageKind:
    """FloatStorage and similar classes as a file names them: a dtype, not callable."""

    def __init__(self, dtype):
        self.dtype = dtype


def _decode_bytes(text, encoding):
    """Decodes bytes, which pickles of protocol 2 contain as text."""
    if encoding not in ("latin1", "latin-1") or not isinstance(text, str):
        raise pickle.UnpicklingError(f"bytes of a file must be latin1 text, not {encoding!r}")
    return text.encode("latin1")


def _bytes():
    """Returns b"", for which pickles of protocol 2 call bytes()."""
    return b""


def _bytearray(text="", encoding="latin-1"):
    """Returns a bytearray, which they contain as text or bytes; does not accept a size."""
    return bytearray(text if type(text) is bytes else _decode_bytes(text, encoding))


class _TensorClass:
    """A tensor class that any file may name, but not call: the class itself would create tensors of
    any size that the file asks for."""

    def __init__(self, cls):
        self.cls = cls

    def __repr__(self):
        return f"<{self.cls.__name__}, named by a file that was loaded with weights_only=True>"


def _rebuild_from_type(func, new_type, args, state):
    """_rebuild_from_type_v2 for a class that the file names."""
    cls = new_type.cls if isinstance(new_type, _TensorClass) else new_type
    return _tensor_state._rebuild_from_type_v2(func, cls, args, state)


_safe = {}  # by module and name: allowed by users


def _full_name(obj):
    if isinstance(obj, tuple):
        obj, name = obj
        module, _, name = name.rpartition(".")
        return (module, name), obj
    return (obj.__module__, obj.__qualname__), obj


def add_safe_globals(safe_globals: list[Callable | tuple[Callable, str]]) -> None:
    """Allows classes and functions in files that are loaded with weights_only=True."""
    _safe.update(_full_name(obj) for obj in safe_globals)


def clear_safe_globals() -> None:
    """Revokes what add_safe_globals allowed."""
    _safe.clear()


def get_safe_globals() -> list[Callable | tuple[Callable, str]]:
    """Returns what add_safe_globals allowed."""
    return list(_safe.values())


class safe_globals:
    """Context in which more classes and functions are allowed in files."""

    def __init__(self, safe_globals: list[Callable | tuple[Callable, str]]) -> None:
        self.added = dict(_full_name(obj) for obj in safe_globals)

    def __enter__(self):
        self.before = dict(_safe)
        _safe.update(self.added)

    def __exit__(self, *error):
        _safe.clear()
        _safe.update(self.before)


_REBUILD = frozenset({
    "_rebuild_tensor", "_rebuild_tensor_v2", "_rebuild_tensor_v3", "_rebuild_parameter",
    "_rebuild_parameter_with_state", "_rebuild_meta_tensor_no_storage", "_rebuild_sparse_tensor",
    "_rebuild_qtensor",
    # It calls what the file names, which must also be allowed.
    "_rebuild_wrapper_subclass",
})
_PLAIN = {
    ("collections", "OrderedDict"): OrderedDict,
    ("collections", "Counter"): Counter,
    ("_codecs", "encode"): _decode_bytes,
    ("torch.serialization", "_get_layout"): _get_layout,
    ("torch", "Size"): _C.Size,
    ("torch", "device"): _C.device,
    ("torch", "Tensor"): _TensorClass(_C.Tensor),
    # It also calls what the file names.
    ("torch._tensor", "_rebuild_from_type_v2"): _rebuild_from_type,
    ("torch._utils", "_rebuild_from_type_v2"): _rebuild_from_type,  # its former location
}
_BUILTINS = {"set": set, "frozenset": frozenset, "bytearray": _bytearray, "bytes": _bytes,
             "complex": complex, "slice": slice}


# Modules whose functions nobody can allow: they would let a file do anything.
_BLOCKED = frozenset({"nt", "os", "posix", "sys"})


def _storage_kind(module, name):
    """Returns the kind of storage that a name in a file denotes, or None."""
    if (module, name) == ("torch.storage", "UntypedStorage"):
        return _StorageKind(None)
    if module == "torch":
        for dtype, known in _utils._storage_names().items():
            if known == name:
                return _StorageKind(dtype)
    return None


def _allowed(module, name):
    """Returns what a name in a weights-only file denotes; None if it is not allowed."""
    module = "builtins" if module == "__builtin__" else module
    found = _PLAIN.get((module, name))
    if found is None and module == "builtins":
        found = _BUILTINS.get(name)
    if found is None and (module, name) == ("torch.nn.parameter", "Parameter"):
        found = _TensorClass(_nn.Parameter)
    if found is None and module == "torch._utils" and name in _REBUILD:
        found = getattr(_utils, name)
    if found is None and module == "torch":
        constant = getattr(_C, name, None)
        if isinstance(constant, (_C.dtype, _C.layout, _C.memory_format, _C.qscheme)):
            found = constant
    if found is None:
        found = _safe.get((module, name)) or _safe.get((_from_torch(module), name))
    return found


# ---- Loading -------------------------------------------------------------------------------------


def _check_pickle(data):
    """Rejects a pickle that asks for more memory than it has bytes, by lengths or memo indices;
    Python's own unpickler would try to allocate it."""
    try:
        for code, value, _ in pickletools.genops(data):
            if code.name in ("PUT", "BINPUT", "LONG_BINPUT") and value > len(data):
                raise ValueError(f"place {value} in the memo of a pickle of {len(data)} bytes")
    except ValueError as error:
        raise pickle.UnpicklingError(f"the record data.pkl of the file is damaged: {error}") from None


class _Unpickling:
    """Maps PyTorch's names to this package, and persistent ids to storages in the archive. Before a class of unpicklers,
    which may be a program's own."""

    def __init__(self, data, reader, weights_only, encoding):
        super().__init__(io.BytesIO(data), encoding=encoding)
        self.reader = reader
        self.weights_only = weights_only

    def find_class(self, module, name):
        kind = _storage_kind(module, name)
        if kind is not None:
            return kind
        if not self.weights_only:
            return super().find_class(_from_torch(module), name)
        module = "builtins" if module == "__builtin__" else module
        if module.partition(".")[0] in _BLOCKED:
            raise pickle.UnpicklingError(f"Weights only load failed: unsupported GLOBAL {module}.{name} whose module {module} "
                                         "is blocked: it is not allowed, whatever add_safe_globals says")
        found = _allowed(module, name)
        if found is None:
            raise pickle.UnpicklingError(
                f"Weights only load failed: Unsupported global: GLOBAL {module}.{name} was not an allowed global by default, and is "
                f"not allowed where weights_only is True: allow it with keyfall.serialization.add_safe_globals if you trust the file, or "
                f"load with weights_only=False, which lets the file run any code")
        return found

    def persistent_load(self, saved):
        if isinstance(saved, tuple):  # encoding="bytes" leaves texts of Python 2 undecoded
            saved = tuple(part.decode("ascii") if isinstance(part, bytes) else part for part in saved)
        return self.reader.storage(saved)


class _Unpickler(_Unpickling, pickle.Unpickler):
    """The unpickler of files, unless a program has its own."""


class _Readable:
    """What zipfile needs of a file that has no more than read, seek and tell."""

    def __init__(self, file):
        self.file = file
        self.read, self.seek, self.tell = file.read, file.seek, file.tell

    def seekable(self):
        return True


def _is_zipfile(f):
    """True if a file continues with a zip archive; its position does not change."""
    begin = f.tell()
    start = f.read(4)
    f.seek(begin)
    return start == b"PK\x03\x04"


def _placed(map_location, untyped, location):
    reader = _Reader.__new__(_Reader)
    reader.map_location = map_location
    return reader.placed(untyped, location)


def _unsaid_order():
    """The byte order of a file that does not say it."""
    chosen = getattr(sys.modules.get(_settings.__name__), "_endianness", None)
    if chosen is None or chosen.name == "NATIVE":
        return b"little" if chosen is None else sys.byteorder.encode()
    return chosen.name.lower().encode()


class _Reader:
    """The records of an archive."""

    def __init__(self, file, map_location, mapped=False):
        self.mapping = _settings.map_file(file) if mapped else None
        try:
            self.zip = zipfile.ZipFile(file if hasattr(file, "seekable") else _Readable(file))
        except zipfile.BadZipFile as error:
            raise RuntimeError(f"PytorchStreamReader failed reading zip archive: {error}. This is no file of PyTorch 1.6 or "
                               "later, or it is damaged or incomplete") from None
        self.map_location = map_location
        self.storages = {}
        names = [name for name in self.zip.namelist() if name.endswith("/data.pkl")]
        if len(names) != 1:
            raise RuntimeError(
                f"expected one record data.pkl in the archive, found {len(names)}: the file is "
                f"damaged or not one of PyTorch's")
        self.folder = names[0][:-len("data.pkl")]
        if f"{self.folder}constants.pkl" in self.zip.namelist():
            raise RuntimeError("this is a TorchScript archive, which only torch.jit can load")
        order = self.read("byteorder", _unsaid_order())
        if order not in (b"little", b"big"):
            raise RuntimeError(f"the record byteorder of the file is {order!r}")
        self.swap = order.decode() != sys.byteorder

    def info(self, name):
        try:
            info = self.zip.getinfo(self.folder + name)
        except KeyError:
            raise RuntimeError(f"the record {name} is missing in the file") from None
        if info.compress_type != zipfile.ZIP_STORED:
            raise RuntimeError(f"the record {name} is compressed, which PyTorch's files never are")
        return info

    def read(self, name, default=None):
        if default is not None and self.folder + name not in self.zip.NameToInfo:
            return default
        info = self.info(name)
        try:
            return self.zip.read(info)
        except (zipfile.BadZipFile, EOFError, ValueError) as error:
            raise RuntimeError(f"the record {name} of the file is damaged: {error}") from None

    def read_storage(self, name, size):
        """Returns a storage with the bytes of a record."""
        info = self.info(f"data/{name}")
        if info.file_size != size:
            raise RuntimeError(f"storage {name} of the file should have {size} bytes, but has {info.file_size}")
        try:
            with self.zip.open(info) as record:
                untyped = UntypedStorage(size)
                for part in _parts(untyped):
                    part.copy_(_storage._rebuild_untyped_storage(record.read(len(part)), untyped.device))
                record.read(1)  # compares the checksum
        except (zipfile.BadZipFile, EOFError, ValueError, OSError) as error:
            raise RuntimeError(f"the record data/{name} of the file is damaged: {error}") from None
        return untyped

    def storage(self, saved):
        """Returns the storage of a persistent id."""
        if not isinstance(saved, tuple) or len(saved) != 5 or saved[0] != "storage":
            raise pickle.UnpicklingError("the file refers to something that is no storage")
        _, kind, name, location, count = saved
        if not (isinstance(kind, _StorageKind) and isinstance(name, str)
                and isinstance(location, str) and type(count) is int and count >= 0):
            raise pickle.UnpicklingError("the file describes a storage wrongly")
        if name not in self.storages:
            width = kind.dtype.itemsize if kind.dtype is not None else 1
            self.storages[name] = self.make(kind, name, location, count * width)
        untyped = self.storages[name]
        if kind.dtype is None:
            return untyped
        return _storage.TypedStorage(wrap_storage=untyped, dtype=kind.dtype, _internal=True)

    def make(self, kind, name, location, size):
        if location == "meta":
            return UntypedStorage(size, device="meta")
        if _C._get_dispatch_mode(_C._TorchDispatchModeKey.FAKE) is not None:
            return self.fake(location, size)
        if self.mapping is not None and size > 0 and not self.swap:
            return self.placed(self.map(name, size), location)
        untyped = self.read_storage(name, size)
        if self.swap and kind.dtype is not None:
            untyped.byteswap(kind.dtype)
        return self.placed(untyped, location)

    def fake(self, location, size):
        """Returns a storage without memory, which knows the device of the fake tensors on it."""
        where = self.map_location
        if isinstance(where, dict):
            where = where.get(location)
        elif callable(where) and not isinstance(where, _C.device):
            where = None
        untyped = _FakeStorage(size, device="meta")
        untyped._fake_device = _C.device(location if where is None else where)
        return untyped

    def map(self, name, size):
        """Returns a storage over the mapped file: its memory is read on use, and not written back."""
        try:
            info = self.zip.getinfo(f"{self.folder}data/{name}")
        except KeyError:
            raise RuntimeError(f"the record data/{name} is missing in the file") from None
        header = self.mapping[info.header_offset:info.header_offset + 30]
        start = info.header_offset + 30 + sum(struct.unpack("<HH", header[26:30]))
        if info.file_size != size or start + size > len(self.mapping):
            raise RuntimeError(
                f"storage {name} of the file should have {size} bytes, but has {info.file_size}")
        memory, offset = self.mapping, start
        if size and start % _ELEMENT_ALIGNMENT:  # a damaged or foreign file: elements could not be read in place
            memory, offset = bytearray(self.mapping[start:start + size]), 0
        return _C.frombuffer(memory, dtype=_C.uint8, count=size, offset=offset).untyped_storage()

    def check_place(self, device):
        """Raises with advice if the file's tensors were on a device that is not available."""
        try:
            _C._require_device(device)
        except _C.NoDeviceError as error:
            # Programs look for PyTorch's first words.
            raise _C.NoDeviceError(
                f"Attempting to deserialize object on a {device.type.upper()} device but torch.{device.type}."
                f"is_available() is False: {error}. The file has tensors of {device}: load(…, map_location='cpu') puts "
                "them on the CPU") from None

    def placed(self, untyped, location):
        """Returns the storage on the device given by map_location and the file's own location."""
        where = self.map_location
        if callable(where) and not isinstance(where, _C.device):
            moved = where(untyped, location)
            if moved is not None:
                return moved.untyped()
            where = None
        if isinstance(where, dict):
            where = where.get(location)
        device = _C.device(location if where is None else where)
        if device.type == "cpu":
            return untyped
        if where is None:
            self.check_place(device)
        return UntypedStorage(untyped.nbytes(), device=device).copy_(untyped)


def load(f, map_location: Callable | _C.device | str | dict[str, str] | None = None,
         pickle_module=None, *, weights_only: bool | None = None, mmap: bool | None = None,
         **pickle_load_args):
    """Reads an object from a file written by save() of this package or of PyTorch.

    With `weights_only`, the default, the file may contain only tensors, plain Python data and what
    add_safe_globals allowed; without it the file can run any code. `map_location` is a device, a
    dict from device to device, or a function of a storage and the name of its device.

    >>> import tempfile
    >>> path = tempfile.mkdtemp() + '/file'
    >>> keyfall.save({'x': keyfall.tensor([1, 2])}, path)
    >>> keyfall.load(path)
    {'x': tensor([1, 2])}
    """
    if _serialization_tls.skip_data:
        raise RuntimeError("Please call torch.load outside the skip_data context manager.")
    forced = [name for name in ("TORCH_FORCE_WEIGHTS_ONLY_LOAD", "TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD")
              if os.environ.get(name, "0").lower() in ("1", "y", "yes", "true")]
    if len(forced) == 2:
        raise RuntimeError(f"only one of {forced[0]} and {forced[1]} can be set")
    if forced == ["TORCH_FORCE_WEIGHTS_ONLY_LOAD"]:
        weights_only = True
    elif forced and weights_only is None:
        warnings.warn(f"Environment variable {forced[0]} detected, since the `weights_only` argument was not explicitly "
                      "passed to `torch.load`, forcing weights_only=False.", stacklevel=2)
        weights_only = False
    if weights_only is None:
        weights_only = pickle_module is None
    if weights_only and pickle_module is not None:
        raise RuntimeError("a pickle_module of your own needs weights_only=False")
    if mmap and not isinstance(f, (str, os.PathLike)):
        raise ValueError("f must be a file path in order to use the mmap argument")
    encoding = pickle_load_args.pop("encoding", "utf-8")
    if pickle_load_args:
        raise TypeError(f"load() does not know the arguments {sorted(pickle_load_args)}")
    file, own, _ = _open(f, "rb")

    kind = _Unpickler
    if pickle_module not in (None, pickle):
        kind = type("_Unpickler", (_Unpickling, pickle_module.Unpickler), {})

    def unpickle(data, reader):
        return kind(data, reader, weights_only, encoding).load()

    try:
        start = file.read(32)
        if not start:
            raise EOFError("the file is empty, or at its end")
        file.seek(-len(start), os.SEEK_CUR)
        if _legacy.is_legacy(start):
            if mmap:
                raise RuntimeError("mmap can only be used with files of PyTorch 1.6 or later")
            begin = file.tell()
            reader = _legacy.LegacyReader(file.read(), lambda *args: _placed(map_location, *args), unpickle)
            result = reader.load()
            file.seek(begin + reader.at)  # another object may follow
            return result
        reader = _Reader(file, map_location, mmap)
        with reader.zip:
            data = reader.read("data.pkl")
            if weights_only:
                _check_pickle(data)
            return unpickle(data, reader)
    finally:
        if own:
            file.close()


def __getattr__(name):
    """Finds settings and questions about files, which load on first use."""
    if name[:1] == "_" or name == "map_file" or not hasattr(_settings, name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(_settings, name)
