"""keyfall.safetensors: files as written by the package safetensors, and invalid files."""

import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keyfall
from keyfall.safetensors import (SafetensorError, load, load_file, safe_open, save, save_file)

DTYPES = [keyfall.bool, keyfall.uint8, keyfall.int8, keyfall.int16, keyfall.uint16, keyfall.float16,
          keyfall.bfloat16, keyfall.int32, keyfall.uint32, keyfall.float32, keyfall.complex64,
          keyfall.float64, keyfall.int64, keyfall.uint64]

# Written by version 0.8.0 of the package for the tensors of tensors().
WRITTEN = (
    b'(\x01\x00\x00\x00\x00\x00\x00{"__metadata__":{"k":"v"},"c":{"dtype":"F64","shape":[1],'
    b'"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[3],"data_offsets":[8,20]},"e":{"dtype":'
    b'"F32","shape":[0],"data_offsets":[20,20]},"s":{"dtype":"F32","shape":[],"data_offsets":'
    b'[20,24]},"a":{"dtype":"U8","shape":[2],"data_offsets":[24,26]}}\x00\x00\x00\x00\x00\x00\xf0?'
    b"\x00\x00\x80?\x00\x00\x80?\x00\x00\x80?\x00\x00\x80?\x00\x00")


def tensors():
    return {"b": keyfall.ones(3), "a": keyfall.zeros(2, dtype=keyfall.uint8),
            "c": keyfall.ones(1, dtype=keyfall.float64), "e": keyfall.ones(0),
            "s": keyfall.tensor(1.0)}


def raw(header, data=b"", length=None):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text + data


def entry(dtype="F32", shape=(2,), offsets=(0, 8), **more):
    return {"dtype": dtype, "shape": shape, "data_offsets": offsets, **more}


def same(one, other):
    return (one.dtype is other.dtype and one.shape == other.shape
            and one.reshape(-1).view(keyfall.uint8).tolist()
            == other.reshape(-1).view(keyfall.uint8).tolist())


# ---- Saving and loading --------------------------------------------------------------------------


def test_bytes_are_the_package_s():
    assert save(tensors(), {"k": "v"}) == WRITTEN
    found = load(WRITTEN)
    assert list(found) == ["c", "b", "e", "s", "a"]
    assert all(same(found[name], tensor) for name, tensor in tensors().items())
    assert save({}) == b"\x08\x00\x00\x00\x00\x00\x00\x00{}      " and load(save({})) == {}


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_types(dtype, tmp_path):
    tensor = keyfall.arange(6).reshape(2, 3).to(dtype)
    found = load(save({"x": tensor}))["x"]
    assert same(found, tensor)
    save_file({"x": tensor}, tmp_path / "x")
    assert same(load_file(tmp_path / "x")["x"], tensor)


def test_files(tmp_path):
    path = tmp_path / "some.safetensors"
    save_file(tensors(), path, {"k": "v"})
    assert path.read_bytes() == WRITTEN
    assert all(same(load_file(path)[name], tensor) for name, tensor in tensors().items())
    with safe_open(path, framework="pt", device="cpu") as file:
        assert file.keys() == ["c", "b", "e", "s", "a"] and file.metadata() == {"k": "v"}
        assert file.get_tensor("b").tolist() == [1.0, 1.0, 1.0]
        with pytest.raises(SafetensorError, match="no tensor"):
            file.get_tensor("z")
    assert load_file(path, device="meta")["b"].is_meta
    with pytest.raises(FileNotFoundError):
        load_file(tmp_path / "none")


def test_modules():
    model = keyfall.nn.Sequential(keyfall.nn.Linear(3, 2), keyfall.nn.BatchNorm1d(2))
    other = keyfall.nn.Sequential(keyfall.nn.Linear(3, 2), keyfall.nn.BatchNorm1d(2))
    other.load_state_dict(load(save(model.state_dict())))
    for one, two in zip(model.state_dict().values(), other.state_dict().values(), strict=True):
        assert same(one, two)
    assert same(load(save(dict(model.named_parameters())))["0.weight"], model[0].weight.detach())


def test_tensors_are_apart():
    found = load(WRITTEN)
    found["b"].fill_(7)
    assert found["s"].item() == 1.0 and load(WRITTEN)["b"].tolist() == [1.0] * 3


@given(st.dictionaries(
    st.text(max_size=8).filter(lambda name: name != "__metadata__"),
    st.tuples(st.sampled_from(DTYPES), st.lists(st.integers(0, 3), max_size=4)), max_size=6),
    st.none() | st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=3))
def test_round_trip(shapes, metadata):
    made = {name: keyfall.ones(shape, dtype=dtype) for name, (dtype, shape) in shapes.items()}
    data = save(made, metadata)
    found = load(bytearray(data))
    assert sorted(found) == sorted(made)
    assert all(same(found[name], tensor) for name, tensor in made.items())
    assert save(found, metadata) == data


@pytest.mark.parametrize("given, error, words", [
    ([1], ValueError, "Expected a dict"),
    ({"a": 1}, ValueError, "expected torch.Tensor"),
    ({1: keyfall.ones(1)}, TypeError, "must be str"),
    ({"__metadata__": keyfall.ones(1)}, ValueError, "__metadata__"),
    ({"a": keyfall.ones(2, 3).t()}, ValueError, "non contiguous"),
    ({"a": keyfall.ones(2, device="meta")}, ValueError, "no elements"),
    ({"a": keyfall.ones(2, dtype=keyfall.complex128)}, ValueError, "type"),
])
def test_what_cannot_be_saved(given, error, words):
    with pytest.raises(error, match=words):
        save(given)


def test_shared_memory_and_metadata(tmp_path):
    x = keyfall.ones(4)
    for shared in ({"a": x, "b": x}, {"a": x, "b": x[1:3]}, {"a": x, "b": x.view(2, 2)}):
        with pytest.raises(RuntimeError, match="share memory"):
            save_file(shared, tmp_path / "x")
    assert not (tmp_path / "x").exists()
    assert len(load(save({"a": x[:2], "b": x[2:]}))) == 2
    with pytest.raises(TypeError, match="metadata"):
        save({}, {"k": 3})


# ---- Invalid files -------------------------------------------------------------------------------

WRONG = [
    b"", b"1234567", raw({}, b"x"), raw(b"[]"), raw(b" {}"), raw(b"{}", length=3),
    raw(b"{}", length=10**9), raw(b"{}", length=2**63), raw(b"{}", length=2**64 - 1), raw(b"\xff{}"),
    raw(b"{"), raw(b""), raw(b"null"), raw(b'{"a":' * 100000 + b"}" * 100000), raw({"a": 3}),
    raw({"a": {}}), raw({"a": entry(offsets=(0, 4))}, bytes(4)),
    raw({"a": entry(offsets=(4, 12))}, bytes(12)), raw({"a": entry(offsets=(8, 0))}, bytes(8)),
    raw({"a": entry(dtype="X")}, bytes(8)), raw({"a": entry(dtype=[])}, bytes(8)),
    raw({"a": entry(dtype="f32")}, bytes(8)), raw({"a": entry(shape=(-2,))}, bytes(8)),
    raw({"a": entry(shape=(2**40, 2**40))}, bytes(8)), raw({"a": entry(shape=(2**61,))}, bytes(8)),
    raw({"a": entry(shape=(2**62, 2))}, bytes(8)),
    raw({"a": entry(shape=(0, 2**63), offsets=(0, 0))}),
    raw({"a": entry(shape=[1] * 5000, offsets=(0, 4))}, bytes(4)),
    raw({"a": entry(shape=2)}, bytes(8)), raw({"a": entry(shape=(2.0,))}, bytes(8)),
    raw({"a": entry(shape=(True, 2))}, bytes(8)), raw({"a": entry(shape=("2",))}, bytes(8)),
    raw({"a": entry(shape=None)}, bytes(8)), raw({"a": entry(offsets=(0, 8, 9))}, bytes(8)),
    raw({"a": entry(offsets=(-8, 0))}, bytes(8)), raw({"a": entry(offsets=(0.0, 8.0))}, bytes(8)),
    raw({"a": entry(offsets={"0": 8})}, bytes(8)), raw({"a": entry()}, bytes(7)),
    raw({"a": entry()}, bytes(9)), raw({"a": entry(), "b": entry()}, bytes(8)),
    raw({"a": entry(), "b": entry(offsets=(4, 12))}, bytes(12)),
    raw({"a": entry(), "b": entry(offsets=(12, 20))}, bytes(20)),
    raw({"__metadata__": {"a": 1}}), raw({"__metadata__": 3}), raw({"__metadata__": ["a"]}),
    raw(b'{"a":%s,"a":%s}' % ((json.dumps(entry()).encode(),) * 2), bytes(8)),
    raw(b'{"a":{"dtype":"F32","shape":[NaN],"data_offsets":[0,8]}}', bytes(8)),
    raw(b'{"a":{"dtype":"F32","shape":[1e999],"data_offsets":[0,8]}}', bytes(8)),
    raw(b'{"a":{"dtype":"F32","shape":[%s],"data_offsets":[0,8]}}' % (b"9" * 5000), bytes(8)),
    raw({"a": entry(dtype="F4", shape=(16,))}, bytes(8)),
    raw({"a" * 10**6: entry(dtype="F64")}, bytes(8)),
]


@pytest.mark.parametrize("data", WRONG, ids=range(len(WRONG)))
def test_wrong_files(data, tmp_path):
    with pytest.raises(SafetensorError) as error:
        load(data)
    assert len(str(error.value)) < 500
    (tmp_path / "x").write_bytes(data)
    with pytest.raises(SafetensorError):
        load_file(tmp_path / "x")


def test_odd_files_that_are_right():
    assert load(raw({})) == {} and load(raw(b"{}   ")) == {}
    assert load(raw({"a": entry(x=1)}, bytes(8)))["a"].tolist() == [0.0, 0.0]
    truths = load(raw({"a": entry("BOOL", (3,), (0, 3))}, b"\x02\x00\xff"))["a"]
    assert truths.tolist() == [True, False, True]
    assert truths.view(keyfall.uint8).tolist() == [1, 0, 1]
    misaligned = raw({"a": entry("U8", (1,), (0, 1)), "b": entry("F64", (1,), (1, 9))},
                     b"\x05" + struct.pack("<d", 2.5))
    assert load(misaligned)["b"].item() == 2.5
    assert load(raw({"a": entry(shape=(0, 2**40), offsets=(0, 0))}))["a"].shape == (0, 2**40)


@given(st.integers(0, len(WRITTEN) - 1), st.binary(min_size=1, max_size=4), st.booleans())
def test_damaged_files(at, bits, cut):
    data = WRITTEN[:at] if cut else WRITTEN[:at] + bits + WRITTEN[at + len(bits):]
    try:
        found = load(data)
    except SafetensorError:
        return
    assert sum(one.numel() * one.element_size() for one in found.values()) <= len(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4)
    | st.sampled_from(["F32", "U8", "BOOL"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["dtype", "shape", "data_offsets", "__metadata__", "a", "b"]), inner,
        max_size=4), max_leaves=12)
entries = st.fixed_dictionaries({
    "dtype": st.sampled_from(["F32", "U8", "BOOL", "I64", "F16", "X"]) | json_values,
    "shape": st.lists(st.integers(-1, 4), max_size=3) | json_values,
    "data_offsets": st.lists(st.integers(-1, 20), min_size=2, max_size=2) | json_values})


@given(st.dictionaries(st.sampled_from(["a", "b", "c", "__metadata__"]), entries | json_values)
       | json_values, st.binary(max_size=20), st.none() | st.integers(0, 2**64 - 1))
def test_any_header(header, data, length):
    try:
        found = load(raw(header, data, length))
    except SafetensorError:
        return
    assert sum(one.numel() * one.element_size() for one in found.values()) == len(data)


@given(st.binary(max_size=64))
def test_any_bytes(data):
    try:
        load(data)
    except SafetensorError:
        pass
