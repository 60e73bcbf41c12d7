"""The exponential distribution."""

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .exp_family import ExponentialFamily
from .families import set_broadcast
from .utils import alias

__all__ = ["Exponential"]


class Exponential(ExponentialFamily):
    """The time between events that happen at a rate."""

    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    _expands = ("rate",)
    _mean_carrier_measure = 0
    has_rsample = True
    stddev = alias("mean")

    def __init__(self, rate: Tensor | float, validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, rate=rate), validate_args=validate_args)

    @property
    def mean(self):
        return self.rate.reciprocal()

    @property
    def mode(self):
        return keyfall.zeros_like(self.rate)

    @property
    def variance(self):
        return self.rate.pow(-2)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        return self.rate.new(self._extended_shape(sample_shape)).exponential_() / self.rate

    def _log_prob(self, value):
        return self.rate.log() - self.rate * value

    def _cdf(self, value):
        return 1 - (-self.rate * value).exp()

    def icdf(self, value):
        return -(-value).log1p() / self.rate

    def entropy(self):
        return 1.0 - self.rate.log()

    @property
    def _natural_params(self):
        return (-self.rate,)

    def _log_normalizer(self, x):
        return -(-x).log()
