"""`functionalize`: runs a function without the writes and views that it contains."""

import functools
from collections.abc import Callable

from .. import _C
from ..utils import _pytree as pytree
from . import mapping

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
            plain = mapping.plain(value)
            functional = mapping.mapped(_C._to_functional_tensor(plain), mapping.levels_of(value))
            self._pairs[id(value)] = value, plain, functional
        return self._pairs[id(value)][2]

    def write_back(self):
        with _C.DisableTorchFunctionSubclass():
            for _, plain, functional in self._pairs.values():
                _C._functionalize_write_back(functional, plain)


def _value(functional):
    _C._sync(functional)
    return _C._from_functional_tensor(functional)


def _unwrap(value):
    if not isinstance(value, _C.Tensor) or not _C._is_functional_tensor(value):
        return value
    return mapping.for_all_examples(_value, value)


def outside(transform, func, *args):
    """Returns transform(func, *args): a transform that records what the function computes. In a functionalized
    function, whose tensors record nothing, it gets their values, and the function is functionalized inside of it."""
    reapply_views = _C._functionalization_reapply_views_tls()
    scope = _C._functionalize_suspend()
    if scope is None:
        return transform(func, *args)
    try:
        args = pytree.tree_map(_unwrap, args)
        results = transform(func and _functionalized(func, reapply_views), *args)
    finally:
        _C._functionalize_leave(scope)
    return pytree.tree_map(_Inputs().wrap, results)


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
    return functools.wraps(func)(_functionalized(func, _REMOVE[remove]))


def _functionalized(func, reapply_views):
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
