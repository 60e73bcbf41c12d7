"""The Kumaraswamy distribution."""

import math

import keyfall

from .._C import Tensor
from .beta import Beta
from .families import Derived, set_broadcast
from .transforms import AffineTransform, PowerTransform
from .uniform import Uniform
from .utils import euler_constant

__all__ = ["Kumaraswamy"]


class Kumaraswamy(Derived):
    """Kumaraswamy(concentration1, concentration0): (1 - u^(1/b))^(1/a) of uniform numbers u."""

    arg_constraints, support = Beta.arg_constraints, Beta.support
    has_rsample = True
    _expands = ("concentration1", "concentration0")

    def __init__(self, concentration1: Tensor | float, concentration0: Tensor | float,
                 validate_args: bool | None = None) -> None:
        set_broadcast(self, concentration1=concentration1, concentration0=concentration0)
        uniform = Uniform(keyfall.zeros_like(self.concentration0), keyfall.ones_like(self.concentration0),
                          validate_args=validate_args)
        outer, inner = (PowerTransform(exponent=one.reciprocal())
                        for one in (self.concentration1, self.concentration0))
        super().__init__(uniform, [inner, AffineTransform(loc=1.0, scale=-1.0), outer],
                         validate_args=validate_args)

    def _moment(self, order):
        """b B(1 + order / a, b)."""
        a, b = 1 + order / self.concentration1, self.concentration0
        return b * (a.lgamma() + b.lgamma() - (a + b).lgamma()).exp()

    @property
    def mean(self):
        return self._moment(1)

    @property
    def variance(self):
        return self._moment(2) - self.mean.pow(2)

    @property
    def mode(self):
        a, b = self.concentration1, self.concentration0
        log_mode = b.reciprocal() * (-b).log1p() - (-b * a).log1p()
        return log_mode.masked_fill((a < 1) | (b < 1), math.nan).exp()

    def entropy(self):
        a, b = self.concentration1, self.concentration0
        harmonic = keyfall.digamma(b + 1) + euler_constant
        return (1 - b.reciprocal()) + (1 - a.reciprocal()) * harmonic - a.log() - b.log()
