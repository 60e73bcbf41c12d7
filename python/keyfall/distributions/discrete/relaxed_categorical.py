"""Continuous relaxations of the categorical distribution."""

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .categorical import OverCategorical
from .families import Relaxed
from .transforms import ExpTransform
from .utils import broadcast_all, clamp_probs

__all__ = ["ExpRelaxedCategorical", "RelaxedOneHotCategorical"]


def _normalized(scores):
    """Log-probabilities of unnormalized ones."""
    return scores - scores.logsumexp(dim=-1, keepdim=True)


class ExpRelaxedCategorical(OverCategorical):
    """The logarithm of a relaxed one-hot variable."""

    support = constraints.real_vector
    has_rsample = True
    _expands, _keeps = (), ("temperature",)

    def __init__(self, temperature, probs=None, logits=None, validate_args=None):
        self.temperature = temperature
        super().__init__(*self._set_categorical(probs, logits), validate_args=validate_args)

    def rsample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        uniform = clamp_probs(keyfall.rand(shape, dtype=self.logits.dtype, device=self.logits.device))
        gumbel = -(-uniform.log()).log()
        return _normalized((self.logits + gumbel) / self.temperature)

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        k = self._categorical._num_events
        log_scale = (keyfall.full_like(self.temperature, float(k)).lgamma()
                     - self.temperature.log().mul(-(k - 1)))
        return _normalized(logits - value * self.temperature).sum(-1) + log_scale


class RelaxedOneHotCategorical(Relaxed):
    """A continuous approximation of OneHotCategorical, with gradients; exact as the temperature approaches 0."""

    arg_constraints = OverCategorical.arg_constraints
    support = constraints.simplex
    _expands = ()

    def __init__(self, temperature: Tensor, probs: Tensor | None = None,
                 logits: Tensor | None = None, validate_args: bool | None = None) -> None:
        super().__init__(ExpRelaxedCategorical(temperature, probs, logits, validate_args=validate_args),
                         ExpTransform(), validate_args=validate_args)
