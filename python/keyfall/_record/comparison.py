"""Comparing a result of a replay with the recorded one: which elements differ, and by how much."""

from .. import _C
from ..testing._comparison import default_tolerances

_functions = _C._VariableFunctions


class Difference:
    """A result of a call that is not as recorded.

    `kind` is "value", "hash" (only the hash is recorded), "metadata" (type, size, or layout of a
    view), "alias" (shares memory with another argument than recorded) or "error". For values, `max_abs`
    and `max_rel` are the largest errors, `position` is that of the largest absolute error, `expected`
    and `actual` are the two values there, and `count` elements of `total` differ."""

    __slots__ = ("actual", "count", "expected", "index", "kind", "max_abs", "max_rel", "message", "op",
                 "position", "result", "total")

    def __init__(self, kind, message, **facts):
        self.kind, self.message = kind, message
        for name in self.__slots__:
            if name not in ("kind", "message"):
                setattr(self, name, facts.get(name))

    def __str__(self):
        return f"call {self.index}, {self.op}, {self.result}: {self.message}"

    __repr__ = __str__

    def to_dict(self):
        """The facts as JSON has them: a value that is not an integer is a text."""
        values = {name: getattr(self, name) for name in sorted(self.__slots__)}
        for name in ("actual", "expected", "max_abs", "max_rel"):
            if isinstance(values[name], (float, complex)):
                values[name] = str(values[name])
        return {name: value for name, value in values.items() if value is not None}


def tolerances_for(dtype, exact, rtol, atol):
    """(rtol, atol) for a type: those given, or none on the recorded device, or the type's own."""
    if not exact and (dtype.is_floating_point or dtype.is_complex):
        own = default_tolerances(dtype)
    else:
        own = 0.0, 0.0
    return own[0] if rtol is None else rtol, own[1] if atol is None else atol


def _wide(tensor):
    """The elements as numbers in which differences are exact enough to print."""
    return tensor.to(_C.complex128 if tensor.dtype.is_complex else _C.float64)


def _same_elements(expected, actual):
    """Elementwise equality; a NaN equals a NaN."""
    if expected.dtype.is_floating_point or expected.dtype.is_complex:
        wide_expected, wide_actual = _wide(expected), _wide(actual)
        return wide_expected.eq(wide_actual) | (wide_expected.isnan() & wide_actual.isnan())
    if expected.dtype.itemsize == 8:  # uint64 has few operators
        expected, actual = expected.view(_C.int64), actual.view(_C.int64)
    elif expected.dtype is not _C.bool:
        expected, actual = expected.to(_C.int64), actual.to(_C.int64)
    return expected.eq(actual)


def _unravel(flat, size):
    position = []
    for length in reversed(size):
        position.append(flat % length)
        flat //= length
    return position[::-1]


def compare_values(expected, actual, rtol, atol):
    """The Difference of two CPU tensors of the same type and size, or None."""
    expected = expected.resolve_conj().resolve_neg().contiguous().reshape(-1)
    size, actual = actual.shape, actual.resolve_conj().resolve_neg().contiguous().reshape(-1)
    same = _same_elements(expected, actual)
    if bool(same.all()):
        return None
    wide_expected = _wide(expected)
    error, magnitude = (_wide(actual) - wide_expected).abs(), wide_expected.abs()
    bad = ~(same | error.le(magnitude * rtol + atol))
    count = int(bad.sum())
    if not count:
        return None
    # An error that is NaN, because one of the values is or both are infinite, is the largest.
    ranked = error.nan_to_num(nan=float("inf"), posinf=float("inf")).where(bad, error.new_tensor(-1.0))
    flat = int(ranked.argmax())
    relative = (ranked / magnitude).nan_to_num(nan=0.0, posinf=float("inf"))
    position = _unravel(flat, size)
    at, max_abs, max_rel = tuple(position), float(ranked[flat]), float(relative[bad].max())
    values = expected[flat].item(), actual[flat].item()
    return Difference(
        "value", f"{count} of {expected.numel()} elements differ; at {list(at)} expected {values[0]!r}, "
        f"found {values[1]!r}; largest absolute error {max_abs:.6g}, relative {max_rel:.6g}",
        position=position, expected=values[0], actual=values[1], count=count, total=expected.numel(),
        max_abs=max_abs, max_rel=max_rel)


def compare_numbers(expected, actual, rtol, atol):
    """The same for results that are not tensors."""
    if isinstance(expected, (bool, int, float, complex)) and isinstance(actual, (bool, int, float, complex)):
        kinds = (_C.complex128 if complex in (type(expected), type(actual)) else
                 _C.float64 if float in (type(expected), type(actual)) else None)
        if kinds is not None:
            return compare_values(*(_functions.scalar_tensor(value, dtype=kinds)
                                    for value in (expected, actual)), rtol, atol)
    if expected == actual:
        return None
    return Difference("value", f"expected {expected!r}, found {actual!r}", expected=repr(expected),
                      actual=repr(actual))
