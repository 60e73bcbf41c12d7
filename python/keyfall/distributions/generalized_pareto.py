"""The generalized Pareto distribution."""

import math

import keyfall
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .utils import _batch_shape, broadcast_all

__all__ = ["GeneralizedPareto"]

class GeneralizedPareto(Distribution):
    """GeneralizedPareto(loc, scale, concentration)."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive, "concentration": constraints.real}
    has_rsample = True
    _expands = ("loc", "scale", "concentration")

    def __init__(self, loc, scale, concentration, validate_args=None):
        self.loc, self.scale, self.concentration = broadcast_all(loc, scale, concentration)
        super().__init__(_batch_shape(loc, scale, concentration, self.loc), validate_args=validate_args)

    @property
    def _is_exponential(self):
        return keyfall.isclose(self.concentration, keyfall.zeros_like(self.concentration))

    @property
    def _safe_concentration(self):
        return keyfall.where(self._is_exponential, keyfall.ones_like(self.concentration), self.concentration)

    def rsample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        return self.icdf(keyfall.rand(shape, dtype=self.loc.dtype, device=self.loc.device))

    def _log_prob(self, value):
        y, k = (value - self.loc) / self.scale, self._safe_concentration
        general = -(1 + 1 / k) * keyfall.log1p(k * y)
        return keyfall.where(self._is_exponential, -y, general) - keyfall.log(self.scale)

    def log_survival_function(self, value):
        if self._validate_args:
            self._validate_sample(value)
        z, k = (value - self.loc) / self.scale, self._safe_concentration
        return keyfall.where(self._is_exponential, -z, -keyfall.log1p(k * z) / k)

    def log_cdf(self, value):
        return keyfall.log1p(-keyfall.exp(self.log_survival_function(value)))

    def cdf(self, value):
        return keyfall.exp(self.log_cdf(value))

    def icdf(self, value):
        k = self._safe_concentration
        log_left = keyfall.log1p(-value)
        general = self.loc + self.scale * keyfall.expm1(-k * log_left) / k
        return keyfall.where(self._is_exponential, self.loc - self.scale * log_left, general)

    def _finite(self, limit, value):
        """`value` where the concentration is below a limit, else infinity."""
        return keyfall.where(self.concentration < limit, value, keyfall.full_like(value, math.inf))

    @property
    def mean(self):
        return self._finite(1, self.loc + self.scale / (1 - self.concentration))

    @property
    def variance(self):
        k = self.concentration
        return self._finite(0.5, self.scale**2 / ((1 - k) ** 2 * (1 - 2 * k)))

    def entropy(self):
        return (keyfall.log(self.scale) + self.concentration + 1).expand(self._batch_shape)

    @property
    def mode(self):
        return self.loc

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        upper = keyfall.where(self.concentration < 0, self.loc - self.scale / self.concentration,
                              keyfall.full_like(self.loc, math.inf))
        return constraints.interval(self.loc, upper)
