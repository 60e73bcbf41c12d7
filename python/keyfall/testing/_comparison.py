"""assert_close: compares two results up to rounding; reports where and by how much they differ."""

from collections.abc import Callable
from collections.abc import Mapping, Sequence

from .. import _C

Tensor = _C.TensorBase

# (rtol, atol) by dtype name; dtypes not listed are compared exactly.
_TOLERANCES = {
    "float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5), "float32": (1.3e-6, 1e-5),
    "float64": (1e-7, 1e-7), "complex32": (1e-3, 1e-5), "complex64": (1.3e-6, 1e-5),
    "complex128": (1e-7, 1e-7),
}
_NUMBERS = (int, float, complex)


def default_tolerances(*inputs):
    """Returns the larger (rtol, atol) of the inputs' dtypes: tensors, dtypes or names of dtypes."""
    pairs = [_TOLERANCES.get(_type_name(one), (0.0, 0.0)) for one in inputs]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def _type_name(one):
    if isinstance(one, Tensor):
        one = one.dtype
    elif isinstance(one, (bool, int)):
        return "int64"
    elif isinstance(one, float):
        return "float64"
    elif isinstance(one, complex):
        return "complex128"
    return str(one).rpartition(".")[2]


class _Rules:
    """The options of an assert_close call."""

    def __init__(self, rtol, atol, equal_nan, checks, allow_subclasses):
        if (rtol is None) != (atol is None):
            raise ValueError("Both 'rtol' and 'atol' must be either specified or omitted, but got no "
                             f"{'rtol' if rtol is None else 'atol'}.")
        self.rtol, self.atol, self.equal_nan = rtol, atol, equal_nan
        self.checks, self.allow_subclasses = checks, allow_subclasses

    def tolerances(self, actual, expected):
        if self.rtol is not None:
            return self.rtol, self.atol
        return default_tolerances(actual, expected)


class _Difference(AssertionError):
    """A difference and the container item it is in."""

    def __init__(self, text, place=()):
        super().__init__(text)
        self.text, self.place = text, place

    def full(self):
        if not self.place:
            return self.text
        items = "".join(f"[{item!r}]" for item in self.place)
        return f"{self.text}\n\nThe failure occurred for item {items}"


def assert_close(actual, expected, *, allow_subclasses: bool = True, rtol: float | None = None,
                 atol: float | None = None, equal_nan: bool = False, check_device: bool = True,
                 check_dtype: bool = True, check_layout: bool = True, check_stride: bool = False,
                 msg: str | Callable | None = None):
    """Raises AssertionError unless |actual - expected| <= atol + rtol * |expected| everywhere.

    Accepts tensors, NumPy arrays, numbers, None, and sequences and mappings of them. The tolerances
    depend on the dtypes unless given; integers and booleans must be equal. msg replaces the
    message, or is called with it."""
    checks = {"device": check_device, "dtype": check_dtype, "layout": check_layout,
              "stride()": check_stride}
    rules = _Rules(rtol, atol, equal_nan, checks, allow_subclasses)
    try:
        _compare(actual, expected, rules)
    except _Difference as difference:
        text = difference.full()
    else:
        return
    raise AssertionError(msg(text) if callable(msg) else text if msg is None else msg)


def _is_mapping(one):
    return isinstance(one, Mapping)


def _is_sequence(one):
    return isinstance(one, Sequence) and not isinstance(one, (str, bytes))


def _is_array(one):
    return type(one).__module__.partition(".")[0] == "numpy" and hasattr(one, "shape")


def _is_scalar(one):
    """True for Python numbers and NumPy scalars, but not arrays."""
    return isinstance(one, _NUMBERS) or (_is_array(one) and not hasattr(one, "__setitem__"))


def _compare(actual, expected, rules):
    if actual is None or expected is None:
        if actual is not expected:
            raise _Difference(f"None mismatch: {actual} is not {expected}")
    elif isinstance(actual, bool) and isinstance(expected, bool):
        if actual is not expected:
            raise _Difference(f"Booleans mismatch: {actual} is not {expected}")
    elif _is_scalar(actual) and _is_scalar(expected):
        _compare_numbers(actual, expected, rules)
    elif isinstance(actual, Tensor) and isinstance(expected, Tensor) and (
            rules.allow_subclasses or type(actual) is type(expected)):
        _compare_tensors(actual, expected, rules)
    elif _is_array(actual) and _is_array(expected):
        _compare_tensors(_C.from_numpy(actual), _C.from_numpy(expected), rules)
    elif _is_mapping(actual) and _is_mapping(expected):
        _compare_mappings(actual, expected, rules)
    elif _is_sequence(actual) and _is_sequence(expected):
        if len(actual) != len(expected):
            raise _Difference(f"The length of the sequences mismatch: {len(actual)} != "
                              f"{len(expected)}")
        for index in range(len(actual)):
            _compare_item(actual, expected, index, rules)
    else:
        raise TypeError("No comparison pair was able to handle inputs of type "
                        f"{type(actual)} and {type(expected)}.")


def _compare_item(actual, expected, item, rules):
    try:
        _compare(actual[item], expected[item], rules)
    except _Difference as difference:
        raise _Difference(difference.text, (item, *difference.place)) from None


def _compare_mappings(actual, expected, rules):
    missing = [key for key in expected if key not in actual]
    additional = [key for key in actual if key not in expected]
    if missing or additional:
        raise _Difference("The keys of the mappings do not match:\nMissing keys in the actual "
                          f"mapping: {missing}\nAdditional keys in the actual mapping: {additional}")
    for key in expected:
        _compare_item(actual, expected, key, rules)


# ---- Numbers


def _python_number(one):
    return one.item() if hasattr(one, "item") else one


def _compare_numbers(actual, expected, rules):
    actual, expected = _python_number(actual), _python_number(expected)
    if rules.checks["dtype"] and type(actual) is not type(expected):
        raise _Difference(f"The (d)types do not match: {type(actual)} != {type(expected)}.")
    rtol, atol = rules.tolerances(actual, expected)
    if not _numbers_are_close(actual, expected, rtol, atol, rules.equal_nan):
        raise _Difference(_scalar_text(actual, expected, rtol, atol))


def _numbers_are_close(actual, expected, rtol, atol, equal_nan):
    if actual == expected:
        return True
    if actual != actual or expected != expected:
        return equal_nan and actual != actual and expected != expected
    difference, size = abs(actual - expected), abs(expected)
    return difference != float("inf") and difference <= atol + rtol * size


def _scalar_text(actual, expected, rtol, atol):
    exact = rtol == 0 and atol == 0
    difference = abs(actual - expected)
    relative = difference / abs(expected) if expected != 0 else (
        float("nan") if difference == 0 else float("inf"))
    limits = ("", "") if exact else (f" (up to {atol} allowed)", f" (up to {rtol} allowed)")
    return (f"Scalars are not {'equal' if exact else 'close'}!\n\n"
            f"Expected {expected} but got {actual}.\n"
            f"Absolute difference: {difference}{limits[0]}\n"
            f"Relative difference: {relative}{limits[1]}")


# ---- Tensors


def _attributes(actual, expected, checks):
    found = [("shape", actual.shape, expected.shape)]
    if checks["layout"]:
        found.append(("layout", actual.layout, expected.layout))
    if checks["device"]:
        found.append(("device", actual.device, expected.device))
    if checks["dtype"]:
        found.append(("dtype", actual.dtype, expected.dtype))
    if checks["stride()"] and actual.shape == expected.shape:
        found.append(("stride()", actual.stride(), expected.stride()))
    return found


def _compare_tensors(actual, expected, rules):
    for name, one, other in _attributes(actual, expected, rules.checks):
        if one != other:
            raise _Difference(f"The values for attribute '{name}' do not match: {one} != {other}.")
    if "meta" in (actual.device.type, expected.device.type):
        return
    rtol, atol = rules.tolerances(actual, expected)
    actual, expected = actual.detach(), expected.detach()
    if actual.device != expected.device:
        actual, expected = actual.cpu(), expected.cpu()
    if actual.dtype != expected.dtype:
        common = _common_dtype(actual.dtype, expected.dtype)
        actual, expected = actual.to(common), expected.to(common)
    if actual.layout != expected.layout:
        actual, expected = actual.to_dense(), expected.to_dense()
    if actual.layout is not _C.strided:
        _compare_sparse(actual, expected, rtol, atol, rules.equal_nan)
    else:
        _compare_values(actual, expected, rtol, atol, rules.equal_nan)


def _common_dtype(one, other):
    """The dtype to compare in. No integer type holds uint64 and negative numbers: int64, as tests
    hardly meet numbers that wrap around."""
    if _C.uint64 in (one, other) and {one, other} & {_C.int8, _C.int16, _C.int32, _C.int64}:
        return _C.int64
    return _C._VariableFunctions.promote_types(one, other)


def _compare_values(actual, expected, rtol, atol, equal_nan, name="Tensor-likes"):
    close = _C._VariableFunctions.isclose(actual, expected, rtol=rtol, atol=atol, equal_nan=equal_nan)
    if not bool(close.all()):
        raise _Difference(_tensor_text(actual, expected, close, rtol, atol, name))


def _compare_sparse(actual, expected, rtol, atol, equal_nan):
    """Compares indices, which must be equal, and then values."""
    layout = actual.layout
    if layout is _C.sparse_coo:
        if actual.is_coalesced() != expected.is_coalesced():
            actual, expected = actual.coalesce(), expected.coalesce()
        if actual.sparse_dim() != expected.sparse_dim():
            raise _Difference("The number of sparse dimensions in sparse COO tensors does not match: "
                              f"{actual.sparse_dim()} != {expected.sparse_dim()}")
        parts = ("_indices",)
    else:
        parts = ("crow_indices", "col_indices") if layout in (_C.sparse_csr, _C.sparse_bsr) else ("ccol_indices", "row_indices")
    kind = f"sparse {str(layout).rpartition('_')[2].upper()}"
    if actual._nnz() != expected._nnz():
        raise _Difference(f"The number of specified values in {kind} tensors does not match: "
                          f"{actual._nnz()} != {expected._nnz()}")
    title = f"S{kind[1:]} "
    for part in parts:  # of two tensors, which may have indices of different types
        one, other = getattr(actual, part)().long(), getattr(expected, part)().long()
        _compare_values(one, other, 0, 0, False, title + part.lstrip("_"))
    values = "_values" if layout is _C.sparse_coo else "values"
    _compare_values(getattr(actual, values)(), getattr(expected, values)(), rtol, atol, equal_nan, title + "values")


def _tensor_text(actual, expected, close, rtol, atol, name):
    if actual.numel() == 1 and actual.dim() == 0:
        return _scalar_text(actual.item(), expected.item(), rtol, atol)
    exact = rtol == 0 and atol == 0
    wrong = close.logical_not()
    count, total = int(wrong.sum().item()), actual.numel()
    if not (actual.is_floating_point() or actual.is_complex()):
        actual, expected = _wide(actual), _wide(expected)
    absolute = (actual - expected).abs()
    absolute = absolute.masked_fill(close, 0)  # close elements may be infinite on both sides
    relative = (absolute / expected.abs()).masked_fill(close, 0)
    return (f"{name} are not {'equal' if exact else 'close'}!\n\n"
            f"Mismatched elements: {count} / {total} ({count / total:.1%})\n"
            f"Greatest absolute difference: {_greatest(absolute, None if exact else atol)}\n"
            f"Greatest relative difference: {_greatest(relative, None if exact else rtol)}")


def _wide(tensor):
    """Widens to int64, which holds the difference of any two smaller integers."""
    return tensor.to(_C.int64)


def _greatest(differences, limit):
    flat = int(differences.argmax().item())
    value, index = differences.reshape(-1)[flat].item(), []
    for size in reversed(differences.shape):
        flat, at = divmod(flat, size)
        index.insert(0, at)
    allowed = "" if limit is None else f" (up to {limit} allowed)"
    return f"{value} at index {tuple(index)}{allowed}"


_LOOSE = {_C.float16: (1e-3, 1e-3), _C.float32: (1e-4, 1e-5), _C.float64: (1e-5, 1e-8)}


def assert_allclose(actual, expected, rtol=None, atol=None, equal_nan=True, msg=""):
    """Compares values only, within wider limits than assert_close, which programs should use."""
    actual, expected = _C.as_tensor(actual), _C.as_tensor(expected)
    if rtol is None and atol is None:
        limits = [_LOOSE.get(tensor.dtype, (0.0, 0.0)) for tensor in (actual, expected)]
        rtol, atol = map(max, zip(*limits))
    assert_close(actual, expected, rtol=rtol, atol=atol, equal_nan=equal_nan, check_device=True,
                 check_dtype=False, check_stride=False, msg=msg or None)
