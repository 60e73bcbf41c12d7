"""Dropout: zeroes elements at random while training."""

from ..._C import Tensor
from .. import functional as F
from .module import Module

__all__ = ["AlphaDropout", "Dropout", "Dropout1d", "Dropout2d", "Dropout3d",
           "FeatureAlphaDropout"]


class _DropoutNd(Module):
    __constants__ = ["p", "inplace"]

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        if p < 0 or p > 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        self.p = p
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.p, self.training, self.inplace)

    def extra_repr(self):
        return f"p={self.p}, inplace={self.inplace}"


class Dropout(_DropoutNd):
    """Zeroes each element with probability p and scales up the others."""

    _function = "dropout"


class Dropout1d(_DropoutNd):
    """Dropout of whole channels of (batch, channel, length) or (channel, length)."""

    _function = "dropout1d"


class Dropout2d(_DropoutNd):
    """Dropout of whole channels of (batch, channel, height, width)."""

    _function = "dropout2d"


class Dropout3d(_DropoutNd):
    """Dropout of whole channels of (batch, channel, depth, height, width)."""

    _function = "dropout3d"


class AlphaDropout(_DropoutNd):
    """Dropout that preserves the mean and variance of the output of SELU."""

    _function = "alpha_dropout"


class FeatureAlphaDropout(_DropoutNd):
    """AlphaDropout of whole channels."""

    _function = "feature_alpha_dropout"
