"""Constraints: which values a parameter or a sample may have. `check` returns a tensor of booleans, with
the last `event_dim` dimensions of the value reduced.

Most constraints are an entry of a table: a class is made of tests, functions of the constraint and a
value, which a value must all pass."""

import functools
import itertools
import operator

import keyfall

from .utils import alias

__all__ = [
    "Constraint", "MixtureSameFamilyConstraint", "boolean", "cat", "corr_cholesky", "dependent",
    "dependent_property", "greater_than", "greater_than_eq", "half_open_interval", "independent",
    "integer_interval", "interval", "is_dependent", "less_than", "lower_cholesky", "lower_triangular",
    "multinomial", "nonnegative", "nonnegative_integer", "one_hot", "positive", "positive_definite",
    "positive_integer", "positive_semidefinite", "real", "real_vector", "simplex", "square", "stack",
    "symmetric", "unit_interval",
]


class Constraint:
    """A region of values. `is_discrete`: a discrete space; `event_dim`: how many of the last dimensions
    one value has."""

    is_discrete = False
    event_dim = 0
    _shown = ()  # the attributes that repr shows

    def check(self, value):
        """Returns which values satisfy the constraint."""
        raise NotImplementedError

    def __repr__(self):
        shown = ", ".join(f"{name}={getattr(self, name)}" for name in self._shown)
        return f"{type(self).__name__[1:]}({shown})"


def _need_constraints(values, message):
    if not all(isinstance(value, Constraint) for value in values):
        raise AssertionError(message)


# ---- Constraints that depend on other values


def _told(name):
    """A property that only the constructor knows."""
    def get(self):
        value = getattr(self, f"_{name}")
        if value is NotImplemented:
            raise NotImplementedError(f".{name} cannot be determined statically")
        return value
    return property(get)


class _Dependent(Constraint):
    """The support depends on other values."""

    is_discrete, event_dim = _told("is_discrete"), _told("event_dim")

    def __init__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        self._is_discrete, self._event_dim = is_discrete, event_dim
        super().__init__()

    def __call__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        """Returns a copy that knows more."""
        known = {"is_discrete": self._is_discrete, "event_dim": self._event_dim}
        told = {"is_discrete": is_discrete, "event_dim": event_dim}
        return _Dependent(**known | {name: one for name, one in told.items() if one is not NotImplemented})

    def check(self, x):
        raise ValueError("Cannot determine validity of dependent constraint")


class _DependentProperty(property, _Dependent):
    """A property that is a dependent constraint on the class: `@constraints.dependent_property`, with or
    without is_discrete and event_dim."""

    def __init__(self, fn=None, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        property.__init__(self, fn)
        self._is_discrete, self._event_dim = is_discrete, event_dim

    def __call__(self, fn):
        return _DependentProperty(fn, is_discrete=self._is_discrete, event_dim=self._event_dim)


dependent = _Dependent()
dependent_property = _DependentProperty


def is_dependent(constraint):
    """True for a constraint that depends on other values."""
    return isinstance(constraint, _Dependent)


# ---- Constraints with other dimensions than the one they are made of


class _Wrapper(Constraint):
    """A constraint made of another one. Subclasses reduce its results with `_all_behind`."""

    is_discrete = alias("base_constraint.is_discrete")

    def __init__(self, base_constraint):
        _need_constraints([base_constraint],
                          f"base_constraint must be a Constraint, got {type(base_constraint)}")
        self.base_constraint = base_constraint
        super().__init__()

    def _all_behind(self, result, batch, value):
        """Reduces the dimensions behind the batch's; their number is negative for too small a value."""
        if batch < 0:
            raise ValueError(f"Expected value.dim() >= {self.event_dim} but got {value.dim()}")
        return result.reshape(result.shape[:batch] + (-1,)).all(-1)


class _IndependentConstraint(_Wrapper):
    """Reduces the last dimensions of another constraint's result."""

    def __init__(self, base_constraint, reinterpreted_batch_ndims):
        super().__init__(base_constraint)
        if not isinstance(reinterpreted_batch_ndims, int):
            raise AssertionError("reinterpreted_batch_ndims must be an int, got "
                                 f"{type(reinterpreted_batch_ndims)}")
        if reinterpreted_batch_ndims < 0:
            raise AssertionError("reinterpreted_batch_ndims must be nonnegative")
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    @property
    def event_dim(self):
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value):
        result = self.base_constraint.check(value)
        return self._all_behind(result, result.dim() - self.reinterpreted_batch_ndims, value)

    def __repr__(self):
        return f"{type(self).__name__[1:]}({self.base_constraint!r}, {self.reinterpreted_batch_ndims})"


class MixtureSameFamilyConstraint(_Wrapper):
    """A constraint of the components, asked for values that lack the dimension of components."""

    event_dim = alias("base_constraint.event_dim")

    def check(self, value):
        batch = value.dim() - self.event_dim
        return self._all_behind(self.base_constraint.check(value.unsqueeze(batch)), batch, value)

    def __repr__(self):
        return f"{type(self).__name__}({self.base_constraint!r})"


independent = _IndependentConstraint


def _over(constraint, event_dim):
    """The constraint on values with more event dimensions, if it has less."""
    more = event_dim - constraint.event_dim
    return independent(constraint, more) if more > 0 else constraint


# ---- Constraints made of tests


class _Tested(Constraint):
    """Values that pass all tests."""

    _tests = ()

    def check(self, value):
        return functools.reduce(operator.and_, (test(self, value) for test in self._tests))


class _Above(_Tested):
    _shown = ("lower_bound",)

    def __init__(self, lower_bound):
        self.lower_bound = lower_bound
        super().__init__()


class _Below(_Tested):
    _shown = ("upper_bound",)

    def __init__(self, upper_bound):
        self.upper_bound = upper_bound
        super().__init__()


class _Between(_Tested):
    _shown = ("lower_bound", "upper_bound")

    def __init__(self, lower_bound, upper_bound):
        self.lower_bound, self.upper_bound = lower_bound, upper_bound
        super().__init__()


class _Staged(_Tested):
    """Matrices. A test takes none that fail an earlier one, so a failure ends the check."""

    def check(self, value):
        for test in self._tests:
            result = test(self, value)
            if not result.all():
                break
        return result


def _tested(name, base, *tests, **members):
    """Makes a class of constraints, with tests in addition to those of its base. A single test is the
    check itself: every distribution makes one for each of its parameters."""
    tests = base._tests + tests
    kind = _Staged if issubclass(base, _Staged) else _Tested
    check = tests[0] if len(tests) == 1 else kind.check
    return type(name, (base,), {"__module__": __name__, "_tests": tests, "check": check, **members})


def _bit(self, value):
    return (value == 0) | (value == 1)


def _whole(self, value):
    return value % 1 == 0


def _more(self, value):
    return self.lower_bound < value


def _not_less(self, value):
    return self.lower_bound <= value


def _less(self, value):
    return value < self.upper_bound


def _not_more(self, value):
    return value <= self.upper_bound


_Boolean = _tested("_Boolean", _Tested, _bit, is_discrete=True)
_Real = _tested("_Real", _Tested, lambda self, value: value == value)  # not NaN
_GreaterThan = _tested("_GreaterThan", _Above, _more)
_GreaterThanEq = _tested("_GreaterThanEq", _Above, _not_less)
_LessThan = _tested("_LessThan", _Below, _less)
_Interval = _tested("_Interval", _Between, _not_less, _not_more)
_HalfOpenInterval = _tested("_HalfOpenInterval", _Between, _not_less, _less)
_IntegerInterval = _tested("_IntegerInterval", _Between, _whole, _not_less, _not_more, is_discrete=True)
_IntegerLessThan = _tested("_IntegerLessThan", _Below, _whole, _not_more, is_discrete=True)
_IntegerGreaterThan = _tested("_IntegerGreaterThan", _Above, _whole, _not_less, is_discrete=True)

boolean, real = _Boolean(), _Real()
greater_than, positive = _GreaterThan, _GreaterThan(0.0)
greater_than_eq, nonnegative = _GreaterThanEq, _GreaterThanEq(0.0)
less_than = _LessThan
interval, unit_interval = _Interval, _Interval(0.0, 1.0)
half_open_interval = _HalfOpenInterval
integer_interval = _IntegerInterval
nonnegative_integer, positive_integer = _IntegerGreaterThan(0), _IntegerGreaterThan(1)


def _no_negatives(self, value):
    return (value >= 0).all(dim=-1)


_OneHot = _tested(
    "_OneHot", _Tested, lambda self, value: _bit(self, value).all(-1), lambda self, value: value.sum(-1).eq(1),
    event_dim=1, is_discrete=True)
_Simplex = _tested(
    "_Simplex", _Tested, _no_negatives, lambda self, value: (value.sum(-1) - 1).abs() < 1e-6, event_dim=1)
_Multinomial = _tested(
    "_Multinomial", _Below, _no_negatives, lambda self, value: value.sum(dim=-1) <= self.upper_bound,
    event_dim=1, is_discrete=True, _shown=())

real_vector = independent(real, 1)
one_hot, simplex, multinomial = _OneHot(), _Simplex(), _Multinomial


def _zero_above(self, value):
    return (value.tril() == value).flatten(-2).all(-1)


def _positive_diagonal(self, value):
    return (value.diagonal(dim1=-2, dim2=-1) > 0).all(-1)


def _unit_rows(self, value):
    tolerance = keyfall.finfo(value.dtype).eps * value.size(-1) * 10  # rounding of a matrix product
    lengths = keyfall.linalg.norm(value.detach(), dim=-1)
    return (lengths - 1).abs().le(tolerance).all(dim=-1)


def _as_many_rows(self, value):
    rows, columns = value.shape[-2], value.shape[-1]
    return keyfall.full(value.shape[:-2], rows == columns, dtype=keyfall.bool, device=value.device)


def _mirrored(self, value):
    return keyfall.isclose(value, value.mT, atol=1e-6).all(-2).all(-1)


_LowerTriangular = _tested("_LowerTriangular", _Tested, _zero_above, event_dim=2)
_LowerCholesky = _tested("_LowerCholesky", _LowerTriangular, _positive_diagonal)
_CorrCholesky = _tested("_CorrCholesky", _LowerCholesky, _unit_rows)
_Square = _tested("_Square", _Staged, _as_many_rows, event_dim=2)
_Symmetric = _tested("_Symmetric", _Square, _mirrored)
_PositiveSemidefinite = _tested(
    "_PositiveSemidefinite", _Symmetric, lambda self, value: keyfall.linalg.eigvalsh(value).ge(0).all(-1))
_PositiveDefinite = _tested(
    "_PositiveDefinite", _Symmetric, lambda self, value: keyfall.linalg.cholesky_ex(value).info.eq(0))

lower_triangular, lower_cholesky, corr_cholesky = _LowerTriangular(), _LowerCholesky(), _CorrCholesky()
square, symmetric = _Square(), _Symmetric()
positive_semidefinite, positive_definite = _PositiveSemidefinite(), _PositiveDefinite()


# ---- Several constraints along a dimension


class _Joined(Constraint):
    """Applies each of its constraints to one piece of a dimension. Subclasses define `_pieces` and its
    inverse `_join`."""

    def __init__(self, cseq, dim):
        _need_constraints(cseq, "All elements of cseq must be Constraint instances")
        self.cseq, self.dim = list(cseq), dim
        super().__init__()

    @property
    def is_discrete(self):
        return any(part.is_discrete for part in self.cseq)

    @property
    def event_dim(self):
        return max(part.event_dim for part in self.cseq)

    def check(self, value):
        if not -value.dim() <= self.dim < value.dim():
            raise AssertionError(f"dim {self.dim} is out of range for a value with {value.dim()} dimensions")
        pairs = zip(self._pieces(value), self.cseq, strict=True)
        return self._join([part.check(piece) for piece, part in pairs], self.dim)


class _Cat(_Joined):
    """Applies constraints to consecutive slices of a dimension."""

    _join = staticmethod(keyfall.cat)

    def __init__(self, cseq, dim=0, lengths=None):
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.cseq):
            raise AssertionError(f"lengths must have the same length as cseq, got {len(self.lengths)} "
                                 f"and {len(self.cseq)}")

    def _pieces(self, value):
        starts = itertools.accumulate(self.lengths[:-1], initial=0)
        return map(functools.partial(value.narrow, self.dim), starts, self.lengths)


class _Stack(_Joined):
    """Applies constraints to the elements of a dimension."""

    _join = staticmethod(keyfall.stack)

    def __init__(self, cseq, dim=0):
        super().__init__(cseq, dim)

    @property
    def event_dim(self):
        dim = super().event_dim
        return dim + 1 if self.dim + dim < 0 else dim

    def _pieces(self, value):
        return value.unbind(self.dim)


cat, stack = _Cat, _Stack
