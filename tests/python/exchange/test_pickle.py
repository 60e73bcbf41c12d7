"""copy, deepcopy, pickle, and files that PyTorch reads and writes."""

import collections
import copy
import io
import os
import pickle
import pickletools
import random
import subprocess
import sys
import zipfile

import pytest
from hypothesis import given, strategies as st
from paths import DATA

import keyfall
from keyfall import Tensor

BY_PYTORCH = DATA / "torch_state.pt"
DTYPES = [keyfall.float32, keyfall.float64, keyfall.float16, keyfall.bfloat16, keyfall.int8,
          keyfall.uint8, keyfall.int16, keyfall.int32, keyfall.int64, keyfall.bool,
          keyfall.complex64, keyfall.complex128, keyfall.uint16, keyfall.uint32, keyfall.uint64]


class Tagged(Tensor):
    """A subclass that pickle can find by name."""


class Slotted(Tensor):
    __slots__ = ("extra",)


def saved(obj):
    file = io.BytesIO()
    keyfall.save(obj, file)
    file.seek(0)
    return file


def ways(obj, **kwargs):
    yield pickle.loads(pickle.dumps(obj))
    yield pickle.loads(pickle.dumps(obj, 2))
    yield keyfall.load(saved(obj), **kwargs)
    yield copy.deepcopy(obj)


# ---- Tensors -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_every_dtype(dtype):
    x = keyfall.tensor([[1, 0], [1, 1]]).to(dtype)
    for tensor in (x, x.t(), x[0], x[1, 1], x[:0]):
        for again in ways(tensor):
            assert again.dtype is dtype and again.tolist() == tensor.tolist()
            assert again.stride() == tensor.stride() and again is not tensor
            assert again.untyped_storage() is not tensor.untyped_storage()


def test_state():
    x = keyfall.zeros(2, requires_grad=True)
    x.note = {"a": [1]}
    for again in (pickle.loads(pickle.dumps(x)), copy.deepcopy(x)):
        assert again.requires_grad and again.note == {"a": [1]} and again.note is not x.note
    x.grad = keyfall.ones(2)
    again = copy.deepcopy(x)
    assert again.grad.tolist() == [1, 1] and again.grad is not x.grad
    conj = keyfall.tensor([1 + 2j]).conj()
    assert pickle.loads(pickle.dumps(conj)).is_conj()
    assert copy.deepcopy(conj).tolist() == conj.tolist()
    for again in ways(keyfall.zeros(2, 3, device="meta").t()):
        assert again.is_meta and again.shape == (3, 2) and again.stride() == (1, 3)


def test_sharing():
    base = keyfall.arange(6.0)
    group = [base, base[2:], base, {"again": base.reshape(2, 3)}]
    for again in ways(group):
        assert again[0] is again[2] and again[0] is not base
        assert again[1].untyped_storage() is again[0].untyped_storage()
        again[0].zero_()
        assert again[1].tolist() == [0] * 4 and again[3]["again"].tolist() == [[0] * 3] * 2
    assert base.tolist() == [0, 1, 2, 3, 4, 5]


def test_copy_shares():
    x = keyfall.arange(3.0).as_subclass(Tagged)
    x.note = [1]
    again = copy.copy(x)
    assert type(again) is Tagged and again.note is x.note and again is not x
    assert again.untyped_storage() is x.untyped_storage()


def test_subclasses():
    x = keyfall.arange(3.0).as_subclass(Tagged)
    x.note = "kept"
    again = pickle.loads(pickle.dumps(x))
    assert type(again) is Tagged and again.note == "kept" and again.tolist() == [0, 1, 2]
    slotted = keyfall.ones(1).as_subclass(Slotted)
    slotted.extra, slotted.more = 5, 6
    again = pickle.loads(pickle.dumps(slotted))
    assert type(again) is Slotted and (again.extra, again.more) == (5, 6)
    with pytest.raises(RuntimeError, match="non-wrapper subclasses"):
        copy.deepcopy(x)


def test_setstate():
    source, x = keyfall.arange(6.0), keyfall.empty(0)
    x.__setstate__((source.untyped_storage(), 1, (2, 2), (2, 1), True, None))
    assert x.tolist() == [[1, 2], [3, 4]] and x.requires_grad
    for wrong in (3, (), (1, 2), (source.untyped_storage(), 0, (99,), (1,)),
                  (source.untyped_storage(), -1, (1,), (1,)), ("a", 0, (1,), (1,)),
                  (source.untyped_storage(), 0, ("a",), (1,))):
        with pytest.raises((TypeError, RuntimeError, AttributeError)):
            keyfall.empty(0).__setstate__(wrong)


def test_rebuilding_checks_bounds():
    storage = keyfall.arange(4.0)._typed_storage()
    build = keyfall._utils._rebuild_tensor_v2
    for geometry in ((0, (5,), (1,)), (4, (1,), (1,)), (0, (2,), (4,)), (-1, (1,), (1,)),
                     (0, (-1,), (1,)), (0, (1,), (-1,)), (0, (2, 2), (1,)), (0, (2**62,), (2**62,)),
                     (0, (2**80,), (0,)), (2**80, (1,), (1,))):
        with pytest.raises((RuntimeError, TypeError, OverflowError, ValueError)):
            build(storage, *geometry, False, {})
    for geometry in (("0", (1,), (1,)), (0, "a", (1,)), (0, (1.0,), (1,)), (0, (1,), None)):
        with pytest.raises(TypeError):
            build(storage, *geometry, False, {})
    assert build(storage, 3, (1,), (1,), False, {}).tolist() == [3]
    assert build(storage, 0, (0, 99), (1, 1), False, {}).shape == (0, 99)
    assert storage.size() == 4


# ---- Files ---------------------------------------------------------------------------------------


def test_files_of_pytorch():
    state = keyfall.load(BY_PYTORCH)
    assert type(state) is collections.OrderedDict
    assert state["weight"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert state["view"].untyped_storage() is state["weight"].untyped_storage()
    assert state["view"].stride() == (3, 1) and state["view"].tolist() == [[1, 2], [4, 5]]
    assert state["half"].tolist() == [1.5, -2] and state["half"].dtype is keyfall.float16
    assert state["brain"].tolist() == [0.25] and state["brain"].dtype is keyfall.bfloat16
    assert state["wide"].tolist() == [2**40] and state["mask"].tolist() == [True, False]
    assert state["unsigned"].tolist() == [65535] and state["scalar"].item() == 7
    assert state["conj"].is_conj() and state["conj"].tolist() == [1 - 2j]
    assert state["meta"].is_meta and state["empty"].shape == (0, 3)
    assert state["plain"] == [1, 2.5, "text", b"bytes", (None, True), {"a": {1, 2}}]
    assert state["size"] == keyfall.Size([4]) and state["dtype"] is keyfall.int16
    assert state["device"] == keyfall.device("cpu") and state["layout"] is keyfall.strided
    assert state["grad"].requires_grad


def records(data):
    archive = zipfile.ZipFile(io.BytesIO(data))
    return {name.partition("/")[2]: archive.read(name) for name in archive.namelist()}


def test_what_is_written_is_what_pytorch_writes():
    state = keyfall.load(BY_PYTORCH)
    ours, theirs = records(saved(state).getvalue()), records(BY_PYTORCH.read_bytes())
    theirs.pop(".data/serialization_id")
    assert ours.keys() == theirs.keys()
    for name in theirs:
        if name != "data.pkl":
            assert ours[name] == theirs[name], name

    def operations(pickled):
        skipped = {"BINPUT", "LONG_BINPUT", "BINGET", "LONG_BINGET", "PROTO"}
        return [(code.name, value) for code, value, _ in pickletools.genops(pickled)
                if code.name not in skipped]

    def names(pickled):
        return {value for code, value in operations(pickled) if code == "GLOBAL"}

    assert names(ours["data.pkl"]) == names(theirs["data.pkl"])


def test_records_are_aligned():
    data = saved([keyfall.zeros(n) for n in (1, 10, 100)])
    archive = zipfile.ZipFile(data)
    for info in archive.infolist():
        assert info.compress_type == zipfile.ZIP_STORED
        data.seek(info.header_offset + 26)
        lengths = data.read(4)
        begin = info.header_offset + 30 + int.from_bytes(lengths[:2], "little") + \
            int.from_bytes(lengths[2:], "little")
        assert begin % 64 == 0


def test_paths(tmp_path):
    path = tmp_path / "model.pt"
    keyfall.save({"x": keyfall.ones(2)}, path)
    assert keyfall.load(str(path))["x"].tolist() == [1, 1]
    assert "model/data.pkl" in zipfile.ZipFile(path).namelist()
    with open(path, "rb") as file:
        assert keyfall.load(file)["x"].tolist() == [1, 1]
    with pytest.raises(FileNotFoundError):
        keyfall.load(tmp_path / "missing.pt")
    for wrong in (3, None, "\0"):
        with pytest.raises((AttributeError, ValueError)):
            keyfall.load(wrong)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
    | st.binary() | st.complex_numbers(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.tuples(inner, inner)
    | st.dictionaries(st.text(max_size=5), inner, max_size=4), max_leaves=12)


@pytest.mark.slow
@given(plain)
def test_plain_data(obj):
    assert keyfall.load(saved(obj)) == obj


def test_map_location():
    file = saved(keyfall.arange(3.0))
    for where in ("cpu", keyfall.device("cpu"), {"cpu": "cpu"}, {"cuda:0": "cpu"},
                  lambda storage, location: storage, lambda storage, location: None):
        file.seek(0)
        assert keyfall.load(file, map_location=where).tolist() == [0, 1, 2]
    file.seek(0)
    assert keyfall.load(file, map_location="meta").is_meta
    file.seek(0)
    with pytest.raises(RuntimeError):
        keyfall.load(file, map_location="nowhere")


# ---- Untrusted files -----------------------------------------------------------------------------


class Evil:
    def __init__(self, function, *args):
        self.function, self.args = function, args

    def __reduce__(self):
        return self.function, self.args


def evil_file(obj, folder="archive", **extra):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"{folder}/data.pkl", obj if isinstance(obj, bytes) else pickle.dumps(obj, 2))
        for name, data in extra.items():
            archive.writestr(f"{folder}/{name}", data)
    file.seek(0)
    return file


@pytest.mark.parametrize("obj", [
    Evil(os.system, "exit 1"), Evil(eval, "1 + 1"), Evil(getattr, int, "real"),
    Evil(subprocess.Popen, ["false"]), Evil(__import__, "os"), Evil(Tagged, 3), random.Random(1),
], ids=lambda obj: str(getattr(obj, "function", obj))[:20])
def test_weights_only_refuses_code(obj):
    with pytest.raises(pickle.UnpicklingError, match="not allowed"):
        keyfall.load(evil_file(obj))


def test_weights_only_can_be_widened():
    file = evil_file(Evil(abs, -3))
    with keyfall.serialization.safe_globals([abs]):
        assert keyfall.load(file) == 3
    file.seek(0)
    with pytest.raises(pickle.UnpicklingError):
        keyfall.load(file)
    file.seek(0)
    assert keyfall.load(file, weights_only=False) == 3
    keyfall.serialization.add_safe_globals([abs])
    assert keyfall.serialization.get_safe_globals() == [abs]
    keyfall.serialization.clear_safe_globals()
    assert keyfall.serialization.get_safe_globals() == []


def test_subclasses_need_trust():
    x = keyfall.arange(2.0).as_subclass(Tagged)
    file = saved(x)
    with pytest.raises(pickle.UnpicklingError):
        keyfall.load(file)
    file.seek(0)
    assert type(keyfall.load(file, weights_only=False)) is Tagged


def storage_reference(*reference):
    """Returns a pickle whose object is one persistent id."""
    file = io.BytesIO()

    class Referring(pickle._Pickler):
        def persistent_id(self, obj):
            return reference if obj == "it" else None

    Referring(file, 2).dump("it")
    return file.getvalue()


@pytest.mark.parametrize("reference", [
    (), ("storage",), ("storage", 1, "0", "cpu", 1), ("module", 1, 2, 3, 4), 5,
    ("storage", None, 0, "cpu", 1), ("storage", None, "0", "cpu", -1),
])
def test_wrong_storages(reference):
    data = storage_reference(*(reference if isinstance(reference, tuple) else (reference,)))
    with pytest.raises((pickle.UnpicklingError, RuntimeError)):
        keyfall.load(evil_file(data))


def rewritten(change):
    """Returns PyTorch's file with some records changed; None removes one."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in {**records(BY_PYTORCH.read_bytes()), **change}.items():
            if data is not None:
                archive.writestr(f"archive/{name}", data)
    file.seek(0)
    return file


@pytest.mark.parametrize("change", [
    {"data/0": b""}, {"data/0": b"x" * 1000}, {"data/0": None}, {"data.pkl": None},
    {"data.pkl": b""}, {"data.pkl": b"\x80\x02."}, {"data.pkl": b"nonsense"}, {"byteorder": b"odd"},
    {"sub/data.pkl": b"N."}, {"constants.pkl": b"N."},
], ids=lambda change: repr(change)[:40])
def test_damaged_archives(change):
    with pytest.raises((RuntimeError, pickle.UnpicklingError, EOFError)):
        keyfall.load(rewritten(change))


def test_big_endian_files():
    swapped = io.BytesIO()
    with zipfile.ZipFile(swapped, "w") as archive:
        for name, data in records(saved(keyfall.tensor([1, 2**40])).getvalue()).items():
            if name == "byteorder":
                data = b"big" if sys.byteorder == "little" else b"little"
            if name == "data/0":
                data = b"".join(data[i:i + 8][::-1] for i in (0, 8))
            archive.writestr(f"archive/{name}", data)
    swapped.seek(0)
    assert keyfall.load(swapped).tolist() == [1, 2**40]


@pytest.mark.parametrize("pickled", [
    b"\x80\x02Nr\xff\xff\xff\x7f.",  # a memo index
    b"\x80\x05\x96\xff\xff\xff\xff\xff\xff\xff\x00.",  # a length of bytes
    b"\x80\x02Np99999999999\n.",
])
def test_pickles_that_ask_for_much_memory(pickled):
    with pytest.raises(pickle.UnpicklingError, match="damaged"):
        keyfall.load(evil_file(pickled))


@given(st.lists(st.tuples(st.integers(0, 4548), st.integers(0, 255)), min_size=1, max_size=8),
       st.integers(0, 4549))
def test_damaged_bytes(changes, length):
    data = bytearray(BY_PYTORCH.read_bytes())
    for position, byte in changes:
        data[position] = byte
    try:
        keyfall.load(io.BytesIO(bytes(data[:length])))
    except Exception as error:
        assert not isinstance(error, (SystemError, MemoryError))


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(0, 10**4), st.integers(0, 255)), min_size=1, max_size=4))
def test_damaged_pickles(changes):
    data = bytearray(records(BY_PYTORCH.read_bytes())["data.pkl"])
    for position, byte in changes:
        data[position % len(data)] = byte
    try:
        keyfall.load(rewritten({"data.pkl": bytes(data)}))
    except Exception as error:
        assert not isinstance(error, (SystemError, MemoryError))


def test_compressed_records_are_refused():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("archive/data.pkl", pickle.dumps("a" * 1000, 2))
    file.seek(0)
    with pytest.raises(RuntimeError, match="compressed"):
        keyfall.load(file)


def test_arguments():
    file = saved(1)
    for kwargs, error in (({"mmap": True}, ValueError), ({"nonsense": 1}, TypeError),
                          ({"pickle_module": pickle, "weights_only": True}, RuntimeError)):
        file.seek(0)
        with pytest.raises(error):
            keyfall.load(file, **kwargs)
    with pytest.raises(RuntimeError, match="Parent directory .* does not exist"):
        keyfall.save(1, "/no/such/folder")
    with pytest.raises(EOFError):
        keyfall.load(io.BytesIO())
    with pytest.raises(AttributeError):
        keyfall.save(1, 3)
    with pytest.raises((TypeError, AttributeError, pickle.PicklingError)):
        keyfall.save(lambda: 1, io.BytesIO())


def test_tensors_of_allowed_classes_come_out_of_files_with_weights_only(tmp_path):
    from keyfall.testing._internal.logging_tensor import LoggingTensor

    x = LoggingTensor(keyfall.arange(3))
    keyfall.save(x, tmp_path / "wrapper.pt")
    with pytest.raises(pickle.UnpicklingError, match="LoggingTensor"):
        keyfall.load(tmp_path / "wrapper.pt")
    with keyfall.serialization.safe_globals([LoggingTensor]):
        y = keyfall.load(tmp_path / "wrapper.pt")
    assert type(y) is LoggingTensor and y.elem.tolist() == [0, 1, 2]
    assert keyfall.Storage is keyfall.FloatStorage


# ---- Plain pickles, which PyTorch loads ----------------------------------------------------------

# What PyTorch pickles for the storage of arange(3.)
STORAGE_BY_PYTORCH = (
    b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.\x80\x02}q\x00(X\x10\x00\x00\x00protocol_versionq\x01M\xe9\x03"
    b"X\r\x00\x00\x00little_endianq\x02\x88X\n\x00\x00\x00type_sizesq\x03}q\x04(X\x05\x00\x00\x00shortq\x05K\x02X\x03\x00\x00\x00int"
    b"q\x06K\x04X\x04\x00\x00\x00longq\x07K\x04uu.\x80\x02(X\x07\x00\x00\x00storageq\x00ctorch\nFloatStorage\nq\x01"
    b"X\x0f\x00\x00\x00187651853700288q\x02X\x03\x00\x00\x00cpuq\x03K\x03Ntq\x04Q.\x80\x02]q\x00X\x0f\x00\x00\x00187651853700288q\x01a."
    b"\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80?\x00\x00\x00@")


def test_pickled_storages_have_pytorchs_form():
    function, (content,) = keyfall.arange(3.0)._typed_storage().__reduce__()
    assert function is keyfall.storage._load_from_bytes

    def names(data):  # without the places in the memo
        end = data.index(b"Q.") + 2
        return [(code.name, value) for code, value, _ in pickletools.genops(data[data.index(b"(X\x07"):end] + b".")
                if "PUT" not in code.name and code.name != "STOP"]

    key = ("BINUNICODE", "187651853700288")
    assert [pair if pair != key else ("BINUNICODE", "0") for pair in names(STORAGE_BY_PYTORCH)] == names(content)
    assert content[:content.index(b"(X\x07")] == STORAGE_BY_PYTORCH[:STORAGE_BY_PYTORCH.index(b"(X\x07")]
    assert content[-20:] == STORAGE_BY_PYTORCH[-20:]
    for data in (content, STORAGE_BY_PYTORCH):
        assert function(data).tolist() == [0, 1, 2]
        assert keyfall.load(io.BytesIO(data), weights_only=False).tolist() == [0, 1, 2]


def test_damaged_storages_are_refused():
    _, (content,) = keyfall.arange(3.0)._typed_storage().__reduce__()
    for damaged in (content[:-1], content[:-12], content[:40], b"", content.replace(b"FloatStorage", b"FlootStorage")):
        with pytest.raises((RuntimeError, EOFError, pickle.UnpicklingError, AttributeError)):
            keyfall.storage._load_from_bytes(damaged)


def test_tensors_in_one_pickle_share_memory():
    base = keyfall.arange(4.0)
    again, view = pickle.loads(pickle.dumps((base, base[1:3])))
    view.fill_(7)
    assert again.tolist() == [0, 7, 7, 3] and base.tolist() == [0, 1, 2, 3]
