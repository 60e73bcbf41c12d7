"""Transforms made of others: one after the other, over more dimensions, side by side."""

import functools
import itertools
import operator
import weakref

import keyfall
from collections.abc import Sequence

from .. import constraints
from ..utils import _pipe, _sum_rightmost, alias, lazy_property
from .base import Transform, need_dims, shape_by, spaces


def _cached_parts(parts, cache_size):
    return [part.with_cache(cache_size) for part in parts] if cache_size else parts


class ComposeTransform(Transform):
    """Transforms one after the other."""

    _arguments = _compared = ("parts",)

    def __init__(self, parts: "list[Transform]", cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.parts = _cached_parts(parts, cache_size)

    def _end(self, side):
        """The first part's domain or the last one's codomain, over the event dimensions that all parts
        together need."""
        if not self.parts:
            return constraints.real
        forward = side == "codomain"
        parts, start = (self.parts, "domain") if forward else (self.parts[::-1], "codomain")
        dims = getattr(parts[0], start).event_dim
        for part in parts:
            dims = getattr(part, side).event_dim + max(dims - getattr(part, start).event_dim, 0)
        return constraints._over(getattr(parts[-1], side), dims)

    domain, codomain = spaces(_end, is_discrete=False)

    @lazy_property
    def bijective(self):
        return all(part.bijective for part in self.parts)

    @lazy_property
    def sign(self):
        return functools.reduce(operator.mul, (part.sign for part in self.parts), 1)

    def _make_inverse(self):
        inverse = ComposeTransform([part.inv for part in reversed(self.parts)])
        inverse._inv = weakref.ref(self)
        return inverse

    def __call__(self, x):
        return _pipe(x, self.parts)

    def log_abs_det_jacobian(self, x, y):
        if not self.parts:
            return keyfall.zeros_like(x)
        values = [*itertools.accumulate(self.parts[:-1], lambda value, part: part(value), initial=x), y]
        # Event dimensions before each part. Those that a part does not take itself are summed over.
        dims = itertools.accumulate(
            self.parts, lambda dim, part: dim + part.codomain.event_dim - part.domain.event_dim,
            initial=self.domain.event_dim)
        return functools.reduce(operator.add, (
            _sum_rightmost(part.log_abs_det_jacobian(*ends), dim - part.domain.event_dim)
            for part, ends, dim in zip(self.parts, itertools.pairwise(values), dims, strict=False)))

    def forward_shape(self, shape):
        return _pipe(shape, (part.forward_shape for part in self.parts))

    def inverse_shape(self, shape):
        return _pipe(shape, (part.inverse_shape for part in reversed(self.parts)))

    def __repr__(self):
        return f"{type(self).__name__}(\n    " + ",\n    ".join(map(repr, self.parts)) + "\n)"


identity_transform = ComposeTransform([])


class IndependentTransform(Transform):
    """Takes more of the last dimensions of another transform as one event."""

    _arguments = ("base_transform", "reinterpreted_batch_ndims")

    def __init__(self, base_transform: "Transform", reinterpreted_batch_ndims: int,
                 cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.base_transform = base_transform.with_cache(cache_size)
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    domain, codomain = spaces(
        lambda self, side: constraints.independent(getattr(self.base_transform, side),
                                                   self.reinterpreted_batch_ndims), is_discrete=False)
    bijective, sign = alias("base_transform.bijective"), alias("base_transform.sign")
    forward_shape = shape_by("base_transform.forward_shape")
    inverse_shape = shape_by("base_transform.inverse_shape")

    def _call(self, x):
        need_dims(x.dim(), self.domain.event_dim)
        return self.base_transform(x)

    def _inverse(self, y):
        need_dims(y.dim(), self.codomain.event_dim)
        return self.base_transform.inv(y)

    def log_abs_det_jacobian(self, x, y):
        return _sum_rightmost(self.base_transform.log_abs_det_jacobian(x, y), self.reinterpreted_batch_ndims)

    def __repr__(self):
        return f"{type(self).__name__}({self.base_transform!r}, {self.reinterpreted_batch_ndims})"


class _SideBySide(Transform):
    """Applies each of its transforms to one piece of a dimension. Subclasses define `_cut`, its inverse
    `_join` and the number of elements `_size`."""

    def __init__(self, tseq, dim, cache_size):
        if not all(isinstance(part, Transform) for part in tseq):
            raise AssertionError("All elements of tseq must be Transform instances")
        super().__init__(cache_size=cache_size)
        self.transforms, self.dim = list(_cached_parts(tseq, cache_size)), dim

    @property
    def bijective(self):
        return all(part.bijective for part in self.transforms)

    def _pieces(self, *values):
        """Each transform with its piece of each value."""
        for value in values:
            if not -value.dim() <= self.dim < value.dim() or value.size(self.dim) != self._size:
                raise AssertionError(f"expected {self._size} elements along dimension {self.dim}, got a value "
                                     f"of shape {tuple(value.shape)}")
        return zip(self.transforms, *map(self._cut, values), strict=True)

    def _call(self, x):
        return self._join([part(piece) for part, piece in self._pieces(x)], dim=self.dim)

    def _inverse(self, y):
        return self._join([part.inv(piece) for part, piece in self._pieces(y)], dim=self.dim)

    def log_abs_det_jacobian(self, x, y):
        return self._join([part.log_abs_det_jacobian(*ends) for part, *ends in self._pieces(x, y)],
                          dim=self.dim)


class CatTransform(_SideBySide):
    """Applies transforms to consecutive slices of a dimension."""

    _arguments = ("transforms", "dim", "lengths")
    _join = staticmethod(keyfall.cat)

    def __init__(self, tseq: "Sequence[Transform]", dim: int = 0,
                 lengths: Sequence[int] | None = None, cache_size: int = 0) -> None:
        super().__init__(tseq, dim, cache_size)
        self.lengths = [1] * len(self.transforms) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.transforms):
            raise AssertionError(f"lengths must have the same length as transforms, got {len(self.lengths)} "
                                 f"and {len(self.transforms)}")

    domain, codomain = spaces(lambda self, side: constraints.cat(
        [getattr(part, side) for part in self.transforms], self.dim, self.lengths))

    @lazy_property
    def event_dim(self):
        return max(part.event_dim for part in self.transforms)

    @lazy_property
    def length(self):
        return sum(self.lengths)

    _size = alias("length")

    def _cut(self, value):
        return value.split(self.lengths, self.dim)

    def log_abs_det_jacobian(self, x, y):
        terms = [_sum_rightmost(part.log_abs_det_jacobian(*ends), self.event_dim - part.event_dim)
                 for part, *ends in self._pieces(x, y)]
        # The dimension of the pieces, counted from the end of the batch dimensions.
        dim = self.dim - (x.dim() if self.dim >= 0 else 0) + self.event_dim
        return keyfall.cat(terms, dim=dim) if dim < 0 else sum(terms)


class StackTransform(_SideBySide):
    """Applies transforms to the elements of a dimension."""

    _arguments = ("transforms", "dim")
    _join = staticmethod(keyfall.stack)

    def __init__(self, tseq: "Sequence[Transform]", dim: int = 0, cache_size: int = 0) -> None:
        super().__init__(tseq, dim, cache_size)

    domain, codomain = spaces(lambda self, side: constraints.stack(
        [getattr(part, side) for part in self.transforms], self.dim))

    @property
    def _size(self):
        return len(self.transforms)

    def _cut(self, value):
        return value.unbind(self.dim)
