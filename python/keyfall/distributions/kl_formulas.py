"""Formulas of Kullback-Leibler divergences KL(p || q), by pairs of families: FORMULAS.

Most pairs of different families are a cross entropy less the entropy of p. A cross entropy is an
expectation over p of -log q, so it needs no more than a few moments of p: E[x], E[log x], E[exp(-t x)]."""

import functools
import math
import operator

import keyfall
from keyfall.nn.functional import softplus

from .bernoulli import Bernoulli
from .beta import Beta
from .binomial import Binomial
from .categorical import Categorical
from .cauchy import Cauchy
from .continuous_bernoulli import ContinuousBernoulli
from .dirichlet import Dirichlet
from .exp_family import ExponentialFamily
from .exponential import Exponential
from .gamma import Gamma
from .geometric import Geometric
from .gumbel import Gumbel
from .half_normal import HalfNormal
from .laplace import Laplace
from .lowrank_multivariate_normal import (LowRankMultivariateNormal, _batch_lowrank_logdet,
                                          _batch_lowrank_mahalanobis)
from .multivariate_normal import MultivariateNormal, _batch_mahalanobis
from .normal import Normal
from .one_hot_categorical import OneHotCategorical
from .pareto import Pareto
from .poisson import Poisson
from .uniform import Uniform
from .utils import _sum_rightmost, euler_constant

__all__ = ["FORMULAS"]


def _infinite_where(condition, value):
    return keyfall.where(condition, math.inf, value)


def _infinite_like(tensor):
    return keyfall.full_like(tensor, math.inf)


def _infinite_by(name):
    return lambda p, q: _infinite_like(getattr(p, name))


def _x_log_x(tensor):
    return keyfall.special.xlogy(tensor, tensor)


def _batch_trace_XXT(bmat):
    return bmat.flatten(-2).pow(2).sum(-1)


def _leaves_support(p, q):
    """True where p has values that q excludes."""
    low = p.support.lower_bound < getattr(q.support, "lower_bound", -math.inf)
    return low | (p.support.upper_bound > q.support.upper_bound) if hasattr(q.support, "upper_bound") else low


def _within_support(formula):
    return lambda p, q: _infinite_where(_leaves_support(p, q), formula(p, q))


# ---- Finite numbers of outcomes


def _outcome(prob, log_ratio, excluded):
    """The term of an outcome: 0 where p excludes it, infinite where only q does."""
    return keyfall.where(prob == 0, 0, _infinite_where(excluded, prob * log_ratio))


def _bernoulli(p, q):
    return (_outcome(p.probs, softplus(-q.logits) - softplus(-p.logits), q.probs == 0)
            + _outcome(1 - p.probs, softplus(q.logits) - softplus(p.logits), q.probs == 1))


def _categorical(p, q):
    return _outcome(p.probs, p.logits - q.logits, q.probs == 0).sum(-1)


def _binomial(p, q):
    if (p.total_count < q.total_count).any():
        raise NotImplementedError("KL between Binomials where q.total_count > p.total_count is not implemented")
    trial = p.probs * (p.logits - q.logits) + (-p.probs).log1p() - (-q.probs).log1p()
    return _infinite_where(p.total_count > q.total_count, p.total_count * trial)


# ---- Both of one family of numbers or vectors


def _log_gamma_sum(*concentrations):
    return functools.reduce(operator.add, (one.lgamma() for one in concentrations))


def _beta(p, q):
    total_p, total_q = p.concentration1 + p.concentration0, q.concentration1 + q.concentration0
    return (_log_gamma_sum(q.concentration1, q.concentration0, total_p)
            - _log_gamma_sum(p.concentration1, p.concentration0, total_q)
            + (p.concentration1 - q.concentration1) * p.concentration1.digamma()
            + (p.concentration0 - q.concentration0) * p.concentration0.digamma()
            + (total_q - total_p) * total_p.digamma())


def _dirichlet(p, q):
    total_p, total_q = p.concentration.sum(-1), q.concentration.sum(-1)
    log_mean = p.concentration.digamma() - total_p.digamma().unsqueeze(-1)
    return (total_p.lgamma() - total_q.lgamma() - (p.concentration.lgamma() - q.concentration.lgamma()).sum(-1)
            + ((p.concentration - q.concentration) * log_mean).sum(-1))


def _gamma(p, q):
    return (q.concentration * (p.rate / q.rate).log() + q.concentration.lgamma() - p.concentration.lgamma()
            + (p.concentration - q.concentration) * p.concentration.digamma()
            + (q.rate - p.rate) * (p.concentration / p.rate))


def _exponential(p, q):
    ratio = q.rate / p.rate
    return -ratio.log() + ratio - 1


def _gumbel(p, q):
    ratio, loc_q, loc_p = p.scale / q.scale, q.loc / q.scale, p.loc / q.scale
    return (loc_p - loc_q - ratio.log() + ratio * euler_constant
            + (loc_q + (1 + ratio).lgamma() - loc_p).exp() - (1 + euler_constant))


def _normal(p, q):
    ratio = (p.scale / q.scale).pow(2)
    return 0.5 * (ratio + ((p.loc - q.loc) / q.scale).pow(2) - 1 - ratio.log())


def _laplace(p, q):
    ratio, off = p.scale / q.scale, (p.loc - q.loc).abs()
    return -ratio.log() + off / q.scale + ratio * (-off / p.scale).exp() - 1


def _cauchy(p, q):
    return ((p.scale + q.scale).pow(2) + (p.loc - q.loc).pow(2)).log() - (4 * p.scale * q.scale).log()


def _pareto(p, q):
    alpha = q.alpha / p.alpha
    return q.alpha * (p.scale / q.scale).log() - alpha.log() + alpha - 1


def _bregman(p, q):
    """The Bregman divergence of the log-normalizers."""
    if type(p) is not type(q):
        raise NotImplementedError("The cross KL-divergence between different exponential families cannot be "
                                  "computed using Bregman divergences")
    parameters, normalizer, gradients = p._normalizer_and_gradients()
    others = q._natural_params
    result = q._log_normalizer(*others) - normalizer
    for own, other, gradient in zip(parameters, others, gradients, strict=True):
        result = result - _sum_rightmost((other - own) * gradient, len(q.event_shape))
    return result


# ---- Multivariate normal distributions: ½ (log |Σq| / |Σp| + tr Σq⁻¹ Σp + dᵀ Σq⁻¹ d - n)


def _low_rank(d):
    return d._unbroadcasted_cov_factor, d._unbroadcasted_cov_diag, d._capacitance_tril


def _log_det(d):
    if isinstance(d, LowRankMultivariateNormal):
        return _batch_lowrank_logdet(*_low_rank(d))
    return 2 * d._half_log_det()


def _trace_by_low_rank(p, q):
    """tr Σq⁻¹ Σp with Σq⁻¹ = D⁻¹ - Aᵀ A, and no matrix larger than the factors."""
    factor, diagonal, capacitance = _low_rank(q)
    A = keyfall.linalg.solve_triangular(capacitance, factor.mT / diagonal.unsqueeze(-2), upper=False)

    def by_factor(matrix):
        return _batch_trace_XXT(matrix * diagonal.rsqrt().unsqueeze(-1)) - _batch_trace_XXT(A.matmul(matrix))

    if isinstance(p, MultivariateNormal):
        return by_factor(p._unbroadcasted_scale_tril)
    more = p._unbroadcasted_cov_diag
    return (by_factor(p._unbroadcasted_cov_factor) + (more / diagonal).sum(-1)
            - _batch_trace_XXT(A * more.sqrt().unsqueeze(-2)))


def _trace_by_cholesky(p, q):
    """tr Σq⁻¹ Σp with Σq = L Lᵀ."""
    if isinstance(p, MultivariateNormal):
        factors = [p._unbroadcasted_scale_tril]
    else:
        factors = [p._unbroadcasted_cov_factor, keyfall.diag_embed(p._unbroadcasted_cov_diag.sqrt())]
    L = q._unbroadcasted_scale_tril
    batch = keyfall.broadcast_shapes(L.shape[:-2], factors[0].shape[:-2])
    L = L.expand(batch + L.shape[-2:])
    return functools.reduce(operator.add, (
        _batch_trace_XXT(keyfall.linalg.solve_triangular(L, one.expand(batch + one.shape[-2:]), upper=False))
        for one in factors))


def _multivariate(names):
    def divergence(p, q):
        if p.event_shape != q.event_shape:
            raise ValueError(f"KL-divergence between two {names} with different event shapes cannot be computed")
        off = q.loc - p.loc
        if isinstance(q, LowRankMultivariateNormal):
            factor, diagonal, capacitance = _low_rank(q)
            trace = _trace_by_low_rank(p, q)
            distance = _batch_lowrank_mahalanobis(factor, diagonal, off, capacitance)
        else:
            trace = _trace_by_cholesky(p, q)
            distance = _batch_mahalanobis(q._unbroadcasted_scale_tril, off)
        return 0.5 * (_log_det(q) - _log_det(p) + trace + distance - p.event_shape[0])
    return divergence


# ---- Cross entropies E[-log q(x)], where p is of another family


def _to_normal(p, q):
    off = p.variance + (p.mean - q.loc).pow(2)
    return off / (2 * q.scale.pow(2)) + 0.5 * math.log(2 * math.pi) + q.scale.log()


def _to_exponential(p, q):
    return q.rate * _mean(p) - q.rate.log()


def _to_gamma(log_mean):
    return lambda p, q: (q.concentration.lgamma() - q.concentration * q.rate.log()
                         - (q.concentration - 1) * log_mean(p) + q.rate * _mean(p))


def _to_gumbel(log_laplace):
    """`log_laplace` is log E[exp(-t x)], a function of p and t."""
    def cross_entropy(p, q):
        t, loc = q.scale.reciprocal(), q.loc / q.scale
        return p.mean * t - loc + q.scale.log() + (loc + log_laplace(p, t)).exp()
    return cross_entropy


def _to_continuous_bernoulli(p, q):
    return -p.mean * q.logits - (-q.probs).log1p() - q._cont_bern_log_norm()


def _to_uniform(p, q):
    return (q.high - q.low).log()


def _normal_to_laplace(p, q):
    """By E|x - loc|, the mean of a folded normal variable."""
    off = p.loc - q.loc
    centred = off / p.scale
    folded = (math.sqrt(2 / math.pi) * p.scale * (-0.5 * centred.pow(2)).exp()
              + off * keyfall.erf(math.sqrt(0.5) * centred))
    return folded / q.scale + q.scale.log() + math.log(2)


def _uniform_to_beta(p, q):
    return ((1 - q.concentration1) * _log_mean_between(p.low, p.high)
            + (1 - q.concentration0) * _log_mean_between(1 - p.high, 1 - p.low)
            + _log_gamma_sum(q.concentration1, q.concentration0) - (q.concentration1 + q.concentration0).lgamma())


def _uniform_to_pareto(p, q):
    return (q.alpha + 1) * _log_mean_between(p.low, p.high) - q.alpha.log() - q.alpha * q.scale.log()


def _bernoulli_to_poisson(p, q):
    return q.rate - p.probs * q.rate.log()


def _mean(p):
    """E[x]. That of Pareto has a gradient where it is infinite, for formulas that are masked there."""
    return p.alpha * p.scale / (p.alpha - 1) if isinstance(p, Pareto) else p.mean


def _log_mean_between(low, high):
    """E[log x] of a uniform distribution."""
    return (_x_log_x(high) - _x_log_x(low)) / (high - low) - 1


def _uniform_log_laplace(p, t):
    width = t * (p.high - p.low)
    return (-(-width).expm1()).log() - width.log() - t * p.low


_LOG_MEAN = {
    Beta: lambda p: p.concentration1.digamma() - (p.concentration1 + p.concentration0).digamma(),
    Exponential: lambda p: -euler_constant - p.rate.log(),
    Pareto: lambda p: p.scale.log() + p.alpha.reciprocal(),
    Uniform: lambda p: _log_mean_between(p.low, p.high),
}
_LOG_LAPLACE = {
    Exponential: lambda p, t: -(t / p.rate).log1p(),
    Gamma: lambda p, t: -p.concentration * (t / p.rate).log1p(),
    Normal: lambda p, t: 0.5 * (t * p.scale).pow(2) - t * p.loc,
    Uniform: _uniform_log_laplace,
}

# {family of q: {family of p: cross entropy}}
_CROSS_ENTROPIES = {
    Normal: dict.fromkeys((Beta, ContinuousBernoulli, Exponential, Gamma, Gumbel, Laplace, Pareto, Uniform),
                          _to_normal),
    Exponential: dict.fromkeys((Beta, ContinuousBernoulli, Gamma, Pareto, Uniform), _to_exponential),
    Gamma: {kind: _to_gamma(log_mean) for kind, log_mean in _LOG_MEAN.items()},
    Gumbel: {kind: _to_gumbel(log_laplace) for kind, log_laplace in _LOG_LAPLACE.items()},
    ContinuousBernoulli: dict.fromkeys((Beta, Uniform), _to_continuous_bernoulli),
    Uniform: dict.fromkeys((Beta, ContinuousBernoulli), _to_uniform),
    Laplace: {Normal: _normal_to_laplace},
    Beta: {Uniform: _uniform_to_beta},
    Pareto: {Uniform: _uniform_to_pareto},
    Poisson: {Bernoulli: _bernoulli_to_poisson},
}


def _less_entropy(kind_p, kind_q, cross_entropy):
    def divergence(p, q):
        return cross_entropy(p, q) - p.entropy()

    if kind_p is Pareto:  # the moment that q needs is infinite up to this alpha
        limit = 2 if kind_q is Normal else 1
        return lambda p, q: _infinite_where(p.alpha <= limit, divergence(p, q))
    return _within_support(divergence) if Uniform in (kind_p, kind_q) else divergence


# ---- The table

# {family: the divergence of two of them}
_SAME_FAMILY = {
    Bernoulli: _bernoulli, Beta: _beta, Binomial: _binomial, Categorical: _categorical, Cauchy: _cauchy,
    ContinuousBernoulli: lambda p, q: (p.mean * (p.logits - q.logits) + p._cont_bern_log_norm()
                                       + (-p.probs).log1p() - q._cont_bern_log_norm() - (-q.probs).log1p()),
    Dirichlet: _dirichlet, Exponential: _exponential, ExponentialFamily: _bregman, Gamma: _gamma,
    Geometric: lambda p, q: -p.entropy() - (-q.probs).log1p() / p.probs - q.logits,
    Gumbel: _gumbel, HalfNormal: lambda p, q: _normal(p.base_dist, q.base_dist), Laplace: _laplace,
    LowRankMultivariateNormal: _multivariate("Low Rank Multivariate Normals"),
    MultivariateNormal: _multivariate("Multivariate Normals"), Normal: _normal,
    OneHotCategorical: lambda p, q: _categorical(p._categorical, q._categorical),
    Pareto: _within_support(_pareto),
    Poisson: lambda p, q: p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate),
    Uniform: _within_support(lambda p, q: ((q.high - q.low) / (p.high - p.low)).log()),
}

# (family of p, its parameter whose shape the result has, families of q): p has values that q excludes.
_INFINITE = (
    (Beta, "concentration1", (Pareto,)), (ContinuousBernoulli, "probs", (Pareto,)),
    (Exponential, "rate", (Beta, ContinuousBernoulli, Pareto, Uniform)),
    (Gamma, "concentration", (Beta, ContinuousBernoulli, Pareto, Uniform)),
    *((kind, "loc", (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform))
      for kind in (Gumbel, Laplace, Normal)),
    (Pareto, "scale", (Beta, ContinuousBernoulli, Uniform)), (Poisson, "rate", (Bernoulli, Binomial)),
)

FORMULAS = {
    **{(kind, kind): formula for kind, formula in _SAME_FAMILY.items()},
    **{(kind_p, kind_q): _less_entropy(kind_p, kind_q, cross_entropy)
       for kind_q, by_p in _CROSS_ENTROPIES.items() for kind_p, cross_entropy in by_p.items()},
    **{(kind_p, kind_q): _infinite_by(name)
       for kind_p, name, kinds_q in _INFINITE for kind_q in kinds_q},
    **dict.fromkeys(((MultivariateNormal, LowRankMultivariateNormal),
                     (LowRankMultivariateNormal, MultivariateNormal)),
                    _multivariate("(Low Rank) Multivariate Normals")),
}
