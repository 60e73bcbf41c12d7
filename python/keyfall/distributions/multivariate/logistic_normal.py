"""The logistic-normal distribution."""

from .._C import Tensor
from . import constraints
from .families import Derived
from .normal import Normal
from .transforms import StickBreakingTransform
from .utils import alias

__all__ = ["LogisticNormal"]


class LogisticNormal(Derived):
    """LogisticNormal(loc, scale): points of the simplex."""

    arg_constraints = Normal.arg_constraints
    support = constraints.simplex
    has_rsample = True
    _expands = ()
    loc, scale = alias("base_dist.base_dist.loc"), alias("base_dist.base_dist.scale")

    def __init__(self, loc: Tensor | float, scale: Tensor | float,
                 validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args=validate_args)
        super().__init__(base if base.batch_shape else base.expand([1]), StickBreakingTransform(),
                         validate_args=validate_args)
