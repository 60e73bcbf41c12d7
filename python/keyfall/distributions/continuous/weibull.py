"""The Weibull distribution."""

import keyfall

from .._C import Tensor
from . import constraints
from .exponential import Exponential
from .families import Derived, set_broadcast
from .transforms import AffineTransform, PowerTransform
from .utils import euler_constant

__all__ = ["Weibull"]


class Weibull(Derived):
    """Weibull(scale, concentration): scale * a power of an exponential variable."""

    arg_constraints = {"scale": constraints.positive, "concentration": constraints.positive}
    support = constraints.positive
    _expands = ("scale", "concentration")

    def __init__(self, scale: Tensor | float, concentration: Tensor | float,
                 validate_args: bool | None = None) -> None:
        set_broadcast(self, scale=scale, concentration=concentration)
        super().__init__(Exponential(keyfall.ones_like(self.scale), validate_args=validate_args),
                         self._set_power(), validate_args=validate_args)

    def _set_power(self):
        """Sets concentration_reciprocal. Returns the transforms."""
        self.concentration_reciprocal = self.concentration.reciprocal()
        return [PowerTransform(exponent=self.concentration_reciprocal),
                AffineTransform(loc=0, scale=self.scale)]

    def expand(self, batch_shape, _instance=None):
        new = super().expand(batch_shape, _instance)
        new.transforms = new._set_power()
        return new

    def _log_moment(self, order):
        """The logarithm of a moment for scale 1."""
        return keyfall.lgamma(1 + order * self.concentration_reciprocal)

    @property
    def mean(self):
        return self.scale * self._log_moment(1).exp()

    @property
    def mode(self):
        return self.scale * ((self.concentration - 1) / self.concentration) ** self.concentration.reciprocal()

    @property
    def variance(self):
        return self.scale.pow(2) * (self._log_moment(2).exp() - (2 * self._log_moment(1)).exp())

    def entropy(self):
        return (euler_constant * (1 - self.concentration_reciprocal)
                + keyfall.log(self.scale * self.concentration_reciprocal) + 1)
