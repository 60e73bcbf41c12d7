"""Tensors to pass as out=: of the right shape, empty, of another type, and with gaps between the
elements."""

import keyfall

from .arguments import Unusable, call, is_written, tensors_in


def _made(label, like):
    if label == "empty out":
        return keyfall.empty(0, dtype=like.dtype)
    if label == "float64 out":
        return keyfall.zeros(like.shape, dtype=keyfall.float64)
    if label == "sliced out":
        return keyfall.zeros((*like.shape, 2), dtype=like.dtype)[..., 1]
    return keyfall.zeros(like.shape, dtype=like.dtype)


def add_out(form, label, own, fresh):
    """Adds the out= tensors to the arguments `own`. `fresh`: the same arguments, for a call of the
    functional form that says what shapes and types the results have."""
    names = [argument.name for argument in form.schema.arguments
             if is_written(argument) and argument.name not in own]
    try:
        results = tensors_in(call(form.family.functional, fresh))
    except Exception:  # noqa: BLE001 - the form must refuse the call, too
        results = [keyfall.empty(0) for _ in names]
    if len(results) != len(names):
        raise Unusable("the results are no tensors")
    own.update((name, _made(label, result)) for name, result in zip(names, results))
