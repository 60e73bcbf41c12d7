"""Transforms of numbers: each has a formula, its inverse and the logarithm of its slope."""

import math
import numbers

import keyfall
from keyfall.nn import functional as F

from .. import constraints
from ..utils import alias, broadcast_all, lazy_property
from .base import Transform, spaces


def stateless(name, doc, domain, codomain, forward, inverse, log_slope=None, **members):
    """Makes a class of transforms without parameters: y = forward(x), x = inverse(y). log_slope(x, y) is
    log |dy/dx|; without one, the transform is not bijective."""
    members.update(__doc__=doc, __module__=__name__, domain=domain, codomain=codomain, _compared=(),
                   _call=lambda self, x: forward(x), _inverse=lambda self, y: inverse(y))
    if log_slope is not None:
        members.update(bijective=True, log_abs_det_jacobian=lambda self, x, y: log_slope(x, y))
    return type(name, (Transform,), members)


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


class _Parametric(Transform):
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

    def __init__(self, exponent, cache_size=0):
        super().__init__(cache_size=cache_size)
        (self.exponent,) = broadcast_all(exponent)

    @lazy_property
    def sign(self):
        return self.exponent.sign()

    def _call(self, x):
        return x.pow(self.exponent)

    def _inverse(self, y):
        return y.pow(1 / self.exponent)

    def log_abs_det_jacobian(self, x, y):
        return (self.exponent * y / x).abs().log()


class AffineTransform(_Parametric):
    """y = loc + scale * x."""

    _arguments, _compared = ("loc", "scale", "event_dim"), ("loc", "scale")
    event_dim = alias("_event_dim")
    domain, codomain = spaces(lambda self, side: constraints.independent(constraints.real, self.event_dim)
                              if self.event_dim else constraints.real, is_discrete=False)

    def __init__(self, loc, scale, event_dim=0, cache_size=0):
        super().__init__(cache_size=cache_size)
        self.loc, self.scale, self._event_dim = loc, scale, event_dim

    @property
    def sign(self):
        if not isinstance(self.scale, numbers.Real):
            return self.scale.sign()
        return int(self.scale > 0) - int(self.scale < 0)

    def _call(self, x):
        return self.loc + self.scale * x

    def _inverse(self, y):
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x, y):
        slope, shape = self.scale, x.shape
        slope = (keyfall.full_like(x, math.log(abs(slope))) if isinstance(slope, numbers.Real)
                 else keyfall.abs(slope).log())
        if self.event_dim:
            shape = shape[: -self.event_dim]
            slope = slope.view(slope.shape[: -self.event_dim] + (-1,)).sum(-1)
        return slope.expand(shape)


class CumulativeDistributionTransform(Transform):
    """The cumulative distribution function of a distribution."""

    bijective, sign = True, 1
    domain, codomain = alias("distribution.support"), constraints.unit_interval
    _arguments = ("distribution",)

    def __init__(self, distribution, cache_size=0):
        super().__init__(cache_size=cache_size)
        self.distribution = distribution

    def _call(self, x):
        return self.distribution.cdf(x)

    def _inverse(self, y):
        return self.distribution.icdf(y)

    def log_abs_det_jacobian(self, x, y):
        return self.distribution.log_prob(x)
