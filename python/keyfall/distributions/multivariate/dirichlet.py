"""The Dirichlet distribution."""

import keyfall
from .. import _C
from .._C import Tensor
from keyfall.nn import functional as F

from . import constraints
from .exp_family import ExponentialFamily

__all__ = ["Dirichlet"]


def _Dirichlet_backward(x, concentration, grad_output):
    """The gradient of draws x, of which the last dimension sums to 1."""
    grad = keyfall._dirichlet_grad(x, concentration, concentration.sum(-1, True).expand_as(concentration))
    return grad * (grad_output - (x * grad_output).sum(-1, True))


class _Dirichlet(keyfall.autograd.Function):
    """Draws from a Dirichlet distribution, with the gradient of its quantile function."""

    @staticmethod
    def forward(ctx, concentration):
        value = keyfall._sample_dirichlet(concentration)
        ctx.save_for_backward(value, concentration)
        return value

    @staticmethod
    @keyfall.autograd.function.once_differentiable
    def backward(ctx, grad_output):
        return _Dirichlet_backward(*ctx.saved_tensors, grad_output)


class Dirichlet(ExponentialFamily):
    """Dirichlet(concentration): points of the simplex."""

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True
    _expands = ("concentration",)

    def __init__(self, concentration: Tensor, validate_args: bool | None = None) -> None:
        if concentration.dim() < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        shape = concentration.shape
        super().__init__(shape[:-1], shape[-1:], validate_args=validate_args)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = ()) -> Tensor:
        return _Dirichlet.apply(self.concentration.expand(self._extended_shape(sample_shape)))

    def _log_prob(self, value):
        powers = keyfall.xlogy(self.concentration - 1.0, value).sum(-1)
        return powers + self.concentration.sum(-1).lgamma() - self.concentration.lgamma().sum(-1)

    @property
    def mean(self):
        return self.concentration / self.concentration.sum(-1, True)

    @property
    def mode(self):
        above = (self.concentration - 1).clamp(min=0.0)
        mode = above / above.sum(-1, True)
        # All below 1: a corner of the simplex.
        flat = (self.concentration < 1).all(-1, keepdim=True)
        return keyfall.where(flat, F.one_hot(mode.argmax(-1), mode.shape[-1]).to(mode), mode)

    @property
    def variance(self):
        total = self.concentration.sum(-1, True)
        return self.concentration * (total - self.concentration) / (total.pow(2) * (total + 1))

    def entropy(self):
        a, total = self.concentration, self.concentration.sum(-1)
        return (a.lgamma().sum(-1) - total.lgamma() - (a.size(-1) - total) * total.digamma()
                - ((a - 1.0) * a.digamma()).sum(-1))

    @property
    def _natural_params(self):
        return (self.concentration,)

    def _log_normalizer(self, x):
        return x.lgamma().sum(-1) - x.sum(-1).lgamma()
