"""Sparse tensors: conversions between layouts, checks of indices, results that are written to given tensors, and tensors
without dimensions. Expected texts and numbers are those of PyTorch 2.13."""

import keyfall as torch
import pytest
from keyfall import masked

BATCH = torch.sparse_csr_tensor(torch.tensor([[0, 1, 2], [0, 2, 2]], dtype=torch.int32),
                                torch.tensor([[0, 1], [0, 2]], dtype=torch.int32),
                                torch.tensor([[1.0, 0], [3, 4]]), (2, 2, 3))
HYBRID = torch.sparse_csr_tensor([0, 1, 2], [2, 1], torch.arange(4.0).reshape(2, 2), (2, 3, 2))


def entries():
    return torch.sparse_coo_tensor([[0, 1], [1, 0]], [3.0, 4.0], (2, 2)).coalesce()


# ---- Conversions ----------------------------------------------------------------------------------


def test_batches_keep_their_entries_and_index_type():
    by_column = BATCH.to_sparse_csc()
    assert by_column.ccol_indices().tolist() == [[0, 1, 2, 2], [0, 1, 1, 2]]
    assert by_column.row_indices().tolist() == [[0, 1], [0, 0]]
    assert by_column.values().tolist() == [[1, 0], [3, 4]] and by_column.ccol_indices().dtype is torch.int32
    back = by_column.to_sparse_csr()
    assert back.col_indices().tolist() == [[0, 1], [0, 2]] and back.values().tolist() == [[1, 0], [3, 4]]


def test_dense_dimensions_stay_dense():
    assert HYBRID.to_sparse_csc().values().tolist() == [[2, 3], [0, 1]]
    assert HYBRID.to_sparse_bsr((1, 1)).values().shape == (2, 1, 1, 2)
    assert HYBRID.to_sparse().to_sparse_csr().col_indices().tolist() == [2, 1]
    blocks = torch.sparse_bsr_tensor([0, 1, 2], [1, 0], torch.arange(16.0).reshape(2, 2, 2, 2), (4, 4, 2))
    by_column = blocks.to_sparse_bsc(2)  # one number for both
    assert by_column.row_indices().tolist() == [1, 0] and by_column.values()[0, 0].tolist() == [[8, 9], [10, 11]]
    product = HYBRID * HYBRID
    assert product.dense_dim() == 1 and product.values().tolist() == [[0, 1], [4, 9]]
    assert torch.zeros_like(HYBRID, layout=torch.sparse_csc).dense_dim() == 1
    assert HYBRID.to_sparse().to_sparse_bsr((1, 1)).values().tolist() == [[[[0, 1]]], [[[2, 3]]]]


def test_gradient_of_a_conversion():
    x = torch.tensor([[0.0, 2], [3, 0]]).to_sparse_csr().requires_grad_()
    (x.to_sparse_csc().to_dense() * torch.tensor([[1.0, 5], [7, 1]])).sum().backward()
    assert x.grad.to_dense().tolist() == [[0, 5], [7, 0]]


@pytest.mark.parametrize("convert, text", [
    (lambda: BATCH.to_sparse_bsr((1, 1)), "sparse_compressed_to_sparse_bsr: conversion from SparseCsr to SparseBsr for batched"),
    (lambda: torch.ones(2, 2, 2).to_sparse().to_sparse_csr(),
     r"coo_to_sparse_csr: conversion from Sparse to SparseCsr for input tensors with sparse_dim\(\)!=2 is not supported"),
    (lambda: torch.ones(2, 2).to_sparse_bsr((1, 1)).to_sparse_csr(),
     "sparse_compressed_to_sparse_csr: expected SparseCsr or SparseCsc layout but got SparseBsr"),
    (lambda: torch.ones(2, 2).to_sparse_bsr((2, 2)).to_sparse_bsc((1, 1)),
     r"with blocksize changed from \[2, 2\] to \[1, 1\] is not supported"),
    (lambda: torch.eye(3).to_sparse(1).to_sparse(2),
     r"to_sparse: conversion from Sparse to Sparse with sparse_dim argument !=self.sparse_dim\(\) is not supported"),
    (lambda: torch.sparse.spdiags(torch.ones(1, 3), torch.tensor([0]), (2, 3, 4)), "Output shape must be 2d"),
    (lambda: torch.sparse.spdiags(torch.ones(1, 3), torch.tensor([0], dtype=torch.int16), (2, 3)),
     "Offset Tensor must have dtype Long but got Short"),
    (lambda: torch.sparse.sum(entries(), [0, 0]), "dim 0 appears multiple times"),
    (lambda: entries().permute(0), "number of dimensions in the tensor input does not match"),
    (lambda: entries() // torch.ones(2, 2), "Sparse floor division requires a scalar or zero-dim dense tensor divisor"),
    (lambda: entries().norm(dim=0), "norm_sparse currently only supports full reductions"),
    (lambda: entries().mv(torch.ones(3)), r"mv: expected self.size\(-1\) == vec.size\(-1\)"),
    (lambda: torch.ones(3, 2) + entries(), "dense-sparse addition does not currently support broadcasting"),
    (lambda: torch.cat([entries(), torch.ones(2, 2)]), "a dense tensor was found at position 1."),
    (lambda: torch.empty_like(entries(), memory_format=torch.contiguous_format), "only supported by strided tensors"),
    (lambda: torch.sparse_coo_tensor([[0, 0], [1, 1]], [1.0, 2], (2, 2)).sin_(), "sin_ requires coalesced input"),
    (lambda: entries().narrow_copy(0, 0, 5), r"must be a subset of range\(0, 2\)"),
])
def test_refusals(convert, text):
    with pytest.raises(RuntimeError, match=text):
        convert()


# ---- Checks of arguments --------------------------------------------------------------------------


@pytest.mark.parametrize("layout, first, plain, rule", [
    (torch.sparse_csr, [0, 1, 3], [0, 1, 7], "0 <= col_indices < ncols"),
    (torch.sparse_csc, [0, 1, 3], [0, -1, 1], "0 <= row_indices < nrows"),
    (torch.sparse_csr, [1, 1, 3], [0, 1, 2], "crow_indices[..., 0] == 0"),
    (torch.sparse_csc, [0, 1, 2], [0, 1, 2], "ccol_indices[..., -1] == nnz"),
    (torch.sparse_csr, [0, 4, 3], [0, 1, 2], "0 <= crow_indices[..., 1:] - crow_indices[..., :-1] <= ncols"),
])
def test_checked_arguments_name_the_rule(layout, first, plain, rule):
    size = (2, 3) if layout is torch.sparse_csr else (3, 2)
    with pytest.raises(RuntimeError) as caught:
        torch._validate_sparse_compressed_tensor_args(torch.tensor(first), torch.tensor(plain), torch.ones(3), size, layout)
    assert str(caught.value) == f"`{rule}` is not satisfied."
    torch._validate_sparse_csr_tensor_args(torch.tensor([0, 1, 3]), torch.tensor([0, 0, 1]), torch.ones(3), (2, 3))


def test_coordinates_are_checked():
    torch._validate_sparse_coo_tensor_args(torch.tensor([[0], [1]]), torch.ones(1), (2, 2))
    with pytest.raises(RuntimeError, match="size is inconsistent with indices: for dim 0, size is 1 but found index 1"):
        torch._validate_sparse_coo_tensor_args(torch.tensor([[0, 1], [1, 0]]), torch.ones(2), (1, 1))
    apart = torch.tensor([[0, 1], [1, 0]]).t()
    assert not torch.sparse_coo_tensor(apart, [1.0, 2], (2, 2), check_invariants=True)._indices().is_contiguous()


# ---- Results --------------------------------------------------------------------------------------


def test_functions_write_to_sparse_tensors():
    out = torch.zeros(3, 2).to_sparse()
    assert torch.neg(entries(), out=out) is out and out.to_dense().tolist() == [[0, -3], [-4, 0]]
    assert torch.zeros(2, 3, out=out).shape == (2, 3) and out._nnz() == 0
    assert torch.div(entries(), 2, rounding_mode="floor", out=out).to_dense().tolist() == [[0, 1], [2, 0]]
    with pytest.raises(RuntimeError, match="Expected self.is_sparse"):
        torch.sin(entries(), out=torch.zeros(2, 2))
    turned = torch.sparse_coo_tensor([[0], [2]], [5.0], (2, 3))
    assert turned.t_().shape == (3, 2) and turned.to_dense()[2, 0] == 5


def test_products_with_vectors_are_added():
    matrix = entries().to_sparse_csr()
    assert torch.addmv(torch.ones(2), matrix, torch.tensor([1.0, 2]), beta=2, alpha=3).tolist() == [20, 14]


def test_no_element_in_compressed_layouts():
    for size in ((0, 3), (3, 0), (2, 0, 3)):
        assert torch.zeros(size).to_sparse_csr().shape == torch.zeros(size).to_sparse_csc().shape == size
    assert torch.zeros(2, 0, 3).to_sparse_csr().crow_indices().shape == (2, 1)


def test_rounded_quotients_add_entries_first():
    twice = torch.sparse_coo_tensor([[0, 0], [1, 1]], [1.0, 2.0], (2, 2))
    assert (twice // 1.5)._values().tolist() == [2]
    assert twice.floor_divide_(1.5)._values().tolist() == [2]


def test_tensors_without_dimensions_are_factors():
    two, small = torch.tensor(2.0).to_sparse(), torch.tensor(3, dtype=torch.int8).to_sparse()
    hybrid = torch.sparse_coo_tensor([[0], [1]], torch.ones(1, 3), (2, 2, 3))
    for product in (hybrid * two, two * hybrid):
        assert product.sparse_dim() == 2 and product._values().tolist() == [[2, 2, 2]]
    assert (small * torch.tensor(4).to_sparse()).dtype is torch.int64
    assert (entries().to(torch.int8) * torch.tensor(4).to_sparse()).dtype is torch.int8
    many = torch.sparse_coo_tensor(torch.zeros(0, 3, dtype=torch.int64), torch.ones(3), ())
    assert (many * two)._values().tolist() == (two * many)._values().tolist() == [2, 2, 2]
    assert (torch.ones(2, 2) * two).layout is torch.sparse_coo
    assert torch.ones(2, 2).mul_(two).tolist() == [[2, 2], [2, 2]]


def test_sums_of_integers():
    bytes_ = torch.sparse_coo_tensor([[0, 0], [1, 1]], torch.tensor([3, 4], dtype=torch.int8), (2, 2))
    assert bytes_[0, 1].dtype is torch.int8 and bytes_[0, 1] == 7
    assert bytes_.sum(0).dtype is torch.int64 and torch.sparse.sum(bytes_, 0).dtype is torch.int8


def test_sum_with_a_tensor_without_entries():
    hybrid = torch.sparse_coo_tensor([[0], [1]], torch.ones(1, 3), (2, 2, 3))
    for total in (torch.sparse_coo_tensor((2, 2, 3)) + hybrid, hybrid + torch.sparse_coo_tensor((2, 2, 3))):
        assert total.sparse_dim() == 2 and total._values().tolist() == [[1, 1, 1]]
    with pytest.raises(RuntimeError, match=r"add: expected sizes of 'self' and 'other' to match, but \[2, 2\] != \[2, 3\]"):
        entries() + torch.ones(2, 3).to_sparse()


def test_expansion():
    grown = torch._sparse_broadcast_to(entries(), (3, 2, 2))
    assert grown._indices().tolist() == [[0, 1, 2, 0, 1, 2], [0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0]]
    assert grown._values().tolist() == [3, 3, 3, 4, 4, 4]
    with pytest.raises(RuntimeError, match="length 2 at dimension 0 does not broadcast .* length 3 at dimension 0"):
        torch._sparse_broadcast_to(entries(), (3, 2))


def test_one_entry_may_count_as_not_coalesced():
    one = torch.sparse_coo_tensor([[0], [1]], [1.0], (2, 2))
    assert one.is_coalesced() and not one._coalesced_(False).is_coalesced() and not one.clone().is_coalesced()
    assert one.coalesce().is_coalesced()
    assert not torch.sparse_coo_tensor([[0], [1]], [1.0], (2, 2)).permute(1, 0).is_coalesced()


# ---- Masks ----------------------------------------------------------------------------------------


def test_reductions_of_no_element():
    x, nothing = torch.tensor([[1.0, 2], [3, 4]]).to_sparse(), torch.zeros(2, 2, dtype=torch.bool).to_sparse()
    assert masked.sum(x, (), mask=nothing)._nnz() == 0
    assert masked.prod(x, (), mask=nothing)._values().tolist() == [1]
    assert masked.amax(x, (), mask=nothing)._values().tolist() == [-torch.inf]


def test_masks_of_inputs_and_results():
    x, mask = torch.arange(6.0).reshape(2, 3), torch.tensor([[True, False, False], [False, False, False]])
    assert masked._canonical_dim((2, 0), 3) == (0, 2) and masked._canonical_dim(None, 2) == (0, 1)
    assert masked._input_mask(x, mask=mask[0]).tolist() == [[True, False, False]] * 2
    assert masked._input_mask(x.to_sparse_csr(), mask=mask[0]).crow_indices().tolist() == [0, 1, 2]
    assert masked._output_mask(masked.sum, x, 1, mask=mask, keepdim=True).tolist() == [[True], [False]]
    assert masked._output_mask(masked.norm, x, 2.0, 0, mask=mask).tolist() == [True, False, False]
    assert masked._output_mask(masked.softmax, x, 1, mask=mask).tolist() == mask.tolist()
    assert masked._combine_input_and_mask(masked.amax, x, mask).tolist() == [[0] + [-torch.inf] * 2, [-torch.inf] * 3]
    with pytest.raises(ValueError, match="_input_mask requires explicit mask"):
        masked._input_mask(x)
    with pytest.raises(NotImplementedError, match="identity of softmax on torch.float32 input"):
        masked._combine_input_and_mask(masked.softmax, x, mask, 0)


def test_choice_by_a_sparse_mask():
    mask = torch.sparse_coo_tensor([[0, 0, 1, 1], [0, 2, 1, 2]], torch.tensor([True, False, True, True]), (2, 3)).coalesce()
    x = torch.tensor([[1.0, 2, 0], [0, 0, 3]])
    chosen = masked._where(mask, x.to_sparse(), torch.tensor(7.0))
    assert chosen.indices().tolist() == [[0, 1, 1], [0, 1, 2]] and chosen.values().tolist() == [1, 0, 3]
    chosen = masked._where(mask.to_sparse_csr(), x.to_sparse_csr(), torch.tensor(7.0))
    assert chosen.crow_indices().tolist() == [0, 1, 3] and chosen.values().tolist() == [1, 0, 3]
