"""Linear algebra without decompositions."""

import math

from . import _C
from ._shared.overridable import make_overridable, with_numpy_names

_functions = _C._VariableFunctions

__all__ = ["LinAlgError", "cross", "diagonal", "matmul", "matrix_norm", "matrix_power", "multi_dot",
           "norm", "vander", "vecdot", "vector_norm"]

cross = _C._linalg.linalg_cross
diagonal = _C._linalg.linalg_diagonal
matrix_power = _C._linalg.linalg_matrix_power
matmul = _functions.matmul


class LinAlgError(RuntimeError):
    """A matrix has no such decomposition, inverse or solution."""


def _out(out):
    return {} if out is None else {"out": out}


@with_numpy_names
def vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None, out=None):
    """The ord-norm of all elements, or over dimensions."""
    dims = [dim] if isinstance(dim, int) else dim
    return _C._linalg.linalg_vector_norm(x, ord, dims, keepdim, dtype=dtype, **_out(out))


@with_numpy_names
def matrix_norm(A, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, out=None):
    """The norm of matrices: "fro", 1, -1, inf or -inf."""
    dims = [one % A.dim() if -A.dim() <= one < A.dim() else one for one in dim]
    if A.dim() < 2 or len(dims) != 2 or dims[0] == dims[1]:
        raise RuntimeError(f"linalg.matrix_norm: expected two different dimensions of a tensor with "
                           f"two or more, found dim={tuple(dim)} of {tuple(A.shape)}")
    if ord == "fro":
        return vector_norm(A, 2, dims, keepdim, dtype=dtype, out=out)
    if ord in ("nuc", 2, -2):
        raise NotImplementedError(f"linalg.matrix_norm: ord={ord!r} needs singular values, which "
                                  "keyfall does not have yet")
    if ord not in (1, -1, math.inf, -math.inf):
        raise RuntimeError(f"linalg.matrix_norm: Order {ord} not supported.")
    summed, left = (dims[1], dims[0]) if abs(ord) == math.inf else (dims[0], dims[1])
    sums = vector_norm(A, 1, summed, True, dtype=dtype)
    if ord > 0 and sums.size(left) == 0:  # the largest norm of no rows or columns is 0
        result = sums.new_zeros([1 if d == left else size for d, size in enumerate(sums.shape)])
    else:
        result = (sums.amax if ord > 0 else sums.amin)([left], True)
    if not keepdim:
        result = result.squeeze(tuple(dims))
    return result if out is None else _into(out, result)


def _into(out, result):
    out.resize_(result.shape)
    return out.copy_(result)


@with_numpy_names
def norm(A, ord=None, dim=None, keepdim=False, *, out=None, dtype=None):
    """A vector norm; a matrix norm over two dimensions if ord is given."""
    dims = [dim] if isinstance(dim, int) else dim
    if dims is not None and len(dims) not in (1, 2):
        raise RuntimeError("linalg.norm: If dim is specified, it must be of length 1 or 2. Got "
                           f"{list(dims)}")
    if ord is None:
        return vector_norm(A, 2, dims, keepdim, dtype=dtype, out=out)
    if dims is None:
        if A.dim() not in (1, 2):
            raise RuntimeError("linalg.norm: If dim is not specified but ord is, the input must be "
                               f"1D or 2D. Got {A.dim()}D.")
        dims = list(range(A.dim()))
    if len(dims) == 2 or isinstance(ord, str):
        return matrix_norm(A, ord, dims, keepdim, dtype=dtype, out=out)
    return vector_norm(A, ord, dims, keepdim, dtype=dtype, out=out)


@with_numpy_names
def vecdot(x, y, *, dim=-1, out=None):
    """The sum of conj(x) * y along a dimension."""
    if not (x.is_floating_point() or x.is_complex()):
        raise RuntimeError("linalg.vecdot: Expected a floating point or complex tensor as input. "
                           f"Got {x.dtype}")
    if x.dtype != y.dtype:
        raise RuntimeError("linalg.vecdot: Expected x and y to have the same dtype, but found x of "
                           f"type {x.dtype} and y of type {y.dtype}")
    return _functions.sum(x.conj() * y, [dim], **_out(out))


def vander(x, *, N=None):
    """Rows of the powers of each element, from 0 to N - 1."""
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


def multi_dot(tensors, *, out=None):
    """The product of two or more matrices in the cheapest order; the first and the last may be
    vectors."""
    tensors = list(tensors)
    if len(tensors) < 2:
        raise RuntimeError("multi_dot(): expected at least 2 tensors but got "
                           f"{len(tensors)}")
    for at, tensor in enumerate(tensors):
        ends = at in (0, len(tensors) - 1)
        if tensor.dim() != 2 and not (ends and tensor.dim() == 1):
            raise RuntimeError(f"multi_dot(): tensor {at} must be {'1D or 2D' if ends else '2D'} "
                               f"but got {tensor.dim()}D")
    row, column = tensors[0].dim() == 1, tensors[-1].dim() == 1
    if row:
        tensors[0] = tensors[0].unsqueeze(0)
    if column:
        tensors[-1] = tensors[-1].unsqueeze(1)
    sizes = [tensor.size(0) for tensor in tensors] + [tensors[-1].size(1)]
    for at, tensor in enumerate(tensors):
        if tensor.size(1) != sizes[at + 1]:
            raise RuntimeError(f"multi_dot(): tensors {at} and {at + 1} with shapes "
                               f"{list(tensor.shape)} and {list(tensors[at + 1].shape)} cannot be "
                               "multiplied")
    result = _product(tensors, _best_splits(sizes), 0, len(tensors) - 1)
    if column:
        result = result.squeeze(-1)
    if row:
        result = result.squeeze(0)
    return result if out is None else _into(out, result)


def _best_splits(sizes):
    """Returns split[i, j]: where to split the product of matrices i to j."""
    count, split = len(sizes) - 1, {}
    starting = [[0] for _ in range(count)]  # [i][k]: the cost of matrices i to i + k
    ending = [[0] for _ in range(count)]  # [j][k]: the cost of matrices j - k to j
    for length in range(1, count):
        for i in range(count - length):
            j = i + length
            outer = sizes[i] * sizes[j + 1]
            costs = [left + right + outer * size for left, right, size in
                     zip(starting[i], reversed(ending[j]), sizes[i + 1:j + 1])]
            best = min(costs)
            split[i, j] = i + costs.index(best)
            starting[i].append(best)
            ending[j].append(best)
    return split


def _product(tensors, split, i, j):
    if i == j:
        return tensors[i]
    k = split[i, j]
    return _product(tensors, split, i, k).mm(_product(tensors, split, k + 1, j))


make_overridable(globals())
