"""What the hooks of DistributedDataParallel get."""

import enum

from .. import _C


class BuiltinCommHookType(enum.IntEnum):
    """Names of hooks of DistributedDataParallel."""

    ALLREDUCE, FP16_COMPRESS = range(2)


class GradBucket:
    """Gradients that DistributedDataParallel reduces together, one after the other in a tensor."""

    def __init__(self, index, parameters, is_last):
        self._index, self._parameters, self._is_last = index, parameters, is_last
        self._buffer = _C._VariableFunctions.cat([one.grad.detach().reshape(-1) for one in parameters])

    def index(self):
        """Its number."""
        return self._index

    def buffer(self):
        """The tensor with all gradients."""
        return self._buffer

    def set_buffer(self, tensor):
        """Replaces the tensor."""
        self._buffer = tensor

    def gradients(self):
        """The gradients, as parts of the tensor."""
        parts = self._buffer.split([one.numel() for one in self._parameters])
        return [part.view(one.shape) for part, one in zip(parts, self._parameters)]

    def parameters(self):
        """The parameters."""
        return self._parameters

    def is_last(self):
        """Whether it is the last one."""
        return self._is_last
