"""The Gumbel distribution."""

import math

import keyfall

from .._C import Tensor
from .families import Derived, LocationScale, set_broadcast
from .transforms import AffineTransform, ExpTransform
from .uniform import Uniform
from .utils import euler_constant

__all__ = ["Gumbel"]


class Gumbel(LocationScale, Derived):
    """Gumbel(loc, scale): loc - scale * log(-log(u)) of uniform numbers u."""

    _expands = ("loc", "scale")
    _standard_entropy = 1 + euler_constant
    rsample = Derived.rsample

    def __init__(self, loc: Tensor | float, scale: Tensor | float,
                 validate_args: bool | None = None) -> None:
        set_broadcast(self, loc=loc, scale=scale)
        finfo = keyfall.finfo(self.loc.dtype)
        low, high = (keyfall.full_like(self.loc, bound) for bound in (finfo.tiny, 1 - finfo.eps))
        log, negate = ExpTransform().inv, AffineTransform(loc=0, scale=-keyfall.ones_like(self.scale))
        super().__init__(Uniform(low, high, validate_args=validate_args),
                         [log, negate, ExpTransform().inv, AffineTransform(loc=loc, scale=-self.scale)],
                         validate_args=validate_args)

    def _log_prob(self, value):
        y = (self.loc - value) / self.scale
        return (y - y.exp()) - self.scale.log()

    @property
    def mean(self):
        return self.loc + self.scale * euler_constant

    @property
    def stddev(self):
        return (math.pi / math.sqrt(6)) * self.scale

    @property
    def variance(self):
        return self.stddev.pow(2)
