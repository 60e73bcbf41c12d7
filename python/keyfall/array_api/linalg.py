"""Linear algebra of the array API."""

import collections

from .. import _C
from .._loading import lazy_module as _lazy_module
from .data_types import together
from .reductions import sum as _sum

_functional = _lazy_module("keyfall.functional")
_linalg = _lazy_module("keyfall.linalg")
_functions = _C._VariableFunctions

__all__ = ["cholesky", "cross", "det", "diagonal", "eigh", "eigvalsh", "inv", "matmul", "matrix_norm", "matrix_power",
           "matrix_rank", "matrix_transpose", "outer", "pinv", "qr", "slogdet", "solve", "svd", "svdvals",
           "tensordot", "trace", "vecdot", "vector_norm"]

_Eigh = collections.namedtuple("EighResult", "eigenvalues eigenvectors")
_QR = collections.namedtuple("QRResult", "Q R")
_Slogdet = collections.namedtuple("SlogdetResult", "sign logabsdet")
_SVD = collections.namedtuple("SVDResult", "U S Vh")


def _product(function):
    """The function on tensors of one type."""
    def call(x1, x2, *args):
        return function(*together(x1, x2), *args)
    return call


def matmul(x1, x2, /):
    """The matrix product."""
    return _product(_functions.matmul)(x1, x2)


def matrix_transpose(x, /):
    """Exchanges the last two axes."""
    if x.ndim < 2:
        raise ValueError("matrix_transpose: expected at least two dimensions")
    return x.mT


def tensordot(x1, x2, /, *, axes=2):
    """Sums of products over several axes."""
    dims = axes if isinstance(axes, int) else [list(axes[0]), list(axes[1])]
    return _product(_functional.tensordot)(x1, x2, dims)


def vecdot(x1, x2, /, *, axis=-1):
    """Sums of products along an axis; the first operand is conjugated."""
    x1, x2 = (x.movedim(axis, -1) for x in together(x1, x2))
    if x1.shape[-1] != x2.shape[-1]:
        raise ValueError(f"vecdot: the axis has sizes {x1.shape[-1]} and {x2.shape[-1]}")
    x1, x2 = _functions.broadcast_tensors([x1, x2])
    x1 = x1.conj() if x1.is_complex() else x1
    return (x1 * x2).sum(-1, dtype=x1.dtype)


def outer(x1, x2, /):
    """All products of elements of two vectors."""
    return _product(_functions.outer)(x1, x2)


def cross(x1, x2, /, *, axis=-1):
    """The cross product along an axis of size 3; the other axes are broadcast."""
    dims = max(x1.ndim, x2.ndim)
    x1, x2 = (x.reshape((1,) * (dims - x.ndim) + x.shape) for x in together(x1, x2))
    return _linalg.cross(x1, x2, dim=axis)


def diagonal(x, /, *, offset=0):
    """The diagonals of matrices."""
    return _functions.diagonal(x, offset, -2, -1)


def trace(x, /, *, offset=0, dtype=None):
    """The sums of diagonals."""
    return _sum(diagonal(x, offset=offset), axis=-1, dtype=dtype)


def cholesky(x, /, *, upper=False):
    """The triangular factor of positive definite matrices."""
    return _linalg.cholesky(x, upper=upper)


def det(x, /):
    """Determinants."""
    return _linalg.det(x)


def inv(x, /):
    """Inverse matrices."""
    return _linalg.inv(x)


def eigh(x, /):
    """Eigenvalues and eigenvectors of symmetric or Hermitian matrices."""
    return _Eigh(*_linalg.eigh(x))


def eigvalsh(x, /):
    """Eigenvalues of symmetric or Hermitian matrices."""
    return _linalg.eigvalsh(x)


def matrix_power(x, n, /):
    """The n-th power of matrices."""
    return _linalg.matrix_power(x, n)


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    """Norms of matrices; None stands for Frobenius'."""
    return _linalg.matrix_norm(x, "fro" if ord is None else ord, keepdim=keepdims)


def matrix_rank(x, /, *, rtol=None):
    """The number of singular values that are not small."""
    return _linalg.matrix_rank(x, rtol=rtol)


def pinv(x, /, *, rtol=None):
    """Pseudo-inverse matrices."""
    return _linalg.pinv(x, rtol=rtol)


def qr(x, /, *, mode="reduced"):
    """An orthonormal and an upper triangular factor."""
    return _QR(*_linalg.qr(x, mode))


def slogdet(x, /):
    """The sign and the logarithm of the determinant."""
    return _Slogdet(*_linalg.slogdet(x))


def solve(x1, x2, /):
    """The solution of x1 @ result = x2. x2 is a vector only if it has one dimension."""
    x1, x2 = together(x1, x2)
    columns = x2.unsqueeze(-1) if x2.ndim == 1 else x2
    batch = _functional.broadcast_shapes(x1.shape[:-2], columns.shape[:-2])
    result = _linalg.solve(x1.expand(*batch, *x1.shape[-2:]), columns.expand(*batch, *columns.shape[-2:]))
    return result.squeeze(-1) if x2.ndim == 1 else result


def svd(x, /, *, full_matrices=True):
    """Singular values with the vectors of both sides."""
    return _SVD(*_linalg.svd(x, full_matrices=full_matrices))


def svdvals(x, /):
    """Singular values."""
    return _linalg.svdvals(x)


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    """Norms of vectors; of all elements if the axis is None."""
    if axis == ():
        return x.abs() if ord != 0 else (x != 0).to(x.abs().dtype)
    return _linalg.vector_norm(x, ord, axis, keepdims)
