"""The multivariate normal distribution."""

import math

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .distribution import Distribution  # noqa: F401 - libraries import it from here
from .scale_matrix import ScaleMatrix, _precision_to_scale_tril  # noqa: F401
from .utils import _standard_normal, alias

__all__ = ["MultivariateNormal"]


def _batch_mv(bmat, bvec):
    """Matrix times vector, with broadcast batches."""
    return keyfall.matmul(bmat, bvec.unsqueeze(-1)).squeeze(-1)


def _batch_mahalanobis(bL, bx):
    """xᵀ (L Lᵀ)⁻¹ x, with broadcast batches."""
    solved = keyfall.linalg.solve_triangular(bL, bx.unsqueeze(-1), upper=False)
    return solved.pow(2).sum((-2, -1))


class MultivariateNormal(ScaleMatrix):
    """MultivariateNormal(loc, covariance_matrix), (loc, precision_matrix=) or (loc, scale_tril=)."""

    arg_constraints = {"loc": constraints.real_vector, **ScaleMatrix._matrices}
    support = constraints.real_vector
    has_rsample = True
    _expands = tuple(arg_constraints)
    mean = mode = alias("loc")

    def __init__(self, loc: Tensor, covariance_matrix: Tensor | None = None,
                 precision_matrix: Tensor | None = None, scale_tril: Tensor | None = None,
                 validate_args: bool | None = None) -> None:
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        name, value = self._given_matrix(ValueError, covariance_matrix=covariance_matrix,
                                         precision_matrix=precision_matrix, scale_tril=scale_tril)
        if value.dim() < 2:
            raise ValueError(f"{name} {'matrix ' if name == 'scale_tril' else ''}must be at least "
                             "two-dimensional, with optional leading batch dimensions")
        batch_shape = keyfall.broadcast_shapes(value.shape[:-2], loc.shape[:-1])
        setattr(self, name, value.expand(batch_shape + (-1, -1)))
        self.loc = loc.expand(batch_shape + (-1,))
        super().__init__(batch_shape, self.loc.shape[-1:], validate_args=validate_args)
        self._unbroadcasted_scale_tril = self._factors[name](value)

    @property
    def variance(self):
        return self._unbroadcasted_scale_tril.pow(2).sum(-1).expand(self._batch_shape + self._event_shape)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        noise = _standard_normal(self._extended_shape(sample_shape), self.loc.dtype, self.loc.device)
        return self.loc + _batch_mv(self._unbroadcasted_scale_tril, noise)

    def _log_prob(self, value):
        distance = _batch_mahalanobis(self._unbroadcasted_scale_tril, value - self.loc)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + distance) - self._half_log_det()

    def entropy(self):
        constant = 0.5 * self._event_shape[0] * (1.0 + math.log(2 * math.pi))
        return (constant + self._half_log_det()).expand(self._batch_shape)
