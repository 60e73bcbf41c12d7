"""Types of the array API: promotion, casts and limits."""

from .. import _C

__all__ = ["__array_namespace_info__", "astype", "can_cast", "finfo", "iinfo", "isdtype", "result_type"]

_KINDS = {
    "bool": ["bool"], "signed integer": ["int8", "int16", "int32", "int64"],
    "unsigned integer": ["uint8", "uint16", "uint32", "uint64"], "real floating": ["float32", "float64"],
    "complex floating": ["complex64", "complex128"],
}
_KINDS["integral"] = _KINDS["signed integer"] + _KINDS["unsigned integer"]
_KINDS["numeric"] = _KINDS["integral"] + _KINDS["real floating"] + _KINDS["complex floating"]
DTYPES = _KINDS["bool"] + _KINDS["numeric"]
_KINDS = {kind: [getattr(_C, name) for name in names] for kind, names in _KINDS.items()}


def is_tensor(value):
    return isinstance(value, _C.TensorBase)


def promote(one, two):
    """The type of a result of two types."""
    try:
        return _C._VariableFunctions.promote_types(one, two)
    except RuntimeError:
        raise TypeError(f"array_api: no type holds both {one} and {two}") from None


def _of_number(number, dtype):
    """The type of a Python number next to a tensor of a type."""
    if isinstance(number, complex) and not dtype.is_complex:
        return _C.complex128 if dtype == _C.float64 else _C.complex64
    if isinstance(number, float) and not (dtype.is_floating_point or dtype.is_complex):
        return _C.get_default_dtype()
    if isinstance(number, int) and not isinstance(number, bool) and dtype == _C.bool:
        return _C.int64
    return dtype


def result_type(*arrays_and_dtypes):
    """The type that values of these types, arrays or Python numbers are promoted to."""
    dtypes = [value.dtype if is_tensor(value) else value for value in arrays_and_dtypes
              if is_tensor(value) or isinstance(value, _C.dtype)]
    if not dtypes:
        raise ValueError("result_type: expected an array or a dtype")
    result = dtypes[0]
    for dtype in dtypes[1:]:
        result = promote(result, dtype)
    for value in arrays_and_dtypes:
        if isinstance(value, (bool, int, float, complex)):
            result = _of_number(value, result)
    return result


def together(*values):
    """The values as tensors of one type; Python numbers take the type of the others."""
    dtype = result_type(*values)
    device = next(value.device for value in values if is_tensor(value))
    return [value.to(dtype) if is_tensor(value)
            else _C.tensor(value, dtype=dtype, device=device) for value in values]


def astype(x, dtype, /, *, copy=True, device=None):
    """x converted to a type; of complex numbers, `real` and `imag` give real ones."""
    if x.is_complex() and not (dtype.is_complex or dtype == _C.bool):
        raise TypeError(f"astype: cannot convert {x.dtype} to {dtype}")
    return x.to(device=device or x.device, dtype=dtype, copy=copy)


def can_cast(from_, to, /):
    """Whether a type or the type of an array is promoted to another without a change of that."""
    try:
        return promote(from_.dtype if is_tensor(from_) else from_, to) == to
    except TypeError:
        return False


def isdtype(dtype, kind):
    """Whether a type is of a kind, of one of several, or is a given type."""
    if isinstance(kind, tuple):
        return any(isdtype(dtype, one) for one in kind)
    if isinstance(kind, str):
        if kind not in _KINDS:
            raise ValueError(f"isdtype: unknown kind {kind!r}")
        return dtype in _KINDS[kind]
    return dtype == kind


class _Limits:
    """Attributes of a type."""

    def __init__(self, **values):
        self.__dict__.update(values)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in vars(self).items())})"


def finfo(type, /):
    """Limits of a floating-point type, of the parts of a complex one."""
    dtype = type.dtype if is_tensor(type) else type
    dtype = dtype.to_real() if dtype.is_complex else dtype
    own = _C.finfo(dtype)
    return _Limits(bits=own.bits, eps=own.eps, max=own.max, min=own.min,
                   smallest_normal=own.smallest_normal, dtype=dtype)


def iinfo(type, /):
    """Limits of an integer type."""
    dtype = type.dtype if is_tensor(type) else type
    own = _C.iinfo(dtype)
    return _Limits(bits=own.bits, max=own.max, min=own.min, dtype=dtype)


class __array_namespace_info__:
    """What the library can do."""

    def capabilities(self):
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 64}

    def default_device(self):
        return _C.device("cpu")

    def devices(self):
        return [_C.device("cpu"), *map(_C.device, _C._added_devices())]

    def default_dtypes(self, *, device=None):
        real = _C.get_default_dtype()
        return {"real floating": real, "complex floating": real.to_complex(), "integral": _C.int64,
                "indexing": _C.int64}

    def dtypes(self, *, device=None, kind=None):
        return {name: getattr(_C, name) for name in DTYPES
                if kind is None or isdtype(getattr(_C, name), kind)}
