"""Distributions of transformed random variables."""

import functools
import operator

import keyfall
from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .independent import Independent
from .transforms import ComposeTransform, Transform
from .utils import _pipe, _sum_rightmost

__all__ = ["TransformedDistribution"]


class TransformedDistribution(Distribution):
    """The distribution of transforms applied to draws of another one."""

    arg_constraints = {}

    def __init__(self, base_distribution: "Distribution", transforms: "Transform | list[Transform]",
                 validate_args: bool | None = None) -> None:
        if not isinstance(transforms, (Transform, list)):
            raise ValueError(f"transforms must be a Transform or list, but was {transforms}")
        self.transforms = transforms if isinstance(transforms, list) else [transforms]
        if not all(isinstance(one, Transform) for one in self.transforms):
            raise ValueError("transforms must be a Transform or a list of Transforms")
        whole = ComposeTransform(self.transforms)
        taken, given = whole.domain.event_dim, whole.codomain.event_dim
        shape = base_distribution.batch_shape + base_distribution.event_shape
        if len(shape) < taken:
            raise ValueError("base_distribution needs to have shape with size at least "
                             f"{taken}, but got {shape}.")
        result = whole.forward_shape(shape)
        own = len(base_distribution.event_shape)
        needed = whole.inverse_shape(result)  # larger, where parameters of transforms broadcast
        if needed != shape:
            base_distribution = base_distribution.expand(needed[: len(needed) - own])
        self.base_dist = Independent(base_distribution, taken - own) if taken > own else base_distribution
        batch = len(result) - given - max(own - taken, 0)
        super().__init__(result[:batch], result[batch:], validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(TransformedDistribution, _instance)
        batch_shape = Size(batch_shape)
        shape = _pipe(batch_shape + self.event_shape,
                      (transform.inverse_shape for transform in reversed(self.transforms)))
        new.base_dist = self.base_dist.expand(shape[: len(shape) - len(self.base_dist.event_shape)])
        new.transforms = self.transforms
        return self._finish(new, batch_shape)

    @constraints.dependent_property(is_discrete=False)
    def support(self):
        return (constraints._over(self.transforms[-1].codomain, len(self.event_shape)) if self.transforms
                else self.base_dist.support)

    @property
    def has_rsample(self):
        return self.base_dist.has_rsample

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            return _pipe(self.base_dist.sample(sample_shape), self.transforms)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        return _pipe(self.base_dist.rsample(sample_shape), self.transforms)

    def _log_prob(self, value):
        """By the change of variables, from the last transform to the first."""
        dims, result = len(self.event_shape), 0.0
        for transform in reversed(self.transforms):
            image, value = value, transform.inv(value)
            batched = dims - transform.codomain.event_dim  # event dimensions that it does not take
            result = result - _sum_rightmost(transform.log_abs_det_jacobian(value, image), batched)
            dims = batched + transform.domain.event_dim
        return result + _sum_rightmost(self.base_dist.log_prob(value), dims - len(self.base_dist.event_shape))

    def _monotonize_cdf(self, value):
        """A probability p where the transforms increase, 1 - p where they decrease."""
        sign = functools.reduce(operator.mul, (transform.sign for transform in self.transforms), 1)
        return value if isinstance(sign, int) and sign == 1 else sign * (value - 0.5) + 0.5

    def cdf(self, value):
        # The base distribution checks the argument: the codomain may lack values where the cdf is 0 or 1.
        value = _pipe(value, (transform.inv for transform in reversed(self.transforms)))
        if self._validate_args:
            self.base_dist._validate_sample(value)
        return self._monotonize_cdf(self.base_dist.cdf(value))

    def icdf(self, value):
        return _pipe(self.base_dist.icdf(self._monotonize_cdf(value)), self.transforms)
