"""UntypedStorage, TypedStorage, and their use by tensors."""

import copy
import gc
import pickle
import threading
import warnings
import weakref

import pytest
from hypothesis import given, strategies as st

import keyfall
from keyfall import UntypedStorage
from keyfall.storage import TypedStorage
from leaks import assert_frees

bytes_lists = st.lists(st.integers(0, 255), max_size=20)


# ---- Bytes ---------------------------------------------------------------------------------------


@given(bytes_lists)
def test_bytes(data):
    storage = UntypedStorage(data)
    assert storage.tolist() == list(storage) == data
    assert storage.nbytes() == storage.size() == len(storage) == len(data)
    assert storage.element_size() == 1 and storage.device == keyfall.device("cpu")
    for other in (storage.clone(), copy.copy(storage), copy.deepcopy(storage),
                  pickle.loads(pickle.dumps(storage)),
                  UntypedStorage(len(data)).copy_(storage)):
        assert other.tolist() == data and other._cdata != storage._cdata
    assert storage.fill_(300).tolist() == [44] * len(data)


@given(st.lists(st.integers(0, 255), min_size=1, max_size=20), st.integers(-25, 25),
       st.integers(-2**70, 2**70), st.slices(20))
def test_elements(data, index, value, part):
    storage = UntypedStorage(data)
    expected = bytearray(data)
    try:
        before = expected[index]
    except IndexError:
        with pytest.raises(IndexError):
            storage[index]
        with pytest.raises(IndexError):
            storage[index] = 1
        return
    assert storage[index] == before
    expected[index] = value % 256
    storage[index] = value
    assert storage.tolist() == list(expected)
    if part.step in (None, 1):
        view = storage[part]
        assert view.tolist() == list(expected[part])
        if view.nbytes():
            view[0] = 99
            assert storage[part][0] == 99 and view.data_ptr() >= storage.data_ptr()
    else:
        with pytest.raises(RuntimeError):
            storage[part]
    storage[part] = value
    assert storage[part.start if part.start else 0:0].nbytes() == 0


def test_slices_keep_the_memory():
    view = UntypedStorage(list(range(100)))[10:20]
    gc.collect()
    assert view.tolist() == list(range(10, 20)) and not view.resizable()
    with pytest.raises(RuntimeError):
        view.resize_(100)


@pytest.mark.parametrize("size", [4, 1000, 10**6])
def test_slices_stay_valid(size):
    storage = UntypedStorage(size)
    view = storage[1:3]
    storage[0:3] = 7
    assert view.tolist() == [7, 7]
    storage.resize_(10 * size)
    storage[0:3] = 8
    assert view.tolist() == [7, 7] and storage[1] == 8
    tensor = keyfall.zeros(size)
    view = tensor.untyped_storage()[0:4]
    clone = tensor._lazy_clone()
    tensor.add_(1)
    assert view.tolist() == keyfall.ones(1).untyped_storage().tolist() and clone.sum() == 0


@pytest.mark.parametrize("argument, error", [
    (-1, RuntimeError), ("a", RuntimeError), ([1, "a"], RuntimeError), (1.5, RuntimeError),
    (None, RuntimeError), (2**63, ValueError), (2**62, MemoryError), (2**62, RuntimeError),
    (True, RuntimeError), ({}, RuntimeError), (b"ab", None), ((1, 2), None),
])
def test_sizes(argument, error):
    if error is None:
        assert UntypedStorage(argument).nbytes() == 2
        return
    with pytest.raises(error):
        UntypedStorage(argument)


def test_out_of_memory_is_both():
    error = keyfall.OutOfMemoryError
    assert issubclass(error, RuntimeError) and issubclass(error, MemoryError)
    assert f"{error.__module__}.{error.__name__}" == "torch.OutOfMemoryError"
    for call in (lambda: keyfall.empty(2**58), lambda: UntypedStorage(4).resize_(2**62)):
        with pytest.raises(error, match="can't allocate memory"):
            call()


def test_wrong_uses():
    storage = UntypedStorage([1, 2, 3])
    with pytest.raises(TypeError):
        storage["a"]
    with pytest.raises(RuntimeError):
        storage["a"] = 1
    for wrong in ("a", 1.5, None):
        with pytest.raises(RuntimeError):
            storage[0] = wrong
        with pytest.raises(TypeError):
            storage.fill_(wrong)
        with pytest.raises(TypeError):
            storage.copy_(wrong)
        with pytest.raises(TypeError):
            storage.resize_(wrong)
    with pytest.raises(RuntimeError):
        storage.copy_(UntypedStorage(2))
    with pytest.raises(RuntimeError):
        storage.resize_(-1)
    with pytest.raises(RuntimeError):
        del storage[0]
    with pytest.raises(TypeError):
        UntypedStorage(1, 2)
    assert storage.tolist() == [1, 2, 3]


def test_resize():
    storage = UntypedStorage([1, 2, 3, 4])
    assert storage.resize_(2) is storage and storage.tolist() == [1, 2]
    assert storage.resize_(1000)[:2].tolist() == [1, 2] and storage.nbytes() == 1000
    assert storage.resize_(0).tolist() == []


def test_meta():
    storage = UntypedStorage(4, device="meta")
    assert storage.nbytes() == 4 and storage.device.type == "meta"
    assert repr(storage) == "...\n[torch.storage.UntypedStorage(device=meta) of size 4]"
    assert pickle.loads(pickle.dumps(storage)).device.type == "meta"
    for use in (storage.tolist, lambda: storage[0], lambda: storage[0:1], storage._bytes):
        with pytest.raises(NotImplementedError):
            use()
    with pytest.raises(NotImplementedError):
        storage[0] = 1


def test_repr():
    assert repr(UntypedStorage([1, 2])) == (
        " 1\n 2\n[torch.storage.UntypedStorage(device=cpu) of size 2]")


def test_from_buffer():
    make = UntypedStorage.from_buffer
    assert make(b"abcd", dtype=keyfall.uint8).tolist() == [97, 98, 99, 100]
    assert make(b"abcd", "native", 1, 1, dtype=keyfall.int16).tolist() == [98, 99]
    assert make(b"abcd", "big", dtype=keyfall.int16).tolist() == [98, 97, 100, 99]
    for kwargs in ({"count": 5}, {"offset": 5}, {"offset": -1}, {"byte_order": "odd"}):
        with pytest.raises(ValueError):
            make(b"abcd", dtype=keyfall.uint8, **kwargs)
    with pytest.raises(TypeError):
        make(b"abcd")


def test_conversions_of_bytes():
    storage = UntypedStorage([1, 2])
    assert storage.float().tolist() == [1.0, 2.0] and storage.type() == "torch.storage.UntypedStorage"
    with pytest.raises(AttributeError):
        storage.nonsense


# ---- Identity ------------------------------------------------------------------------------------


def test_identity():
    x = keyfall.arange(6.0)
    storage = x.untyped_storage()
    assert storage is x.untyped_storage() is x[2:].untyped_storage()
    assert storage._cdata == x._typed_storage()._cdata and storage.data_ptr() == x.data_ptr()
    assert storage._cdata != x.clone().untyped_storage()._cdata
    assert hash(storage) == hash(x.untyped_storage())
    reference = weakref.ref(storage)
    del storage
    gc.collect()
    assert reference() is x.untyped_storage() and x.untyped_storage().nbytes() == 24
    del x
    assert reference() is None


def test_storages_outlive_tensors():
    storage = keyfall.tensor([1, 2], dtype=keyfall.uint8).untyped_storage()
    gc.collect()
    assert storage.tolist() == [1, 2]


def test_subclass():
    class Own(UntypedStorage):
        pass

    storage = Own(3)
    storage.note = "kept"
    assert isinstance(storage, UntypedStorage) and storage.nbytes() == 3


# ---- Tensors over storages -----------------------------------------------------------------------


def test_set():
    x, y = keyfall.arange(6.0), keyfall.empty(0)
    assert y.set_(x.untyped_storage(), 1, (2, 2), (2, 1)).tolist() == [[1, 2], [3, 4]]
    y[0, 0] = 9
    assert x[1].item() == 9
    assert y.set_(x.untyped_storage()).shape == (6,)
    assert y.set_(x._typed_storage()).shape == (6,)
    assert y.set_(x).is_set_to(x) and not y.is_set_to(x[1:])
    assert y.set_().shape == (0,)
    for wrong in (3, "a", [1.0], (x, 0)):
        with pytest.raises(TypeError):
            y.set_(wrong)
    with pytest.raises(RuntimeError):
        keyfall.empty(0, dtype=keyfall.int32).set_(x)
    with pytest.raises((RuntimeError, TypeError)):
        y.set_(x.untyped_storage(), -1, (2,), (1,))
    with pytest.raises((RuntimeError, TypeError)):
        y.set_(x.untyped_storage(), 0, (-2,), (1,))


def test_resizing_under_a_tensor():
    x = keyfall.arange(6.0)
    x.untyped_storage().resize_(0)
    for read in (x.tolist, lambda: repr(x), lambda: x + 1, lambda: x[0].item()):
        try:
            read()
        except RuntimeError:
            pass
    x.untyped_storage().resize_(24)
    x.fill_(1)
    assert x.tolist() == [1] * 6


# ---- Typed storages ------------------------------------------------------------------------------


def test_typed():
    x = keyfall.arange(3.0)
    keyfall.storage._reset_warn_typed_storage_removal()
    with pytest.warns(UserWarning):
        typed = x.storage()
    assert isinstance(typed, TypedStorage) and typed.dtype is keyfall.float32
    assert typed.tolist() == list(typed) == [0, 1, 2] and typed[1] == 1.0 and len(typed) == 3
    assert (typed.nbytes(), typed.element_size(), typed.size()) == (12, 4, 3)
    typed[1] = 5
    assert x.tolist() == [0, 5, 2]
    assert typed.fill_(2) is typed and typed.double().dtype is keyfall.float64
    assert typed.type() == "torch.FloatStorage" and typed.pickle_storage_type() == "FloatStorage"
    assert typed == x._typed_storage() and hash(typed) == hash(x._typed_storage())
    assert repr(typed).endswith("[torch.storage.TypedStorage(dtype=torch.float32, device=cpu) of "
                                "size 3]")
    for other in (typed.clone(), copy.deepcopy(typed), pickle.loads(pickle.dumps(typed))):
        assert other.tolist() == [2, 2, 2] and other._cdata != typed._cdata
    typed.resize_(5)
    assert typed.size() == 5 and x.storage_type() is keyfall.FloatStorage


def test_typed_classes():
    assert keyfall.FloatStorage([1, 2]).tolist() == [1.0, 2.0]
    assert keyfall.LongStorage(3).nbytes() == 24 and keyfall.BoolStorage.dtype is keyfall.bool
    assert keyfall.LongStorage.from_buffer(b"12345678").tolist() == [4050765991979987505]
    assert TypedStorage(wrap_storage=UntypedStorage(8), dtype=keyfall.int16).size() == 4
    with pytest.raises(AttributeError):
        keyfall.NonsenseStorage


@pytest.mark.parametrize("args, kwargs, error", [
    ((1, 2), {}, RuntimeError), ((), {"wrap_storage": 3, "dtype": keyfall.int8}, TypeError),
    ((1,), {"wrap_storage": UntypedStorage(1)}, RuntimeError), ((1,), {"dtype": "int"}, TypeError),
    ((), {"wrap_storage": UntypedStorage(1)}, RuntimeError), ((keyfall.ones(2),), {}, TypeError),
    ((), {"wrap_storage": UntypedStorage(1), "dtype": keyfall.int8, "device": "cpu"}, RuntimeError),
    ((-1,), {}, RuntimeError), (("a",), {}, (TypeError, ValueError, RuntimeError)),
])
def test_wrong_typed_storages(args, kwargs, error):
    with pytest.raises(error):
        TypedStorage(*args, **kwargs)


def test_wrong_typed_indices():
    typed = keyfall.arange(3.0)._typed_storage()
    with pytest.raises(IndexError):
        typed[3]
    with pytest.raises(RuntimeError):
        typed[0:1]
    with pytest.raises(RuntimeError):
        typed["a"] = 1


def test_storages_are_freed():
    x = keyfall.arange(6.0)

    def use():
        storage = x.untyped_storage()
        storage[2:7].tolist()
        storage.clone().resize_(3)
        repr(storage)
        storage.__reduce__()
        x._typed_storage().tolist()
        for wrong in (lambda: storage[100], lambda: storage["a"], lambda: UntypedStorage([1, "a"]),
                      lambda: storage.copy_(3)):
            try:
                wrong()
            except (TypeError, IndexError, RuntimeError):
                pass

    assert_frees(use)


# ---- Tensors over storages -----------------------------------------------------------------------


def four():
    return keyfall.arange(4.0).untyped_storage()


@pytest.mark.parametrize("arguments, elements, geometry", [
    (lambda: (), [], ((0,), (1,), 0)),
    (lambda: (four(),), [0, 1, 2, 3], ((4,), (1,), 0)),
    (lambda: (four(), 1, (2,)), [1, 2], ((2,), (1,), 1)),
    (lambda: (four(), 0, (2, 2), (1, 2)), [[0, 2], [1, 3]], ((2, 2), (1, 2), 0)),
    (lambda: (four(), 0, (4,), (0,)), [0, 0, 0, 0], ((4,), (0,), 0)),
    (lambda: (keyfall.tensor([1, 0]).untyped_storage(), 2, (2,)), [0, 0], ((2,), (1,), 2)),
    (lambda: (keyfall.zeros(7, dtype=keyfall.uint8).untyped_storage(),), [0], ((1,), (1,), 0)),
    (lambda: (keyfall.arange(4.0),), [0, 1, 2, 3], ((4,), (1,), 0)),
    (lambda: (keyfall.arange(4.0), 1, (2,), (2,)), [1, 3], ((2,), (2,), 1)),
    (lambda: (keyfall.arange(8.0)[2:], 1, (2,), (2,)), [3, 5], ((2,), (2,), 3)),
])
def test_set(arguments, elements, geometry):
    x = keyfall.arange(6.0)
    assert x.set_(*arguments()) is x
    assert x.tolist() == elements and (x.shape, x.stride(), x.storage_offset()) == geometry


def test_set_makes_storages_grow():
    storage = four()
    x = keyfall.empty(0).set_(storage, 2, (10,))
    assert storage.nbytes() == 48 and x[:2].tolist() == [2, 3]


@pytest.mark.parametrize("call", [
    lambda x: x.set_(four(), -1, (2,)), lambda x: x.set_(four(), 0, (-2,)),
    lambda x: x.set_(four(), 0, (2,), (-1,)), lambda x: x.set_(four(), 0, (2, 2), (1,)),
    lambda x: x.set_(four(), 0, (2**62, 2), (1, 1)), lambda x: x.set_(four(), 2**62, (2,), (1,)),
    lambda x: x.set_(four(), 0, (2,), (2**62,)), lambda x: x.set_(keyfall.arange(4)),
    lambda x: x.set_(keyfall.arange(4.0)[1:], 2**63 - 1, (2,)),
    lambda x: x.set_(keyfall.arange(4.0), -1, (2,)),
    lambda x: x.set_(keyfall.empty(3, device="meta")),
    lambda x: x.set_(keyfall.empty(3, device="meta").untyped_storage()),
    lambda x: setattr(x, "data", keyfall.empty(3, device="meta")),
    lambda x: setattr(keyfall.empty(3, device="meta"), "data", x),
    lambda x: keyfall.as_strided(x, (7,), (1,)), lambda x: keyfall.as_strided(x, (2,), (1,), 5),
    lambda x: keyfall.as_strided(x, (2,), (1,), -1), lambda x: keyfall.as_strided(x, (2,), (-1,), 3),
    lambda x: keyfall.as_strided(x, (2,), (1, 1)), lambda x: keyfall.as_strided(x, (), (), 6),
    lambda x: keyfall.as_strided(x, (2**62, 2**62), (2**62, 1)),
    lambda x: keyfall.as_strided(x, (1,), (1,), 2**61), lambda x: x.as_strided_((3, 3), (3, 1)),
    lambda x: keyfall.as_strided_scatter(x, keyfall.ones(7), (7,), (1,)),
    lambda x: x.resize_(-1), lambda x: x.resize_(2**61), lambda x: x.resize_(2**40, 2**40),
    lambda x: x.untyped_storage().resize_(-1),
])
def test_geometry_that_is_refused(call):
    x = keyfall.arange(6.0)
    with pytest.raises(RuntimeError):
        call(x)
    assert x.tolist() == [0, 1, 2, 3, 4, 5] and x.untyped_storage().nbytes() == 24


@pytest.mark.parametrize("use", [
    lambda x: x + 1, lambda x: x.sum(), lambda x: x[5].item(), lambda x: x.copy_(keyfall.ones(6)),
    lambda x: x.fill_(1), lambda x: x.tolist(), lambda x: x.clone(), lambda x: x.view(2, 3).t() @ x[:2],
    lambda x: keyfall.cat([x, x]), lambda x: x.numpy(), lambda x: keyfall.ones(6).copy_(x),
    lambda x: keyfall.add(x, 1, out=x), lambda x: x.index_select(0, keyfall.tensor([5])),
    lambda x: keyfall._foreach_add([x], 1), lambda x: repr(x), lambda x: bytes(memoryview(x.numpy())),
])
@pytest.mark.parametrize("left", [0, 4])
def test_a_storage_that_shrank_is_not_read(use, left):
    x = keyfall.arange(6.0)
    x.untyped_storage().resize_(left)
    with pytest.raises(RuntimeError):
        use(x)
    x.untyped_storage().resize_(24)
    assert x.fill_(1).sum() == 6


@pytest.mark.filterwarnings("ignore:TypedStorage is deprecated")
def test_typed_storages_of_another_type():
    """The method rejects them in any form; operators accept the memory."""
    numbers, x = keyfall.ones(4, dtype=keyfall.int32), keyfall.empty(0)
    text = "Expected a Storage of type float or an UntypedStorage, but got type Int for argument 1 'storage'"
    typed = numbers.storage()
    for call in (lambda: x.set_(typed), lambda: x.set_(source=typed), lambda: x.set_(typed, 0, (2,)),
                 lambda: x.set_(typed, 0, (2,), (1,)),
                 lambda: x.set_(source=typed, storage_offset=0, size=(1,), stride=(1,))):
        with pytest.raises(RuntimeError, match=text):
            call()
    assert x.numel() == 0
    assert x.set_(numbers.untyped_storage()).shape == (4,)
    assert keyfall.empty(0, dtype=keyfall.int32).set_(typed).tolist() == [1] * 4
    assert keyfall.ops.aten.set_(keyfall.empty(0), typed).shape == (4,)
    with pytest.raises(RuntimeError, match="of type unsigned char or .* got type ComplexFloat"):
        keyfall.empty(0, dtype=keyfall.uint8).set_(keyfall.ones(1, dtype=keyfall.complex64).storage())
    with pytest.raises(RuntimeError, match="Could not set tensor of type int to a tensor of type float"):
        x.set_(numbers)


def test_items_of_typed_storages_without_memory():
    with pytest.raises(NotImplementedError, match="Not available for 'meta' device type"):
        keyfall.empty(2, device="meta").storage()[0]


def test_tensors_are_made_of_storages_of_their_type():
    for make in (lambda: keyfall.LongTensor(keyfall.FloatStorage([1.0])), lambda: keyfall.Tensor(keyfall.DoubleStorage([1.0])),
                 lambda: keyfall.ones(1).new(keyfall.LongStorage([1]))):
        with pytest.raises(RuntimeError, match="Expected a Storage of type .* or an UntypedStorage, but got type"):
            make()
    assert keyfall.LongTensor(keyfall.LongStorage([1, 2])).tolist() == [1, 2]
    assert keyfall.ones(1).new(keyfall.ones(2).untyped_storage()).tolist() == [1, 1]


def test_storages_on_the_meta_device():
    for made in (UntypedStorage([1, 2, 3], device="meta"), TypedStorage([1, 2, 3], dtype=keyfall.uint8, device="meta")):
        assert (made.nbytes(), made.size(), made.data_ptr(), made.device.type) == (3, 3, 0, "meta")
        with pytest.raises(NotImplementedError, match="Not available for 'meta' device type"):
            made.tolist()
        for share in (made._share_fd_cpu_, made._share_filename_cpu_, made.share_memory_):
            with pytest.raises(RuntimeError, match="only available on CPU"):
                share()
    with pytest.raises(NotImplementedError, match="Not available for 'meta' device type"):
        UntypedStorage(device="meta")[0]


def test_classes_of_one_dtype():
    names = keyfall.storage._dtype_to_storage_type_map()
    assert names[keyfall.float32] == "FloatStorage" and names[keyfall.quint4x2] == "QUInt4x2Storage" and len(names) == 17
    assert keyfall.storage._storage_type_to_dtype_map()["BoolStorage"] is keyfall.bool
    assert issubclass(keyfall.FloatStorage, keyfall.storage._LegacyStorage)
    with pytest.raises(RuntimeError, match="Only child classes of _LegacyStorage can be instantiated"):
        keyfall.storage._LegacyStorage()
    for options in ({"device": "cpu"}, {"dtype": keyfall.float32}):
        with pytest.raises(RuntimeError, match="cannot be specified"):
            keyfall.FloatStorage(**options)
    with pytest.raises(TypeError, match="invalid data type"):
        keyfall.FloatStorage("text")
    typed = keyfall.ones(2)._typed_storage()
    assert isinstance(typed, keyfall.FloatStorage) and not isinstance(typed, keyfall.DoubleStorage)
    assert not isinstance(typed.untyped(), keyfall.FloatStorage)
    with pytest.raises(RuntimeError, match="cannot set item"):
        keyfall.FloatStorage(2).fill_(keyfall.FloatStorage(2))


def test_the_class_of_the_default_dtype_follows_it():
    assert keyfall.Storage is keyfall.FloatStorage
    keyfall.set_default_dtype(keyfall.float64)
    try:
        assert keyfall.Storage is keyfall.DoubleStorage
    finally:
        keyfall.set_default_dtype(keyfall.float32)
    assert keyfall.Storage(pytest.importorskip("numpy").int16(3)).size() == 3


def test_typed_storages_warn_once():
    keyfall.storage._reset_warn_typed_storage_removal()
    with pytest.warns(UserWarning, match="^TypedStorage is deprecated"):
        keyfall.ones(2).storage()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        keyfall.ones(2).storage()
    keyfall.storage._set_always_warn_typed_storage_removal(True)
    try:
        with pytest.warns(UserWarning, match="^TypedStorage is deprecated"):
            keyfall.ones(2).storage()
    finally:
        keyfall.storage._set_always_warn_typed_storage_removal(False)


def test_storages_in_files(tmp_path):
    with open(tmp_path / "storage", "w+b") as file:
        keyfall.FloatStorage([1, 2])._write_file(file, True, True, 4)
        file.seek(0)
        assert file.read() == b"\x02" + bytes(7) + b"\0\0\x80?\0\0\0@"
        file.seek(0)
        assert UntypedStorage._new_with_file(file, 4).tolist() == [0, 0, 128, 63, 0, 0, 0, 64]


def test_sizes_of_objects_count_the_memory():
    typed = [keyfall.FloatStorage(count).__sizeof__() for count in (0, 100)]
    assert typed[1] - typed[0] == 400


def test_names_of_mapped_files(tmp_path):
    path = str(tmp_path / "numbers \u4e2d")
    with open(path, "wb") as file:
        file.write(bytes(64))
    shared, private = (keyfall.from_file(path, shared=shared, size=4) for shared in (True, False))
    assert shared.untyped_storage().filename == shared._typed_storage().filename == path
    assert UntypedStorage.from_file(path, True, 8).filename == path
    assert private.untyped_storage().filename is None and (shared + 1).untyped_storage().filename is None
    assert keyfall.ones(2).share_memory_().untyped_storage().filename is None


def test_storages_have_attributes():
    tensor = keyfall.ones(3)
    storage = tensor.untyped_storage()
    storage.note = [1]
    assert tensor.untyped_storage().note == [1] and tensor.view(3, 1).untyped_storage() is storage
    del storage.note
    with pytest.raises(AttributeError, match="note"):
        storage.note


def test_storages_in_cycles_are_freed():
    storage = UntypedStorage(4)
    storage.itself = storage
    gone = weakref.ref(storage)
    del storage
    gc.collect()
    assert gone() is None


def test_the_base_of_storages_is_abstract():
    base = keyfall._C.StorageBase
    with pytest.raises(RuntimeError, match="Cannot directly construct StorageBase"):
        base()
    own = type("Own", (base,), {})(4)
    assert len(own) == 4 and isinstance(own, base) and not isinstance(own, UntypedStorage)
    assert keyfall.tensor([], dtype=keyfall.uint8).set_(own).untyped_storage() is own
    assert issubclass(UntypedStorage, base) and isinstance(keyfall.ones(1).untyped_storage(), UntypedStorage)


def test_sets_of_classes():
    assert {UntypedStorage, TypedStorage, keyfall.FloatStorage} <= keyfall._storage_classes
    assert {keyfall.FloatTensor, keyfall.BoolTensor} <= keyfall._tensor_classes
    assert all(cls.dtype.itemsize for cls in keyfall._tensor_classes)


def test_items_without_a_warning():
    storage = keyfall.FloatStorage(3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        storage._setitem(slice(0, 2), 1)
        assert storage._getitem(1) == 1


def test_weak_references_to_what_is_held_elsewhere():
    held, holder = keyfall.ones(2), keyfall.ones(2)
    reference, holder.grad = weakref.ref(held), held
    del held
    found = reference()
    assert found._fix_weakref() is None and found.tolist() == [1, 1]
    del holder
    assert found.tolist() == [1, 1] and found.untyped_storage()._fix_weakref() is None


class Told:
    """Appends to a list when it dies."""

    def __init__(self, dead):
        self.dead = dead

    def __del__(self):
        self.dead.append(self)


def test_a_tensor_keeps_the_object_of_its_storage():
    dead, x = [], keyfall.ones(3)
    storage = x.untyped_storage()
    storage.told = Told(dead)
    number = id(storage)
    del storage
    gc.collect()
    assert not dead and id(x.untyped_storage()) == number and x.untyped_storage().told.dead is dead
    view = x[1:]
    storage = view.untyped_storage()
    del x, view
    assert not dead and storage.told.dead is dead
    del storage
    assert len(dead) == 1


def test_the_object_dies_with_the_storage():
    dead, x = [], keyfall.ones(3)
    x.untyped_storage().told = Told(dead)
    assert not dead
    del x
    assert len(dead) == 1
    x = keyfall.ones(3)
    x.untyped_storage().told = Told(dead)

    def drop(holder):
        holder.clear()

    holder = [x]
    del x
    thread = threading.Thread(target=drop, args=(holder,))
    thread.start()
    thread.join()
    assert len(dead) == 2


def test_weak_references_to_storages_live_as_long_as_the_memory():
    storage = keyfall.UntypedStorage(16)
    weak, x = weakref.ref(storage), keyfall.tensor(storage)
    del storage
    assert weak() is x.untyped_storage()
    again = weak()
    del x
    assert again[0] is not None and weak() is again  # the memory is kept
    again._fix_weakref()
    del again
    assert weak() is None


def test_classes_of_storages_come_back_and_are_finalized_once():
    finalized = []

    class Own(keyfall.UntypedStorage):
        def __del__(self):
            finalized.append(len(self))

    x = keyfall.tensor(Own(16))
    assert not finalized and isinstance(x.untyped_storage(), Own) and not finalized
    storage = x.untyped_storage()
    del x
    assert not finalized
    del storage
    assert finalized == [16]
    x = keyfall.tensor(Own(8))
    del x
    assert finalized == [16, 8]


def test_tensors_over_storages_share_them():
    storage = keyfall.UntypedStorage(16).fill_(0)
    for made, dtype, count in ((keyfall.tensor(storage), keyfall.int64, 2), (keyfall.as_tensor(storage), keyfall.int64, 2),
                               (keyfall.tensor(storage, dtype=keyfall.float32), keyfall.float32, 4),
                               (keyfall.zeros(1).new_tensor(storage), keyfall.float32, 4)):
        assert made.dtype is dtype and made.shape == (count,) and made.untyped_storage() is storage
    keyfall.tensor(storage)[0] = 7
    assert storage[0] == 7
