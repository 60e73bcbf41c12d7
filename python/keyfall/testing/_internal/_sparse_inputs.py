"""Sparse tensors for tests: random ones, and small ones that are the same tensor in every layout."""

import itertools
import math
import random

import keyfall

# Entries that are not zero, block sizes that divide the matrices, and sizes of dense elements. The matrices of a batch
# have equally many entries and equally many blocks, because a compressed tensor stores as many for each.
_PATTERNS = (
    ([[1, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [1, 0, 1, 1]], [(2, 2), (1, 2)], [(), (2,), (3, 2)]),
    ([[[1, 0, 1, 0], [0, 0, 0, 1]], [[0, 1, 0, 1], [1, 0, 0, 0]]], [(1, 2), (2, 2)], [(), (2,)]),
)
_EMPTY = (((2, 0), (1, 2), (2,)), ((0, 2), (2, 1), ()), ((0, 0), (1, 2), ()))


def compressed_indices(rows, columns, count, chosen=random.sample):
    """Returns the row pointers and the columns of `count` entries of a matrix, which `chosen` chooses."""
    places = sorted(chosen(range(rows * columns), count))
    row, column = (keyfall.tensor([f(place, columns) for place in places], dtype=keyfall.int64)
                   for f in (lambda a, b: a // b, lambda a, b: a % b))
    return keyfall.cat([row.new_zeros(1), keyfall.bincount(row, minlength=rows).cumsum(0)]), column


def random_indices(sizes, count, repeated):
    """Returns `count` random columns of indices, as distinct as the sizes allow; if repeated, the first half occurs twice."""
    total, wanted = math.prod(sizes), (count + 1) // 2 if repeated else count
    places = random.sample(range(total), wanted) if wanted <= total else random.choices(range(total), k=wanted)
    places = places[:count // 2] + places if repeated else places
    made = keyfall.tensor(places, dtype=keyfall.int64)
    rows = []
    for size in reversed(sizes):
        rows.insert(0, made % max(size, 1))
        made = made // max(size, 1)
    return keyfall.stack(rows) if rows else keyfall.zeros(0, count, dtype=keyfall.int64)


def random_compressed(size, nnz, layout, device, dtype, index_dtype, blocksize, dense_dims):
    """Returns a random compressed tensor with `nnz` elements in each matrix, those of blocks included."""
    end = len(size) - dense_dims
    batch, dense = tuple(size[:end - 2]), tuple(size[end:])
    grid = [length // block for length, block in zip(size[end - 2:end], blocksize or (1, 1))]
    if layout in (keyfall.sparse_csc, keyfall.sparse_bsc):
        grid.reverse()
    nnz //= math.prod(blocksize)
    made = [compressed_indices(*grid, nnz) for _ in range(math.prod(batch))]
    indices = [keyfall.stack([each[i] for each in made]).reshape(*batch, length) if made
               else keyfall.zeros(*batch, length) for i, length in enumerate((grid[0] + 1, nnz))]
    values = keyfall.testing.make_tensor((*batch, nnz, *blocksize, *dense), device=device, dtype=dtype, low=-1, high=1)
    return keyfall.sparse_compressed_tensor(*(each.to(device, index_dtype) for each in indices), values, size,
                                            layout=layout, dtype=dtype, device=device)


def members(tensor):
    """The tensors that a sparse tensor consists of."""
    if tensor.layout == keyfall.sparse_coo:
        return tensor._indices(), tensor._values()
    rows = tensor.layout in (keyfall.sparse_csr, keyfall.sparse_bsr)
    kinds = ("crow", "col") if rows else ("ccol", "row")
    return tuple(getattr(tensor, f"{kind}_indices")() for kind in kinds) + (tensor.values(),)


def _numbered(pattern, dense, device, dtype):
    """The entries of each matrix are 1, 2, 3...; inside of an element, one dimension counts in ones, the next in tens."""
    places = keyfall.tensor(pattern, device=device).bool()
    flat = places.flatten(-2)
    numbers = flat.cumsum(-1).reshape(places.shape)
    for power, length in enumerate(dense):
        numbers = numbers.unsqueeze(-1) + 10**power * keyfall.arange(length, device=device)
    return (numbers * places.reshape(places.shape + (1,) * len(dense))).to(dtype or keyfall.get_default_dtype())


def _spaced(tensor):
    """The same elements in memory with gaps."""
    wide = keyfall.stack([tensor, tensor], -1)
    return wide[..., 0]


def _dense_inputs(device, dtype, batch, hybrid, empty, patterns):
    """Yields (dense tensor, dimensions of a batch, block size, dense dimensions)."""
    for pattern, blocksizes, sizes in _PATTERNS if patterns is None else patterns:
        before = keyfall.tensor(pattern).dim() - 2
        if before and not batch:
            continue
        for blocksize, dense in itertools.product(blocksizes, sizes if hybrid else [()]):
            yield _numbered(pattern, dense, device, dtype), before, blocksize, len(dense)
    for size, blocksize, dense in _EMPTY if empty else ():
        dense = dense if hybrid else ()
        yield keyfall.zeros(size + dense, device=device, dtype=dtype), 0, blocksize, len(dense)


def _in_layout(dense, layout, before, blocksize, dense_dims):
    if layout == keyfall.sparse_coo:
        return dense.to_sparse(before + 2)
    options = {"blocksize": blocksize} if layout in (keyfall.sparse_bsr, keyfall.sparse_bsc) else {}
    return dense.to_sparse(layout=layout, dense_dim=dense_dims, **options)


def simple_inputs(layout, device, dtype, index_dtype, batch, hybrid, empty, gaps_in_indices, gaps_in_values, patterns):
    """Yields (tensors to make a small tensor of, its size)."""
    for dense, before, blocksize, dense_dims in _dense_inputs(device, dtype, batch, hybrid, empty, patterns):
        made = dense if layout == keyfall.strided else _in_layout(dense, layout, before, blocksize, dense_dims)
        parts = (made,) if made is dense else members(made)
        gaps = dense.numel() > 0
        for i, v in itertools.product((False, True)[:1 + (gaps_in_indices and gaps and before > 0)],
                                      (False, True)[:1 + (gaps_in_values and gaps)]):
            indices = [each.to(index_dtype or each.dtype) for each in parts[:-1]]
            if i and layout != keyfall.sparse_coo:
                # The indices of each matrix stay together.
                indices = [keyfall.cat([each, each], -1)[..., :each.shape[-1]] for each in indices]
            yield (*indices, _spaced(parts[-1]) if v else parts[-1]), dense.shape
