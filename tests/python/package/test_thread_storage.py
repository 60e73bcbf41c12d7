"""The library's thread-local storage stays small: all libraries that a process loads at run time share
1,664 bytes of the static kind, and PyTorch must still find room for its own."""

import pathlib
import struct

import keyfall
import pytest

PT_TLS = 7
MOST_BYTES = 768


def thread_storage(path):
    """The bytes of thread-local storage of a 64-bit ELF file."""
    data = pathlib.Path(path).read_bytes()
    table, size, count = *struct.unpack_from("<Q", data, 32), *struct.unpack_from("<HH", data, 54)
    for entry in range(table, table + size * count, size):
        if struct.unpack_from("<I", data, entry) == (PT_TLS,):
            return struct.unpack_from("<Q", data, entry + 40)[0]
    return 0


@pytest.mark.unsanitized
def test_the_library_needs_little_static_storage():
    with open("/proc/self/maps") as maps:
        library = next(line.split()[-1] for line in maps if "/libkeyfall.so" in line)
    assert 0 < thread_storage(library) <= MOST_BYTES
    assert thread_storage(keyfall._C.__file__) < 512
