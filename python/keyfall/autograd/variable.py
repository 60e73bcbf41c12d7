"""Variable, the old name of differentiable tensors."""

from .. import _C

__all__ = ["Variable", "VariableMeta"]


class VariableMeta(type):
    def __instancecheck__(cls, other):
        return isinstance(other, _C.Tensor)


class _Engine:
    """The engine functions that programs call directly."""

    @staticmethod
    def queue_callback(callback):
        """Calls the function when the running backward ends."""
        _C._autograd._queue_callback(callback)

    @staticmethod
    def is_checkpoint_valid():
        """True unless the running backward was given inputs."""
        return not _C._autograd._is_partial()


class Variable(metaclass=VariableMeta):
    """Variable(tensor) returns the tensor without history."""

    _execution_engine = _Engine()

    def __new__(cls, data, requires_grad=False):
        tensor = data.detach()
        return tensor.requires_grad_() if requires_grad else tensor
