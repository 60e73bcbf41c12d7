# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

__all__ = [
    "linalg_cross",
    "linalg_cholesky_ex",
    "linalg_cholesky",
    "linalg_lu_factor_ex",
    "linalg_lu_factor",
    "linalg_lu",
    "linalg_lu_solve",
    "linalg_solve_ex",
    "linalg_solve",
    "linalg_inv_ex",
    "linalg_inv",
    "linalg_det",
    "linalg_slogdet",
    "linalg_solve_triangular",
    "linalg_qr",
    "linalg_householder_product",
    "linalg_ldl_factor_ex",
    "linalg_ldl_factor",
    "linalg_ldl_solve",
    "linalg_svd",
    "linalg_svdvals",
    "linalg_eigh",
    "linalg_eigvalsh",
    "linalg_eig",
    "linalg_eigvals",
    "linalg_lstsq",
    "linalg_pinv",
    "linalg_matrix_rank",
    "linalg_matrix_exp",
    "linalg_multi_dot",
    "linalg_tensorinv",
    "linalg_tensorsolve",
    "linalg_matmul",
    "linalg_matrix_norm",
    "linalg_norm",
    "linalg_cond",
    "linalg_matrix_power",
    "linalg_vector_norm",
    "linalg_diagonal",
]

def linalg_cross(input: Tensor, other: Tensor, *, dim: int = -1, out: Tensor | None = None) -> Tensor:
    """Cross products of the vectors of size 3 in input and other along dim."""
def linalg_cholesky_ex(input: Tensor, *, upper: bool = False, check_errors: bool = False, out: Sequence[Tensor] | None = None) -> return_types.linalg_cholesky_ex:
    """Cholesky factors (L, info): input = L @ L^H, of which one triangle is read."""
def linalg_cholesky(input: Tensor, *, upper: bool = False, out: Tensor | None = None) -> Tensor:
    """Cholesky factor L of the positive definite matrices input = L @ L^H; with upper L^H."""
def linalg_lu_factor_ex(A: Tensor, *, pivot: bool = True, check_errors: bool = False, out: Sequence[Tensor] | None = None) -> return_types.linalg_lu_factor_ex:
    """LU factors of A with row exchanges pivots, counted from 1."""
def linalg_lu_factor(A: Tensor, *, pivot: bool = True, out: Sequence[Tensor] | None = None) -> return_types.linalg_lu_factor:
    """LU factors of A with row exchanges pivots, counted from 1."""
def linalg_lu(A: Tensor, *, pivot: bool = True, out: Sequence[Tensor] | None = None) -> return_types.linalg_lu:
    """Matrices (P, L, U) with A = P @ L @ U."""
def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: bool = True, adjoint: bool = False, out: Tensor | None = None) -> Tensor:
    """Solution X of A @ X = B (X @ A = B if not left), where LU and pivots are the factors of A; with adjoint, of A^H."""
def linalg_solve_ex(A: Tensor, B: Tensor, *, left: bool = True, check_errors: bool = False, out: Sequence[Tensor] | None = None) -> return_types.linalg_solve_ex:
    """Solution of A @ X = B (X @ A = B if not left); info is not 0 where A is singular."""
def linalg_solve(A: Tensor, B: Tensor, *, left: bool = True, out: Tensor | None = None) -> Tensor:
    """Solution X of A @ X = B (X @ A = B if not left)."""
def linalg_inv_ex(A: Tensor, *, check_errors: bool = False, out: Sequence[Tensor] | None = None) -> return_types.linalg_inv_ex:
    """Inverses of the square matrices A; info is not 0 where A is singular."""
def linalg_inv(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverses of the square matrices A."""
def linalg_det(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Determinants of the square matrices A."""
def linalg_slogdet(A: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types.linalg_slogdet:
    """Signs and logarithms of the absolute values of the determinants of A."""
def linalg_solve_triangular(input: Tensor, B: Tensor, *, upper: bool, left: bool = True, unitriangular: bool = False, out: Tensor | None = None) -> Tensor:
    """Solution X of A @ X = B (X @ A = B if not left), where A is one triangle of input."""
def linalg_qr(A: Tensor, mode: str = "reduced", *, out: Sequence[Tensor] | None = None) -> return_types.linalg_qr:
    """QR factors of A."""
def linalg_householder_product(input: Tensor, tau: Tensor, *, out: Tensor | None = None) -> Tensor:
    """First columns of the product of Householder matrices: the vectors are below the diagonal of input, their factors in tau."""
def linalg_ldl_factor_ex(input: Tensor, *, hermitian: bool = False, check_errors: bool = False, out: Sequence[Tensor] | None = None) -> return_types.linalg_ldl_factor_ex:
    """LDL factors of the symmetric (or Hermitian) matrices input in LAPACK's packed form."""
def linalg_ldl_factor(input: Tensor, *, hermitian: bool = False, out: Sequence[Tensor] | None = None) -> return_types.linalg_ldl_factor:
    """LDL factors of the symmetric (or Hermitian) matrices input in LAPACK's packed form."""
def linalg_ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, *, hermitian: bool = False, out: Tensor | None = None) -> Tensor:
    """Solution X of A @ X = B, where LD and pivots are the factors of A."""
def linalg_svd(A: Tensor, full_matrices: bool = True, *, driver: str | None = None, out: Sequence[Tensor] | None = None) -> return_types.linalg_svd:
    """Singular value decomposition A = U @ diag(S) @ Vh, with S in descending order."""
def linalg_svdvals(A: Tensor, *, driver: str | None = None, out: Tensor | None = None) -> Tensor:
    """Singular values of A in descending order."""
def linalg_eigh(input: Tensor, UPLO: str = "L", *, out: Sequence[Tensor] | None = None) -> return_types.linalg_eigh:
    """Eigenvalues in ascending order and eigenvectors of the Hermitian matrices input."""
def linalg_eigvalsh(input: Tensor, UPLO: str = "L", *, out: Tensor | None = None) -> Tensor:
    """Eigenvalues of the Hermitian matrices input in ascending order."""
def linalg_eig(input: Tensor, *, out: Sequence[Tensor] | None = None) -> return_types.linalg_eig:
    """Eigenvalues and right eigenvectors of the square matrices input, both complex."""
def linalg_eigvals(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Eigenvalues of the square matrices input, complex."""
def linalg_lstsq(input: Tensor, b: Tensor, rcond: float | None = None, *, driver: str | None = None, out: Sequence[Tensor] | None = None) -> return_types.linalg_lstsq:
    """Solution X that minimizes the norm of input @ X - b."""
@overload
def linalg_pinv(input: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: bool = False, out: Tensor | None = None) -> Tensor:
    """Pseudoinverses of the matrices input."""
@overload
def linalg_pinv(input: Tensor, *, atol: float | None = None, rtol: float | None = None, hermitian: bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_pinv(input: Tensor, rcond: float, hermitian: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_pinv(input: Tensor, rcond: Tensor, hermitian: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_matrix_rank(input: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: bool = False, out: Tensor | None = None) -> Tensor:
    """Number of singular values of each matrix that are larger than max(atol, rtol * largest)."""
@overload
def linalg_matrix_rank(input: Tensor, *, atol: float | None = None, rtol: float | None = None, hermitian: bool = False, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_matrix_rank(input: Tensor, tol: float, hermitian: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_matrix_rank(input: Tensor, tol: Tensor, hermitian: bool = False, *, out: Tensor | None = None) -> Tensor: ...
def linalg_matrix_exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Exponentials of the square matrices input."""
def linalg_multi_dot(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Product of matrices in the order that needs the fewest operations."""
def linalg_tensorinv(input: Tensor, ind: int = 2, *, out: Tensor | None = None) -> Tensor:
    """Inverse of input as a map from its last dimensions to its first ind ones."""
def linalg_tensorsolve(input: Tensor, other: Tensor, dims: Sequence[int] | None = None, *, out: Tensor | None = None) -> Tensor:
    """Solution X of tensordot(input, X, X.ndim) = other; dims of input are moved to its end first."""
def linalg_matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Matrix product: matmul."""
@overload
def linalg_matrix_norm(input: Tensor, ord: Number, dim: Sequence[int] = (-2, -1), keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Norms of the matrices in the two dimensions dim: ord is 1, -1, 2, -2, inf or -inf."""
@overload
def linalg_matrix_norm(input: Tensor, ord: str = "fro", dim: Sequence[int] = (-2, -1), keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_norm(input: Tensor, ord: Number | None = None, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """A vector norm if dim is one dimension or ord is None, else a matrix norm."""
@overload
def linalg_norm(input: Tensor, ord: str, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def linalg_cond(input: Tensor, p: Number | None = None, *, out: Tensor | None = None) -> Tensor:
    """Condition numbers of the matrices input: norm(input, p) * norm(inverse, p), by singular values if p is None, 2 or -2."""
@overload
def linalg_cond(input: Tensor, p: str, *, out: Tensor | None = None) -> Tensor: ...
def linalg_matrix_power(input: Tensor, n: int, *, out: Tensor | None = None) -> Tensor:
    """n-th power of the square matrices input; n = 0 gives identity matrices, a negative n powers of the inverse."""
def linalg_vector_norm(input: Tensor, ord: Number = 2, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor:
    """sum(abs(input)**ord)**(1 / ord) over the dimensions dim (all if None or empty)."""
def linalg_diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """View of the diagonals offset of the matrices in dim1 and dim2 of A; they become the last dimension."""
