"""Functions of the array API that create arrays."""

import contextlib

from .. import _C
from .._loading import lazy_module as _lazy_module
from .data_types import is_tensor, together

_package = _lazy_module("keyfall")
_functions = _C._VariableFunctions

__all__ = ["arange", "asarray", "empty", "empty_like", "eye", "from_dlpack", "full", "full_like", "linspace",
           "meshgrid", "ones", "ones_like", "tril", "triu", "zeros", "zeros_like"]


def _made(name, has_value=False):
    own = getattr(_functions, name)
    if has_value:
        def make(shape, fill_value, *, dtype=None, device=None):
            return own(_shape(shape), fill_value, dtype=dtype, device=device)
    else:
        def make(shape, *, dtype=None, device=None):
            return own(_shape(shape), dtype=dtype, device=device)
    make.__name__ = make.__qualname__ = name
    make.__doc__ = f"`{name}` of the array API standard."
    return make


def _alike(name, has_value=False):
    own = getattr(_functions, name)
    if has_value:
        def make(x, /, fill_value, *, dtype=None, device=None):
            return own(x, fill_value, dtype=dtype, device=device)
    else:
        def make(x, /, *, dtype=None, device=None):
            return own(x, dtype=dtype, device=device)
    make.__name__ = make.__qualname__ = name
    make.__doc__ = f"`{name}` of the array API standard."
    return make


def _shape(shape):
    return (shape,) if isinstance(shape, int) else tuple(shape)


empty, zeros, ones, full = _made("empty"), _made("zeros"), _made("ones"), _made("full", True)
empty_like, zeros_like, ones_like = map(_alike, ("empty_like", "zeros_like", "ones_like"))
full_like = _alike("full_like", True)


def _far_range(start, stop, step, device):
    """A range of unsigned numbers that signed ones cannot count: the arithmetic wraps around."""
    places = _functions.arange(len(range(start, stop, step)), device=device).to(_C.uint64)
    step, start = (_C.tensor(number % 2 ** 64, dtype=_C.uint64, device=device) for number in (step, start))
    return places * step + start


def arange(start, /, stop=None, step=1, *, dtype=None, device=None):
    """start, start + step, … below stop; no elements if the step leads away from it."""
    if stop is None:
        start, stop = 0, start
    if dtype is None:
        whole = all(isinstance(number, int) for number in (start, stop, step))
        dtype = _C.int64 if whole else _C.get_default_dtype()
    if (stop - start > 0) != (step > 0) or stop == start:
        return _functions.empty(0, dtype=dtype, device=device)
    if dtype == _C.uint64 and max(start, stop) >= 2 ** 63:
        return _far_range(int(start), int(stop), int(step), device)
    return _functions.arange(start, stop, step, dtype=dtype, device=device)


# The letters of memoryview.format; the sizes depend on the machine.
_KINDS = {**dict.fromkeys("bhilqn", "int"), **dict.fromkeys("BHILQN", "uint"), **dict.fromkeys("fd", "float")}


def _of_buffer(view, copy):
    """The elements of a memoryview, in their own type; in place if they can be written there."""
    if copy is False and not view.contiguous:
        raise ValueError("asarray: the buffer is not contiguous, and copy is False")
    kind = "bool" if view.format == "?" else _KINDS.get(view.format[-1:], "?") + str(8 * view.itemsize)
    dtype = getattr(_C, kind, None)
    if dtype is None:
        raise TypeError(f"asarray: no type for a buffer of the format {view.format!r}")
    if 0 in view.shape:
        return _functions.empty(view.shape, dtype=dtype)
    shared = view.contiguous and not (view.readonly and copy is None)
    return _package.frombuffer(view if shared else bytearray(view.tobytes()), dtype=dtype).reshape(view.shape)


def asarray(obj, /, *, dtype=None, device=None, copy=None):
    """An array of an array, a number, nested sequences of numbers, or an object with a buffer."""
    if isinstance(obj, (bool, int, float, complex, list, tuple)):
        if copy is False:
            raise ValueError("asarray: Python numbers cannot be used without a copy")
    elif not is_tensor(obj) and not hasattr(obj, "__array_interface__"):
        with contextlib.suppress(TypeError):
            obj = memoryview(obj)
    if isinstance(obj, memoryview):
        obj = _of_buffer(obj, copy)
    return _package.asarray(obj, dtype=dtype, device=device, copy=copy)


def eye(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None):
    """Ones on the k-th diagonal."""
    columns = n_rows if n_cols is None else n_cols
    result = _functions.zeros((n_rows, columns), dtype=dtype, device=device)
    if -n_rows < k < columns:
        result.diagonal(k).fill_(1)
    return result


def from_dlpack(x, /, *, device=None, copy=None):
    """A tensor that shares the memory of an object of another library."""
    if not hasattr(x, "__dlpack__") and type(x).__name__ != "PyCapsule":
        raise AttributeError(f"from_dlpack: {type(x).__name__!r} object has no attribute '__dlpack__'")
    options = {name: value for name, value in (("device", device), ("copy", copy)) if value is not None}
    return _package.from_dlpack(x, **options)


def linspace(start, stop, /, num, *, dtype=None, device=None, endpoint=True):
    """num numbers at equal distances, with or without the last."""
    if dtype is None:
        real = _C.get_default_dtype()
        dtype = real.to_complex() if complex in (type(start), type(stop)) else real
    points = num if endpoint else num + 1
    exact = dtype if dtype.is_floating_point or dtype.is_complex else _C.float64
    result = _functions.linspace(start, stop, points, dtype=exact, device=device)[:num]
    return result.to(dtype)


def meshgrid(*arrays, indexing="xy"):
    """Coordinates of the points of a grid."""
    arrays = together(*arrays) if arrays else []
    return list(_functions.meshgrid(arrays, indexing=indexing)) if arrays else []


def tril(x, /, *, k=0):
    """The elements on and below the k-th diagonal."""
    return _functions.tril(x, k)


def triu(x, /, *, k=0):
    """The elements on and above the k-th diagonal."""
    return _functions.triu(x, k)
