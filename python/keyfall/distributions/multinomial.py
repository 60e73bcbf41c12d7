"""The multinomial distribution."""

import math

import keyfall
from keyfall import Size

from . import constraints
from .binomial import Binomial
from .categorical import Categorical
from .distribution import Distribution
from .utils import broadcast_all

__all__ = ["Multinomial"]

class Multinomial(Distribution):
    """Multinomial(total_count, probs) or (total_count, logits=): how often each index is drawn."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        if not isinstance(total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        self.total_count = total_count
        self._categorical = Categorical(probs=probs, logits=logits)
        self._binomial = Binomial(total_count=total_count, probs=self.probs)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:],
                         validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Multinomial, _instance)
        batch_shape = Size(batch_shape)
        new.total_count = self.total_count
        new._categorical = self._categorical.expand(batch_shape)
        new._binomial = self._binomial.expand(batch_shape + self.event_shape)
        return self._finish(new, batch_shape)

    def _new(self, *args, **kwargs):
        return self._categorical._new(*args, **kwargs)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self):
        return constraints.multinomial(self.total_count)

    @property
    def mean(self):
        return self.probs * self.total_count

    @property
    def variance(self):
        return self.total_count * self.probs * (1 - self.probs)

    @property
    def logits(self):
        return self._categorical.logits

    @property
    def probs(self):
        return self._categorical.probs

    @property
    def param_shape(self):
        return self._categorical.param_shape

    def sample(self, sample_shape=Size()):
        sample_shape = Size(sample_shape)
        draws = self._categorical.sample(Size((self.total_count,)) + sample_shape)
        draws = draws.permute([*range(1, draws.dim()), 0])
        counts = draws.new(self._extended_shape(sample_shape)).zero_()
        counts.scatter_add_(-1, draws, keyfall.ones_like(draws))
        return counts.type_as(self.probs)

    def entropy(self):
        n = keyfall.tensor(self.total_count)
        support = self._binomial.enumerate_support(expand=False)[1:]
        probabilities = keyfall.exp(self._binomial.log_prob(support))
        repeated = (probabilities * keyfall.lgamma(support + 1)).sum([0, -1])
        return n * self._categorical.entropy() - keyfall.lgamma(n + 1) + repeated

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        logits = logits.clone(memory_format=keyfall.contiguous_format)
        logits[(value == 0) & (logits == -math.inf)] = 0
        return (keyfall.lgamma(value.sum(-1) + 1) - keyfall.lgamma(value + 1).sum(-1)
                + (logits * value).sum(-1))
