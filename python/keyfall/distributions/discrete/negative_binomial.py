"""The negative binomial distribution."""

import keyfall
from .._C import Tensor
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .families import ProbsOrLogits
from .gamma import Gamma
from .utils import lazy_property

__all__ = ["NegativeBinomial"]


class NegativeBinomial(ProbsOrLogits):
    """NegativeBinomial(total_count, probs) or (total_count, logits=): successes before a number of
    failures."""

    arg_constraints = {"total_count": constraints.greater_than_eq(0),
                       "probs": constraints.half_open_interval(0.0, 1.0), "logits": constraints.real}
    support = constraints.nonnegative_integer
    _expands = ("total_count", "probs", "logits", "_param")

    def __init__(self, total_count: Tensor | float, probs: Tensor | None = None,
                 logits: Tensor | None = None, validate_args: bool | None = None) -> None:
        super().__init__(self._set_parameters(probs, logits, total_count=total_count),
                         validate_args=validate_args)

    @property
    def mean(self):
        return self.total_count * self.logits.exp()

    @property
    def mode(self):
        return ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0)

    @property
    def variance(self):
        return self.mean / keyfall.sigmoid(-self.logits)

    @lazy_property
    def _gamma(self):
        return Gamma(self.total_count, keyfall.exp(-self.logits), validate_args=False)

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            return keyfall.poisson(self._gamma.sample(sample_shape))

    def _log_prob(self, value):
        n, logits = self.total_count, self.logits
        unordered = n * F.logsigmoid(-logits) + value * F.logsigmoid(logits)
        orders = -keyfall.lgamma(n + value) + keyfall.lgamma(1.0 + value) + keyfall.lgamma(n)
        return unordered - orders.masked_fill(n + value == 0, 0.0)  # infinity - infinity
