"""What several distributions share: parameters, samplers and state that expands.

Note [Families of distributions]
A class that programs use names the parameters that expand in its own `_expands`, even if that is the same
as its parent's: `expand` refuses subclasses with another constructor, and names that class. Its constructor
calls that of Distribution. Classes in this file have no constructor, since subclasses in libraries write
super(Normal, self).__init__(batch_shape, ...) and mean that of Distribution."""

import math

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .transformed_distribution import TransformedDistribution
from .utils import alias, broadcast_all, lazy_property, logits_to_probs, probs_to_logits


def filled(number, like):
    """A property: a number in the shape of one draw, with the type and the device of a parameter."""

    def full(self):
        parameter = getattr(self, like)
        return keyfall.full(self._extended_shape(), number, dtype=parameter.dtype, device=parameter.device)

    return property(full)


def set_broadcast(distribution, **parameters):
    """Sets parameters, numbers or tensors, broadcast against each other. Returns their shape."""
    for name, value in zip(parameters, broadcast_all(*parameters.values()), strict=True):
        setattr(distribution, name, value)
    return value.size()


class Composite(Distribution):
    """A distribution with more than parameters: `_parts` names distributions, which expand with it;
    `_keeps` names what stays as it is."""

    _parts = _keeps = ()

    def expand(self, batch_shape, _instance=None):
        new = super().expand(batch_shape, _instance)
        for name in self._parts:
            part = getattr(self, name)
            setattr(new, name, part.expand(new._batch_shape + part._batch_shape[len(self._batch_shape):]))
        for name in self._keeps:
            setattr(new, name, getattr(self, name))
        return new


class LocationScale(Distribution):
    """loc + scale * noise, where a class has `_noise(sample_shape)`: draws for loc 0 and scale 1. Their
    entropy is `_standard_entropy`."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    mean = mode = alias("loc")

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        return self.loc + self.scale * self._noise(sample_shape)

    def entropy(self):
        return self._standard_entropy + self.scale.log()


class Inverted(Distribution):
    """Draws are quantiles of uniform numbers."""

    has_rsample = True

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        like, shape = getattr(self, self._expands[0]), self._extended_shape(sample_shape)
        return self.icdf(keyfall.rand(shape, dtype=like.dtype, device=like.device))


class ProbsOrLogits(Distribution):
    """Takes probabilities or log-odds, and computes the other when asked for; `_param` is the one given.
    Where `_is_binary` is false, the last dimension has one of them for each category."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    _is_binary = True

    @staticmethod
    def _given(probs, logits):
        """Returns the name and the value of the one that is given."""
        if (probs is None) == (logits is None):
            raise ValueError("Either `probs` or `logits` must be specified, but not both.")
        return ("probs", probs) if logits is None else ("logits", logits)

    def _set_parameters(self, probs, logits, **others):
        """Sets parameters, broadcast against each other, and of the type of probs or logits. Returns the
        batch shape."""
        name, value = self._given(probs, logits)
        *values, self._param = broadcast_all(*others.values(), value)
        setattr(self, name, self._param)
        for other, value in zip(others, values, strict=True):
            setattr(self, other, value.type_as(self._param))
        return self._param.size()

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs, self._is_binary)

    @lazy_property
    def probs(self):
        return logits_to_probs(self.logits, self._is_binary)

    @property
    def param_shape(self):
        return self._param.size()

    def _new(self, *args, **kwargs):
        return self._param.new(*args, **kwargs)


class Derived(TransformedDistribution):
    """A transformed distribution with a name and a constructor of its own. Parameters that it does not
    have in `_expands` are those of the base."""

    def expand(self, batch_shape: _C.Size | list[int] | tuple[int, ...], _instance=None):
        new = Distribution.expand(self, batch_shape, _instance)
        return super().expand(batch_shape, _instance=new)


class Relaxed(Derived):
    """A relaxed discrete variable. The base is its logarithm or its logit."""

    has_rsample = True
    probs, logits = alias("base_dist.probs"), alias("base_dist.logits")
    temperature = alias("base_dist.temperature")


class Folded(Derived):
    """The absolute value of a variable that is symmetric around 0, with a scale: half of its values, with
    twice the density."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _log_twice = math.log(2)
    scale = alias("base_dist.scale")
    cdf = Distribution.cdf  # that of TransformedDistribution is for monotonic transforms

    @property
    def mode(self):
        return keyfall.zeros_like(self.scale)

    def _log_prob(self, value):
        return keyfall.where(value >= 0, self.base_dist.log_prob(value) + self._log_twice, -math.inf)

    def _cdf(self, value):
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, prob):
        return self.base_dist.icdf((prob + 1) / 2)

    def entropy(self):
        return self.base_dist.entropy() - self._log_twice
