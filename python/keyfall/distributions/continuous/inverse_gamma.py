"""The inverse gamma distribution."""

import math

import keyfall

from .._C import Tensor
from . import constraints
from .families import Derived
from .gamma import Gamma
from .transforms import PowerTransform
from .utils import alias

__all__ = ["InverseGamma"]


class InverseGamma(Derived):
    """InverseGamma(concentration, rate): the reciprocal of a gamma variable."""

    arg_constraints = Gamma.arg_constraints
    support = constraints.positive
    has_rsample = True
    _expands = ()
    concentration, rate = alias("base_dist.concentration"), alias("base_dist.rate")

    def __init__(self, concentration: Tensor | float, rate: Tensor | float,
                 validate_args: bool | None = None) -> None:
        base = Gamma(concentration, rate, validate_args=validate_args)
        super().__init__(base, PowerTransform(-base.rate.new_ones(())), validate_args=validate_args)

    @property
    def mean(self):
        return keyfall.where(self.concentration > 1, self.rate / (self.concentration - 1), math.inf)

    @property
    def mode(self):
        return self.rate / (self.concentration + 1)

    @property
    def variance(self):
        a = self.concentration
        return keyfall.where(a > 2, self.rate.square() / ((a - 1).square() * (a - 2)), math.inf)

    def entropy(self):
        a = self.concentration
        return a + self.rate.log() + a.lgamma() - (1 + a) * a.digamma()
