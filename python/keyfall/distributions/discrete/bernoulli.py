"""The Bernoulli distribution."""

import math

import keyfall
from .._C import Tensor
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .exp_family import ExponentialFamily
from .families import ProbsOrLogits
from .utils import alias, broadcast_all

__all__ = ["Bernoulli"]


class Bernoulli(ProbsOrLogits, ExponentialFamily):
    """1 with probability probs, otherwise 0; or with the logarithm of the odds, logits."""

    support = constraints.boolean
    has_enumerate_support = True
    _expands = ("probs", "logits", "_param")
    _mean_carrier_measure = 0
    mean = alias("probs")

    def __init__(self, probs: Tensor | int | float | bool | None = None,
                 logits: Tensor | int | float | bool | None = None,
                 validate_args: bool | None = None) -> None:
        super().__init__(self._set_parameters(probs, logits), validate_args=validate_args)

    @property
    def mode(self):
        return (self.probs >= 0.5).to(self.probs).masked_fill(self.probs == 0.5, math.nan)

    @property
    def variance(self):
        return self.probs * (1 - self.probs)

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            return keyfall.bernoulli(self.probs.expand(self._extended_shape(sample_shape)))

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        return -F.binary_cross_entropy_with_logits(logits, value, reduction="none")

    def entropy(self):
        return F.binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none")

    def enumerate_support(self, expand=True):
        return self._enumerated(keyfall.arange(2, dtype=self._param.dtype, device=self._param.device), expand)

    @property
    def _natural_params(self):
        return (keyfall.logit(self.probs),)

    def _log_normalizer(self, x):
        return x.exp().log1p()
