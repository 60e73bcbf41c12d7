"""`functionalize`: runs a function without the writes and views that it contains."""

import functools
from collections.abc import Callable

from .. import _C
from ..utils import _pytree as pytree

# What to remove → whether views stay views.
_REMOVE = {"mutations": True, "mutations_and_views": False}


class _Inputs:
    """The functional tensors that stand for the tensors of a call. A tensor that is passed twice gets
    one of them."""

    def __init__(self):
        self._pairs = {}

    def wrap(self, value):
        if not isinstance(value, _C.Tensor) or _C._is_functional_tensor(value):
            return value
        if id(value) not in self._pairs:
            self._pairs[id(value)] = value, _C._to_functional_tensor(value)
        return self._pairs[id(value)][1]

    def write_back(self):
        for tensor, functional in self._pairs.values():
            _C._functionalize_write_back(functional, tensor)


def _unwrap(value):
    if not isinstance(value, _C.Tensor) or not _C._is_functional_tensor(value):
        return value
    _C._sync(value)
    return _C._from_functional_tensor(value)


def functionalize(func: Callable, *, remove: str = "mutations") -> Callable:
    """Returns a function that does what `func` does, and calls only operators that do not write.

    In-place and out= operators are replaced by operators that return new tensors; with
    remove="mutations_and_views", views are replaced by copies, too. What `func` writes to its
    arguments is copied to them in the end, with one copy_ for each. Gradients are recorded as without
    `functionalize`. Arguments that share memory without being the same tensor are treated as if they
    did not share it.

        def f(x):
            y = x.view(4, 2)
            y.mul_(2)
            return y

        keyfall.func.functionalize(f, remove="mutations_and_views")(keyfall.ones(8))
    """
    if remove not in _REMOVE:
        raise RuntimeError(
            f"functionalize(f, remove=...) removes 'mutations' (in-place and out= operators) or "
            f"'mutations_and_views' (these, and operators whose result shares memory with an "
            f"argument), found {remove!r}")
    reapply_views = _REMOVE[remove]

    @functools.wraps(func)
    def functionalized(*args, **kwargs):
        scope = _C._functionalize_enter(reapply_views)
        if scope is None:  # inside of another functionalized function, which goes on
            return func(*args, **kwargs)
        try:
            inputs = _Inputs()
            wrapped_args, wrapped_kwargs = pytree.tree_map(inputs.wrap, (args, kwargs))
            outputs = func(*wrapped_args, **wrapped_kwargs)
            outputs = pytree.tree_map(_unwrap, outputs)
            inputs.write_back()
            return outputs
        finally:
            _C._functionalize_leave(scope)

    return functionalized
