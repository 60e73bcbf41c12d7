"""keyfall.nested: tensors of different sizes as one batch. Expectations are PyTorch's."""

import copy
import pickle

import pytest

import keyfall
from keyfall import nested

A, B = keyfall.arange(6.0).view(2, 3), keyfall.ones(1, 3)


def test_parts_and_sizes():
    x = nested.nested_tensor([A, B])
    assert x.is_nested and not keyfall.ones(2).is_nested and isinstance(x, keyfall.Tensor)
    assert (x.dim(), x.size(0), x.size(2), x.size(-1), x.numel(), x.dtype) == (3, 2, 3, 3, 9, keyfall.float32)
    with pytest.raises(RuntimeError, match="Given dimension 1 is irregular"):
        x.size(1)
    with pytest.raises(IndexError):
        x.size(3)
    assert [part.shape for part in x] == [part.shape for part in x.unbind()] == [(2, 3), (1, 3)]
    assert keyfall.equal(x[0], A) and keyfall.equal(x[-1], B)
    assert repr(x).startswith("nested_tensor([\n  tensor([[0., 1., 2.],\n          [3., 4., 5.]]),\n")
    for twin in (pickle.loads(pickle.dumps(x)), copy.deepcopy(x)):
        assert all(map(keyfall.equal, twin, x))


def test_padding():
    x = nested.nested_tensor([A, B])
    assert x.to_padded_tensor(-1).tolist() == [A.tolist(), [[1.0] * 3, [-1.0] * 3]]
    assert nested.to_padded_tensor(x, 0, (2, 3, 4)).shape == (2, 3, 4)
    with pytest.raises(RuntimeError, match="Truncation is not supported"):
        x.to_padded_tensor(0, (2, 1, 3))
    assert nested.nested_tensor([[1, 2], [3]], dtype=keyfall.float64).to_padded_tensor(0).dtype == keyfall.float64
    with pytest.raises(RuntimeError, match="same dimension"):
        nested.nested_tensor([A, keyfall.ones(2)])


@pytest.mark.parametrize("call", [
    lambda x: x + 1, lambda x: 2 * x, lambda x: x * x, keyfall.relu, lambda x: x.softmax(-1), lambda x: -x.exp(),
    lambda x: x.double(), keyfall.nn.Linear(3, 2), keyfall.nn.LayerNorm(3), lambda x: x @ keyfall.ones(3, 4)])
def test_functions_run_on_each_part(call):
    found = call(nested.nested_tensor([A, B]))
    assert found.is_nested and all(keyfall.equal(part, call(own)) for part, own in zip(found, (A, B)))


def test_dimensions_count_the_batch():
    x = nested.nested_tensor([A, B])
    assert [part.tolist() for part in x.sum(2)] == [[3.0, 12.0], [3.0]]
    assert [part.shape for part in x.transpose(1, 2)] == [(3, 2), (3, 1)]
    assert keyfall.equal(keyfall.softmax(x, dim=1)[0], A.softmax(0))
    for wrong in (0, -3):
        with pytest.raises(RuntimeError, match="other than the batch"):
            x.sum(wrong)


def test_gradients_reach_the_parts():
    x = keyfall.ones(2, 3, requires_grad=True)
    (nested.as_nested_tensor([x, x[:1]]) * 2).to_padded_tensor(0).sum().backward()
    assert x.grad.tolist() == [[4.0] * 3, [2.0] * 3]
    own = nested.nested_tensor([A, B], requires_grad=True)
    own.to_padded_tensor(5).sum().backward()
    assert all(part.grad.eq(1).all() for part in own)


def test_jagged_layout():
    x = nested.nested_tensor([A, B], layout=keyfall.jagged)
    assert x.layout is keyfall.jagged and x.values().shape == (3, 3) and x.offsets().tolist() == [0, 2, 3]
    again = nested.nested_tensor_from_jagged(x.values(), x.offsets())
    assert all(map(keyfall.equal, again, x))
    by_length = nested.nested_tensor_from_jagged(x.values(), lengths=keyfall.tensor([2, 1]))
    assert all(map(keyfall.equal, by_length, x))
    rows = keyfall.arange(12.0).view(2, 3, 2)
    cut = nested.narrow(rows, 1, keyfall.tensor([0, 1]), keyfall.tensor([1, 2]), layout=keyfall.jagged)
    assert keyfall.equal(cut[0], rows[0, :1]) and keyfall.equal(cut[1], rows[1, 1:])
    kept = nested.masked_select(A, A > 1)
    assert [part.tolist() for part in kept] == [[2.0], [3.0, 4.0, 5.0]]


def test_refusals():
    x = nested.nested_tensor([A, B])
    for wrong in (lambda: x.view(-1), lambda: keyfall.cat([x, x]), lambda: x[:, 0], lambda: x.stride()):
        with pytest.raises(NotImplementedError, match="nested tensor"):
            wrong()
    with pytest.raises(RuntimeError, match="same number of parts"):
        x + nested.nested_tensor([A])
    with pytest.raises(RuntimeError, match="no shape"):
        x.shape
    with pytest.raises(RuntimeError, match="offsets or lengths"):
        nested.nested_tensor_from_jagged(A)


def test_is_same_size():
    one, other = nested.nested_tensor([A, B]), nested.nested_tensor([B, B])
    assert one.is_same_size(nested.nested_tensor([A, B])) and not one.is_same_size(other)
    for left, right, text in ((one, A, "Self is nested. While Other is not nested."),
                              (A, one, "Self is not nested. While Other is nested.")):
        with pytest.raises(RuntimeError, match=f"Expected both self and other to be nested tensors. {text}"):
            left.is_same_size(right)
