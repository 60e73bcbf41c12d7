"""Padding: extends the last dimensions at both ends."""

from ..._C import Tensor
from .. import functional as F
from .module import Module
from .utils import ntuple

__all__ = [
    "CircularPad1d", "CircularPad2d", "CircularPad3d", "ConstantPad1d", "ConstantPad2d",
    "ConstantPad3d", "ReflectionPad1d", "ReflectionPad2d", "ReflectionPad3d", "ReplicationPad1d",
    "ReplicationPad2d", "ReplicationPad3d", "ZeroPad1d", "ZeroPad2d", "ZeroPad3d",
]


class _PadNd(Module):
    """Pads the last `_dims` dimensions by (left, right) pairs, last one first, or a number."""

    __constants__ = ["padding"]

    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__()
        self.padding = ntuple(2 * self._dims)(padding)

    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, self._mode)

    def extra_repr(self):
        return str(self.padding)


class _ConstantPadNd(_PadNd):
    __constants__ = ["padding", "value"]

    def __init__(self, padding: int | tuple[int, ...], value: float) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        return F.pad(input, self.padding, "constant", self.value)

    def extra_repr(self):
        return f"padding={self.padding}, value={self.value}"


class _ZeroPad:
    def __init__(self, padding: int | tuple[int, ...]) -> None:
        super().__init__(padding, 0.0)

    def extra_repr(self):
        return str(self.padding)


class _ReflectionPadNd(_PadNd):
    _mode = "reflect"


class _ReplicationPadNd(_PadNd):
    _mode = "replicate"


class _CircularPadNd(_PadNd):
    _mode = "circular"

    def forward(self, input: Tensor) -> Tensor:
        if input.dim() - self._dims not in (1, 2):
            raise ValueError(f"expected {self._dims + 1}D or {self._dims + 2}D input (got {input.dim()}D "
                             "input)")
        return super().forward(input)


class ConstantPad1d(_ConstantPadNd):
    """Pads the last dimension with a value."""

    _dims = 1


class ConstantPad2d(_ConstantPadNd):
    """Pads the last two dimensions with a value."""

    _dims = 2


class ConstantPad3d(_ConstantPadNd):
    """Pads the last three dimensions with a value."""

    _dims = 3


class ZeroPad1d(_ZeroPad, ConstantPad1d):
    """Pads the last dimension with zeros."""


class ZeroPad2d(_ZeroPad, ConstantPad2d):
    """Pads the last two dimensions with zeros."""


class ZeroPad3d(_ZeroPad, ConstantPad3d):
    """Pads the last three dimensions with zeros."""


class ReflectionPad1d(_ReflectionPadNd):
    """Pads the last dimension with a reflection of the input."""

    _dims = 1


class ReflectionPad2d(_ReflectionPadNd):
    """Pads the last two dimensions with a reflection of the input."""

    _dims = 2


class ReflectionPad3d(_ReflectionPadNd):
    """Pads the last three dimensions with a reflection of the input."""

    _dims = 3


class ReplicationPad1d(_ReplicationPadNd):
    """Pads the last dimension with copies of its border."""

    _dims = 1


class ReplicationPad2d(_ReplicationPadNd):
    """Pads the last two dimensions with copies of its border."""

    _dims = 2


class ReplicationPad3d(_ReplicationPadNd):
    """Pads the last three dimensions with copies of its border."""

    _dims = 3


class CircularPad1d(_CircularPadNd):
    """Pads the last dimension with elements from its other end."""

    _dims = 1


class CircularPad2d(_CircularPadNd):
    """Pads the last two dimensions with elements from their other ends."""

    _dims = 2


class CircularPad3d(_CircularPadNd):
    """Pads the last three dimensions with elements from their other ends."""

    _dims = 3
