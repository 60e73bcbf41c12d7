"""Functions of `keyfall` that are composed of others: control flow."""

from collections.abc import Callable

from .._C import Tensor
from .. import _C
from . import export

__all__ = ["AcceleratorError", "cond", "while_loop"]


class AcceleratorError(RuntimeError):
    """An error of an accelerator's driver."""


def cond(pred: bool | int | float | Tensor, true_fn: Callable, false_fn: Callable,
         operands: tuple | list = ()):
    """Calls one of two functions with the operands, chosen by a condition.

    >>> keyfall.cond(True, lambda x: x + 1, lambda x: x - 1, (keyfall.tensor([1, 2]),))
    tensor([2, 3])
    """
    return (true_fn if pred else false_fn)(*operands)


def while_loop(cond_fn, body_fn, carried_inputs):
    """Calls body_fn on the values, which it returns, as long as cond_fn of them is true.

    >>> keyfall.while_loop(lambda x: x < 8, lambda x: (x * 2,), (keyfall.tensor(1),))
    (tensor(8),)
    """
    values = tuple(carried_inputs)
    while cond_fn(*values):
        values = body_fn(*values)
        values = tuple(values) if isinstance(values, (tuple, list)) else (values,)
    return values
