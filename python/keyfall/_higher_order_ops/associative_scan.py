"""Scans with an associative function."""

from .. import _C
from ..utils import _pytree as pytree

__all__ = ["associative_scan"]


def _pointwise(combine, leaves, dim):
    """Doubles the length of what is combined in each of log2(n) steps (Hillis, Steele 1986)."""
    length, step = leaves[0].shape[dim], 1
    while step < length:
        combined = combine([leaf.narrow(dim, 0, length - step) for leaf in leaves],
                           [leaf.narrow(dim, step, length - step) for leaf in leaves])
        leaves = [_C._VariableFunctions.cat([leaf.narrow(dim, 0, step), new], dim)
                  for leaf, new in zip(leaves, combined)]
        step *= 2
    return leaves


def _generic(combine, leaves, dim):
    """Combines one slice after the other: the function need not treat elements alike."""
    total = [leaf.select(dim, 0) for leaf in leaves]
    found = [total]
    for index in range(1, leaves[0].shape[dim]):
        total = combine(total, [leaf.select(dim, index) for leaf in leaves])
        found.append(total)
    return [_C._VariableFunctions.stack(each, dim) for each in zip(*found)]


def associative_scan(combine_fn, xs, dim, reverse=False, combine_mode="pointwise"):
    """Returns what combine_fn makes of the first 1, 2, … slices along `dim` of the tensors in `xs`."""
    if combine_mode not in ("pointwise", "generic"):
        raise ValueError(f"Combine_mode must either 'pointwise' or 'generic', but got {combine_mode}")
    leaves, structure = pytree.tree_flatten(xs)
    if not leaves:
        raise ValueError("Expected at least 1 xs leaf")

    def combine(left, right):
        result = combine_fn(pytree.tree_unflatten(left, structure), pytree.tree_unflatten(right, structure))
        return pytree.tree_leaves(result)

    if leaves[0].shape[dim] == 0:
        return xs
    if reverse:
        leaves = [leaf.flip(dim) for leaf in leaves]
    leaves = (_pointwise if combine_mode == "pointwise" else _generic)(combine, leaves, dim)
    if reverse:
        leaves = [leaf.flip(dim) for leaf in leaves]
    return pytree.tree_unflatten(leaves, structure)
