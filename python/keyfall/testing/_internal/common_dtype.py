"""Groups of dtypes for tests."""

import keyfall

_FLOATING = (keyfall.float32, keyfall.float64)
_COMPLEX = (keyfall.complex64, keyfall.complex128)
_INTEGRAL = (keyfall.uint8, keyfall.int8, keyfall.int16, keyfall.int32, keyfall.int64)
_FLOAT8 = (keyfall.float8_e4m3fn, keyfall.float8_e5m2, keyfall.float8_e4m3fnuz,
           keyfall.float8_e5m2fnuz)
_QUANTIZED = ("quint8", "qint8", "qint32", "quint4x2", "quint2x4")


def _fixed(types, what):
    """Returns a function without arguments that returns `types`, and one that takes extra ones."""

    def plain():
        return types

    def and_more(*more):
        return types + more

    plain.__doc__ = f"The {what} types."
    and_more.__doc__ = f"The {what} types and those given."
    return plain, and_more


floating_types, floating_types_and = _fixed(_FLOATING, "floating-point")
complex_types, complex_types_and = _fixed(_COMPLEX, "complex")
integral_types, integral_types_and = _fixed(_INTEGRAL, "integer")
all_types, all_types_and = _fixed(_FLOATING + _INTEGRAL, "real")
floating_and_complex_types, floating_and_complex_types_and = _fixed(
    _FLOATING + _COMPLEX, "floating-point and complex"
)
all_types_and_complex, all_types_and_complex_and = _fixed(
    _FLOATING + _INTEGRAL + _COMPLEX, "real and complex"
)
_, all_types_complex_float8_and = _fixed(
    _FLOATING + _INTEGRAL + _COMPLEX + _FLOAT8, "real, complex and 8-bit floating-point"
)
empty_types, custom_types = _fixed((), "no")
double_types, _ = _fixed((keyfall.float64, keyfall.complex128), "double-precision")


def floating_types_and_half():
    return floating_types_and(keyfall.half)


def all_types_and_half():
    return all_types_and(keyfall.half)


def get_all_int_dtypes():
    return list(_INTEGRAL)


def get_all_fp_dtypes(include_half=True, include_bfloat16=True):
    return [*_FLOATING, *[keyfall.float16] * include_half, *[keyfall.bfloat16] * include_bfloat16]


def get_all_complex_dtypes(include_complex32=False):
    return ([keyfall.complex32] if include_complex32 else []) + list(_COMPLEX)


def get_all_qint_dtypes():
    return [getattr(keyfall, name) for name in _QUANTIZED if hasattr(keyfall, name)]


def get_all_math_dtypes(device):
    """The dtypes with arithmetic on a device: half precision only on CUDA devices."""
    half = str(device).startswith("cuda")
    return (
        get_all_int_dtypes()
        + get_all_fp_dtypes(include_half=half, include_bfloat16=False)
        + get_all_complex_dtypes()
    )


def get_all_dtypes(
    include_half=True,
    include_bfloat16=True,
    include_bool=True,
    include_complex=True,
    include_complex32=False,
    include_qint=False,
):
    further = ((include_bool, [keyfall.bool]), (include_complex, get_all_complex_dtypes(include_complex32)),
               (include_qint, get_all_qint_dtypes()))
    return [*get_all_int_dtypes(), *get_all_fp_dtypes(include_half, include_bfloat16),
            *(dtype for wanted, dtypes in further if wanted for dtype in dtypes)]


float_to_corresponding_complex_type_map = {
    keyfall.float16: keyfall.complex32,
    keyfall.float32: keyfall.complex64,
    keyfall.float64: keyfall.complex128,
}
