"""The geometric distribution."""

import keyfall
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .distribution import Distribution
from .utils import _batch_shape, _one_of, broadcast_all, lazy_property, logits_to_probs, probs_to_logits

__all__ = ["Geometric"]

class Geometric(Distribution):
    """Geometric(probs) or (logits=): failures before the first success."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.nonnegative_integer
    _expands = ("probs", "logits")

    def __init__(self, probs=None, logits=None, validate_args=None):
        _one_of(probs, logits)
        given = logits if probs is None else probs
        (value,) = broadcast_all(given)
        if probs is not None:
            self.probs = value
        else:
            self.logits = value
        super().__init__(_batch_shape(given, value), validate_args=validate_args)
        if self._validate_args and probs is not None:
            bad = value <= 0
            if bad.any():
                raise ValueError(f"Expected parameter probs ({type(value).__name__} of shape "
                                 f"{tuple(value.shape)}) of distribution {self!r} to be positive but found "
                                 f"invalid values:\n{value[bad]}")

    @property
    def mean(self):
        return 1.0 / self.probs - 1.0

    @property
    def mode(self):
        return keyfall.zeros_like(self.probs)

    @property
    def variance(self):
        return (1.0 / self.probs - 1.0) / self.probs

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs, is_binary=True)

    @lazy_property
    def probs(self):
        return logits_to_probs(self.logits, is_binary=True)

    def sample(self, sample_shape=Size()):
        tiny = keyfall.finfo(self.probs.dtype).tiny
        with keyfall.no_grad():
            u = self.probs.new(self._extended_shape(sample_shape)).uniform_(tiny, 1)
            return (u.log() / (-self.probs).log1p()).floor()

    def _log_prob(self, value):
        value, probs = broadcast_all(value, self.probs)
        probs = probs.clone(memory_format=keyfall.contiguous_format)
        probs[(probs == 1) & (value == 0)] = 0
        return value * (-probs).log1p() + self.probs.log()

    def entropy(self):
        return F.binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none") / self.probs
