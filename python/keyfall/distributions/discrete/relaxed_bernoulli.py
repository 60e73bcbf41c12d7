"""Continuous relaxations of the Bernoulli distribution."""

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .families import Composite, ProbsOrLogits, Relaxed
from .transforms import SigmoidTransform
from .utils import broadcast_all, clamp_probs

__all__ = ["LogitRelaxedBernoulli", "RelaxedBernoulli"]


class LogitRelaxedBernoulli(ProbsOrLogits, Composite):
    """The logit of a relaxed Bernoulli variable."""

    support = constraints.real
    has_rsample = True
    _expands, _keeps = ("probs", "logits", "_param"), ("temperature",)

    def __init__(self, temperature, probs=None, logits=None, validate_args=None):
        self.temperature = temperature
        super().__init__(self._set_parameters(probs, logits), validate_args=validate_args)

    def rsample(self, sample_shape=Size()):
        shape = self._extended_shape(sample_shape)
        probs = clamp_probs(self.probs.expand(shape))
        uniform = clamp_probs(keyfall.rand(shape, dtype=probs.dtype, device=probs.device))
        return (uniform.log() - (-uniform).log1p() + probs.log() - (-probs).log1p()) / self.temperature

    def _log_prob(self, value):
        logits, value = broadcast_all(self.logits, value)
        difference = logits - value * self.temperature
        return self.temperature.log() + difference - 2 * difference.exp().log1p()


class RelaxedBernoulli(Relaxed):
    """A continuous approximation of Bernoulli on (0, 1), with gradients; exact as the temperature approaches 0."""

    arg_constraints = LogitRelaxedBernoulli.arg_constraints
    support = constraints.unit_interval
    _expands = ()

    def __init__(self, temperature: Tensor, probs: Tensor | int | float | bool | None = None,
                 logits: Tensor | int | float | bool | None = None,
                 validate_args: bool | None = None) -> None:
        super().__init__(LogitRelaxedBernoulli(temperature, probs, logits), SigmoidTransform(),
                         validate_args=validate_args)
