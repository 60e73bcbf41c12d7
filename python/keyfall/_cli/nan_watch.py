"""Finds the first operator whose result has a NaN that none of its arguments has."""

import traceback

from .. import _C
from ..utils._python_dispatch import TorchDispatchMode

_functions = _C._VariableFunctions


def _tensors(values):
    for value in values:
        if isinstance(value, _C.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from _tensors(value)


def _has_nan(tensor):
    if not (tensor.dtype.is_floating_point or tensor.dtype.is_complex) or tensor.device.type == "meta":
        return False
    return bool(_functions.isnan(tensor.detach()).any())


def _site():
    """The line of the program that made the call: the innermost outside of the package."""
    folder = __file__.rpartition("_cli")[0]
    for frame in reversed(traceback.extract_stack()):
        if not frame.filename.startswith((folder, "<")):
            return f"{frame.filename}:{frame.lineno}"
    return ""


class NanWatch(TorchDispatchMode):
    """`found` describes the first such call, or is None."""

    def __init__(self):
        super().__init__()
        self.found, self.calls = None, 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        given = None
        if self.found is None and not func._name.startswith(("aten::empty", "aten::isnan")):
            given = any(_has_nan(tensor) for tensor in _tensors([*args, *kwargs.values()]))
        result = func(*args, **kwargs)
        self.calls += 1
        if given is False:
            for tensor in _tensors([result]):
                if _has_nan(tensor):
                    self.found = {"call": self.calls, "op": func._name, "result": _shape(tensor),
                                  "arguments": [_shape(t) for t in _tensors([*args, *kwargs.values()])],
                                  "site": _site()}
                    break
        return result


def _shape(tensor):
    return f"{str(tensor.dtype).rpartition('.')[2]}{list(tensor.shape)}"
