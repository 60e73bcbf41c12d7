"""The continuous Bernoulli distribution."""

import math

import keyfall
from .._C import Tensor
from keyfall.nn import functional as F

from . import constraints
from .exp_family import ExponentialFamily
from .families import Composite, Inverted, ProbsOrLogits
from .utils import broadcast_all, clamp_probs, lazy_property, logits_to_probs

__all__ = ["ContinuousBernoulli"]


def _log_odds_against(p):
    """log((1 - p) / p)."""
    return keyfall.log1p(-p) - keyfall.log(p)


class ContinuousBernoulli(Inverted, ProbsOrLogits, Composite, ExponentialFamily):
    """ContinuousBernoulli(probs) or (logits=): a density on [0, 1]. Near probs = 1/2, inside of `lims`,
    formulas that divide 0 by 0 are replaced by Taylor series."""

    support = constraints.unit_interval
    _expands, _keeps = ("probs", "logits", "_param"), ("_lims",)
    _mean_carrier_measure = 0

    def __init__(self, probs: Tensor | int | float | bool | None = None,
                 logits: Tensor | int | float | bool | None = None,
                 lims: tuple[float, float] = (0.499, 0.501),
                 validate_args: bool | None = None) -> None:
        shape = self._set_parameters(probs, logits)
        if probs is not None:
            if validate_args is not None and not self.arg_constraints["probs"].check(self.probs).all():
                raise ValueError("The parameter probs has invalid values")
            self.probs = self._param = clamp_probs(self.probs)
        self._lims = lims
        super().__init__(shape, validate_args=validate_args)

    @lazy_property
    def probs(self):
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    def _outside_unstable_region(self):
        return (self.probs <= self._lims[0]) | (self.probs > self._lims[1])

    def _either(self, formula, series):
        """The formula of probs, or the value of a series where the formula is unstable."""
        stable = self._outside_unstable_region()
        return keyfall.where(stable, formula(keyfall.where(stable, self.probs, self._lims[0])), series)

    def _cont_bern_log_norm(self):
        """The logarithm of the normalizing constant of the density."""

        def formula(p):
            # log |1 - 2 p|: each branch takes numbers of its own side only, for finite gradients.
            below, above = p.masked_fill(p > 0.5, 0.0), p.masked_fill(p < 0.5, 1.0)
            distance = keyfall.where(p <= 0.5, keyfall.log1p(-2.0 * below), keyfall.log(2.0 * above - 1.0))
            return _log_odds_against(p).abs().log() - distance

        x = (self.probs - 0.5) ** 2
        return self._either(formula, math.log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x)

    @property
    def mean(self):
        x = self.probs - 0.5
        return self._either(lambda p: p / (2.0 * p - 1.0) + 1.0 / _log_odds_against(p),
                            0.5 + (1.0 / 3.0 + 16.0 / 45.0 * x**2) * x)

    @property
    def variance(self):
        x = (self.probs - 0.5) ** 2
        return self._either(lambda p: p * (p - 1.0) / (1.0 - 2.0 * p) ** 2 + 1.0 / _log_odds_against(p) ** 2,
                            1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x)

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        return (-F.binary_cross_entropy_with_logits(logits, value, reduction="none")
                + self._cont_bern_log_norm())

    def _cdf(self, value):
        inside = self._either(
            lambda p: (p**value * (1.0 - p) ** (1.0 - value) + p - 1.0) / (2.0 * p - 1.0), value)
        return inside.masked_fill(value <= 0.0, 0.0).masked_fill(value >= 1.0, 1.0)

    def icdf(self, value):
        def formula(p):
            return (keyfall.log1p(-p + value * (2.0 * p - 1.0)) - keyfall.log1p(-p)) / -_log_odds_against(p)

        return self._either(formula, value)

    def entropy(self):
        log_other = keyfall.log1p(-self.probs)
        return self.mean * (log_other - self.probs.log()) - self._cont_bern_log_norm() - log_other

    @property
    def _natural_params(self):
        return (self.logits,)

    def _log_normalizer(self, x):
        """The log of the normalizer as a function of the natural parameter."""
        low, high = (bound - 0.5 for bound in self._lims)
        stable = (x <= low) | (x > high)
        y = keyfall.where(stable, x, low)
        return keyfall.where(stable, keyfall.expm1(y).abs().log() - y.abs().log(),
                             0.5 * x + x.pow(2) / 24.0 - x.pow(4) / 2880.0)
