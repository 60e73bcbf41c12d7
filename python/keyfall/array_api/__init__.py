"""The array API standard, version 2024.12, with its extensions linalg and fft: the namespace that
`Tensor.__array_namespace__` returns.

Functions have the standard's signatures and type promotion: tensors without dimensions count as much as
others. Arrays are ordinary tensors."""

from .. import _C
from . import creation, data_types, elementwise, manipulation, reductions
from . import fft, linalg  # noqa: F401

__array_api_version__ = "2024.12"

e, inf, nan, pi, newaxis = 2.718281828459045, 1e999, 1e999 - 1e999, 3.141592653589793, None

for _module in (data_types, creation, elementwise, manipulation, reductions):
    globals().update((_name, getattr(_module, _name)) for _name in _module.__all__)
globals().update({_name: getattr(_C, _name) for _name in data_types.DTYPES})
matmul, matrix_transpose, tensordot, vecdot = (
    linalg.matmul, linalg.matrix_transpose, linalg.tensordot, linalg.vecdot)

__all__ = sorted([
    *data_types.DTYPES, *(_name for _module in (data_types, creation, elementwise, manipulation, reductions)
                          for _name in _module.__all__),
    "__array_api_version__", "e", "fft", "inf", "linalg", "matmul", "matrix_transpose", "nan", "newaxis",
    "pi", "tensordot", "vecdot"])
