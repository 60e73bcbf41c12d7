"""The log-normal distribution."""

from .._C import Tensor
from . import constraints
from .families import Derived
from .normal import Normal
from .transforms import ExpTransform
from .utils import alias

__all__ = ["LogNormal"]


class LogNormal(Derived):
    """LogNormal(loc, scale): exp of a normal variable."""

    arg_constraints = Normal.arg_constraints
    support = constraints.positive
    has_rsample = True
    _expands = ()
    loc, scale = alias("base_dist.loc"), alias("base_dist.scale")

    def __init__(self, loc: Tensor | float, scale: Tensor | float,
                 validate_args: bool | None = None) -> None:
        super().__init__(Normal(loc, scale, validate_args=validate_args), ExpTransform(),
                         validate_args=validate_args)

    @property
    def mean(self):
        return (self.loc + self.scale.pow(2) / 2).exp()

    @property
    def mode(self):
        return (self.loc - self.scale.square()).exp()

    @property
    def variance(self):
        square = self.scale.pow(2)
        return square.expm1() * (2 * self.loc + square).exp()

    def entropy(self):
        return self.base_dist.entropy() + self.loc
