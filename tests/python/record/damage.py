"""Damaged recordings: single faults by name, and random ones. `python damage.py` writes the corpus."""

import io
import pathlib
import random
import struct
import zlib

import keyfall
from keyfall._record.file_format import _CHUNK, _HEADER

CORPUS = pathlib.Path(__file__).parent / "corpus"
_FIRST_CHUNK = _HEADER.size + 4


def sample():
    """A small recording with values of most kinds."""
    keyfall.manual_seed(0)
    x = keyfall.arange(6.0).reshape(2, 3)
    file = io.BytesIO()
    with keyfall.record(file):
        y = keyfall.add(x, x.t().reshape(2, 3), alpha=2)
        y[1].mul_(0.5)
        keyfall.cat([x, y], 1).to(keyfall.float16).max(1)
        keyfall.complex(x, y).conj().clone(), y[keyfall.tensor([1, 0])], x.sum().item()
        keyfall.div(x, 3, rounding_mode="floor"), x.new_empty((0, 2), device="cpu").t()
        try:
            x @ x
        except RuntimeError:
            pass
    return file.getvalue()


def tiny():
    """A recording of one call."""
    file = io.BytesIO()
    x = keyfall.arange(6.0)
    with keyfall.record(file):
        keyfall.add(x, x, alpha=2)
    return file.getvalue()


def chunks(data):
    """[(kind, payload)] of a recording that is not damaged."""
    position, found = _FIRST_CHUNK, []
    while position < len(data):
        kind, length = _CHUNK.unpack_from(data, position)
        begin = position + _CHUNK.size + 4
        found.append((kind, data[begin:begin + length]))
        position = begin + length + 4
    return found


def joined(parts, header=None):
    """A recording of chunks, with checksums that are right."""
    header = header or _HEADER.pack(b"KFRECORD", 1, 0)
    data = [header, struct.pack("<I", zlib.crc32(header))]
    for kind, payload in parts:
        head = _CHUNK.pack(kind, len(payload))
        data += [head, struct.pack("<I", zlib.crc32(head)), payload, struct.pack("<I", zlib.crc32(payload))]
    return b"".join(data)


def _changed(parts, kind, change, which=0):
    """The chunks, with the payload of the which-th chunk of a kind changed."""
    indices = [i for i, part in enumerate(parts) if part[0] == kind]
    parts = list(parts)
    parts[indices[which]] = kind, change(parts[indices[which]][1])
    return joined(parts)


def single_faults(data):
    """{name: (damaged file, part of the message)}; every checksum is right unless the name says so."""
    parts = chunks(data)
    call = next(payload for kind, payload in parts if kind == b"CALL")
    flipped = bytearray(data)
    flipped[_FIRST_CHUNK + 1] ^= 1
    payload = bytearray(data)
    payload[_FIRST_CHUNK + 20] ^= 1
    dtype = call.index(b"float32")
    size = call.index(b"x") + 1 + 2 + 24
    nested = call[:8] + b"".join(b"l" + struct.pack("<I", 1) for _ in range(40)) + b"N"
    return {
        "empty": (b"", "shorter than the header"),
        "magic": (b"PK\3\4" + data[4:], "not a recording"),
        "header-checksum": (data[:12] + b"\0\0\0\0" + data[16:], "checksum of the header"),
        "version": (joined(parts, _HEADER.pack(b"KFRECORD", 2, 0)), "version 2"),
        "no-description": (joined([]), "ends before its description"),
        "no-meta": (joined(parts[1:]), "expected the chunk META"),
        "meta-not-json": (_changed(parts, b"META", lambda _: b"{"), "not a description"),
        "meta-deep": (_changed(parts, b"META", lambda _: b"[" * 3000), "not a description"),
        "meta-list": (_changed(parts, b"META", lambda _: b"[1]"), "not a description"),
        "meta-mode": (_changed(parts, b"META", lambda _: b'{"tensors": "x"}'), "not a description"),
        "chunk-header": (bytes(flipped), "checksum of a chunk's header"),
        "chunk-payload": (bytes(payload), "checksum of a chunk META"),
        "chunk-kind": (joined([*parts, (b"WHAT", b"")]), "unknown kind of chunk b'WHAT'"),
        "after-end": (joined([*parts, parts[-1]]), "unexpected chunk END"),
        "second-meta": (joined([*parts[:-1], parts[0]]), "unexpected chunk META"),
        "end-count": (_changed(parts, b"END ", lambda _: b"\0" * 8), "does not count"),
        "call-number": (_changed(parts, b"CALL", lambda p: b"\7" + p[1:]), "expected call 0, found call 7"),
        "call-twice": (joined([p for p in parts if p[0] == b"CALL" or p[0] == b"META"] + [(b"CALL", call)]), "before call 0 ended"),
        "done-first": (joined([parts[0], next(p for p in parts if p[0] == b"DONE")]), "did not begin"),
        "call-short": (_changed(parts, b"CALL", lambda p: p[:3]), "too short"),
        "call-cut": (_changed(parts, b"CALL", lambda p: p[:-3]), "left"),
        "call-tail": (_changed(parts, b"CALL", lambda p: p + b"N"), "1 bytes behind the last value"),
        "call-type": (_changed(parts, b"CALL", lambda p: p[:8] + b"N" * 4), "expected str, found NoneType"),
        "value-kind": (_changed(parts, b"CALL", lambda p: p[:8] + b"?"), "unknown kind of value '?'"),
        "value-count": (_changed(parts, b"CALL", lambda p: p[:8] + b"l\xff\xff\xff\xff"), "values, but 0 bytes"),
        "value-depth": (_changed(parts, b"CALL", lambda p: nested), "nested deeper"),
        "text-length": (_changed(parts, b"CALL", lambda p: p[:8] + b"s\xff\xff\xff\x7fabc"), "3 are left"),
        "text-encoding": (_changed(parts, b"CALL", lambda p: p[:8] + b"s\1\0\0\0\xff"), "not UTF-8"),
        "dtype": (_changed(parts, b"CALL", lambda p: p[:dtype] + b"FLOAT32" + p[dtype + 7:]),
                  "unknown name 'FLOAT32'"),
        "negative-size": (_changed(parts, b"CALL", lambda p: p[:size] + b"\xff" * 8 + p[size + 8:]), "negative"),
        "huge-size": (_changed(parts, b"CALL", lambda p: p[:size] + b"\xff" * 7 + b"\x7f" + p[size + 8:]),
                      "exceeds its storage"),
        "data-short": (_changed(parts, b"DATA", lambda p: p[:9]), "too short"),
        "data-length": (_changed(parts, b"DATA", lambda p: p[:-1]), "a chunk DATA says 24 bytes and has 23"),
    }


def random_fault(data, generator):
    """The file with a few bytes changed, removed or repeated. Half of the time inside of payloads, whose
    checksums are then made right, so that the values in them are reached."""
    if generator.random() < 0.5:
        return _mutated(data, generator)
    parts = chunks(data)
    for _ in range(generator.choice((1, 1, 2, 5))):
        i = generator.randrange(len(parts))
        action = generator.randrange(8)
        if action == 0:
            del parts[i]
        elif action == 1:
            parts.insert(generator.randrange(len(parts)), parts[i])
        else:
            parts[i] = parts[i][0], _mutated(parts[i][1], generator)
        if not parts:
            break
    return joined(parts)


def _mutated(data, generator):
    data = bytearray(data)
    for _ in range(generator.choice((1, 1, 2, 4))):
        at = generator.randrange(len(data) + 1)
        action = generator.randrange(5)
        if action == 0:
            data[at:at + 1] = bytes([generator.randrange(256)])
        elif action == 1 and at < len(data):
            data[at] ^= 1 << generator.randrange(8)
        elif action == 2:
            del data[at:at + generator.choice((1, 4, 8, 100))]
        elif action == 3:
            data[at:at] = data[at:at + generator.choice((1, 4, 8))]
        else:
            data[at:at + 8] = struct.pack("<q", generator.choice((-1, 0, 2**31, 2**63 - 1, -2**63)))
    return bytes(data)


def write_corpus():
    CORPUS.mkdir(exist_ok=True)
    data = sample()
    (CORPUS / "valid.kfr").write_bytes(data)
    for name, (damaged, _) in single_faults(tiny()).items():
        (CORPUS / f"{name}.bad").write_bytes(damaged)


if __name__ == "__main__":
    write_corpus()
