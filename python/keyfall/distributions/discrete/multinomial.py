"""The multinomial distribution."""

import math

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .binomial import Binomial
from .categorical import OverCategorical
from .utils import broadcast_all

__all__ = ["Multinomial"]


class Multinomial(OverCategorical):
    """Multinomial(total_count, probs) or (total_count, logits=): how often each index is drawn."""

    _expands, _parts, _keeps = (), ("_categorical", "_binomial"), ("total_count",)

    def __init__(self, total_count: int = 1, probs: Tensor | None = None,
                 logits: Tensor | None = None, validate_args: bool | None = None) -> None:
        if not isinstance(total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        self.total_count = total_count
        shapes = self._set_categorical(probs, logits)
        self._binomial = Binomial(total_count, self.probs)
        super().__init__(*shapes, validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self):
        return constraints.multinomial(self.total_count)

    @property
    def mean(self):
        return self.probs * self.total_count

    @property
    def variance(self):
        return self.mean * (1 - self.probs)

    def sample(self, sample_shape=Size()):
        draws = self._categorical.sample((self.total_count, *sample_shape)).movedim(0, -1)
        counts = keyfall.zeros(self._extended_shape(sample_shape), dtype=draws.dtype, device=draws.device)
        return counts.scatter_add_(-1, draws, keyfall.ones_like(draws)).type_as(self.probs)

    def entropy(self):
        n = keyfall.tensor(self.total_count)
        counts = self._binomial.enumerate_support(expand=False)[1:]
        # The mean of the logarithm of the factorial of each count, which is binomial.
        repeated = (self._binomial.log_prob(counts).exp() * keyfall.lgamma(counts + 1)).sum([0, -1])
        return n * self._categorical.entropy() - keyfall.lgamma(n + 1) + repeated

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        logits = logits.masked_fill((value == 0) & (logits == -math.inf), 0)  # 0 * log(0) is 0 here
        orders = keyfall.lgamma(value.sum(-1) + 1) - keyfall.lgamma(value + 1).sum(-1)
        return orders + (logits * value).sum(-1)
