"""The Laplace distribution."""

import keyfall

from .._C import Tensor
from .families import LocationScale, set_broadcast

__all__ = ["Laplace"]


def _quantile(centered):
    """The standard quantile of a number in (-1, 1): that of the probability 0.5 + centered / 2."""
    return -centered.sign() * (-centered.abs()).log1p()


class Laplace(LocationScale):
    """The difference of two exponential variables: a density proportional to exp(-|x - loc| / scale)."""

    _expands = ("loc", "scale")

    def __init__(self, loc: Tensor | float, scale: Tensor | float,
                 validate_args: bool | None = None) -> None:
        super().__init__(set_broadcast(self, loc=loc, scale=scale), validate_args=validate_args)

    @property
    def variance(self):
        return 2 * self.scale.pow(2)

    @property
    def stddev(self):
        return 2**0.5 * self.scale

    def _noise(self, sample_shape):
        lower = keyfall.finfo(self.loc.dtype).eps - 1  # log1p(-1) is infinite
        return _quantile(self.loc.new(self._extended_shape(sample_shape)).uniform_(lower, 1))

    def _log_prob(self, value):
        return -self._log_width() - (value - self.loc).abs() / self.scale

    def _cdf(self, value):
        distance = value - self.loc
        return 0.5 - 0.5 * distance.sign() * keyfall.expm1(-distance.abs() / self.scale)

    def icdf(self, value):
        return self.loc + self.scale * _quantile(2 * (value - 0.5))

    def _log_width(self):
        return (2 * self.scale).log()

    def entropy(self):
        return 1 + self._log_width()
