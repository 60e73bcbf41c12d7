"""Results of sums that are not finite on one side only.

A sum in another order than the CPU's can overflow where the CPU's does not, or meet infinities of both
signs on the way. A result of a device that differs from the CPU's is right if one of these holds for
each element that differs:

- it agrees with the same call in float64, rounded to the type: the device may be better than the CPU;
- it is not finite, and the sum of the absolute values of all terms exceeds the largest number of the
  type, so that some order of the terms overflows.

Everything else is wrong: an infinity or a NaN where no order overflows, and a finite number that is not
the sum."""

import math

import keyfall

from ..samples.arguments import call, for_form, tensors_in
from .outcome import Outcome
from .tolerances import is_sum

# Operators whose intermediate values exceed those of the call with absolute values. The bound is then
# the sum over all elements of all arguments.
TOTALS = ("mean", "fft", "_fft", "nanmean")
SQUARES = ("var", "std", "norm", "linalg", "native_", "layer_norm", "batch_norm", "group_norm",
           "instance_norm", "rms_norm", "_fused_rms_norm", "cdist", "_cdist", "pdist", "_pdist")
PRODUCTS = ("prod", "cumprod")
# Operators that subtract the maximum first, so that nothing overflows on the way.
UNBOUNDED = ("logsumexp", "logcumsumexp")


def _wide(value):
    """float64 for every floating type, complex128 for every complex one."""
    if isinstance(value, keyfall.Tensor):
        if value.is_complex():
            return value.to(keyfall.complex128)
        return value.to(keyfall.float64) if value.is_floating_point() else value
    if isinstance(value, keyfall.dtype):
        return (keyfall.complex128 if value.is_complex else
                keyfall.float64 if value.is_floating_point else value)
    if isinstance(value, (list, tuple)) and not isinstance(value, keyfall.Size):
        return type(value)(_wide(item) for item in value)
    return value


def _magnitude(value, least=0.0):
    """The absolute values, at least `least`, and `least` instead of what is not finite."""
    if isinstance(value, keyfall.Tensor) and (value.is_floating_point() or value.is_complex()):
        parts = keyfall.view_as_real(value).abs().sum(-1) if value.is_complex() else value.abs()
        sizes = keyfall.nan_to_num(parts, 0.0, 0.0, 0.0).clamp(min=least)
        return keyfall.complex(sizes, keyfall.zeros_like(sizes)) if value.is_complex() else sizes
    if isinstance(value, (list, tuple)) and not isinstance(value, keyfall.Size):
        return type(value)(_magnitude(item, least) for item in value)
    return value


def _numbers(tensor):
    """Elements as Python floats, the parts of complex numbers one after the other."""
    tensor = tensor.resolve_conj().resolve_neg()
    if tensor.is_complex():
        tensor = keyfall.view_as_real(tensor)
    return tensor.to(keyfall.float64).reshape(-1).tolist()


def _close(a, b, limits):
    if a == b or (a != a and b != b):
        return True
    return math.isfinite(a) and math.isfinite(b) and abs(a - b) <= limits[1] + limits[0] * abs(b)


class Reference:
    """The same call in float64, and how large its intermediate values can be."""

    def __init__(self, case):
        functional = case.form.family.functional
        self.name = functional.name.partition("::")[2]
        values = {name: _wide(value) for name, value in for_form(functional, case.arguments()).items()}
        exact = Outcome(call, functional, values)
        self.results = None if exact.error else tensors_in(exact.results)
        self._functional, self._values = functional, values

    def bounds(self):
        """For each result, a list with a bound for each element, or one number for all."""
        sizes = {name: _magnitude(value) for name, value in self._values.items()}
        terms = [t.abs().reshape(-1) for t in tensors_in(sizes) if t.is_floating_point() or t.is_complex()]
        if self.name.startswith(UNBOUNDED):
            return [0.0] * len(self.results)
        if self.name.startswith(SQUARES):
            return [sum(((t + 1) ** 2).sum().item() for t in terms)] * len(self.results)
        if self.name.startswith(TOTALS):
            return [sum(t.sum().item() for t in terms)] * len(self.results)
        if self.name.startswith(PRODUCTS):
            sizes = {name: _magnitude(value, 1.0) for name, value in self._values.items()}
        largest = Outcome(call, self._functional, sizes)
        if largest.error is not None:
            return [0.0] * len(self.results)
        return [_numbers(keyfall.complex(t.abs(), t.abs()) if t.is_complex() else t.abs())
                for t in tensors_in(largest.results)]


def _accepts(found, expected, exact, bound, limits):
    """Whether every element of a result that differs from the CPU's is right."""
    if found.shape != expected.shape or found.dtype != expected.dtype or exact.shape != found.shape:
        return False
    if not (found.is_floating_point() or found.is_complex()):
        return False
    largest = keyfall.finfo(found.dtype).max
    a, b, r = _numbers(found), _numbers(expected), _numbers(exact.to(found.dtype))
    bounds = bound if isinstance(bound, list) else [bound] * len(a)
    return all(_close(x, y, limits) or _close(x, z, limits) or
               (not math.isfinite(x) and size > largest)
               for x, y, z, size in zip(a, b, r, bounds))


def _is_finite(tensor):
    return all(math.isfinite(number) for number in _numbers(tensor))


def depends_on_order(case, results):
    """Whether a right device may give other results than these, the CPU's: some order of the terms
    overflows, or the CPU's own order gave an infinity or a NaN that float64 does not give."""
    found = [t for t in tensors_in(results) if t.is_floating_point() or t.is_complex()]
    small = any(t.dtype == keyfall.float16 for t in found)
    if not is_sum(case.form.name) or (not small and all(map(_is_finite, found))):
        return False
    reference = Reference(case)
    if reference.results is None or len(reference.results) != len(found):
        return True
    for ours, exact, bound in zip(found, reference.results, reference.bounds()):
        highest = max(bound, default=0.0) if isinstance(bound, list) else bound
        if highest > keyfall.finfo(ours.dtype).max or ours.shape != exact.shape:
            return True
        for a, r in zip(_numbers(ours), _numbers(exact.to(ours.dtype))):
            if not (math.isfinite(a) and math.isfinite(r)) and a != r and (a == a or r == r):
                return True
    return False


def accept(case, found, expected, limits):
    """Whether the results of a device, which differ from the CPU's, are right nevertheless. Then they
    are overwritten with the CPU's, so that whatever shares their memory can be compared."""
    if not is_sum(case.form.name):
        return False
    ours, theirs = tensors_in(found), tensors_in(expected)
    reference = Reference(case)
    if reference.results is None or not len(ours) == len(theirs) == len(reference.results):
        return False
    pairs = zip(ours, theirs, reference.results, reference.bounds())
    if not all(_accepts(a.cpu(), b, exact, bound, limits) for a, b, exact, bound in pairs):
        return False
    for a, b in zip(ours, theirs):
        a.copy_(b)
    return True
