"""The Cauchy distribution."""

import math

from .._C import Tensor
from .families import LocationScale, filled, set_broadcast

__all__ = ["Cauchy"]


class Cauchy(LocationScale):
    """The Cauchy distribution with median loc and half the width scale at half of its maximum."""

    _expands = ("loc", "scale")
    _standard_entropy = math.log(4 * math.pi)
    mean, variance = filled(math.nan, like="loc"), filled(math.inf, like="loc")

    def __init__(self, loc: Tensor | float, scale: Tensor | float,
                 validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, loc=loc, scale=scale), validate_args=validate_args)

    def _noise(self, sample_shape):
        return self.loc.new(self._extended_shape(sample_shape)).cauchy_()

    def _standardized(self, value):
        return (value - self.loc) / self.scale

    def _log_prob(self, value):
        return -math.log(math.pi) - self.scale.log() - self._standardized(value).square().log1p()

    def _cdf(self, value):
        return self._standardized(value).atan() / math.pi + 0.5

    def icdf(self, value):
        return self.loc + self.scale * (math.pi * (value - 0.5)).tan()
