"""Sparse tensors and their parts, differentiably.

Everything else is built on two functions: `values_of` gives the values of a sparse tensor, `coo` and
`compressed` give a sparse tensor with these values. What happens to values in between is recorded by
autograd as for any other tensor."""

from .. import _C
from .._C import strided, sparse_bsc, sparse_bsr, sparse_coo, sparse_csc, sparse_csr
from ..autograd.function import Function
from . import meta

_functions = _C._VariableFunctions
COMPRESSED = (sparse_csr, sparse_csc, sparse_bsr, sparse_bsc)
BY_ROW = (sparse_csr, sparse_bsr)
BLOCKED = (sparse_bsr, sparse_bsc)
NAMES = {strided: "Strided", sparse_coo: "Sparse", sparse_csr: "SparseCsr", sparse_csc: "SparseCsc",
         sparse_bsr: "SparseBsr", sparse_bsc: "SparseBsc"}


def node_name(name):
    """Decorator: the node of a Function prints under PyTorch's name."""

    def rename(cls):
        cls._backward_cls.__name__ = cls._backward_cls.__qualname__ = name
        return cls

    return rename


def type_name(tensor):
    """The name of the element type in messages, such as "Float"."""
    return tensor.type().rpartition(".")[2].removesuffix("Tensor")


def keys_of(indices, sizes):
    """The position of each column of indices, as one number in row-major order."""
    keys = indices.new_zeros(indices.shape[1])
    for row, size in zip(indices.unbind(0), sizes):
        keys = keys * size + row
    return keys


def is_coalesced(tensor):
    """Whether the entries are known to be sorted and unique."""
    return _C._sparse_facts(tensor)[3]


# ---- Compressed layouts as blocks -----------------------------------------------------------------


class Blocks:
    """Where the entries of a compressed tensor lie: (batch, row, column) of each block."""

    def __init__(self, tensor):
        first, plain, values = _C._sparse_parts(tensor)
        self.layout, self.size = tensor.layout, tuple(tensor.shape)
        self.batch = tuple(first.shape[:-1])
        self.block = tuple(values.shape[len(self.batch) + 1:][:2]) if self.layout in BLOCKED else (1, 1)
        at = len(self.batch)
        self.grid = tuple(self.size[at + k] // self.block[k] for k in (0, 1))
        self.dense = self.size[at + 2:]
        self.count = 1
        for size in self.batch:
            self.count *= size
        width = first.shape[-1] - 1
        counts = first.long().diff(dim=-1).reshape(-1)
        major = _functions.arange(width).repeat(self.count).repeat_interleave(counts)
        minor = plain.long().reshape(-1)
        nnz = plain.shape[-1]
        batch = _functions.arange(self.count).repeat_interleave(nnz)
        rows, columns = (major, minor) if self.layout in BY_ROW else (minor, major)
        self.at = (batch, rows, columns)

    def take(self, dense):
        """The values of a strided tensor at the blocks, in the shape of values."""
        found = dense.reshape(self.count, self.grid[0], self.block[0], self.grid[1], self.block[1],
                              *self.dense).transpose(2, 3)[self.at]
        block = self.block if self.layout in BLOCKED else ()
        return found.reshape(*self.batch, -1, *block, *self.dense)

    def put(self, values):
        """The strided tensor with these values."""
        flat = values.reshape(-1, *self.block, *self.dense)
        zeros = flat.new_zeros(self.count, *self.grid, *self.block, *self.dense)
        return zeros.index_put(self.at, flat, accumulate=True).transpose(2, 3).reshape(self.size)


# ---- Making ---------------------------------------------------------------------------------------


@node_name("SparseCooTensorWithDimsAndTensorsBackward0")
class _Coo(Function):
    @staticmethod
    def forward(ctx, indices, values, size, coalesced, check):
        ctx.save_for_backward(indices)
        return _C._sparse_coo(indices, values.detach(), size, coalesced, check)

    @staticmethod
    def backward(ctx, grad):
        return None, take(grad, ctx.saved_tensors[0]), None, None, None


@node_name("SparseCompressedTensorBackward0")
class _Compressed(Function):
    @staticmethod
    def forward(ctx, layout, first, plain, values, size, check):
        made = _C._sparse_compressed(layout, first, plain, values.detach(), size, check)
        ctx.save_for_backward(made.detach())
        return made

    @staticmethod
    def backward(ctx, grad):
        like, = ctx.saved_tensors
        return None, None, None, take_like(grad, like), None, None


def coo(indices, values, size, coalesced=False, check=False):
    """A tensor in coordinate format."""
    if hasattr(values, "fake_mode"):
        return meta.fake(lambda *given: coo(*given, size, coalesced), indices, values)
    if values.requires_grad:
        return _Coo.apply(indices.detach(), values, tuple(size), coalesced, check)
    return _C._sparse_coo(indices.detach(), values.detach(), tuple(size), coalesced, check)


def compressed(layout, first, plain, values, size, check=False):
    """A tensor in a compressed layout."""
    if hasattr(values, "fake_mode"):
        return meta.fake(lambda *given: compressed(layout, *given, size), first, plain, values)
    arguments = layout, first.detach(), plain.detach(), values, tuple(size), check
    return (_Compressed.apply if values.requires_grad else _C._sparse_compressed)(*arguments)


def with_values(tensor, values):
    """A tensor with the positions of another one."""
    first, plain, old = _C._sparse_parts(tensor)
    if plain is not None:
        return compressed(tensor.layout, first, plain, values, tensor.shape)
    size = (*tensor.shape[:first.shape[0]], *values.shape[1:])
    return coo(first, values, size, is_coalesced(tensor))


# ---- Reading --------------------------------------------------------------------------------------


@node_name("ValuesBackward0")
class _Values(Function):
    @staticmethod
    def forward(ctx, tensor):
        ctx.save_for_backward(tensor)
        return _C._sparse_parts(tensor)[2].detach()

    @staticmethod
    def backward(ctx, grad):
        return with_values(ctx.saved_tensors[0].detach(), grad)


def values_of(tensor):
    """The values of a sparse tensor, with their history. One that requires a gradient is coalesced: a
    gradient has one value for each position."""
    return _Values.apply(tensor) if tensor.requires_grad else _C._sparse_parts(tensor)[2]


def values_view(tensor):
    """The values as a view of the tensor, which autograd knows as one."""
    values = values_of(tensor)
    return values if hasattr(values, "fake_mode") else _C._sparse_view(values if values.grad_fn else values.detach(), tensor)


class _Take(Function):
    @staticmethod
    def forward(ctx, tensor, indices):
        ctx.save_for_backward(indices)
        ctx.size = tuple(tensor.shape)
        own, _, values = _C._sparse_parts(tensor)
        if own.const_data_ptr() == indices.const_data_ptr() and own.shape == indices.shape and is_coalesced(tensor):
            return values.detach()
        own, _, values = _C._sparse_parts(_C._sparse_coalesce(tensor))
        keys, asked = (keys_of(part, tensor.shape) for part in (own, indices))
        if not len(keys):
            return values.new_zeros(len(asked), *values.shape[1:])
        at = _functions.searchsorted(keys, asked).clamp_(max=len(keys) - 1)
        found = (keys[at] == asked).reshape(-1, *[1] * (values.dim() - 1))
        return _functions.where(found, values[at], values.new_zeros(()))

    @staticmethod
    def backward(ctx, grad):
        return coo(ctx.saved_tensors[0], grad, ctx.size), None


def take(tensor, indices):
    """The values of a strided or sparse tensor at the columns of indices."""
    if tensor.layout is strided:
        if not len(indices):
            return tensor.unsqueeze(0).expand(indices.shape[1], *tensor.shape)
        return tensor[tuple(indices.unbind(0))]
    if tensor.layout is not sparse_coo:
        return take(tensor.to_dense(), indices)
    sparse_dim = _C._sparse_facts(tensor)[0]
    if sparse_dim != len(indices):
        return take(tensor.to_dense(), indices)
    return _Take.apply(tensor, indices)


def take_like(tensor, like):
    """The values of a tensor at the positions of a sparse one."""
    if like.layout is sparse_coo:
        return take(tensor, _C._sparse_parts(like)[0])
    if tensor.layout is like.layout:
        parts, wanted = _C._sparse_parts(tensor), _C._sparse_parts(like)
        if all(parts[k].const_data_ptr() == wanted[k].const_data_ptr() for k in (0, 1)):
            return values_of(tensor)
    return Blocks(like).take(tensor.to_dense())


# ---- Conversions ----------------------------------------------------------------------------------


@node_name("CoalesceBackward0")
class _Coalesce(Function):
    @staticmethod
    def forward(ctx, tensor):
        return _C._sparse_coalesce(tensor)

    @staticmethod
    def backward(ctx, grad):
        return grad


def coalesce(tensor):
    """The tensor with sorted, unique indices; itself if it has them."""
    return tensor if is_coalesced(tensor) else _Coalesce.apply(tensor)


def pattern_of(tensor):
    """The tensor without its history and with unique positions: the entries of a gradient."""
    tensor = tensor.detach()
    return _C._sparse_coalesce(tensor) if tensor.layout is sparse_coo else tensor


def raw_dense(tensor):
    """to_dense, not recorded."""
    if _C._sparse_parts(tensor)[2].is_meta:
        return _C._VariableFunctions.zeros_like(tensor, layout=_C.strided)
    if tensor.layout in (sparse_coo, sparse_csr) and (
            tensor.layout is sparse_coo or _C._sparse_parts(tensor)[0].dim() == 1):
        return _C._sparse_to_dense(tensor)
    return Blocks(tensor).put(_C._sparse_parts(tensor)[2])


@node_name("ToDenseBackward0")
class _ToDense(Function):
    @staticmethod
    def forward(ctx, tensor, masked):
        ctx.save_for_backward(tensor)
        ctx.masked = masked
        return raw_dense(tensor)

    @staticmethod
    def backward(ctx, grad):
        if not ctx.masked:
            return grad, None
        like = pattern_of(ctx.saved_tensors[0])
        return with_values(like, take_like(grad, like)), None


def to_dense(tensor, masked_grad=None):
    """The strided tensor with the same elements."""
    return _ToDense.apply(tensor, masked_grad is not False) if tensor.requires_grad else raw_dense(tensor)


def to_coo(tensor, sparse_dim=None):
    """A strided or sparse tensor in coordinate format."""
    if tensor.layout is sparse_coo:
        return tensor
    if tensor.layout in (sparse_csr, sparse_csc) and _C._sparse_parts(tensor)[0].dim() == 1:
        blocks = Blocks(tensor)
        indices = _functions.stack(blocks.at[1:])
        made = coo(indices, values_of(tensor), tensor.shape, tensor.layout is sparse_csr)
        return coalesce(made)
    if tensor.layout is not strided:
        return _compressed_to_coo(tensor)
    sparse_dim = tensor.dim() if sparse_dim is None else sparse_dim
    if not 0 <= sparse_dim <= tensor.dim() or (sparse_dim == 0) != (tensor.dim() == 0):
        raise RuntimeError(f"sparse_dim must be in [1, {tensor.dim()}], but got {sparse_dim}")
    mask = tensor.detach() != 0
    if sparse_dim < tensor.dim():
        mask = mask.flatten(sparse_dim).any(-1)
    indices = mask.nonzero().t().contiguous()
    return coo(indices, take(tensor, indices), tensor.shape, True)


def _compressed_to_coo(tensor):
    """Batches and blocks, too: every element of a block is an entry, zeros included."""
    blocks, blocked = Blocks(tensor), tensor.layout in BLOCKED
    batch, *matrix = blocks.at
    heads = _functions.ones(blocks.batch, dtype=_C.bool).nonzero().t()[:, batch]
    inside = _functions.ones(blocks.block, dtype=_C.bool).nonzero().t()
    pair = [(at.unsqueeze(1) * size + offset).flatten() for at, size, offset in zip(matrix, blocks.block, inside)]
    indices = _functions.cat((heads.repeat_interleave(inside.shape[1], 1), _functions.stack(pair)))
    values = values_of(tensor).flatten(0, len(blocks.batch) + 2 * blocked)
    in_order = tensor.layout is sparse_csr or tensor.layout is sparse_bsr and blocks.block[0] == 1 and not blocks.batch
    made = coo(indices, values, tensor.shape, in_order)
    return made if blocked else coalesce(made)


def _coo_to_compressed(tensor, layout):
    tensor = coalesce(tensor)
    indices, values = _C._sparse_parts(tensor)[0], values_of(tensor)
    rows, columns = indices
    major, minor, count = rows, columns, tensor.shape[0]
    if layout is sparse_csc:
        order = (columns * tensor.shape[0] + rows).argsort()
        major, minor, count, values = columns[order], rows[order], tensor.shape[1], values[order]
    return compressed(layout, offsets(major, count), minor, values, tensor.shape)


def offsets(major, count):
    """Where the entries of each row (column) begin, for sorted rows (columns) of entries."""
    counts = _functions.bincount(major, minlength=count)
    return _functions.cat((counts.new_zeros(1), counts.cumsum(0)))


def _same_blocks(tensor, blocksize, dense_dim):
    return dense_dim == _C._sparse_facts(tensor)[1] and (
        tensor.layout not in BLOCKED or Blocks(tensor).block == tuple(blocksize))


def _flipped(tensor, layout):
    """The same entries, explicit zeros included, in the order of columns instead of rows or the reverse."""
    first, plain, _ = _C._sparse_parts(tensor)
    blocks, values = Blocks(tensor), values_of(tensor)
    batch, rows, columns = blocks.at
    majors = blocks.grid[0 if layout in BY_ROW else 1]
    major, minor = (rows, columns) if layout in BY_ROW else (columns, rows)
    order = keys_of(_functions.stack((batch, major, minor)), (1, majors, max(blocks.grid))).argsort()
    counts = _functions.bincount(batch * majors + major, minlength=blocks.count * majors).reshape(blocks.count, majors)
    starts = _functions.cat((counts.new_zeros(blocks.count, 1), counts.cumsum(1)), 1).reshape(*blocks.batch, -1)
    values = values.flatten(0, len(blocks.batch))[order].reshape(values.shape)
    return compressed(layout, starts.to(first.dtype), minor[order].reshape(plain.shape).to(plain.dtype), values, tensor.shape)


def _is_matrix(tensor, dense_dim):
    """Whether a sparse tensor has rows and columns alone beside its dense dimensions, of which dense_dim are asked for."""
    sparse, dense = _C._sparse_facts(tensor)[:2]
    if tensor.layout in BLOCKED:
        dense = 0
    return sparse == 2 and sparse + dense == tensor.dim() and dense_dim in (None, dense)


def to_compressed(tensor, layout, blocksize=None, dense_dim=None):
    """A strided or sparse tensor in a compressed layout."""
    if isinstance(blocksize, int):
        blocksize = (blocksize, blocksize)
    if tensor.layout is layout and (blocksize is None or Blocks(tensor).block == tuple(blocksize)):
        return tensor
    if layout in BLOCKED and (blocksize is None or len(blocksize) != 2 or min(blocksize) < 1):
        raise RuntimeError(f"blocksize must be two positive numbers, but got {blocksize}")
    if tensor.layout in COMPRESSED:
        dense_dim = _C._sparse_facts(tensor)[1] if dense_dim is None else dense_dim
        same = (tensor.layout in BLOCKED) == (layout in BLOCKED) and _same_blocks(tensor, blocksize, dense_dim)
        if same:
            return _flipped(tensor, layout)
    elif tensor.layout is sparse_coo and dense_dim is None and _is_matrix(tensor, None):
        dense_dim = _C._sparse_facts(tensor)[1]
    if tensor.layout is not strided and layout not in BLOCKED and _is_matrix(tensor, dense_dim):
        return _coo_to_compressed(to_coo(tensor), layout)
    made = _dense_to_compressed(to_dense(tensor) if tensor.layout is not strided else tensor, layout,
                                tuple(blocksize or (1, 1)), dense_dim or 0,
                                {strided: "dense", sparse_coo: "coo"}.get(tensor.layout, "sparse_compressed"))
    if tensor.layout in COMPRESSED and _C._sparse_parts(tensor)[0].dtype is _C.int32:
        first, plain, _ = _C._sparse_parts(made)
        return compressed(layout, first.int(), plain.int(), values_of(made), made.shape)
    return made


def _dense_to_compressed(tensor, layout, block, dense_dim, name):
    at = tensor.dim() - dense_dim - 2
    if at < 0:
        raise RuntimeError(f"expected at least {dense_dim + 2} dimensions for the layout {layout}, "
                           f"but got {tensor.dim()}")
    if 0 in tensor.shape[:at]:
        raise RuntimeError(f"to_sparse_{NAMES[layout][6:].lower()}: Expected product of batch dimensions to be non-zero.")
    batch, dense = tensor.shape[:at], tensor.shape[at + 2:]
    if any(tensor.shape[at + k] % block[k] for k in (0, 1)):
        raise RuntimeError(f"{name}_to_sparse_{NAMES[layout][6:].lower()}: tensor sparse size ({tensor.shape[at]},"
                           f"{tensor.shape[at + 1]}) must be divisible by given blocksize ({block[0]},{block[1]})")
    rows, columns = (tensor.shape[at + k] // block[k] for k in (0, 1))
    grid = tensor.reshape(batch.numel(), rows, block[0], columns, block[1], *dense).transpose(2, 3)
    by_row = layout in BY_ROW
    if not by_row:
        grid = grid.transpose(1, 2)
    count, majors = (grid.shape[0] if at else 1), grid.shape[1]
    found = (grid.detach() != 0).flatten(3).any(-1).nonzero().unbind(1)
    per_major = _functions.bincount(found[0] * majors + found[1], minlength=count * majors)
    offsets = _functions.cat(
        (per_major.new_zeros(count, 1), per_major.reshape(count, majors).cumsum(1)), 1)
    if count > 1 and (offsets[:, -1] != offsets[0, -1]).any():
        raise RuntimeError("Expect the same number of specified elements per batch.")
    blocks = block if layout in BLOCKED else ()
    nnz = int(offsets[0, -1]) if count else 0
    values = grid[found].reshape(*batch, nnz, *blocks, *dense)
    return compressed(layout, offsets.reshape(*batch, majors + 1), found[2].reshape(*batch, nnz), values,
                      tensor.shape)
