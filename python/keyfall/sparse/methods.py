"""The methods of Tensor about sparse tensors. keyfall._tensor attaches them to Tensor."""

import functools

from .. import _C
from .._C import _has_torch_function_unary, sparse_bsc, sparse_bsr, sparse_coo, sparse_csc, sparse_csr, strided
from .._loading import lazy_module as _lazy_module
from .._shared.deprecated_calls import call_older as _call_older
from . import operations, parts

_overrides = _lazy_module("keyfall.overrides")

_NAMES = parts.NAMES
_COO, _ALL = (sparse_coo,), (sparse_coo, *parts.COMPRESSED)
_BY_ROWS, _BY_COLUMNS = (sparse_csr, sparse_bsr), (sparse_csc, sparse_bsc)
_KINDS = {_COO: "sparse coordinate tensor", _ALL: "sparse tensor",
          _BY_ROWS: "sparse row compressed tensor", _BY_COLUMNS: "sparse column compressed tensor"}


def _expect(tensor, name, layouts):
    if tensor.layout not in layouts:
        raise RuntimeError(f"{name} expected {_KINDS[layouts]} layout but got "
                           f"{_NAMES.get(tensor.layout, tensor.layout)}")


def _indices(self):
    """The indices of a COO tensor, which share its memory, coalesced or not."""
    _expect(self, "_indices", _COO)
    return _C._sparse_parts(self)[0]


def _values(self):
    """The values of a sparse tensor, which share its memory, coalesced or not."""
    _expect(self, "_values", _ALL)
    return _C._sparse_parts(self)[2]


def indices(self):
    """The indices of a coalesced COO tensor, one column for each value.

    >>> keyfall.eye(2).to_sparse().indices()
    tensor([[0, 1],
            [0, 1]])
    """
    _expect(self, "indices", _COO)
    if not self.is_coalesced():
        raise RuntimeError("Cannot get indices on an uncoalesced tensor, please call .coalesce() first")
    return _C._sparse_parts(self)[0]


def values(self):
    """The values of a coalesced sparse tensor.

    >>> keyfall.tensor([0., 5.]).to_sparse().values()
    tensor([5.])
    """
    _expect(self, "values", _ALL)
    if not _C._sparse_facts(self)[3]:
        raise RuntimeError("Cannot get values on an uncoalesced tensor, please call .coalesce() first")
    return parts.values_view(self)


def crow_indices(self):
    """Where the rows of a CSR or BSR tensor begin in its values.

    >>> keyfall.eye(2).to_sparse_csr().crow_indices()
    tensor([0, 1, 2])
    """
    _expect(self, "crow_indices", _BY_ROWS)
    return _C._sparse_parts(self)[0]


def col_indices(self):
    """The columns of the values of a CSR or BSR tensor.

    >>> keyfall.eye(2).to_sparse_csr().col_indices()
    tensor([0, 1])
    """
    _expect(self, "col_indices", _BY_ROWS)
    return _C._sparse_parts(self)[1]


def ccol_indices(self):
    """Where the columns of a CSC or BSC tensor begin in its values.

    >>> keyfall.eye(2).to_sparse_csc().ccol_indices()
    tensor([0, 1, 2])
    """
    _expect(self, "ccol_indices", _BY_COLUMNS)
    return _C._sparse_parts(self)[0]


def row_indices(self):
    """The rows of the values of a CSC or BSC tensor.

    >>> keyfall.eye(2).to_sparse_csc().row_indices()
    tensor([0, 1])
    """
    _expect(self, "row_indices", _BY_COLUMNS)
    return _C._sparse_parts(self)[1]


def sparse_dim(self):
    """The number of dimensions that have indices.

    >>> keyfall.eye(2).to_sparse().sparse_dim()
    2
    """
    return _C._sparse_facts(self)[0]


def dense_dim(self):
    """The number of dimensions of one value of a sparse tensor.

    >>> keyfall.eye(2).to_sparse(1).dense_dim()
    1
    """
    return self.dim() if self.layout is strided else _C._sparse_facts(self)[1]


def _dimI(self):
    """The number of dimensions that have indices."""
    return sparse_dim(self)


def _dimV(self):
    """The number of dimensions of one value of a sparse tensor."""
    return dense_dim(self)


def _nnz(self):
    """The number of elements that are stored."""
    _expect(self, "_nnz", _ALL)
    return _C._sparse_facts(self)[2]


def is_coalesced(self):
    """Whether the indices of a COO tensor are sorted and occur once.

    >>> keyfall.eye(2).to_sparse().is_coalesced()
    True
    """
    _expect(self, "is_coalesced", _COO)
    return _C._sparse_facts(self)[3]


def coalesce(self):
    """The tensor with sorted indices, where the values of equal indices are added.

    >>> keyfall.sparse_coo_tensor([[0, 0]], [1., 2.]).coalesce().values()
    tensor([3.])
    """
    _expect(self, "coalesce", _COO)
    return parts.coalesce(self)


def _coalesced_(self, coalesced):
    """Sets whether the tensor counts as coalesced."""
    first, _, values = _C._sparse_parts(self)
    _C._sparse_assign(self, _C._sparse_coo(first, values, self.shape, 1 if coalesced else -1, False))
    return self


def to_dense(self, dtype=None, *, masked_grad=None):
    """The tensor with all its elements in memory.

    >>> keyfall.sparse_coo_tensor([[0, 2]], [1., 2.]).to_dense()
    tensor([1., 0., 2.])
    """
    if not isinstance(dtype, (_C.dtype, type(None))):
        raise TypeError("to_dense(): argument 'dtype' (position 1) must be torch.dtype, not "
                        f"{type(dtype).__name__}")
    if self.layout is not strided:
        self = parts.to_dense(self, masked_grad)
    return self if dtype is None else self.to(dtype)


def _check_conversion(name, self, layout, blocksize):
    """Refuses the conversions between sparse layouts that PyTorch has not."""
    source, wanted = _NAMES[self.layout], _NAMES[layout]
    if self.layout is sparse_coo:
        if _C._sparse_facts(self)[0] != 2:
            raise RuntimeError(f"{name.replace('sparse_compressed_to', 'coo_to')}: conversion from {source} to {wanted} for "
                               "input tensors with sparse_dim()!=2 is not supported")
    elif self.layout in parts.BLOCKED:
        if layout not in parts.BLOCKED:
            raise RuntimeError(f"sparse_compressed_to_sparse_{wanted[6:].lower()}: expected SparseCsr or SparseCsc layout but "
                               f"got {source}")
        block = list(parts.Blocks(self).block)
        if blocksize is not None and list(blocksize) != block:
            name = name.removeprefix("sparse_compressed_") if layout is self.layout else name
            raise RuntimeError(f"{name}: conversion from {source} to {wanted} with blocksize changed from {block} to "
                               f"{list(blocksize)} is not supported")
    elif self.layout in parts.COMPRESSED and layout in parts.BLOCKED and _C._sparse_parts(self)[0].dim() > 1:
        raise RuntimeError(f"{name}: conversion from {source} to {wanted} for batched inputs is not supported")


def _to_compressed(self, layout, blocksize, dense_dim, name=None):
    if isinstance(blocksize, int):
        blocksize = (blocksize, blocksize)
    if self.layout is not strided:
        name = name or f"sparse_compressed_to_sparse_{_NAMES[layout].removeprefix('Sparse').lower()}"
        _check_conversion(name, self, layout, blocksize)
    if layout in parts.BLOCKED and blocksize is None and self.layout in parts.BLOCKED:
        blocksize = parts.Blocks(self).block
    return parts.to_compressed(self, layout, blocksize, dense_dim)


def to_sparse(self, sparse_dim=None, *, layout=None, blocksize=None, dense_dim=None):
    """A sparse copy: COO, or of the given layout.

    >>> keyfall.tensor([0., 5.]).to_sparse().values()
    tensor([5.])
    """
    if sparse_dim is not None and (layout is not None or blocksize is not None):
        raise RuntimeError("to_sparse: sparse_dim cannot be combined with layout or blocksize")
    if blocksize is not None and not isinstance(blocksize, int) and len(blocksize) != 2:
        raise RuntimeError(f"to_sparse: blocksize needs to be a tuple of size 2, but got {len(blocksize)}")
    if layout in (None, sparse_coo):
        if dense_dim is not None and sparse_dim is None:
            sparse_dim = self.dim() - dense_dim
        if self.layout is not strided and sparse_dim not in (None, _C._sparse_facts(self)[0]):
            raise RuntimeError(f"to_sparse: conversion from {_NAMES[self.layout]} to Sparse with sparse_dim argument "
                               "!=self.sparse_dim() is not supported")
        return parts.to_coo(self, sparse_dim)
    if layout is strided:
        return to_dense(self)
    name = "sparse_coo_to_sparse" if self.layout is sparse_coo else "sparse_compressed_to_sparse"
    return _to_compressed(self, layout, blocksize, dense_dim, name)


def to_sparse_coo(self):
    """Converts to a sparse tensor in coordinate format.

    >>> keyfall.tensor([0., 5.]).to_sparse_coo().values()
    tensor([5.])
    """
    return self.to_sparse()


def to_sparse_csr(self, dense_dim=None):
    """A copy of the layout CSR.

    >>> keyfall.eye(2).to_sparse_csr().layout
    torch.sparse_csr
    """
    return _to_compressed(self, sparse_csr, None, dense_dim)


def to_sparse_csc(self, dense_dim=None):
    """A copy of the layout CSC.

    >>> keyfall.eye(2).to_sparse_csc().layout
    torch.sparse_csc
    """
    return _to_compressed(self, sparse_csc, None, dense_dim)


def to_sparse_bsr(self, blocksize, dense_dim=None):
    """A copy of the layout BSR, with blocks of the given size.

    >>> keyfall.eye(2).to_sparse_bsr((1, 1)).layout
    torch.sparse_bsr
    """
    return _to_compressed(self, sparse_bsr, blocksize, dense_dim)


def to_sparse_bsc(self, blocksize, dense_dim=None):
    """A copy of the layout BSC, with blocks of the given size.

    >>> keyfall.eye(2).to_sparse_bsc((1, 1)).layout
    torch.sparse_bsc
    """
    return _to_compressed(self, sparse_bsc, blocksize, dense_dim)


def _check_tensor(function, name, position, value):
    if not isinstance(value, _C.TensorBase):
        raise TypeError(f"{function}(): argument '{name}' (position {position}) must be Tensor, not "
                        f"{type(value).__name__}")


def sparse_mask(self, mask):
    """The elements of the tensor at the indices of a sparse mask.

    >>> keyfall.ones(2, 2).sparse_mask(keyfall.eye(2).to_sparse()).values()
    tensor([1., 1.])
    """
    _check_tensor("sparse_mask", "mask", 1, mask)
    if mask.layout is strided:
        raise RuntimeError("sparse_mask(): expected a sparse mask")
    if self.shape != mask.shape:
        raise RuntimeError(f"sparse_mask(): operands have incompatible sizes; self has size "
                           f"{list(self.shape)} but mask has size {list(mask.shape)}")
    mask = mask.detach()
    return parts.with_values(mask, parts.take_like(self, mask))


def sspaddmm(self, mat1, mat2, *older, beta=1, alpha=1):
    """beta * self + alpha * (mat1 @ mat2), with sparse self and mat1.

    >>> keyfall.eye(2).to_sparse().sspaddmm(keyfall.eye(2).to_sparse(), keyfall.eye(2)).to_dense()
    tensor([[2., 0.],
            [0., 2.]])
    """
    if older and (found := _call_older("sspaddmm", True, (self, mat1, mat2, *older), {})) is not NotImplemented:
        return found
    if older:
        raise TypeError(f"sspaddmm() takes 2 positional arguments but {2 + len(older)} were given")
    _check_tensor("sspaddmm", "mat1", 1, mat1)
    _check_tensor("sspaddmm", "mat2", 2, mat2)
    return operations.sspaddmm(self, mat1, mat2, beta=beta, alpha=alpha)


def smm(self, mat):
    """The product of a sparse and a dense matrix, as a sparse one.

    >>> keyfall.eye(2).to_sparse().smm(keyfall.ones(2, 1)).to_dense()
    tensor([[1.],
            [1.]])
    """
    _check_tensor("smm", "mat2", 1, mat)
    return operations.smm(self, mat)


def _check_resizing(name, self, size, sparse_dim, dense_dim):
    """Refuses what sparse_resize_ and its relatives cannot resize."""
    if self.layout is not sparse_coo:
        raise NotImplementedError(f"{name}: expected a sparse COO tensor, found one of layout {self.layout}")
    if self.requires_grad and self.is_leaf and _C.is_grad_enabled():
        raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")
    if sparse_dim < 0 or dense_dim < 0 or len(size) != sparse_dim + dense_dim:
        raise RuntimeError(f"'len(size) == sparse_dim + dense_dim' is not satisfied: len(size) = {len(size)}, "
                           f"sparse_dim = {sparse_dim}, dense_dim = {dense_dim}")
    if any(extent < 0 for extent in size):
        raise RuntimeError(f"{name}: expected sizes of at least 0, found {list(size)}")


def sparse_resize_(self, size, sparse_dim, dense_dim):
    """Gives a sparse tensor larger sizes, in place; one without entries, any sizes.

    >>> keyfall.eye(2).to_sparse().sparse_resize_((2, 3), 2, 0).to_dense()
    tensor([[1., 0., 0.],
            [0., 1., 0.]])
    """
    _check_resizing("sparse_resize_", self, size, sparse_dim, dense_dim)
    if self._nnz() == 0:
        return sparse_resize_and_clear_(self, size, sparse_dim, dense_dim)
    for kind, now, wanted in (("sparse", self.sparse_dim(), sparse_dim), ("dense", self.dense_dim(), dense_dim)):
        if now != wanted:
            raise RuntimeError(f"changing the number of {kind} dimensions (from {now} to {wanted}) on a non-empty sparse "
                               "tensor is not supported.")
    for kind, part in (("sparse", slice(0, sparse_dim)), ("dense", slice(sparse_dim, None))):
        now, wanted = list(self.shape[part]), list(size[part])
        if any(new < old for old, new in zip(now, wanted)):
            raise RuntimeError(f"shrinking the size of {kind} dimensions (from {now} to {wanted}) on a non-empty sparse "
                               "tensor is not supported.")
    indices, _, old = _C._sparse_parts(self)
    values = old.new_zeros(old.shape[0], *size[sparse_dim:])
    values.view(-1)[:old.numel()] = old.reshape(-1)  # the memory grows, as that of a strided tensor
    _C._sparse_assign(self, _C._sparse_coo(indices, values, size, self.is_coalesced(), False))
    return self


def sparse_resize_and_clear_(self, size, sparse_dim, dense_dim):
    """Removes the entries of a sparse tensor and gives it other sizes, in place.

    >>> keyfall.eye(2).to_sparse().sparse_resize_and_clear_((3, 2), 1, 1)._nnz()
    0
    """
    _check_resizing("sparse_resize_and_clear_", self, size, sparse_dim, dense_dim)
    indices, _, old = _C._sparse_parts(self)
    empty = indices.new_zeros(sparse_dim, 0), old.new_zeros(0, *size[sparse_dim:])
    _C._sparse_assign(self, _C._sparse_coo(*empty, size, True, False))
    return self


def resize_as_sparse_(self, the_template):
    """Gives a sparse tensor the sizes of another one, in place.

    >>> keyfall.resize_as_sparse_(keyfall.eye(2).to_sparse(), keyfall.eye(3).to_sparse()).shape
    torch.Size([3, 3])
    """
    _check_tensor("resize_as_sparse_", "the_template", 1, the_template)
    if self.layout in parts.COMPRESSED or the_template.layout in parts.COMPRESSED:
        return _resize_as_compressed(self, the_template)
    if self.layout is not sparse_coo or the_template.layout is not sparse_coo:
        raise RuntimeError("resize_as_sparse_: expected two sparse COO tensors, found the layouts "
                           f"{self.layout} and {the_template.layout}")
    return sparse_resize_(self, the_template.shape, the_template.sparse_dim(), the_template.dense_dim())


def _resize_as_compressed(self, template):
    """Takes the positions of a template of another size; those of the same size stay, as in PyTorch."""
    for name, tensor in (("self", self), ("src", template)):
        if tensor.layout not in parts.COMPRESSED:
            raise RuntimeError(f"resize_as_sparse_compressed_: {name}  expected sparse compressed tensor layout but got "
                               f"{_NAMES[tensor.layout]}")
    if self.layout is not template.layout:
        raise RuntimeError("resize_as_sparse_compressed_tensor_: self and src must have the same layout, but got: self "
                           f"({_NAMES[self.layout]}) and source ({_NAMES[template.layout]})")
    ours, theirs = _C._sparse_parts(self), _C._sparse_parts(template)
    if self.shape != template.shape or any(a.shape != b.shape for a, b in zip(ours, theirs)):
        indices = (b.to(a.dtype, copy=True) for a, b in zip(ours[:2], theirs))
        values = ours[2].new_empty(theirs[2].shape)
        _C._sparse_assign(self, _C._sparse_compressed(self.layout, *indices, values, tuple(template.shape), False))
    return self


def _method(function):
    """The function as a method: classes with `__torch_function__` override it."""

    @functools.wraps(function)
    def method(self, *args, **kwargs):
        if _has_torch_function_unary(self):
            return _overrides.handle_torch_function(method, (self,), self, *args, **kwargs)
        return function(self, *args, **kwargs)

    return method


METHODS = {function.__name__: _method(function) for function in (
    _coalesced_, _dimI, _dimV, _indices, _nnz, _values, ccol_indices, coalesce, col_indices, crow_indices, dense_dim,
    indices, is_coalesced, resize_as_sparse_, row_indices, smm, sparse_dim, sparse_mask, sparse_resize_,
    sparse_resize_and_clear_, sspaddmm, to_dense, to_sparse, to_sparse_bsc, to_sparse_bsr, to_sparse_csc, to_sparse_csr,
    values)}
METHODS["to_sparse_coo"] = to_sparse_coo  # overridden through to_sparse
