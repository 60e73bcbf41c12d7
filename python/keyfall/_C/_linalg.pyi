# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

__all__ = [
    "linalg_cross",
    "linalg_matrix_power",
    "linalg_vector_norm",
    "linalg_diagonal",
]

def linalg_cross(input: Tensor, other: Tensor, *, dim: int = -1, out: Tensor | None = None) -> Tensor: ...
def linalg_matrix_power(input: Tensor, n: int, *, out: Tensor | None = None) -> Tensor: ...
def linalg_vector_norm(input: Tensor, ord: Number = 2, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
def linalg_diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor: ...
