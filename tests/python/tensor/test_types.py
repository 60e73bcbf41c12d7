"""dtype, layout, memory_format, qscheme, device, finfo, iinfo, Stream and Event."""

import copy
import pickle
import threading

import pytest
from hypothesis import given, strategies as st

import keyfall
from leaks import assert_frees

DTYPES = [value for value in vars(keyfall._C).values() if isinstance(value, keyfall.dtype)]
REAL = {keyfall.complex32: keyfall.float16, keyfall.complex64: keyfall.float32,
        keyfall.complex128: keyfall.float64}
anything = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(),
                     st.lists(st.integers(), max_size=3), st.sampled_from(DTYPES))


# ---- dtype ---------------------------------------------------------------------------------------


def test_every_number_has_a_dtype():
    assert len(set(DTYPES)) == 46


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_dtypes_are_single_objects(dtype):
    name = str(dtype)
    assert repr(dtype) == name and name.startswith("torch.")
    assert getattr(keyfall, name[len("torch."):]) is dtype
    assert pickle.loads(pickle.dumps(dtype)) is dtype
    assert copy.copy(dtype) is dtype and copy.deepcopy(dtype) is dtype
    assert {dtype: 1}[dtype] == 1
    assert dtype.itemsize >= 1
    assert not (dtype.is_complex and dtype.is_floating_point)
    assert dtype.to_real() is REAL.get(dtype, dtype)


def test_aliases():
    pairs = {"float": "float32", "double": "float64", "half": "float16", "short": "int16",
             "int": "int32", "long": "int64", "cfloat": "complex64", "cdouble": "complex128",
             "chalf": "complex32", "bit": "uint1"}
    for alias, name in pairs.items():
        assert getattr(keyfall, alias) is getattr(keyfall, name)


def test_kinds():
    assert keyfall.float32.is_floating_point and not keyfall.int32.is_floating_point
    assert keyfall.complex64.is_complex and keyfall.complex64.is_signed
    assert keyfall.int8.is_signed and not keyfall.uint8.is_signed
    assert not keyfall.bool.is_signed and not keyfall.float8_e8m0fnu.is_signed
    for dtype in (keyfall.quint8, keyfall.bits8):
        with pytest.raises(RuntimeError):
            dtype.is_signed


@pytest.mark.parametrize("name, abbreviation", [
    ("float32", "f32"), ("bfloat16", "bf16"), ("complex128", "c128"), ("bool", "b8"),
    ("uint8", "u8"), ("int64", "i64"), ("bits16", "b16x1"), ("bits2x4", "b2x4"),
    ("float8_e4m3fn", "f8e4m3fn"), ("float4_e2m1fn_x2", "f4e2m1fnx2"), ("uint4", "uint4"),
    ("qint8", "qint8"), ("complex32", "c32"),
])
def test_abbreviations(name, abbreviation):
    assert getattr(keyfall, name).abbr == abbreviation


def test_complex_counterparts():
    assert keyfall.float16.to_complex() is keyfall.complex32
    assert keyfall.bfloat16.to_complex() is keyfall.complex64
    assert keyfall.complex128.to_complex() is keyfall.complex128
    with pytest.raises(RuntimeError, match="int32"):
        keyfall.int32.to_complex()


@pytest.mark.parametrize("kind", [keyfall.dtype, keyfall.layout, keyfall.memory_format,
                                  keyfall.qscheme])
def test_constants_cannot_be_made(kind):
    with pytest.raises(TypeError):
        kind()


def test_dtypes_have_no_order():
    with pytest.raises(TypeError):
        keyfall.float32 < keyfall.float64
    assert keyfall.float32 != keyfall.float64 and keyfall.float32 != 6


# ---- Default dtype -------------------------------------------------------------------------------


@pytest.fixture
def default_dtype():
    before = keyfall.get_default_dtype()
    yield
    keyfall.set_default_dtype(before)


def test_default_dtype(default_dtype):
    assert keyfall.get_default_dtype() is keyfall.float32
    keyfall.set_default_dtype(keyfall.float64)
    assert keyfall.get_default_dtype() is keyfall.float64
    assert keyfall.finfo().dtype == "float64"
    keyfall.set_default_tensor_type("torch.HalfTensor")
    assert keyfall.get_default_dtype() is keyfall.float16


@given(anything)
def test_default_dtype_refuses(value):
    if value in (keyfall.float16, keyfall.float32, keyfall.float64, keyfall.bfloat16):
        return
    with pytest.raises(TypeError):
        keyfall.set_default_dtype(value)
    assert keyfall.get_default_dtype() is keyfall.float32


def test_promotion():
    assert keyfall.promote_types(keyfall.int32, keyfall.float16) is keyfall.float16
    assert keyfall.can_cast(keyfall.int32, keyfall.float32)
    assert not keyfall.can_cast(keyfall.float32, to=keyfall.int32)
    assert keyfall.result_type(keyfall.ones(1, dtype=keyfall.int32), 2.5) is keyfall.float32
    assert keyfall.result_type(1, 2.0) is keyfall.float32
    with pytest.raises(RuntimeError):
        keyfall.promote_types(keyfall.uint64, keyfall.int32)
    with pytest.raises(TypeError):
        keyfall.promote_types(keyfall.uint16, 3)


# ---- Layouts and memory formats ------------------------------------------------------------------


@pytest.mark.parametrize("name", ["strided", "sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr",
                                  "sparse_bsc", "_mkldnn", "jagged", "contiguous_format",
                                  "preserve_format", "channels_last", "channels_last_3d",
                                  "per_tensor_affine", "per_channel_symmetric"])
def test_constants(name):
    value = getattr(keyfall, name)
    assert repr(value) == f"torch.{name}" == str(value)
    assert pickle.loads(pickle.dumps(value)) is value
    assert copy.deepcopy(value) is value


def test_legacy_format():
    assert keyfall.legacy_contiguous_format is keyfall.contiguous_format


# ---- Devices -------------------------------------------------------------------------------------


@pytest.mark.parametrize("args, kwargs, text", [
    (("cpu",), {}, "device(type='cpu')"),
    (("cpu:0",), {}, "device(type='cpu', index=0)"),
    (("cuda", 1), {}, "device(type='cuda', index=1)"),
    (("cuda:7",), {}, "device(type='cuda', index=7)"),
    ((), {"type": "cuda", "index": 2}, "device(type='cuda', index=2)"),
    ((), {"device": "meta"}, "device(type='meta')"),
    (("cuda", None), {}, "device(type='cuda')"),
    ((keyfall.device("cuda:1"),), {}, "device(type='cuda', index=1)"),
])
def test_devices(args, kwargs, text):
    device = keyfall.device(*args, **kwargs)
    assert repr(device) == text
    again = pickle.loads(pickle.dumps(device))
    assert again == device and hash(again) == hash(device)
    assert keyfall.device(str(device)) == device


def test_device_attributes():
    device = keyfall.device("cuda:1")
    assert (device.type, device.index, str(device)) == ("cuda", 1, "cuda:1")
    assert keyfall.device("cpu").index is None
    assert keyfall.device("cpu") != keyfall.device("cpu:0")
    assert keyfall.device("cpu") != "cpu"
    with pytest.raises(TypeError):
        device < device
    with pytest.raises(AttributeError):
        device.index = 2


@pytest.mark.parametrize("args, error", [
    ((), TypeError), ((None,), TypeError), ((1.5,), TypeError), ((True,), TypeError),
    (("cuda", True), TypeError), (("cuda", "1"), TypeError), ((keyfall.device("cpu"), 1), TypeError),
    (("",), RuntimeError), (("Cuda",), RuntimeError), (("cuda:",), RuntimeError),
    (("cuda:-1",), RuntimeError), (("cuda:01",), RuntimeError), (("cuda: 1",), RuntimeError),
    (("cuda:0", 1), RuntimeError), (("cuda", -1), RuntimeError), (("cuda", 2**70), RuntimeError),
    ((-1,), RuntimeError), (("cuda:99999",), RuntimeError), (("cpu\0",), RuntimeError),
    (("\udc80",), UnicodeEncodeError), (("a", 1, 2), TypeError),
])
def test_wrong_devices(args, error):
    with pytest.raises(error):
        keyfall.device(*args)


@given(st.text())
def test_any_text_is_a_device_or_an_error(text):
    try:
        device = keyfall.device(text)
    except (RuntimeError, ValueError):
        return
    assert str(device) == text


def test_default_device():
    assert keyfall.get_default_device() == keyfall.device("cpu")
    meta = keyfall.device("meta")
    with meta as entered:
        assert entered is meta
        assert keyfall.empty(2).device == meta
        with keyfall.device("cpu"):
            assert keyfall.empty(2).device.type == "cpu"
            with meta:
                assert keyfall.get_default_device() == meta
            assert keyfall.get_default_device().type == "cpu"
        assert keyfall.ones(2).device == meta
    assert keyfall.empty(2).device.type == "cpu"
    with pytest.raises(RuntimeError):
        meta.__exit__(None, None, None)


def test_default_device_survives_exceptions():
    with pytest.raises(KeyError):
        with keyfall.device("meta"):
            raise KeyError
    assert keyfall.get_default_device().type == "cpu"


def test_default_device_of_a_thread():
    keyfall.set_default_device("meta")
    try:
        seen = []
        thread = threading.Thread(target=lambda: seen.append(keyfall.get_default_device()))
        thread.start()
        thread.join()
        assert seen == [keyfall.device("cpu")]
        assert keyfall.empty(1).is_meta
        with keyfall.device("cpu"):
            assert keyfall.empty(1).is_cpu
    finally:
        keyfall.set_default_device(None)
    assert keyfall.empty(1).is_cpu
    with pytest.raises(TypeError):
        keyfall.set_default_device(1.5)


def test_devices_are_freed():
    assert_frees(lambda: (keyfall.device("cuda:1"), hash(keyfall.device("cuda", 1)),
                          repr(keyfall.device("meta"))))


# ---- Limits --------------------------------------------------------------------------------------


def test_finfo():
    info = keyfall.finfo(keyfall.float32)
    assert (info.bits, info.dtype) == (32, "float32")
    assert info.eps == 2.0**-23 and info.max == -info.min == (2 - 2.0**-23) * 2.0**127
    assert info.tiny == info.smallest_normal == 2.0**-126 and info.resolution == 1e-6
    assert repr(info) == (
        "finfo(resolution=1e-06, min=-3.40282e+38, max=3.40282e+38, eps=1.19209e-07, "
        "smallest_normal=1.17549e-38, tiny=1.17549e-38, dtype=float32)")
    assert info == keyfall.finfo(keyfall.complex64) != keyfall.finfo(keyfall.float64)
    assert pickle.loads(pickle.dumps(info)) == info
    assert keyfall.finfo(keyfall.float8_e8m0fnu).min == 2.0**-127
    assert keyfall.finfo(type=keyfall.float16).max == 65504
    with pytest.raises(TypeError):
        hash(info)


def test_iinfo():
    info = keyfall.iinfo(keyfall.uint64)
    assert (info.bits, info.min, info.max, info.dtype) == (64, 0, 2**64 - 1, "uint64")
    assert keyfall.iinfo(keyfall.int64).min == -2**63
    assert repr(keyfall.iinfo(keyfall.int8)) == "iinfo(min=-128, max=127, dtype=int8)"
    assert keyfall.iinfo(keyfall.int8) == keyfall.iinfo(keyfall.int8)


@given(anything)
def test_limits_refuse(value):
    for kind in (keyfall.finfo, keyfall.iinfo):
        try:
            info = kind(value)
        except TypeError:
            continue
        assert info.bits in (8, 16, 32, 64)


# ---- Streams and events --------------------------------------------------------------------------


def test_streams():
    stream = keyfall.Stream(stream_id=3, device_index=1, device_type=1)
    assert (stream.stream_id, stream.device_index, stream.device_type) == (3, 1, 1)
    assert stream.device == keyfall.device("cuda:1")
    assert repr(stream) == "torch.Stream device_type=cuda, device_index=1, stream_id=3"
    same = keyfall.Stream(stream_id=3, device_index=1, device_type=1)
    assert stream == same and hash(stream) == hash(same) and stream != keyfall.Stream()
    assert keyfall.Stream(device="cpu").query() and keyfall.Stream().synchronize() is None
    with pytest.raises(RuntimeError):
        stream.query()
    with pytest.raises(RuntimeError):
        keyfall.Stream().record_event()
    with pytest.raises(TypeError):
        pickle.dumps(stream)


@pytest.mark.parametrize("kwargs", [
    {"stream_id": 1}, {"stream_id": "1", "device_index": 0, "device_type": 0},
    {"stream_id": 2**70, "device_index": 0, "device_type": 0}, {"device": 1.5},
    {"stream_id": 1, "device_index": 0, "device_type": 63},
    {"stream_id": 1, "device_index": 2**20, "device_type": 1}, {"device_type": 1},
])
def test_wrong_streams(kwargs):
    with pytest.raises((TypeError, RuntimeError, OverflowError)):
        keyfall.Stream(**kwargs)


def test_events():
    event = keyfall.Event()
    assert event.query() and event.synchronize() is None and event.wait() is None
    assert event.device == keyfall.device("cpu") and event.event_id == 0
    with pytest.raises(RuntimeError):
        event.record()
    with pytest.raises(RuntimeError):
        keyfall.Event(device="cuda")
