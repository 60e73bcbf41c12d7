"""Compares the results of a device with those of the CPU. Each function returns None if they agree, otherwise
a sentence that says how they differ."""

import math

import keyfall

from .tolerances import EXACT

BITS = {1: keyfall.uint8, 2: keyfall.int16, 4: keyfall.int32, 8: keyfall.int64}


WRONG = "is wrong:"


def on_host(tensor):
    """Returns the tensor on the CPU, without conjugate and negative bits. A view of an unsigned type may have
    the negative bit, but its values cannot be negated: the bit is removed."""
    if tensor.is_neg():
        if not tensor.dtype.is_signed:
            tensor = keyfall._neg_view(tensor)
        tensor = tensor.resolve_neg()
    if tensor.is_conj():
        tensor = tensor.resolve_conj()
    return tensor.detach().cpu()


def same_bits(one, other):
    """Compares two CPU tensors of the same shape and dtype bit by bit."""
    if one.is_complex():
        one, other = keyfall.view_as_real(one), keyfall.view_as_real(other)
    bits = BITS[one.element_size()]
    return keyfall.equal(one.contiguous().view(bits), other.contiguous().view(bits))


def effective_strides(tensor):
    """Returns the strides of the dimensions with more than one element; none for an empty tensor."""
    if tensor.numel() == 0:
        return ()
    return tuple(s for n, s in zip(tensor.size(), tensor.stride()) if n > 1)


def metadata(found, expected, device, strides):
    if found.device != device and not (expected.device.type == "meta" == found.device.type):
        return f"is on device {found.device}, expected {device}"
    if found.dtype != expected.dtype:
        return f"has dtype {found.dtype}, expected {expected.dtype}"
    if found.size() != expected.size():
        return f"has shape {tuple(found.size())}, expected {tuple(expected.size())}"
    if strides and effective_strides(found) != effective_strides(expected):
        return f"has strides {found.stride()}, expected {expected.stride()}"
    if found.is_conj() != expected.is_conj() or found.is_neg() != expected.is_neg():
        return "has a conjugate or negative bit that differs from the CPU's"
    return None


def _as_numbers(tensor):
    """Converts to float64 or complex128, for printing differences; integers stay integers."""
    if tensor.is_complex():
        return tensor.to(keyfall.complex128)
    return tensor.to(keyfall.float64) if tensor.is_floating_point() else tensor


def _first_difference(found, expected, tolerance):
    """Returns (index, found value, expected value) of the first element outside the tolerance."""
    rtol, atol = tolerance
    shape = tuple(expected.size())
    pairs = zip(_as_numbers(found).reshape(-1).tolist(), _as_numbers(expected).reshape(-1).tolist())
    for position, (a, b) in enumerate(pairs):
        if a == b or (a != a and b != b):
            continue
        try:
            if abs(a - b) <= atol + rtol * abs(b) and math.isfinite(abs(b)):
                continue
        except OverflowError:
            pass
        index = []
        for size in reversed(shape):
            index.insert(0, position % size)
            position //= size
        return index, a, b
    return None


def values(found, expected, tolerance):
    """Compares tensors of the same shape and dtype. With tolerance None, every bit must agree."""
    if found.device.type == "meta" or expected.numel() == 0:
        return None
    found, expected = on_host(found), on_host(expected)
    if tolerance is None:
        if same_bits(found, expected):
            return None
        tolerance = EXACT
    elif keyfall.equal(found, expected):
        return None
    different = _first_difference(found, expected, tolerance)
    if different is None:
        return None if tolerance != EXACT or keyfall.equal(found, expected) else (
            "differs in the sign of a zero or the bits of a NaN")
    index, a, b = different
    where = f"element {index}" if index else "the value"
    return f"{WRONG} {where} is {a!r}, expected {b!r}"


def is_wrong_value(problem):
    """Whether a problem is about values, not about shapes, types or devices."""
    return WRONG in problem


def tensor(found, expected, device, strides, tolerance, contents=True):
    problem = metadata(found, expected, device, strides)
    if problem is None and contents:
        problem = values(found, expected, tolerance)
    return problem


def result(found, expected, device, strides, tolerance, contents=True):
    """Compares any results: tensors, lists of them, numbers, None."""
    if isinstance(expected, keyfall.Tensor):
        if not isinstance(found, keyfall.Tensor):
            return f"is {type(found).__name__}, expected a tensor"
        return tensor(found, expected, device, strides, tolerance, contents)
    if isinstance(expected, (list, tuple)):
        if not isinstance(found, (list, tuple)) or len(found) != len(expected):
            return f"is {found!r:.60}, expected {len(expected)} items"
        for index, (a, b) in enumerate(zip(found, expected)):
            problem = result(a, b, device, strides, tolerance, contents)
            if problem is not None:
                return f"item {index} {problem}"
        return None
    return number(found, expected, tolerance) if contents else None


def number(found, expected, tolerance):
    if type(found) is not type(expected):
        return f"is {type(found).__name__}, expected {type(expected).__name__}"
    if isinstance(expected, (float, complex)) and tolerance is not None:
        rtol, atol = max(tolerance, (1e-7, 1e-7))
        if found == expected or abs(found - expected) <= atol + rtol * abs(expected):
            return None
    if found == expected or (found != found and expected != expected):
        return None
    return f"is {found!r}, expected {expected!r}"
