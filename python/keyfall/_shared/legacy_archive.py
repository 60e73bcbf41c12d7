"""Files in PyTorch's format before 1.6: five pickles, one after the other, and then the memory of the
storages. The pickles are a magic number, the version, facts about the machine, the object, and the
keys of its storages in the order of their memory."""

import io
import pickle
import pickletools

from .. import _C
from .. import storage as _storage
from .._C import UntypedStorage
from .._loading import lazy_module

_creation = lazy_module("keyfall.sparse.creation")
_serialization = lazy_module("keyfall.serialization")

_MAGIC = 0x1950A86A20F9469CFC6C
_VERSION = 1001
_FACTS = b"".join(pickle.dumps(fact, 2) for fact in (
    _MAGIC, _VERSION,
    {"protocol_version": _VERSION, "little_endian": True, "type_sizes": {"short": 2, "int": 4, "long": 4}}))


def is_legacy(data):
    """True if the file's bytes begin with the pickled magic number of the format."""
    return data[:1] == b"\x80" and _MAGIC.to_bytes(10, "little") in data[:32]


def write(obj, file, base, protocol):
    """Writes an object. `base` is the class of picklers that write PyTorch's names and collect storages."""
    widths = {}  # {key: bytes of an element}

    class Pickler(base):
        def persistent_id(self, obj):
            saved = super().persistent_id(obj)
            if saved is None:
                return None
            widths[saved[2]] = obj.element_size()
            return *saved, None

    file.write(_FACTS)
    buffer = io.BytesIO()  # the file may have no more than a method write
    pickler = Pickler(buffer, protocol)
    pickler.dump(obj)
    file.write(buffer.getvalue())
    storages = dict(pickler.storages.values())
    file.write(pickle.dumps(sorted(storages), protocol))
    for key in sorted(storages):
        content = storages[key].cpu()
        file.write((len(content) // widths.get(key, 1)).to_bytes(8, "little"))
        for part in _serialization._parts(content):
            file.write(part._bytes())


class LegacyReader:
    """Reads one file. `placed(storage, location)` returns a storage on the device where it is wanted;
    `unpickle(data, reader)` unpickles bytes and asks the reader for storages."""

    def __init__(self, data, placed, unpickle):
        self.data, self.at = data, 0
        self.placed, self.unpickle = placed, unpickle
        self.storages = {}  # {key: (storage, bytes of an element)}
        self.views = {}  # {(key, name of the view): storage}

    def load(self):
        if self._next() != _MAGIC or self._next() != _VERSION:
            raise RuntimeError("this is no file of PyTorch before 1.6: its magic number or version "
                               "is another")
        if not self._next().get("little_endian", True):
            raise RuntimeError("files of big-endian machines in the format before PyTorch 1.6 are "
                               "not supported")
        with _creation.checked_later():
            result = self._next()
            for key in self._next():
                self._fill(key.decode("ascii") if isinstance(key, bytes) else key)
        return result

    def _next(self):
        """Unpickles the next pickle."""
        rest = self.data[self.at:]
        try:
            for code, value, position in pickletools.genops(rest):
                if code.name in ("PUT", "BINPUT", "LONG_BINPUT") and value > len(rest):
                    raise ValueError(f"place {value} in the memo")
        except ValueError as error:
            raise pickle.UnpicklingError(f"the file is damaged: {error}") from None
        self.at += position + 1
        return self.unpickle(rest[:position + 1], self)

    def storage(self, saved):
        """Returns the storage of a persistent id, whose memory is read later; or the class of a module, which the
        format saves with its source."""
        if isinstance(saved, tuple) and len(saved) == 4 and saved[0] == "module" and isinstance(saved[1], type):
            return saved[1]
        if not isinstance(saved, tuple) or len(saved) != 6 or saved[0] != "storage":
            raise pickle.UnpicklingError("the file refers to something that is no storage")
        _, kind, key, location, count, view = saved
        if type(count) is not int or not 0 <= count <= len(self.data):
            raise pickle.UnpicklingError("the file describes a storage wrongly")
        dtype = kind.dtype if kind.dtype is not None else _C.uint8
        if key not in self.storages:
            untyped = self.placed(UntypedStorage(count * dtype.itemsize), location)
            self.storages[key] = untyped, dtype.itemsize
        untyped = self.storages[key][0] if view is None else self._view(key, view, dtype.itemsize)
        return _storage.TypedStorage(wrap_storage=untyped, dtype=dtype, _internal=True)

    def _view(self, key, view, width):
        """Returns a part of a storage, which PyTorch before 0.4 had."""
        if not isinstance(view, tuple) or len(view) != 3 or not all(type(each) is int and each >= 0 for each in view[1:]):
            raise pickle.UnpicklingError("the file describes a storage wrongly")
        name, offset, size = view
        if (key, name) not in self.views:
            self.views[key, name] = self.storages[key][0][offset * width:(offset + size) * width]
        return self.views[key, name]

    def _fill(self, key):
        if key not in self.storages:
            raise RuntimeError(f"the file has the memory of a storage {key!r} that nothing refers to")
        untyped, width = self.storages[key]
        size = int.from_bytes(self.data[self.at:self.at + 8], "little") * width
        content = self.data[self.at + 8:self.at + 8 + size]
        if size != untyped.nbytes() or len(content) != size:
            raise RuntimeError(f"storage {key} of the file should have {untyped.nbytes()} bytes, but "
                               f"has {len(content)}")
        self.at += 8 + size
        untyped.copy_(_storage._rebuild_untyped_storage(content, _C.device("cpu")))


# ---- A storage alone, as pickles of tensors contain it ----


def _text(value):
    return pickle.BINUNICODE + len(value).to_bytes(4, "little") + value.encode()


_KEYS = pickle.dumps(["0"], 2)


def storage_to_bytes(storage):
    """The file of a typed storage of the CPU, much faster than by `write`."""
    content = storage.untyped()._bytes()
    kind = f"torch\n{storage.pickle_storage_type()}\n".encode()
    saved = (pickle.PROTO + b"\x02" + pickle.MARK + _text("storage") + pickle.GLOBAL + kind + _text("0") + _text("cpu")
             + pickle.dumps(storage.size(), 2)[2:-1] + pickle.NONE + pickle.TUPLE + pickle.BINPERSID + pickle.STOP)
    return b"".join((_FACTS, saved, _KEYS, storage.size().to_bytes(8, "little"), content))


def storage_from_bytes(data):
    """The storage of `storage_to_bytes`; None for other data."""
    start = data.find(_KEYS, len(_FACTS), len(_FACTS) + 128) if data.startswith(_FACTS) else -1
    kind = data[len(_FACTS):max(start, 0)].split(b"\n")
    dtype = next((dtype for dtype, name in _storage._storage_names().items() if name.encode() in kind), None)
    start += len(_KEYS) + 8
    if dtype is None or int.from_bytes(data[start - 8:start], "little") * dtype.itemsize != len(data) - start:
        return None
    untyped = _storage._rebuild_untyped_storage(memoryview(data)[start:], _C.device("cpu"))
    return _storage.TypedStorage(wrap_storage=untyped, dtype=dtype, _internal=True)
