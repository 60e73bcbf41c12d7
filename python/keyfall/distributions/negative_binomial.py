"""The negative binomial distribution."""

import keyfall
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .distribution import Distribution
from .gamma import Gamma
from .utils import _one_of, broadcast_all, lazy_property, logits_to_probs, probs_to_logits

__all__ = ["NegativeBinomial"]

class NegativeBinomial(Distribution):
    """NegativeBinomial(total_count, probs) or (total_count, logits=): successes before a number of
    failures."""

    arg_constraints = {"total_count": constraints.greater_than_eq(0),
                       "probs": constraints.half_open_interval(0.0, 1.0), "logits": constraints.real}
    support = constraints.nonnegative_integer
    _expands = ("total_count", "probs", "logits")

    def __init__(self, total_count, probs=None, logits=None, validate_args=None):
        _one_of(probs, logits)
        given = logits if probs is None else probs
        self.total_count, value = broadcast_all(total_count, given)
        self.total_count = self.total_count.type_as(value)
        if probs is not None:
            self.probs = value
        else:
            self.logits = value
        super().__init__(value.size(), validate_args=validate_args)

    @property
    def _param(self):
        return self.__dict__.get("probs", self.__dict__.get("logits"))

    def _new(self, *args, **kwargs):
        return self._param.new(*args, **kwargs)

    @property
    def mean(self):
        return self.total_count * keyfall.exp(self.logits)

    @property
    def mode(self):
        return ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0)

    @property
    def variance(self):
        return self.mean / keyfall.sigmoid(-self.logits)

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs, is_binary=True)

    @lazy_property
    def probs(self):
        return logits_to_probs(self.logits, is_binary=True)

    @property
    def param_shape(self):
        return self._param.size()

    @lazy_property
    def _gamma(self):
        return Gamma(self.total_count, keyfall.exp(-self.logits), validate_args=False)

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            return keyfall.poisson(self._gamma.sample(sample_shape))

    def _log_prob(self, value):
        unnormalized = self.total_count * F.logsigmoid(-self.logits) + value * F.logsigmoid(self.logits)
        normalization = (-keyfall.lgamma(self.total_count + value) + keyfall.lgamma(1.0 + value)
                         + keyfall.lgamma(self.total_count))
        nothing = keyfall.zeros((), dtype=normalization.dtype, device=normalization.device)
        return unnormalized - keyfall.where(self.total_count + value == 0.0, nothing, normalization)
