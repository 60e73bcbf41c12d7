"""Kullback-Leibler divergences between pairs of distributions, and their registry."""

import functools
import math
import warnings

import keyfall

from .bernoulli import Bernoulli
from .beta import Beta
from .binomial import Binomial
from .categorical import Categorical
from .cauchy import Cauchy
from .continuous_bernoulli import ContinuousBernoulli
from .dirichlet import Dirichlet
from .distribution import Distribution
from .exp_family import ExponentialFamily
from .exponential import Exponential
from .gamma import Gamma
from .geometric import Geometric
from .gumbel import Gumbel
from .half_normal import HalfNormal
from .independent import Independent
from .laplace import Laplace
from .lowrank_multivariate_normal import (LowRankMultivariateNormal, _batch_lowrank_logdet,
                                          _batch_lowrank_mahalanobis)
from .multivariate_normal import MultivariateNormal, _batch_mahalanobis
from .normal import Normal
from .one_hot_categorical import OneHotCategorical
from .pareto import Pareto
from .poisson import Poisson
from .transformed_distribution import TransformedDistribution
from .uniform import Uniform
from .utils import _sum_rightmost, euler_constant as _euler_gamma

__all__ = ["kl_divergence", "register_kl"]

_KL_REGISTRY = {}
_KL_MEMOIZE = {}


def register_kl(type_p, type_q):
    """Registers a function for a pair of classes: a decorator."""
    if not issubclass(type_p, Distribution):
        raise TypeError(f"Expected type_p to be a Distribution subclass but got {type_p}")
    if not issubclass(type_q, Distribution):
        raise TypeError(f"Expected type_q to be a Distribution subclass but got {type_q}")

    def decorator(function):
        _KL_REGISTRY[type_p, type_q] = function
        _KL_MEMOIZE.clear()
        return function

    return decorator


def _distance(kind, base):
    return kind.__mro__.index(base)


def _dispatch_kl(type_p, type_q):
    """The function whose classes are nearest: first by p, first by q. Both must agree."""
    matches = [pair for pair in _KL_REGISTRY if issubclass(type_p, pair[0]) and issubclass(type_q, pair[1])]
    if not matches:
        return NotImplemented
    left = min(matches, key=lambda pair: (_distance(type_p, pair[0]), _distance(type_q, pair[1])))
    right = min(matches, key=lambda pair: (_distance(type_q, pair[1]), _distance(type_p, pair[0])))
    if _KL_REGISTRY[left] is not _KL_REGISTRY[right]:
        warnings.warn(f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). Please register_kl"
                      f"({left[0].__name__}, {right[1].__name__})", RuntimeWarning, stacklevel=3)
    return _KL_REGISTRY[left]


def kl_divergence(p, q):
    """KL(p || q), for each element of the batch."""
    kinds = type(p), type(q)
    function = _KL_MEMOIZE.get(kinds)
    if function is None:
        function = _KL_MEMOIZE[kinds] = _dispatch_kl(*kinds)
    if function is NotImplemented:
        raise NotImplementedError(f"No KL(p || q) is implemented for p type {kinds[0].__name__} and q type "
                                  f"{kinds[1].__name__}")
    return function(p, q)


def _infinite_like(tensor):
    return keyfall.full_like(tensor, math.inf)


def _x_log_x(tensor):
    return keyfall.special.xlogy(tensor, tensor)


def _batch_trace_XXT(bmat):
    return bmat.flatten(-2).pow(2).sum(-1)


@register_kl(Bernoulli, Bernoulli)
def _kl_bernoulli_bernoulli(p, q):
    softplus = keyfall.nn.functional.softplus
    t1 = p.probs * (softplus(-q.logits) - softplus(-p.logits))
    t1[q.probs == 0] = math.inf
    t1[p.probs == 0] = 0
    t2 = (1 - p.probs) * (softplus(q.logits) - softplus(p.logits))
    t2[q.probs == 1] = math.inf
    t2[p.probs == 1] = 0
    return t1 + t2


@register_kl(Beta, Beta)
def _kl_beta_beta(p, q):
    total_p, total_q = p.concentration1 + p.concentration0, q.concentration1 + q.concentration0
    t1 = q.concentration1.lgamma() + q.concentration0.lgamma() + total_p.lgamma()
    t2 = p.concentration1.lgamma() + p.concentration0.lgamma() + total_q.lgamma()
    return (t1 - t2 + (p.concentration1 - q.concentration1) * keyfall.digamma(p.concentration1)
            + (p.concentration0 - q.concentration0) * keyfall.digamma(p.concentration0)
            + (total_q - total_p) * keyfall.digamma(total_p))


@register_kl(Binomial, Binomial)
def _kl_binomial_binomial(p, q):
    if (p.total_count < q.total_count).any():
        raise NotImplementedError("KL between Binomials where q.total_count > p.total_count is not implemented")
    kl = p.total_count * (p.probs * (p.logits - q.logits) + (-p.probs).log1p() - (-q.probs).log1p())
    more = p.total_count > q.total_count
    kl[more] = _infinite_like(kl[more])
    return kl


@register_kl(Categorical, Categorical)
def _kl_categorical_categorical(p, q):
    t = p.probs * (p.logits - q.logits)
    t[(q.probs == 0).expand_as(t)] = math.inf
    t[(p.probs == 0).expand_as(t)] = 0
    return t.sum(-1)


@register_kl(OneHotCategorical, OneHotCategorical)
def _kl_onehotcategorical_onehotcategorical(p, q):
    return _kl_categorical_categorical(p._categorical, q._categorical)


@register_kl(ContinuousBernoulli, ContinuousBernoulli)
def _kl_continuous_bernoulli_continuous_bernoulli(p, q):
    return (p.mean * (p.logits - q.logits) + p._cont_bern_log_norm() + keyfall.log1p(-p.probs)
            - q._cont_bern_log_norm() - keyfall.log1p(-q.probs))


@register_kl(Dirichlet, Dirichlet)
def _kl_dirichlet_dirichlet(p, q):
    total_p, total_q = p.concentration.sum(-1), q.concentration.sum(-1)
    t1 = total_p.lgamma() - total_q.lgamma()
    t2 = (p.concentration.lgamma() - q.concentration.lgamma()).sum(-1)
    t3 = p.concentration.digamma() - total_p.digamma().unsqueeze(-1)
    return t1 - t2 + ((p.concentration - q.concentration) * t3).sum(-1)


@register_kl(Exponential, Exponential)
def _kl_exponential_exponential(p, q):
    ratio = q.rate / p.rate
    return -ratio.log() + ratio - 1


@register_kl(ExponentialFamily, ExponentialFamily)
def _kl_expfamily_expfamily(p, q):
    """The Bregman divergence of the log-normalizers."""
    if type(p) is not type(q):
        raise NotImplementedError("The cross KL-divergence between different exponential families cannot be "
                                  "computed using Bregman divergences")
    parameters = [one.detach().requires_grad_() for one in p._natural_params]
    others = q._natural_params
    normalizer = p._log_normalizer(*parameters)
    gradients = keyfall.autograd.grad(normalizer.sum(), parameters, create_graph=True)
    result = q._log_normalizer(*others) - normalizer
    for own, other, gradient in zip(parameters, others, gradients, strict=True):
        result = result - _sum_rightmost((other - own) * gradient, len(q.event_shape))
    return result


@register_kl(Gamma, Gamma)
def _kl_gamma_gamma(p, q):
    return (q.concentration * (p.rate / q.rate).log() + keyfall.lgamma(q.concentration)
            - keyfall.lgamma(p.concentration)
            + (p.concentration - q.concentration) * keyfall.digamma(p.concentration)
            + (q.rate - p.rate) * (p.concentration / p.rate))


@register_kl(Gumbel, Gumbel)
def _kl_gumbel_gumbel(p, q):
    ct1, ct2, ct3 = p.scale / q.scale, q.loc / q.scale, p.loc / q.scale
    t1 = -ct1.log() - ct2 + ct3
    return t1 + ct1 * _euler_gamma + keyfall.exp(ct2 + (1 + ct1).lgamma() - ct3) - (1 + _euler_gamma)


@register_kl(Geometric, Geometric)
def _kl_geometric_geometric(p, q):
    return -p.entropy() - keyfall.log1p(-q.probs) / p.probs - q.logits


def _half_gaussian(scale_p, scale_q, shift=0):
    ratio = (scale_p / scale_q).pow(2)
    return 0.5 * (ratio + shift - 1 - ratio.log())


@register_kl(HalfNormal, HalfNormal)
def _kl_halfnormal_halfnormal(p, q):
    return _kl_normal_normal(p.base_dist, q.base_dist)


@register_kl(Normal, Normal)
def _kl_normal_normal(p, q):
    return _half_gaussian(p.scale, q.scale, ((p.loc - q.loc) / q.scale).pow(2))


@register_kl(Laplace, Laplace)
def _kl_laplace_laplace(p, q):
    ratio, off = p.scale / q.scale, (p.loc - q.loc).abs()
    return -ratio.log() + off / q.scale + ratio * keyfall.exp(-off / p.scale) - 1


def _checked_events(p, q, names="Low Rank Multivariate Normals"):
    if p.event_shape != q.event_shape:
        raise ValueError(f"KL-divergence between two {names} with different event shapes cannot be computed")


@register_kl(LowRankMultivariateNormal, LowRankMultivariateNormal)
def _kl_lowrankmultivariatenormal_lowrankmultivariatenormal(p, q):
    _checked_events(p, q)
    t1 = (_batch_lowrank_logdet(q._unbroadcasted_cov_factor, q._unbroadcasted_cov_diag, q._capacitance_tril)
          - _batch_lowrank_logdet(p._unbroadcasted_cov_factor, p._unbroadcasted_cov_diag, p._capacitance_tril))
    t3 = _batch_lowrank_mahalanobis(q._unbroadcasted_cov_factor, q._unbroadcasted_cov_diag, q.loc - p.loc,
                                    q._capacitance_tril)
    scaled = q._unbroadcasted_cov_factor.mT / q._unbroadcasted_cov_diag.unsqueeze(-2)
    A = keyfall.linalg.solve_triangular(q._capacitance_tril, scaled, upper=False)
    t2 = ((p._unbroadcasted_cov_diag / q._unbroadcasted_cov_diag).sum(-1)
          + _batch_trace_XXT(p._unbroadcasted_cov_factor * q._unbroadcasted_cov_diag.rsqrt().unsqueeze(-1))
          - _batch_trace_XXT(A * p._unbroadcasted_cov_diag.sqrt().unsqueeze(-2))
          - _batch_trace_XXT(A.matmul(p._unbroadcasted_cov_factor)))
    return 0.5 * (t1 + t2 + t3 - p.event_shape[0])


@register_kl(MultivariateNormal, LowRankMultivariateNormal)
def _kl_multivariatenormal_lowrankmultivariatenormal(p, q):
    _checked_events(p, q, "(Low Rank) Multivariate Normals")
    t1 = (_batch_lowrank_logdet(q._unbroadcasted_cov_factor, q._unbroadcasted_cov_diag, q._capacitance_tril)
          - 2 * p._half_log_det())
    t3 = _batch_lowrank_mahalanobis(q._unbroadcasted_cov_factor, q._unbroadcasted_cov_diag, q.loc - p.loc,
                                    q._capacitance_tril)
    scaled = q._unbroadcasted_cov_factor.mT / q._unbroadcasted_cov_diag.unsqueeze(-2)
    A = keyfall.linalg.solve_triangular(q._capacitance_tril, scaled, upper=False)
    t2 = (_batch_trace_XXT(p._unbroadcasted_scale_tril * q._unbroadcasted_cov_diag.rsqrt().unsqueeze(-1))
          - _batch_trace_XXT(A.matmul(p._unbroadcasted_scale_tril)))
    return 0.5 * (t1 + t2 + t3 - p.event_shape[0])


def _solved_trace(tril, matrix, batch, n):
    """The trace of L⁻¹ M Mᵀ L⁻ᵀ."""
    tril = tril.expand(batch + (n, n))
    matrix = matrix.expand(batch + (n, matrix.size(-1)))
    return _batch_trace_XXT(keyfall.linalg.solve_triangular(tril, matrix, upper=False))


@register_kl(LowRankMultivariateNormal, MultivariateNormal)
def _kl_lowrankmultivariatenormal_multivariatenormal(p, q):
    _checked_events(p, q, "(Low Rank) Multivariate Normals")
    t1 = 2 * q._half_log_det() - _batch_lowrank_logdet(
        p._unbroadcasted_cov_factor, p._unbroadcasted_cov_diag, p._capacitance_tril)
    t3 = _batch_mahalanobis(q._unbroadcasted_scale_tril, q.loc - p.loc)
    batch = keyfall.broadcast_shapes(q._unbroadcasted_scale_tril.shape[:-2], p._unbroadcasted_cov_factor.shape[:-2])
    n = p.event_shape[0]
    t2 = (_solved_trace(q._unbroadcasted_scale_tril, p._unbroadcasted_cov_factor, batch, n)
          + _solved_trace(q._unbroadcasted_scale_tril, keyfall.diag_embed(p._unbroadcasted_cov_diag.sqrt()), batch, n))
    return 0.5 * (t1 + t2 + t3 - n)


@register_kl(MultivariateNormal, MultivariateNormal)
def _kl_multivariatenormal_multivariatenormal(p, q):
    _checked_events(p, q, "Multivariate Normals")
    batch = keyfall.broadcast_shapes(q._unbroadcasted_scale_tril.shape[:-2], p._unbroadcasted_scale_tril.shape[:-2])
    n = p.event_shape[0]
    t2 = _solved_trace(q._unbroadcasted_scale_tril, p._unbroadcasted_scale_tril, batch, n)
    t3 = _batch_mahalanobis(q._unbroadcasted_scale_tril, q.loc - p.loc)
    return q._half_log_det() - p._half_log_det() + 0.5 * (t2 + t3 - n)


@register_kl(Pareto, Pareto)
def _kl_pareto_pareto(p, q):
    ratio = p.scale / q.scale
    alpha = q.alpha / p.alpha
    kl = q.alpha * ratio.log() - alpha.log() + alpha - 1
    kl[p.support.lower_bound < q.support.lower_bound] = math.inf
    return kl


@register_kl(Poisson, Poisson)
def _kl_poisson_poisson(p, q):
    return p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate)


@register_kl(TransformedDistribution, TransformedDistribution)
def _kl_transformed_transformed(p, q):
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)


@register_kl(Uniform, Uniform)
def _kl_uniform_uniform(p, q):
    kl = ((q.high - q.low) / (p.high - p.low)).log()
    kl[(q.low > p.low) | (q.high < p.high)] = math.inf
    return kl


@register_kl(Independent, Independent)
def _kl_independent_independent(p, q):
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError
    return _sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


@register_kl(Cauchy, Cauchy)
def _kl_cauchy_cauchy(p, q):
    t1 = ((p.scale + q.scale).pow(2) + (p.loc - q.loc).pow(2)).log()
    return t1 - (4 * p.scale * q.scale).log()


# ---- Pairs of different families. Where p has mass that q has not, the divergence is infinite.


def _infinite(*pairs):
    """Registers pairs of classes with the parameter of p whose shape the result has."""
    for type_p, name, types_q in pairs:
        for type_q in types_q:
            register_kl(type_p, type_q)(functools.partial(_infinite_by, name))


def _infinite_by(name, p, q):
    return _infinite_like(getattr(p, name))


_infinite(
    (Beta, "concentration1", (Pareto,)), (ContinuousBernoulli, "probs", (Pareto,)),
    (Exponential, "rate", (Beta, ContinuousBernoulli, Pareto, Uniform)),
    (Gamma, "concentration", (Beta, ContinuousBernoulli, Pareto, Uniform)),
    (Gumbel, "loc", (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform)),
    (Laplace, "loc", (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform)),
    (Normal, "loc", (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform)),
    (Pareto, "scale", (Beta, ContinuousBernoulli, Uniform)),
    (Poisson, "rate", (Bernoulli, Binomial)))


@register_kl(Bernoulli, Poisson)
def _kl_bernoulli_poisson(p, q):
    return -p.entropy() - (p.probs * q.rate.log() - q.rate)


@register_kl(Beta, ContinuousBernoulli)
def _kl_beta_continuous_bernoulli(p, q):
    return -p.entropy() - p.mean * q.logits - keyfall.log1p(-q.probs) - q._cont_bern_log_norm()


@register_kl(Beta, Exponential)
def _kl_beta_exponential(p, q):
    return -p.entropy() - q.rate.log() + q.rate * (p.concentration1 / (p.concentration1 + p.concentration0))


@register_kl(Beta, Gamma)
def _kl_beta_gamma(p, q):
    total = p.concentration1 + p.concentration0
    log_mean = p.concentration1.digamma() - total.digamma()
    return (-p.entropy() + q.concentration.lgamma() - q.concentration * q.rate.log()
            - (q.concentration - 1) * log_mean + q.rate * p.concentration1 / total)


def _gaussian_cross(mean, variance, q):
    """The cross entropy of a variable with these moments and a normal distribution."""
    off = (variance + (mean - q.loc).pow(2)) / (2 * q.scale.pow(2))
    return off + 0.5 * math.log(2 * math.pi) + q.scale.log()


@register_kl(Beta, Normal)
@register_kl(ContinuousBernoulli, Normal)
@register_kl(Exponential, Normal)
@register_kl(Gamma, Normal)
@register_kl(Gumbel, Normal)
@register_kl(Laplace, Normal)
@register_kl(Uniform, Normal)
def _kl_moments_normal(p, q):
    return -p.entropy() + _gaussian_cross(p.mean, p.variance, q)


@register_kl(Pareto, Normal)
def _kl_pareto_normal(p, q):
    kl = -p.entropy() + _gaussian_cross(p.mean, p.variance, q)
    kl[p.alpha <= 2] = math.inf
    return kl


@register_kl(Beta, Uniform)
def _kl_beta_uniform(p, q):
    result = -p.entropy() + (q.high - q.low).log()
    result[(q.low > p.support.lower_bound) | (q.high < p.support.upper_bound)] = math.inf
    return result


@register_kl(ContinuousBernoulli, Exponential)
def _kl_continuous_bernoulli_exponential(p, q):
    return -p.entropy() - keyfall.log(q.rate) + q.rate * p.mean


@register_kl(ContinuousBernoulli, Uniform)
def _kl_continuous_bernoulli_uniform(p, q):
    result = -p.entropy() + (q.high - q.low).log()
    outside = keyfall.max(keyfall.ge(q.low, p.support.lower_bound) & keyfall.gt(q.low, p.support.lower_bound),
                          keyfall.lt(q.high, p.support.upper_bound))
    return keyfall.where(outside, keyfall.ones_like(result) * math.inf, result)


@register_kl(Exponential, Gamma)
def _kl_exponential_gamma(p, q):
    ratio = q.rate / p.rate
    return (-q.concentration * ratio.log() + ratio + q.concentration.lgamma()
            + q.concentration * _euler_gamma - (1 + _euler_gamma))


@register_kl(Exponential, Gumbel)
def _kl_exponential_gumbel(p, q):
    product, loc = p.rate * q.scale, q.loc / q.scale
    return product.log() - 1 + product.reciprocal() - loc + keyfall.exp(loc) * product / (product + 1)


@register_kl(Gamma, Exponential)
def _kl_gamma_exponential(p, q):
    return -p.entropy() - q.rate.log() + q.rate * p.concentration / p.rate


@register_kl(Gamma, Gumbel)
def _kl_gamma_gumbel(p, q):
    beta, loc = p.rate * q.scale, q.loc / q.scale
    t1 = ((p.concentration - 1) * p.concentration.digamma() - p.concentration.lgamma() - p.concentration)
    t2 = beta.log() + p.concentration / beta
    return t1 + t2 + keyfall.exp(loc) * (1 + beta.reciprocal()).pow(-p.concentration) - loc


@register_kl(Normal, Gumbel)
def _kl_normal_gumbel(p, q):
    mean, square, loc = p.loc / q.scale, (p.scale / q.scale).pow(2), q.loc / q.scale
    return -0.5 * square.log() + mean - loc + keyfall.exp(-mean + 0.5 * square + loc) - 0.5 * (
        1 + math.log(2 * math.pi))


@register_kl(Normal, Laplace)
def _kl_normal_laplace(p, q):
    off = p.loc - q.loc
    ratio, centred = p.scale / q.scale, off / p.scale
    folded = (math.sqrt(2 / math.pi) * p.scale * keyfall.exp(-0.5 * centred.pow(2))
              + off * keyfall.erf(math.sqrt(0.5) * centred))
    return -ratio.log() + folded / q.scale + math.log(2) - 0.5 * (1 + math.log(2 * math.pi))


@register_kl(Pareto, Exponential)
def _kl_pareto_exponential(p, q):
    product = p.scale * q.rate
    kl = (p.alpha / product).log() - p.alpha.reciprocal() + p.alpha * product / (p.alpha - 1) - 1
    kl[p.alpha <= 1] = math.inf
    return kl


@register_kl(Pareto, Gamma)
def _kl_pareto_gamma(p, q):
    log_mean = p.scale.log() + p.alpha.reciprocal()
    t1 = p.alpha.log() - p.scale.log() - 1 - p.alpha.reciprocal()
    t2 = q.concentration.lgamma() - q.concentration * q.rate.log()
    kl = t1 + t2 + (1 - q.concentration) * log_mean + q.rate * p.alpha * p.scale / (p.alpha - 1)
    kl[p.alpha <= 1] = math.inf
    return kl


@register_kl(Uniform, Beta)
def _kl_uniform_beta(p, q):
    common = p.high - p.low
    t1 = common.log()
    t2 = (q.concentration1 - 1) * (_x_log_x(p.high) - _x_log_x(p.low) - common) / common
    t3 = (q.concentration0 - 1) * (_x_log_x(1 - p.high) - _x_log_x(1 - p.low) + common) / common
    t4 = q.concentration1.lgamma() + q.concentration0.lgamma() - (q.concentration1 + q.concentration0).lgamma()
    kl = t3 + t4 - t1 - t2
    kl[(p.high > q.support.upper_bound) | (p.low < q.support.lower_bound)] = math.inf
    return kl


@register_kl(Uniform, ContinuousBernoulli)
def _kl_uniform_continuous_bernoulli(p, q):
    kl = -p.entropy() - p.mean * q.logits - keyfall.log1p(-q.probs) - q._cont_bern_log_norm()
    outside = keyfall.ge(p.high, q.support.upper_bound) & keyfall.gt(p.high, q.support.upper_bound)
    return keyfall.where(outside | keyfall.lt(p.low, q.support.lower_bound), keyfall.ones_like(kl) * math.inf, kl)


@register_kl(Uniform, Exponential)
def _kl_uniform_exponential(p, q):
    result = q.rate * (p.high + p.low) / 2 - ((p.high - p.low) * q.rate).log()
    result[p.low < q.support.lower_bound] = math.inf
    return result


@register_kl(Uniform, Gamma)
def _kl_uniform_gamma(p, q):
    common = p.high - p.low
    log_mean = (_x_log_x(p.high) - _x_log_x(p.low) - common) / common
    result = (-common.log() + q.concentration.lgamma() - q.concentration * q.rate.log()
              + (1 - q.concentration) * log_mean + q.rate * (p.high + p.low) / 2)
    result[p.low < q.support.lower_bound] = math.inf
    return result


@register_kl(Uniform, Gumbel)
def _kl_uniform_gumbel(p, q):
    common = q.scale / (p.high - p.low)
    high, low = (p.high - q.loc) / q.scale, (p.low - q.loc) / q.scale
    return common.log() + 0.5 * (high + low) - common * (keyfall.exp(-high) - keyfall.exp(-low))


@register_kl(Uniform, Pareto)
def _kl_uniform_pareto(p, q):
    support = p.high - p.low
    t1 = (q.alpha * q.scale.pow(q.alpha) * support).log()
    t2 = (_x_log_x(p.high) - _x_log_x(p.low) - support) / support
    result = t2 * (q.alpha + 1) - t1
    result[p.low < q.support.lower_bound] = math.inf
    return result
