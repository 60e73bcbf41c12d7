"""Functions of sparse tensors, composed of operators on their values: gradients follow from those."""

from .._C import Tensor
from .. import _C
from .._C import sparse_coo, sparse_csc, sparse_csr, strided
from .._shared.deprecated_calls import call_older as _call_older
from .._shared.overridable import overridable as _overridable
from ..autograd.function import Function
from . import parts
from .parts import coalesce, coo, is_coalesced, node_name, take_like, to_coo, to_dense, values_of, with_values

_functions = _C._VariableFunctions


# ---- Products -------------------------------------------------------------------------------------


def transposed(matrix):
    """The transposed matrix, as one that the product has a loop for."""
    return to_coo(matrix).t()


def _loops(matrix):
    return matrix if matrix.layout in (sparse_coo, sparse_csr) else to_coo(matrix)


@node_name("SparseAddmmBackward0")
class _Product(Function):
    @staticmethod
    def forward(ctx, sparse, dense):
        ctx.save_for_backward(sparse, dense)
        return _C._sparse_product(_loops(sparse), dense)

    @staticmethod
    def backward(ctx, grad):
        sparse, dense = ctx.saved_tensors
        of_sparse = of_dense = None
        if ctx.needs_input_grad[0]:
            pattern = parts.pattern_of(sparse)
            rows, columns = positions(pattern)
            of_sparse = with_values(pattern, (grad[rows] * dense.conj()[columns]).sum(1))
        if ctx.needs_input_grad[1]:
            of_dense = mm(transposed(sparse).conj(), grad)
        return of_sparse, of_dense


def positions(matrix):
    """The rows and columns of the entries of a matrix, in the order of its values."""
    if matrix.layout is sparse_coo:
        return _C._sparse_parts(matrix)[0].unbind(0)
    return parts.Blocks(matrix).at[1:]


@node_name("SparseSparseMatmulBackward0")
class _SparseProduct(Function):
    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return _C._sparse_product(_loops(a), _loops(b))

    @staticmethod
    def backward(ctx, grad):
        """Gradients are asked for at the entries of each matrix only."""
        a, b = ctx.saved_tensors
        of_a = of_b = None
        if ctx.needs_input_grad[0]:
            of_a = at_entries(mm(grad, transposed(b).conj()), a)
        if ctx.needs_input_grad[1]:
            of_b = at_entries(mm(transposed(a).conj(), grad), b)
        return of_a, of_b


def at_entries(matrix, like):
    """The elements of a strided or sparse tensor at the entries of another one."""
    pattern = parts.pattern_of(like)
    return with_values(pattern, take_like(matrix, pattern))


def _reduced_product(sparse, dense, reduce):
    if reduce not in ("sum", "mean", "amax", "amin"):
        raise ValueError(f"mm: reduce argument must be either sum, mean, amax or amin, got {reduce}")
    if sparse.layout is strided:
        raise NotImplementedError("mm: with reduce=, the first matrix must be sparse, but it is strided")
    if not dense.is_floating_point():
        raise NotImplementedError(f"\"spmm_reduce_kernel\" not implemented for '{parts.type_name(dense)}'")
    if dense.dtype in (_C.float16, _C.bfloat16):  # rounded once, as by other products
        return _reduced_product(sparse.float(), dense.float(), reduce).to(dense.dtype)
    sparse = coalesce(sparse) if sparse.layout is sparse_coo else sparse
    rows, columns = positions(sparse)
    terms = values_of(sparse).unsqueeze(1) * dense[columns]
    zeros = dense.new_zeros(sparse.shape[0], dense.shape[1])
    if reduce == "sum":
        return zeros.index_add(0, rows, terms)
    return zeros.index_reduce(0, rows, terms, reduce, include_self=False)


def mm(mat1, mat2, reduce=None):
    """The product of two matrices; the gradient of a sparse one is sparse. With reduce= ("sum", "mean",
    "amax", "amin") terms are combined otherwise."""
    for position, matrix in enumerate((mat1, mat2), 1):
        if not isinstance(matrix, _C.TensorBase):
            raise TypeError(f"mm(): argument {position} must be Tensor, not {type(matrix).__name__}")
    if reduce is not None:
        return _reduced_product(mat1, mat2, reduce)
    if mat1.layout is strided and mat2.layout is strided:
        return mat1.mm(mat2)
    if mat1.dim() != 2 or mat2.dim() != 2:
        raise RuntimeError("mm: expected two matrices")
    if mat1.dtype != mat2.dtype:
        first, second = parts.type_name(mat1), parts.type_name(mat2)
        raise RuntimeError(f"expected scalar type {first} but found {second}" if strided in (mat1.layout, mat2.layout)
                           else f"mat1 dtype {first} does not match mat2 dtype {second}")
    if mat1.layout is strided:
        return _Product.apply(transposed(mat2), mat1.t()).t()
    if mat2.layout is strided:
        return _Product.apply(mat1, mat2)
    return _SparseProduct.apply(mat1, mat2)


def addmm(mat, mat1, mat2, *, beta=1.0, alpha=1.0):
    """beta * mat + alpha * (mat1 @ mat2)."""
    product = mm(mat1, mat2)
    product = product if alpha == 1 else product * alpha
    if beta == 0:
        return product
    return (mat if beta == 1 else mat * beta) + product


@_overridable
def spmm(input, mat2, *, out=None):
    """The product of two matrices, of which the first is usually sparse: mm.

    >>> keyfall.spmm(keyfall.eye(2).to_sparse(), keyfall.tensor([[1., 2.], [3., 4.]]))
    tensor([[1., 2.],
            [3., 4.]])
    """
    if out is not None and input.layout is strided and mat2.layout is strided:
        return _functions.mm(input, mat2, out=out)
    product = mm(input, mat2)
    return product if out is None else out.resize_(product.shape).copy_(product)


@_overridable
def smm(mat1, mat2):
    """The product of a sparse and a strided matrix, as a sparse matrix.

    >>> keyfall.smm(keyfall.eye(2).to_sparse(), keyfall.tensor([[1., 2.], [3., 4.]])).to_dense()
    tensor([[1., 2.],
            [3., 4.]])
    """
    return to_coo(mm(mat1, mat2))


@_overridable
def sspaddmm(mat, mat1, mat2, *older, beta=1, alpha=1):
    """beta * mat + alpha * (mat1 @ mat2), all but mat2 sparse.

    >>> keyfall.sspaddmm(keyfall.eye(2).to_sparse(), keyfall.eye(2).to_sparse(), keyfall.ones(2,
    ...     2)).to_dense()
    tensor([[2., 1.],
            [1., 2.]])
    """
    if older and (found := _call_older("sspaddmm", False, (mat, mat1, mat2, *older), {})) is not NotImplemented:
        return found
    if older:
        raise TypeError(f"sspaddmm() takes 3 positional arguments but {3 + len(older)} were given")
    return mat * beta + smm(mat1, mat2) * alpha


@_overridable
def hspmm(mat1, mat2):
    """The product of a sparse and a strided matrix, as a sparse vector of rows.

    >>> keyfall.hspmm(keyfall.eye(2).to_sparse(), keyfall.tensor([[1., 2.], [3., 4.]])).to_dense()
    tensor([[1., 2.],
            [3., 4.]])
    """
    return parts.to_coo(mm(mat1, mat2), 1)


# The older names of the three.
dsmm, saddmm, hsmm = spmm, sspaddmm, hspmm


@_overridable
def native_norm(input, p=2):
    """The p-norm of all elements of a sparse tensor.

    >>> keyfall.native_norm(keyfall.tensor([[3., 0.], [0., 4.]]).to_sparse())
    tensor(5.)
    """
    if input.layout is not sparse_coo:
        raise NotImplementedError(f"native_norm: expected a tensor of the layout {sparse_coo}, but got {input.layout}")
    return input.coalesce().values().flatten().norm(p)


def sampled_addmm(input, mat1, mat2, *, beta=1.0, alpha=1.0, out=None):
    """alpha * (mat1 @ mat2) at the entries of `input`, plus beta * input."""
    if input.layout is strided or input.layout in parts.BLOCKED:
        raise RuntimeError("Expected input to have sparse csr layout, but got " + str(input.layout))
    if mat1.shape[-1] != mat2.shape[-2]:
        raise RuntimeError(f"mat1 and mat2 shapes cannot be multiplied ({mat1.shape[-2]}x{mat1.shape[-1]} "
                           f"and {mat2.shape[-2]}x{mat2.shape[-1]})")
    batch = mat1.shape[:-2]
    if input.dim() == 2 and batch:  # the same entries for each pair of matrices
        pieces = (each.expand(*batch, *each.shape) for each in (*_C._sparse_parts(input)[:2], values_of(input)))
        input = parts.compressed(input.layout, *pieces, (*batch, *input.shape))
    if input.dim() == 2:
        rows, columns = positions(input)
        products = (mat1[rows] * mat2.t()[columns]).sum(-1)
    else:
        batch, rows, columns = parts.Blocks(input).at
        left, right = mat1.flatten(0, -3), mat2.transpose(-1, -2).flatten(0, -3)
        products = (left[batch, rows] * right[batch, columns]).sum(-1)
    values = values_of(input)
    result = with_values(input.detach(), beta * values + alpha * products.reshape(values.shape))
    if out is None:
        return result
    _C._sparse_assign(out, result)
    return out


# ---- Reductions -----------------------------------------------------------------------------------


def sum(input: Tensor, dim: tuple[int] | None = None, dtype: _C.dtype | None = None) -> Tensor:
    """The sum over all elements, or over some dimensions: then sparse, as long as a sparse dimension is
    left."""
    if input.layout is strided:
        return input.sum(dtype=dtype) if dim is None else input.sum(dim, dtype=dtype)
    if input.layout is not sparse_coo:
        return _sum_compressed(input, dim, dtype)
    if dtype is not None:
        input = input.to(dtype)
    if input.requires_grad:
        input = coalesce(input)
    values = values_of(input)
    if dim is None:
        return values.sum()
    sparse_dim = _C._sparse_facts(input)[0]
    dims = [d % input.dim() if -input.dim() <= d < input.dim() else _bad_dim(d, input.dim())
            for d in ((dim,) if isinstance(dim, int) else dim)]
    for at, d in enumerate(dims):
        if d in dims[:at]:
            raise RuntimeError(f"dim {d} appears multiple times in the list of dims")
    dense = [d - sparse_dim + 1 for d in dims if d >= sparse_dim]
    if dense:
        values = values.sum(dense)
    kept = [d for d in range(sparse_dim) if d not in dims]
    if not kept:
        return values.sum(0)
    size = [size for d, size in enumerate(input.shape) if d not in dims]
    indices = _C._sparse_parts(input)[0]
    if len(kept) == sparse_dim:
        return coo(indices, values, size, is_coalesced(input))
    return coalesce(coo(indices[kept], values, size))


def _bad_dim(dim, ndim):
    raise IndexError(f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {dim})")


def _sum_compressed(input, dim, dtype):
    values = values_of(input)
    if dim is None:
        return values.sum(dtype=dtype)
    return sum(to_coo(input), dim, dtype)


def _groups(indices, dim, sizes):
    """For each entry, the number of its slice along a dimension, and the count of slices."""
    others = [d for d in range(len(indices)) if d != dim]
    keys = parts.keys_of(indices[others], [sizes[d] for d in others])
    found, groups = keys.unique(return_inverse=True)
    return groups, len(found)


def _softmax(input, dim, dtype, log):
    if input.layout is not sparse_coo:
        raise RuntimeError(f"softmax: expected a sparse COO tensor, got {input.layout}")
    if dtype is not None:
        input = input.to(dtype)
    input = coalesce(input)
    dim = dim % input.dim() if -input.dim() <= dim < input.dim() else _bad_dim(dim, input.dim())
    values, (sparse_dim, _, nnz, _) = values_of(input), _C._sparse_facts(input)
    if dim >= sparse_dim or nnz == 0:
        axis = dim - sparse_dim + 1 if dim >= sparse_dim else 0
        new = values.log_softmax(axis) if log else values.softmax(axis)
        return with_values(input.detach(), new)
    groups, count = _groups(_C._sparse_parts(input)[0], dim, input.shape)
    shape = (count, *values.shape[1:])
    greatest = values.detach().new_zeros(shape).index_reduce(0, groups, values.detach(), "amax",
                                                             include_self=False)
    moved = values - greatest[groups]
    powers = moved.exp()
    totals = powers.new_zeros(shape).index_add(0, groups, powers)[groups]
    return with_values(input.detach(), moved - totals.log() if log else powers / totals)


def softmax(input, dim, *, dtype=None):
    """The softmax over the entries of each slice along `dim`; positions without an entry count as -inf."""
    return _softmax(input, dim, dtype, False)


def log_softmax(input, dim, *, dtype=None):
    """The logarithm of softmax."""
    return _softmax(input, dim, dtype, True)


# ---- Others ---------------------------------------------------------------------------------------


def spdiags(diagonals, offsets, shape, layout=None):
    """The sparse matrix with these diagonals: row i of `diagonals` is the one at offsets[i]."""
    diagonals = diagonals.unsqueeze(0) if diagonals.dim() == 1 else diagonals
    if diagonals.dim() != 2:
        raise RuntimeError("Diagonals must be vector or matrix")
    if offsets.dim() > 1:
        raise RuntimeError("Offsets must be scalar or vector")
    if offsets.dtype != _C.int64:
        raise RuntimeError(f"Offset Tensor must have dtype Long but got {parts.type_name(offsets)}")
    offsets = offsets.reshape(-1)
    if len(shape) != 2:
        raise RuntimeError("Output shape must be 2d")
    if layout not in (None, sparse_coo, sparse_csr, sparse_csc):
        raise RuntimeError("Only output layouts (Sparse, SparseCsr, SparseCsc) are supported, got "
                           f"{layout}")
    if len(offsets) != len(diagonals):
        raise RuntimeError(f"Number of diagonals ({len(diagonals)}) does not match the number of offsets "
                           f"({len(offsets)})")
    if len(offsets.unique()) != len(offsets):
        raise RuntimeError("Offset tensor contains duplicate values")
    columns = _functions.arange(diagonals.shape[1]).expand(len(offsets), -1)
    rows = columns - offsets.unsqueeze(1)
    inside = (rows >= 0) & (rows < shape[0]) & (columns < shape[1])
    made = coo(_functions.stack((rows[inside], columns[inside])), diagonals[inside], shape)
    return made if layout is None else made.to_sparse(layout=layout)


def spsolve(input, other, *, left=True):
    """Not supported: needs a sparse direct solver."""
    raise NotImplementedError("spsolve: keyfall has no sparse solver; use scipy.sparse.linalg, or "
                              "linalg.solve with to_dense()")


def as_sparse_gradcheck(gradcheck):
    """Decorator of gradcheck that converts sparse arguments: their values are what is varied."""

    def check(function, inputs, **kwargs):
        inputs = inputs if isinstance(inputs, (tuple, list)) else (inputs,)
        kwargs.pop("masked", None)
        patterns = [item.detach() if _is_sparse(item) else None for item in inputs]
        plain = [values_of(coalesce(item)).detach().requires_grad_(item.requires_grad)
                 if pattern is not None else item for item, pattern in zip(inputs, patterns)]
        patterns = [pattern if pattern is None else coalesce(pattern) for pattern in patterns]

        def of_values(*args):
            given = [arg if pattern is None else with_values(pattern, arg)
                     for arg, pattern in zip(args, patterns)]
            results = function(*given)
            several = isinstance(results, (tuple, list))
            dense = tuple(to_dense(result) if _is_sparse(result) else result
                          for result in (results if several else (results,)))
            return dense if several else dense[0]

        return gradcheck(of_values, tuple(plain), **kwargs)

    return check


def _is_sparse(item):
    return isinstance(item, _C.Tensor) and item.layout is not strided
