"""Settings of keyfall.serialization, and questions about files and locations; it loads this on first use."""

import enum
import pickle
import zipfile

from .. import serialization
from .._loading import lazy_module

pickletools = lazy_module("pickletools")
mmap = lazy_module("mmap")

_MAP_SHARED, _MAP_PRIVATE = 1, 2  # their values on Linux
_crc32, _endianness, _mapping = True, None, _MAP_PRIVATE


class LoadEndianness(enum.Enum):
    """The byte order of files that do not say it."""

    NATIVE = 1
    LITTLE = 2
    BIG = 3


class SourceChangeWarning(Warning):
    """The source of a pickled module has changed: never raised here."""


def get_default_load_endianness():
    return _endianness


def set_default_load_endianness(endianness):
    """Chooses the byte order for files that do not say it; None means little-endian."""
    global _endianness
    if endianness is not None and not isinstance(endianness, LoadEndianness):
        raise TypeError("set_default_load_endianness: expected a LoadEndianness or None, got "
                        f"{type(endianness).__name__}")
    _endianness = endianness


def get_crc32_options():
    return _crc32


def set_crc32_options(compute_crc32):
    """Keeps the value: files always have checksums."""
    global _crc32
    _crc32 = bool(compute_crc32)


def get_default_mmap_options():
    """MAP_PRIVATE or MAP_SHARED: what load(…, mmap=True) maps files with."""
    return _mapping


class set_default_mmap_options:
    """Chooses between MAP_PRIVATE and MAP_SHARED; as a context manager, restores the choice on exit."""

    def __init__(self, flags):
        global _mapping
        if flags not in (_MAP_SHARED, _MAP_PRIVATE):
            raise ValueError("set_default_mmap_options: expected mmap.MAP_PRIVATE or mmap.MAP_SHARED, "
                             f"got {flags!r}")
        self.prev, _mapping = _mapping, flags

    def __enter__(self):
        return None

    def __exit__(self, *exception):
        global _mapping
        _mapping = self.prev


def map_file(file):
    """Returns the file's memory. Writes stay private unless the user asked for MAP_SHARED, which needs
    a file that is open for writing."""
    if _mapping == _MAP_PRIVATE:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    with open(file.name, "r+b") as writable:
        return mmap.mmap(writable.fileno(), 0, flags=mmap.MAP_SHARED)


def location_tag(storage):
    """The text that files have for the device of a storage: 'cpu', 'cuda:0'."""
    return str(storage.device)


def default_restore_location(storage, location):
    """Returns the storage on the device that a file names."""
    return serialization._placed(None, storage, location)


def _names_in(data):
    """Returns the global names (module, name) that a pickle asks for."""
    found, texts = [], []
    for code, value, _ in pickletools.genops(data):
        if code.name == "GLOBAL":
            found.append(tuple(value.split(" ", 1)))
        elif code.name == "STACK_GLOBAL":
            found.append(tuple(texts[-2:]))
        elif isinstance(value, str):
            texts.append(value)
    return found


def get_unsafe_globals_in_checkpoint(f):
    """Returns the names in a file that load(weights_only=True) would refuse, as 'module.name'."""
    file, own, _ = serialization._open(f, "rb")
    try:
        with zipfile.ZipFile(file) as archive:
            name = next((n for n in archive.namelist() if n.endswith("/data.pkl")), None)
            if name is None:
                raise RuntimeError("get_unsafe_globals_in_checkpoint: the file has no record data.pkl")
            data = archive.read(name)
    except zipfile.BadZipFile:
        raise ValueError("get_unsafe_globals_in_checkpoint: expected a file of PyTorch 1.6 or later") from None
    finally:
        if own:
            file.close()
    try:
        names = dict.fromkeys(_names_in(data))
    except ValueError as error:
        raise pickle.UnpicklingError(f"the record data.pkl of the file is damaged: {error}") from None
    return [f"{module}.{name}" for module, name in names
            if serialization._storage_kind(module, name) is None
            and serialization._allowed(module, name) is None]


def check_module_version_greater_or_equal(module, req_version_tuple, error_if_malformed=True):
    """Whether module.__version__ is at least this version."""
    try:
        found = tuple(type(wanted)(part) for wanted, part in
                      zip(req_version_tuple, module.__version__.split(".")))
    except Exception as error:
        if error_if_malformed:
            raise RuntimeError(f"'{module.__name__}' module version string is malformed "
                               f"'{module.__version__}'") from error
        return True
    return found >= tuple(req_version_tuple)
