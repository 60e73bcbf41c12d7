"""See __init__.py: sizes are numbers, so questions about them have answers."""

from ..._shared.absent import absent_class as _absent_class

__all__ = ["free_symbols", "free_unbacked_symbols", "guard_or_false", "guard_or_true",
           "guard_size_oblivious", "has_free_symbols", "is_concrete_int", "statically_known_true"]  # fmt: skip


class GuardOnDataDependentSymNode(RuntimeError):
    """Never raised: sizes are numbers."""


def guard_or_false(a):
    """The truth of a condition, which is always known."""
    return bool(a)


guard_or_true = guard_size_oblivious = statically_known_true = guard_or_false


def free_symbols(val):
    """The empty set."""
    return set()


free_unbacked_symbols = free_symbols


def has_free_symbols(val):
    """False."""
    return False


def is_concrete_int(a):
    """True for an integer."""
    return isinstance(a, int)


DimDynamic, ShapeEnv, ShapeEnvSettings, StatelessSymbolicContext = (
    _absent_class(f"torch.fx.experimental.symbolic_shapes.{_name}")
    for _name in ("DimDynamic", "ShapeEnv", "ShapeEnvSettings", "StatelessSymbolicContext"))
