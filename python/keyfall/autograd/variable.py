"""Variable, the old name of tensors that can be differentiated."""

from .. import _C

__all__ = ["Variable", "VariableMeta"]


class VariableMeta(type):
    def __instancecheck__(cls, other):
        return isinstance(other, _C.Tensor)


class _Engine:
    """What programs ask of the engine itself."""

    @staticmethod
    def queue_callback(callback):
        """Calls the function when the backward that runs now is done."""
        _C._autograd._queue_callback(callback)

    @staticmethod
    def is_checkpoint_valid():
        """True unless the backward that runs now has inputs given."""
        return not _C._autograd._is_partial()


class Variable(metaclass=VariableMeta):
    """Variable(tensor) is the tensor, without history."""

    _execution_engine = _Engine()

    def __new__(cls, data, requires_grad=False):
        tensor = data.detach()
        return tensor.requires_grad_() if requires_grad else tensor
