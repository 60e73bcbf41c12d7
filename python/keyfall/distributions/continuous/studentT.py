"""Student's t-distribution."""

import math

import keyfall

from .._C import Tensor
from . import constraints
from .chi2 import Chi2
from .families import Composite, LocationScale, set_broadcast
from .utils import _standard_normal

__all__ = ["StudentT"]


class StudentT(LocationScale, Composite):
    """StudentT(df, loc, scale): a normal variable over the root of an independent Chi2(df) / df."""

    arg_constraints = {"df": constraints.positive, **LocationScale.arg_constraints}
    _expands = ("df", "loc", "scale")
    _parts = ("_chi2",)

    def __init__(self, df: Tensor | float, loc: Tensor | float = 0.0, scale: Tensor | float = 1.0,
                 validate_args: bool | None = None) -> None:
        shape = set_broadcast(self, df=df, loc=loc, scale=scale)
        self._chi2 = Chi2(self.df)
        super().__init__(shape, validate_args=validate_args)

    @property
    def mean(self):
        return self.loc.masked_fill(self.df <= 1, math.nan)

    @property
    def variance(self):
        df = self.df.masked_fill(self.df <= 2, math.inf)  # no division by 0, nor its gradient
        variance = self.scale.pow(2) * self.df / (df - 2)
        return variance.masked_fill(self.df <= 2, math.inf).masked_fill(self.df <= 1, math.nan)

    def _noise(self, sample_shape):
        normal = _standard_normal(self._extended_shape(sample_shape), self.df.dtype, self.df.device)
        return normal * keyfall.rsqrt(self._chi2.rsample(sample_shape) / self.df)

    def _log_prob(self, value):
        y = (value - self.loc) / self.scale
        normalizer = (self.scale.log() + 0.5 * self.df.log() + 0.5 * math.log(math.pi)
                      + keyfall.lgamma(0.5 * self.df) - keyfall.lgamma(0.5 * (self.df + 1.0)))
        return -0.5 * (self.df + 1.0) * keyfall.log1p(y**2.0 / self.df) - normalizer

    def entropy(self):
        half, more = 0.5 * self.df, 0.5 * (self.df + 1)
        beta = keyfall.lgamma(half) + math.lgamma(0.5) - keyfall.lgamma(more)
        return (self.scale.log() + more * (keyfall.digamma(more) - keyfall.digamma(half))
                + 0.5 * self.df.log() + beta)
