"""Values in recordings: the arguments and results of operators as bytes, and back.

A value is a letter and what belongs to it; all numbers are little-endian. Decoding creates numbers,
strings, lists, and the descriptions below, nothing else."""

import struct

from .. import _C

_MAX_DEPTH = 16
_MAX_DIMENSIONS = 64
_MAX_INT = 2**63 - 1

_dtypes = {str(row["dtype"]).rpartition(".")[2]: row["dtype"] for row in _C._dtype_table()}
_named = {  # kinds of values that are chosen from a fixed list, by letter
    "y": (_C.dtype, _dtypes),
    "o": (_C.layout, {name: value for name, value in vars(_C).items()
                      if isinstance(value, _C.layout)}),
    "m": (_C.memory_format, {name: value for name, value in vars(_C).items()
                             if isinstance(value, _C.memory_format)}),
}


class DamagedValue(Exception):
    """`position` counts from the beginning of the decoded bytes."""

    def __init__(self, position, message):
        super().__init__(message)
        self.position = position


class TensorInfo:
    """A tensor of a recording: where its elements are in which storage. `digest` is the hash of its
    elements in order, or None. With `is_storage`, the value is the storage itself."""

    __slots__ = ("conj", "device", "digest", "dtype", "is_storage", "neg", "offset", "size", "storage",
                 "storage_size", "stride")

    def __init__(self, storage, storage_size, dtype, device, size, stride, offset, conj, neg,
                 digest=None, is_storage=False):
        self.storage, self.storage_size, self.dtype = storage, storage_size, dtype
        self.device, self.size, self.stride, self.offset = device, size, stride, offset
        self.conj, self.neg, self.digest, self.is_storage = conj, neg, digest, is_storage

    def __repr__(self):
        name = "storage" if self.is_storage else str(self.dtype).rpartition(".")[2]
        size = ", ".join(map(str, self.size))
        return f"{name}[{size}]@{self.storage}" + ("" if self.device == "cpu" else f" {self.device}")


class GeneratorInfo:
    """A generator and its state before the call; `device` alone: the device's default generator."""

    __slots__ = ("default", "device", "state")

    def __init__(self, device, state, default):
        self.device, self.state, self.default = device, state, default

    def __repr__(self):
        return f"Generator({self.device!r})"


class DeviceInfo:
    """The name of a device, which need not exist where the recording is read."""

    __slots__ = ("name",)

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"device({self.name!r})"


class Opaque:
    """A value that the format cannot hold; `text` is what it printed."""

    __slots__ = ("text",)

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return f"<{self.text}>"


def tensors_in(value):
    """The TensorInfos in a value, in order."""
    if isinstance(value, TensorInfo):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from tensors_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from tensors_in(item)


class Encoder:
    """Appends values to bytes."""

    def __init__(self):
        self._parts = []

    def bytes(self):
        return b"".join(self._parts)

    def _pack(self, form, *values):
        self._parts.append(struct.pack("<" + form, *values))

    def _bytes(self, data):
        self._pack("I", len(data))
        self._parts.append(data)

    def _text(self, text):
        self._bytes(text.encode(errors="replace"))

    def put(self, value):
        kind = type(value)
        if value is None:
            self._pack("c", b"N")
        elif kind is bool:
            self._pack("c", b"T" if value else b"F")
        elif kind is float:
            self._pack("cd", b"d", value)
        elif kind is complex:
            self._pack("cdd", b"c", value.real, value.imag)
        elif isinstance(value, int):
            self._int(int(value))
        elif isinstance(value, str):
            self._pack("c", b"s")
            self._text(value)
        elif isinstance(value, (list, tuple)):
            self._pack("cI", b"t" if isinstance(value, tuple) else b"l", len(value))
            for item in value:
                self.put(item)
        elif isinstance(value, dict):
            self._pack("cI", b"D", len(value))
            for key, item in value.items():
                self._text(key)
                self.put(item)
        else:
            self._other(value)

    def _int(self, value):
        if -_MAX_INT <= value <= _MAX_INT:
            self._pack("cq", b"i", value)
        elif -2**127 < value < 2**127:
            self._pack("c", b"I")
            self._parts.append(value.to_bytes(16, "little", signed=True))
        else:
            self._other(Opaque(str(value)))

    def _other(self, value):
        if isinstance(value, TensorInfo):
            self._tensor(value)
        elif isinstance(value, (DeviceInfo, _C.device)):
            self._pack("c", b"v")
            self._text(value.name if isinstance(value, DeviceInfo) else str(value))
        elif isinstance(value, GeneratorInfo):
            self._pack("c?", b"g", value.default)
            self._text(value.device)
            self._bytes(value.state)
        else:
            for letter, (kind, names) in _named.items():
                if isinstance(value, kind):
                    self._pack("c", letter.encode())
                    return self._text(str(value).rpartition(".")[2])
            self._pack("c", b"q")
            self._text(value.text if isinstance(value, Opaque) else repr(value)[:200])

    def _tensor(self, info):
        flags = info.conj | info.neg << 1 | (info.digest is not None) << 2 | info.is_storage << 3
        self._pack("cBBQQQ", b"x", flags, len(info.size), info.storage, info.storage_size,
                   info.offset)
        self._pack(f"{len(info.size)}q{len(info.stride)}q", *info.size, *info.stride)
        self._text(str(info.dtype).rpartition(".")[2])
        self._text(info.device)
        if info.digest is not None:
            self._parts.append(info.digest)


class Cursor:
    """Reads values from bytes, none beyond their end."""

    def __init__(self, data, position=0):
        self._data, self._position = data, position

    def _damage(self, message, position=None):
        return DamagedValue(self._position if position is None else position, message)

    def expect_end(self):
        if self._position != len(self._data):
            raise self._damage(f"{len(self._data) - self._position} bytes behind the last value")

    def _bytes(self, size):
        if size > len(self._data) - self._position:
            raise self._damage(f"a value of {size} bytes, but {len(self._data) - self._position} "
                               "are left")
        begin, self._position = self._position, self._position + size
        return self._data[begin:self._position]

    def _unpack(self, form):
        return struct.unpack("<" + form, self._bytes(struct.calcsize("<" + form)))

    def _blob(self):
        return self._bytes(self._unpack("I")[0])

    def _text(self):
        begin = self._position
        try:
            return self._blob().decode()
        except UnicodeDecodeError:
            raise self._damage("a text is not UTF-8", begin) from None

    def _count(self):
        """A number of values that follow; each takes at least one byte."""
        count = self._unpack("I")[0]
        if count > len(self._data) - self._position:
            raise self._damage(f"{count} values, but {len(self._data) - self._position} bytes are left")
        return count

    def take(self, depth=0):
        begin = self._position
        letter = self._bytes(1).decode("latin-1")
        if depth > _MAX_DEPTH:
            raise self._damage(f"values are nested deeper than {_MAX_DEPTH}", begin)
        if letter in _named:
            return self._one_of(_named[letter][1], begin)
        read = self._readers.get(letter)
        if read is None:
            raise self._damage(f"unknown kind of value {letter!r}", begin)
        return read(self, depth)

    def _one_of(self, names, begin):
        name = self._text()
        if name not in names:
            raise self._damage(f"unknown name {name[:80]!r}", begin)
        return names[name]

    def _list(self, depth):
        return [self.take(depth + 1) for _ in range(self._count())]

    def _dict(self, depth):
        return {self._text(): self.take(depth + 1) for _ in range(self._count())}

    def _generator(self, depth):
        begin = self._position
        default = self._unpack("B")[0]
        if default > 1:
            raise self._damage(f"a flag is {default}", begin)
        return GeneratorInfo(self._text(), bytes(self._blob()), bool(default))

    def _tensor(self, depth):
        begin = self._position
        flags, count, storage, storage_size, offset = self._unpack("BBQQQ")
        if flags > 15 or count > _MAX_DIMENSIONS:
            raise self._damage(f"a tensor with flags {flags} and {count} dimensions", begin)
        size, stride = self._unpack(f"{count}q"), self._unpack(f"{count}q")
        dtype = self._one_of(_dtypes, begin)
        device = self._text()
        digest = bytes(self._bytes(16)) if flags & 4 else None
        self._check_extent(dtype, storage_size, size, stride, offset, begin)
        return TensorInfo(storage, storage_size, dtype, device, size, stride, offset,
                          bool(flags & 1), bool(flags & 2), digest, bool(flags & 8))

    def _check_extent(self, dtype, storage_size, size, stride, offset, begin):
        """A tensor must lie inside of its storage."""
        if min((*size, *stride), default=0) < 0 or max(storage_size, offset) > _MAX_INT:
            raise self._damage("a tensor has a negative or too large size, stride or offset", begin)
        count, last = 1, offset
        for length, step in zip(size, stride):
            count *= length
            last += (length - 1) * step
        if count > _MAX_INT or count and (last + 1) * dtype.itemsize > storage_size:
            raise self._damage(f"a tensor of size {list(size)} exceeds its storage of {storage_size} "
                               "bytes", begin)

    _readers = {
        "N": lambda self, depth: None,
        "T": lambda self, depth: True,
        "F": lambda self, depth: False,
        "i": lambda self, depth: self._unpack("q")[0],
        "I": lambda self, depth: int.from_bytes(self._bytes(16), "little", signed=True),
        "d": lambda self, depth: self._unpack("d")[0],
        "c": lambda self, depth: complex(*self._unpack("dd")),
        "s": lambda self, depth: self._text(),
        "v": lambda self, depth: DeviceInfo(self._text()),
        "q": lambda self, depth: Opaque(self._text()),
        "l": _list,
        "t": lambda self, depth: tuple(self._list(depth)),
        "D": _dict,
        "g": _generator,
        "x": _tensor,
    }
