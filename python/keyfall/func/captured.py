"""Tensors that a differentiated function uses without having them as arguments."""

import contextlib
import functools
import threading

from .. import _C
from .._loading import lazy_module as _lazy_module
from . import mapping

_grad_mode = _lazy_module("keyfall.autograd.grad_mode")
_overrides = _lazy_module("keyfall.overrides")
_nothing = contextlib.nullcontext()


class _Thread(threading.local):
    """Whether all transforms around differentiate forward; None where there is none."""

    forward = None


_thread = _Thread()


def _storage(tensor):
    return tensor.untyped_storage()._cdata


def _tensors(values):
    for value in values:
        if isinstance(value, _C.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from _tensors(value)


def saveable(value):
    """Autograd saves no inference tensors, which nobody may write to outside of inference mode: a copy will do."""
    with _C.DisableTorchFunctionSubclass():
        if isinstance(value, (list, tuple)) and any(tensor.is_inference() for tensor in _tensors(value)):
            copies = map(saveable, value)
            return type(value)(*copies) if hasattr(value, "_fields") else type(value)(copies)
        is_inference = isinstance(value, _C.Tensor) and value.is_inference()
        return mapping.for_all_examples(_C.Tensor.clone, value) if is_inference else value


@functools.cache
def _mode():
    """The class of a mode that sees the calls of a differentiated function."""

    class Captured(_overrides.TorchFunctionMode):
        """Refuses writes to memory that the function has not made: calls that the transform does not repeat would see
        them, and no derivative does."""

        def __init__(self, inputs, forward):
            super().__init__()
            self._made, self._forward = {_storage(each) for each in inputs if each.is_leaf}, forward

        def __enter__(self):
            self._outer, _thread.forward = _thread.forward, self._forward and _thread.forward is not False
            return super().__enter__()

        def __exit__(self, *exception):
            _thread.forward = self._outer
            super().__exit__(*exception)

        def __torch_function__(self, func, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            name = getattr(func, "__name__", "")
            with _C.DisableTorchFunctionSubclass():
                written = ()
                if args and (mapping.writes(name) or kwargs.get("inplace")):
                    self._refuse(name, args[0])
                    written = args[:1]
                if not _C.is_inference_mode_enabled():
                    args = (*written, *map(saveable, args[len(written):]))
                    kwargs = {key: saveable(value) for key, value in kwargs.items()}
            with _grad_mode.enable_grad() if _thread.forward and not _C.is_grad_enabled() else _nothing:
                result = func(*args, **kwargs)
            with _C.DisableTorchFunctionSubclass():
                for each in _tensors((result,)):
                    self._see(each, (*args, *kwargs.values()))
            return result

        def _refuse(self, name, written):
            if name == "requires_grad_":
                raise RuntimeError("requires_grad_() inside of a function that is transformed: its derivatives are those for "
                                   "its arguments. Make the tensor an argument, or use autograd without a transform")
            if isinstance(written, _C.Tensor) and _storage(written) not in self._made:
                raise RuntimeError(f"During a grad (vjp, jvp, grad, etc) transform, {name} would write to a captured Tensor, "
                                   "one that the function did not make. Make it an argument of the function")

        def _see(self, result, arguments):
            storage = _storage(result)
            if storage not in self._made and all(_storage(each) != storage for each in _tensors(arguments)):
                self._made.add(storage)

    return Captured


def guard(inputs, forward):
    """A context for the call of a function that is differentiated for `inputs`. forward: what it computes with gradients
    turned off is recorded, too."""
    return _mode()(inputs, forward)


def is_forward():
    """Whether the thread is in the call of a function that is differentiated forward, and in no other transform."""
    return bool(_thread.forward)
