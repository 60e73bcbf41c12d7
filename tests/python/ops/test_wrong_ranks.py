"""Tensors of ranks, sizes and types that operators do not expect are refused with PyTorch's class of
error. tests/ops/ranks makes such calls of every operator, looking for crashes only."""

import pytest

import keyfall as kf

aten = kf.ops.aten


@pytest.mark.parametrize("sparse", [False, True])
def test_gradient_of_an_embedding_without_dimensions(sparse):
    with pytest.raises(IndexError):
        aten.embedding_backward(kf.tensor(1.0), kf.tensor(1), 256, -1, False, sparse)


@pytest.mark.parametrize("sparse", [False, True])
def test_indices_of_an_embedding_that_are_no_integers(sparse):
    with pytest.raises(RuntimeError, match="Long"):
        aten.embedding_backward(kf.zeros(3, 4), kf.zeros(3), 5, 1, False, sparse)


@pytest.mark.parametrize("call", [
    lambda index, src: kf.zeros(2, 2).scatter(1, index, src),
    lambda index, src: kf.zeros(2, 2).scatter(1, index, src, reduce="add"),
    lambda index, src: kf.zeros(2, 2).scatter_add(1, index, src),
    lambda index, src: kf.zeros(2, 2).scatter_reduce(1, index, src, "sum"),
])
def test_source_of_another_type_with_an_empty_index(call):
    with pytest.raises(RuntimeError):
        call(kf.zeros(2, 0, dtype=kf.int64), kf.ones(2, 2, dtype=kf.int64))


@pytest.mark.parametrize("dtype", [kf.float32, kf.bool, kf.int16])
def test_empty_index_of_another_type(dtype):
    index = kf.zeros(0, dtype=dtype)
    assert kf.zeros(2, 2).scatter(0, index, kf.ones(2, 2)).tolist() == [[0, 0], [0, 0]]
    x = kf.zeros(2, 2, requires_grad=True)
    assert x.gather(0, index).shape == index.shape
    for sparse in (False, True):
        picked = x.gather(1, index.reshape(2, 0), sparse_grad=sparse)
        (grad,) = kf.autograd.grad(picked.sum(), x)
        assert picked.shape == (2, 0) and grad.to_dense().tolist() == [[0, 0], [0, 0]]
    for call in (lambda: kf.zeros(0).index_add_(0, index, kf.zeros(0)),
                 lambda: kf.zeros(0).index_reduce_(0, index, kf.zeros(0), "prod"),
                 lambda: kf.zeros(2, 2).index_select(0, index)):
        with pytest.raises(RuntimeError):
            call()


@pytest.mark.parametrize("dims", [2, 3])
@pytest.mark.parametrize("size", [1, 2])
def test_gradient_of_pooling_nothing(dims, size):
    grad, image = kf.ones(1, 2, *[size] * dims), kf.ones(1, 2, 0, *[3] * (dims - 1))
    assert getattr(aten, f"_adaptive_avg_pool{dims}d_backward")(grad, image).shape == image.shape
    with pytest.raises(IndexError, match="planes of 0 elements"):
        getattr(aten, f"adaptive_max_pool{dims}d_backward")(grad, image, kf.zeros(grad.shape, dtype=kf.int64))


def test_sizes_that_overflow_in_tensors_without_elements():
    most = 2**63 - 1
    assert kf.zeros(0, 0).repeat(most, 2).shape == (0, 0)
    assert kf.eye(0, most).shape == (0, most)
    x = kf.zeros(0, 0, requires_grad=True)
    x.repeat(most, 2).sum().backward()
    assert x.grad.shape == (0, 0)
    with pytest.raises(RuntimeError):
        kf.histogram(kf.ones(3), most)
