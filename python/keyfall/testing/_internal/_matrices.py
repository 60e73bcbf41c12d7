"""Matrices with known properties, and other tensors that tests start from."""

import itertools

import keyfall


def _random(shape, dtype=keyfall.float64, device="cpu"):
    return keyfall.randn(shape, dtype=dtype, device=device)


def noncontiguous_like(t):
    """Returns a noncontiguous tensor that equals `t` (contiguous if it has at most one element)."""
    if not t.is_contiguous():
        return t
    wide = keyfall.empty(*t.shape, 2, dtype=t.dtype, device=t.device)
    with keyfall.no_grad():
        wide.zero_()
        result = wide[..., 0]
        result.copy_(t.detach())
    return result.requires_grad_(t.requires_grad)


def iter_indices(tensor):
    """Returns all indices of a tensor: numbers for one dimension, tuples for more."""
    if tensor.dim() == 1:
        return range(tensor.size(0))
    return itertools.product(*(range(size) for size in tensor.shape))


def random_symmetric_matrix(l, *batches, **kwargs):  # noqa: E741
    a = _random((*batches, l, l), **kwargs)
    return (a + a.mT).div_(2)


def random_hermitian_matrix(l, *batches, **kwargs):  # noqa: E741
    a = _random((*batches, l, l), **kwargs)
    return (a + a.mH).div_(2)


def random_symmetric_psd_matrix(l, *batches, **kwargs):  # noqa: E741
    a = _random((*batches, l, l), **kwargs)
    return a @ a.mT


def random_hermitian_psd_matrix(matrix_size, *batch_dims, dtype=keyfall.float64, device="cpu"):
    a = _random((*batch_dims, matrix_size, matrix_size), dtype, device)
    return a @ a.mH


def random_symmetric_pd_matrix(matrix_size, *batch_dims, **kwargs):
    unit = keyfall.eye(matrix_size, **kwargs)
    return random_symmetric_psd_matrix(matrix_size, *batch_dims, **kwargs) + unit * 1e-5


def random_hermitian_pd_matrix(matrix_size, *batch_dims, dtype, device):
    a = random_hermitian_psd_matrix(matrix_size, *batch_dims, dtype=dtype, device=device)
    return a + keyfall.eye(matrix_size, dtype=dtype, device=device)


def make_symmetric_matrices(*shape, device, dtype):
    a = keyfall.testing.make_tensor(shape, device=device, dtype=dtype)
    return (a + a.mT).div_(2)


def make_symmetric_pd_matrices(*shape, device, dtype):
    a = keyfall.testing.make_tensor(shape, device=device, dtype=dtype)
    return a @ a.mT + keyfall.eye(shape[-1], device=device, dtype=dtype) * 1e-5


def make_fullrank_matrices_with_distinct_singular_values(*shape, device, dtype, requires_grad=False):
    """Returns matrices with the singular values 1 + 1/2, 1 - 1/3, 1 + 1/4, 1 - 1/5, and so on."""
    with keyfall.no_grad():
        start = keyfall.testing.make_tensor(shape, device=device, dtype=dtype)
        u, s, vh = keyfall.linalg.svd(start, full_matrices=False)
        below = keyfall.arange(2, s.shape[-1] + 2, dtype=s.dtype, device=device)
        values = 1 + (1 - 2 * (below % 2)) / below
        return ((u * values.to(u.dtype)) @ vh).requires_grad_(requires_grad)


def random_lowrank_matrix(rank, rows, columns, *batch_dims, **kwargs):
    """Returns a product of two thinner matrices."""
    left = _random((*batch_dims, rows, rank), **kwargs)
    return left @ _random((*batch_dims, rank, columns), **kwargs)


def random_square_matrix_of_rank(l, rank, dtype=keyfall.float64, device="cpu"):  # noqa: E741
    assert rank <= l, f"a matrix of {l} rows cannot have rank {rank}"
    return random_lowrank_matrix(rank, l, l, dtype=dtype, device=device)


def random_well_conditioned_matrix(*shape, dtype, device, mean=1.0, sigma=0.001):
    """Returns matrices whose singular values are close to `mean`."""
    u, s, vh = keyfall.linalg.svd(_random(shape, dtype, device), full_matrices=False)
    values = keyfall.randn_like(s).mul_(sigma).add_(mean).sort(-1, descending=True).values
    return (u * values.unsqueeze(-2).to(dtype)) @ vh


def random_sparse_matrix(rows, columns, density=0.01, *, dtype=keyfall.float64, device="cpu"):
    """Returns a sparse matrix with numbers at random places, which are the smaller the farther they are from the
    diagonal: most singular values are almost 0."""
    count = max(min(rows, columns), int(rows * columns * density))
    i = keyfall.arange(count, device=device) % rows
    j = (keyfall.arange(count, device=device) % columns)[keyfall.randperm(count, device=device)]
    values = _random((count,), dtype, device) * (-((i - j) ** 2).to(dtype)).exp()
    return keyfall.sparse_coo_tensor(keyfall.stack([i, j]), values, (rows, columns)).coalesce()


def random_sparse_pd_matrix(matrix_size, density=0.01, *, dtype=keyfall.float64, device="cpu"):
    """Returns a sparse symmetric matrix with the eigenvalues k / matrix_size, k = 1, 2, and so on: a diagonal one
    that is rotated in random planes until it is dense enough."""
    a = (keyfall.arange(1, matrix_size + 1, dtype=dtype, device=device) / matrix_size).diag()
    while (a != 0).sum() < density * matrix_size**2:
        plane = keyfall.randperm(matrix_size, device=device)[:2]
        angle = keyfall.rand((), dtype=dtype, device=device) * 6.3
        turn = keyfall.stack([angle.cos(), -angle.sin(), angle.sin(), angle.cos()]).reshape(2, 2)
        a[plane] = turn @ a[plane]
        a[:, plane] = a[:, plane] @ turn.mT
    return a.to_sparse()


def bytes_to_scalar(byte_list, dtype, device):
    """Returns a 0-d tensor from the bytes of its value."""
    raw = keyfall.tensor(byte_list, dtype=keyfall.uint8, device=device)
    return raw.view(dtype).squeeze()
