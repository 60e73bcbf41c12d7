"""Categorical distributions over one-hot vectors."""

from .. import _C
from .._C import Tensor
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .categorical import OverCategorical
from .utils import alias

__all__ = ["OneHotCategorical", "OneHotCategoricalStraightThrough"]


class OneHotCategorical(OverCategorical):
    """Categorical with samples that are vectors: 1 at the index that was drawn, 0 elsewhere."""

    support = constraints.one_hot
    has_enumerate_support = True
    _expands = ()
    _param, mean = alias("_categorical._param"), alias("probs")

    def __init__(self, probs: Tensor | None = None, logits: Tensor | None = None,
                 validate_args: bool | None = None) -> None:
        super().__init__(*self._set_categorical(probs, logits), validate_args=validate_args)

    def _one_hot(self, index):
        return F.one_hot(index, self._event_shape[0]).to(self.probs)

    @property
    def mode(self):
        return self._one_hot(self._categorical.mode)

    @property
    def variance(self):
        return self.probs * (1 - self.probs)

    def sample(self, sample_shape=Size()):
        return self._one_hot(self._categorical.sample(sample_shape))

    def _log_prob(self, value):
        return self._categorical.log_prob(value.argmax(-1))

    def entropy(self):
        return self._categorical.entropy()

    def enumerate_support(self, expand=True):
        values = self._one_hot(self._categorical.enumerate_support(expand=False))
        return values.expand((-1,) + self._batch_shape + (-1,)) if expand else values


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """Samples whose gradient is that of the probabilities."""

    has_rsample = True

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        return self.sample(sample_shape) + (self.probs - self.probs.detach())
