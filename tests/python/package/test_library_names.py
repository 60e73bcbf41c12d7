"""Names that libraries import from PyTorch's modules and that no test of a capability needs."""

import io
import mmap
import pickle
import sys

import pytest

import keyfall
from keyfall import _utils, serialization
from keyfall.nn import functional as F
from keyfall.nn.modules.utils import consume_prefix_in_state_dict_if_present
from keyfall.testing import FileCheck
from keyfall.utils.data._utils import collate

# ---- Modules and functions of neural networks


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_gradients_of_convolutions(dims):
    convolution = getattr(F, f"conv{dims}d")
    x = keyfall.randn(2, 4, *[7] * dims, dtype=keyfall.float64, requires_grad=True)
    w = keyfall.randn(6, 2, *[3] * dims, dtype=keyfall.float64, requires_grad=True)
    y = convolution(x, w, stride=2, padding=1, groups=2)
    by_output = keyfall.randn_like(y)
    by_x, by_w = keyfall.autograd.grad(y, (x, w), by_output)
    of_input = getattr(keyfall.nn.grad, f"conv{dims}d_input")
    of_weight = getattr(keyfall.nn.grad, f"conv{dims}d_weight")
    keyfall.testing.assert_close(of_input(x.shape, w, by_output, 2, 1, 1, 2), by_x)
    keyfall.testing.assert_close(of_weight(x, w.shape, by_output, 2, 1, groups=2), by_w)


def test_helpers_of_attention():
    q, k, v = (keyfall.randn(5, 2, 4) for _ in range(3))
    w, b = keyfall.randn(12, 4), keyfall.randn(12)
    apart = [F.linear(x, *parts) for x, *parts in zip((q, k, v), w.chunk(3), b.chunk(3))]
    for arguments in ((q, k, v), (q, k, k), (q, q, q)):
        expected = [F.linear(x, *parts) for x, *parts in zip(arguments, w.chunk(3), b.chunk(3))]
        for found, right in zip(F._in_projection_packed(*arguments, w, b), expected):
            keyfall.testing.assert_close(found, right)
    for found, right in zip(F._in_projection(q, k, v, *w.chunk(3), *b.chunk(3)), apart):
        keyfall.testing.assert_close(found, right)
    mask = F._canonical_mask(keyfall.tensor([True, False]), "m", None, "", keyfall.float32)
    assert mask.tolist() == [float("-inf"), 0]
    with pytest.raises(AssertionError, match="only bool and floating types of m"):
        F._canonical_mask(keyfall.tensor([1]), "m", None, "", keyfall.float32)
    assert F._mha_shape_check(q, k, v, None, None, 2) and not F._mha_shape_check(q[0], k[0], v[0], None, None, 2)
    with pytest.raises(AssertionError, match="value: expected 3 dimensions"):
        F._mha_shape_check(q, k, v[0], None, None, 2)
    assert F._none_or_dtype(None) is None and F._none_or_dtype(q) == keyfall.float32
    with pytest.raises(AttributeError, match="_unknown"):
        F._unknown


def test_sizes_of_layers():
    utils = keyfall.nn.modules.utils
    assert utils._ntuple(3)(2) == (2, 2, 2)
    assert utils._list_with_default((None, 3), (4, 5, 6)) == [5, 3]
    with pytest.raises(ValueError, match="more than 2 dimensions"):
        utils._list_with_default((None, 3), (4, 5))
    assert keyfall.nn.common_types._size_2_t.__args__[0] is int
    assert keyfall.nn.modules.conv.LazyConv2d is keyfall.nn.LazyConv2d
    assert keyfall.nn.factory_kwargs({"device": "cpu", "factory_kwargs": {"dtype": keyfall.half}}) == {
        "device": "cpu", "dtype": keyfall.half}
    with pytest.raises(TypeError, match="'size'"):
        keyfall.nn.factory_kwargs({"size": 3})


def test_prefixes_of_state_dicts():
    state = keyfall.nn.Sequential(keyfall.nn.Linear(2, 2)).state_dict(prefix="module.")
    consume_prefix_in_state_dict_if_present(state, "module.")
    assert list(state) == ["0.weight", "0.bias"] and set(state._metadata) >= {"", "0"}
    keyfall.nn.Sequential(keyfall.nn.Linear(2, 2)).load_state_dict(state)


def test_old_choice_of_attention():
    with pytest.warns(FutureWarning, match="sdpa_kernel"), keyfall.backends.cuda.sdp_kernel(enable_flash=False):
        assert not keyfall.backends.cuda.flash_sdp_enabled()
    assert keyfall.backends.cuda.flash_sdp_enabled()


# ---- Tensors


def test_methods():
    x = keyfall.arange(6.0)
    assert x.clone().map2_(x, x, lambda a, b, c: a + b * c).tolist() == [0, 2, 6, 12, 20, 30]
    assert x.clone().module_load(keyfall.ones(6)).tolist() == [1] * 6
    other = keyfall.ones(6)
    assert x.module_load(other, assign=True) is other
    with pytest.warns(UserWarning, match="non-inplace resize is deprecated"):
        assert x.resize(2, 3).shape == (2, 3)
    with pytest.raises(RuntimeError, match="resize_as: requested a shape of 8 elements"):
        x.resize_as(keyfall.ones(2, 4))
    with pytest.raises(RuntimeError, match="use keyfall.linalg.eigh"):
        x.symeig()
    assert x.to_sparse_coo().layout == keyfall.sparse_coo


def test_eigenvalues_of_a_pencil():
    a, b = keyfall.randn(2, 6, 6, dtype=keyfall.float64)
    a, b = a + a.mT, b @ b.mT + keyfall.eye(6)
    for largest in (True, False):
        values, vectors = keyfall.lobpcg(a, k=2, B=b, largest=largest)
        keyfall.testing.assert_close(a @ vectors, b @ vectors * values)
        keyfall.testing.assert_close(vectors.mT @ b @ vectors, keyfall.eye(2, dtype=keyfall.float64))
        assert (values[0] > values[1]) == largest
    with pytest.raises(ValueError, match="expected 1 to 6 for k, got 7"):
        keyfall.lobpcg(a, k=7)


def test_subnormal_numbers_are_flushed():
    tiny = keyfall.tensor([1e-310], dtype=keyfall.float64)
    try:
        if not keyfall.set_flush_denormal(True):
            pytest.skip("the processor cannot")
        assert (tiny * 1.5).item() == 0
    finally:
        keyfall.set_flush_denormal(False)
    assert (tiny * 1.5).item() > 0
    with pytest.raises(TypeError, match="expects a bool, but got int"):
        keyfall.set_flush_denormal(3)


def test_threads_between_operators():
    assert keyfall.get_num_interop_threads() >= 1
    with pytest.raises(RuntimeError, match="positive integer, but got 0"):
        keyfall.set_num_interop_threads(0)


# ---- Lists, exceptions, batches


def test_lists_of_tensors():
    tensors = [keyfall.ones(2), keyfall.zeros(2, 2)]
    flat = _utils._flatten_dense_tensors(tensors)
    assert flat.tolist() == [1, 1, 0, 0, 0, 0]
    assert [t.shape for t in _utils._unflatten_dense_tensors(flat, tensors)] == [t.shape for t in tensors]
    lists = _utils._take_tensors([keyfall.ones(2), keyfall.ones(3), keyfall.ones(4), keyfall.ones(2).long()], 20)
    assert [[len(t) for t in group] for group in lists] == [[2, 3], [4], [2]]


def test_exceptions_travel():
    class Strange(Exception):
        def __init__(self, first, second):
            super().__init__(first)

    for raised, expected, text in ((KeyError("k"), KeyError, "Caught KeyError in a worker.\nOriginal Traceback"),
                                   (Strange(1, 2), RuntimeError, "Caught Strange in a worker.")):
        try:
            raise raised
        except Exception:
            wrapped = _utils.ExceptionWrapper(sys.exc_info(), "in a worker")
        with pytest.raises(expected) as found:
            wrapped.reraise()
        assert text in str(found.value)
    assert pickle.loads(pickle.dumps(_utils.ExceptionWrapper((ValueError, ValueError("x"), None)))).exc_type is ValueError


def test_batches_of_own_types(monkeypatch):
    class Point:
        def __init__(self, x):
            self.x = x

    with pytest.raises(TypeError, match="found .*Point"):
        collate.default_collate([Point(1)])
    monkeypatch.setitem(collate.default_collate_fn_map, Point,
                        lambda batch, *, collate_fn_map: [p.x for p in batch])
    assert collate.default_collate([(Point(1), 2.0), (Point(3), 4.0)])[0] == [1, 3]
    assert collate.collate([{"a": Point(1)}], collate_fn_map={Point: lambda batch, collate_fn_map: "found"}) == {
        "a": "found"}


# ---- Files


def test_names_that_a_file_asks_for(tmp_path):
    file = io.BytesIO()
    keyfall.save({"w": keyfall.ones(2), "e": io.StringIO}, file)
    file.seek(0)
    assert serialization.get_unsafe_globals_in_checkpoint(file) == ["_io.StringIO"]
    (tmp_path / "f").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="PyTorch 1.6 or later"):
        serialization.get_unsafe_globals_in_checkpoint(tmp_path / "f")


def test_mapped_files_are_written_when_asked(tmp_path):
    path = tmp_path / "f.pt"
    keyfall.save(keyfall.zeros(4), path)
    keyfall.load(path, mmap=True).fill_(1)
    assert keyfall.load(path).tolist() == [0] * 4
    with serialization.set_default_mmap_options(mmap.MAP_SHARED):
        assert serialization.get_default_mmap_options() == mmap.MAP_SHARED
        keyfall.load(path, mmap=True).fill_(2)
    assert serialization.get_default_mmap_options() == mmap.MAP_PRIVATE
    with open(path, "rb") as file:  # the checksum is that of the zeros
        assert keyfall.ones(4).mul(2).numpy().tobytes() in file.read()
    with pytest.raises(ValueError, match="MAP_PRIVATE or mmap.MAP_SHARED, got 77"):
        serialization.set_default_mmap_options(77)


def test_settings_of_files():
    assert serialization.get_default_load_endianness() is None
    with pytest.raises(TypeError, match="LoadEndianness or None, got str"):
        serialization.set_default_load_endianness("big")
    assert serialization.location_tag(keyfall.ones(2).untyped_storage()) == "cpu"
    assert serialization.check_module_version_greater_or_equal(keyfall, (0, 0))


# ---- Texts


def test_file_check():
    FileCheck().check("a").check_next("b").check_not("x").check_count("c", 2, exactly=True).run("a\nb\nc c\nx")
    FileCheck().check_dag("two").check_dag("one").check("three").run("one two three")
    FileCheck().check("a").check_same("b").run("a b")
    for check, text in ((FileCheck().check("zz"), "abc"), (FileCheck().check("a").check_next("c"), "a\nb\nc"),
                        (FileCheck().check("a").check_not("b").check("c"), "abc"),
                        (FileCheck().check_count("a", 1, exactly=True), "aa"),
                        (FileCheck().check("a").check_same("b"), "a\nb")):
        with pytest.raises(RuntimeError, match="Expected to"):
            check.run(text)


def test_assert_allclose():
    keyfall.testing.assert_allclose(keyfall.tensor([1.00005]), [1.0])
    with pytest.raises(AssertionError, match="not close"):
        keyfall.testing.assert_allclose(keyfall.tensor([1.001]), [1.0])


def test_lazily_loaded_names_are_listed():
    for module, name in ((keyfall.optim, "Adafactor"), (keyfall.nn.utils, "skip_init"), (keyfall.nn, "grad"),
                         (keyfall.return_types, "all_return_types"), (keyfall.testing, "FileCheck")):
        assert name in dir(module) and getattr(module, name)
