"""lobpcg by dense decompositions: the same eigenvalues, in the memory of a dense matrix."""

from .. import _C
from .._shared.overridable import overridable

_linalg = _C._linalg
_METHODS = (None, "basic", "ortho")


@overridable
def lobpcg(A, k=None, B=None, X=None, n=None, iK=None, niter=None, tol=None, largest=None, method=None,
           tracker=None, ortho_iparams=None, ortho_fparams=None, ortho_bparams=None):
    """Returns the k largest (or smallest) eigenvalues of A x = λ B x, and their vectors as columns. A is
    symmetric and B positive definite; both may have batch dimensions or be sparse. The vectors are
    orthonormal with respect to B. `iK`, `niter`, `tol` and the others of an iteration have no effect.

    >>> keyfall.lobpcg(keyfall.diag(keyfall.arange(1., 7.)), k=1)[0].round()
    tensor([6.])
    """
    if method not in _METHODS:
        raise ValueError(f"lobpcg: expected 'basic' or 'ortho' for method, got {method!r}")
    if k is None:
        k = 1 if X is None else X.size(-1)
    size = A.size(-1)
    if not 0 < k <= size:
        raise ValueError(f"lobpcg: expected 1 to {size} for k, got {k}")
    A = A.to_dense() if A.layout != _C.strided else A
    factor = None
    if B is not None:
        factor = _linalg.linalg_cholesky(B.to_dense() if B.layout != _C.strided else B)
        A = _linalg.linalg_solve_triangular(factor, A, upper=False)
        A = _linalg.linalg_solve_triangular(factor, A.mT, upper=False)
    # eigh reads one triangle. Both count here: gradients are symmetric.
    values, vectors = _linalg.linalg_eigh((A + A.mT) / 2)
    if largest or largest is None:
        values, vectors = values.flip(-1), vectors.flip(-1)
    values, vectors = values[..., :k], vectors[..., :k]
    if factor is not None:
        vectors = _linalg.linalg_solve_triangular(factor.mT, vectors, upper=True)
    return values, vectors
