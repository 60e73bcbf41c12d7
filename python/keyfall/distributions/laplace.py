"""The Laplace distribution."""

import keyfall
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .utils import _batch_shape, broadcast_all

__all__ = ["Laplace"]

class Laplace(Distribution):
    """Laplace(loc, scale)."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    _expands = ("loc", "scale")

    def __init__(self, loc, scale, validate_args=None):
        self.loc, self.scale = broadcast_all(loc, scale)
        super().__init__(_batch_shape(loc, scale, self.loc), validate_args=validate_args)

    @property
    def mean(self):
        return self.loc

    @property
    def mode(self):
        return self.loc

    @property
    def variance(self):
        return 2 * self.scale.pow(2)

    @property
    def stddev(self):
        return (2**0.5) * self.scale

    def rsample(self, sample_shape=Size()):
        finfo = keyfall.finfo(self.loc.dtype)
        u = self.loc.new(self._extended_shape(sample_shape)).uniform_(finfo.eps - 1, 1)
        return self.loc - self.scale * u.sign() * keyfall.log1p(-u.abs())

    def _log_prob(self, value):
        return -keyfall.log(2 * self.scale) - keyfall.abs(value - self.loc) / self.scale

    def _cdf(self, value):
        side = (value - self.loc).sign()
        return 0.5 - 0.5 * side * keyfall.expm1(-(value - self.loc).abs() / self.scale)

    def icdf(self, value):
        term = value - 0.5
        return self.loc - self.scale * term.sign() * keyfall.log1p(-2 * term.abs())

    def entropy(self):
        return 1 + keyfall.log(2 * self.scale)
