"""The Wishart distribution over positive definite matrices."""

import math
from numbers import Number

import keyfall
from keyfall import Size

from . import constraints
from .chi2 import Chi2
from .exp_family import ExponentialFamily
from .multivariate_normal import _precision_to_scale_tril
from .utils import lazy_property

__all__ = ["Wishart"]

def _mvdigamma(x, p):
    """The derivative of mvlgamma."""
    if not x.gt((p - 1) / 2).all():
        raise AssertionError("Wrong domain for multivariate digamma function.")
    halves = keyfall.arange(p, dtype=x.dtype, device=x.device).div(2).expand(x.shape + (-1,))
    return keyfall.digamma(x.unsqueeze(-1) - halves).sum(-1)


class Wishart(ExponentialFamily):
    """Wishart(df, covariance_matrix), (df, precision_matrix=) or (df, scale_tril=)."""

    support = constraints.positive_definite
    has_rsample = True
    _mean_carrier_measure = 0

    @property
    def arg_constraints(self):
        return {"covariance_matrix": constraints.positive_definite,
                "precision_matrix": constraints.positive_definite, "scale_tril": constraints.lower_cholesky,
                "df": constraints.greater_than(self.event_shape[-1] - 1)}

    def __init__(self, df, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
        given = {"covariance_matrix": covariance_matrix, "precision_matrix": precision_matrix,
                 "scale_tril": scale_tril}
        given = {name: value for name, value in given.items() if value is not None}
        if len(given) != 1:
            raise AssertionError("Exactly one of covariance_matrix or precision_matrix or scale_tril may be "
                                 "specified.")
        ((name, value),) = given.items()
        if value.dim() < 2:
            raise ValueError("scale_tril must be at least two-dimensional, with optional leading batch dimensions")
        df = keyfall.tensor(df, dtype=value.dtype, device=value.device) if isinstance(df, Number) else df
        batch_shape = keyfall.broadcast_shapes(value.shape[:-2], df.shape)
        event_shape = Size(value.shape[-2:])
        self.df = df.expand(batch_shape)
        setattr(self, name, value.expand(batch_shape + (-1, -1)))
        if self.df.le(event_shape[-1] - 1).any():
            raise ValueError(f"Value of df={df} expected to be greater than ndim - 1 = {event_shape[-1] - 1}.")
        self._batch_shape, self._event_shape = batch_shape, event_shape
        super().__init__(batch_shape, event_shape, validate_args=validate_args)
        if name == "scale_tril":
            self._unbroadcasted_scale_tril = value
        elif name == "covariance_matrix":
            self._unbroadcasted_scale_tril = keyfall.linalg.cholesky(value)
        else:
            self._unbroadcasted_scale_tril = _precision_to_scale_tril(value)
        self._dist_chi2 = self._make_chi2(batch_shape)

    def _make_chi2(self, batch_shape):
        """The squares of the diagonal of Bartlett's decomposition."""
        n = self._event_shape[-1]
        steps = keyfall.arange(n, dtype=self.df.dtype, device=self.df.device).expand(batch_shape + (-1,))
        return Chi2(df=self.df.unsqueeze(-1) - steps)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Wishart, _instance)
        batch_shape = Size(batch_shape)
        new._unbroadcasted_scale_tril = self._unbroadcasted_scale_tril.expand(batch_shape + self.event_shape)
        new.df = self.df.expand(batch_shape)
        for name in ("covariance_matrix", "scale_tril", "precision_matrix"):
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].expand(batch_shape + self.event_shape))
        new._event_shape = self._event_shape
        new._dist_chi2 = new._make_chi2(batch_shape)
        return self._finish(new, batch_shape)

    @lazy_property
    def scale_tril(self):
        return self._unbroadcasted_scale_tril.expand(self._batch_shape + self._event_shape)

    @lazy_property
    def covariance_matrix(self):
        factor = self._unbroadcasted_scale_tril
        return (factor @ factor.mT).expand(self._batch_shape + self._event_shape)

    @lazy_property
    def precision_matrix(self):
        inverse = keyfall.cholesky_inverse(self._unbroadcasted_scale_tril)
        return inverse.expand(self._batch_shape + self._event_shape)

    @property
    def mean(self):
        return self.df.view(self._batch_shape + (1, 1)) * self.covariance_matrix

    @property
    def mode(self):
        factor = self.df - self.covariance_matrix.shape[-1] - 1
        factor[factor <= 0] = math.nan
        return factor.view(self._batch_shape + (1, 1)) * self.covariance_matrix

    @property
    def variance(self):
        V = self.covariance_matrix
        diagonal = V.diagonal(dim1=-2, dim2=-1)
        outer = diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2)
        return self.df.view(self._batch_shape + (1, 1)) * (V.pow(2) + outer)

    def _bartlett_sampling(self, sample_shape=Size()):
        n = self._event_shape[-1]
        noise = self._dist_chi2.rsample(sample_shape).clamp_min(keyfall.finfo(self.df.dtype).tiny).sqrt()
        noise = keyfall.diag_embed(noise, dim1=-2, dim2=-1)
        below = keyfall.randn(noise.shape, dtype=noise.dtype, device=noise.device).tril(-1) if n > 1 else 0
        chol = self._unbroadcasted_scale_tril @ (noise + below)
        return chol @ chol.mT

    def rsample(self, sample_shape=Size(), max_try_correction=None):
        """Draws again, some times, what is singular in floating point."""
        tries = 10 if max_try_correction is None else max_try_correction
        sample_shape = Size(sample_shape)
        sample = self._bartlett_sampling(sample_shape)
        singular = ~self.support.check(sample)
        for _ in range(tries):
            if not singular.any():
                break
            again = self._bartlett_sampling(sample_shape)
            sample = keyfall.where(singular[..., None, None], again, sample)
            singular = ~self.support.check(sample)
        return sample

    def _half_log_det(self):
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def _log_prob(self, value):
        nu, p = self.df, self._event_shape[-1]
        solved = keyfall.cholesky_solve(value, self._unbroadcasted_scale_tril)
        return (-nu * (p * math.log(2) / 2 + self._half_log_det()) - keyfall.mvlgamma(nu / 2, p=p)
                + (nu - p - 1) / 2 * keyfall.linalg.slogdet(value).logabsdet
                - solved.diagonal(dim1=-2, dim2=-1).sum(-1) / 2)

    def entropy(self):
        nu, p = self.df, self._event_shape[-1]
        return ((p + 1) * (p * math.log(2) / 2 + self._half_log_det()) + keyfall.mvlgamma(nu / 2, p=p)
                - (nu - p - 1) / 2 * _mvdigamma(nu / 2, p=p) + nu * p / 2)

    @property
    def _natural_params(self):
        nu, p = self.df, self._event_shape[-1]
        return -self.precision_matrix / 2, (nu - p - 1) / 2

    def _log_normalizer(self, x, y):
        p = self._event_shape[-1]
        return (y + (p + 1) / 2) * (-keyfall.linalg.slogdet(-2 * x).logabsdet + math.log(2) * p) + keyfall.mvlgamma(
            y + (p + 1) / 2, p=p)
