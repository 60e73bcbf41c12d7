"""The uniform distribution."""

import math

import keyfall

from .._C import Tensor
from . import constraints
from .families import Inverted, set_broadcast

__all__ = ["Uniform"]


class Uniform(Inverted):
    """Uniform(low, high): the half-open interval."""

    _expands = ("low", "high")

    def __init__(self, low: Tensor | float, high: Tensor | float,
                 validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, low=low, high=high), validate_args=validate_args)

    @property
    def arg_constraints(self):
        return {"low": constraints.less_than(self.high), "high": constraints.greater_than(self.low)}

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        return constraints.interval(self.low, self.high)

    @property
    def _width(self):
        return self.high - self.low

    @property
    def mean(self):
        return (self.high + self.low) / 2

    @property
    def mode(self):
        return math.nan * self.high

    @property
    def stddev(self):
        return self._width / 12**0.5

    @property
    def variance(self):
        return self._width.pow(2) / 12

    def _log_prob(self, value):
        inside = (self.low <= value) & (self.high > value)
        return inside.type_as(self.low).log() - self._width.log()

    def _cdf(self, value):
        return ((value - self.low) / self._width).clamp(min=0, max=1)

    def icdf(self, value):
        return value * self._width + self.low

    def entropy(self):
        return keyfall.log(self._width)
