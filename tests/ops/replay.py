#!/usr/bin/env python3
"""Unpacks the recorded cases and hands them to the program that replays them.

    replay.py PROGRAM [--in FOLDER] [--sample N] [options of the program]
    replay.py --pack DIR [--in FOLDER]
                        packs a choice of the .cases files of DIR into tests/ops/cases

--in: a folder of tests/ops that has cases and known_differences.txt of its own. --sample N: only every N-th case, for what is slow. The choice that is kept: the first case of each
operator, and of those that are not large every second, by a checksum of its description."""

import lzma
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

LARGE = 3000  # bytes
KEPT = 2  # one in so many

HERE = pathlib.Path(__file__).resolve().parent
MAGIC = b"KFCASES1"


def cases(data):
    at = len(MAGIC)
    while at < len(data):
        size = 4 + struct.unpack_from("<I", data, at)[0]
        yield data[at : at + size]
        at += size


def names(case):
    """Operator and description of a case."""
    size = struct.unpack_from("<H", case, 4)[0]
    more = struct.unpack_from("<H", case, 6 + size)[0]
    return case[6 : 6 + size], case[8 + size : 8 + size + more]


def choice(data):
    seen = set()
    for case in cases(data):
        op, what = names(case)
        small = len(case) <= LARGE
        if (op not in seen and len(case) <= 10 * LARGE) or (
                small and zlib.crc32(op + what) % KEPT == 0):
            yield case
        seen.add(op)


def pack(folder, home):
    target = home / "cases"
    target.mkdir(exist_ok=True)
    for path in sorted(pathlib.Path(folder).glob("*.cases")):
        kept = MAGIC + b"".join(choice(path.read_bytes()))
        packed = lzma.compress(kept, preset=9 | lzma.PRESET_EXTREME)
        (target / (path.name + ".xz")).write_bytes(packed)
        print(f"{path.name}: {len(packed)} bytes")
    return 0


def main():
    words = sys.argv[1:]
    home = HERE
    if "--in" in words[:-1]:
        at = words.index("--in")
        home = HERE / words[at + 1]
        del words[at : at + 2]
    if len(words) == 2 and words[0] == "--pack":
        return pack(words[1], home)
    if not words:
        print(__doc__)
        return 2
    program, *rest = words
    step = 1
    if rest[:1] == ["--sample"]:
        step, rest = int(rest[1]), rest[2:]
    packed = sorted((home / "cases").glob("*.cases.xz"))
    if not packed:
        print("no recorded cases")
        return 77
    with tempfile.TemporaryDirectory() as scratch:
        files = []
        for path in packed:
            chosen = list(cases(lzma.decompress(path.read_bytes())))[::step]
            files.append(pathlib.Path(scratch, path.stem))
            files[-1].write_bytes(MAGIC + b"".join(chosen))
        known = ["--known", str(home / "known_differences.txt")]
        return subprocess.run([program, *known, *rest, *files]).returncode


if __name__ == "__main__":
    sys.exit(main())
