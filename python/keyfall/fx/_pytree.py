"""Flattens arguments by a structure that is known, as generated code does."""

from ..utils._pytree import tree_flatten  # noqa: F401

__all__ = ["tree_flatten_spec"]


def tree_flatten_spec(pytree, spec):
    """Returns the leaves of a tree that has the structure of the specification."""
    return spec.flatten_up_to(pytree)
