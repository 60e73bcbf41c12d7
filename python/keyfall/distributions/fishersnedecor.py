"""The F-distribution of Fisher and Snedecor."""

import math

import keyfall
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .gamma import Gamma
from .utils import _batch_shape, broadcast_all

__all__ = ["FisherSnedecor"]

class FisherSnedecor(Distribution):
    """FisherSnedecor(df1, df2): the ratio of two gamma variables."""

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, df1, df2, validate_args=None):
        self.df1, self.df2 = broadcast_all(df1, df2)
        self._gamma1 = Gamma(self.df1 * 0.5, self.df1)
        self._gamma2 = Gamma(self.df2 * 0.5, self.df2)
        super().__init__(_batch_shape(df1, df2, self.df1), validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(FisherSnedecor, _instance)
        batch_shape = Size(batch_shape)
        for name in ("df1", "df2", "_gamma1", "_gamma2"):
            setattr(new, name, getattr(self, name).expand(batch_shape))
        return self._finish(new, batch_shape)

    def _where(self, known, value):
        """`value` where it is known, else NaN."""
        return keyfall.where(known, value, keyfall.full_like(value, math.nan))

    @property
    def mean(self):
        return self._where(self.df2 > 2, self.df2 / (self.df2 - 2))

    @property
    def mode(self):
        mode = (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2)
        return self._where(self.df1 > 2, mode)

    @property
    def variance(self):
        known = self.df2 > 4
        df2 = self._where(known, self.df2)
        return 2 * df2.pow(2) * (self.df1 + df2 - 2) / (self.df1 * (df2 - 2).pow(2) * (df2 - 4))

    def rsample(self, sample_shape=Size(())):
        shape = self._extended_shape(sample_shape)
        x1 = self._gamma1.rsample(sample_shape).view(shape)
        x2 = self._gamma2.rsample(sample_shape).view(shape)
        tiny = keyfall.finfo(x2.dtype).tiny
        x2.clamp_(min=tiny)
        return (x1 / x2).clamp_(min=tiny)

    def _log_prob(self, value):
        half1, half2, ratio = self.df1 * 0.5, self.df2 * 0.5, self.df1 / self.df2
        constant = (half1 + half2).lgamma() - half1.lgamma() - half2.lgamma()
        return (constant + half1 * ratio.log() + (half1 - 1) * keyfall.log(value)
                - (half1 + half2) * keyfall.log1p(ratio * value))
