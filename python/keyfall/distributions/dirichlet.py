"""The Dirichlet distribution."""

import keyfall
from keyfall.nn import functional as F

from . import constraints
from .exp_family import ExponentialFamily

__all__ = ["Dirichlet"]

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


def _Dirichlet_backward(x, concentration, grad_output):
    total = concentration.sum(-1, True).expand_as(concentration)
    grad = keyfall._dirichlet_grad(x, concentration, total)
    return grad * (grad_output - (x * grad_output).sum(-1, True))


class Dirichlet(ExponentialFamily):
    """Dirichlet(concentration): points of the simplex."""

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True
    _expands = ("concentration",)

    def __init__(self, concentration, validate_args=None):
        if concentration.dim() < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        super().__init__(concentration.shape[:-1], concentration.shape[-1:], validate_args=validate_args)

    def rsample(self, sample_shape=()):
        return _Dirichlet.apply(self.concentration.expand(self._extended_shape(sample_shape)))

    def _log_prob(self, value):
        return (keyfall.xlogy(self.concentration - 1.0, value).sum(-1)
                + keyfall.lgamma(self.concentration.sum(-1)) - keyfall.lgamma(self.concentration).sum(-1))

    @property
    def mean(self):
        return self.concentration / self.concentration.sum(-1, True)

    @property
    def mode(self):
        above = (self.concentration - 1).clamp(min=0.0)
        mode = above / above.sum(-1, True)
        # All below 1: a corner of the simplex.
        flat = (self.concentration < 1).all(dim=-1)
        mode[flat] = F.one_hot(mode[flat].argmax(dim=-1), above.shape[-1]).to(mode)
        return mode

    @property
    def variance(self):
        total = self.concentration.sum(-1, True)
        return self.concentration * (total - self.concentration) / (total.pow(2) * (total + 1))

    def entropy(self):
        k, total = self.concentration.size(-1), self.concentration.sum(-1)
        return (keyfall.lgamma(self.concentration).sum(-1) - keyfall.lgamma(total)
                - (k - total) * keyfall.digamma(total)
                - ((self.concentration - 1.0) * keyfall.digamma(self.concentration)).sum(-1))

    @property
    def _natural_params(self):
        return (self.concentration,)

    def _log_normalizer(self, x):
        return x.lgamma().sum(-1) - keyfall.lgamma(x.sum(-1))
