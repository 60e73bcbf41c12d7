"""Calls that random comparisons with PyTorch found: what it refuses is refused, with the same class of
error, and changes nothing."""

import pytest

import keyfall as kf

W_IH, W_HH, STATE = kf.ones(12, 4), kf.ones(12, 3), kf.ones(2, 3)


@pytest.mark.parametrize("call, kind, text", [
    (lambda: kf.lstm_cell(kf.ones(1, 2, 4), [STATE, STATE], W_IH, W_HH), RuntimeError,
     "input has inconsistent input_size: got 2 expected 4"),
    (lambda: kf.lstm_cell(kf.ones(4), [STATE, STATE], W_IH, W_HH), IndexError, "Dimension out of range"),
    (lambda: kf.lstm_cell(kf.ones(3, 4), [STATE, STATE], W_IH, W_HH), RuntimeError,
     "Input batch size 3 doesn't match hidden0 batch size 2"),
    (lambda: kf.lstm_cell(kf.ones(2, 4), [STATE, kf.ones(2, 5)], W_IH, W_HH), RuntimeError,
     "hidden1 has inconsistent hidden_size: got 5, expected 3"),
    (lambda: kf.gru_cell(kf.ones(2, 5), STATE, kf.ones(9, 4), kf.ones(9, 3)), RuntimeError,
     "input has inconsistent input_size: got 5 expected 4"),
    (lambda: kf.rnn_tanh_cell(kf.ones(2, 4), kf.ones(1, 3), kf.ones(3, 4), kf.ones(3, 3)), RuntimeError,
     "Input batch size 2 doesn't match hidden0 batch size 1"),
    (lambda: kf.linalg.matrix_rank(kf.ones(0, 3, 3, dtype=kf.int64)), RuntimeError, "linalg.matrix_rank"),
    (lambda: kf.linalg.matrix_rank(kf.ones(0, 3, 3, dtype=kf.float16)), NotImplementedError, "Half"),
    (lambda: kf.chain_matmul([kf.ones(2, 2)]), TypeError, "expected Tensor as element 0 in argument 0, but got list"),
    (lambda: kf.chain_matmul(), RuntimeError, "one or more matrices"),
    (lambda: kf.chain_matmul(kf.ones(2)), RuntimeError, "Tensor dimension is 1, expected 2"),
    (lambda: kf.histogramdd(kf.tensor(1.0), 3), IndexError, "tensor has no dimensions"),
    (lambda: kf.histogramdd(kf.tensor([1.0]), 3), RuntimeError, "at least 2 dimensions"),
    (lambda: kf.linalg.inv(kf.eye(2), out=kf.ones(2, 2, dtype=kf.float64)), RuntimeError, "to have dtype float"),
    (lambda: kf.linalg.svd(kf.eye(2), out=(kf.ones(0, dtype=kf.complex64), kf.ones(0), kf.ones(0))),
     RuntimeError, "to have dtype float"),
    (lambda: kf.linalg.lu_factor_ex(kf.eye(2), out=(kf.ones(0), kf.ones(0, dtype=kf.int64),
                                                    kf.ones(0, dtype=kf.int32))), RuntimeError, "dtype int"),
    (lambda: kf.linalg.det(kf.eye(2), out=kf.ones((), dtype=kf.float64)), RuntimeError, "to have dtype float"),
    (lambda: kf.ops.aten.multi_margin_loss(kf.ones(2, 3), kf.tensor([0, 1]), 3), RuntimeError, "only p == 1"),
    (lambda: kf.nn.functional.multi_margin_loss(kf.ones(2, 3), kf.tensor([0, 1]), 3), ValueError, "only p == 1"),
])
@pytest.mark.filterwarnings("ignore:torch.chain_matmul")
def test_refused(call, kind, text):
    with pytest.raises(kind, match=text):
        call()


@pytest.mark.parametrize("call, outs", [
    (lambda outs: kf.histogram(kf.ones(6), 3, out=outs), lambda: (kf.ones(2), kf.ones(1).expand(4))),
    (lambda outs: kf.linalg.lu_factor(kf.eye(3), out=outs),
     lambda: (kf.ones(4, 4), kf.ones(1, dtype=kf.int32).expand(3))),
    (lambda outs: kf.qr(kf.eye(3), out=outs), lambda: (kf.ones(4, 4), kf.ones(1, 1).expand(3, 3))),
])
@pytest.mark.filterwarnings("ignore:torch.qr", "ignore:An output with one or more elements")
def test_no_result_is_written_if_one_is_refused(call, outs):
    given = outs()
    with pytest.raises(RuntimeError, match="single memory location"):
        call(given)
    for found, before in zip(given, outs()):
        assert found.shape == before.shape and kf.equal(found, before)


@pytest.mark.filterwarnings("ignore:torch.chain_matmul")
def test_accepted():
    x = kf.ones(2, 2)
    assert kf.chain_matmul(x).tolist() == x.tolist() and kf.chain_matmul(x) is not x
    assert kf.chain_matmul(x, x, x, out=kf.empty(0)).tolist() == [[4, 4], [4, 4]]
    assert kf.lstm_cell(kf.ones(2, 4), [STATE, STATE], W_IH, W_HH)[0].shape == (2, 3)
    assert kf.linalg.matrix_rank(kf.ones(0, 3, 3)).shape == (0,)
    wide = [kf.ones(0, dtype=kf.complex128) for _ in range(2)]
    assert kf.linalg.eig(kf.eye(2), out=wide)[0].dtype == kf.complex128
    assert kf.repeat_interleave(kf.ones(2), 2).shape == (4,)
    assert kf.ones(2, 1, 3).repeat(2, 1, 4, 1).shape == (2, 2, 4, 3)
    assert kf.arange(6).view(2, 3).repeat(2, 2).tolist() == [[0, 1, 2] * 2, [3, 4, 5] * 2] * 2
    assert kf.ones(0, 2).repeat(3, 0).shape == (0, 0) and kf.ones(1, 2).repeat(0, 2).shape == (0, 4)


def test_segments_are_reduced_by_both_names():
    x = kf.tensor([1.0, 5, 3, 2], requires_grad=True)
    offsets = kf.tensor([0, 2, 4])
    for name, other, expected, gradient in (("amin", "min", [1.0, 2.0], [1.0, 0, 0, 1]),
                                            ("amax", "max", [5.0, 3.0], [0.0, 1, 1, 0])):
        found = kf._segment_reduce(x, name, offsets=offsets)
        assert found.tolist() == kf.segment_reduce(x, other, offsets=offsets).tolist() == expected
        assert kf.autograd.grad(found.sum(), x)[0].tolist() == gradient
    assert kf.segment_reduce(x, "amin", offsets=offsets, initial=0).tolist() == [0, 0]


def test_segments_that_leave_elements_out():
    x = kf.arange(1., 13).view(6, 2).requires_grad_()
    weights = kf.arange(1., 7).view(3, 2)
    found = kf.segment_reduce(x, "sum", lengths=kf.tensor([1, 0, 3]), unsafe=True, initial=1)
    assert found.tolist() == [[2, 3], [1, 1], [16, 19]]
    found = kf.autograd.grad(found, x, weights)[0]
    assert found.tolist() == [[1, 2], [5, 6], [5, 6], [5, 6], [0, 0], [0, 0]]
    assert kf.segment_reduce(x, "max", offsets=kf.tensor([1, 2, 5]), unsafe=True).tolist() == [[3, 4], [9, 10]]
    rows = kf.segment_reduce(x.view(2, 3, 2), "sum", lengths=kf.tensor([[1, 1], [2, 0]]), axis=1, unsafe=True)
    assert rows.tolist() == [[[1, 2], [3, 4]], [[16, 18], [0, 0]]]


def test_segments_without_elements():
    none, inf = kf.zeros(0, requires_grad=True), float("inf")
    for name, expected in (("sum", 0), ("max", -inf), ("min", inf), ("prod", 1)):
        found = kf.segment_reduce(none, name, lengths=kf.tensor([0, 0]))
        assert found.tolist() == [expected] * 2 and kf.autograd.grad(found.sum(), none)[0].shape == (0,)
        assert kf.segment_reduce(none, name, lengths=kf.tensor([0, 0]), initial=0.5).tolist() == [0.5] * 2
    assert kf.segment_reduce(none, "mean", lengths=kf.tensor([0, 0])).isnan().all()
    assert kf.segment_reduce(kf.zeros(0, 3), "sum", lengths=kf.tensor([0, 0])).shape == (2, 3)
    assert kf.segment_reduce(kf.zeros(2, 0), "sum", lengths=kf.tensor([1, 1])).shape == (2, 0)


def test_empty_tensors_are_joined_in_any_dimension():
    none = kf.empty(0)
    for dim in (0, 1, -2, 5):
        assert kf.cat([none, none], dim=dim).shape == (0,)
    assert kf.cat([none, kf.ones(2, 3)], dim=1).shape == (2, 3)
    with pytest.raises(IndexError):
        kf.cat([none, kf.ones(2)], dim=1)


def test_full_infers_complex_types_of_64_bits():
    kf.set_default_dtype(kf.float16)
    try:
        assert kf.full((1,), 1 + 1j).dtype is kf.complex64 and kf.full((1,), 1.0).dtype is kf.float16
    finally:
        kf.set_default_dtype(kf.float32)


def test_sequences_between_tensors_have_no_history():
    start, end = kf.tensor(0.0, requires_grad=True), kf.tensor(3.0, requires_grad=True)
    for make in (kf.linspace, kf.logspace):
        for steps in (0, 1, 3):
            assert not make(start, end, steps).requires_grad and not make(start, 3.0, steps).requires_grad
        assert make(start, end, 3, requires_grad=True).is_leaf
    assert kf.linspace(start, end, 4).tolist() == [0, 1, 2, 3]
    assert kf.ops.aten.linspace.Tensor_Tensor(start, end, 3).requires_grad
    assert kf.ones_like(start.double(), requires_grad=True).requires_grad and (start * 2).to(kf.float64).requires_grad
