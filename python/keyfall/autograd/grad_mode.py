"""Whether operators record what is needed to differentiate them: contexts and decorators."""

from .. import _C
from ..utils._contextlib import _DecoratorContextManager, _NoParamDecoratorContextManager

__all__ = [
    "no_grad",
    "enable_grad",
    "set_grad_enabled",
    "inference_mode",
    "set_multithreading_enabled",
    "enforce_grad_layout_policy",
]


class no_grad(_NoParamDecoratorContextManager):
    """Inside, nothing is recorded: results do not require gradients."""

    def __enter__(self):
        self.prev = _C.is_grad_enabled()
        _C._set_grad_enabled(False)

    def __exit__(self, exc_type, exc_value, traceback):
        _C._set_grad_enabled(self.prev)


class enable_grad(_NoParamDecoratorContextManager):
    """Inside, operators are recorded, in a `no_grad` too."""

    def __enter__(self):
        self.prev = _C.is_grad_enabled()
        _C._set_grad_enabled(True)

    def __exit__(self, exc_type, exc_value, traceback):
        _C._set_grad_enabled(self.prev)


class set_grad_enabled(_DecoratorContextManager):
    """Switches recording on or off: at once when called, back at the end of a `with`."""

    def __init__(self, mode):
        self.prev = _C.is_grad_enabled()
        self.mode = mode
        _C._set_grad_enabled(mode)

    def __call__(self, orig_func):
        _C._set_grad_enabled(self.prev)  # a decorator acts when the function is called
        return super().__call__(orig_func)

    def __enter__(self):
        _C._set_grad_enabled(self.mode)

    def __exit__(self, exc_type, exc_value, traceback):
        _C._set_grad_enabled(self.prev)

    def __repr__(self):
        return f"torch.autograd.grad_mode.set_grad_enabled(mode={self.mode})"

    def clone(self):
        return type(self)(self.mode)


class inference_mode(_DecoratorContextManager):
    """Like `no_grad`, and tensors made inside have no version counter and can never take part in
    what is recorded outside. `inference_mode(False)` switches it off."""

    def __new__(cls, mode=True):
        self = super().__new__(cls)
        if isinstance(mode, bool):
            return self
        self.mode = True
        return self(mode)

    def __init__(self, mode=True):
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
    """A switch of the autograd engine that acts when it is made and ends with the `with`."""

    _state = True

    def __init__(self, mode):
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
    """Whether a backward pass may use several threads."""


class enforce_grad_layout_policy(_Setting):
    """Whether gradients take the layout of their parameters."""

    def __init__(self, enable=True):
        super().__init__(enable)


class _unsafe_preserve_version_counter(_DecoratorContextManager):
    """Inside, writes to these tensors do not count; only for code that undoes what it writes."""

    def __init__(self, tensors):
        self.tensors = (tensors,) if isinstance(tensors, _C.TensorBase) else tuple(tensors)
        self.versions = tuple(tensor._version for tensor in self.tensors)

    def __enter__(self):
        pass

    def __exit__(self, exc_type, exc_value, traceback):
        _C._autograd._unsafe_set_version_counter(self.tensors, self.versions)

    def clone(self):
        return type(self)(self.tensors)
