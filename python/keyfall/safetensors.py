"""The safetensors format: files that contain named tensors and nothing else.

A file consists of the length of its header in 8 bytes, the header in JSON, and the consecutive
bytes of the tensors. Nothing in a file is trusted: every length, name, dtype, shape and offset is
checked before memory is allocated for a tensor; errors raise SafetensorError.
"""

import json
import os
import sys

from . import _C
from .autograd.grad_mode import no_grad

Tensor = _C.Tensor
_functions = _C._VariableFunctions

__all__ = ["SafetensorError", "load", "load_file", "safe_open", "save", "save_file"]

_MAX_HEADER = 100_000_000
_MAX_SIZE = 2**63 - 1

# Names of dtypes in files. Tensors are written in reverse order of this table, then by name, so
# every tensor begins at a multiple of its element size.
_DTYPES = {row["safetensors"]: row["dtype"]
           for row in sorted(_C._dtype_table(), key=lambda row: row["place"]) if row["safetensors"]}
_NAMES = {dtype: name for name, dtype in _DTYPES.items()}
_ORDER = {name: place for place, name in enumerate(_DTYPES)}


class SafetensorError(Exception):
    """A file or its bytes violate the format."""


def _check_host():
    if sys.byteorder != "little":
        raise NotImplementedError("safetensors files are little-endian, and this machine is not")


# ---- Saving --------------------------------------------------------------------------------------


def _check_tensors(tensors):
    if not isinstance(tensors, dict):
        raise ValueError("Expected a dict of [str, torch.Tensor] but received "
                         f"{type(tensors)}")
    for name, tensor in tensors.items():
        if not isinstance(name, str):
            raise TypeError(f"names of tensors must be str, found {type(name).__name__}")
        if name == "__metadata__":
            raise ValueError("the name __metadata__ is the format's own")
        if not isinstance(tensor, Tensor):
            raise ValueError(f"Key `{name}` is invalid, expected torch.Tensor but received "
                             f"{type(tensor)}")
        if tensor.layout is not _C.strided or tensor.is_meta:
            raise ValueError(f"tensor `{name}` has no elements in memory to save: layout "
                             f"{tensor.layout}, device {tensor.device}")
        if tensor.dtype not in _NAMES:
            raise ValueError(f"tensor `{name}` has a type that the format has not: {tensor.dtype}")
        if not tensor.is_contiguous():
            raise ValueError(f"You are trying to save a non contiguous tensor: `{name}` which is not "
                             "allowed: call contiguous() on it first")
    _check_shared(tensors)


def _check_shared(tensors):
    """Raises for tensors that share memory: they would be saved twice and loaded separately."""
    spans = sorted((tensor.data_ptr(), tensor.data_ptr() + tensor.numel() * tensor.element_size(),
                    str(tensor.device), name) for name, tensor in tensors.items()
                   if tensor.numel())
    for (_, end, device, name), (begin, _, other_device, other) in zip(spans, spans[1:]):
        if begin < end and device == other_device:
            raise RuntimeError(f"Some tensors share memory: `{name}` and `{other}`. They would be "
                               "saved twice and be apart when they are loaded: save one of them, or "
                               "clone() one")


def _check_metadata(metadata):
    for key, value in (metadata or {}).items():
        if not isinstance(key, str) or not isinstance(value, str):
            raise TypeError("metadata must be a dict from str to str, found "
                            f"{type(key).__name__} and {type(value).__name__}")


def _parts(tensors, metadata):
    """Yields the parts of a file: the header, then the bytes of each tensor."""
    _check_host()
    _check_tensors(tensors)
    _check_metadata(metadata)
    header = {} if metadata is None else {"__metadata__": dict(metadata)}
    ordered = sorted(tensors.items(), key=lambda item: (-_ORDER[_NAMES[item[1].dtype]], item[0]))
    at = 0
    for name, tensor in ordered:
        size = tensor.numel() * tensor.element_size()
        header[name] = {"dtype": _NAMES[tensor.dtype], "shape": list(tensor.shape),
                        "data_offsets": [at, at + size]}
        at += size
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    if len(text) > _MAX_HEADER:
        raise ValueError(f"the header would have {len(text)} bytes, more than {_MAX_HEADER}")
    yield len(text).to_bytes(8, "little") + text
    for _, tensor in ordered:
        yield _bytes_of(tensor)


def _bytes_of(tensor):
    """Returns the memory of a contiguous tensor."""
    with no_grad():
        plain = tensor.detach().cpu().resolve_conj().resolve_neg().reshape(-1)
        return memoryview(plain.view(_C.uint8)).cast("B") if plain.numel() else b""


def save(tensors, metadata=None):
    """Returns the bytes of a file with named tensors and optional named strings."""
    return b"".join(_parts(tensors, metadata))


def save_file(tensors, filename, metadata=None):
    """Writes a file with named tensors and optional named strings."""
    parts = _parts(tensors, metadata)
    first = next(parts)  # writes nothing if a check fails
    with open(filename, "wb") as file:
        file.write(first)
        for part in parts:
            file.write(part)


# ---- Loading -------------------------------------------------------------------------------------


def _no_duplicates(pairs):
    found = dict(pairs)
    if len(found) != len(pairs):
        raise SafetensorError("the header has a name twice")
    return found


def _not_a_number(text):
    raise SafetensorError(f"the header has {text}, which is not JSON")


def _is_size(value):
    return type(value) is int and 0 <= value <= _MAX_SIZE


def _shown(name):
    """Shortens a name for messages: a file may contain a very long one."""
    return repr(name if len(name) <= 80 else name[:80] + "…")


class _Entry:
    """The checked header entry of one tensor."""

    def __init__(self, name, given):
        self.name = name
        if not isinstance(given, dict) or not {"dtype", "shape", "data_offsets"} <= given.keys():
            raise SafetensorError(f"tensor {_shown(name)} lacks dtype, shape or data_offsets")
        dtype, self.shape, offsets = given["dtype"], given["shape"], given["data_offsets"]
        if not isinstance(dtype, str) or dtype not in _DTYPES:
            raise SafetensorError(f"tensor {_shown(name)} has a type that is not known: "
                                  f"{_shown(str(dtype))}")
        self.dtype = _DTYPES[dtype]
        if not isinstance(self.shape, list) or not all(map(_is_size, self.shape)):
            raise SafetensorError(f"the shape of tensor {_shown(name)} is not a list of sizes")
        if not (isinstance(offsets, list) and len(offsets) == 2 and all(map(_is_size, offsets))):
            raise SafetensorError(f"data_offsets of tensor {_shown(name)} are not two offsets")
        self.begin, self.end = offsets
        size = self.dtype.itemsize
        for length in self.shape:
            size *= length
            if size > _MAX_SIZE:
                raise SafetensorError(f"tensor {_shown(name)} is too large for any memory")
        if self.end - self.begin != size:
            raise SafetensorError(f"tensor {_shown(name)} should have {size} bytes, but its offsets "
                                  f"are {self.begin} and {self.end}")

    def read(self, fill):
        """Returns the tensor; `fill` writes its bytes into the memory passed to it."""
        kept = _C.uint8 if self.dtype is _C.bool else self.dtype
        try:
            tensor = _functions.empty(self.shape, dtype=kept)
        except (RuntimeError, ValueError, TypeError) as error:
            raise SafetensorError(f"tensor {_shown(self.name)} of shape {_shown(str(self.shape))} "
                                  f"cannot be made: {error}") from None
        if tensor.numel():
            fill(memoryview(tensor.view(-1).view(_C.uint8)).cast("B"), self)
        return tensor.ne(0) if self.dtype is _C.bool else tensor


def _header_length(first, size):
    """Returns the header length of a file of `size` bytes that begins with `first`."""
    if len(first) < 8:
        raise SafetensorError(f"expected 8 bytes at least, found {len(first)}: header too small")
    length = int.from_bytes(first, "little")
    if length > _MAX_HEADER:
        raise SafetensorError(f"header too large: {length} bytes, more than {_MAX_HEADER}")
    if length > size - 8:
        raise SafetensorError(f"invalid header length: {length} bytes, but {size - 8} follow")
    return length


def _parse(text, size):
    """Returns the entries, by offset, and the metadata of a header before `size` bytes."""
    try:
        header = json.loads(bytes(text).decode("utf-8"), object_pairs_hook=_no_duplicates,
                            parse_constant=_not_a_number)
    except (ValueError, RecursionError) as error:  # UnicodeDecodeError is a ValueError, too
        raise SafetensorError(f"the header is not JSON: {error}") from None
    if not isinstance(header, dict) or bytes(text[:1]) != b"{":
        raise SafetensorError("the header is not a JSON object that begins at once")
    metadata = header.pop("__metadata__", None)
    if metadata is not None and not (
            isinstance(metadata, dict) and all(isinstance(value, str)
                                               for value in metadata.values())):
        raise SafetensorError("__metadata__ of the header is not strings by name")
    entries = sorted((_Entry(name, given) for name, given in header.items()),
                     key=lambda entry: (entry.begin, entry.end))
    at = 0
    for entry in entries:
        if entry.begin != at:
            raise SafetensorError(f"invalid offset for tensor {_shown(entry.name)}: it begins at "
                                  f"{entry.begin}, where {at} was expected (tensors overlap, or "
                                  "there is a hole)")
        at = entry.end
    if at != size:
        raise SafetensorError(f"the tensors have {at} bytes, but {size} follow the header")
    return entries, metadata


def load(data):
    """Loads the tensors, by name, from the bytes of a file."""
    _check_host()
    data = memoryview(data).cast("B")
    length = _header_length(data[:8], len(data))
    entries, _ = _parse(data[8:8 + length], len(data) - 8 - length)

    def fill(memory, entry):
        memory[:] = data[8 + length + entry.begin:8 + length + entry.end]

    return {entry.name: entry.read(fill) for entry in entries}


class safe_open:
    """A file whose tensors are read one by one on request: a context manager with keys(),
    get_tensor() and metadata(). `framework` is accepted for compatibility with the package
    safetensors; the tensors are always of this package."""

    def __init__(self, filename, framework="pt", device="cpu"):
        _check_host()
        self.device = _C.device(device)
        self.file = open(filename, "rb")
        try:
            size = os.fstat(self.file.fileno()).st_size
            length = _header_length(self.file.read(8), size)
            self.begin = 8 + length
            entries, self._metadata = _parse(self.file.read(length), size - self.begin)
        except BaseException:
            self.file.close()
            raise
        self._entries = {entry.name: entry for entry in entries}

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.file.close()

    def keys(self):
        """Returns the names in the order of the tensors in the file."""
        return list(self._entries)

    def metadata(self):
        """Returns the named strings that the file was saved with, or None."""
        return self._metadata

    def get_tensor(self, name):
        """Reads the tensor with this name."""
        if name not in self._entries:
            raise SafetensorError(f"the file has no tensor {name!r}")
        tensor = self._entries[name].read(self._fill)
        return tensor if self.device.type == "cpu" else tensor.to(self.device)

    def _fill(self, memory, entry):
        self.file.seek(self.begin + entry.begin)
        if self.file.readinto(memory) != len(memory):
            raise SafetensorError(f"the file ends within tensor {_shown(entry.name)}")


def load_file(filename, device="cpu"):
    """Loads the tensors, by name, from a file."""
    with safe_open(filename, device=device) as file:
        return {name: file.get_tensor(name) for name in file.keys()}
