"""Transforms from unconstrained values to the region of a constraint: `biject_to` gives a bijection,
`transform_to` any map onto it. Libraries register their own constraints."""

import functools
import numbers

from . import constraints, transforms

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]


class ConstraintRegistry:
    """{class of constraints: function that makes a transform}."""

    def __init__(self):
        self._registry = {}

    def register(self, constraint, factory=None):
        """Registers a function for a class of constraints; a decorator without `factory`."""
        if factory is None:
            return functools.partial(self.register, constraint)
        kind = type(constraint) if isinstance(constraint, constraints.Constraint) else constraint
        if not (isinstance(kind, type) and issubclass(kind, constraints.Constraint)):
            raise TypeError("Expected constraint to be either a Constraint subclass or instance, but got "
                            f"{kind}")
        self._registry[kind] = factory
        return factory

    def __call__(self, constraint):
        """Returns the transform for a constraint."""
        factory = self._registry.get(type(constraint))
        if factory is None:
            raise NotImplementedError(f"Cannot transform {type(constraint).__name__} constraints")
        return factory(constraint)


def _bounded(scale, bound):
    """exp, moved to a bound: above it for a scale of 1, below for -1."""
    return lambda constraint: transforms.ComposeTransform(
        [transforms.ExpTransform(), transforms.AffineTransform(getattr(constraint, bound), scale)])


def _to_interval(constraint):
    lower, upper = constraint.lower_bound, constraint.upper_bound
    sigmoid = transforms.SigmoidTransform()
    if isinstance(lower, numbers.Number) and isinstance(upper, numbers.Number) and (lower, upper) == (0, 1):
        return sigmoid
    return transforms.ComposeTransform([sigmoid, transforms.AffineTransform(lower, upper - lower)])


def _new(kind):
    return lambda constraint: kind()


# (constraints, the function that makes a transform). A later entry replaces an earlier one.
_BIJECTIONS = (
    ((constraints.real,), lambda constraint: transforms.identity_transform),
    ((constraints.positive, constraints.nonnegative), _new(transforms.ExpTransform)),
    ((constraints.greater_than, constraints.greater_than_eq), _bounded(1, "lower_bound")),
    ((constraints.less_than,), _bounded(-1, "upper_bound")),
    ((constraints.interval, constraints.half_open_interval), _to_interval),
    ((constraints.simplex,), _new(transforms.StickBreakingTransform)),
    ((constraints.corr_cholesky,), _new(transforms.CorrCholeskyTransform)),
)
_MAPS = (
    ((constraints.simplex,), _new(transforms.SoftmaxTransform)),
    ((constraints.lower_cholesky,), _new(transforms.LowerCholeskyTransform)),
    ((constraints.positive_definite, constraints.positive_semidefinite),
     _new(transforms.PositiveDefiniteTransform)),
)


def _registry(*entries):
    registry = ConstraintRegistry()
    entries += (
        ((constraints.independent,), lambda constraint: transforms.IndependentTransform(
            registry(constraint.base_constraint), constraint.reinterpreted_batch_ndims)),
        ((constraints.cat,), lambda constraint: transforms.CatTransform(
            [registry(part) for part in constraint.cseq], constraint.dim, constraint.lengths)),
        ((constraints.stack,), lambda constraint: transforms.StackTransform(
            [registry(part) for part in constraint.cseq], constraint.dim)))
    for kinds, factory in entries:
        for kind in kinds:
            registry.register(kind, factory)
    return registry


biject_to = _registry(*_BIJECTIONS)
transform_to = _registry(*_BIJECTIONS, *_MAPS)
