"""The generalized Pareto distribution."""

import math

import keyfall

from . import constraints
from .families import Inverted, LocationScale, set_broadcast
from .utils import alias

__all__ = ["GeneralizedPareto"]


class GeneralizedPareto(Inverted):
    """What exceeds a threshold loc: a tail of size scale and shape concentration."""

    arg_constraints = {**LocationScale.arg_constraints, "concentration": constraints.real}
    _expands = ("loc", "scale", "concentration")
    mode = alias("loc")

    def __init__(self, loc, scale, concentration, validate_args=None):
        super().__init__(set_broadcast(self, loc=loc, scale=scale, concentration=concentration),
                         validate_args=validate_args)

    def _either(self, formula, limit):
        """The formula of the concentration, or its limit where that is almost 0."""
        k = self.concentration
        zero = keyfall.isclose(k, keyfall.zeros_like(k))
        return keyfall.where(zero, limit, formula(k.masked_fill(zero, 1)))

    def _log_prob(self, value):
        y = (value - self.loc) / self.scale
        return self._either(lambda k: -(1 + 1 / k) * keyfall.log1p(k * y), -y) - self.scale.log()

    def log_survival_function(self, value):
        if self._validate_args:
            self._validate_sample(value)
        y = (value - self.loc) / self.scale
        return self._either(lambda k: -keyfall.log1p(k * y) / k, -y)

    def log_cdf(self, value):
        return (-self.log_survival_function(value).exp()).log1p()

    def cdf(self, value):
        return self.log_cdf(value).exp()

    def icdf(self, value):
        log_left = keyfall.log1p(-value)
        return self._either(lambda k: self.loc + self.scale * keyfall.expm1(-k * log_left) / k,
                            self.loc - self.scale * log_left)

    @property
    def mean(self):
        mean = self.loc + self.scale / (1 - self.concentration)
        return keyfall.where(self.concentration < 1, mean, math.inf)

    @property
    def variance(self):
        k = self.concentration
        return keyfall.where(k < 0.5, self.scale**2 / ((1 - k) ** 2 * (1 - 2 * k)), math.inf)

    def entropy(self):
        return self.scale.log() + self.concentration + 1

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        upper = keyfall.where(self.concentration < 0, self.loc - self.scale / self.concentration, math.inf)
        return constraints.interval(self.loc, upper)
