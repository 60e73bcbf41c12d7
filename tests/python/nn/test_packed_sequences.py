"""Sequences of different lengths: packing, padding, and recurrent networks over packed ones."""

import keyfall
import pytest
from keyfall import nn
from keyfall.nn.utils.rnn import (
    PackedSequence,
    pack_padded_sequence,
    pack_sequence,
    pad_packed_sequence,
    pad_sequence,
    unpack_sequence,
    unpad_sequence,
)

SEQUENCES = [keyfall.arange(3.0), keyfall.arange(2.0) + 10, keyfall.arange(4.0) + 20]


def test_padding():
    assert pad_sequence(SEQUENCES).tolist() == [[0, 10, 20], [1, 11, 21], [2, 0, 22], [0, 0, 23]]
    assert pad_sequence(SEQUENCES, True, 9.0)[1].tolist() == [10, 11, 9, 9]
    assert pad_sequence(SEQUENCES, True, padding_side="left")[1].tolist() == [0, 0, 10, 11]
    assert pad_sequence([keyfall.ones(2, 5), keyfall.ones(3, 5)]).shape == (3, 2, 5)
    for wrong, text in (([], "empty list"), (3, "Expected iterable")):
        with pytest.raises(RuntimeError, match=text):
            pad_sequence(wrong)
    with pytest.raises(RuntimeError, match="padding_side"):
        pad_sequence(SEQUENCES, padding_side="up")


def test_packing():
    packed = pack_sequence(SEQUENCES, enforce_sorted=False)
    assert packed.data.tolist() == [20, 0, 10, 21, 1, 11, 22, 2, 23]
    assert packed.batch_sizes.tolist() == [3, 3, 2, 1]
    assert packed.sorted_indices.tolist() == [2, 0, 1]
    assert packed.unsorted_indices.tolist() == [1, 2, 0]
    assert len(packed) == 4 and packed.double().data.dtype is keyfall.float64
    assert packed.to("cpu") is packed and not packed.is_cuda
    padded, lengths = pad_packed_sequence(packed, batch_first=True, padding_value=-1.0, total_length=5)
    assert lengths.tolist() == [3, 2, 4] and padded[1].tolist() == [10, 11, -1, -1, -1]
    for found, expected in zip(unpack_sequence(packed), SEQUENCES, strict=True):
        assert found.tolist() == expected.tolist()
    again = unpad_sequence(pad_sequence(SEQUENCES), keyfall.tensor([3, 2, 4]))
    assert [row.tolist() for row in again] == [row.tolist() for row in SEQUENCES]


@pytest.mark.parametrize(
    "lengths, text",
    [
        ([3, 2, 4], "sorted in decreasing order"),
        ([4, 2, 0], "greater than 0"),
        ([4, 2], "to be equal to batch_size"),
        ([5, 2, 1], "does not fit"),
    ],
)
def test_wrong_lengths(lengths, text):
    with pytest.raises(RuntimeError, match=text):
        pack_padded_sequence(pad_sequence(SEQUENCES), lengths)


def test_wrong_packs():
    packed = pack_sequence(SEQUENCES, enforce_sorted=False)
    with pytest.raises(ValueError, match="total_length"):
        pad_packed_sequence(packed, total_length=2)
    with pytest.raises(AssertionError, match="length 2"):
        PackedSequence(keyfall.ones(3))
    with pytest.raises(TypeError, match="expected a tensor or a PackedSequence"):
        nn.RNN(1, 1)([1.0])


@pytest.mark.parametrize("kind, options", [
    (nn.RNN, {}),
    (nn.RNN, {"nonlinearity": "relu", "num_layers": 2}),
    (nn.LSTM, {"num_layers": 2, "bidirectional": True}),
    (nn.LSTM, {"proj_size": 2, "bidirectional": True}),
    (nn.GRU, {"bidirectional": True}),
])  # fmt: skip
@pytest.mark.parametrize("with_state", [False, True])
def test_networks_see_each_sequence_alone(kind, options, with_state):
    keyfall.manual_seed(1)
    network = kind(4, 3, **options).double()
    sequences = [keyfall.randn(n, 4, dtype=keyfall.float64) for n in (3, 5, 1, 3)]
    directions = len(network._all_weights)
    widths = (network.proj_size or 3, 3)[: 2 if kind is nn.LSTM else 1]
    states = [keyfall.randn(directions, 4, width, dtype=keyfall.float64) for width in widths]
    packed = pack_sequence(sequences, enforce_sorted=False)
    output, last = network(packed, as_given(states) if with_state else None)
    last = last if isinstance(last, tuple) else (last,)
    for place, found in enumerate(unpack_sequence(output)):
        mine = [state[:, place].contiguous() for state in states]
        expected, end = network(sequences[place], as_given(mine) if with_state else None)
        keyfall.testing.assert_close(found, expected)
        for one, other in zip(last, end if isinstance(end, tuple) else (end,), strict=True):
            keyfall.testing.assert_close(one[:, place], other)


def as_given(states):
    return tuple(states) if len(states) > 1 else states[0]


def test_gradients():
    network = nn.GRU(2, 3, bidirectional=True).double()
    sequences = [keyfall.randn(n, 2, dtype=keyfall.float64, requires_grad=True) for n in (2, 3)]

    def run(*sequences):
        output, last = network(pack_sequence(sequences, enforce_sorted=False))
        return output.data, last

    assert keyfall.autograd.gradcheck(run, sequences)
