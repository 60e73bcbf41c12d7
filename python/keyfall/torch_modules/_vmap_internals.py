"""The names that vmap had before keyfall.func."""

from .func import vmap

__all__ = ["vmap"]


def _vmap(func, in_dims=0, out_dims=0, allow_none_pass_through=False):
    """vmap of a function that may return None for some of its results, where `allow_none_pass_through` says so."""
    if not allow_none_pass_through:
        return vmap(func, in_dims, out_dims)

    def of_batch(*args):
        found = []  # what the function returns for its examples, None among it

        def without_none(*examples):
            found[:] = [func(*examples)]
            return tuple(each for each in _as_tuple(found[0]) if each is not None)

        results = iter(vmap(without_none, in_dims, out_dims)(*args))
        complete = tuple(None if each is None else next(results) for each in _as_tuple(found[0]))
        return complete if isinstance(found[0], tuple) else complete[0]

    return of_batch


def _as_tuple(value):
    return value if isinstance(value, tuple) else (value,)
