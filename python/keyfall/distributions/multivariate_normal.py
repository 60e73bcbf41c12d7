"""The multivariate normal distribution."""

import math

import keyfall
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .utils import _standard_normal, lazy_property

__all__ = ["MultivariateNormal"]

def _batch_mv(bmat, bvec):
    """Matrix times vector, with broadcast batches."""
    return keyfall.matmul(bmat, bvec.unsqueeze(-1)).squeeze(-1)


def _batch_mahalanobis(bL, bx):
    """xᵀ (L Lᵀ)⁻¹ x, with broadcast batches."""
    solved = keyfall.linalg.solve_triangular(bL, bx.unsqueeze(-1), upper=False)
    return solved.pow(2).sum((-2, -1))


def _precision_to_scale_tril(P):
    """The Cholesky factor of P⁻¹, from that of the reversed P."""
    factor = keyfall.linalg.cholesky(keyfall.flip(P, (-2, -1)))
    inverse = keyfall.transpose(keyfall.flip(factor, (-2, -1)), -2, -1)
    identity = keyfall.eye(P.shape[-1], dtype=P.dtype, device=P.device)
    return keyfall.linalg.solve_triangular(inverse, identity, upper=False)


class MultivariateNormal(Distribution):
    """MultivariateNormal(loc, covariance_matrix), (loc, precision_matrix=) or (loc, scale_tril=)."""

    arg_constraints = {"loc": constraints.real_vector, "covariance_matrix": constraints.positive_definite,
                       "precision_matrix": constraints.positive_definite,
                       "scale_tril": constraints.lower_cholesky}
    support = constraints.real_vector
    has_rsample = True

    def __init__(self, loc, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        given = {"covariance_matrix": covariance_matrix, "scale_tril": scale_tril,
                 "precision_matrix": precision_matrix}
        given = {name: value for name, value in given.items() if value is not None}
        if len(given) != 1:
            raise ValueError("Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified.")
        ((name, value),) = given.items()
        if value.dim() < 2:
            raise ValueError(f"{name} {'matrix ' if name == 'scale_tril' else ''}must be at least "
                             "two-dimensional, with optional leading batch dimensions")
        batch_shape = keyfall.broadcast_shapes(value.shape[:-2], loc.shape[:-1])
        setattr(self, name, value.expand(batch_shape + (-1, -1)))
        self.loc = loc.expand(batch_shape + (-1,))
        super().__init__(batch_shape, self.loc.shape[-1:], validate_args=validate_args)
        if name == "scale_tril":
            self._unbroadcasted_scale_tril = value
        elif name == "covariance_matrix":
            self._unbroadcasted_scale_tril = keyfall.linalg.cholesky(value)
        else:
            self._unbroadcasted_scale_tril = _precision_to_scale_tril(value)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(MultivariateNormal, _instance)
        batch_shape = Size(batch_shape)
        new.loc = self.loc.expand(batch_shape + self.event_shape)
        new._unbroadcasted_scale_tril = self._unbroadcasted_scale_tril
        for name in ("covariance_matrix", "scale_tril", "precision_matrix"):
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].expand(batch_shape + 2 * self.event_shape))
        return self._finish(new, batch_shape)

    @lazy_property
    def scale_tril(self):
        return self._unbroadcasted_scale_tril.expand(self._batch_shape + 2 * self._event_shape)

    @lazy_property
    def covariance_matrix(self):
        factor = self._unbroadcasted_scale_tril
        return keyfall.matmul(factor, factor.mT).expand(self._batch_shape + 2 * self._event_shape)

    @lazy_property
    def precision_matrix(self):
        inverse = keyfall.cholesky_inverse(self._unbroadcasted_scale_tril)
        return inverse.expand(self._batch_shape + 2 * self._event_shape)

    @property
    def mean(self):
        return self.loc

    @property
    def mode(self):
        return self.loc

    @property
    def variance(self):
        return self._unbroadcasted_scale_tril.pow(2).sum(-1).expand(self._batch_shape + self._event_shape)

    def rsample(self, sample_shape=Size()):
        eps = _standard_normal(self._extended_shape(sample_shape), self.loc.dtype, self.loc.device)
        return self.loc + _batch_mv(self._unbroadcasted_scale_tril, eps)

    def _half_log_det(self):
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def _log_prob(self, value):
        distance = _batch_mahalanobis(self._unbroadcasted_scale_tril, value - self.loc)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + distance) - self._half_log_det()

    def entropy(self):
        entropy = 0.5 * self._event_shape[0] * (1.0 + math.log(2 * math.pi)) + self._half_log_det()
        return entropy.expand(self._batch_shape) if self._batch_shape else entropy
