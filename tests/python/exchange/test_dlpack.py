"""DLPack: old and new capsules, exchange with NumPy, and the C exchange table."""

import ctypes
import gc
import sys
import threading

import numpy as np
import pytest

import keyfall
from keyfall.utils import dlpack
from leaks import assert_frees

DTYPES = ["float64", "float32", "float16", "bfloat16", "complex64", "complex128", "int64", "int32", "int16",
          "int8", "uint64", "uint32", "uint16", "uint8", "bool"]
INVALID = "invalid capsule"


def name_of(capsule):
    get = ctypes.pythonapi.PyCapsule_GetName
    get.restype, get.argtypes = ctypes.c_char_p, [ctypes.py_object]
    return get(capsule).decode()


class Producer:
    """A foreign producer of the protocol; old ones take no keywords."""

    def __init__(self, data, old=False):
        self.data, self.old, self.calls = data, old, []

    def __dlpack__(self, **keywords):
        self.calls.append(keywords)
        if self.old and keywords:
            raise TypeError("unexpected keyword")
        return self.data.__dlpack__(**keywords)

    def __dlpack_device__(self):
        return (1, 0)


@pytest.mark.parametrize("name", DTYPES)
def test_own_round_trip(name):
    x = keyfall.ones(2, 3, dtype=getattr(keyfall, name)).t()
    for y in (keyfall.from_dlpack(x), keyfall.from_dlpack(x.__dlpack__()),
              keyfall.from_dlpack(x.__dlpack__(max_version=(1, 0))), dlpack.from_dlpack(dlpack.to_dlpack(x))):
        assert y.dtype is x.dtype and y.shape == x.shape and y.stride() == x.stride()
        assert y.data_ptr() == x.data_ptr()


@pytest.mark.parametrize("name", [name for name in DTYPES if name != "bfloat16"])
def test_with_numpy(name):
    a = np.array([[1, 0], [0, 1]], dtype=name)
    x = keyfall.from_dlpack(a)
    assert x.dtype is getattr(keyfall, name) and x.tolist() == a.tolist()
    back = np.from_dlpack(x)
    assert back.dtype == a.dtype and np.shares_memory(back, a)


def test_memory_is_shared():
    a = np.zeros(3)
    x = keyfall.from_dlpack(a)
    x[0] = 5
    assert a[0] == 5
    b = np.from_dlpack(keyfall.zeros(3))
    assert b.tolist() == [0, 0, 0]


def test_capsule_names():
    x = keyfall.ones(2)
    assert name_of(x.__dlpack__()) == "dltensor"
    assert name_of(x.__dlpack__(max_version=None)) == "dltensor"
    assert name_of(x.__dlpack__(max_version=(0, 8))) == "dltensor"
    assert name_of(x.__dlpack__(max_version=(1, 0))) == "dltensor_versioned"
    assert name_of(x.__dlpack__(max_version=(2, 0))) == "dltensor_versioned"
    assert name_of(keyfall._C._to_dlpack_versioned(x)) == "dltensor_versioned"


@pytest.mark.parametrize("version", [None, (1, 0)])
def test_capsules_are_taken_once(version):
    capsule = keyfall.ones(2).__dlpack__(max_version=version)
    x = keyfall.from_dlpack(capsule)
    assert name_of(capsule).startswith("used_dltensor")
    with pytest.raises(RuntimeError, match=INVALID):
        keyfall.from_dlpack(capsule)
    del capsule
    gc.collect()
    assert x.tolist() == [1, 1]


def test_unused_capsules_are_freed():
    for version in (None, (1, 0)):
        for _ in range(3):
            keyfall.ones(2).__dlpack__(max_version=version)
    gc.collect()


def test_devices():
    x = keyfall.ones(2)
    assert x.__dlpack_device__() == (1, 0)
    assert x.__dlpack_device__()[0] is dlpack.DLDeviceType.kDLCPU
    with pytest.raises(ValueError, match="Unknown device type meta"):
        keyfall.ones(2, device="meta").__dlpack_device__()
    assert int(dlpack.DLDeviceType.kDLMAIA) == 17


@pytest.mark.parametrize("keywords, error", [
    (dict(stream=1), AssertionError), (dict(stream="a"), TypeError), (dict(max_version=1), TypeError),
    (dict(max_version="a"), TypeError), (dict(max_version=(1,)), ValueError), (dict(dl_device="cpu"), TypeError),
    (dict(dl_device=(2, 0)), BufferError), (dict(copy=1), TypeError), (dict(foo=1), TypeError),
    (dict(max_version=(2**70, 0)), TypeError),
])
def test_bad_keywords(keywords, error):
    with pytest.raises(error):
        keyfall.ones(2).__dlpack__(**keywords)


def test_good_keywords():
    x = keyfall.ones(2)
    x.__dlpack__(stream=None)
    x.__dlpack__(stream=-1)
    x.__dlpack__(dl_device=(1, 0))
    assert keyfall.from_dlpack(x.__dlpack__(copy=False)).data_ptr() == x.data_ptr()
    assert keyfall.from_dlpack(x.__dlpack__(copy=True)).data_ptr() != x.data_ptr()
    with pytest.raises(TypeError):
        x.__dlpack__(1)


@pytest.mark.parametrize("make, text", [
    (lambda: keyfall.ones(2, requires_grad=True), "require gradient"),
    (lambda: keyfall.tensor([1j]).conj(), "conjugate"),
    (lambda: keyfall.ones(2, device="meta"), "meta"),
])
def test_tensors_that_cannot_be_exported(make, text):
    x = make()
    with pytest.raises(BufferError, match=text):
        x.__dlpack__()
    with pytest.raises(BufferError, match=text):
        keyfall.from_dlpack(x)


@pytest.mark.parametrize("thing", [1, [1], None, "a", object(), 1.5])
def test_things_that_are_no_capsules(thing):
    with pytest.raises(RuntimeError, match=INVALID):
        keyfall.from_dlpack(thing)


def test_arguments_of_from_dlpack():
    x = keyfall.ones(2)
    assert keyfall.from_dlpack(ext_tensor=x).tolist() == [1, 1]
    assert keyfall.from_dlpack(x, device="cpu").data_ptr() == x.data_ptr()
    assert keyfall.from_dlpack(x, copy=True).data_ptr() != x.data_ptr()
    assert keyfall.from_dlpack(x, copy=False).data_ptr() == x.data_ptr()
    assert keyfall.from_dlpack(x, device="meta").device.type == "meta"
    with pytest.raises(ValueError):
        keyfall.from_dlpack(x, device="meta", copy=False)
    for keywords in (dict(device="cpu"), dict(copy=True)):
        with pytest.raises(AssertionError):
            keyfall.from_dlpack(x.__dlpack__(), **keywords)
    with pytest.raises(TypeError):
        keyfall.from_dlpack()
    with pytest.raises(TypeError):
        keyfall.from_dlpack(x, x)


def test_producers_old_and_new():
    new = Producer(keyfall.ones(2))
    assert keyfall.from_dlpack(new).tolist() == [1, 1]
    assert list(new.calls[0]) == ["max_version"] and new.calls[0]["max_version"][0] == 1
    keyfall.from_dlpack(new, device="cpu", copy=True)
    assert new.calls[1]["dl_device"] == (1, 0) and new.calls[1]["copy"] is True
    old = Producer(keyfall.ones(2), old=True)
    assert keyfall.from_dlpack(old).tolist() == [1, 1]
    assert old.calls[1] == {}

    class Failing:
        def __dlpack__(self, **keywords):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        keyfall.from_dlpack(Failing())

    class Lying:
        def __dlpack__(self, **keywords):
            return 5

    with pytest.raises(RuntimeError, match=INVALID):
        keyfall.from_dlpack(Lying())


def test_shapes_of_all_kinds():
    for a in (np.array(1.5), np.zeros(0), np.zeros((2, 0, 3)), np.ones((1,) * 20)):
        assert tuple(keyfall.from_dlpack(a).shape) == a.shape
    assert keyfall.from_dlpack(np.arange(6.0).reshape(2, 3).T).stride() == (1, 3)
    with pytest.raises((ValueError, BufferError, RuntimeError)):
        keyfall.from_dlpack(np.ones(3)[::-1])
    with pytest.raises(BufferError):
        keyfall.from_dlpack(np.array(["a"]))


def test_read_only_memory():
    a = np.arange(3.0)
    a.flags.writeable = False
    x = keyfall.from_dlpack(a)
    with pytest.raises(RuntimeError, match="read-only"):
        x[0] = 1
    assert not np.from_dlpack(x).flags.writeable
    with pytest.raises(BufferError, match="read-only"):
        x.__dlpack__()
    assert keyfall.from_dlpack(a, copy=True).zero_().tolist() == [0, 0, 0]


def test_lifetimes():
    x = keyfall.arange(100.0)
    a = np.from_dlpack(x)
    del x
    gc.collect()
    junk = [keyfall.zeros(100) for _ in range(10)]
    assert a.tolist() == list(range(100))
    del junk
    b = np.arange(100.0)
    count = sys.getrefcount(b)
    y = keyfall.from_dlpack(b)
    z = y[1:]
    assert sys.getrefcount(b) == count + 1
    del y
    assert sys.getrefcount(b) == count + 1
    del z
    gc.collect()
    assert sys.getrefcount(b) == count


def test_exported_memory_does_not_move():
    x = keyfall.arange(4.0)
    a = np.from_dlpack(x)
    with pytest.raises(RuntimeError, match="not resizable"):
        x.resize_(100_000)
    assert a.tolist() == [0, 1, 2, 3]


def test_threads():
    def work():
        for _ in range(200):
            keyfall.from_dlpack(np.ones(3)).sum()
            np.from_dlpack(keyfall.ones(3)).sum()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# ---- The exchange table ----

class Version(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32)]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
                ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


class Managed(ctypes.Structure):
    pass


Managed._fields_ = [("version", Version), ("context", ctypes.c_void_p),
                    ("deleter", ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))), ("flags", ctypes.c_uint64),
                    ("tensor", Tensor)]
call = ctypes.PYFUNCTYPE  # holds the GIL, and raises the function's exception


class Table(ctypes.Structure):
    _fields_ = [
        ("version", Version), ("previous", ctypes.c_void_p),
        ("allocate", call(ctypes.c_int, ctypes.POINTER(Tensor), ctypes.POINTER(ctypes.POINTER(Managed)),
                          ctypes.c_void_p, ctypes.c_void_p)),
        ("from_object", call(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.POINTER(Managed)))),
        ("to_object", call(ctypes.c_int, ctypes.POINTER(Managed), ctypes.POINTER(ctypes.py_object))),
        ("describe", call(ctypes.c_int, ctypes.py_object, ctypes.POINTER(Tensor))),
        ("stream", call(ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p))),
    ]


@pytest.fixture
def table():
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    capsule = keyfall.Tensor.__dlpack_c_exchange_api__
    assert name_of(capsule) == "dlpack_exchange_api"
    return ctypes.cast(get(capsule, b"dlpack_exchange_api"), ctypes.POINTER(Table)).contents


def test_exchange_table(table):
    assert table.version.major == 1 and table.previous is None
    x = keyfall.arange(6.0).reshape(2, 3)
    managed = ctypes.POINTER(Managed)()
    assert table.from_object(x, managed) == 0
    described = managed.contents.tensor
    assert described.data == x.data_ptr() and described.ndim == 2 and described.bits == 32
    assert described.shape[:2] == [2, 3] and described.strides[:2] == [3, 1]
    result = ctypes.py_object()
    assert table.to_object(managed, result) == 0
    y = result.value
    ctypes.pythonapi.Py_DecRef(ctypes.py_object(y))  # the table returned a reference, .value another
    assert type(y) is keyfall.Tensor and y.data_ptr() == x.data_ptr()
    plain = Tensor()
    assert table.describe(x, plain) == 0
    assert plain.data == x.data_ptr() and plain.shape[:2] == [2, 3]
    stream = ctypes.c_void_p()
    assert table.stream(1, 0, stream) == 0 and stream.value is None


def test_exchange_table_refuses(table):
    managed = ctypes.POINTER(Managed)()
    with pytest.raises(TypeError):
        table.from_object(5, managed)
    with pytest.raises(BufferError):
        table.from_object(keyfall.ones(2, requires_grad=True), managed)
    with pytest.raises(BufferError):
        table.describe(keyfall.ones(2, device="meta"), Tensor())


@pytest.mark.parametrize("make", [
    lambda: keyfall.from_dlpack(np.ones(3)), lambda: np.from_dlpack(keyfall.ones(3)),
    lambda: keyfall.from_dlpack(keyfall.ones(3)), lambda: keyfall.ones(3).__dlpack__(),
    lambda: keyfall.from_dlpack(Producer(keyfall.ones(2), old=True)),
    lambda: keyfall.from_dlpack(Producer(np.ones(2)), copy=True),
    lambda: keyfall.ones(3).__dlpack__(max_version=(1, 0), copy=True),
])
def test_no_leaks(make):
    assert_frees(make)
