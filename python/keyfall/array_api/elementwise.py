"""Elementwise functions of the array API."""

from math import pi

from .. import _C
from .data_types import is_tensor, together

_functions = _C._VariableFunctions

_ONE = """abs acos acosh asin asinh atan atanh bitwise_invert=bitwise_not ceil cos cosh exp expm1 floor isfinite
isinf isnan log log1p log2 log10 logical_not negative positive reciprocal sign signbit sin sinh square sqrt tan
tanh trunc"""
_TWO = """add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor copysign divide equal=eq
floor_divide greater=gt greater_equal=ge hypot less=lt less_equal=le logaddexp logical_and logical_or logical_xor
maximum minimum multiply nextafter not_equal=ne pow remainder subtract"""


def _unary(function):
    def call(x, /):
        return function(x)
    return call


def _binary(function):
    def call(x1, x2, /):
        return function(*together(x1, x2))
    return call


def _define(namespace):
    """Defines the functions of the two lists; `a=b` is b of the library."""
    for names, make in ((_ONE, _unary), (_TWO, _binary)):
        for pair in names.split():
            name, _, own = pair.partition("=")
            function = namespace.get(f"_{name}") or getattr(_functions, own or name)
            call = namespace[name] = make(function)
            call.__name__ = call.__qualname__ = name
            call.__module__ = "keyfall.array_api"
            call.__doc__ = f"`{name}` of the array API standard, elementwise."
            yield name


def _whole(function):
    """Integers stay as they are."""
    return lambda x: function(x) if x.is_floating_point() else x.clone()


_ceil, _floor, _trunc = map(_whole, (_functions.ceil, _functions.floor, _functions.trunc))


def _abs(x):
    return x.clone() if x.dtype == _C.bool else _functions.abs(x)


def _sign(x):
    if x.is_complex():
        return _functions.sgn(x)
    return _functions.where(x != x, x, _functions.sign(x)) if x.is_floating_point() else _functions.sign(x)


def _as_zeros(x, where, signs):
    """x, with zeros of the signs of `signs` where `where` is true."""
    return _functions.where(where, _functions.copysign(_functions.zeros_like(x), signs), x)


def _floor_divide(x1, x2):
    result = _functions.div(x1, x2, rounding_mode="floor")
    if not result.is_floating_point():
        return result
    quotient = x1 / x2
    result = _functions.where(_functions.isinf(quotient), quotient, result)
    return _as_zeros(result, _functions.isfinite(x1) & _functions.isinf(x2), quotient)


def _remainder(x1, x2):
    result = _functions.remainder(x1, x2)
    return _as_zeros(result, result == 0, x2) if result.is_floating_point() else result


def _expm1(x):
    result = _functions.expm1(x)
    if not x.is_complex():
        return result
    power = _functions.exp(x)
    regular = _functions.isfinite(x) & (x != 0)
    return _functions.where(regular, result, _functions.complex(power.real - 1, power.imag))


def _acosh(x):
    result = _functions.acosh(x)
    if not x.is_complex():
        return result
    undefined = (x.real == 0) & _functions.isnan(x.imag)
    return _functions.where(undefined, _functions.complex(x.imag, _functions.full_like(x.imag, pi / 2)), result)


def _tanh(x):
    result = _functions.tanh(x)
    if not x.is_complex():
        return result
    limit = _functions.complex(_functions.copysign(_functions.ones_like(x.real), x.real),
                               _functions.copysign(_functions.zeros_like(x.imag), x.imag))
    return _functions.where(_functions.isinf(x.real), limit, result)


def _tan(x):
    """-i tanh(i x), which also decides the signs of the zeros at infinity."""
    result = _functions.tan(x)
    if not x.is_complex():
        return result
    turned = _tanh(_functions.complex(-x.imag, x.real))
    return _functions.where(_functions.isinf(x.imag), _functions.complex(turned.imag, -turned.real), result)


def _shifted(function, after):
    """Shifts by more bits than a number has give what the last bit would."""
    def shift(x1, x2):
        bits = _C.iinfo(x1.dtype).bits
        far = function(x1, x2.clamp(max=bits - 1))
        return _functions.where(x2 >= bits, after(x1), far)
    return shift


_bitwise_left_shift = _shifted(_functions.bitwise_left_shift, _functions.zeros_like)
_bitwise_right_shift = _shifted(_functions.bitwise_right_shift, lambda x: -(x < 0).to(x.dtype))


def _logaddexp(x1, x2):
    return _functions.logaddexp(x1, x2)


def round(x, /):
    """The nearest integers; of two, the even one."""
    if x.is_complex():
        return _functions.complex(_functions.round(x.real), _functions.round(x.imag))
    return _functions.round(x) if x.is_floating_point() else x.clone()


def conj(x, /):
    """Complex conjugates."""
    return x.conj().resolve_conj() if x.is_complex() else x


def real(x, /):
    """Real parts."""
    return _functions.real(x) if x.is_complex() else x


def imag(x, /):
    """Imaginary parts."""
    return _functions.imag(x) if x.is_complex() else _functions.zeros_like(x)


def clip(x, /, min=None, max=None):
    """max(min, x), then min(max, x); limits may be arrays."""
    result = x
    for limit, choose in ((min, "maximum"), (max, "minimum")):
        if limit is None:
            continue
        if not is_tensor(limit) and not x.is_floating_point():
            info = _C.iinfo(x.dtype)
            limit = info.min if limit < info.min else info.max if limit > info.max else limit
        limit = limit.to(x.dtype) if is_tensor(limit) else _C.tensor(limit, dtype=x.dtype, device=x.device)
        result = globals()[choose](result, limit)
    return result.clone() if result is x else result


__all__ = [*_define(globals()), "clip", "conj", "imag", "real", "round"]
