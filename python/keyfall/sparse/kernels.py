"""Kernels for sparse tensors, registered when the first one is made: those of C are in
src/backends/sparse. They run below autograd, which records the calls as those of other tensors.

Operators without a kernel refuse sparse tensors, with an error that names the operator and the key."""

from .. import _C
from .._C import sparse_coo, strided
from .._ops import ops
from ..functional import broadcast_shapes
from ..library import Library
from . import meta, operations, parts
from .parts import is_coalesced, with_values

_aten = ops.aten
_functions = _C._VariableFunctions
_library = Library("aten", "IMPL")
_KEYS = ("SparseCPU", "SparseCsrCPU")


def _kernel(name, keys=_KEYS):
    """Decorator: registers the function for an operator, "name.overload"."""

    def register(function):
        for key in (*keys, *meta.keys_of(name)):
            _library.impl(name, meta.for_both_devices(name, function), key)
        return function

    return register


def _view(kernel):
    """Decorator for kernels: a sparse result is a view of the first argument."""

    def tracked(self, *args):
        result = kernel(self, *args)
        return result if result.layout is strided else _C._sparse_view(result, self)

    return tracked


def _overload(name):
    name, _, overload = name.partition(".")
    return getattr(getattr(_aten, name), overload or "default")


def _exists(name):
    try:
        return _overload(name)
    except AttributeError:
        return None


def _cast(result, dtype):
    """The result in the type of the tensor that it is written to."""
    if result.dtype != dtype and not _functions.can_cast(result.dtype, dtype):
        raise RuntimeError(f"result type {result.dtype} can't be cast to the desired output type {dtype}")
    return result.to(dtype)


def _fills_memory(values):
    """Whether values, or the blocks of a transposed tensor, have a place of memory for each element."""
    return values.is_contiguous() or values.dim() > 2 and values.transpose(-2, -1).is_contiguous()


def _assign(tensor, result, to_values=True):
    """Gives a tensor the content of another one: where only values change, by writing them, so that other tensors with
    these values see the change."""
    if result.shape != tensor.shape:
        raise RuntimeError(f"output with shape {list(tensor.shape)} doesn't match the broadcast shape {list(result.shape)}")
    result = _cast(result, tensor.dtype)
    (*ours, old), (*theirs, new) = _C._sparse_parts(tensor), _C._sparse_parts(result)
    same = all(a is b or a is not None and b is not None and a.is_set_to(b) for a, b in zip(ours, theirs))
    if to_values and same and old.shape == new.shape and _fills_memory(old):
        result = with_values(tensor, old.copy_(new))
    _C._sparse_assign(tensor, result)
    return tensor


def _values(tensor):
    return _C._sparse_parts(tensor)[2]


def _map(tensor, function, linear=False):
    """Applies a function with f(0) = 0 to the values. A function that is not linear needs a single value
    for each position."""
    if not linear and tensor.layout is sparse_coo:
        tensor = _C._sparse_coalesce(tensor)
    return with_values(tensor, function(_values(tensor)))


# ---- Functions of one tensor ----------------------------------------------------------------------


def _write(out, result):
    """Gives `out` a result, and its size if it has another one."""
    if not _is_sparse(out) or not _is_sparse(result):
        raise RuntimeError("Expected self.is_sparse() && result.is_sparse() to be true, but got false.")
    _C._sparse_assign(out, _cast(result, out.dtype))
    return out


def _register_unary(name, linear):
    op = _exists(name)
    if op is None:
        return

    def apply(self, *args, **kwargs):
        return _map(self, lambda x: op(x, *args, **kwargs), linear)

    def apply_(self, *args, **kwargs):
        if not linear and self.layout is sparse_coo and not is_coalesced(self):
            raise RuntimeError(f"{base}_ requires coalesced input")
        return _assign(self, apply(self, *args, **kwargs))

    _kernel(name)(apply)
    _library.impl(name, apply, "SparseCsrMeta")
    base, dot, overload = name.partition(".")
    inplace = base + "_" + dot + overload.replace("Tensor_", "")
    if _exists(inplace) is not None:
        _kernel(inplace)(apply_)
    out = f"{name}_out" if dot else f"{name}.out"
    if _exists(out) is not None:
        _kernel(out)(lambda self, *args, out, **kwargs: _write(out, apply(self, *args, **kwargs)))


for _name in ("abs", "asin", "asinh", "atan", "atanh", "ceil", "conj_physical", "_conj_physical", "deg2rad", "erf",
              "erfinv", "expm1", "rad2deg",
              "floor", "frac", "isinf", "isnan", "isneginf", "isposinf", "log1p", "nan_to_num", "relu",
              "round", "round.decimals", "sgn", "sign", "signbit", "sin", "sinh", "sqrt", "square", "tan",
              "tanh", "trunc", "pow.Tensor_Scalar", "leaky_relu", "hardtanh", "threshold", "angle",
              "floor_divide.Scalar"):
    _register_unary(_name, False)
for _name in ("neg", "positive", "mul.Scalar", "div.Scalar", "_conj", "real"):
    _register_unary(_name, True)


# ---- Arithmetic -----------------------------------------------------------------------------------


def _is_sparse(item):
    return isinstance(item, _C.Tensor) and item.layout is not strided


def _is_number(item):
    """Numbers reach kernels as such, or as 0-d tensors."""
    return not isinstance(item, _C.Tensor) or item.layout is strided and item.dim() == 0


@_kernel("mul.Tensor")
def _mul(self, other):
    if not _is_sparse(self):
        self, other = other, self
    if _is_number(other):
        return _map(self, lambda x: x * other, True)
    if other.layout is strided:
        if broadcast_shapes(self.shape, other.shape) != self.shape:
            return parts.to_coo(parts.raw_dense(self) * other)
        return with_values(self, _values(self) * parts.take_like(other.expand(self.shape), self))
    if self.dim() == 0 or other.dim() == 0:
        if other.dim() != 0 or self.dim() == 0 and other._nnz() > self._nnz():
            self, other = other, self
        factor = parts.raw_dense(other)
        if self.dim() == 0:  # values have a dimension, which promotion must not see
            self, factor = (each.to(_functions.promote_types(self.dtype, other.dtype)) for each in (self, factor))
        return _map(self, lambda x: x * factor, True)
    if self.layout is not sparse_coo or other.layout is not sparse_coo:
        product = _mul(parts.to_coo(self), parts.to_coo(other))
        if self.layout is sparse_coo:
            return product
        block = parts.Blocks(self).block if self.layout in parts.BLOCKED else None
        return parts.to_compressed(product, self.layout, block, self.dense_dim())
    if self.shape != other.shape or self.sparse_dim() != other.sparse_dim():
        return parts.to_coo(parts.raw_dense(self) * parts.raw_dense(other))
    return _common(self, other, lambda a, b: a * b)


def _common(self, other, function):
    """A function of the values that both tensors have."""
    self, other = _C._sparse_coalesce(self), _C._sparse_coalesce(other)
    ours, theirs = _C._sparse_match(self, other)
    indices, _, values = _C._sparse_parts(self)
    result = function(values[ours], _values(other)[theirs])
    return _C._sparse_coo(indices.index_select(1, ours), result, self.shape, True, False)


@_kernel("mul_.Tensor")
def _mul_(self, other):
    product = _mul(self, other)
    if self.layout is strided:
        return self.copy_(_cast(product if product.layout is strided else parts.raw_dense(product), self.dtype))
    return _assign(self, product, self.layout is not sparse_coo)  # as in PyTorch


def _divide(name):
    op, base = _overload(name), name.partition(".")[0]
    kind = "floor division" if base == "floor_divide" else "division"

    def divide(self, other, **kwargs):
        if isinstance(other, _C.Tensor) and other.dim():
            raise RuntimeError(f"Sparse {kind} requires a scalar or zero-dim dense tensor divisor (got shape "
                               f"{list(other.shape)} for divisor)")
        if _is_sparse(other):
            raise RuntimeError(f"Sparse {kind} requires a scalar or zero-dim dense tensor divisor (got a sparse divisor)"
                               if _is_sparse(self) else f"Sparse {kind} requires a sparse dividend")
        # Quotients that are rounded are no sums of the quotients of entries.
        linear = kind == "division" and kwargs.get("rounding_mode") is None
        return _map(self, lambda x: op(x, other, **kwargs), linear)

    _kernel(name)(divide)
    overload = name.partition(".")[2]
    inplace = base + "_" + (f".{overload}" if overload else ".Tensor")
    if _exists(inplace) is not None:
        _kernel(inplace)(lambda self, other, **kwargs: _assign(self, divide(self, other, **kwargs), kind == "division"))
    out = f"{base}.out" + ("_mode" if overload == "Tensor_mode" else "")
    if _exists(out) is not None:
        _kernel(out)(lambda self, other, *, out, **kwargs: _write(out, divide(self, other, **kwargs)))


_divide("div.Tensor")
_divide("div.Tensor_mode")
_divide("floor_divide")


def _sum(self, other, alpha):
    """Only for compressed layouts: the kernel for coordinates is in C."""
    if self.layout is strided or other.layout is strided:
        # As in PyTorch, the factor is always that of the sparse tensor.
        dense, sparse = (other, self) if other.layout is strided else (self, other)
        return dense.add(parts.raw_dense(sparse), alpha=alpha)
    if self.shape != other.shape:
        raise RuntimeError("torch.add: Expected input tensors to have the same shape, but got tensor `self` with shape "
                           f"{list(self.shape)} and tensor `other` with shape {list(other.shape)}")
    total = parts.to_coo(self).add(parts.to_coo(other), alpha=alpha)
    if self.layout is not other.layout or self.layout is sparse_coo:
        return total
    block = parts.Blocks(self).block if self.layout in parts.BLOCKED else None
    return parts.to_compressed(total, self.layout, block)


@_kernel("add.Tensor", ("SparseCsrCPU",))
def _add(self, other, *, alpha=1):
    if not isinstance(other, _C.Tensor):
        raise NotImplementedError("add: a number cannot be added to a sparse tensor, which would be dense then; use "
                                  "to_dense() first")
    return _sum(self, other, alpha)


@_kernel("add_.Tensor", ("SparseCsrCPU",))
def _add_(self, other, *, alpha=1):
    if self.layout is strided:
        return self.add_(parts.raw_dense(other), alpha=alpha)
    total = _sum(self, other, alpha)
    if not _is_sparse(total):
        raise RuntimeError(f"add_: a sum with a strided tensor is strided, which a tensor of layout {self.layout} cannot hold")
    return _assign(self, total)


@_kernel("_local_scalar_dense", ("SparseCPU",))
def _item(self):
    return parts.raw_dense(self).item()


@_kernel("sub.Tensor")
def _sub(self, other, *, alpha=1):
    if _is_sparse(self) and self.layout is not sparse_coo and other.layout is strided:
        return parts.raw_dense(self).sub(other, alpha=alpha)
    return self.add(other, alpha=-alpha)


@_kernel("sub_.Tensor")
def _sub_(self, other, *, alpha=1):
    return self.add_(other, alpha=-alpha)


def _foreach(name, function):
    """Lists with sparse tensors, one pair after the other: optimizers call these."""
    if _exists(name) is not None:
        _kernel(name)(function)


_foreach("_foreach_add_.List", lambda self, other, *, alpha=1: [a.add_(b, alpha=alpha) for a, b in zip(self, other)]
         and None)
_foreach("_foreach_add.List", lambda self, other, *, alpha=1: [a.add(b, alpha=alpha) for a, b in zip(self, other)])
_foreach("_foreach_mul_.Scalar", lambda self, scalar: [a.mul_(scalar) for a in self] and None)
_foreach("_foreach_mul_.Tensor", lambda self, other: [a.mul_(other) for a in self] and None)
_foreach("_foreach_neg", lambda self: [-a for a in self])


# ---- Products -------------------------------------------------------------------------------------


@_kernel("mm")
def _mm(self, mat2):
    return operations.mm(self, mat2)


@_kernel("addmm")
def _addmm(self, mat1, mat2, *, beta=1, alpha=1):
    return operations.addmm(self, mat1, mat2, beta=beta, alpha=alpha)


@_kernel("addmm_")
def _addmm_(self, mat1, mat2, *, beta=1, alpha=1):
    result = _addmm(self, mat1, mat2, beta=beta, alpha=alpha)
    return _assign(self, result) if _is_sparse(self) and _is_sparse(result) else self.copy_(result)


@_kernel("mv")
def _mv(self, vec):
    if vec.dim() != 1 or self.dim() != 2 or vec.shape[0] != self.shape[1]:
        raise RuntimeError("mv: two tensor dim should be 2 and 1, but got SparseTensor Dim: "
                           f"{self.dim()} Tensor Dim: {vec.dim()}" if self.dim() != 2 or vec.dim() != 1 else
                           "mv: expected self.size(-1) == vec.size(-1)")
    if self.layout is strided:
        return self.mv(parts.raw_dense(vec))
    return operations.mm(self, vec.unsqueeze(1)).squeeze(1)


@_kernel("addmv", ("SparseCsrCPU",))
def _addmv(self, mat, vec, *, beta=1, alpha=1):
    if len({self.dtype, mat.dtype, vec.dtype}) > 1:
        raise RuntimeError("addmv input tensors must have the same dtype, but got "
                           f"{parts.type_name(self)}, {parts.type_name(mat)}, and {parts.type_name(vec)}")
    product = _mv(mat, vec) * alpha
    if self.shape not in ((), (1,), product.shape):
        raise RuntimeError(f"size mismatch, got input ({self.numel()}), mat ({mat.shape[0]}x{mat.shape[1]}), vec ({len(vec)})")
    return product if beta == 0 else self * beta + product


@_kernel("addmv_", ("SparseCsrCPU",))
def _addmv_(self, mat, vec, *, beta=1, alpha=1):
    return self.copy_(_addmv(self, mat, vec, beta=beta, alpha=alpha))


def _register_product(name, kernel):
    """The form with out= of a product."""
    @_kernel(name)
    def call(*args, out, **kwargs):
        result = kernel(*args, **kwargs)
        return _write(out, result) if _is_sparse(result) else out.resize_(result.shape).copy_(result)


for _name, _function in (("mm.out", _mm), ("addmm.out", _addmm), ("mv.out", _mv), ("addmv.out", _addmv)):
    _register_product(_name, _function)


@_kernel("bmm", ("SparseCPU",))
def _bmm(self, mat2):
    """Batches are selected one after the other."""
    return _functions.stack([operations.mm(a, b) for a, b in zip(self.unbind(0), mat2.unbind(0))])


# ---- Reductions -----------------------------------------------------------------------------------


@_kernel("sum")
def _sum_all(self, *, dtype=None):
    return _values(self).sum(dtype=dtype)


@_kernel("sum.dim_IntList")
def _sum_dims(self, dim, keepdim=False, *, dtype=None):
    if dim is None or not len(dim):
        dim = tuple(range(self.dim()))
    if dtype is None and not (self.is_floating_point() or self.is_complex()):
        dtype = _C.int64
    result = operations.sum(self, tuple(dim), dtype)
    for d in sorted(d % self.dim() for d in dim) if keepdim else ():
        result = result.unsqueeze(d)
    compressed = keepdim and self.layout is _C.sparse_csr
    return parts.to_coo(result).to_sparse(layout=self.layout) if compressed else result


@_kernel("any")
def _any(self):
    return _values(self).any()


def _norm(self, *args, **kwargs):
    tensor = _C._sparse_coalesce(self) if self.layout is sparse_coo else self
    return _values(tensor).norm(*(arg for arg in args if not isinstance(arg, (list, tuple))))


for _name in ("norm.Scalar", "norm.ScalarOpt_dim"):
    if _exists(_name) is not None:
        _kernel(_name)(_norm)
if _exists("linalg_vector_norm") is not None:
    @_kernel("linalg_vector_norm")
    def _vector_norm(self, ord=2, dim=None, keepdim=False, *, dtype=None):
        if dim is not None and len(dim) not in (0, self.dim()):
            raise RuntimeError("norm_sparse currently only supports full reductions, so 'dim' must either be empty or "
                               "contain all dimensions of the input")
        if keepdim:
            raise RuntimeError("norm_sparse currently does not support keepdim=True")
        if dtype is not None:
            raise RuntimeError("norm_sparse currently does not support 'dtype' argument")
        tensor = _C._sparse_coalesce(self) if self.layout is sparse_coo else self
        return _aten.linalg_vector_norm(_values(tensor), ord)


# ---- Shapes ---------------------------------------------------------------------------------------


def _dim(self, dim, extra=0):
    count = self.dim() + extra
    if not -count <= dim < max(count, 1):
        raise IndexError(f"Dimension out of range (expected to be in range of [{-count}, {count - 1}], but "
                         f"got {dim})")
    return dim % count if count else 0


@_kernel("permute")
@_view
def _permute(self, dims):
    if len(dims) != self.dim():
        raise RuntimeError("permute(sparse_coo): number of dimensions in the tensor input does not match the length of the "
                           f"desired ordering of dimensions i.e. input.dim() = {self.dim()} is not equal to len(dims) = "
                           f"{len(dims)}")
    first_stays = dims[:1] == [0]  # without wrapping, as in PyTorch
    dims = [_dim(self, d) for d in dims]
    if len(set(dims)) != len(dims):
        raise RuntimeError("permute(): duplicate dims are not allowed.")
    if self.layout is not sparse_coo:
        return _transpose_compressed(self, dims)
    sparse_dim = self.sparse_dim()
    if any((d < sparse_dim) != (i < sparse_dim) for i, d in enumerate(dims)):
        raise RuntimeError("permute(sparse_coo): transpositions between sparse and dense dimensions are not allowed.Only "
                           "transpositions within sparse and dense dimensions are supported.")
    indices, _, values = _C._sparse_parts(self)
    size = [self.shape[d] for d in dims]
    same = dims[:sparse_dim] == list(range(sparse_dim))
    moved = values.permute(0, *(d - sparse_dim + 1 for d in dims[sparse_dim:]))
    return _C._sparse_coo(indices if same else indices[dims[:sparse_dim]], moved, size,
                          is_coalesced(self) if same and first_stays else -1, False)


_FLIPPED = {_C.sparse_csr: _C.sparse_csc, _C.sparse_csc: _C.sparse_csr, _C.sparse_bsr: _C.sparse_bsc,
            _C.sparse_bsc: _C.sparse_bsr}


def _transpose_compressed(self, dims):
    """Rows become columns: the same parts under the other layout. Batches change places in all parts."""
    first, plain, values = _C._sparse_parts(self)
    batch, same = first.dim() - 1, list(range(self.dim()))
    if dims == same:
        return self.detach()
    order, layout = dims[:batch], self.layout
    if sorted(order) != same[:batch] or dims[batch + 2:] != same[batch + 2:]:
        raise RuntimeError("transpose: compressed sparse tensors exchange rows and columns, or batches")
    first, plain = (each.permute(*order, batch) for each in (first, plain))
    values = values.permute(*order, *range(batch, values.dim()))
    if dims[batch] != batch:
        layout = _FLIPPED[layout]
        values = values.transpose(batch + 1, batch + 2) if layout in parts.BLOCKED else values
    return _C._sparse_compressed(layout, first, plain, values, [self.shape[d] for d in dims], False)


def _check_transpose(self, dims):
    batch, dense = _C._sparse_parts(self)[0].dim() - 1, _C._sparse_facts(self)[1]
    if dense:
        raise RuntimeError("transpose(): hybrid sparse compressed tensors with dense dimensions are not supported")
    kinds = ["Sparse" if d >= batch else "Batch" for d in dims]
    if kinds[0] != kinds[1]:
        raise RuntimeError("transpose(): can only transpose dimensions of the same type (Batch, Sparse, Dense), got "
                           + " and ".join(f"{d}({kind})" for d, kind in zip(dims, kinds)))


@_kernel("transpose.int")
@_view
def _transpose(self, dim0, dim1):
    dims = list(range(self.dim()))
    dim0, dim1 = _dim(self, dim0), _dim(self, dim1)
    if self.layout is not sparse_coo:
        _check_transpose(self, (dim0, dim1))
    if dims:
        dims[dim0], dims[dim1] = dims[dim1], dims[dim0]
    return _swapped(self, dims)


def _swapped(self, dims):
    result = _permute(self, dims)
    if self.layout is sparse_coo and not self._nnz() and is_coalesced(self):
        result._coalesced_(True)  # nothing is out of order
    return result


@_kernel("t")
@_view
def _t(self):
    if self.dim() > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 sparse and 0 dense dimensions, but got {self.dim()} "
                           "dimensions")
    return _swapped(self, list(range(self.dim()))[::-1])


def _in_place(name, kernel):
    if _exists(name) is not None:
        _kernel(name)(lambda self, *args: _replace(self, kernel, args))


def _replace(self, kernel, args):
    if self.layout is not sparse_coo:
        raise RuntimeError(f"torch.transpose_: in-place transposition is not supported for {parts.NAMES[self.layout]} layout")
    return _write(self, kernel(self, *args))


_in_place("t_", _t)
_in_place("transpose_", _transpose)


@_kernel("unsqueeze", ("SparseCPU",))
@_view
def _unsqueeze(self, dim):
    dim = _dim(self, dim, 1)
    indices, _, values = _C._sparse_parts(self)
    size = [*self.shape[:dim], 1, *self.shape[dim:]]
    if dim > len(indices):
        return _C._sparse_coo(indices, values.unsqueeze(dim - len(indices) + 1), size, is_coalesced(self), False)
    zeros = indices.new_zeros(1, indices.shape[1])
    grown = _functions.cat((indices[:dim], zeros, indices[dim:]))
    return _C._sparse_coo(grown, values, size, is_coalesced(self), False)


def _select_compressed(name, self, dim, index):
    """From a batch or dense elements: of the same layout; a row or column: its entries as coordinates."""
    first, plain, values = _C._sparse_parts(self)
    at, rest = first.dim() - 1, [*self.shape[:dim], *self.shape[dim + 1:]]
    blocked = self.layout in parts.BLOCKED
    if dim < at:
        chosen = (each.select(dim, index) for each in (first, plain, values))
        return _C._sparse_compressed(self.layout, *chosen, rest, False)
    if dim > at + 1:
        values = values.select(dim - 1 + 2 * blocked, index)
        return _C._sparse_compressed(self.layout, first, plain, values, rest, False)
    if at:
        raise RuntimeError(f"{name}(): selecting sparse dimensions is not supported for batched sparse compressed tensors.")
    blocks = parts.Blocks(self)
    height, width = blocks.block[dim], blocks.block[1 - dim]
    found = (blocks.at[1 + dim] == index // height).nonzero().flatten()
    places, values = blocks.at[2 - dim][found], values.index_select(0, found)
    if blocked:
        places = (places.unsqueeze(1) * width + _functions.arange(width)).flatten()
        values = values.select(1 + dim, index % height).flatten(0, 1)
    return _C._sparse_coo(places.unsqueeze(0), values, rest, True, False)


@_kernel("select_copy.int", ("SparseCsrCPU",))
def _select_copy(self, dim, index):
    return _select(self, dim, index, "select_copy").clone()


@_kernel("select.int")
@_view
def _select(self, dim, index, name="select"):
    dim = _dim(self, dim)
    if self.dim() == 0:
        raise IndexError("select() cannot be applied to a 0-dim tensor.")
    size = self.shape[dim]
    if not -size <= index < size:
        raise IndexError(f"{name}(): index {index} out of range for tensor of size {list(self.shape)} at "
                         f"dimension {dim}")
    if self.layout is not sparse_coo:
        return _select_compressed(name, self, dim, index % size)
    indices, _, values = _C._sparse_parts(self)
    rest = [*self.shape[:dim], *self.shape[dim + 1:]]
    if dim >= len(indices):
        return _C._sparse_coo(indices, values.select(dim - len(indices) + 1, index), rest, is_coalesced(self), False)
    found = (indices[dim] == index % size).nonzero().flatten()
    values = values.index_select(0, found)
    if len(indices) == 1:
        return values.sum(0, dtype=values.dtype)
    kept = [d for d in range(len(indices)) if d != dim]
    return _C._sparse_coo(indices[kept].index_select(1, found), values, rest, is_coalesced(self), False)


@_kernel("index_select")
def _index_select(self, dim, index):
    """Entries are repeated for each time that their index is asked for."""
    dim = _dim(self, dim)
    if self.layout is strided:
        raise RuntimeError("index_select: the index is sparse")
    if self.layout is not sparse_coo:
        block = (1, 1) if self.layout in parts.BLOCKED else None
        return _index_select(parts.to_coo(self), dim, index).to_sparse(layout=self.layout, blocksize=block)
    indices, _, values = _C._sparse_parts(self)
    size = [*self.shape[:dim], index.numel(), *self.shape[dim + 1:]]
    if index.numel():
        for bound in (int(index.min()), int(index.max())):
            if not -self.shape[dim] <= bound < self.shape[dim]:
                raise IndexError(f"index_select(): index contains {bound} that is out of range for tensor of size "
                                 f"{list(self.shape)} at dimension {dim}")
    if dim >= len(indices):
        return _C._sparse_coo(indices, values.index_select(dim - len(indices) + 1, index), size,
                              is_coalesced(self), False)
    asked, places = (index % max(self.shape[dim], 1)).sort(stable=True)
    first = _functions.searchsorted(asked, indices[dim].contiguous())
    last = _functions.searchsorted(asked, indices[dim].contiguous(), right=True)
    counts = last - first
    entry = _functions.arange(len(counts)).repeat_interleave(counts)
    order = _functions.arange(len(entry)) - (counts.cumsum(0) - counts)[entry]
    to = places[first[entry] + order]
    by_place = to.argsort(stable=True)
    entry = entry[by_place]
    chosen = indices.index_select(1, entry)
    chosen[dim] = to[by_place]
    return _C._sparse_coo(chosen, values.index_select(0, entry), size, False, False)


@_kernel("narrow_copy", ("SparseCPU",))
def _narrow_copy(self, dim, start, length):
    if not 0 <= dim < self.dim():
        raise RuntimeError(f"Dimension {dim} out of range. Expecting 0 <= dim < {self.dim()}.")
    indices, _, values = _C._sparse_parts(self)
    size = self.shape[dim]
    if length < 0 or not 0 <= start <= size - length:
        raise RuntimeError("Invalid range to narrow. range(start, start+length) must be a subset of range(0, "
                           f"{size}).")
    new = [*self.shape[:dim], length, *self.shape[dim + 1:]]
    if dim >= len(indices):
        return _C._sparse_coo(indices, values.narrow(dim - len(indices) + 1, start, length), new,
                              is_coalesced(self), False)
    row = indices[dim]
    found = ((row >= start) & (row < start + length)).nonzero().flatten()
    moved = indices.index_select(1, found)
    moved[dim] -= start
    return _C._sparse_coo(moved, values.index_select(0, found), new, is_coalesced(self), False)


@_kernel("slice.Tensor")
def _slice(self, dim=0, start=None, end=None, step=1):
    """A copy, unlike the slice of a strided tensor: entries outside of the range are left out."""
    dim = _dim(self, dim)
    if step < 1:
        raise RuntimeError("slice step must be positive")
    start, end, step = slice(start, end, step).indices(self.shape[dim])
    if self.layout is not sparse_coo:
        block = parts.Blocks(self).block if self.layout in parts.BLOCKED else None
        return _slice(parts.to_coo(self), dim, start, end, step).to_sparse(layout=self.layout, blocksize=block)
    part = _narrow_copy(self, dim, start, max(end - start, 0))
    if step == 1:
        return part
    return _index_select(part, dim, _functions.arange(0, part.shape[dim], step))


@_kernel("split.Tensor")
def _split(self, split_size, dim=0):
    dim = _dim(self, dim)
    if split_size < 1:
        raise RuntimeError(f"split: expected a positive split_size, found {split_size}")
    return [_slice(self, dim, at, at + split_size) for at in range(0, max(self.shape[dim], 1), split_size)]


@_kernel("split_with_sizes")
def _split_with_sizes(self, split_sizes, dim=0):
    dim = _dim(self, dim)
    if sum(split_sizes) != self.shape[dim] or min(split_sizes, default=0) < 0:
        raise RuntimeError(f"split_with_sizes: expected sizes that add up to {self.shape[dim]} (dimension {dim}), found "
                           f"{list(split_sizes)}")
    ends = [sum(split_sizes[:count + 1]) for count in range(len(split_sizes))]
    return [_slice(self, dim, end - size, end) for size, end in zip(split_sizes, ends)]


def _squeezed(self, dims):
    """Without the dimensions of `dims` that have size 1."""
    self = self.detach()
    for dim in sorted((d for d in dims if self.shape[d] == 1), reverse=True):
        indices, _, values = _C._sparse_parts(self)
        size = [*self.shape[:dim], *self.shape[dim + 1:]]
        if dim >= len(indices):
            values = values.squeeze(dim - len(indices) + 1)
        else:
            indices = _functions.cat((indices[:dim], indices[dim + 1:]))
        self = _C._sparse_coo(indices, values, size, is_coalesced(self), False)
    return self


@_kernel("squeeze", ("SparseCPU",))
def _squeeze(self):
    return _squeezed(self, range(self.dim()))


@_kernel("squeeze.dim", ("SparseCPU",))
def _squeeze_dim(self, dim):
    return _squeezed(self, [_dim(self, dim)])


@_kernel("squeeze.dims", ("SparseCPU",))
def _squeeze_dims(self, dim):
    return _squeezed(self, {_dim(self, d) for d in dim})


@_kernel("index.Tensor")
def _index(self, indices):
    """One index or mask; more of them at once would give a strided result."""
    given = [dim for dim, index in enumerate(indices) if index is not None]
    if len(given) != 1 or indices[given[0]].dim() != 1 or self.layout is strided:
        raise NotImplementedError("index: sparse tensors take one index or mask of one dimension; use to_dense() for "
                                  "others")
    index = indices[given[0]]
    if index.dtype in (_C.bool, _C.uint8):
        if len(index) != self.shape[given[0]]:
            raise IndexError(f"The shape of the mask [{len(index)}] at index 0 does not match the shape of the "
                             f"indexed tensor {list(self.shape)} at index {given[0]}")
        index = index.nonzero().flatten()
    return _index_select(self, given[0], index.long())


@_kernel("unbind.int")
def _unbind(self, dim=0):
    return [_select(self, dim, index) for index in range(self.shape[_dim(self, dim)])]


@_kernel("stack", ("SparseCPU",))
def _stack(tensors, dim=0):
    return _cat([_unsqueeze(tensor, dim) for tensor in tensors], dim)


@_kernel("cat", ("SparseCPU",))
def _cat(tensors, dim=0):
    for at, tensor in enumerate(tensors):
        if tensor.layout is not sparse_coo:
            raise RuntimeError(f"Concatenating sparse tensors, but a dense tensor was found at position {at}.")
    dim = _dim(tensors[0], dim)
    size, sparse_dim = list(tensors[0].shape), tensors[0].sparse_dim()
    for at, tensor in enumerate(tensors):
        other = list(tensor.shape)
        if len(other) == len(size) and tensor.sparse_dim() != sparse_dim:
            raise RuntimeError("All tensors must have the same sparse_dim and dense_dim: "
                               f"{sparse_dim}, {tensors[0].dense_dim()}, but tensor at position {at} has "
                               f"{tensor.sparse_dim()}, {tensor.dense_dim()}.")
        if other[:dim] + other[dim + 1:] != size[:dim] + size[dim + 1:]:
            raise RuntimeError(f"All tensors must have the same shape: {size} (except in the concatenating "
                               f"dimension), but found shape: {other}")
    size[dim] = sum(tensor.shape[dim] for tensor in tensors)
    shifted = _shift_values if dim >= sparse_dim else _shift_indices
    indices, values = zip(*shifted(tensors, dim, sparse_dim, size[dim]))
    return _C._sparse_coo(_functions.cat(indices, 1), _functions.cat(values), size, False, False)


def _shift_indices(tensors, dim, sparse_dim, total):
    before = 0
    for tensor in tensors:
        indices, _, values = _C._sparse_parts(tensor)
        indices = indices.clone()
        indices[dim] += before
        before += tensor.shape[dim]
        yield indices, values


def _shift_values(tensors, dim, sparse_dim, total):
    """Each value is padded with zeros where the other tensors are."""
    axis, before = dim - sparse_dim + 1, 0
    for tensor in tensors:
        indices, _, old = _C._sparse_parts(tensor)
        shape = list(old.shape)
        shape[axis] = total
        new = old.new_zeros(shape)
        new.narrow(axis, before, old.shape[axis]).copy_(old)
        before += old.shape[axis]
        yield indices, new


# ---- Copies and types -----------------------------------------------------------------------------


@_kernel("_to_copy")
def _to_copy(self, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False,
             memory_format=None):
    if device is not None and str(device)[:3] != "cpu":
        raise NotImplementedError("sparse tensors exist on the CPU only")
    if layout is not None and layout is not self.layout:
        self = self.to_dense() if layout is strided else self.to_sparse(layout=layout)
        if self.layout is strided:
            return self.to(dtype) if dtype is not None else self
    copy = self.clone()
    return copy if dtype in (None, self.dtype) else with_values(copy, _values(copy).to(dtype))


def _check_copy(self, src):
    """Refuses what differs in more than indices and values; of the sizes, only that of the offsets counts."""
    if self.layout is not src.layout:
        raise RuntimeError("torch.copy_: copy of sparse compressed tensors having different layouts is not supported. self "
                           f"layout is {parts.NAMES[self.layout]} and src layout is {parts.NAMES[src.layout]}")
    if self._nnz() != src._nnz():
        raise RuntimeError("torch.copy_: only sparse compressed tensors with the same number of specified elements are "
                           "supported.")
    ours, theirs = _C._sparse_parts(self), _C._sparse_parts(src)
    by_row, at = self.layout in parts.BY_ROW, ours[0].dim() - 2
    axis = at + 1 + (not by_row)
    if src.dim() == self.dim() and self.shape[axis] != src.shape[axis]:
        raise RuntimeError(f"torch.copy_: expected shapes of self and src to match along dimension {axis} for "
                           f"{parts.NAMES[self.layout]} layout but the corresponding dimensions of self and src are "
                           f"{self.shape[axis]} and {src.shape[axis]}, respectively.")
    blocks = [list(each.shape[at + 2:at + 4]) if self.layout in parts.BLOCKED else [] for each in (ours[2], theirs[2])]
    if blocks[0] != blocks[1]:
        raise RuntimeError("torch.copy_: copy of sparse compressed tensors having different block sizes is not supported. "
                           f"self and src block sizes are {blocks[0]} and {blocks[1]}, respectively.")
    for part, other in zip(ours, theirs):
        if part.shape != other.shape:
            raise RuntimeError(f"output with shape {list(part.shape)} doesn't match the broadcast shape {list(other.shape)}")


@_kernel("copy_")
def _copy_(self, src, non_blocking=False):
    if self.layout is strided:
        return self.copy_(parts.raw_dense(src))
    if self.layout is not sparse_coo:
        _check_copy(self, src)
        return _assign(self, parts.compressed(self.layout, *(part.clone() for part in _C._sparse_parts(src)), self.shape))
    if src.layout is strided:
        raise RuntimeError("copy_() between dense and sparse Tensors is not implemented! Found self type = "
                           f"{self.type()} and src type = {src.type()}")
    if self.layout is not src.layout:
        src = src.to_sparse(layout=self.layout)
    return _assign(self, src.to(self.dtype).clone())


@_kernel("resize_", ("SparseCsrCPU",))
def _resize_(self, size, *, memory_format=None):
    """Keeps the entries of the rows that are left; with fewer rows, the last one gets what is left over, as in PyTorch."""
    # PyTorch counts rows for all layouts, which makes tensors that nothing can read of most that are not CSR.
    counted = self.layout is _C.sparse_csr or self.layout is _C.sparse_csc and len(size) > 1 and size[-2] == size[-1]
    if len(size) < 2 or not counted:
        raise RuntimeError(f"torch.resize_: Only batched sparse CSR matrices are supported, but got size {list(size)}"
                           + ("" if len(size) < 2 else f" and layout {self.layout}"))
    *batch, rows, columns = size
    if columns < self.shape[-1]:
        raise RuntimeError("torch.resize_: Resizing columns of sparse CSR tensors to a smaller value is not supported. The "
                           f"original number of columns is {self.shape[-1]} while the requested new number of columns is "
                           f"{columns}.")
    first, plain, values = (each.contiguous().clone() for each in _C._sparse_parts(self))
    nnz, kept = min(plain.shape[-1], rows * columns), min(rows, self.shape[-2])
    first, plain, values = (each.narrow(at, 0, n).clone() for each, at, n in (
        (first, -1, kept + 1), (plain, -1, nnz), (values, plain.dim() - 1, nnz)))
    if first.shape[:-1] != tuple(batch):  # as many as there are, then zeros
        first, plain, values = (_first_elements(each, (*batch, *each.shape[self.dim() - 2:])) for each in (
            first, plain, values))
    first[..., kept] = nnz
    first = _functions.cat((first, first[..., -1:].expand(*batch, rows - kept)), -1)
    _C._sparse_assign(self, _C._sparse_compressed(self.layout, first, plain, values, size, False))
    return self


def _first_elements(tensor, shape):
    made = tensor.new_zeros(shape)
    count = min(made.numel(), tensor.numel())
    made.view(-1)[:count] = tensor.view(-1)[:count]
    return made


@_kernel("resize_as_")
def _resize_as_(self, the_template, *, memory_format=None):
    if self.layout is not sparse_coo:
        return self.resize_(the_template.shape)
    if memory_format is not None:
        raise RuntimeError(f"resize_as_: expected no memory format for a sparse tensor, found {memory_format}")
    return self.resize_as_sparse_(the_template)


def _empty(size, layout, dtype, dense_dim=0, block=None, name="empty"):
    """A tensor without entries."""
    if layout is not sparse_coo:
        if len(size) < 2:
            raise RuntimeError(f"torch.{name}: Only batched sparse compressed (non-block) tensors are supported, but got "
                               f"size {list(size)}")
        if layout in parts.BLOCKED and block is None:
            raise RuntimeError(f"{name}_sparse_compressed expected sparse compressed (non-block) tensor layout but got "
                               f"{parts.NAMES[layout]}")
        return parts.to_compressed(_functions.zeros(size, dtype=dtype), layout, block, dense_dim)
    sparse_dim = len(size) - dense_dim
    indices = _functions.zeros(sparse_dim, 0, dtype=_C.int64)
    values = _functions.zeros(0, *size[sparse_dim:], dtype=dtype)
    return _C._sparse_coo(indices, values, size, True, False)


def _without_entries(self, size, dtype=None, layout=None):
    """The same with the layout of another tensor."""
    same, layout = tuple(size) == tuple(self.shape), layout or self.layout
    if same and layout is self.layout is not sparse_coo:
        starts, others, values = _C._sparse_parts(self)
        at = starts.dim() - 1
        return parts.compressed(layout, _functions.zeros_like(starts), others.narrow(at, 0, 0).clone(),
                                values.narrow(at, 0, 0).to(dtype or self.dtype, copy=True), size)
    block = parts.Blocks(self).block if self.layout in parts.BLOCKED and layout in parts.BLOCKED else None
    return _empty(size, layout, dtype or self.dtype, self.dense_dim() if same else 0, block)


@_kernel("zeros")
def _zeros(size, *, dtype=None, layout=None, device=None, pin_memory=None, name="zeros"):
    return _empty(size, layout, dtype or _C.get_default_dtype(), name=name)


@_kernel("empty.memory_format")
def _factory(size, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    return _zeros(size, dtype=dtype, layout=layout, name="empty")


@_kernel("zeros.out")
@_kernel("empty.out")
def _factory_out(size, *, memory_format=None, out):
    return _write(out, _empty(size, out.layout, out.dtype))


@_kernel("zero_")
def _zero_(self):
    return _assign(self, _without_entries(self, self.shape))


def _like(self, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    if memory_format is not None and self.layout is sparse_coo and layout is not strided:
        raise RuntimeError("memory format option is only supported by strided tensors")
    if layout is strided:
        return _functions.zeros(self.shape, dtype=dtype or self.dtype)
    return _without_entries(self, self.shape, dtype, layout)


def _new(self, size, *, dtype=None, layout=None, device=None, pin_memory=None):
    return _without_entries(self, size, dtype)


def _check_layout(self, layout):
    if self.layout is not sparse_coo and layout not in (None, self.layout):
        raise RuntimeError("empty_like with different sparse layout is not supported (self is "
                           f"{parts.NAMES[self.layout]} but you requested {parts.NAMES[layout]})")


def _empty_like(self, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    """A compressed tensor keeps its positions."""
    if self.layout is sparse_coo:
        return _like(self, dtype=dtype, layout=layout, memory_format=memory_format)
    _check_layout(self, layout)
    first, plain, values = _C._sparse_parts(self)
    return _C._sparse_compressed(self.layout, first.clone(), plain.clone(), _functions.empty_like(values, dtype=dtype),
                                 self.shape, False)


@_kernel("fill_.Scalar", ("SparseCsrCPU",))
def _fill_(self, value):
    """Fills the entries; all other elements stay 0."""
    return _assign(self, with_values(self, _functions.full_like(_values(self), value)))


@_kernel("ones_like", ("SparseCsrCPU",))
def _ones_like(self, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    """1 for each entry."""
    _check_layout(self, layout)
    return with_values(self, _functions.ones_like(_values(self), dtype=dtype))


def _register_filled(name):
    """The function of an operator that fills the entries with other numbers."""
    @_kernel(name, ("SparseCsrCPU",))
    def call(self, *args, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
        _check_layout(self, layout)
        return with_values(self, getattr(_functions, name)(_values(self), *args, dtype=dtype))


for _name in ("full_like", "rand_like", "randn_like"):
    _register_filled(_name)


for _name, _function in (("zeros_like", _like), ("empty_like", _empty_like), ("new_empty", _new), ("new_zeros", _new)):
    if _exists(_name) is not None:
        _kernel(_name)(_function)


# ---- Shapes that backward formulas ask for --------------------------------------------------------


@_kernel("is_same_size")
def _is_same_size(self, other):
    return self.shape == other.shape


@_kernel("threshold_backward")
def _threshold_backward(grad_output, self, threshold):
    """The gradient of relu."""
    if self.layout is strided:
        return parts.raw_dense(grad_output) * (self > threshold)
    self = _C._sparse_coalesce(self) if self.layout is sparse_coo else self
    return with_values(self, parts.take_like(grad_output, self) * (_values(self) > threshold))


meta.register(_library)
