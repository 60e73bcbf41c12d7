"""Transforms from unconstrained values to the region of a constraint: `biject_to` gives a bijection,
`transform_to` any map onto it. Libraries register their own constraints."""

import numbers

from . import constraints, transforms

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]


class ConstraintRegistry:
    """{class of constraints: function that makes a transform}."""

    def __init__(self):
        self._registry = {}
        super().__init__()

    def register(self, constraint, factory=None):
        """Registers a function for a class of constraints; a decorator without `factory`."""
        if factory is None:
            return lambda factory: self.register(constraint, factory)
        if isinstance(constraint, constraints.Constraint):
            constraint = type(constraint)
        if not isinstance(constraint, type) or not issubclass(constraint, constraints.Constraint):
            raise TypeError("Expected constraint to be either a Constraint subclass or instance, but got "
                            f"{constraint}")
        self._registry[constraint] = factory
        return factory

    def __call__(self, constraint):
        """Returns the transform for a constraint."""
        factory = self._registry.get(type(constraint))
        if factory is None:
            raise NotImplementedError(f"Cannot transform {type(constraint).__name__} constraints")
        return factory(constraint)


biject_to = ConstraintRegistry()
transform_to = ConstraintRegistry()


def _for_both(constraint):
    def register(factory):
        biject_to.register(constraint, factory)
        return transform_to.register(constraint, factory)
    return register


def _independent(registry):
    def factory(constraint):
        base = registry(constraint.base_constraint)
        return transforms.IndependentTransform(base, constraint.reinterpreted_batch_ndims)
    return factory


def _cat(registry):
    return lambda constraint: transforms.CatTransform(
        [registry(part) for part in constraint.cseq], constraint.dim, constraint.lengths)


def _stack(registry):
    return lambda constraint: transforms.StackTransform(
        [registry(part) for part in constraint.cseq], constraint.dim)


for _registry in (biject_to, transform_to):
    _registry.register(constraints.independent, _independent(_registry))
    _registry.register(constraints.cat, _cat(_registry))
    _registry.register(constraints.stack, _stack(_registry))


@_for_both(constraints.real)
def _to_real(constraint):
    return transforms.identity_transform


@_for_both(constraints.positive)
@_for_both(constraints.nonnegative)
def _to_positive(constraint):
    return transforms.ExpTransform()


@_for_both(constraints.greater_than)
@_for_both(constraints.greater_than_eq)
def _to_greater(constraint):
    return transforms.ComposeTransform([transforms.ExpTransform(),
                                        transforms.AffineTransform(constraint.lower_bound, 1)])


@_for_both(constraints.less_than)
def _to_less(constraint):
    return transforms.ComposeTransform([transforms.ExpTransform(),
                                        transforms.AffineTransform(constraint.upper_bound, -1)])


@_for_both(constraints.interval)
@_for_both(constraints.half_open_interval)
def _to_interval(constraint):
    lower, upper = constraint.lower_bound, constraint.upper_bound
    plain = isinstance(lower, numbers.Number) and isinstance(upper, numbers.Number)
    if plain and lower == 0 and upper == 1:
        return transforms.SigmoidTransform()
    return transforms.ComposeTransform([transforms.SigmoidTransform(),
                                        transforms.AffineTransform(lower, upper - lower)])


biject_to.register(constraints.simplex, lambda constraint: transforms.StickBreakingTransform())
transform_to.register(constraints.simplex, lambda constraint: transforms.SoftmaxTransform())
transform_to.register(constraints.lower_cholesky, lambda constraint: transforms.LowerCholeskyTransform())
for _constraint in (constraints.positive_definite, constraints.positive_semidefinite):
    transform_to.register(_constraint, lambda constraint: transforms.PositiveDefiniteTransform())
_for_both(constraints.corr_cholesky)(lambda constraint: transforms.CorrCholeskyTransform())
