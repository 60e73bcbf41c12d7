"""Approximate decompositions of matrices of low rank, by random projections."""

from .. import _C
from .._loading import lazy_module
from .._shared.overridable import overridable
from .._namespace import export

_linalg = lazy_module("keyfall.linalg")
_functions = _C._VariableFunctions

__all__ = ["pca_lowrank", "svd_lowrank"]


def _basis(A, q, niter):
    """An orthonormal basis of q columns that spans most of A's range: `niter` power iterations from a
    random start."""
    Q = A @ _functions.randn(A.shape[-1], q, dtype=A.dtype, device=A.device)
    Q = _linalg.qr(Q).Q
    for _ in range(niter):
        Q = _linalg.qr(A.mH @ Q).Q
        Q = _linalg.qr(A @ Q).Q
    return Q


@overridable
def svd_lowrank(A, q=6, niter=2, M=None):
    """U, S, V of the q largest singular values of A - M, approximately.

    >>> keyfall.svd_lowrank(keyfall.eye(4), q=2)[1].shape
    torch.Size([2])
    """
    if q is None:
        q = 6
    if M is not None:
        A = A - M
    rows, columns = A.shape[-2:]
    if not 0 <= q <= min(rows, columns):
        raise ValueError(f"q(={q}) must be non-negative integer and not greater than min(m, n)="
                         f"{min(rows, columns)}")
    if rows < columns:
        Q = _basis(A.mH, q, niter)
        U, S, Vh = _linalg.svd(A @ Q, full_matrices=False)
        return U, S, Q @ Vh.mH
    Q = _basis(A, q, niter)
    U, S, Vh = _linalg.svd(Q.mH @ A, full_matrices=False)
    return Q @ U, S, Vh.mH


@overridable
def pca_lowrank(A, q=None, center=True, niter=2):
    """U, S, V of the q principal components of the rows of A.

    >>> keyfall.pca_lowrank(keyfall.ones(4, 3), q=2)[1].shape
    torch.Size([2])
    """
    q = min(6, *A.shape[-2:]) if q is None else q
    if not 0 <= q <= min(A.shape[-2:]):
        raise ValueError(f"q(={q}) must be non-negative integer and not greater than min(m, n)="
                         f"{min(A.shape[-2:])}")
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    if not center:
        return svd_lowrank(A, q, niter)
    A = A.to_dense() if A.layout != _C.strided else A  # without its mean it is dense anyway
    return svd_lowrank(A - A.mean(-2, keepdim=True), q, niter)


export(globals())
