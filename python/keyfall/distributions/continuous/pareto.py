"""The Pareto distribution."""

from .._C import Tensor
from . import constraints
from .exponential import Exponential
from .families import Derived, set_broadcast
from .transforms import AffineTransform, ExpTransform
from .utils import alias

__all__ = ["Pareto"]


class Pareto(Derived):
    """Pareto(scale, alpha): scale * exp of an exponential variable."""

    arg_constraints = {"alpha": constraints.positive, "scale": constraints.positive}
    _expands = ("scale", "alpha")
    mode = alias("scale")

    def __init__(self, scale: Tensor | float, alpha: Tensor | float,
                 validate_args: bool | None = None) -> None:
        set_broadcast(self, scale=scale, alpha=alpha)
        super().__init__(Exponential(self.alpha, validate_args=validate_args),
                         [ExpTransform(), AffineTransform(loc=0, scale=self.scale)],
                         validate_args=validate_args)

    @property
    def mean(self):
        alpha = self.alpha.clamp(min=1)  # infinite up to 1
        return alpha * self.scale / (alpha - 1)

    @property
    def variance(self):
        alpha = self.alpha.clamp(min=2)
        return self.scale.pow(2) * alpha / ((alpha - 1).pow(2) * (alpha - 2))

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        return constraints.greater_than_eq(self.scale)

    def entropy(self) -> Tensor:
        return (self.scale / self.alpha).log() + (1 + self.alpha.reciprocal())
