"""Tensors like a compressed sparse tensor, and its sums: layouts and entries of PyTorch 2.13."""

import keyfall as kf
import pytest

DENSE = kf.tensor([[1., 0., 2.], [0., 3., 0.]])


@pytest.mark.parametrize("made, other", [(DENSE.to_sparse_csr(), kf.sparse_csc), (DENSE.to_sparse_csc(), kf.sparse_csr),
                                         (DENSE.to_sparse_bsr((2, 1)), kf.sparse_bsc)])
def test_zeros_like_of_another_layout(made, other):
    for layout in (None, other):
        zeros = kf.zeros_like(made, layout=layout)
        assert zeros.layout == (layout or made.layout) and zeros._nnz() == 0 and zeros.shape == (2, 3)


def test_zeros_like_of_blocks_with_dense_dimensions():
    made = kf.sparse_bsr_tensor(kf.tensor([0, 1, 2]), kf.tensor([0, 1]), kf.ones(2, 1, 1, 2), size=(2, 3, 2))
    assert kf.zeros_like(made).values().shape == (0, 1, 1, 2)


def test_filled_entries():
    made = DENSE.to_sparse_csr()
    assert kf.full_like(made, 2.).to_dense().tolist() == [[2, 0, 2], [0, 2, 0]]
    found = kf.randn_like(made)
    assert found.layout == kf.sparse_csr and found.col_indices().tolist() == [0, 2, 1]
    with pytest.raises(RuntimeError, match="different sparse layout is not supported"):
        kf.randn_like(made, layout=kf.sparse_csc)


@pytest.mark.parametrize("dim, expected", [(0, [[1., 3., 2.]]), (1, [[3.], [3.]]), ((0, 1), [[6.]])])
def test_sums_that_keep_dimensions_stay_compressed(dim, expected):
    found = kf.sum(DENSE.to_sparse_csr(), dim, keepdim=True)
    assert found.layout == kf.sparse_csr and found.to_dense().tolist() == expected
