"""The Wishart distribution over positive definite matrices."""

import math
from numbers import Number

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .chi2 import Chi2
from .exp_family import ExponentialFamily
from .scale_matrix import ScaleMatrix

__all__ = ["Wishart"]


def _mvdigamma(x, p):
    """The derivative of mvlgamma."""
    if not x.gt((p - 1) / 2).all():
        raise AssertionError("Wrong domain for multivariate digamma function.")
    return keyfall.digamma(x.unsqueeze(-1) - keyfall.arange(p, dtype=x.dtype, device=x.device) / 2).sum(-1)


class Wishart(ScaleMatrix, ExponentialFamily):
    """Wishart(df, covariance_matrix), (df, precision_matrix=) or (df, scale_tril=)."""

    support = constraints.positive_definite
    has_rsample = True
    _mean_carrier_measure = 0
    _expands, _parts = ("df", *ScaleMatrix._matrices), ("_dist_chi2",)

    @property
    def arg_constraints(self):
        return {**self._matrices, "df": constraints.greater_than(self._size - 1)}

    def __init__(self, df: Tensor | int | float | bool, covariance_matrix: Tensor | None = None,
                 precision_matrix: Tensor | None = None, scale_tril: Tensor | None = None,
                 validate_args: bool | None = None) -> None:
        name, value = self._given_matrix(AssertionError, covariance_matrix=covariance_matrix,
                                         precision_matrix=precision_matrix, scale_tril=scale_tril)
        if value.dim() < 2:
            raise ValueError("scale_tril must be at least two-dimensional, with optional leading batch "
                             "dimensions")
        df = keyfall.tensor(df, dtype=value.dtype, device=value.device) if isinstance(df, Number) else df
        self._batch_shape = keyfall.broadcast_shapes(value.shape[:-2], df.shape)
        self._event_shape = Size(value.shape[-2:])
        self.df = df.expand(self._batch_shape)
        setattr(self, name, self._matrix(value))
        if self.df.le(self._size - 1).any():
            raise ValueError(f"Value of df={df} expected to be greater than ndim - 1 = {self._size - 1}.")
        super().__init__(self._batch_shape, self._event_shape, validate_args=validate_args)
        self._unbroadcasted_scale_tril = self._factors[name](value)
        # Bartlett's decomposition: the squares of the diagonal.
        steps = keyfall.arange(self._size, dtype=self.df.dtype, device=self.df.device)
        self._dist_chi2 = Chi2(self.df.unsqueeze(-1) - steps)

    @property
    def _size(self):
        return self._event_shape[-1]

    def _scaled_covariance(self, factor):
        return factor[..., None, None] * self.covariance_matrix

    @property
    def mean(self):
        return self._scaled_covariance(self.df)

    @property
    def mode(self):
        factor = self.df - self._size - 1
        return self._scaled_covariance(factor.masked_fill(factor <= 0, math.nan))

    @property
    def variance(self):
        diagonal = self.covariance_matrix.diagonal(dim1=-2, dim2=-1)
        outer = diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2)
        return self.df[..., None, None] * (self.covariance_matrix.pow(2) + outer)

    def _bartlett_sampling(self, sample_shape=Size()):
        diagonal = self._dist_chi2.rsample(sample_shape).sqrt()
        noise = diagonal.clamp_min(keyfall.finfo(diagonal.dtype).eps).diag_embed()
        rows, columns = keyfall.tril_indices(self._size, self._size, offset=-1)
        noise[..., rows, columns] = keyfall.randn(noise.shape[:-2] + rows.shape, dtype=noise.dtype, device=noise.device)
        factor = self._unbroadcasted_scale_tril @ noise
        return factor @ factor.mT

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size(),
                max_try_correction=None) -> Tensor:
        """Draws again, some times, what is singular in floating point. As in PyTorch, everything is drawn twice at
        least, so that a seed gives the same samples."""
        sample_shape = Size(sample_shape)
        tries = 10 if max_try_correction is None else max_try_correction
        sample = self._bartlett_sampling(sample_shape).reshape(-1, *self._batch_shape, *self._event_shape)
        drawn = keyfall.arange(sample.size(0), device=sample.device)
        for _ in range(tries):
            if not drawn.numel():
                break
            again = self._bartlett_sampling(drawn.shape)
            sample = sample.index_copy(0, drawn, again)
            drawn = drawn[(~self.support.check(again)).reshape(len(drawn), -1).any(1)]
        return sample.reshape(self._extended_shape(sample_shape))

    def _log_scale(self):
        """The logarithm of the root of det(2 V)."""
        return self._size * math.log(2) / 2 + self._half_log_det()

    def _log_prob(self, value):
        nu, p = self.df, self._size
        solved = keyfall.cholesky_solve(value, self._unbroadcasted_scale_tril)
        return (-nu * self._log_scale() - keyfall.mvlgamma(nu / 2, p=p)
                + (nu - p - 1) / 2 * keyfall.linalg.slogdet(value).logabsdet
                - solved.diagonal(dim1=-2, dim2=-1).sum(-1) / 2)

    def entropy(self):
        nu, p = self.df, self._size
        return ((p + 1) * self._log_scale() + keyfall.mvlgamma(nu / 2, p=p)
                - (nu - p - 1) / 2 * _mvdigamma(nu / 2, p=p) + nu * p / 2)

    @property
    def _natural_params(self):
        return -self.precision_matrix / 2, (self.df - self._size - 1) / 2

    def _log_normalizer(self, x, y):
        p = self._size
        half_df = y + (p + 1) / 2
        return (half_df * (-keyfall.linalg.slogdet(-2 * x).logabsdet + math.log(2) * p)
                + keyfall.mvlgamma(half_df, p=p))
