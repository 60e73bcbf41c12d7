"""The gamma distribution."""

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .exp_family import ExponentialFamily
from .families import set_broadcast

__all__ = ["Gamma"]

_standard_gamma = keyfall._standard_gamma


class Gamma(ExponentialFamily):
    """The gamma distribution: density proportional to x**(concentration - 1) * exp(-rate * x)."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.nonnegative
    _expands = ("concentration", "rate")
    _mean_carrier_measure = 0
    has_rsample = True

    def __init__(self, concentration: Tensor | float, rate: Tensor | float,
                 validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, concentration=concentration, rate=rate),
                         validate_args=validate_args)

    @property
    def mean(self):
        return self.concentration / self.rate

    @property
    def mode(self):
        return ((self.concentration - 1) / self.rate).clamp(min=0)

    @property
    def variance(self):
        return self.concentration / self.rate.pow(2)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        value = _standard_gamma(self.concentration.expand(shape)) / self.rate.expand(shape)
        value.detach().clamp_(min=keyfall.finfo(value.dtype).tiny)  # the density at 0 may be infinite
        return value

    def log_prob(self, value):
        return super().log_prob(keyfall.as_tensor(value, dtype=self.rate.dtype, device=self.rate.device))

    def _log_prob(self, value):
        a, b = self.concentration, self.rate
        return keyfall.xlogy(a, b) + keyfall.xlogy(a - 1, value) - b * value - a.lgamma()

    def _cdf(self, value):
        return keyfall.special.gammainc(self.concentration, self.rate * value)

    def entropy(self):
        a = self.concentration
        return a - self.rate.log() + a.lgamma() + (1.0 - a) * a.digamma()

    @property
    def _natural_params(self):
        return (self.concentration - 1, -self.rate)

    def _log_normalizer(self, x, y):
        return keyfall.lgamma(x + 1) + (x + 1) * keyfall.log(-y.reciprocal())
