"""Calls that find no kernel: the errors, and what may be registered twice."""

import pytest

import keyfall
from keyfall import _C, ops
from keyfall.library import Library, _scoped_library


def without(key, call):
    with _C._ExcludeDispatchKeyGuard(_C.DispatchKeySet(key)):
        return call()


@pytest.mark.parametrize("call", [
    lambda x: x + x, lambda x: keyfall.sin(x), lambda x: x.sum(), lambda x: x @ x, lambda x: x.zero_(),
    lambda x: keyfall.zeros(2), lambda x: keyfall.cat([x, x])])
@pytest.mark.parametrize("key", [_C.DispatchKey.CPU, _C.DispatchKey.Dense])
def test_excluded_backends(key, call):
    x = keyfall.ones(2)
    with pytest.raises(NotImplementedError, match="^There were no tensor arguments to this function"):
        without(key, lambda: call(x))
    assert call(x) is not None


@pytest.mark.parametrize("call", [
    lambda x: x.clone(), lambda x: keyfall.empty_like(x, dtype=keyfall.int64).copy_(x), lambda x: x.to(keyfall.float64),
    lambda x: x.to(keyfall.float32, copy=True), lambda x: x.double(), lambda x: x.contiguous(), lambda x: x.cpu(),
    lambda x: ops.aten._to_copy(x), lambda x: ops.aten.clone.out(x, out=keyfall.empty(2, 3))])
@pytest.mark.parametrize("key", [_C.DispatchKey.CPU, _C.DispatchKey.Dense])
def test_copies_need_no_backend(key, call):
    x = keyfall.arange(6.0).reshape(2, 3)
    result = without(key, lambda: call(x))
    assert result.tolist() == call(x).tolist() == [[0, 1, 2], [3, 4, 5]]


def test_copies_without_a_backend_count_one_write():
    x = keyfall.ones(3, 2).t()
    y = keyfall.zeros(2, 3)
    version = y._version
    without(_C.DispatchKey.CPU, lambda: y.copy_(x))
    assert y.tolist() == [[1, 1, 1]] * 2 and y._version == version + 1
    meta = keyfall.empty(2, 3, device="meta")
    assert without(_C.DispatchKey.Dense, lambda: meta.copy_(x)) is meta
    a = keyfall.ones(2, requires_grad=True)
    without(_C.DispatchKey.CPU, lambda: a.clone()).sum().backward()
    assert a.grad.tolist() == [1, 1]


def test_undefined_tensors_are_named():
    class Nothing(keyfall.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return None

    with Nothing():
        nothing = keyfall.ones(2)
    with pytest.raises((RuntimeError, TypeError), match="None"):
        ops.aten.sin(nothing)


def test_the_meta_device():
    with _scoped_library("kf_meta", "DEF") as lib:
        lib.define("g(Tensor x) -> Tensor")
        lib.impl("g", lambda x: x, "CPU")
        x = keyfall.ones(1, device="meta")
        with pytest.raises(NotImplementedError, match=(
                "^kf_meta::g: attempted to run this operator with Meta tensors, but there was no fake impl "
                "or Meta kernel registered.")):
            ops.kf_meta.g(x)
        lib._register_fake("g", lambda x: x.new_empty(3))
        assert ops.kf_meta.g(x).shape == (3,)


@pytest.mark.filterwarnings("ignore:Warning only once")
def test_a_second_kernel():
    lib = Library("kf_twice", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x + 1, "CPU")
    x = keyfall.zeros(1)
    other = Library("kf_twice", "IMPL")
    other.impl("f", lambda x: x + 2, "CPU")
    assert ops.kf_twice.f(x).item() == 2
    with pytest.raises(RuntimeError, match="already a kernel registered from python overriding f's"):
        other.impl("f", lambda x: x + 3, "CPU", allow_override=False)
    other._destroy()
    assert ops.kf_twice.f(x).item() == 1
    lib.impl("f", lambda x: x + 4, "CPU", allow_override=True)
    assert ops.kf_twice.f(x).item() == 4
    lib._destroy()


@pytest.mark.parametrize("name", ["norm", "vector_norm", "matrix_norm", "vecdot", "gradient"])
def test_numpy_names(name):
    function = keyfall.gradient if name == "gradient" else getattr(keyfall.linalg, name)
    x = keyfall.arange(6.0).view(2, 3)
    args = (x, x) if name == "vecdot" else (x,)
    dim = (0, 1) if name == "matrix_norm" else 0
    found, expected = function(*args, axis=dim), function(*args, dim=dim)
    assert str(found) == str(expected)
    with pytest.raises(TypeError):
        function(*args, axis=dim, dim=dim)
    if "norm" in name:
        assert function(*args, axis=dim, keepdims=True).dim() == 2
