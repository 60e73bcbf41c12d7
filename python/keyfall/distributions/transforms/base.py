"""The base class of transforms: its cache, inverses, equality."""

import operator
import weakref

from .. import constraints
from ..utils import _owner, alias


def spaces(of, **known):
    """The properties `domain` and `codomain` of a class of transforms. of(transform, side) makes the
    constraint; `side` is the property's name."""
    return (constraints.dependent_property(lambda self: of(self, "domain"), **known),
            constraints.dependent_property(lambda self: of(self, "codomain"), **known))


def shape_by(path):
    """A method that asks one of another transform for a shape."""
    ask = operator.attrgetter(path)
    return lambda self, shape: ask(self)(shape)


def need_dims(count, needed):
    if count < needed:
        raise ValueError("Too few dimensions on input")


def _all_true(equal):
    """Of the result of a comparison, which is a tensor if one of its operands is."""
    return bool(equal.all() if hasattr(equal, "all") else equal)


class Transform:
    """A differentiable map. Subclasses define `_call`, and `_inverse` and `log_abs_det_jacobian` where
    there are any. cache_size=1 keeps the last value and its result, so that an inverse is exact."""

    bijective = False
    _arguments = ()  # the attributes that the constructor of the class takes
    _compared = None  # the attributes that are equal in equal transforms; None: equal to itself only

    def __init__(self, cache_size: int = 0) -> None:
        if cache_size not in (0, 1):
            raise ValueError("cache_size must be 0 or 1")
        self._cache_size, self._inv = cache_size, None
        if cache_size:
            self._cached_x_y = None, None
        super().__init__()

    def __getstate__(self):
        return {**self.__dict__, "_inv": None}  # a weak reference

    @property
    def event_dim(self):
        dims = {self.domain.event_dim, self.codomain.event_dim}
        if len(dims) > 1:
            raise ValueError("Please use either .domain.event_dim or .codomain.event_dim")
        return dims.pop()

    @property
    def inv(self):
        """The inverse transform."""
        inverse = self._inv and self._inv()
        if inverse is None:
            inverse = self._make_inverse()
            self._inv = weakref.ref(inverse)
        return inverse

    def _make_inverse(self):
        return _InverseTransform(self)

    @property
    def sign(self):
        """The sign of the derivative, for a transform of numbers."""
        raise NotImplementedError

    def with_cache(self, cache_size=1):
        """This transform with another size of the cache."""
        if self._cache_size == cache_size:
            return self
        kind = _owner(type(self), "_arguments")
        if kind is Transform:
            kind = type(self)
            if kind.__init__ is not Transform.__init__:
                raise NotImplementedError(f"{kind}.with_cache is not implemented")
        return kind(*(getattr(self, name) for name in kind._arguments), cache_size=cache_size)

    def __eq__(self, other):
        kind = _owner(type(self), "_compared")
        if kind._compared is None:
            return self is other
        return isinstance(other, kind) and all(
            _all_true(getattr(self, name) == getattr(other, name)) for name in kind._compared)

    def __call__(self, x):
        return self._cached(self._call, x, 0)

    def _inv_call(self, y):
        return self._cached(self._inverse, y, 1)

    def _cached(self, function, value, side):
        """function(value). With a cache, first looks whether the value is that side of the last pair
        (x, y)."""
        if self._cache_size == 0:
            return function(value)
        if value is not self._cached_x_y[side]:
            pair = value, function(value)
            self._cached_x_y = pair[::-1] if side else pair
        return self._cached_x_y[1 - side]

    def _call(self, x):
        raise NotImplementedError

    def _inverse(self, y):
        raise NotImplementedError

    def log_abs_det_jacobian(self, x, y):
        """log |dy/dx|."""
        raise NotImplementedError

    def __repr__(self):
        return f"{type(self).__name__}()"

    def forward_shape(self, shape):
        """The shape of the results for values of a shape."""
        return shape

    def inverse_shape(self, shape):
        """The shape of the values for results of a shape."""
        return shape


class _InverseTransform(Transform):
    """The inverse of another transform."""

    _compared = ("_inv",)

    def __init__(self, transform):
        super().__init__(cache_size=transform._cache_size)
        self._inv = transform

    domain, codomain = spaces(
        lambda self, side: self._inv.codomain if side == "domain" else self._inv.domain, is_discrete=False)
    bijective, sign, inv = alias("_inv.bijective"), alias("_inv.sign"), alias("_inv")
    forward_shape, inverse_shape = shape_by("_inv.inverse_shape"), shape_by("_inv.forward_shape")

    def with_cache(self, cache_size=1):
        return self._inv.with_cache(cache_size).inv

    def __call__(self, x):
        return self._inv._inv_call(x)

    def log_abs_det_jacobian(self, x, y):
        return -self._inv.log_abs_det_jacobian(y, x)

    def __repr__(self):
        return f"{type(self).__name__}({self._inv!r})"
