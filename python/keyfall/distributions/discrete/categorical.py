"""Categorical distributions, and what is built on them."""

import math

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .families import Composite, ProbsOrLogits, filled
from .utils import alias

__all__ = ["Categorical"]


class Categorical(ProbsOrLogits, Composite):
    """An index along the last dimension, drawn with probabilities proportional to probs, or to exp(logits)."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True
    _is_binary = False
    _expands, _keeps = ("probs", "logits", "_param"), ("_num_events",)
    mean = variance = filled(math.nan, like="probs")

    def __init__(self, probs: Tensor | None = None, logits: Tensor | None = None,
                 validate_args: bool | None = None) -> None:
        name, value = self._given(probs, logits)
        if value.dim() < 1:
            raise ValueError(f"`{name}` parameter must be at least one-dimensional.")
        if name == "probs":
            self._param = value / value.sum(-1, keepdim=True)
        else:
            self._param = value - value.logsumexp(-1, keepdim=True)
        setattr(self, name, self._param)
        self._num_events = value.size(-1)
        super().__init__(value.size()[:-1], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self._num_events - 1)

    @property
    def mode(self):
        return self.probs.argmax(dim=-1)

    def sample(self, sample_shape=Size()):
        rows = self.probs.reshape(-1, self._num_events)
        draws = keyfall.multinomial(rows, Size(sample_shape).numel(), True)
        return draws.T.reshape(self._extended_shape(sample_shape))

    def _log_prob(self, value):
        value, log_pmf = keyfall.broadcast_tensors(value.long().unsqueeze(-1), self.logits)
        return log_pmf.gather(-1, value[..., :1]).squeeze(-1)

    def entropy(self):
        finite = self.logits.clamp(min=keyfall.finfo(self.logits.dtype).min)
        return -(finite * self.probs).sum(-1)

    def enumerate_support(self, expand=True):
        return self._enumerated(keyfall.arange(self._num_events, device=self._param.device), expand)


class OverCategorical(Composite):
    """A distribution over vectors with one number for each category of `_categorical`."""

    arg_constraints = Categorical.arg_constraints
    _parts = ("_categorical",)
    probs, logits = alias("_categorical.probs"), alias("_categorical.logits")
    param_shape, _new = alias("_categorical.param_shape"), alias("_categorical._new")

    def _set_categorical(self, probs, logits):
        """Returns the batch shape and the event shape."""
        self._categorical = Categorical(probs, logits)
        return self._categorical.batch_shape, self.param_shape[-1:]
