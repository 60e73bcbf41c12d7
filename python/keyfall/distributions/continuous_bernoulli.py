"""The continuous Bernoulli distribution."""

import math

import keyfall
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .exp_family import ExponentialFamily
from .utils import _batch_shape, _one_of, broadcast_all, clamp_probs, lazy_property, logits_to_probs, probs_to_logits

__all__ = ["ContinuousBernoulli"]

class ContinuousBernoulli(ExponentialFamily):
    """ContinuousBernoulli(probs) or (logits=): a density on [0, 1]. Near probs = 1/2, inside of `lims`,
    formulas that divide 0 by 0 are replaced by Taylor series."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, probs=None, logits=None, lims=(0.499, 0.501), validate_args=None):
        _one_of(probs, logits)
        given = logits if probs is None else probs
        (value,) = broadcast_all(given)
        if probs is not None:
            if validate_args is not None and not self.arg_constraints["probs"].check(value).all():
                raise ValueError("The parameter probs has invalid values")
            self.probs = value = clamp_probs(value)
        else:
            self.logits = value
        self._param, self._lims = value, lims
        super().__init__(_batch_shape(given, value), validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(ContinuousBernoulli, _instance)
        new._lims, batch_shape = self._lims, Size(batch_shape)
        for name in ("probs", "logits"):
            if name in self.__dict__:
                new._param = self.__dict__[name].expand(batch_shape)
                setattr(new, name, new._param)
        return self._finish(new, batch_shape)

    def _new(self, *args, **kwargs):
        return self._param.new(*args, **kwargs)

    def _outside_unstable_region(self):
        return (self.probs <= self._lims[0]) | (self.probs > self._lims[1])

    def _cut_probs(self):
        """probs, with the lower limit in the unstable region."""
        return keyfall.where(self._outside_unstable_region(), self.probs,
                             self._lims[0] * keyfall.ones_like(self.probs))

    def _cont_bern_log_norm(self):
        """The logarithm of the normalizing constant of the density."""
        cut = self._cut_probs()
        below = keyfall.where(cut <= 0.5, cut, keyfall.zeros_like(cut))
        above = keyfall.where(cut >= 0.5, cut, keyfall.ones_like(cut))
        log_norm = keyfall.log(keyfall.abs(keyfall.log1p(-cut) - keyfall.log(cut))) - keyfall.where(
            cut <= 0.5, keyfall.log1p(-2.0 * below), keyfall.log(2.0 * above - 1.0))
        x = (self.probs - 0.5) ** 2
        series = math.log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x
        return keyfall.where(self._outside_unstable_region(), log_norm, series)

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs, is_binary=True)

    @lazy_property
    def probs(self):
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    @property
    def param_shape(self):
        return self._param.size()

    @property
    def mean(self):
        cut = self._cut_probs()
        mean = cut / (2.0 * cut - 1.0) + 1.0 / (keyfall.log1p(-cut) - keyfall.log(cut))
        x = self.probs - 0.5
        series = 0.5 + (1.0 / 3.0 + 16.0 / 45.0 * x**2) * x
        return keyfall.where(self._outside_unstable_region(), mean, series)

    @property
    def stddev(self):
        return keyfall.sqrt(self.variance)

    @property
    def variance(self):
        cut = self._cut_probs()
        variance = cut * (cut - 1.0) / (1.0 - 2.0 * cut) ** 2 + 1.0 / (
            keyfall.log1p(-cut) - keyfall.log(cut)) ** 2
        x = (self.probs - 0.5) ** 2
        series = 1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x
        return keyfall.where(self._outside_unstable_region(), variance, series)

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        return self.icdf(keyfall.rand(shape, dtype=self.probs.dtype, device=self.probs.device))

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        return (-F.binary_cross_entropy_with_logits(logits, value, reduction="none")
                + self._cont_bern_log_norm())

    def _cdf(self, value):
        cut = self._cut_probs()
        cdfs = (keyfall.pow(cut, value) * keyfall.pow(1.0 - cut, 1.0 - value) + cut - 1.0) / (2.0 * cut - 1.0)
        inside = keyfall.where(self._outside_unstable_region(), cdfs, value)
        return keyfall.where(keyfall.le(value, 0.0), keyfall.zeros_like(value), keyfall.where(
            keyfall.ge(value, 1.0), keyfall.ones_like(value), inside))

    def icdf(self, value):
        cut = self._cut_probs()
        quantile = (keyfall.log1p(-cut + value * (2.0 * cut - 1.0)) - keyfall.log1p(-cut)) / (
            keyfall.log(cut) - keyfall.log1p(-cut))
        return keyfall.where(self._outside_unstable_region(), quantile, value)

    def entropy(self):
        complement = keyfall.log1p(-self.probs)
        return (self.mean * (complement - keyfall.log(self.probs)) - self._cont_bern_log_norm() - complement)

    @property
    def _natural_params(self):
        return (self.logits,)

    def _log_normalizer(self, x):
        """The log of the normalizer as a function of the natural parameter."""
        far = (x <= self._lims[0] - 0.5) | (x > self._lims[1] - 0.5)
        cut = keyfall.where(far, x, (self._lims[0] - 0.5) * keyfall.ones_like(x))
        exact = keyfall.log(keyfall.abs(keyfall.special.expm1(cut))) - keyfall.log(keyfall.abs(cut))
        return keyfall.where(far, exact, 0.5 * x + keyfall.pow(x, 2) / 24.0 - keyfall.pow(x, 4) / 2880.0)
