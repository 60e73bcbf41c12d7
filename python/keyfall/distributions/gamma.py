"""The gamma distribution."""

import keyfall
from keyfall import Size

from . import constraints
from .exp_family import ExponentialFamily
from .utils import _batch_shape, broadcast_all

__all__ = ["Gamma"]

def _standard_gamma(concentration):
    return keyfall._standard_gamma(concentration)


class Gamma(ExponentialFamily):
    """Gamma(concentration, rate)."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0
    _expands = ("concentration", "rate")

    def __init__(self, concentration, rate, validate_args=None):
        self.concentration, self.rate = broadcast_all(concentration, rate)
        super().__init__(_batch_shape(concentration, rate, self.rate), validate_args=validate_args)

    @property
    def mean(self):
        return self.concentration / self.rate

    @property
    def mode(self):
        return ((self.concentration - 1) / self.rate).clamp(min=0)

    @property
    def variance(self):
        return self.concentration / self.rate.pow(2)

    def rsample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        value = _standard_gamma(self.concentration.expand(shape)) / self.rate.expand(shape)
        value.detach().clamp_(min=keyfall.finfo(value.dtype).tiny)  # the density at 0 may be infinite
        return value

    def log_prob(self, value):
        value = keyfall.as_tensor(value, dtype=self.rate.dtype, device=self.rate.device)
        if self._validate_args:
            self._validate_sample(value)
        return (keyfall.xlogy(self.concentration, self.rate) + keyfall.xlogy(self.concentration - 1, value)
                - self.rate * value - keyfall.lgamma(self.concentration))

    def entropy(self):
        return (self.concentration - keyfall.log(self.rate) + keyfall.lgamma(self.concentration)
                + (1.0 - self.concentration) * keyfall.digamma(self.concentration))

    @property
    def _natural_params(self):
        return (self.concentration - 1, -self.rate)

    def _log_normalizer(self, x, y):
        return keyfall.lgamma(x + 1) + (x + 1) * keyfall.log(-y.reciprocal())

    def _cdf(self, value):
        return keyfall.special.gammainc(self.concentration, self.rate * value)
