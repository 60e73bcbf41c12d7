"""The file format of recordings: a header and chunks, each with a length and checksums.

Writing goes forward only, one chunk at a time, so that a crash leaves a readable prefix. Reading
trusts nothing: it checks a length against the file before it reads, a count before it loops, and a
checksum before it parses. A damaged file gives a RecordingError with the position of the damage."""

import io
import json
import os
import struct
import zlib

from .values import Cursor, DamagedValue, Encoder

MAGIC = b"KFRECORD"
VERSION = 1
HASH_SIZE = 16

_HEADER = struct.Struct("<8sHH")  # magic, version, flags
_CHUNK = struct.Struct("<4sQ")  # kind, length of the payload
_CRC = struct.Struct("<I")
_NUMBER = struct.Struct("<Q")
_HEADER_SIZE = _HEADER.size + _CRC.size
_CHUNK_SIZE = _CHUNK.size + _CRC.size
_KINDS = (b"META", b"DATA", b"CALL", b"DONE", b"FAIL", b"END ")
_MODES = ("full", "inputs", "hash")
_DATA = struct.Struct(f"<QQ{HASH_SIZE}sB")  # storage, size in bytes, hash, whether bytes follow


class RecordingError(ValueError):
    """A file is not a recording, or is damaged. `position` is the byte where that shows."""

    def __init__(self, name, position, message):
        super().__init__(f"{name}: {message} (at byte {position})")
        self.position = position


def _with_crc(data):
    return data + _CRC.pack(zlib.crc32(data))


# ---- Writing -------------------------------------------------------------------------------------


class Writer:
    """Writes chunks to an unbuffered file, so that what was written survives a crash."""

    def __init__(self, target, meta):
        self._owned = not hasattr(target, "write")
        self._file = open(target, "wb", buffering=0) if self._owned else target
        self._is_whole = True
        try:
            self._write(_with_crc(_HEADER.pack(MAGIC, VERSION, 0)))
            self._chunk(b"META", json.dumps(meta).encode())
        except BaseException:
            self.close()
            raise

    def _write(self, data):
        view = memoryview(data)
        while len(view):
            written = self._file.write(view)
            view = view[written if written is not None else len(view):]

    def _chunk(self, kind, payload, content=b""):
        """One chunk; its payload is `payload` followed by `content`, which is not copied. Nothing is
        written behind a chunk that could not be written as a whole."""
        if not self._is_whole:
            raise OSError("the recording could not be written")
        self._is_whole = False
        self._write(_with_crc(_CHUNK.pack(kind, len(payload) + len(content))) + payload)
        if len(content):
            self._write(content)
        self._write(_CRC.pack(zlib.crc32(content, zlib.crc32(payload))))
        self._is_whole = True

    def data(self, storage, size, digest, content=None):
        """The bytes of a storage from here on; without `content` only their hash."""
        known = content is not None
        self._chunk(b"DATA", _DATA.pack(storage, size, digest, known), content if known else b"")

    def call(self, index, op, args, kwargs, random):
        self._values(b"CALL", index, op, list(args), kwargs, random)

    def done(self, index, returns, written):
        self._values(b"DONE", index, returns, written)

    def failed(self, index, kind, message):
        self._values(b"FAIL", index, kind, message)

    def _values(self, chunk, index, *values):
        encoder = Encoder()
        for value in values:
            encoder.put(value)
        self._chunk(chunk, _NUMBER.pack(index) + encoder.bytes())

    def close(self, count=None):
        """Writes the final chunk, unless `count` is None, and closes the file."""
        try:
            if count is not None and self._is_whole:
                self._chunk(b"END ", _NUMBER.pack(count))
        finally:
            if self._owned:
                self._file.close()


# ---- Reading -------------------------------------------------------------------------------------


class Data:
    """A DATA chunk: a storage's size, hash, and where in the file its bytes are (None: not there)."""

    __slots__ = ("digest", "position", "size", "storage")

    def __init__(self, storage, size, digest, position):
        self.storage, self.size, self.digest, self.position = storage, size, digest, position


class Call:
    """One operator call. `before` and `after` have the storages whose bytes the file states before
    the call and after it; `returns` and `written` are None when the file does not say how it
    ended, `error` is (type, message) when it raised."""

    __slots__ = ("after", "args", "before", "error", "index", "kwargs", "op", "position", "random",
                 "returns", "written")

    def __init__(self, index, position, before, op, args, kwargs, random):
        self.index, self.position, self.before, self.op = index, position, before, op
        self.args, self.kwargs, self.random = args, kwargs, random
        self.returns = self.written = self.error = None
        self.after = []


class Recording:
    """A recording that is open for reading: a path, bytes, or a seekable file. Iterating gives its
    calls in order. `complete` says, after a whole iteration, whether the file has its final chunk."""

    def __init__(self, source):
        if isinstance(source, (bytes, bytearray, memoryview)):
            self.name, self._file = "recording", io.BytesIO(source)
        elif hasattr(source, "read"):
            self.name, self._file = str(getattr(source, "name", "recording")), source
        else:
            self.name, self._file = os.fspath(source), open(source, "rb")
        try:
            self._size = self._file.seek(0, os.SEEK_END)
            self.complete = False
            self._start = self._read_header()
        except BaseException:
            self._file.close()
            raise

    def close(self):
        self._file.close()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def _error(self, position, message):
        return RecordingError(self.name, position, message)

    def _at(self, position, size):
        """`size` bytes from a position; the caller has compared both with the file's size."""
        self._file.seek(position)
        data = self._file.read(size)
        if len(data) != size:
            raise self._error(position + len(data), "the file became shorter while it was read")
        return data

    def _read_header(self):
        if self._size < _HEADER_SIZE:
            raise self._error(0, f"not a recording: {self._size} bytes are shorter than the header")
        header = self._at(0, _HEADER_SIZE)
        magic, version, flags = _HEADER.unpack_from(header)
        if magic != MAGIC:
            raise self._error(0, f"not a recording: it begins with {magic!r}, expected {MAGIC!r}")
        if _with_crc(header[:_HEADER.size]) != header:
            raise self._error(_HEADER.size, "the checksum of the header is wrong")
        if version != VERSION or flags:
            raise self._error(8, f"version {version} with flags {flags} of the format; this reader "
                                 f"knows version {VERSION}")
        kind, payload, position, end = next(self._chunks(_HEADER_SIZE), (None,) * 4)
        if kind is None:
            raise self._error(_HEADER_SIZE, "the recording ends before its description")
        if kind != b"META":
            raise self._error(position, f"expected the chunk META, found {kind.decode()}")
        try:
            self.meta = json.loads(payload.decode())
            if self.meta["tensors"] not in _MODES:
                raise ValueError(f"tensors is {self.meta['tensors']!r}")
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise self._error(position, f"the chunk META is not a description: {error!r}") from None
        return end

    @property
    def tensors(self):
        """Which values the file has: "full", "inputs" or "hash"."""
        return self.meta["tensors"]

    def _chunks(self, position):
        """(kind, payload, position, end) of each chunk; ends at one that the file's end cuts off. The
        payload of DATA is its fixed part."""
        while self._size - position >= _CHUNK_SIZE:
            head = self._at(position, _CHUNK_SIZE)
            if _with_crc(head[:_CHUNK.size]) != head:
                raise self._error(position, "the checksum of a chunk's header is wrong")
            kind, length = _CHUNK.unpack_from(head)
            begin = position + _CHUNK_SIZE
            end = begin + length + _CRC.size
            if kind not in _KINDS:
                raise self._error(position, f"unknown kind of chunk {kind!r}")
            if end > self._size:
                return
            payload = self._checked(kind, begin, length)
            yield kind, payload, begin, end
            position = end

    def _checked(self, kind, begin, length):
        """The payload, once its checksum is right."""
        keep = min(length, _DATA.size) if kind == b"DATA" else length
        payload = self._at(begin, keep)
        crc, position, end = zlib.crc32(payload), begin + keep, begin + length
        while position < end:
            part = self._at(position, min(end - position, 1 << 20))
            crc, position = zlib.crc32(part, crc), position + len(part)
        if self._at(end, _CRC.size) != _CRC.pack(crc):
            raise self._error(begin, f"the checksum of a chunk {kind.decode()} is wrong")
        return payload

    def _data(self, payload, begin, length):
        if length < _DATA.size:
            raise self._error(begin, "a chunk DATA is too short")
        storage, size, digest, known = _DATA.unpack(payload)
        if known > 1 or length - _DATA.size != (size if known else 0):
            raise self._error(begin, f"a chunk DATA says {size} bytes and has {length - _DATA.size}")
        return Data(storage, size, digest, begin + _DATA.size if known else None)

    def _values(self, payload, begin, *kinds):
        """The number and the values of a chunk, each of the class that is expected there."""
        if len(payload) < _NUMBER.size:
            raise self._error(begin, "a chunk is too short for its number")
        cursor = Cursor(payload, _NUMBER.size)
        try:
            values = [cursor.take() for _ in kinds]
            cursor.expect_end()
        except DamagedValue as error:
            raise self._error(begin + error.position, str(error)) from None
        for value, kind in zip(values, kinds):
            if not isinstance(value, kind):
                raise self._error(begin, f"expected {kind.__name__}, found {type(value).__name__}")
        return [_NUMBER.unpack_from(payload)[0], *values]

    def __iter__(self):
        self.complete, call, count, pending = False, None, 0, []
        for kind, payload, begin, end in self._chunks(self._start):
            if self.complete or kind == b"META":
                raise self._error(begin, f"unexpected chunk {kind.decode()}")
            if kind == b"DATA":
                (pending if call is None else call.after).append(
                    self._data(payload, begin, end - begin - _CRC.size))
            elif kind == b"CALL":
                if call is not None:
                    raise self._error(begin, f"call {count} begins before call {call.index} ended")
                index, *values = self._values(payload, begin, str, list, dict, list)
                if index != count:
                    raise self._error(begin, f"expected call {count}, found call {index}")
                call, pending = Call(index, begin, pending, *values), []
            elif kind == b"END ":
                if call is not None or payload != _NUMBER.pack(count):
                    raise self._error(begin, f"the final chunk does not count {count} calls")
                self.complete = True
            else:
                self._finish(call, kind, payload, begin)
                yield call
                call, count = None, count + 1
        if call is not None:
            yield call

    def _finish(self, call, kind, payload, begin):
        expected = (list, dict) if kind == b"DONE" else (str, str)
        index, *values = self._values(payload, begin, *expected)
        if call is None or index != call.index:
            raise self._error(begin, f"a result of call {index}, which did not begin")
        if kind == b"DONE":
            call.returns, call.written = values
        else:
            call.error = tuple(values)

    def content(self, data):
        """The bytes of a Data with a position. They were checked when the file was iterated."""
        return self._at(data.position, data.size)
