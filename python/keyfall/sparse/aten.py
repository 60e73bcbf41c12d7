"""Kernels of the catalogue's operators of sparse tensors (ops/sparse.toml). They call the functions that methods and
keyfall.sparse have, so their gradients are the same. torch._C._sparse is this module, too."""

from .. import _C
from .._C import sparse_bsc, sparse_bsr, sparse_coo, sparse_csc, sparse_csr, strided
from .._library.catalogue_kernels import kernel as _kernel
from .._ops import ops
from . import creation, methods, operations, parts

_made_coo = creation.sparse_coo_tensor.__wrapped__  # modes saw the operator already

_functions = _C._VariableFunctions
_CUDA_ONLY = "{}: semi-structured sparsity is a feature of NVIDIA GPUs, which keyfall has no kernels for"


# ---- Parts ----------------------------------------------------------------------------------------


def _copied(read):
    return lambda self: read(self).clone()


for _name in ("indices", "values", "crow_indices", "col_indices", "ccol_indices", "row_indices", "_indices", "_values"):
    _kernel(_name)(getattr(methods, _name))
    _kernel(f"{_name}_copy")(_copied(getattr(methods, _name)))
_kernel("coalesce", "_coalesce")(methods.coalesce)
_kernel("_coalesced_")(methods._coalesced_)
_kernel("is_coalesced")(methods.is_coalesced)
_kernel("_nnz")(methods._nnz)
_kernel("sparse_dim", "_dimI")(methods.sparse_dim)
_kernel("dense_dim", "_dimV")(methods.dense_dim)


# ---- Conversions ----------------------------------------------------------------------------------

_kernel("to_dense")(methods.to_dense)


@_kernel("_to_dense")
def _to_dense(self, dtype=None, masked_grad=None):
    return methods.to_dense(self, dtype, masked_grad=masked_grad)


@_kernel("to_dense_backward")
def to_dense_backward(grad, input, masked_grad=None):
    if input.layout is strided or masked_grad is False:
        return grad
    return operations.at_entries(grad, input)


for _start in ("", "_"):
    _kernel(f"{_start}to_sparse", f"{_start}to_sparse.sparse_dim")(methods.to_sparse)
    for _name in ("to_sparse_csr", "to_sparse_csc", "to_sparse_bsr", "to_sparse_bsc"):
        _kernel(_start + _name)(getattr(methods, _name))
_kernel("sparse_mask")(methods.sparse_mask)


@_kernel("_sparse_mask_projection")
def _sparse_mask_projection(self, mask, accumulate_matches=False):
    return methods.sparse_mask(self, mask)


def _given(found, narrow, out):
    """Indices in the type that is asked for, in `out` if it is given."""
    dtype = _C.int32 if narrow else _C.int64
    if out is not None and out.dtype is not dtype:
        raise RuntimeError(f"Expected out tensor to have dtype {'int' if narrow else 'long int'}, but got {out.dtype} instead")
    return found.to(dtype) if out is None else out.resize_(found.shape).copy_(found)


@_kernel("_convert_indices_from_coo_to_csr", "_convert_indices_from_coo_to_csr.out")
def _convert_indices_from_coo_to_csr(self, size, *, out_int32=False, out=None):
    """Offsets of the rows of sorted entries."""
    return _given(parts.offsets(self.long(), size), out_int32, out)


@_kernel("_convert_indices_from_csr_to_coo", "_convert_indices_from_csr_to_coo.out")
def _convert_indices_from_csr_to_coo(crow_indices, col_indices, *, out_int32=False, transpose=False, out=None):
    """Rows (after the numbers of batches) and columns of all entries."""
    counts = crow_indices.long().diff(dim=-1)
    batch = crow_indices.shape[:-1]
    rows = _functions.arange(counts.shape[-1]).repeat(max(batch.numel(), 1)).repeat_interleave(counts.reshape(-1))
    pair = [rows, col_indices.long().reshape(-1)]
    heads = _functions.ones(batch).nonzero().t() if batch else rows.new_zeros(0, 1)
    found = _functions.cat((heads.repeat_interleave(col_indices.shape[-1], dim=1) if batch else
                            rows.new_zeros(0, len(rows)), _functions.stack(pair[::-1] if transpose else pair)))
    return _given(found, out_int32, out)


# ---- Products -------------------------------------------------------------------------------------

_kernel("_sparse_mm", "_sparse_mm.reduce", "_sparse_sparse_matmul")(operations.mm)
_kernel("_sparse_addmm")(operations.addmm)
_kernel("sparse_sampled_addmm")(operations.sampled_addmm)
_kernel("smm")(operations.smm)
_kernel("hspmm")(operations.hspmm)
_kernel("sspaddmm")(operations.sspaddmm)
_kernel("_spsolve")(operations.spsolve)
_kernel("_spdiags")(operations.spdiags)


@_kernel("_sparse_mm_reduce_impl")
def _sparse_mm_reduce_impl(self, other, reduce):
    """The second result has positions for a derivative that autograd does not need."""
    return operations.mm(self, other, reduce), _functions.empty(0, dtype=_C.int64)


# ---- Reductions -----------------------------------------------------------------------------------


@_kernel("_sparse_sum", "_sparse_sum.dtype", "_sparse_sum.dim", "_sparse_sum.dim_dtype")
def _sparse_sum(self, dim=None, *, dtype=None):
    return operations.sum(self, dim, dtype)


@_kernel("_sparse_csr_sum.dim_dtype")
def _sparse_csr_sum(self, dim, keepdim=False, *, dtype=None):
    return _functions.sum(self, dim, keepdim, dtype=dtype)


def _softmax(name, function):
    _kernel(f"{name}.int")(lambda self, dim, dtype=None: function(self, dim, dtype=dtype))
    _kernel(name)(lambda self, dim, half_to_float: function(
        self, dim, dtype=_C.float32 if half_to_float else None))


_softmax("_sparse_softmax", operations.softmax)
_softmax("_sparse_log_softmax", operations.log_softmax)


# ---- Making ---------------------------------------------------------------------------------------

@_kernel("sparse_coo_tensor.indices", "sparse_coo_tensor.indices_size", "_sparse_coo_tensor_unsafe")
def _coo(indices, values, size=None, **options):
    return _made_coo(indices, values, size, **options)


@_kernel("sparse_coo_tensor.size")
def _coo_without_entries(size, **options):
    return _made_coo(size=size, **options)


@_kernel("_sparse_coo_tensor_with_dims")
def _sparse_coo_tensor_with_dims(sparse_dim, dense_dim, size, *, dtype=None, **options):
    values = _functions.empty(0, *size[sparse_dim:], dtype=dtype)
    return parts.coo(_functions.empty(sparse_dim, 0, dtype=_C.int64), values, size, True)


@_kernel("_sparse_coo_tensor_with_dims_and_tensors")
def _sparse_coo_tensor_with_dims_and_tensors(sparse_dim, dense_dim, size, indices, values, **options):
    return _made_coo(indices, values, size, **options)


@_kernel("_validate_sparse_coo_tensor_args")
def _checked_coo(indices, values, size, is_coalesced=None, check_pinning=None):
    _made_coo(indices, values, size, check_invariants=True)


def _compressed(layout, name, overload):
    """The operators that make and check tensors of a compressed layout, or of the one that is asked for."""

    @_kernel(f"{name}.{overload}", f"{name}.{overload}_size", f"_{name}_unsafe")
    def make(*args, layout=layout, **options):
        return creation.sparse_compressed_tensor(*args, layout=layout, **options)

    def check(a, b, values, size, asked=layout, check_pinning=None):
        creation.sparse_compressed_tensor(a, b, values, size, layout=asked, check_invariants=True)

    if layout is not None:
        _kernel(f"_validate_{name}_args")(lambda a, b, v, s, check_pinning=None: check(a, b, v, s))
    else:
        _kernel(f"_validate_{name}_args")(check)


_compressed(None, "sparse_compressed_tensor", "comp_plain_value")
_compressed(sparse_csr, "sparse_csr_tensor", "crow_col_value")
_compressed(sparse_bsr, "sparse_bsr_tensor", "crow_col_value")
_compressed(sparse_csc, "sparse_csc_tensor", "ccol_row_value")
_compressed(sparse_bsc, "sparse_bsc_tensor", "ccol_row_value")


@_kernel("_sparse_compressed_tensor_with_dims")
def _sparse_compressed_tensor_with_dims(nnz, dense_dim, size, blocksize, index_dtype, *, layout, dtype=None, **options):
    """A tensor with memory for the entries; where they are is up to the caller."""
    def check(condition, message):
        if not condition:
            raise RuntimeError(f"sparse_compressed_tensor_with_dims: {message}")

    blocked, at = layout in parts.BLOCKED, len(size) - dense_dim - 2
    check(nnz >= 0, f"nnz must be non-negative, got {nnz}")
    check(at >= 0, f"dimensionality must be at least dense_dim(={dense_dim}) + sparse_dim(=2), but got {len(size)}")
    check(blocked or not blocksize, f"blocksize cannot be specified for non-block layout {parts.NAMES[layout]}")
    check(not blocked or len(blocksize) == 2, f"blocksize needs to be a tuple of size 2, but got {len(blocksize)}")
    check(min(blocksize, default=1) > 0, f"blocksize needs to be positive, but got {list(blocksize)}")
    for axis, block in enumerate(blocksize):
        check(size[at + axis] % block == 0, f"dimension {axis} must be multiple of blocksize[{axis}](={block}) but got "
                                            f"{size[at + axis]}")
    major = layout not in parts.BY_ROW
    count = size[at + major] // (blocksize or (1, 1))[major]
    starts, others = (_functions.zeros(*size[:at], length, dtype=index_dtype) for length in (count + 1, nnz))
    values = _functions.empty(*size[:at], nnz, *blocksize, *size[at + 2:], dtype=dtype)
    return parts.compressed(layout, starts, others, values, size)


@_kernel("_validate_compressed_sparse_indices")
def _validate_compressed_sparse_indices(is_crow, compressed_idx, plain_idx, cdim, dim, nnz):
    if plain_idx.shape[-1] != nnz:
        name = "col_indices" if is_crow else "row_indices"
        raise RuntimeError(f"{name} have wrong shape: {name}.shape[-1] = {plain_idx.shape[-1]} is not equal to nnz = {nnz}")
    values, batch = _functions.empty(plain_idx.shape), compressed_idx.shape[:-1]
    size, layout = ((cdim, dim), sparse_csr) if is_crow else ((dim, cdim), sparse_csc)
    creation.sparse_compressed_tensor(compressed_idx, plain_idx, values, (*batch, *size), layout=layout, check_invariants=True)


_kernel("sparse_resize_")(methods.sparse_resize_)
_kernel("sparse_resize_and_clear_")(methods.sparse_resize_and_clear_)
_kernel("resize_as_sparse_")(methods.resize_as_sparse_)


@_kernel("copy_sparse_to_sparse_")
def copy_sparse_to_sparse_(self, src, non_blocking=False):
    if self.layout is not sparse_coo or src.layout is not sparse_coo:
        raise RuntimeError("copy_sparse_to_sparse_: expected two sparse COO tensors, found the layouts "
                           f"{self.layout} and {src.layout}")
    return self.copy_(src)


@_kernel("_sparse_broadcast_to")
def _sparse_broadcast_to(self, size):
    """Each entry is repeated for all places along the dimensions that grow; dense dimensions of values are expanded."""
    added, (indices, _, values) = len(size) - self.dim(), _C._sparse_parts(self)
    if added < 0:
        raise RuntimeError("the requested broadcast shape has fewer dimensions than the input")
    for dim, (old, new) in enumerate(zip(self.shape, size[added:])):
        if old not in (1, new):
            raise RuntimeError(f"The input's length {old} at dimension {dim} does not broadcast over the requested shape of "
                               f"length {new} at dimension {dim + added}")
    values = values.expand(-1, *size[added + len(indices):])
    grows = [*range(added), *(added + d for d in range(len(indices)) if self.shape[d] != size[added + d])]
    if not grows:
        return parts.coo(indices, values, size, methods.is_coalesced(self))
    places = _functions.ones([size[d] for d in grows], dtype=_C.bool).nonzero().t()
    repeated = _functions.zeros(added + len(indices), indices.shape[1] * places.shape[1], dtype=_C.int64)
    repeated[added:] = indices.repeat_interleave(places.shape[1], 1)
    repeated[grows] = places.repeat(1, indices.shape[1])
    return parts.coo(repeated, values.repeat_interleave(places.shape[1], 0), size)


# ---- Semi-structured sparsity ---------------------------------------------------------------------


def _absent(name):
    @_kernel(name)
    def refuse(*args, **kwargs):
        raise NotImplementedError(_CUDA_ONLY.format(name))


for _name in ("_to_sparse_semi_structured", "_sparse_semi_structured_linear", "_sparse_semi_structured_mm",
              "_sparse_semi_structured_addmm", "_sparse_semi_structured_tile", "_sparse_semi_structured_apply",
              "_sparse_semi_structured_apply_dense", "_cslt_compress", "_cslt_sparse_mm"):
    _absent(_name)


# ---- torch._C._sparse -----------------------------------------------------------------------------

_NAMES = ("_spdiags", "_sparse_addmm", "_sparse_log_softmax", "_sparse_mm", "_sparse_mm_reduce_impl",
          "_sparse_softmax", "_sparse_sum", "_spsolve", "sparse_sampled_addmm", "_sparse_broadcast_to",
          *(f"_validate_sparse_{_kind}_tensor_args" for _kind in ("coo", "compressed", "csr", "csc", "bsr", "bsc")))
globals().update((_name, getattr(ops.aten, _name)) for _name in _NAMES)
