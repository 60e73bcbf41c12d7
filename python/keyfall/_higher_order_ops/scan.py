"""Scans by a loop."""

from .. import _C
from ..utils import _pytree as pytree

__all__ = ["scan"]


def scan(combine_fn, init, xs, *, dim=0, reverse=False):
    """Calls `carry, y = combine_fn(carry, x)` for each slice of the tensors in `xs` along `dim`, and
    returns the last carry and the stacked results."""
    leaves, structure = pytree.tree_flatten(xs)
    order = range(leaves[0].shape[dim])
    carry, results = init, []
    for index in reversed(order) if reverse else order:
        slices = [leaf.select(dim, index) for leaf in leaves]
        carry, result = combine_fn(carry, pytree.tree_unflatten(slices, structure))
        results.append(result)
    if reverse:
        results.reverse()
    return carry, pytree.tree_map(lambda *each: _C._VariableFunctions.stack(each, dim), *results)
