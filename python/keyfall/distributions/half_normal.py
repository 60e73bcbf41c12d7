"""The half-normal distribution."""

import math

import keyfall

from . import constraints
from .normal import Normal
from .distribution import Distribution
from .transformed_distribution import TransformedDistribution
from .transforms import AbsTransform

__all__ = ["HalfNormal"]

class HalfNormal(TransformedDistribution):
    """HalfNormal(scale): the absolute value of a normal variable."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True

    def __init__(self, scale, validate_args=None):
        super().__init__(Normal(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        return super().expand(batch_shape, _instance=self._get_checked_instance(HalfNormal, _instance))

    @property
    def scale(self):
        return self.base_dist.scale

    @property
    def mean(self):
        return self.scale * math.sqrt(2 / math.pi)

    @property
    def mode(self):
        return keyfall.zeros_like(self.scale)

    @property
    def variance(self):
        return self.scale.pow(2) * (1 - 2 / math.pi)

    def _log_prob(self, value):
        log_prob = self.base_dist.log_prob(value) + math.log(2)
        return keyfall.where(value >= 0, log_prob, -math.inf)

    cdf = Distribution.cdf  # folding is not monotonic, as TransformedDistribution needs

    def _cdf(self, value):
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, prob):
        return self.base_dist.icdf((prob + 1) / 2)

    def entropy(self):
        return self.base_dist.entropy() - math.log(2)
