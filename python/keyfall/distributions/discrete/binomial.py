"""The binomial distribution."""

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .families import ProbsOrLogits

__all__ = ["Binomial"]


def _clamp_by_zero(x):
    """max(x, 0), with half of the gradient at 0."""
    return (x.clamp(min=0) + x - x.clamp(max=0)) / 2


class Binomial(ProbsOrLogits):
    """The number of successes in total_count trials, each with probability probs or log-odds logits."""

    arg_constraints = {"total_count": constraints.nonnegative_integer, **ProbsOrLogits.arg_constraints}
    has_enumerate_support = True
    _expands = ("total_count", "probs", "logits", "_param")

    def __init__(self, total_count: Tensor | int = 1, probs: Tensor | None = None,
                 logits: Tensor | None = None, validate_args: bool | None = None) -> None:
        super().__init__(self._set_parameters(probs, logits, total_count=total_count),
                         validate_args=validate_args)

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
        return self.mean * (1 - self.probs)

    def sample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        with keyfall.no_grad():
            return keyfall.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    def _log_prob(self, value):
        n = self.total_count
        choices = keyfall.lgamma(value + 1) + keyfall.lgamma(n - value + 1) - keyfall.lgamma(n + 1)
        # n log(1 + exp(logits)), without overflow.
        failures = n * _clamp_by_zero(self.logits) + n * (-self.logits.abs()).exp().log1p()
        return value * self.logits - (failures + choices)

    def _common_count(self, method):
        """The number of trials, where that is the same in the whole batch."""
        count = int(self.total_count.max())
        if not self.total_count.min() == count:
            raise NotImplementedError(f"Inhomogeneous total count not supported by `{method}`.")
        return count

    def entropy(self):
        self._common_count("entropy")
        log_prob = self.log_prob(self.enumerate_support(False))
        return -(log_prob.exp() * log_prob).sum(0)

    def enumerate_support(self, expand=True):
        count, like = self._common_count("enumerate_support"), self._param
        return self._enumerated(keyfall.arange(1 + count, dtype=like.dtype, device=like.device), expand)
