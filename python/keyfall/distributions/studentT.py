"""Student's t-distribution."""

import math

import keyfall
from keyfall import Size

from . import constraints
from .chi2 import Chi2
from .distribution import Distribution
from .utils import _standard_normal, broadcast_all

__all__ = ["StudentT"]

class StudentT(Distribution):
    """StudentT(df, loc, scale)."""

    arg_constraints = {"df": constraints.positive, "loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True

    def __init__(self, df, loc=0.0, scale=1.0, validate_args=None):
        self.df, self.loc, self.scale = broadcast_all(df, loc, scale)
        self._chi2 = Chi2(self.df)
        super().__init__(self.df.size(), validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(StudentT, _instance)
        batch_shape = Size(batch_shape)
        for name in ("df", "loc", "scale", "_chi2"):
            setattr(new, name, getattr(self, name).expand(batch_shape))
        return self._finish(new, batch_shape)

    @property
    def mean(self):
        mean = self.loc.clone(memory_format=keyfall.contiguous_format)
        mean[self.df <= 1] = math.nan
        return mean

    @property
    def mode(self):
        return self.loc

    @property
    def variance(self):
        variance = self.df.clone(memory_format=keyfall.contiguous_format)
        finite = self.df > 2
        variance[finite] = self.scale[finite].pow(2) * self.df[finite] / (self.df[finite] - 2)
        variance[(self.df <= 2) & (self.df > 1)] = math.inf
        variance[self.df <= 1] = math.nan
        return variance

    def rsample(self, sample_shape=Size()):
        x = _standard_normal(self._extended_shape(sample_shape), self.df.dtype, self.df.device)
        return self.loc + self.scale * (x * keyfall.rsqrt(self._chi2.rsample(sample_shape) / self.df))

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
