"""The F-distribution of Fisher and Snedecor."""

import math

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .families import Composite, set_broadcast
from .gamma import Gamma

__all__ = ["FisherSnedecor"]


class FisherSnedecor(Composite):
    """FisherSnedecor(df1, df2): the ratio of two gamma variables."""

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True
    _expands, _parts = ("df1", "df2"), ("_gamma1", "_gamma2")

    def __init__(self, df1: Tensor | float, df2: Tensor | float,
                 validate_args: bool | None = None) -> None:
        shape = set_broadcast(self, df1=df1, df2=df2)
        self._gamma1, self._gamma2 = (Gamma(df * 0.5, df) for df in (self.df1, self.df2))
        super().__init__(shape, validate_args=validate_args)

    @property
    def mean(self):
        return (self.df2 / (self.df2 - 2)).masked_fill(self.df2 <= 2, math.nan)

    @property
    def mode(self):
        mode = (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2)
        return mode.masked_fill(self.df1 <= 2, math.nan)

    @property
    def variance(self):
        df2 = self.df2.masked_fill(self.df2 <= 4, math.nan)
        return 2 * df2.pow(2) * (self.df1 + df2 - 2) / (self.df1 * (df2 - 2).pow(2) * (df2 - 4))

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size(())) -> Tensor:
        x1, x2 = self._gamma1.rsample(sample_shape), self._gamma2.rsample(sample_shape)
        tiny = keyfall.finfo(x2.dtype).tiny
        return (x1 / x2.clamp_(min=tiny)).clamp_(min=tiny)

    def _log_prob(self, value):
        half1, half2, ratio = self.df1 * 0.5, self.df2 * 0.5, self.df1 / self.df2
        constant = (half1 + half2).lgamma() - half1.lgamma() - half2.lgamma()
        return (constant + half1 * ratio.log() + (half1 - 1) * keyfall.log(value)
                - (half1 + half2) * keyfall.log1p(ratio * value))
