"""C modes (mode.h) beside Python's modes and subclasses: which operators each level sees."""

import ctypes
import io
import pathlib

import keyfall
import pytest
from keyfall.utils._python_dispatch import TorchDispatchMode

library = ctypes.CDLL(str(next((pathlib.Path(keyfall.__file__).parent / "lib").glob("libkeyfall.so.*"))))
library.kf_op_full_name.restype = ctypes.c_char_p
library.kf_op_full_name.argtypes = [ctypes.c_void_p]
library.kf_mode_next.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
library.kf_mode_release.argtypes = [ctypes.c_void_p]

Function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p),
                            ctypes.c_void_p)
LEVELS = ("above", "below", "python")


class CMode:
    """Appends "name:operator" to a list."""

    def __init__(self, level, seen, flags=0):
        @Function
        def note(context, call, stack):
            name = library.kf_op_full_name(call[0]).decode()
            seen.append(f"{level}:{name.partition('::')[2]}")
            return library.kf_mode_next(call, stack)

        self._function = note
        self._mode, self._scope = ctypes.c_void_p(), (ctypes.c_void_p * 3)()
        assert library.kf_mode_create(LEVELS.index(level), flags, note, None, None,
                                      ctypes.byref(self._mode)) == 0

    def __enter__(self):
        library.kf_mode_enter(self._mode, ctypes.byref(self._scope))

    def __exit__(self, *exception):
        library.kf_mode_exit(ctypes.byref(self._scope))
        library.kf_mode_release(self._mode)


@pytest.fixture
def seen():
    found = []
    with CMode("python", found), CMode("below", found), CMode("above", found):
        yield found


def test_levels(seen):
    x = keyfall.ones(2, 2)
    assert seen == ["above:ones", "below:ones", "python:ones"]
    seen.clear()
    assert x.matmul(x).tolist() == [[2, 2], [2, 2]]  # a composite operator
    assert [name for name in seen if name[:5] == "above"] == ["above:matmul"]
    assert [name for name in seen if name[:5] != "above"] == ["below:mm", "python:mm"]


def test_backward_is_seen_below_autograd(seen):
    x = keyfall.ones(3, requires_grad=True)
    loss = x.exp().sum()
    seen.clear()
    loss.backward()
    assert "below:mul.Tensor" in seen and "python:mul.Tensor" in seen
    assert x.grad.tolist() == pytest.approx([2.718282] * 3)


class PassOn(TorchDispatchMode):
    def __init__(self, seen):
        super().__init__()
        self.seen = seen

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(f"mode:{func.name().partition('::')[2]}")
        return func(*args, **(kwargs or {}))


class AddIsMultiply(PassOn):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return super().__torch_dispatch__(keyfall.ops.aten.mul.Tensor, types, args, kwargs)


def test_a_python_mode_that_passes_on(seen):
    x = keyfall.ones(2)
    seen.clear()
    with PassOn(seen), PassOn(seen):
        x + x
    assert seen == ["above:add.Tensor", "below:add.Tensor", "mode:add.Tensor", "mode:add.Tensor",
                    "python:add.Tensor"]


def test_a_python_mode_that_calls_another_operator(seen):
    x = keyfall.full((2,), 3.0)
    seen.clear()
    with AddIsMultiply(seen):
        assert (x + x)._is_view() is False
    assert seen[:4] == ["above:add.Tensor", "below:add.Tensor", "mode:mul.Tensor", "python:mul.Tensor"]


def test_a_subclass_that_unwraps(seen):
    class Wrapped(keyfall.Tensor):
        @staticmethod
        def __new__(cls, inner):
            return keyfall.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)

        def __init__(self, inner):
            self.inner = inner

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return func(*[arg.inner if isinstance(arg, cls) else arg for arg in args], **(kwargs or {}))

    x = Wrapped(keyfall.ones(2))
    seen.clear()
    x.exp()
    assert [name for name in seen if name[:6] == "python"] == ["python:exp"]


def test_recording_inside_of_a_c_mode(seen):
    x = keyfall.ones(2)
    file = io.BytesIO()
    seen.clear()
    with keyfall.record(file):
        x.exp()
    assert "python:exp" in seen
    assert keyfall.replay(file.getvalue()).ok


def test_exceptions_pass_through(seen):
    with pytest.raises(RuntimeError, match="size"):
        keyfall.ones(2) + keyfall.ones(3)
    assert keyfall.ones(2).tolist() == [1, 1]
