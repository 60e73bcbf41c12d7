"""load(): mapped files, PyTorch's format before 1.6, and the variables of the environment."""
import base64
import io
import pickle
import struct
import zipfile

import pytest

import keyfall as torch

# {"a": ones(3), "v": arange(6.).reshape(2, 3)[:, 1:]}, written by PyTorch 2.13 in the old format.
OLD = base64.b85decode(
    r"fC7pNZ2X)?`5<bjP#G?O0!`@yE`S1kaR4Y-5C8xGaB^>SZ)0z4Uv_13b7^mGaRE)~16U0J003-"
    r"hbaZTGUuAA&X<=@00*F`&0001Vd2nT4b7^{Ib8!QGaRew>1poj5b7*gJba4es0$2k8003!jba4ht1Xu(B003-"
    r"nZf9`^O9XXwE`S1kaR4Y-"
    r"0RR91VQ~RtbZ>HFXf9uMbZKmJ3SV+%Vs&Y3WM6b;ZgX#PUv@GIaRMkPSO)+A0CRM2a$#p>aRXy?Z*pU33Px;iVRTb;"
    r"Z*pO0WeRZwSPlRH068-"
    r"`Fg7$aGBh+WG&DGI1y}<B003ifb#Vqu15R{t2T@A^O9O>*2ulHlaS4fIV{dG1Wn*+{Z*Fr6PjX~sa%E&hX=8K>aSAC"
    r"?aSL>D3{r6oSOEY40CsT>XaXoGXai^jSPlRH068-"
    r"`Fg7$aGBY?ZIWjnL4`>EU22ONw5K&73O9D#*hH()~14{vhaT1AW3Mo=?6LfJDQgIb^E`S1EaR4Y-"
    r"4gdfEIWsvhHZ(LcGdM6gGB|MoSPlRH068-"
    r"`Fg7$aGBh+WG&DGI0%a}+0000000000000000DwOL002M$06;(h0DwRM0H8nv00000000000DwOL0DwOL0DwO"
)


@pytest.mark.parametrize("weights_only", [True, False])
def test_files_before_1_6(tmp_path, weights_only):
    (tmp_path / "old.pt").write_bytes(OLD)
    for source in (io.BytesIO(OLD), tmp_path / "old.pt"):
        loaded = torch.load(source, weights_only=weights_only)
        assert loaded["a"].tolist() == [1.] * 3 and loaded["v"].tolist() == [[1., 2.], [4., 5.]]
        assert loaded["v"].stride() == (3, 1) and loaded["v"].storage_offset() == 1
    assert torch.load(io.BytesIO(OLD), map_location="meta")["a"].device.type == "meta"


def test_damaged_old_files_are_refused():
    for length in range(33, len(OLD) - 1, 7):
        with pytest.raises((RuntimeError, pickle.UnpicklingError, EOFError, ValueError)):
            torch.load(io.BytesIO(OLD[:length]))


def test_mapped_files_share_no_memory_with_the_file(tmp_path):
    path, weights = tmp_path / "new.pt", {"w": torch.arange(6.).reshape(2, 3), "e": torch.ones(0)}
    torch.save(weights, path)
    before = path.read_bytes()
    loaded = torch.load(path, mmap=True)
    assert torch.equal(loaded["w"], weights["w"]) and loaded["e"].numel() == 0
    loaded["w"].add_(1)
    assert loaded["w"].tolist() == [[1., 2., 3.], [4., 5., 6.]] and path.read_bytes() == before
    with pytest.raises(ValueError, match="file path"):
        torch.load(io.BytesIO(before), mmap=True)
    (tmp_path / "old.pt").write_bytes(OLD)
    with pytest.raises(RuntimeError, match="mmap can only be used"):
        torch.load(tmp_path / "old.pt", mmap=True)


class Own:
    pass


def test_the_environment_forces_weights_only(tmp_path, monkeypatch):
    path = tmp_path / "own.pt"
    torch.save(Own, path)
    with pytest.raises(pickle.UnpicklingError):
        torch.load(path)
    monkeypatch.setenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", "1")
    with pytest.warns(UserWarning, match="TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD"):
        assert torch.load(path) is Own
    monkeypatch.setenv("TORCH_FORCE_WEIGHTS_ONLY_LOAD", "1")
    with pytest.raises(RuntimeError, match="only one of"):
        torch.load(path)
    monkeypatch.delenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD")
    with pytest.raises(pickle.UnpicklingError):
        torch.load(path, weights_only=False)


# ---- The format before PyTorch 1.6, written here -------------------------------------------------

# What PyTorch 2.13 writes for torch.tensor([1, 2, 3], dtype=torch.int8), with the key "0" for the storage.
OLD_INT8 = (
    "80028a0a6cfc9c46f9206aa850192e80024de9032e80027d710028581000000070726f746f636f6c5f76657273696f6e71014de903580d0000"
    "006c6974746c655f656e6469616e710288580a000000747970655f73697a657371037d710428580500000073686f727471054b025803000000"
    "696e7471064b0458040000006c6f6e6771074b0475752e800263746f7263682e5f7574696c730a5f72656275696c645f74656e736f725f7632"
    "0a71002828580700000073746f72616765710163746f7263680a4368617253746f726167650a7102580100000030710358030000006370"
    "7571044b034e747105514b004b038571064b018571078963636f6c6c656374696f6e730a4f726465726564446963740a71082952710974"
    "710a52710b2e80025d71005801000000307101612e0300000000000000010203")


def old_bytes(value, **options):
    file = io.BytesIO()
    torch.save(value, file, _use_new_zipfile_serialization=False, **options)
    return file.getvalue()


def test_the_old_format_is_written():
    assert old_bytes(torch.tensor([1, 2, 3], dtype=torch.int8)).hex() == OLD_INT8
    base = torch.arange(6.0).reshape(2, 3)
    loaded = torch.load(io.BytesIO(old_bytes({"a": base, "b": base[1], "c": torch.nn.Parameter(base)})))
    assert loaded["b"].tolist() == [3, 4, 5] and isinstance(loaded["c"], torch.nn.Parameter)
    loaded["a"][1, 0] = 7
    assert loaded["b"].tolist() == [7, 4, 5]  # one storage, as before


def test_old_files_with_several_objects(tmp_path):
    with open(tmp_path / "two", "wb") as file:
        for value in (torch.ones(2), {"x": 1}):
            torch.save(value, file, _use_new_zipfile_serialization=False)
    with open(tmp_path / "two", "rb") as file:
        assert torch.load(file).tolist() == [1, 1]
        assert torch.load(file) == {"x": 1}
        with pytest.raises(EOFError):
            torch.load(file)


def test_old_files_with_sparse_tensors():
    dense = torch.tensor([[0.0, 2.0], [3.0, 0.0]])
    for made in (dense.to_sparse(), dense.to_sparse_csr(), dense.to_sparse_bsc((1, 1))):
        data = old_bytes(made)
        loaded = torch.load(io.BytesIO(data))
        assert loaded.layout == made.layout and loaded.to_dense().equal(dense)
    data = old_bytes(dense.to_sparse())
    damaged = data.replace(struct.pack("<4q", 0, 1, 1, 0), struct.pack("<4q", 0, 99, 1, 0))
    with pytest.raises(RuntimeError, match="found index 99"):
        torch.load(io.BytesIO(damaged))


def test_old_files_name_the_source_of_modules():
    class Pickler(pickle._Pickler):
        named = False

        def persistent_id(self, value):
            if value is not torch.nn.Identity or self.named:
                return None
            self.named = True
            return "module", value, "linear.py", "the source"

    plain = old_bytes(None)
    file = io.BytesIO()
    Pickler(file, 2).dump(torch.nn.Identity())
    none = pickle.dumps(None, 2)
    data = plain[:plain.index(none)] + file.getvalue() + plain[plain.index(none) + len(none):]
    assert repr(torch.load(io.BytesIO(data), weights_only=False)) == "Identity()"


def test_views_as_other_types_have_no_old_format():
    base = torch.arange(4, dtype=torch.int32)
    with pytest.raises(RuntimeError, match="view the same data as different types"):
        old_bytes([base, base.view(torch.int16)])


def test_bytearrays_are_plain_data():
    file = io.BytesIO()
    torch.save(bytearray(b"ab"), file)
    file.seek(0)
    assert torch.load(file) == bytearray(b"ab")


# ---- Whole modules in both directions ------------------------------------------------------------

# The attributes of PyTorch's nn.LSTM(1, 2, bidirectional=True, bias=False, proj_size=1) that only recurrent layers have.
LSTM_NAMES = [["weight_ih_l0", "weight_hh_l0", "weight_hr_l0"],
              ["weight_ih_l0_reverse", "weight_hh_l0_reverse", "weight_hr_l0_reverse"]]


def test_recurrent_layers_have_the_state_that_pytorch_reads():
    layer = torch.nn.LSTM(1, 2, bidirectional=True, bias=False, proj_size=1)
    state = layer.__getstate__()
    assert state["_all_weights"] == LSTM_NAMES
    assert state["_flat_weights_names"] == sum(LSTM_NAMES, [])
    assert [weight.shape for weight in state["_flat_weights"]] == [(8, 1), (8, 1), (1, 2)] * 2
    assert "_weights" not in state


def test_recurrent_layers_are_read_from_the_state_of_pytorch():
    layer = torch.nn.GRU(2, 3, 2)
    state = dict(layer.__getstate__(), _flat_weight_refs=[None] * 8)
    del state["proj_size"]  # as before PyTorch 1.8
    loaded = torch.nn.GRU.__new__(torch.nn.GRU)
    loaded.__setstate__(state)
    x = torch.ones(1, 1, 2)
    assert loaded(x)[0].equal(layer(x)[0]) and loaded.proj_size == 0
    assert [name for name, _ in loaded.named_parameters()] == loaded._flat_weights_names


def test_hooks_of_loading_have_the_name_that_files_have():
    layer = torch.nn.utils.spectral_norm(torch.nn.Linear(2, 2))
    hook, = layer._load_state_dict_pre_hooks.values()
    assert type(hook).__name__ == "_WrappedHook" and not hook.with_module
    file = io.BytesIO()
    torch.save(layer, file)
    file.seek(0)
    loaded = torch.load(file, weights_only=False)
    loaded.load_state_dict(layer.state_dict())
    torch.nn.utils.remove_spectral_norm(loaded)
    assert not loaded._load_state_dict_pre_hooks


def test_files_without_the_bytes_of_tensors():
    x, file = torch.ones(2, 3), io.BytesIO()
    with torch.serialization.skip_data():
        torch.save({"x": x, "row": x[1]}, file)
        with pytest.raises(RuntimeError, match="outside the skip_data context manager"):
            torch.load(file)
    file.seek(0)
    loaded = torch.load(file)
    assert loaded["x"].tolist() == [[0, 0, 0]] * 2
    assert loaded["row"].untyped_storage()._cdata == loaded["x"].untyped_storage()._cdata
    torch.save(x, file := io.BytesIO())
    file.seek(0)
    assert torch.load(file).tolist() == x.tolist()


def test_large_storages_are_written_and_read_in_pieces(monkeypatch):
    monkeypatch.setattr(torch.serialization, "_PIECE", 7)
    x, file = torch.arange(5.0), io.BytesIO()
    torch.save([x, torch.empty(0)], file)
    file.seek(0)
    loaded = torch.load(file)
    assert loaded[0].tolist() == x.tolist() and loaded[1].shape == (0,) and loaded[0].untyped_storage().resizable()
    damaged = file.getvalue().replace(x.untyped_storage()._bytes(), bytes(20))
    with pytest.raises(RuntimeError, match="damaged"):
        torch.load(io.BytesIO(damaged))


def test_unpicklers_of_programs():
    class Renaming(pickle.Unpickler):
        def find_class(self, module, name):
            return super().find_class("builtins" if module == "gone" else module, name)

    module = type("module", (), {"Unpickler": Renaming})
    for options in ({}, {"_use_new_zipfile_serialization": False}):
        file = io.BytesIO()
        torch.save([torch.ones(2), complex(1, 2)], file, **options)
        data = io.BytesIO(file.getvalue().replace(b"c__builtin__\n", b"cgone\n")) if options else file
        data.seek(0)
        loaded = torch.load(data, pickle_module=module, weights_only=False)
        assert loaded[0].tolist() == [1, 1] and loaded[1] == 1 + 2j


def test_files_with_few_methods():
    class Few:
        def __init__(self, data=b""):
            self.inner, self.flushed = io.BytesIO(data), False
            self.read, self.seek, self.tell, self.write = (getattr(self.inner, name) for name in ("read", "seek", "tell", "write"))

        def flush(self):
            self.flushed = True

    file = io.BytesIO()
    torch.save(torch.ones(3), file)
    assert torch.load(Few(file.getvalue())).tolist() == [1, 1, 1]
    old = Few()
    torch.save(torch.ones(3), old, _use_new_zipfile_serialization=False)
    old.seek(0)
    assert old.flushed and not torch.serialization._is_zipfile(old) and torch.load(old).tolist() == [1, 1, 1]


# Written by Python 2: [text, zeros(1), 2]; and views of a storage, by PyTorch 0.3.1.
FACTS = (b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.\x80\x02}q\x00X\r\x00\x00\x00little_endianq\x01\x88s.")
PYTHON_2 = FACTS + (b"\x80\x02]q\x01(U\x02\xc5\xbcq\x02ctorch._utils\n_rebuild_tensor_v2\nq\x03((U\x07storageq\x04ctorch\nFloatStorage\nq\x05"
                    b"U\x0245q\x06U\x03cpuq\x07\x8a\x01\x01NtQK\x00K\x01\x85K\x01\x85\x89NtRq\x08K\x02e.\x80\x02]q\x01U\x0245q\x02a."
                    b"\x01" + bytes(11))
VIEWS = FACTS + (b"\x80\x02(X\x07\x00\x00\x00storageq\x00ctorch\nFloatStorage\nq\x01X\x01\x00\x00\x005X\x03\x00\x00\x00cpuq\x03K\x02"
                 b"X\x01\x00\x00\x006K\x00K\x01\x87tQ(h\x00h\x01X\x01\x00\x00\x005h\x03K\x02X\x01\x00\x00\x007K\x01K\x01\x87tQ\x86."
                 b"\x80\x02]X\x01\x00\x00\x005a.\x02" + bytes(7) + b"\0\0\x80?\0\0\0@")


@pytest.mark.parametrize("weights_only", [True, False])
def test_files_of_python_2(weights_only):
    for encoding, text in (("utf-8", "\u017c"), ("bytes", b"\xc5\xbc")):
        loaded = torch.load(io.BytesIO(PYTHON_2), weights_only=weights_only, encoding=encoding)
        assert loaded == [text, torch.zeros(1), 2]


def test_views_of_storages_in_old_files():
    first, second = torch.load(io.BytesIO(VIEWS))
    assert first.tolist() == [1] and second.tolist() == [2] and first.data_ptr() + 4 == second.data_ptr()


def test_storages_without_elements_have_any_type():
    x, file = torch.empty(0), io.BytesIO()
    other = torch.storage.TypedStorage(wrap_storage=x.untyped_storage(), dtype=torch.int64)
    torch.save([x, other], file, _use_new_zipfile_serialization=False)
    file.seek(0)
    assert [each.dtype for each in torch.load(file)] == [torch.float32, torch.int64]


class WithState(torch.Tensor):
    def __getstate__(self):
        return "state", dict(self.__dict__)

    def __setstate__(self, state):
        self.marker, self.__dict__ = state
        self.marker = state[0]


def test_subclasses_with_a_state_of_their_own():
    x, file = torch.ones(2).as_subclass(WithState), io.BytesIO()
    x.title = "x"
    torch.save(x, file)
    file.seek(0)
    with torch.serialization.safe_globals([WithState]):
        loaded = torch.load(file)
    assert type(loaded) is WithState and (loaded.marker, loaded.title) == ("state", "x")


def test_functions_that_nobody_can_allow():
    import os

    file = io.BytesIO()
    torch.save(os.execv, file)
    file.seek(0)
    with torch.serialization.safe_globals([os.execv]), pytest.raises(pickle.UnpicklingError, match="posix.execv whose module posix is blocked"):
        torch.load(file)


# ---- What is refused, and with which words -------------------------------------------------------


def test_one_storage_is_saved_with_one_type():
    a = torch.randn(4, dtype=torch.complex128)
    for values in ([a, a.imag], [a.storage(), a.imag], [a, a.untyped_storage()]):
        for zipped in (True, False):
            with pytest.raises(RuntimeError, match="^Cannot save multiple tensors or storages that view the same data as"):
                torch.save(values, io.BytesIO(), _use_new_zipfile_serialization=zipped)
    torch.save([a, a.conj(), torch.empty(0), torch.empty(0, dtype=torch.int64)], io.BytesIO())


def test_errors_of_load_and_save():
    class Stream:
        def read(self, count):
            return b""

    with pytest.raises(AttributeError, match="^'Stream' object has no attribute 'seek'. You can only torch.load from a file"):
        torch.load(Stream())
    with pytest.raises(RuntimeError, match="^PytorchStreamReader failed reading zip archive: "):
        torch.load(io.BytesIO(b"PK\x03\x04 and nothing more"))
    with pytest.raises(RuntimeError, match="^ZeroTensor is not serializable"):
        torch.save(torch._efficientzerotensor(2), io.BytesIO())


def test_a_stream_that_only_writes():
    class Stream:
        parts = b""

        def write(self, data):
            self.parts += bytes(data)
            return len(data)

        def flush(self):
            pass

    stream = Stream()
    torch.save({"x": torch.arange(3)}, stream)
    assert torch.load(io.BytesIO(stream.parts))["x"].tolist() == [0, 1, 2]


def test_fake_tensors_are_saved_as_zeros():
    with torch._subclasses.FakeTensorMode():
        x = torch.randn(2, 3)
        values = {"x": x, "row": x[1], "layer": torch.nn.Linear(2, 1).state_dict()}
    file = io.BytesIO()
    with pytest.raises(TypeError, match="materialize_fake_tensors"):
        torch.save(values, file)
    with torch.serialization.skip_data(materialize_fake_tensors=True):
        torch.save(values, file)
    file.seek(0)
    found = torch.load(file)
    assert found["x"].tolist() == [[0.0] * 3] * 2 and type(found["x"]) is torch.Tensor
    assert found["row"].untyped_storage()._cdata == found["x"].untyped_storage()._cdata
    assert found["row"].storage_offset() == 3 and found["layer"]["weight"].shape == (1, 2)


def test_a_mapped_storage_at_an_odd_address_is_copied(tmp_path):
    path = tmp_path / "odd.pt"
    torch.save(torch.arange(4.0), path)
    content = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as archive:
        (record,) = (i for i in archive.infolist() if i.filename.endswith("data/0"))
    at = record.header_offset + 26  # the lengths of the name and of the field behind it
    name, extra = struct.unpack_from("<HH", content, at)
    struct.pack_into("<H", content, at + 2, extra - 1)
    start = record.header_offset + 30 + name + extra
    content[start - 1:start + 15] = content[start:start + 16]
    path.write_bytes(content)
    loaded = torch.load(path, mmap=True)
    assert loaded.data_ptr() % 16 == 0 and loaded.tolist() == [0, 1, 2, 3]


def test_bytes_at_an_odd_address_are_no_numbers():
    odd = torch.frombuffer(bytearray(64), dtype=torch.uint8, offset=1, count=16)
    for read in (lambda: odd.view(torch.float32),
                 lambda: torch.empty(0).set_(odd.untyped_storage(), 0, (4,), (1,))):
        with pytest.raises(RuntimeError, match="multiple of 4"):
            read()
    assert odd.view(torch.int8).shape == (16,)
