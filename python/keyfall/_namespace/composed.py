"""Functions of `keyfall` that are composed of others: control flow and low-rank decompositions."""

from .. import _C
from .._loading import lazy_module
from . import export

_linalg = lazy_module("keyfall.linalg")

__all__ = ["AcceleratorError", "cond", "pca_lowrank", "svd_lowrank", "while_loop"]


class AcceleratorError(RuntimeError):
    """An error of an accelerator's driver."""


def cond(pred, true_fn, false_fn, operands=()):
    """Calls one of two functions with the operands, chosen by a condition."""
    return (true_fn if pred else false_fn)(*operands)


def while_loop(cond_fn, body_fn, carried_inputs):
    """Calls body_fn on the values, which it returns, as long as cond_fn of them is true."""
    values = tuple(carried_inputs)
    while cond_fn(*values):
        values = body_fn(*values)
        values = tuple(values) if isinstance(values, (tuple, list)) else (values,)
    return values


def _range_basis(matrix, q, niter):
    """Returns an orthonormal basis of q columns for what matters of the matrix's range: random directions,
    refined by `niter` steps of subspace iteration (Halko, Martinsson, Tropp 2009, algorithm 4.4)."""
    start = _C._VariableFunctions.randn(matrix.shape[-1], q, dtype=matrix.dtype, device=matrix.device)
    basis = _linalg.qr(matrix @ start).Q
    for _ in range(niter):
        basis = _linalg.qr(matrix.mH @ basis).Q
        basis = _linalg.qr(matrix @ basis).Q
    return basis


def svd_lowrank(A, q=6, niter=2, M=None):
    """Returns U, S, V of an approximate singular value decomposition of rank q of A, or of A - M."""
    q, niter = 6 if q is None else q, 2 if niter is None else niter
    matrix = A if M is None else A - M
    wide = matrix.shape[-2] < matrix.shape[-1]
    if wide:
        matrix = matrix.mH
    basis = _range_basis(matrix, q, niter)
    left, values, right = _linalg.svd(basis.mH @ matrix, full_matrices=False)
    left, right = basis @ left, right.mH
    return (right, values, left) if wide else (left, values, right)


def pca_lowrank(A, q=None, center=True, niter=2):
    """Returns U, S, V of the principal components of the rows of A, which are centered first."""
    rows, columns = A.shape[-2:]
    if q is None:
        q = min(6, rows, columns)
    if not 0 <= q <= min(rows, columns):
        raise ValueError(f"q(={q}) must be non-negative integer and not greater than "
                         f"min(m, n)={min(rows, columns)}")
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    return svd_lowrank(A - A.mean(dim=-2, keepdim=True) if center else A, q, niter)


export(globals())
