"""The multivariate normal distribution with a covariance of low rank plus a diagonal."""

import math

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .families import Composite
from .multivariate_normal import _batch_mahalanobis, _batch_mv
from .utils import _standard_normal, alias, lazy_property

__all__ = ["LowRankMultivariateNormal"]


def _cholesky_of_one_plus(matrix):
    """The Cholesky factor of I + matrix."""
    identity = keyfall.eye(matrix.size(-1), dtype=matrix.dtype, device=matrix.device)
    return keyfall.linalg.cholesky(identity + matrix)


def _batch_capacitance_tril(W, D):
    """The Cholesky factor of I + Wᵀ D⁻¹ W."""
    return _cholesky_of_one_plus(W.mT / D.unsqueeze(-2) @ W)


def _batch_lowrank_logdet(W, D, capacitance_tril):
    """log det (W Wᵀ + D), by the matrix determinant lemma."""
    return 2 * capacitance_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1) + D.log().sum(-1)


def _batch_lowrank_mahalanobis(W, D, x, capacitance_tril):
    """xᵀ (W Wᵀ + D)⁻¹ x, by the Woodbury formula."""
    Wt_Dinv = W.mT / D.unsqueeze(-2)
    return x.pow(2).div(D).sum(-1) - _batch_mahalanobis(capacitance_tril, _batch_mv(Wt_Dinv, x))


class LowRankMultivariateNormal(Composite):
    """LowRankMultivariateNormal(loc, cov_factor, cov_diag): covariance W Wᵀ + diag(D)."""

    arg_constraints = {"loc": constraints.real_vector,
                       "cov_factor": constraints.independent(constraints.real, 2),
                       "cov_diag": constraints.independent(constraints.positive, 1)}
    support = constraints.real_vector
    has_rsample = True
    _expands = tuple(arg_constraints)
    _keeps = ("_unbroadcasted_cov_factor", "_unbroadcasted_cov_diag", "_capacitance_tril")
    mean = mode = alias("loc")

    def __init__(self, loc: Tensor, cov_factor: Tensor, cov_diag: Tensor,
                 validate_args: bool | None = None) -> None:
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        if cov_factor.dim() < 2:
            raise ValueError("cov_factor must be at least two-dimensional, with optional leading batch "
                             "dimensions")
        event_shape = loc.shape[-1:]
        if cov_factor.shape[-2:-1] != event_shape:
            raise ValueError(f"cov_factor must be a batch of matrices with shape {event_shape[0]} x m")
        if cov_diag.shape[-1:] != event_shape:
            raise ValueError(f"cov_diag must be a batch of vectors with shape {event_shape}")
        given = {"loc": (loc, -1), "cov_factor": (cov_factor, -2), "cov_diag": (cov_diag, -1)}
        try:
            batch_shape = keyfall.broadcast_shapes(*(value.shape[:own] for value, own in given.values()))
        except RuntimeError as error:
            shapes = ", ".join(f"{name} {value.shape}" for name, (value, _) in given.items())
            raise ValueError(f"Incompatible batch shapes: {shapes}") from error
        for name, (value, own) in given.items():
            setattr(self, name, value.expand(batch_shape + value.shape[own:]))
        super().__init__(batch_shape, event_shape, validate_args=validate_args)
        self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag = cov_factor, cov_diag
        self._capacitance_tril = _batch_capacitance_tril(cov_factor, cov_diag)

    def _expanded(self, value, event_shape):
        return value.expand(self._batch_shape + event_shape)

    @lazy_property
    def variance(self):
        variance = self._unbroadcasted_cov_factor.pow(2).sum(-1) + self._unbroadcasted_cov_diag
        return self._expanded(variance, self._event_shape)

    @lazy_property
    def scale_tril(self):
        # W Wᵀ + D = D^½ (I + D^-½ W Wᵀ D^-½) D^½
        root = self._unbroadcasted_cov_diag.sqrt().unsqueeze(-1)
        scaled = self._unbroadcasted_cov_factor / root
        return self._expanded(root * _cholesky_of_one_plus(scaled @ scaled.mT), 2 * self._event_shape)

    @lazy_property
    def covariance_matrix(self):
        W, D = self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag
        return self._expanded(W @ W.mT + D.diag_embed(), 2 * self._event_shape)

    @lazy_property
    def precision_matrix(self):
        W, D = self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag
        A = keyfall.linalg.solve_triangular(self._capacitance_tril, W.mT / D.unsqueeze(-2), upper=False)
        return self._expanded(D.reciprocal().diag_embed() - A.mT @ A, 2 * self._event_shape)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        *shape, n = self._extended_shape(sample_shape)
        low, full = (_standard_normal((*shape, size), self.loc.dtype, self.loc.device)
                     for size in (self.cov_factor.shape[-1], n))
        return (self.loc + _batch_mv(self._unbroadcasted_cov_factor, low)
                + self._unbroadcasted_cov_diag.sqrt() * full)

    def _log_det(self):
        return _batch_lowrank_logdet(self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag,
                                     self._capacitance_tril)

    def _log_prob(self, value):
        distance = _batch_lowrank_mahalanobis(self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag,
                                              value - self.loc, self._capacitance_tril)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + self._log_det() + distance)

    def entropy(self):
        constant = self._event_shape[0] * (1.0 + math.log(2 * math.pi))
        return self._expanded(0.5 * (constant + self._log_det()), ())
