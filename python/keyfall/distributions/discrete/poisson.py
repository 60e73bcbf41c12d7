"""The Poisson distribution."""

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .exp_family import ExponentialFamily
from .families import set_broadcast
from .utils import alias, broadcast_all

__all__ = ["Poisson"]


class Poisson(ExponentialFamily):
    """The number of events in a unit of time when they happen at a rate."""

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer
    _expands = ("rate",)
    mean = variance = alias("rate")

    def __init__(self, rate: Tensor | int | float | bool,
                 validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, rate=rate), validate_args=validate_args)

    @property
    def mode(self):
        return self.rate.floor()

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            return keyfall.poisson(self.rate.expand(self._extended_shape(sample_shape)))

    def _log_prob(self, value):
        rate, value = broadcast_all(self.rate, value)
        return value.xlogy(rate) - rate - (value + 1).lgamma()

    @property
    def _natural_params(self):
        return (self.rate.log(),)

    def _log_normalizer(self, x):
        return x.exp()
