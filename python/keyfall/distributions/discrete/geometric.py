"""The geometric distribution."""

import keyfall
from .._C import Tensor
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .families import ProbsOrLogits
from .utils import broadcast_all

__all__ = ["Geometric"]


class Geometric(ProbsOrLogits):
    """Geometric(probs) or (logits=): failures before the first success."""

    support = constraints.nonnegative_integer
    _expands = ("probs", "logits", "_param")

    def __init__(self, probs: Tensor | int | float | bool | None = None,
                 logits: Tensor | int | float | bool | None = None,
                 validate_args: bool | None = None) -> None:
        super().__init__(self._set_parameters(probs, logits), validate_args=validate_args)
        if self._validate_args and probs is not None and (self.probs <= 0).any():
            raise ValueError(f"Expected parameter probs ({type(self.probs).__name__} of shape "
                             f"{tuple(self.probs.shape)}) of distribution {self!r} to be positive but found "
                             f"invalid values:\n{self.probs[self.probs <= 0]}")

    @property
    def mean(self):
        return self.probs.reciprocal() - 1

    @property
    def mode(self):
        return keyfall.zeros_like(self.probs)

    @property
    def variance(self):
        return self.mean / self.probs

    def sample(self, sample_shape=Size()):
        """How many factors 1 - probs a uniform number has."""
        probs = self.probs.detach()
        uniform = probs.new(self._extended_shape(sample_shape)).uniform_(keyfall.finfo(probs.dtype).tiny, 1)
        return (uniform.log() / (-probs).log1p()).floor()

    def _log_prob(self, value):
        value, probs = broadcast_all(value, self.probs)
        failing = -probs.masked_fill((probs == 1) & (value == 0), 0)  # 0 * log(0) is 0 here
        return value * failing.log1p() + self.probs.log()

    def entropy(self):
        return F.binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none") / self.probs
