"""Contexts and decorators that control whether autograd records operators."""

from .. import _C
from ..utils._contextlib import _DecoratorContextManager, _NoParamDecoratorContextManager

_is_enabled, _set_enabled = _C.is_grad_enabled, _C._set_grad_enabled

__all__ = ["enable_grad", "enforce_grad_layout_policy", "inference_mode", "no_grad", "set_grad_enabled",
           "set_multithreading_enabled"]


def _entering(enabled):
    """The __enter__ of a context that switches recording on or off."""
    def __enter__(self):
        self.prev = _is_enabled()
        _set_enabled(enabled)

    return __enter__


def _restore(self, exc_type, exc_value, traceback):
    _set_enabled(self.prev)


class no_grad(_NoParamDecoratorContextManager):
    """Disables recording: results do not require gradients."""

    __enter__, __exit__ = _entering(False), _restore


class enable_grad(_NoParamDecoratorContextManager):
    """Enables recording, also inside `no_grad`."""

    __enter__, __exit__ = _entering(True), _restore


class set_grad_enabled(_DecoratorContextManager):
    """Switches recording on or off; as a context manager, restores it on exit."""

    def __init__(self, mode: bool) -> None:
        self.prev, self.mode = _is_enabled(), mode
        _set_enabled(mode)

    def __call__(self, orig_func):
        _set_enabled(self.prev)  # a decorator acts when the function is called
        return super().__call__(orig_func)

    def __enter__(self):
        _set_enabled(self.mode)

    __exit__ = _restore

    def __repr__(self):
        return f"torch.autograd.grad_mode.set_grad_enabled(mode={self.mode})"

    def clone(self):
        return type(self)(self.mode)


class inference_mode(_DecoratorContextManager):
    """Like `no_grad`; in addition, tensors created inside have no version counter and can never be
    recorded outside. `inference_mode(False)` disables it."""

    def __new__(cls, mode=True):
        self = super().__new__(cls)
        if isinstance(mode, bool):
            return self
        self.mode = True
        return self(mode)

    def __init__(self, mode: bool = True) -> None:
        self.mode = mode

    def __enter__(self):
        self._guard = _C._InferenceMode(self.mode)
        self._guard.__enter__()

    def __exit__(self, exc_type, exc_value, traceback):
        self._guard.__exit__(exc_type, exc_value, traceback)
        del self._guard

    def clone(self):
        return type(self)(self.mode)


class _Setting(_DecoratorContextManager):
    """An autograd setting: takes effect on creation, restored when the `with` exits."""

    _state = True

    def __init__(self, mode: bool) -> None:
        self.mode = bool(mode)
        self.prev = type(self)._state
        type(self)._state = self.mode

    def __enter__(self):
        pass

    def __exit__(self, exc_type, exc_value, traceback):
        type(self)._state = self.prev

    def clone(self):
        return type(self)(self.mode)


class set_multithreading_enabled(_Setting):
    """Sets whether backward may use several threads."""


class _force_original_view_tracking(_Setting):
    """Sets whether views remember their calls. They are made again from sizes and strides here, with and without it."""

    _state = False


def is_view_replay_enabled():
    """Whether _force_original_view_tracking is on."""
    return _force_original_view_tracking._state


class enforce_grad_layout_policy(_Setting):
    """Sets whether gradients take the layout of their parameters."""

    def __init__(self, enable: bool = True) -> None:
        super().__init__(enable)


class _unsafe_preserve_version_counter(_DecoratorContextManager):
    """Writes inside do not bump these tensors' versions; only for code that undoes its writes."""

    def __init__(self, tensors):
        self.tensors = (tensors,) if isinstance(tensors, _C.TensorBase) else tuple(tensors)
        self.versions = tuple(tensor._version for tensor in self.tensors)

    def __enter__(self):
        pass

    def __exit__(self, exc_type, exc_value, traceback):
        _C._autograd._unsafe_set_version_counter(self.tensors, self.versions)

    def clone(self):
        return type(self)(self.tensors)
