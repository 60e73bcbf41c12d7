"""The normal distribution."""

import math

import keyfall
from .._C import Tensor
from keyfall import Size

from .exp_family import ExponentialFamily
from .families import LocationScale, set_broadcast
from .utils import _standard_normal, alias

__all__ = ["Normal"]


class Normal(LocationScale, ExponentialFamily):
    """The normal distribution with mean loc and standard deviation scale."""

    _expands = ("loc", "scale")
    _mean_carrier_measure = 0
    _standard_entropy = 0.5 + 0.5 * math.log(2 * math.pi)
    stddev = alias("scale")

    def __init__(self, loc: Tensor | float, scale: Tensor | float,
                 validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, loc=loc, scale=scale), validate_args=validate_args)

    @property
    def variance(self):
        return self.stddev.pow(2)

    def sample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        with keyfall.no_grad():
            return keyfall.normal(self.loc.expand(shape), self.scale.expand(shape))

    def _noise(self, sample_shape):
        return _standard_normal(self._extended_shape(sample_shape), self.loc.dtype, self.loc.device)

    def _log_prob(self, value):
        exponent = (value - self.loc) ** 2 / (2 * self.scale**2)
        return -exponent - self.scale.log() - math.log(math.sqrt(2 * math.pi))

    def _cdf(self, value):
        return 0.5 * (1 + keyfall.erf((value - self.loc) * self.scale.reciprocal() / math.sqrt(2)))

    def icdf(self, value):
        return self.loc + self.scale * keyfall.erfinv(2 * value - 1) * math.sqrt(2)

    @property
    def _natural_params(self):
        precision = self.scale.pow(2).reciprocal()
        return (self.loc / self.scale.pow(2), -0.5 * precision)

    def _log_normalizer(self, x, y):
        return -0.25 * x.pow(2) / y + 0.5 * keyfall.log(-math.pi / y)
