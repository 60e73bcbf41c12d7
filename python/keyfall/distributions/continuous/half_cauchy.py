"""The half-Cauchy distribution."""

import math

import keyfall

from .._C import Tensor
from .cauchy import Cauchy
from .families import Folded, filled
from .transforms import AbsTransform
from .utils import alias

__all__ = ["HalfCauchy"]


class HalfCauchy(Folded):
    """HalfCauchy(scale): the absolute value of a Cauchy variable."""

    _expands = ()
    mean, variance = filled(math.inf, like="scale"), alias("base_dist.variance")

    def __init__(self, scale: Tensor | float, validate_args: bool | None = None) -> None:
        super().__init__(Cauchy(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args)

    def _log_prob(self, value):
        return super()._log_prob(keyfall.as_tensor(value, dtype=self.scale.dtype, device=self.scale.device))
