"""The LKJ distribution over Cholesky factors of correlation matrices."""

import math

import keyfall
from .._C import Tensor
from keyfall import Size
from keyfall.nn import functional as F

from . import constraints
from .beta import Beta
from .families import Composite, set_broadcast

__all__ = ["LKJCholesky"]


class LKJCholesky(Composite):
    """Cholesky factors of correlation matrices whose density is proportional to det**(concentration - 1)."""

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky
    _expands, _parts, _keeps = ("concentration",), ("_beta",), ("dim",)

    def __init__(self, dim: int, concentration: Tensor | float = 1.0,
                 validate_args: bool | None = None) -> None:
        if dim < 2:
            raise ValueError(f"Expected dim to be an integer greater than or equal to 2. Found dim={dim}.")
        self.dim = dim
        shape = set_broadcast(self, concentration=concentration)
        # The onion method: the squared length of each row before the diagonal is a beta variable.
        like = self.concentration
        before = (keyfall.arange(dim, dtype=like.dtype, device=like.device) - 1).clamp(min=0)
        self._beta = Beta(before + 0.5, (like + 0.5 * (dim - 2)).unsqueeze(-1) - 0.5 * before)
        super().__init__(shape, Size((dim, dim)), validate_args)

    def sample(self, sample_shape=Size()):
        lengths = self._beta.sample(sample_shape).sqrt().unsqueeze(-1)
        noise = keyfall.randn(self._extended_shape(sample_shape), dtype=lengths.dtype, device=lengths.device)
        # The first row is empty before the diagonal; normalize leaves its zeros.
        rows = lengths * F.normalize(noise.tril(-1), dim=-1)
        diagonal = 1 - rows.square().sum(-1)
        return rows + diagonal.clamp(min=keyfall.finfo(rows.dtype).tiny).sqrt().diag_embed()

    def _log_prob(self, value):
        eta, below = self.concentration, self.dim - 1
        index = keyfall.arange(2, self.dim + 1, device=eta.device)
        powers = 2 * (eta - 1).unsqueeze(-1) + self.dim - index
        density = (powers * value.diagonal(dim1=-1, dim2=-2)[..., 1:].log()).sum(-1)
        alpha = eta + 0.5 * below
        normalizer = keyfall.mvlgamma(alpha - 0.5, below) - keyfall.lgamma(alpha) * below
        return density - (0.5 * below * math.log(math.pi) + normalizer)
