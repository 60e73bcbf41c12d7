"""A distribution with batch dimensions as dimensions of the event."""

import types

from .. import _C
from .._C import Tensor
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .utils import _sum_rightmost, alias

__all__ = ["Independent"]


class Independent(Distribution):
    """Takes the last `reinterpreted_batch_ndims` batch dimensions of a distribution as its event's."""

    __class_getitem__ = classmethod(types.GenericAlias)
    arg_constraints = {}

    def __init__(self, base_distribution, reinterpreted_batch_ndims: int,
                 validate_args: bool | None = None) -> None:
        batch = len(base_distribution.batch_shape)
        if reinterpreted_batch_ndims > batch:
            raise ValueError("Expected reinterpreted_batch_ndims <= len(base_distribution.batch_shape), "
                             f"actual {reinterpreted_batch_ndims} vs {batch}")
        shape = base_distribution.batch_shape + base_distribution.event_shape
        cut = batch - reinterpreted_batch_ndims
        self.base_dist = base_distribution
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims
        super().__init__(shape[:cut], shape[cut:], validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Independent, _instance)
        batch_shape = Size(batch_shape)
        new.base_dist = self.base_dist.expand(batch_shape + self.event_shape[: self.reinterpreted_batch_ndims])
        new.reinterpreted_batch_ndims = self.reinterpreted_batch_ndims
        return self._finish(new, batch_shape)

    has_rsample, mean = alias("base_dist.has_rsample"), alias("base_dist.mean")
    mode, variance = alias("base_dist.mode"), alias("base_dist.variance")

    @property
    def has_enumerate_support(self):
        return self.reinterpreted_batch_ndims <= 0 and self.base_dist.has_enumerate_support

    @constraints.dependent_property
    def support(self):
        base, dims = self.base_dist.support, self.reinterpreted_batch_ndims
        return constraints.independent(base, dims) if dims else base

    def sample(self, sample_shape=Size()) -> Tensor:
        return self.base_dist.sample(sample_shape)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        return self.base_dist.rsample(sample_shape)

    def log_prob(self, value):
        return _sum_rightmost(self.base_dist.log_prob(value), self.reinterpreted_batch_ndims)

    def entropy(self):
        return _sum_rightmost(self.base_dist.entropy(), self.reinterpreted_batch_ndims)

    def enumerate_support(self, expand=True):
        if self.reinterpreted_batch_ndims > 0:
            raise NotImplementedError("Enumeration over cartesian product is not implemented")
        return self.base_dist.enumerate_support(expand=expand)

    def __repr__(self):
        return f"{type(self).__name__}({self.base_dist}, {self.reinterpreted_batch_ndims})"
