"""Checks of conditions that a program relies on."""

from .. import _C
from .._shared.overridable import overridable
from . import export

__all__ = ["_assert", "_assert_async", "_assert_tensor_metadata", "_check", "_check_index", "_check_is_size",
           "_check_not_implemented", "_check_tensor_all", "_check_tensor_all_with", "_check_type", "_check_value", "_check_with"]


@overridable
def _assert(condition, message):
    """Raises AssertionError unless the condition, which may be a tensor, is true."""
    if not condition:
        raise AssertionError(message)


def _assert_async(input, assert_msg="Expected Tensor with single nonzero value, but got zero"):
    """Raises RuntimeError unless the tensor's only element is true."""
    if not input:
        raise RuntimeError(assert_msg)


def _assert_tensor_metadata(a, size=None, stride=None, dtype=None, *, device=None, layout=None):
    """Raises RuntimeError unless the tensor is as described; None stands for anything."""
    for name, wanted, found in (("sizes", size, list(a.shape)), ("strides", stride, None if stride is None else list(a.stride())),
                                ("dtype", dtype, a.dtype), ("device", device and _C.device(device), a.device),
                                ("layout", layout, a.layout)):
        wanted = list(wanted) if isinstance(wanted, (list, tuple)) else wanted
        if wanted is not None and wanted != found:
            raise RuntimeError(f"Tensor {name} mismatch! Expected: {wanted}, Got: {found}")


def _check_tensor_all_with(error_type, cond, message=None):
    """Raises unless all elements of a tensor are true."""
    if not isinstance(cond, _C.Tensor):
        raise TypeError(f"cond must be a tensor, but got {type(cond)}")
    if cond.dtype is not _C.bool:
        raise TypeError(f"cond tensor must have dtype torch.bool, but got {cond.dtype}")
    _check_with(error_type, bool(cond.all()), message)


def _check_tensor_all(cond, message=None):
    """Raises RuntimeError unless all elements of a tensor are true."""
    _check_tensor_all_with(RuntimeError, cond, message)


def _check_with(error_type, cond, message=None):
    """Raises unless the condition holds. `message` is a function that returns the text."""
    if not isinstance(cond, bool) and not hasattr(cond, "node"):
        raise TypeError(f"cond must be a bool, but got {type(cond)}")
    if cond:
        return
    if message is None:
        raise error_type("Expected cond to be True, but got False.")
    if not callable(message):
        raise TypeError("message must be a callable")
    raise error_type(str(message()))


def _check(cond, message=None):
    """Raises RuntimeError unless the condition holds."""
    _check_with(RuntimeError, cond, message)


def _check_is_size(i, message=None, *, max=None):
    """Raises unless the number is at least 0, and at most `max`."""
    _check(i >= 0, message)
    if max is not None:
        _check(i <= max, message)


def _check_index(cond, message=None):
    """Raises IndexError unless the condition holds."""
    _check_with(IndexError, cond, message)


def _check_value(cond, message=None):
    """Raises ValueError unless the condition holds."""
    _check_with(ValueError, cond, message)


def _check_type(cond, message=None):
    """Raises TypeError unless the condition holds."""
    _check_with(TypeError, cond, message)


def _check_not_implemented(cond, message=None):
    """Raises NotImplementedError unless the condition holds."""
    _check_with(NotImplementedError, cond, message)


export(globals())
