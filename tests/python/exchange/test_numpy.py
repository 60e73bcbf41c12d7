"""Arrays and tensors that share memory."""

import gc
import subprocess
import sys
import textwrap
import threading
import warnings
import weakref

import numpy as np
import pytest

import keyfall
from leaks import assert_frees

DTYPES = ["float64", "float32", "float16", "complex64", "complex128", "int64", "int32", "int16", "int8",
          "uint64", "uint32", "uint16", "uint8", "bool"]


@pytest.mark.parametrize("name", DTYPES)
def test_types_both_ways(name):
    a = np.array([[1, 0], [1, 1]], dtype=name)
    x = keyfall.from_numpy(a)
    assert x.dtype is getattr(keyfall, name)
    assert x.tolist() == a.tolist()
    back = x.numpy()
    assert back.dtype == a.dtype and back.tolist() == a.tolist()
    assert np.shares_memory(back, a)
    assert np.asarray(x).dtype == a.dtype


def test_shared_both_ways():
    a = np.zeros((2, 3))
    x = keyfall.from_numpy(a)
    a[0, 1] = 5
    assert x[0, 1].item() == 5
    x[1, 2] = 7
    assert a[1, 2] == 7
    b = x.numpy()
    b[0, 0] = 9
    assert a[0, 0] == 9


def test_strides():
    a = np.arange(24.0).reshape(2, 3, 4)
    for view in (a.T, a[:, ::2], a[1], a[..., 0], a[:, None], np.broadcast_to(a[0], (5, 3, 4))):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            x = keyfall.from_numpy(view)
        assert x.tolist() == view.tolist()
        for size, ours, theirs in zip(view.shape, x.stride(), view.strides):
            assert size == 1 or ours * 8 == theirs
    y = keyfall.arange(6.0).reshape(2, 3)
    assert y.t().numpy().strides == (4, 12)
    assert y.expand(4, 2, 3).numpy().strides == (0, 12, 4)


def test_shapes_of_all_kinds():
    assert keyfall.tensor(1.5).numpy().shape == ()
    assert keyfall.zeros(0, 3).numpy().shape == (0, 3)
    assert keyfall.zeros(3, 0).numpy().shape == (3, 0)
    assert tuple(keyfall.from_numpy(np.zeros((0, 3))).shape) == (0, 3)
    assert keyfall.from_numpy(np.array(1.5)).tolist() == 1.5
    assert keyfall.from_numpy(np.zeros((1,) * 30)).dim() == 30


@pytest.mark.parametrize("make, error, text", [
    (lambda: np.arange(3)[::-1], ValueError, "negative"),
    (lambda: np.array([1], dtype=">i4"), ValueError, "byte order"),
    (lambda: np.array(["a"]), TypeError, "only supported types"),
    (lambda: np.array([object()]), TypeError, "only supported types"),
    (lambda: np.array([1], dtype="m8[s]"), TypeError, "only supported types"),
    (lambda: np.zeros(3, dtype=[("a", "f4")]), TypeError, "only supported types"),
    (lambda: np.zeros(3, dtype=[("a", "f4"), ("b", "i1")])["a"], ValueError, "multiple of the element"),
    (lambda: np.array([1], dtype=np.longdouble), TypeError, "only supported types"),
    (lambda: np.frombuffer(bytes(9), dtype="u1")[1:].view("f4"), ValueError, "aligned"),
    (lambda: [1], TypeError, "expected np.ndarray (got list)"),
    (lambda: np.float32(1), TypeError, "expected np.ndarray (got numpy.float32)"),
    (lambda: None, TypeError, "expected np.ndarray (got NoneType)"),
])
def test_arrays_that_cannot_be(make, error, text):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(error) as caught:
            keyfall.from_numpy(make())
    assert text in str(caught.value)


def test_fields_with_gaps():
    a = np.zeros(3, dtype=[("a", "f4"), ("b", "f4")])
    x = keyfall.from_numpy(a["b"])
    assert x.stride() == (2,)
    x[1] = 5
    assert a["b"].tolist() == [0, 5, 0]


def test_read_only_arrays():
    script = textwrap.dedent("""
        import warnings, numpy, keyfall
        a = numpy.arange(3.0)
        a.flags.writeable = False
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            x = keyfall.from_numpy(a)
            keyfall.from_numpy(a)
        assert len(seen) == 1 and "non-writable" in str(seen[0].message), seen
        assert x.tolist() == [0, 1, 2]
        try:
            x[0] = 5
        except RuntimeError as error:
            assert "read-only" in str(error)
        else:
            raise AssertionError("wrote to a read-only array")
        assert not x.numpy().flags.writeable
        assert x.clone().numpy().flags.writeable
    """)
    subprocess.run([sys.executable, "-c", script], check=True)


def test_refusals_and_force():
    g = keyfall.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="requires grad. Use tensor.detach"):
        g.numpy()
    with pytest.raises(RuntimeError, match="requires grad"):
        np.asarray(g)
    assert g.numpy(force=True).tolist() == [1, 1]
    c = keyfall.tensor([1 + 2j]).conj()
    with pytest.raises(RuntimeError, match="conjugate bit set"):
        c.numpy()
    assert c.numpy(force=True).tolist() == [1 - 2j]
    with pytest.raises(TypeError, match="unsupported ScalarType BFloat16"):
        keyfall.ones(2, dtype=keyfall.bfloat16).numpy()
    with pytest.raises(TypeError, match="unsupported ScalarType BFloat16"):
        np.asarray(keyfall.ones(2, dtype=keyfall.bfloat16))
    with pytest.raises(TypeError, match="can't convert meta device type tensor"):
        keyfall.ones(2, device="meta").numpy()
    with pytest.raises(NotImplementedError, match="no data"):
        keyfall.ones(2, device="meta").numpy(force=True)
    with pytest.raises(TypeError):
        keyfall.ones(2).numpy(True)
    with pytest.raises(TypeError):
        keyfall.ones(2).numpy(force=1)


def test_array_protocol():
    x = keyfall.tensor([[1.0, 2.0]])
    assert x.__array__().dtype == np.float32
    assert np.shares_memory(x.__array__(), x.numpy())
    assert x.__array__(np.float64).dtype == np.float64
    assert x.__array__(dtype=np.int32).tolist() == [[1, 2]]
    assert not np.shares_memory(x.__array__(copy=True), x.numpy())
    assert not np.shares_memory(np.array(x), x.numpy())
    assert np.shares_memory(np.asarray(x), x.numpy())
    assert np.array([x, x]).shape == (2, 1, 2)
    assert np.array(x, dtype=np.float16).dtype == np.float16
    assert x.__array_priority__ == 1000


def test_numpy_functions_give_tensors():
    x = keyfall.tensor([0.0, 1.0])
    result = np.sin(x)
    assert type(result) is keyfall.Tensor
    assert result.tolist() == np.sin(np.array([0, 1], dtype=np.float32)).tolist()


def test_array_keeps_tensor_alive():
    x = keyfall.arange(1000.0)
    a = x.numpy()
    del x
    gc.collect()
    junk = [keyfall.zeros(1000) for _ in range(20)]
    assert a.tolist() == list(range(1000))
    del junk


def test_tensor_keeps_array_alive():
    class Array(np.ndarray):
        pass

    a = np.arange(5.0).view(Array)
    gone = weakref.ref(a)
    x = keyfall.from_numpy(a)
    view = x[1:]
    del a, x
    gc.collect()
    assert gone() is not None and view.tolist() == [1, 2, 3, 4]
    del view
    gc.collect()
    assert gone() is None


def test_exported_memory_does_not_move():
    x = keyfall.arange(4.0)
    a = x.numpy()
    with pytest.raises(RuntimeError, match="not resizable"):
        x.resize_(1_000_000)
    assert a.tolist() == [0, 1, 2, 3]


def test_dropped_by_another_thread():
    gone = []

    class Array(np.ndarray):
        pass

    def work():
        for _ in range(50):
            a = np.ones(3).view(Array)
            gone.append(weakref.ref(a))
            keyfall.from_numpy(a)[0] = 2

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    assert all(ref() is None for ref in gone)


def test_shutdown_with_shared_memory():
    script = textwrap.dedent("""
        import numpy, keyfall, sys
        a = numpy.ones(3)
        x = keyfall.from_numpy(a)
        y = x[1:]
        b = keyfall.ones(3).numpy()
        sys.keep = [x, y, b, memoryview(y), keyfall.from_dlpack(numpy.ones(2)), y.__dlpack__()]
        keyfall.kept = sys.keep
    """)
    done = subprocess.run([sys.executable, "-X", "dev", "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Error" not in done.stderr


def test_import_does_not_need_numpy():
    script = textwrap.dedent("""
        import sys
        sys.modules["numpy"] = None
        import keyfall
        x = keyfall.tensor([1.0, 2.0])
        assert x[0].item() == 1 and memoryview(x).tolist() == [1, 2]
        try:
            x.numpy()
        except ImportError:
            pass
        else:
            raise AssertionError("numpy() without NumPy")
    """)
    subprocess.run([sys.executable, "-c", script], check=True)


def test_does_not_import_numpy_by_itself():
    script = "import sys, keyfall; keyfall.tensor([1.0])[0]; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("make", [
    lambda: keyfall.from_numpy(np.ones(3)), lambda: keyfall.ones(3).numpy(),
    lambda: np.asarray(keyfall.ones(3)), lambda: keyfall.tensor(np.ones(3)),
    lambda: keyfall.ones(3).__array__(np.float64), lambda: np.sin(keyfall.ones(3)),
])
def test_no_leaks(make):
    assert_frees(make)


def test_equality_with_arrays_goes_by_elements():
    array = np.arange(6.0).reshape(2, 3)
    x = keyfall.from_numpy(array.copy())
    x[1, 1] = 7
    expected = [[True] * 3, [True, False, True]]
    assert (x == array).tolist() == expected and (array == x).tolist() == expected
    assert isinstance(array == x, keyfall.Tensor)
    with pytest.raises(RuntimeError):
        x == np.ones(5)


def test_sparse_tensors_have_no_array():
    for x in (keyfall.eye(2).to_sparse(), keyfall.eye(2).to_sparse_csr()):
        for options in ({}, {"force": True}):
            with pytest.raises(TypeError, match="layout tensor to numpy. Use Tensor.to_dense"):
                x.numpy(**options)


def test_lists_of_arrays_warn():
    keyfall.set_warn_always(True)
    try:
        with pytest.warns(UserWarning, match="Creating a tensor from a list of numpy.ndarrays is extremely slow"):
            assert keyfall.tensor([np.array([0]), np.array([1])]).tolist() == [[0], [1]]
    finally:
        keyfall.set_warn_always(False)
