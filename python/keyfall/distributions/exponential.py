"""The exponential distribution."""

import keyfall
from keyfall import Size

from . import constraints
from .exp_family import ExponentialFamily
from .utils import _batch_shape, broadcast_all

__all__ = ["Exponential"]

class Exponential(ExponentialFamily):
    """Exponential(rate)."""

    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0
    _expands = ("rate",)

    def __init__(self, rate, validate_args=None):
        (self.rate,) = broadcast_all(rate)
        super().__init__(_batch_shape(rate, self.rate), validate_args=validate_args)

    @property
    def mean(self):
        return self.rate.reciprocal()

    @property
    def mode(self):
        return keyfall.zeros_like(self.rate)

    @property
    def stddev(self):
        return self.rate.reciprocal()

    @property
    def variance(self):
        return self.rate.pow(-2)

    def rsample(self, sample_shape=Size()):
        return self.rate.new(self._extended_shape(sample_shape)).exponential_() / self.rate

    def _log_prob(self, value):
        return self.rate.log() - self.rate * value

    def _cdf(self, value):
        return 1 - keyfall.exp(-self.rate * value)

    def icdf(self, value):
        return -keyfall.log1p(-value) / self.rate

    def entropy(self):
        return 1.0 - keyfall.log(self.rate)

    @property
    def _natural_params(self):
        return (-self.rate,)

    def _log_normalizer(self, x):
        return -keyfall.log(-x)
