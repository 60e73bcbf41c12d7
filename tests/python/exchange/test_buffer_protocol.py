"""Python's buffer protocol: memoryview(tensor), frombuffer()."""

import array
import gc
import io
import mmap
import struct
import warnings

import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import keyfall
from leaks import assert_frees

FORMATS = {"float64": "d", "float32": "f", "float16": "e", "int64": "l", "int32": "i", "int16": "h",
           "int8": "b", "uint8": "B", "uint16": "H", "uint32": "I", "uint64": "L", "bool": "?",
           "complex64": "Zf", "complex128": "Zd"}


@pytest.mark.parametrize("name", FORMATS)
def test_formats(name):
    x = keyfall.ones(2, 3, dtype=getattr(keyfall, name))
    view = memoryview(x)
    assert view.format == FORMATS[name]
    assert view.shape == (2, 3) and view.ndim == 2
    assert view.itemsize == x.dtype.itemsize
    assert view.strides == (3 * view.itemsize, view.itemsize)
    assert view.nbytes == 6 * view.itemsize
    assert not view.readonly
    assert view.obj is x
    if len(view.format) == 1 and view.format != "e":  # memoryview itself supports it since 3.12
        assert view.tolist() == x.tolist()


def test_writing_through():
    x = keyfall.zeros(3)
    view = memoryview(x)
    view[1] = 5.0
    assert x.tolist() == [0, 5, 0]
    view.cast("B")[0:4] = struct.pack("f", 2.5)
    assert x.tolist() == [2.5, 5, 0]
    io.BytesIO(struct.pack("3f", 1, 2, 3)).readinto(x)
    assert x.tolist() == [1, 2, 3]


def test_strided():
    x = keyfall.arange(6.0).reshape(2, 3).t()
    view = memoryview(x)
    assert view.strides == (4, 12) and view.tolist() == [[0, 3], [1, 4], [2, 5]]
    assert not view.c_contiguous and view.f_contiguous
    with pytest.raises((BufferError, TypeError)):
        io.BytesIO(bytes(24)).readinto(x)
    with pytest.raises((TypeError, BufferError)):
        memoryview(x[::2]).cast("B")
    assert memoryview(x[1:, 0]).tolist() == [1, 2]


def test_shapes():
    assert memoryview(keyfall.tensor(2.5)).shape == ()
    assert memoryview(keyfall.tensor(2.5))[()] == 2.5
    assert memoryview(keyfall.zeros(0)).tolist() == []
    assert memoryview(keyfall.zeros(2, 0)).shape == (2, 0)


def test_bytes():
    assert bytes(memoryview(keyfall.tensor([1, 2], dtype=keyfall.uint8))) == b"\x01\x02"


@pytest.mark.parametrize("make", [
    lambda: keyfall.ones(2, requires_grad=True), lambda: keyfall.tensor([1j]).conj(),
    lambda: keyfall.ones(2, device="meta"), lambda: keyfall.ones(2, dtype=keyfall.bfloat16),
])
def test_refusals(make):
    with pytest.raises(BufferError):
        memoryview(make())


def test_read_only_stays_so():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        x = keyfall.frombuffer(b"abcd", dtype=keyfall.uint8)
    assert memoryview(x).readonly
    assert memoryview(x).tobytes() == b"abcd"
    with pytest.raises((BufferError, TypeError)):
        io.BytesIO(b"wxyz").readinto(x)
    with pytest.raises(RuntimeError, match="read-only"):
        x.zero_()
    assert x.clone().zero_().tolist() == [0, 0, 0, 0]


def test_geometry_may_change_while_exported():
    x = keyfall.arange(4.0)
    view = memoryview(x)
    x.set_()
    junk = [keyfall.ones(4) for _ in range(8)]
    assert view.tolist() == [0, 1, 2, 3]
    del junk, x
    gc.collect()
    assert view.tolist() == [0, 1, 2, 3]


def test_exported_memory_does_not_move():
    x = keyfall.arange(4.0)
    view = memoryview(x)
    with pytest.raises(RuntimeError, match="not resizable"):
        x.resize_(100_000)
    assert view.tolist() == [0, 1, 2, 3]


# ---- frombuffer ----

def test_frombuffer():
    data = bytearray(struct.pack("4f", 1, 2, 3, 4))
    x = keyfall.frombuffer(data, dtype=keyfall.float32)
    assert x.tolist() == [1, 2, 3, 4]
    x[0] = 9
    assert struct.unpack("4f", data)[0] == 9
    assert keyfall.frombuffer(data, dtype=keyfall.float32, count=2, offset=4).tolist() == [2, 3]
    assert keyfall.frombuffer(data, dtype=keyfall.float32, count=-2).tolist() == [9, 2, 3, 4]
    assert keyfall.frombuffer(array.array("h", [1, 2]), dtype=keyfall.int16).tolist() == [1, 2]
    assert keyfall.frombuffer(data, dtype=keyfall.float32, requires_grad=True).requires_grad
    assert keyfall.frombuffer(data, dtype=keyfall.bfloat16).shape == (8,)


def test_buffer_is_held():
    data = bytearray(8)
    x = keyfall.frombuffer(data, dtype=keyfall.uint8)
    with pytest.raises(BufferError):
        data.append(1)
    del x
    gc.collect()
    data.append(1)


def test_memory_map():
    with mmap.mmap(-1, 4096) as memory:
        x = keyfall.frombuffer(memory, dtype=keyfall.int32)
        x[3] = 7
        assert memory[12] == 7
        with pytest.raises(BufferError):
            memory.close()
        del x
        gc.collect()


@pytest.mark.parametrize("arguments, error, text", [
    (dict(buffer=bytearray(8), dtype="float32", offset=3), ValueError, "multiple of element size (4)"),
    (dict(buffer=bytearray(8), dtype="float32", offset=8), ValueError, "minus 1"),
    (dict(buffer=bytearray(8), dtype="float32", offset=-1), ValueError, "non-negative"),
    (dict(buffer=bytearray(8), dtype="float32", count=3), ValueError, "must not be greater"),
    (dict(buffer=bytearray(8), dtype="float32", count=2**62), ValueError, "must not be greater"),
    (dict(buffer=bytearray(8), dtype="float32", count=2**70), ValueError, "64 bits"),
    (dict(buffer=bytearray(8), dtype="float32", count=0), ValueError, "must not be 0"),
    (dict(buffer=bytearray(), dtype="uint8"), ValueError, "must not be 0"),
    (dict(buffer=bytearray(9), dtype="float32", offset=1), ValueError, "aligned"),
    (dict(buffer=[1], dtype="uint8"), ValueError, "does not implement Python buffer protocol"),
    (dict(buffer=bytearray(8)), TypeError, "dtype"),
    (dict(buffer=bytearray(8), dtype="int64", requires_grad=True), RuntimeError, "floating point"),
])
def test_frombuffer_errors(arguments, error, text):
    if "dtype" in arguments:
        arguments = {**arguments, "dtype": getattr(keyfall, arguments["dtype"])}
    with pytest.raises(error) as caught:
        keyfall.frombuffer(**arguments)
    assert text in str(caught.value)


def test_frombuffer_of_strided_memory():
    with pytest.raises(RuntimeError, match="could not retrieve buffer"):
        keyfall.frombuffer(memoryview(bytearray(8))[::2], dtype=keyfall.uint8)


@settings(max_examples=examples(200), deadline=None)
@given(st.integers(0, 40), st.integers(-50, 50), st.integers(-50, 50),
       st.sampled_from(["uint8", "int16", "float32", "float64", "complex128"]))
def test_frombuffer_stays_inside(length, count, offset, dtype):
    dtype = getattr(keyfall, dtype)
    data = bytearray(range(length))
    try:
        x = keyfall.frombuffer(data, dtype=dtype, count=count, offset=offset)
    except ValueError:
        return
    size = dtype.itemsize
    assert offset >= 0 and offset + x.numel() * size <= length
    assert memoryview(x).cast("B").tobytes() == bytes(data[offset:offset + x.numel() * size])


def test_no_leaks():
    data = bytearray(16)

    def run():
        x = keyfall.frombuffer(data, dtype=keyfall.float32)
        memoryview(x).tolist()
        try:
            keyfall.frombuffer(data, dtype=keyfall.float32, offset=3)
        except ValueError:
            pass
        try:
            io.BytesIO(bytes(16)).readinto(x[::2])
        except (BufferError, TypeError):
            pass

    assert_frees(run)
