"""Functions of sparse tensors as operators: `keyfall.ops.aten.coalesce` and its like, registered when the
first of them is asked for. They call the functions that methods and keyfall.sparse have, so their
gradients are the same. torch._C._sparse is this module, too."""

from .. import _C
from .._C import sparse_bsc, sparse_bsr, sparse_coo, sparse_csc, sparse_csr, strided
from .._ops import ops
from ..library import Library
from . import creation, methods, operations, parts

_made_coo = creation.sparse_coo_tensor.__wrapped__  # modes saw the operator already

_functions = _C._VariableFunctions
_library = Library("aten", "FRAGMENT")
_SELF = "(Tensor self) -> Tensor"
_VIEW = "(Tensor(a) self) -> Tensor(a)"
_OPTIONS = "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
_CUDA_ONLY = "{}: semi-structured sparsity is a feature of NVIDIA GPUs, which keyfall has no kernels for"


def _define(schema, function):
    name = schema.partition("(")[0]
    _library.define(schema)
    _library.impl(name, function, "CompositeImplicitAutograd")


def _operator(*schemas):
    """Decorator: registers a function under each schema."""

    def register(function):
        for schema in schemas:
            _define(schema, function)
        return function

    return register


# ---- Parts ----------------------------------------------------------------------------------------


def _copied(read):
    return lambda self: read(self).clone()


for _name in ("indices", "values", "crow_indices", "col_indices", "ccol_indices", "row_indices", "_indices"):
    _define(_name + _VIEW, getattr(methods, _name))
    _define(_name + "_copy" + _SELF, _copied(getattr(methods, _name)))
_define("_values" + _VIEW, methods._values)
_define("_values_copy" + _SELF, _copied(methods._values))
_define("coalesce" + _VIEW, methods.coalesce)
_define("_coalesce" + _SELF, methods.coalesce)
_define("_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)", methods._coalesced_)
_define("is_coalesced(Tensor self) -> bool", methods.is_coalesced)
for _name, _function in (("_nnz", methods._nnz), ("_dimI", methods.sparse_dim), ("_dimV", methods.dense_dim),
                         ("sparse_dim", methods.sparse_dim), ("dense_dim", methods.dense_dim)):
    _define(_name + "(Tensor self) -> int", _function)


# ---- Conversions ----------------------------------------------------------------------------------

_define("to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor", methods.to_dense)


@_operator("_to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor")
def _to_dense(self, dtype=None, masked_grad=None):
    return methods.to_dense(self, dtype, masked_grad=masked_grad)


@_operator("to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor")
def to_dense_backward(grad, input, masked_grad=None):
    if input.layout is strided or masked_grad is False:
        return grad
    return operations.at_entries(grad, input)


for _start in ("", "_"):
    _define(_start + "to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, "
            "int? dense_dim=None) -> Tensor", methods.to_sparse)
    _define(_start + "to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor", methods.to_sparse)
    for _name in ("to_sparse_csr", "to_sparse_csc"):
        _define(f"{_start}{_name}(Tensor self, int? dense_dim=None) -> Tensor", getattr(methods, _name))
    for _name in ("to_sparse_bsr", "to_sparse_bsc"):
        _define(f"{_start}{_name}(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor",
                getattr(methods, _name))
_define("sparse_mask(Tensor self, Tensor mask) -> Tensor", methods.sparse_mask)


@_operator("_sparse_mask_projection(Tensor self, Tensor mask, bool accumulate_matches=False) -> Tensor")
def _sparse_mask_projection(self, mask, accumulate_matches=False):
    return methods.sparse_mask(self, mask)


def _given(found, narrow, out):
    """Indices in the type that is asked for, in `out` if it is given."""
    dtype = _C.int32 if narrow else _C.int64
    if out is not None and out.dtype is not dtype:
        raise RuntimeError(f"Expected out tensor to have dtype {'int' if narrow else 'long int'}, but got {out.dtype} instead")
    return found.to(dtype) if out is None else out.resize_(found.shape).copy_(found)


@_operator("_convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor",
           "_convert_indices_from_coo_to_csr.out(Tensor self, int size, *, bool out_int32=False, Tensor(a!) out) -> Tensor(a!)")
def _convert_indices_from_coo_to_csr(self, size, *, out_int32=False, out=None):
    """Offsets of the rows of sorted entries."""
    return _given(parts.offsets(self.long(), size), out_int32, out)


@_operator(*(f"_convert_indices_from_csr_to_coo{name}(Tensor crow_indices, Tensor col_indices, *, bool out_int32=False, "
             f"bool transpose=False{more}" for name, more in (("", ") -> Tensor"), (".out", ", Tensor(a!) out) -> Tensor(a!)"))))
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

_define("_sparse_mm(Tensor sparse, Tensor dense) -> Tensor", operations.mm)
_define("_sparse_mm.reduce(Tensor sparse, Tensor dense, str reduce) -> Tensor", operations.mm)
_define("_sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor", operations.mm)
_define("_sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        operations.addmm)
_define("sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        operations.sampled_addmm)
_define("smm(Tensor self, Tensor mat2) -> Tensor", operations.smm)
_define("hspmm(Tensor mat1, Tensor mat2) -> Tensor", operations.hspmm)
_define("sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        operations.sspaddmm)
_define("_spsolve(Tensor A, Tensor B, *, bool left=True) -> Tensor", operations.spsolve)
_define("_spdiags(Tensor diagonals, Tensor offsets, int[] shape, Layout? layout=None) -> Tensor",
        operations.spdiags)


@_operator("_sparse_mm_reduce_impl(Tensor self, Tensor other, str reduce) -> (Tensor, Tensor)")
def _sparse_mm_reduce_impl(self, other, reduce):
    """The second result has positions for a derivative that autograd does not need."""
    return operations.mm(self, other, reduce), _functions.empty(0, dtype=_C.int64)


# ---- Reductions -----------------------------------------------------------------------------------


@_operator("_sparse_sum(Tensor self) -> Tensor", "_sparse_sum.dtype(Tensor self, *, ScalarType dtype) -> Tensor",
           "_sparse_sum.dim(Tensor self, int[1] dim) -> Tensor",
           "_sparse_sum.dim_dtype(Tensor self, int[1] dim, *, ScalarType dtype) -> Tensor")
def _sparse_sum(self, dim=None, *, dtype=None):
    return operations.sum(self, dim, dtype)


@_operator("_sparse_csr_sum.dim_dtype(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
           "Tensor")
def _sparse_csr_sum(self, dim, keepdim=False, *, dtype=None):
    return _functions.sum(self, dim, keepdim, dtype=dtype)


def _define_softmax(name, function):
    _define(name + ".int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
            lambda self, dim, dtype=None: function(self, dim, dtype=dtype))
    _define(name + "(Tensor self, int dim, bool half_to_float) -> Tensor",
            lambda self, dim, half_to_float: function(self, dim, dtype=_C.float32 if half_to_float else None))


_define_softmax("_sparse_softmax", operations.softmax)
_define_softmax("_sparse_log_softmax", operations.log_softmax)


# ---- Making ---------------------------------------------------------------------------------------

_COALESCED = _OPTIONS + ", bool? is_coalesced=None"
_UNPINNED = _OPTIONS.replace("pin_memory=None", "pin_memory=False")  # as in PyTorch's schemas of functions


@_operator(f"sparse_coo_tensor.indices(Tensor indices, Tensor values, {_COALESCED}) -> Tensor",
           f"sparse_coo_tensor.indices_size(Tensor indices, Tensor values, int[] size, {_COALESCED}) -> Tensor",
           f"_sparse_coo_tensor_unsafe(Tensor indices, Tensor values, SymInt[] size, {_COALESCED}) -> Tensor")
def _coo(indices, values, size=None, **options):
    return _made_coo(indices, values, size, **options)


@_operator(f"sparse_coo_tensor.size(int[] size, {_UNPINNED}) -> Tensor")
def _coo_without_entries(size, **options):
    return _made_coo(size=size, **options)


@_operator(f"_sparse_coo_tensor_with_dims(int sparse_dim, int dense_dim, int[] size, {_UNPINNED}) -> Tensor")
def _sparse_coo_tensor_with_dims(sparse_dim, dense_dim, size, *, dtype=None, **options):
    values = _functions.empty(0, *size[sparse_dim:], dtype=dtype)
    return parts.coo(_functions.empty(sparse_dim, 0, dtype=_C.int64), values, size, True)


@_operator("_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, "
           f"Tensor values, {_UNPINNED}, bool? is_coalesced=None) -> Tensor")
def _sparse_coo_tensor_with_dims_and_tensors(sparse_dim, dense_dim, size, indices, values, **options):
    return _made_coo(indices, values, size, **options)


def _checked_coo(indices, values, size, is_coalesced=None, check_pinning=None):
    _made_coo(indices, values, size, check_invariants=True)


def _define_compressed(layout, name, first, plain, overload):
    """The operators that make and check tensors of a compressed layout, or of the one that is asked for."""
    given = f"Tensor {first}_indices, Tensor {plain}_indices, Tensor values"

    def make(*args, layout=layout, **options):
        return creation.sparse_compressed_tensor(*args, layout=layout, **options)

    def check(a, b, values, size, asked=layout, check_pinning=None):
        creation.sparse_compressed_tensor(a, b, values, size, layout=asked, check_invariants=True)

    sizes = "SymInt[]" if layout is None else "int[]"
    _define(f"{name}.{overload}({given}, {_UNPINNED}) -> Tensor", make)
    _define(f"{name}.{overload}_size({given}, {sizes} size, {_UNPINNED}) -> Tensor", make)
    _define(f"_{name}_unsafe({given}, {sizes} size, {_OPTIONS}) -> Tensor", make)
    extra = "" if layout is not None else "Layout layout, "
    plain_check = check if layout is None else (lambda a, b, v, s, check_pinning=None: check(a, b, v, s))
    _define(f"_validate_{name}_args({given}, int[] size, {extra}bool? check_pinning=None) -> ()", plain_check)


_define("_validate_sparse_coo_tensor_args(Tensor indices, Tensor values, int[] size, bool? is_coalesced=None, "
        "bool? check_pinning=None) -> ()", _checked_coo)
_define_compressed(None, "sparse_compressed_tensor", "compressed", "plain", "comp_plain_value")
_define_compressed(sparse_csr, "sparse_csr_tensor", "crow", "col", "crow_col_value")
_define_compressed(sparse_bsr, "sparse_bsr_tensor", "crow", "col", "crow_col_value")
_define_compressed(sparse_csc, "sparse_csc_tensor", "ccol", "row", "ccol_row_value")
_define_compressed(sparse_bsc, "sparse_bsc_tensor", "ccol", "row", "ccol_row_value")


@_operator("_sparse_compressed_tensor_with_dims(int nnz, int dense_dim, int[] size, int[] blocksize, "
           f"ScalarType index_dtype, {_UNPINNED}) -> Tensor")
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


@_operator("_validate_compressed_sparse_indices(bool is_crow, Tensor compressed_idx, Tensor plain_idx, int cdim, int dim, "
           "int nnz) -> ()")
def _validate_compressed_sparse_indices(is_crow, compressed_idx, plain_idx, cdim, dim, nnz):
    if plain_idx.shape[-1] != nnz:
        name = "col_indices" if is_crow else "row_indices"
        raise RuntimeError(f"{name} have wrong shape: {name}.shape[-1] = {plain_idx.shape[-1]} is not equal to nnz = {nnz}")
    values, batch = _functions.empty(plain_idx.shape), compressed_idx.shape[:-1]
    size, layout = ((cdim, dim), sparse_csr) if is_crow else ((dim, cdim), sparse_csc)
    creation.sparse_compressed_tensor(compressed_idx, plain_idx, values, (*batch, *size), layout=layout, check_invariants=True)


for _name in ("sparse_resize_", "sparse_resize_and_clear_"):
    _define(f"{_name}(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)", getattr(methods, _name))
_define("resize_as_sparse_(Tensor(a!) self, Tensor the_template) -> Tensor(a!)", methods.resize_as_sparse_)


@_operator("copy_sparse_to_sparse_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)")
def copy_sparse_to_sparse_(self, src, non_blocking=False):
    if self.layout is not sparse_coo or src.layout is not sparse_coo:
        raise RuntimeError("copy_sparse_to_sparse_: expected two sparse COO tensors, found the layouts "
                           f"{self.layout} and {src.layout}")
    return self.copy_(src)


@_operator("_sparse_broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)")
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


def _define_absent(schema):
    name = schema.partition("(")[0]

    def refuse(*args, **kwargs):
        raise NotImplementedError(_CUDA_ONLY.format(name))

    _define(schema, refuse)


_define_absent("_to_sparse_semi_structured(Tensor dense) -> (Tensor, Tensor)")
_define_absent("_sparse_semi_structured_linear(Tensor input, Tensor weight, Tensor meta, *, Tensor? bias=None, "
               "str? activation=None, ScalarType? out_dtype=None) -> Tensor")
_define_absent("_sparse_semi_structured_mm(Tensor mat1, Tensor mat1_meta, Tensor mat2, *, "
               "ScalarType? out_dtype=None) -> Tensor")
_define_absent("_sparse_semi_structured_addmm(Tensor input, Tensor mat1, Tensor mat1_meta, Tensor mat2, *, "
               "Scalar alpha=1, Scalar beta=1, ScalarType? out_dtype=None) -> Tensor")
_define_absent("_sparse_semi_structured_tile(Tensor input, str algorithm=\"\", bool use_cutlass=True) -> "
               "(Tensor, Tensor, Tensor, Tensor, Tensor)")
_define_absent("_sparse_semi_structured_apply(Tensor input, Tensor thread_masks) -> (Tensor, Tensor)")
_define_absent("_sparse_semi_structured_apply_dense(Tensor input, Tensor thread_masks) -> Tensor")
_define_absent("_cslt_compress(Tensor input) -> Tensor")
_define_absent("_cslt_sparse_mm(Tensor compressed_A, Tensor dense_B, Tensor? bias=None, Tensor? alpha=None, "
               "ScalarType? out_dtype=None, bool transpose_result=False, int alg_id=0, int split_k=1, "
               "int split_k_mode=-1) -> Tensor")


# ---- torch._C._sparse -----------------------------------------------------------------------------

_NAMES = ("_spdiags", "_sparse_addmm", "_sparse_log_softmax", "_sparse_mm", "_sparse_mm_reduce_impl",
          "_sparse_softmax", "_sparse_sum", "_spsolve", "sparse_sampled_addmm", "_sparse_broadcast_to",
          *(f"_validate_sparse_{_kind}_tensor_args" for _kind in ("coo", "compressed", "csr", "csc", "bsr", "bsc")))
globals().update((_name, getattr(ops.aten, _name)) for _name in _NAMES)
