"""Linear algebra. Decompositions of matrices larger than 8 by 8 need LAPACK: keyfall[linalg]."""

from . import _C
from ._shared.overridable import make_overridable as _make_overridable, with_numpy_names as _with_numpy_names

_functions = _C._VariableFunctions
_native = _C._linalg

__all__ = ["LinAlgError", "cholesky", "cholesky_ex", "cond", "cross", "det", "diagonal", "eig", "eigh",
           "eigvals", "eigvalsh", "householder_product", "inv", "inv_ex", "ldl_factor",
           "ldl_factor_ex", "ldl_solve", "lstsq", "lu", "lu_factor", "lu_factor_ex", "lu_solve",
           "matmul", "matrix_exp", "matrix_norm", "matrix_power", "matrix_rank", "multi_dot", "norm",
           "pinv", "qr", "slogdet", "solve", "solve_ex", "solve_triangular", "svd", "svdvals",
           "tensorinv", "tensorsolve", "vander", "vecdot", "vector_norm"]

LinAlgError = _C._LinAlgError
for _name in __all__:
    if hasattr(_native, f"linalg_{_name}"):
        globals()[_name] = getattr(_native, f"linalg_{_name}")
matmul = _functions.matmul


def _out(out):
    return {} if out is None else {"out": out}


@_with_numpy_names
def vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None, out=None):
    """The ord-norm of all elements, or over dimensions.

    >>> keyfall.linalg.vector_norm(keyfall.tensor([3., -4.]), ord=1)
    tensor(7.)
    """
    dims = [dim] if isinstance(dim, int) else dim
    return _native.linalg_vector_norm(x, ord, dims, keepdim, dtype=dtype, **_out(out))


@_with_numpy_names
def matrix_norm(A, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, out=None):
    """The norm of matrices: "fro", "nuc", 1, -1, 2, -2, inf or -inf.

    >>> keyfall.linalg.matrix_norm(keyfall.tensor([[3., 0.], [0., 4.]]))
    tensor(5.)
    """
    return _native.linalg_matrix_norm(A, ord, list(dim), keepdim, dtype=dtype, **_out(out))


@_with_numpy_names
def norm(A, ord=None, dim=None, keepdim=False, *, out=None, dtype=None):
    """A vector norm; a matrix norm over two dimensions if ord is given.

    >>> keyfall.linalg.norm(keyfall.tensor([3., 4.]))
    tensor(5.)
    """
    dims = [dim] if isinstance(dim, int) else dim
    return _native.linalg_norm(A, ord, dims, keepdim, dtype=dtype, **_out(out))


@_with_numpy_names
def vecdot(x, y, *, dim=-1, out=None):
    """The sum of conj(x) * y along a dimension.

    >>> keyfall.linalg.vecdot(keyfall.tensor([1., 2.]), keyfall.tensor([3., 4.]))
    tensor(11.)
    """
    if not (x.is_floating_point() or x.is_complex()):
        raise RuntimeError("linalg.vecdot: Expected a floating point or complex tensor as input. "
                           f"Got {x.dtype}")
    if x.dtype != y.dtype:
        raise RuntimeError("linalg.vecdot: Expected x and y to have the same dtype, but found x of "
                           f"type {x.dtype} and y of type {y.dtype}")
    if out is not None and out.dtype != x.dtype:
        raise RuntimeError(f"linalg.vecdot: Expected out of dtype {x.dtype} but found {out.dtype}")
    return _functions.sum(x.conj() * y, [dim], **_out(out))


def vander(x, *, N=None):
    """Rows of the powers of each element, from 0 to N - 1.

    >>> keyfall.linalg.vander(keyfall.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [1, 2, 4],
            [1, 3, 9]])
    """
    if not isinstance(x, _C.TensorBase) or isinstance(N, bool):
        raise TypeError("linalg_vander(): expected a Tensor and an int, found "
                        f"{type(x).__name__} and {type(N).__name__}")
    if x.dtype in (_C.bool, _C.float16, _C.bfloat16):
        raise RuntimeError("linalg.vander supports floating point, complex, and integer tensors, "
                           f"but got {x.dtype}")
    if x.dim() == 0:
        x = x.unsqueeze(-1)
    count = x.size(-1) if N is None else N
    if count <= 1:
        raise RuntimeError(f"linalg.vander: N must be greater than 1: found {count}")
    if not (x.is_floating_point() or x.is_complex()):
        exponents = _functions.arange(count, device=x.device)
        return x.unsqueeze(-1).to(exponents.dtype).pow(exponents)
    ones = _functions.ones_like(x).unsqueeze(-1)
    repeated = x.unsqueeze(-1).expand(*x.shape, count - 1)
    return _functions.cat([ones, repeated.cumprod(-1)], -1)


_make_overridable(globals())
