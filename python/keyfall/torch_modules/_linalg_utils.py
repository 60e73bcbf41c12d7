"""Shorthands of PyTorch's iterative eigensolver, which libraries with solvers of their own import."""

from . import _C
from ._namespace.removed import eig, lstsq, matrix_rank, solve, symeig as _symeig  # noqa: F401

_linalg = _C._linalg


def is_sparse(A):
    """Whether a tensor is sparse, in coordinates."""
    if not isinstance(A, _C.TensorBase):
        raise TypeError(f"expected Tensor but got {type(A)}")
    return A.layout == _C.sparse_coo


def get_floating_dtype(A):
    """The type of a tensor of float16, float32 or float64; float32 for all others."""
    return A.dtype if A.dtype in (_C.float16, _C.float32, _C.float64) else _C.float32


def matmul(A, B):
    """A @ B, where A may be sparse, or None for the identity."""
    return B if A is None else A @ B


def bform(X, A, Y):
    """X^T @ A @ Y."""
    return X.mT @ matmul(A, Y)


def qform(A, S):
    """S^T @ A @ S."""
    return bform(S, A, S)


def basis(A):
    """Orthonormal columns that span those of A."""
    return _linalg.linalg_qr(A).Q


def symeig(A, largest=False):
    """Eigenvalues of symmetric A, the smallest first (the largest, if so asked), and their vectors as columns. Reads the
    upper triangle."""
    values, vectors = _linalg.linalg_eigh(A, UPLO="U")
    return (values.flip(-1), vectors.flip(-1)) if largest else (values, vectors)
