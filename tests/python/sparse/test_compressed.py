"""Compressed sparse tensors: selecting, copying, resizing and making them, with results recorded from PyTorch."""

import re

import pytest

import keyfall as torch

DENSE = [[1.0, 0, 2, 0], [0, 3, 0, 0], [4, 0, 0, 5], [0, 0, 0, 6]]
LAYOUTS = {"csr": None, "csc": None, "bsr": (2, 2), "bsc": (2, 2)}


def made(name, dense=DENSE, **options):
    return torch.tensor(dense).to_sparse(layout=getattr(torch, f"sparse_{name}"), blocksize=LAYOUTS[name], **options)


def refused(message, call, *args, **kwargs):
    with pytest.raises((RuntimeError, IndexError), match=f"^{re.escape(message)}"):
        call(*args, **kwargs)


@pytest.mark.parametrize("name", LAYOUTS)
def test_select(name):
    x = made(name)
    for dim, index, expected in ((0, 0, [1, 0, 2, 0]), (1, 1, [0, 3, 0, 0]), (-1, 3, [0, 0, 5, 6])):
        for found in (x.select(dim, index), torch.select_copy(x, dim, index)):
            assert found.layout is torch.sparse_coo and found.is_coalesced() and found.to_dense().tolist() == expected
    assert torch.select_copy(x, 0, 0)._nnz() == (4 if LAYOUTS[name] else 2)
    batch = made(name, [DENSE, [[2 * v for v in row] for row in DENSE]])
    assert batch.select(0, 1).layout is batch.layout and batch[1].to_dense().tolist() == (2 * torch.tensor(DENSE)).tolist()
    refused("select(): selecting sparse dimensions is not supported for batched", batch.select, 1, 0)
    refused("select_copy(): selecting sparse dimensions is not supported for batched", torch.select_copy, batch, -1, 0)
    refused("select_copy(): index 4 out of range for tensor of size [4, 4] at dimension 0", torch.select_copy, x, 0, 4)
    hybrid = made(name, [[[v, v + 1] for v in row] for row in DENSE], dense_dim=1)
    assert hybrid.select(2, 1).layout is x.layout and hybrid[..., 1].to_dense()[0].tolist() == [2, 1, 3, 1]
    assert hybrid.select(0, 1).to_dense().tolist() == [[0, 1], [3, 4], [0, 1], [0, 1]]


@pytest.mark.parametrize("name", LAYOUTS)
def test_copies_between_compressed_tensors(name):
    x, kind = made(name), "Sparse" + name.capitalize()
    assert x.clone().copy_(x.to(torch.float64) * 2).to_dense().tolist() == (2 * torch.tensor(DENSE)).tolist()
    refused("torch.copy_: copy of sparse compressed tensors having different layouts is not supported. self layout is "
            f"{kind} and src layout is Strided", x.clone().copy_, x.to_dense())
    refused("torch.copy_: only sparse compressed tensors with the same number of specified elements are supported.",
            x.clone().copy_, torch.zeros_like(x))
    other = torch.tensor([[1.0, 0, 2], [0, 0, 0]]).to_sparse_csr()
    refused("torch.copy_: expected shapes of self and src to match along dimension 0 for SparseCsr layout but the "
            "corresponding dimensions of self and src are 2 and 3", other.copy_,
            torch.tensor([[1.0, 0], [0, 2], [0, 0]]).to_sparse_csr())
    if LAYOUTS[name]:
        refused("torch.copy_: copy of sparse compressed tensors having different block sizes is not supported. self and src "
                "block sizes are [2, 2] and [4, 1]", x.clone().copy_,
                torch.ones(4, 4).to_sparse(layout=x.layout, blocksize=(4, 1)))


def test_like_another_tensor():
    x = made("csr")
    empty = torch.empty_like(x)
    assert empty.crow_indices().tolist() == [0, 2, 3, 5, 6] and empty._nnz() == 6  # as in PyTorch
    for function in (torch.empty_like, torch.ones_like, torch.randn_like):
        refused("empty_like with different sparse layout is not supported (self is SparseCsr but you requested SparseCsc)",
                function, x, layout=torch.sparse_csc)
    refused("torch.empty: Only batched sparse compressed (non-block) tensors are supported, but got size [5]",
            torch.empty, 5, layout=torch.sparse_csr)
    refused("zeros_sparse_compressed expected sparse compressed (non-block) tensor layout but got SparseBsr",
            torch.zeros, 2, 2, layout=torch.sparse_bsr)


def test_resizing():
    x = made("csr").resize_(5, 5)
    assert x._nnz() == 6 and x.to_dense()[:4, :4].tolist() == DENSE and x.crow_indices().tolist() == [0, 2, 3, 5, 6, 6]
    assert made("csr").resize_(2, 4).to_dense().tolist() == [[1, 0, 2, 0], [4, 3, 0, 11]]  # recorded
    assert made("csr").resize_(1, 4)._nnz() == 4
    batch = made("csr", [DENSE, DENSE])
    assert batch.resize_(2, 5, 5).shape == (2, 5, 5) and batch.resize_(1, 5).shape == (1, 5) and batch._nnz() == 5
    refused("torch.resize_: Only batched sparse CSR matrices are supported, but got size [4]", x.resize_, 4)
    refused("torch.resize_: Resizing columns of sparse CSR tensors to a smaller value is not supported.", x.resize_, 5, 2)
    y = made("csr").resize_as_sparse_(torch.ones(1, 3).to_sparse_csr())
    assert (y.shape, y.crow_indices().tolist(), y.col_indices().tolist()) == ((1, 3), [0, 3], [0, 1, 2])
    refused("resize_as_sparse_compressed_: src  expected sparse compressed tensor layout but got Strided",
            x.resize_as_sparse_, torch.ones(2))
    refused("resize_as_sparse_compressed_tensor_: self and src must have the same layout, but got: self (SparseCsr) and "
            "source (SparseCsc)", x.resize_as_sparse_, made("csc"))
    assert made("csr").resize_as_(torch.ones(5, 5)).shape == (5, 5)


def test_transposing():
    twice = torch.tensor([[DENSE, DENSE], [DENSE, [[2 * v for v in row] for row in DENSE]]])
    x = twice.to_sparse_csr()
    assert torch.equal(x.transpose(0, 1).to_dense(), twice.transpose(0, 1)) and x.transpose(0, 1).layout is torch.sparse_csr
    assert torch.equal(x.transpose(2, 3).to_dense(), twice.mT) and x.transpose(2, 3).layout is torch.sparse_csc
    refused("transpose(): can only transpose dimensions of the same type (Batch, Sparse, Dense), got 1(Batch) and 3(Sparse)",
            x.transpose, 1, 3)
    refused("transpose(): hybrid sparse compressed tensors with dense dimensions are not supported",
            torch.ones(2, 2, 2).to_sparse_csr(dense_dim=1).transpose, 0, 1)
    refused("torch.transpose_: in-place transposition is not supported for SparseBsr layout", made("bsr").transpose_, 0, 1)


@pytest.mark.parametrize("name", LAYOUTS)
def test_products_to_given_tensors(name):
    x, v = made(name), torch.arange(4.0)
    assert torch.addmv(v, x, v, out=torch.empty(4)).tolist() == [4, 4, 17, 21]
    assert torch.addmv(v, x, v, beta=0, alpha=2, out=torch.empty(0)).tolist() == [8, 6, 30, 36]
    assert v.clone().addmv_(x, v).tolist() == [4, 4, 17, 21] and torch.mv(x, v, out=torch.empty(4)).tolist() == [4, 3, 15, 18]
    refused("addmv input tensors must have the same dtype, but got Double, Float, and Float", torch.addmv, v.double(), x, v)
    refused("size mismatch, got input (3), mat (4x4), vec (4)", torch.addmv, torch.ones(3), x, v)
    product = torch.mm(x, torch.tensor(DENSE), out=torch.empty(4, 4))
    assert product.tolist() == [[9, 0, 2, 10], [0, 9, 0, 0], [4, 0, 8, 30], [0, 0, 0, 36]]
    if name == "csr":
        refused("torch.add: Expected input tensors to have the same shape, but got tensor `self` with shape [4, 4] and tensor "
                "`other` with shape [4, 1]", torch.add, x, torch.ones(4, 1).to_sparse_csr())
        refused("sparse_compressed_to_sparse_bsr: tensor sparse size (4,4) must be divisible by given blocksize (3,3)",
                x.to_sparse_bsr, (3, 3))


def test_memory_for_entries():
    make = torch.ops.aten._sparse_compressed_tensor_with_dims
    x = make(2, 1, (2, 4, 4, 3), (2, 1), torch.int32, dtype=torch.int8, layout=torch.sparse_bsr)
    assert x.crow_indices().shape == (2, 3) and x.values().shape == (2, 2, 2, 1, 3) and x.dtype is torch.int8
    refused("sparse_compressed_tensor_with_dims: blocksize cannot be specified for non-block layout SparseCsr",
            make, 2, 0, (4, 4), (1, 2), torch.int32, layout=torch.sparse_csr)
    refused("sparse_compressed_tensor_with_dims: dimension 0 must be multiple of blocksize[0](=2) but got 3",
            make, 2, 0, (3, 4), (2, 1), torch.int32, layout=torch.sparse_bsr)


def test_rules_of_parts():
    check, t = torch._validate_compressed_sparse_indices, torch.tensor
    check(True, t([0, 0]), t([], dtype=torch.int64), 1, 1, 0)
    refused("`crow_indices[..., 0] == 0` is not satisfied.", check, True, t([1, 0]), t([], dtype=torch.int64), 1, 1, 0)
    refused("`0 <= col_indices < ncols` is not satisfied.", check, True, t([0, 1, 3]), t([0, 1, 2]), 2, 2, 3)
    refused("col_indices have wrong shape: col_indices.shape[-1] = 3 is not equal to nnz = 4",
            check, True, t([0, 1, 3]), t([0, 1, 1]), 2, 2, 4)
    for message, *parts, size in (
            ("expected crow_indices to be a contiguous tensor per batch", t([0, -1, 2, -1, 4, -1])[::2], t([0, 1, 0, 2]), (2, 3)),
            ("crow_indices must have dimensionality >= 1 but got 0", t(0), t([0, 1, 0, 2]), (2, 3)),
            ("crow_indices and col_indices dimensionalities must be equal but got 2 and 1", t([[0, 2, 4]]), t([0, 1, 0, 2]),
             (2, 3)),
            ("tensor dimensionality must be sum of batch, base, and dense dimensionalities (=0 + 2 + 0) but got 1",
             t([0, 2, 4]), t([0, 1, 0, 2]), (2,)),
            ("crow_indices.shape[-1] must be equal to the number of rows + 1 (=3), but got 4", t([0, 2, 3, 4]),
             t([0, 1, 0, 2]), (2, 3)),
            ("col_indices.shape[-1] must be equal to nnz (=4) as defined by values.shape[0], but got 5", t([0, 2, 4]),
             t([0, 1, 0, 1, 2]), (2, 3)),
            ("crow_indices and col_indices must have the same dtype, bot got Int and Long", t([0, 2, 4]).int(),
             t([0, 1, 0, 2]), (2, 3)),
            ("crow_indices and col_indices dtype must be Int or Long, but got Short", t([0, 2, 4]).short(),
             t([0, 1, 0, 2]).short(), (2, 3))):
        refused(message, torch.sparse_csr_tensor, *parts, t([1.0, 2, 3, 4]), size, check_invariants=True)


@pytest.mark.parametrize("name", ["coo", "csr", "csc"])
def test_gradient_of_log1p(name):
    x = torch.tensor([[1.0, 0], [0, 3]]).to_sparse(layout=getattr(torch, f"sparse_{name}"))
    y = x.clone().requires_grad_()
    y.log1p().backward(x)
    assert y.grad.layout is x.layout and y.grad.to_dense().tolist() == [[0.5, 0], [0, 0.75]]
    dense = torch.tensor([[1.0, 0], [0, 3]], requires_grad=True)
    dense.to_sparse(layout=x.layout).log1p().to_dense().sum().backward()
    assert dense.grad.tolist() == [[0.5, 0], [0, 0.25]]
    wide = (x.to(torch.float64) * 0.1).requires_grad_()
    assert torch.autograd.gradcheck(lambda v: v.log1p().to_dense(), wide, masked=True)


def test_sums_with_strided_tensors():
    x, y = torch.tensor([[1.0, 0], [0, 3]]).to_sparse_csr(), torch.tensor([[1.0, 2], [3, 4]])
    for total in (torch.add(x, y, alpha=2), torch.add(y, x, alpha=2)):  # PyTorch multiplies the sparse one in both
        assert total.tolist() == [[3, 2], [3, 10]]
    assert (x - y).tolist() == [[0, -2], [-3, -1]] and (y - x).tolist() == [[0, 2], [3, 1]]
    with pytest.raises(RuntimeError):
        x.add_(y)


def test_batches_of_entries():
    refused("to_sparse_csr: Expected product of batch dimensions to be non-zero.", torch.zeros(0, 2, 2).to_sparse_csr)
    refused("Expect the same number of specified elements per batch.",
            torch.tensor([[[1.0, 0], [0, 2]], [[1, 1], [0, 2]]]).to_sparse_csr)
    pattern = torch.tensor([[1.0, 0], [0, 1]]).to_sparse_csr()
    a, b = torch.arange(8.0).reshape(2, 2, 2), torch.ones(2, 2, 2)
    found = torch.sparse.sampled_addmm(pattern, a, b)
    assert found.to_dense().tolist() == [[[2, 0], [0, 6]], [[10, 0], [0, 14]]]


@pytest.mark.parametrize("name", ["coo", "csr", "csc"])
@pytest.mark.parametrize("dtype", [torch.complex64, torch.complex128])
def test_products_of_conjugates(name, dtype):
    x = torch.tensor([[1 + 2j, 0], [0, 3j]], dtype=dtype).to_sparse(layout=getattr(torch, f"sparse_{name}"))
    factor = torch.eye(2, dtype=dtype) * (1 + 1j)
    assert (x.conj() @ factor).tolist() == [[3 - 1j, 0], [0, 3 - 3j]]
    assert (x @ factor.conj()).tolist() == [[3 + 1j, 0], [0, 3 + 3j]]
    assert torch.sparse.mm(x.conj(), x).to_dense().tolist() == [[5, 0], [0, 9]]
    a, b = x.clone().requires_grad_(), factor.clone().requires_grad_()
    (a @ b).backward(torch.tensor([[1 + 1j, 0], [2, 1j]], dtype=dtype))
    assert a.grad.to_dense().tolist() == [[2, 0], [2 - 2j, 1 + 1j]] and b.grad.tolist() == [[3 - 1j, 0], [-6j, 3]]


@pytest.mark.parametrize("name", ["bsr", "bsc"])
def test_blocks_as_coordinates(name):
    x = torch.tensor([[1.0, 2, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [4, 0, 5, 6]]).to_sparse(
        layout=getattr(torch, f"sparse_{name}"), blocksize=(2, 2)).requires_grad_()
    made = x.to_sparse()
    assert made._indices().tolist() == [[0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3], [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3]]
    assert made._values().tolist() == [1, 2, 0, 3, 0, 0, 4, 0, 0, 0, 5, 6] and not made.is_coalesced()
    made.to_dense().sum().backward()
    assert x.grad.to_dense()[1].tolist() == [1, 1, 0, 0]  # zeros of blocks have gradients, too


def test_order_of_coordinates():
    x = torch.sparse_coo_tensor([[0, 1], [1, 0]], torch.tensor([[1.0, 2], [3, 4]]), (2, 2, 2)).coalesce()
    assert x.permute(0, 1, 2).is_coalesced() and not x.permute(-3, 1, 2).is_coalesced()
    refused("permute(sparse_coo): transpositions between sparse and dense dimensions are not allowed.", x.permute, 0, 2, 1)
    empty = torch.sparse_coo_tensor(size=(2, 2))
    assert empty.t().is_coalesced() and not empty.permute(1, 0).is_coalesced()
    refused("cannot set is_coalesced to true if indices correspond to uncoalesced COO tensor", torch.sparse_coo_tensor,
            [[0, 0], [1, 1]], [1.0, 2], (2, 2), check_invariants=True, is_coalesced=True)
    refused("norm_sparse currently does not support 'dtype' argument", x.norm, 0, dtype=torch.float64)
    with pytest.raises(ValueError, match="^dtype argument is not supported in frobenius norm$"):
        x.norm(dtype=torch.float64)
    refused("to_sparse: blocksize needs to be a tuple of size 2, but got 1", torch.ones(1).to_sparse, blocksize=(1,))


@pytest.mark.parametrize("name, nnz", [("csr", 6), ("csc", 6), ("bsr", 8), ("bsc", 8)])
def test_batches_as_coordinates(name, nnz):
    dense = torch.tensor([[1.0, 2, 0, 0], [0, 3, 0, 0]]).unsqueeze(-1).repeat(2, 1, 1, 2)
    block = (1, 2) if name[0] == "b" else None
    x = dense.to_sparse(layout=getattr(torch, f"sparse_{name}"), blocksize=block, dense_dim=1)
    made = x.to_sparse()
    assert (made.sparse_dim(), made.dense_dim(), made._nnz()) == (3, 1, nnz) and torch.equal(made.to_dense(), dense)
    one = dense[0].to_sparse(layout=x.layout, blocksize=block, dense_dim=1)
    narrow = torch.sparse_compressed_tensor(*(part.int() for part in parts_of(one)), one.values(), one.shape, layout=x.layout)
    torch.testing.assert_close(narrow, one)  # indices of another type
    assert one.to_sparse().is_coalesced() is (name != "bsc")


def parts_of(x):
    by_row = x.layout in (torch.sparse_csr, torch.sparse_bsr)
    return (x.crow_indices(), x.col_indices()) if by_row else (x.ccol_indices(), x.row_indices())


def test_checked_tensors_keep_the_strides_of_their_indices():
    starts = torch.tensor([0, 2, 3]).expand(2, 3)
    columns = torch.tensor([[0, 1, 1], [9, 9, 9], [0, 1, 0]])[::2]
    for check in (True, False):
        made = torch.sparse_csr_tensor(starts, columns, torch.ones(2, 3), (2, 2, 2), check_invariants=check)
        assert made.crow_indices().stride() == (0, 1) and made.col_indices().stride() == (6, 1)
        assert made.to_dense().tolist() == [[[1.0, 1.0], [0.0, 1.0]], [[1.0, 1.0], [1.0, 0.0]]]


def test_resizing_square_columns():
    x = torch.eye(4).to_sparse_csc()
    assert x.resize_(8, 8) is x and x.ccol_indices().tolist() == [0, 1, 2, 3, 4, 4, 4, 4, 4]
    assert x.shape == (8, 8) and x.to_dense().sum() == 4


def test_conversions_of_indices_into_out():
    rows, out = torch.tensor([0, 0, 1, 2]), torch.empty(0, dtype=torch.int64)
    assert torch._convert_indices_from_coo_to_csr(rows, 3, out=out) is out and out.tolist() == [0, 2, 3, 4]
    starts, columns = torch.tensor([0, 2, 3]), torch.tensor([0, 1, 0])
    narrow = torch.empty(0, dtype=torch.int32)
    torch._convert_indices_from_csr_to_coo(starts, columns, out_int32=True, transpose=True, out=narrow)
    assert narrow.tolist() == [[0, 1, 0], [0, 0, 1]]
    refused("Expected out tensor to have dtype long int", torch._convert_indices_from_coo_to_csr, rows, 3, out=narrow)
