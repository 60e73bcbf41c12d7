"""The binomial distribution."""

import keyfall
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .utils import _one_of, broadcast_all, lazy_property, logits_to_probs, probs_to_logits

__all__ = ["Binomial"]

def _clamp_by_zero(x):
    """max(x, 0), with half of the gradient at 0."""
    return (x.clamp(min=0) + x - x.clamp(max=0)) / 2


class Binomial(Distribution):
    """Binomial(total_count, probs) or (total_count, logits=)."""

    arg_constraints = {"total_count": constraints.nonnegative_integer, "probs": constraints.unit_interval,
                       "logits": constraints.real}
    has_enumerate_support = True

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        _one_of(probs, logits)
        given = logits if probs is None else probs
        self.total_count, value = broadcast_all(total_count, given)
        self.total_count = self.total_count.type_as(value)
        if probs is not None:
            self.probs = value
        else:
            self.logits = value
        self._param = value
        super().__init__(value.size(), validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Binomial, _instance)
        batch_shape = Size(batch_shape)
        new.total_count = self.total_count.expand(batch_shape)
        for name in ("probs", "logits"):
            if name in self.__dict__:
                new._param = self.__dict__[name].expand(batch_shape)
                setattr(new, name, new._param)
        return self._finish(new, batch_shape)

    def _new(self, *args, **kwargs):
        return self._param.new(*args, **kwargs)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self.total_count)

    @property
    def mean(self):
        return self.total_count * self.probs

    @property
    def mode(self):
        return ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count)

    @property
    def variance(self):
        return self.total_count * self.probs * (1 - self.probs)

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs, is_binary=True)

    @lazy_property
    def probs(self):
        return logits_to_probs(self.logits, is_binary=True)

    @property
    def param_shape(self):
        return self._param.size()

    def sample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        with keyfall.no_grad():
            return keyfall.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    def _log_prob(self, value):
        choices = (keyfall.lgamma(value + 1) + keyfall.lgamma(self.total_count - value + 1)
                   - keyfall.lgamma(self.total_count + 1))
        # n log(1 + exp(logits)), without overflow.
        normalizer = (self.total_count * _clamp_by_zero(self.logits)
                      + self.total_count * keyfall.log1p(keyfall.exp(-keyfall.abs(self.logits))) + choices)
        return value * self.logits - normalizer

    def _count(self):
        """The one number of trials of all batches."""
        total = int(self.total_count.max())
        if not self.total_count.min() == total:
            raise NotImplementedError("Inhomogeneous total count not supported by `"
                                      f"{'entropy' if self._asked_entropy else 'enumerate_support'}`.")
        return total

    _asked_entropy = False

    def entropy(self):
        self._asked_entropy = True
        try:
            self._count()
        finally:
            del self._asked_entropy
        log_prob = self.log_prob(self.enumerate_support(False))
        return -(keyfall.exp(log_prob) * log_prob).sum(0)

    def enumerate_support(self, expand=True):
        values = keyfall.arange(1 + self._count(), dtype=self._param.dtype, device=self._param.device)
        return self._enumerated(values, expand)
