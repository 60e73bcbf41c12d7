"""Transforms of numbers: each has a formula, its inverse and the logarithm of its slope."""

import math
import numbers

import keyfall
from ..._C import Tensor
from keyfall.nn import functional as F

from .. import constraints
from ..utils import alias, broadcast_all, lazy_property
from .base import Transform, spaces


class _Formula(Transform):
    """y = forward(x), x = inverse(y), log |dy/dx| = log_slope(x, y): `_formulas`, which take the arguments
    of the constructor, too."""

    def _computed(self, index, *values):
        return self._formulas[index](*values, *(getattr(self, name) for name in self._arguments))

    def _call(self, x):
        return self._computed(0, x)

    def _inverse(self, y):
        return self._computed(1, y)

    def log_abs_det_jacobian(self, x, y):
        if len(self._formulas) < 3:
            raise NotImplementedError
        return self._computed(2, x, y)


def stateless(name, doc, domain, codomain, *formulas, **members):
    """Makes a class of transforms without arguments. Those without log_slope are not bijective."""
    return type(name, (_Formula,), {
        "__doc__": doc, "__module__": __name__, "domain": domain, "codomain": codomain, "_compared": (),
        "bijective": len(formulas) == 3, "_formulas": formulas, **members})


def _inside_unit(probs, dtype):
    """Probabilities without 0 and 1."""
    info = keyfall.finfo(dtype)
    return probs.clamp(min=info.tiny, max=1.0 - info.eps)


def _clipped_sigmoid(x):
    return _inside_unit(keyfall.sigmoid(x), x.dtype)


def _logit(y):
    y = _inside_unit(y, y.dtype)
    return y.log() - (-y).log1p()


ExpTransform = stateless(
    "ExpTransform", "y = exp(x).", constraints.real, constraints.positive,
    lambda x: x.exp(), lambda y: y.log(), lambda x, y: x, sign=1)

SigmoidTransform = stateless(
    "SigmoidTransform", "y = 1 / (1 + exp(-x)).", constraints.real, constraints.unit_interval,
    _clipped_sigmoid, _logit, lambda x, y: -F.softplus(-x) - F.softplus(x), sign=1)

SoftplusTransform = stateless(
    "SoftplusTransform", "y = log(1 + exp(x)).", constraints.real, constraints.positive,
    F.softplus, lambda y: (-y).expm1().neg().log() + y, lambda x, y: -F.softplus(-x), sign=1)

TanhTransform = stateless(
    "TanhTransform", "y = tanh(x).", constraints.real, constraints.interval(-1.0, 1.0),
    lambda x: x.tanh(), keyfall.atanh,
    lambda x, y: 2.0 * (math.log(2.0) - x - F.softplus(-2.0 * x)),  # stable where tanh saturates
    sign=1)

AbsTransform = stateless(
    "AbsTransform", "y = |x|.", constraints.real, constraints.positive, lambda x: x.abs(), lambda y: y)


class _Parametric(_Formula):
    """A bijection with parameters, which broadcast with its values."""

    bijective = True

    def forward_shape(self, shape):
        return keyfall.broadcast_shapes(shape, *(getattr(getattr(self, name), "shape", ())
                                                 for name in self._compared))

    inverse_shape = forward_shape


class PowerTransform(_Parametric):
    """y = x ** exponent."""

    domain = codomain = constraints.positive
    _arguments = _compared = ("exponent",)
    _formulas = (lambda x, exponent: x.pow(exponent), lambda y, exponent: y.pow(1 / exponent),
                 lambda x, y, exponent: (exponent * y / x).abs().log())

    def __init__(self, exponent: Tensor, cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        (self.exponent,) = broadcast_all(exponent)

    @lazy_property
    def sign(self):
        return self.exponent.sign()


def _log_affine_slope(x, y, loc, scale, event_dim):
    slope = (keyfall.full_like(x, math.log(abs(scale))) if isinstance(scale, numbers.Real)
             else keyfall.abs(scale).log())
    if event_dim == 0:
        return slope.expand(x.shape)
    return slope.view(slope.shape[:-event_dim] + (-1,)).sum(-1).expand(x.shape[:-event_dim])


class AffineTransform(_Parametric):
    """y = loc + scale * x."""

    _arguments, _compared = ("loc", "scale", "event_dim"), ("loc", "scale")
    _formulas = (lambda x, loc, scale, event_dim: loc + scale * x,
                 lambda y, loc, scale, event_dim: (y - loc) / scale, _log_affine_slope)
    event_dim = alias("_event_dim")
    domain, codomain = spaces(lambda self, side: constraints.independent(constraints.real, self.event_dim)
                              if self.event_dim else constraints.real, is_discrete=False)

    def __init__(self, loc: Tensor | float, scale: Tensor | float, event_dim: int = 0,
                 cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.loc, self.scale, self._event_dim = loc, scale, event_dim

    @property
    def sign(self):
        if not isinstance(self.scale, numbers.Real):
            return self.scale.sign()
        return int(self.scale > 0) - int(self.scale < 0)


class CumulativeDistributionTransform(_Formula):
    """The cumulative distribution function of a distribution."""

    bijective, sign = True, 1
    domain, codomain = alias("distribution.support"), constraints.unit_interval
    _arguments = ("distribution",)
    _formulas = (lambda x, distribution: distribution.cdf(x), lambda y, distribution: distribution.icdf(y),
                 lambda x, y, distribution: distribution.log_prob(x))

    def __init__(self, distribution, cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.distribution = distribution
