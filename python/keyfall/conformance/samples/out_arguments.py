"""Tensors to pass as out=: of the right shape, empty, of another type, and with gaps between the
elements."""

import functools

import keyfall

from .arguments import Case, Unusable, call, tensors_in


def _made(label, shape, dtype):
    if label == "empty out":
        return keyfall.empty(0, dtype=dtype)
    if label == "float64 out":
        return keyfall.zeros(shape, dtype=keyfall.float64)
    if label == "sliced out":
        return keyfall.zeros((*shape, 2), dtype=dtype)[..., 1]
    return keyfall.zeros(shape, dtype=dtype)


@functools.lru_cache(maxsize=4)
def _results(functional, sample, dtype, mode, maker):
    """(shape, type) of each tensor that the functional form returns; None where it refuses the call."""
    fresh = Case(functional, sample, dtype, mode, maker=maker).arguments()
    try:
        return [(t.shape, t.dtype) for t in tensors_in(call(functional, fresh))]
    except Exception:  # noqa: BLE001 - the out= form must refuse the call, too
        return None


def add_out(case, own):
    """Adds the out= tensors of a case to its arguments `own`."""
    names = [name for name in case.form.written_names if name not in own]
    results = _results(case.form.family.functional, case.sample, case.dtype, case.mode, case.maker)
    if results is None:
        results = [((0,), keyfall.get_default_dtype())] * len(names)
    if len(results) != len(names):
        raise Unusable("the results are no tensors")
    own.update((name, _made(case.label, *result)) for name, result in zip(names, results))
