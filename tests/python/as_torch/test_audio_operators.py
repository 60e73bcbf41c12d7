"""The operators that stand in for torchaudio's extension, compared with sums over all paths and with loops
over numbers."""

import itertools
import math

import pytest

import keyfall

audio = pytest.importorskip("keyfall._as_torch.audio")


def _numbers(*shape):
    return keyfall.sin(keyfall.arange(float(keyfall.Size(shape).numel())) * 1.37).reshape(shape)


def _transducer_cost(scores, target):
    """The cost by enumeration: every order of the target's symbols and of steps to the next row."""
    rows, symbols = len(scores), len(target)
    total = 0.0
    for places in itertools.combinations(range(rows + symbols - 1), symbols):
        row = symbol = 0
        score = 0.0
        for step in range(rows + symbols - 1):
            if step in places:
                score += scores[row][symbol][target[symbol]]
                symbol += 1
            else:
                score += scores[row][symbol][0]
                row += 1
        total += math.exp(score + scores[row][symbol][0])
    return -math.log(total)


@pytest.mark.parametrize("fused", [True, False])
def test_transducer_loss(fused):
    logits = _numbers(2, 3, 3, 4) * 2
    logits = logits if fused else logits.log_softmax(-1)
    targets = keyfall.tensor([[1, 2], [3, 1]], dtype=keyfall.int32)
    lengths, sizes = keyfall.tensor([3, 2]), keyfall.tensor([2, 1])
    costs, grads = audio._rnnt_loss_forward(logits, targets, lengths, sizes, 0, -1.0, fused)
    scores = logits.log_softmax(-1)
    wanted = [_transducer_cost(scores[0].tolist(), [1, 2]), _transducer_cost(scores[1, :2, :2].tolist(), [3])]
    assert costs.tolist() == pytest.approx(wanted, rel=1e-5)
    assert not grads[1, 2].any() and not grads[1, :, 2].any()
    step = keyfall.zeros_like(logits)
    step[0, 1, 1, 2] = 1e-2

    def cost(values):
        return audio._rnnt_loss_forward(values, targets, lengths, sizes, 0, -1.0, fused)[0][0].item()

    assert grads[0, 1, 1, 2].item() == pytest.approx((cost(logits + step) - cost(logits - step)) / 2e-2, abs=1e-3)
    clamped = audio._rnnt_loss_forward(logits, targets, lengths, sizes, 0, 0.05, fused)[1]
    assert clamped.abs().max() <= 0.05 and keyfall.equal(clamped, grads.clamp(-0.05, 0.05))


@pytest.mark.parametrize("target", [[1, 1, 3], [2], [3, 1, 2]])
def test_alignment(target):
    scores = (_numbers(1, 6, 4) * 2).log_softmax(-1)
    lengths = keyfall.tensor([6]), keyfall.tensor([len(target)])
    path, same = audio._forced_align(scores, keyfall.tensor([target], dtype=keyfall.int32), *lengths, 0)
    table = scores[0].tolist()
    best = max((path for path in itertools.product(range(4), repeat=6)
                if [symbol for symbol, _ in itertools.groupby(path) if symbol] == target),
               key=lambda path: sum(row[symbol] for row, symbol in zip(table, path)))
    assert tuple(path[0].tolist()) == best and path.dtype is keyfall.int32 and keyfall.equal(same, scores)


def test_alignments_that_cannot_be():
    scores = keyfall.zeros(1, 3, 4)
    with pytest.raises(RuntimeError, match="3 rows for 3 symbols, 1 of them repeated"):
        audio._forced_align(scores, keyfall.tensor([[1, 1, 2]]), keyfall.tensor([3]), keyfall.tensor([3]), 0)
    with pytest.raises(RuntimeError, match="expected a batch of 1, found 2"):
        audio._forced_align(keyfall.zeros(2, 3, 4), keyfall.tensor([[1]]), None, None, 0)


def test_filters():
    signal, flipped = _numbers(2, 1, 20), keyfall.tensor([[0.2, -0.5, 1.0]])
    output = keyfall.zeros(2, 1, 22)
    assert audio._lfilter_core_loop(signal, flipped, output) is output
    for row in range(2):
        past = [0.0, 0.0]
        for value in signal[row, 0].tolist():
            past.append(value - 0.2 * past[-2] + 0.5 * past[-1])
        assert output[row, 0].tolist() == pytest.approx(past, abs=1e-6)


def test_overdrive():
    wave, temp = _numbers(1, 10), _numbers(1, 10).tanh()
    last_in, last_out, output = keyfall.zeros(1), keyfall.zeros(1), keyfall.zeros(1, 10)
    audio._overdrive_core_loop(wave, temp, last_in, last_out, output)
    before = out = 0.0
    for at, (value, now) in enumerate(zip(wave[0].tolist(), temp[0].tolist())):
        out, before = now - before + 0.995 * out, now
        assert output[0, at].item() == pytest.approx(value * 0.5 + out * 0.75, abs=1e-6)
    assert last_in.item() == pytest.approx(before) and last_out.item() == pytest.approx(out, abs=1e-6)


def test_libraries_are_recognized(tmp_path):
    from keyfall._as_torch.extensions import stand_in
    folder = tmp_path / "torchaudio" / "lib"
    assert stand_in(folder / "_torchaudio.abi3.so") and stand_in(folder / "libtorchaudio.so")
    assert not stand_in(tmp_path / "lib" / "libtorchaudio.so") and not stand_in(folder / "other.so")
    assert keyfall.ops._torchaudio.is_align_available() and keyfall.ops._torchaudio.cuda_version() is None
    output = keyfall.zeros(1, 1, 3)
    keyfall.ops.torchaudio._lfilter_core_loop(keyfall.ones(1, 1, 2), keyfall.tensor([[0.5, 1.0]]), output)
    assert output.tolist() == [[[0.0, 1.0, 0.5]]]
