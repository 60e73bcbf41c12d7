"""The LKJ distribution over Cholesky factors of correlation matrices."""

import math

import keyfall
from keyfall import Size

from . import constraints
from .beta import Beta
from .distribution import Distribution
from .utils import broadcast_all

__all__ = ["LKJCholesky"]

class LKJCholesky(Distribution):
    """LKJCholesky(dim, concentration)."""

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky

    def __init__(self, dim, concentration=1.0, validate_args=None):
        if dim < 2:
            raise ValueError(f"Expected dim to be an integer greater than or equal to 2. Found dim={dim}.")
        self.dim = dim
        (self.concentration,) = broadcast_all(concentration)
        # The onion method: the squared length of each row before the diagonal is a beta variable.
        marginal = self.concentration + 0.5 * (dim - 2)
        offset = keyfall.arange(dim - 1, dtype=self.concentration.dtype, device=self.concentration.device)
        offset = keyfall.cat([offset.new_zeros((1,)), offset])
        self._beta = Beta(offset + 0.5, marginal.unsqueeze(-1) - 0.5 * offset)
        super().__init__(self.concentration.size(), Size((dim, dim)), validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(LKJCholesky, _instance)
        batch_shape = Size(batch_shape)
        new.dim, new.concentration = self.dim, self.concentration.expand(batch_shape)
        new._beta = self._beta.expand(batch_shape + (self.dim,))
        return self._finish(new, batch_shape)

    def sample(self, sample_shape=Size()):
        y = self._beta.sample(sample_shape).unsqueeze(-1)
        u = keyfall.randn(self._extended_shape(sample_shape), dtype=y.dtype, device=y.device).tril(-1)
        u = u / u.norm(dim=-1, keepdim=True)
        u[..., 0, :].fill_(0.0)  # 0 / 0 above
        w = keyfall.sqrt(y) * u
        diagonal = keyfall.clamp(1 - keyfall.sum(w**2, dim=-1), min=keyfall.finfo(w.dtype).tiny).sqrt()
        return w + keyfall.diag_embed(diagonal)

    def _log_prob(self, value):
        diagonal = value.diagonal(dim1=-1, dim2=-2)[..., 1:]
        order = keyfall.arange(2, self.dim + 1, device=self.concentration.device)
        order = 2 * (self.concentration - 1).unsqueeze(-1) + self.dim - order
        unnormalized = keyfall.sum(order * diagonal.log(), dim=-1)
        below = self.dim - 1
        alpha = self.concentration + 0.5 * below
        normalizer = keyfall.mvlgamma(alpha - 0.5, below) - keyfall.lgamma(alpha) * below
        return unnormalized - (0.5 * below * math.log(math.pi) + normalizer)
