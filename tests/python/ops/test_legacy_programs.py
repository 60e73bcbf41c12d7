"""Conventions of older programs: former orders of arguments, default devices, checks."""

import warnings

import keyfall
import numpy
import pytest
from keyfall import nn

x = keyfall.ones(2)
column, square = keyfall.ones(2, 1).to_sparse(), keyfall.ones(2, 2).to_sparse()


@pytest.mark.parametrize(
    "call, expected",
    [
        (lambda: keyfall.add(x, 2, x), 3),
        (lambda: x.add(2, x), 3),
        (lambda: x.clone().add_(-0.5, x), 0.5),
        (lambda: keyfall.sub(x, 2, x), -1),
        (lambda: keyfall.addcmul(x, 2, x, x), 3),
        (lambda: x.clone().addcmul_(2, x, x), 3),
        (lambda: x.addcdiv(2, x, x), 3),
        (lambda: keyfall.add(x, 2, 3), 7),
        (lambda: keyfall.add(x, 2, x, out=keyfall.empty(2)), 3),
        (lambda: keyfall.add(x, 2, other=x), 3),
        (lambda: x.clone().sub_(2, 3), -5),
        (lambda: keyfall.addmv(2, x, 3, keyfall.ones(2, 2), x), 8),
        (lambda: keyfall.addmv(2, x, keyfall.ones(2, 2), x), 4),
        (lambda: x.addmv(2, 3, keyfall.ones(2, 2), x), 8),
        (lambda: keyfall.ones(2, 1).addmm_(2, keyfall.ones(2, 2), keyfall.ones(2, 1))[:, 0], 4),
        (lambda: keyfall.sspaddmm(2, column, 3, square, keyfall.ones(2, 1)).to_dense()[:, 0], 8),
        (lambda: column.sspaddmm(2, square, keyfall.ones(2, 1)).to_dense()[:, 0], 4),
    ],
)
def test_a_number_second(call, expected, monkeypatch):
    from keyfall._shared import deprecated_calls

    monkeypatch.setattr(deprecated_calls, "_warned", set())
    with pytest.warns(UserWarning, match="deprecated"):
        assert call().tolist() == [expected] * 2
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # warns only once
        call()


def test_other_wrong_calls_are_wrong():
    for call in (
        lambda: keyfall.add(x, 2, "3"),
        lambda: keyfall.add(x, 2, x, alpha=3),
        lambda: keyfall.mul(x, 2, x),
        lambda: keyfall.addmm(x, 2, x, x),
        lambda: x.add_(x, x),
        lambda: keyfall.addcmul(x, 2, x),
    ):
        with pytest.raises(TypeError):
            call()


@pytest.mark.parametrize("make", [
    lambda: keyfall.tensor(1.0), lambda: keyfall.tensor([1], device=None),
    lambda: keyfall.tensor(numpy.ones(2)), lambda: keyfall.as_tensor([1.0]),
    lambda: keyfall.as_tensor(x), lambda: keyfall.asarray(numpy.ones(2)), lambda: keyfall.ones(2),
    lambda: nn.BatchNorm1d(2).num_batches_tracked,
])  # fmt: skip
def test_default_devices_hold_for_data(make):
    with keyfall.device("meta"):
        assert make().device.type == "meta"
    assert make().device.type == "cpu"


def test_existing_tensors_stay_where_they_are():
    with keyfall.device("meta"):
        assert keyfall.from_numpy(numpy.ones(2)).device.type == "cpu"
        assert x.new_tensor([1.0]).device.type == "cpu" and keyfall.ones_like(x).device.type == "cpu"
        assert keyfall.tensor(1.0, device="cpu").device.type == "cpu"


def test_the_class_tensor_as_a_type():
    assert x.int().type(keyfall.Tensor).dtype is keyfall.get_default_dtype()
    with pytest.raises(TypeError, match="must be a type, str, or dtype"):
        x.type(nn.Parameter)


def test_gradient():
    samples = keyfall.tensor([1.0, 2.0, 4.0, 8.0])
    assert keyfall.gradient(samples)[0].tolist() == [1.0, 1.5, 3.0, 4.0]
    assert keyfall.gradient(samples, spacing=2.0)[0].tolist() == [0.5, 0.75, 1.5, 2.0]
    assert keyfall.gradient(samples, edge_order=2)[0].tolist() == [0.5, 1.5, 3.0, 5.0]
    squares = keyfall.tensor([0.0, 1.0, 9.0, 16.0])
    places = keyfall.tensor([0.0, 1.0, 3.0, 4.0])
    found = keyfall.gradient(squares, spacing=(places,), edge_order=2)[0]
    keyfall.testing.assert_close(found, 2 * places)
    rows, columns = keyfall.gradient(samples.view(2, 2))
    assert rows.tolist() == [[3, 6], [3, 6]] and columns.tolist() == [[1, 1], [4, 4]]
    assert keyfall.gradient(keyfall.tensor([1, 2, 4]))[0].dtype is keyfall.float32
    for options, text in (({"edge_order": 3}, "edge_order"), ({"spacing": [1, 2]}, "spacing"),
                          ({"dim": (0, 0)}, "dim")):  # fmt: skip
        with pytest.raises(RuntimeError, match=text):
            keyfall.gradient(samples, **options)


def test_random_leaky_relu_in_place():
    weight = keyfall.randn(50, requires_grad=True)
    result = nn.RReLU(inplace=True)(weight + 0)
    result.backward(keyfall.ones(50))
    slopes = weight.grad[weight.detach() < 0]
    assert ((slopes >= 1 / 8) & (slopes <= 1 / 3)).all() and (weight.grad[weight > 0] == 1).all()


def test_cells_do_not_broadcast():
    cell, data = nn.LSTMCell(3, 4), keyfall.ones(2, 3)
    good = keyfall.ones(2, 4)
    for state, text in (
        ((keyfall.ones(1, 4), good), "Input batch size 2 doesn't match hidden0 batch size 1"),
        ((good, keyfall.ones(2, 1)), "hidden1 has inconsistent hidden_size: got 1, expected 4"),
        ((keyfall.ones(4), good), "hidden0 is 1D"),
    ):
        with pytest.raises(RuntimeError, match=text):
            cell(data, state)
    with pytest.raises(RuntimeError, match="inconsistent input_size: got 5 expected 3"):
        cell(keyfall.ones(2, 5))
    for kind in (nn.RNN, nn.GRU):
        with pytest.raises(ValueError, match="only supported for LSTM"):
            kind(3, 4, proj_size=2)


def test_empty_batches_pass_attention():
    layer = nn.TransformerEncoderLayer(4, 2, 8)
    assert layer(keyfall.rand(10, 0, 4)).shape == (10, 0, 4)
    assert layer(keyfall.rand(0, 3, 4)).shape == (0, 3, 4)


def test_buffers_as_attributes():
    class Older(nn.Module):
        def register_buffer(self, name, tensor):
            super().register_buffer(name, tensor)

    module = Older()
    module.kept = nn.Buffer(keyfall.ones(1))
    assert "kept" in module.state_dict()
    with pytest.raises(RuntimeError, match="non-persistent"):
        module.other = nn.Buffer(keyfall.ones(1), persistent=False)
    module.plain = 5
    with pytest.raises(KeyError, match="already exists"):
        module.plain = nn.Buffer(keyfall.ones(1))


def test_cosine_embedding_loss_looks_at_both_inputs():
    with pytest.raises(RuntimeError, match="expects 2D input tensors"):
        nn.functional.cosine_embedding_loss(keyfall.ones(2, 3), keyfall.ones(3), keyfall.ones(2))
