"""The operators of torchaudio's extension, which needs PyTorch's libraries and cannot be loaded here.
They are composed of keyfall's operators."""

from .. import _C
from ..autograd.functional import vjp
from ..library import Library

_f = _C._VariableFunctions
_NEVER = float("-inf")  # the logarithm of the probability of what cannot be


# ---- Filters ------------------------------------------------------------------------------------


def _lfilter_core_loop(input_signal_windows, a_coeff_flipped, padded_output_waveform):
    """Writes output[t] = input[t] - (the latest outputs) * (coefficients), after order - 1 zeros."""
    past = a_coeff_flipped.shape[1] - 1
    feedback = a_coeff_flipped[:, :past]
    for at, sample in enumerate(input_signal_windows.unbind(2)):
        before = padded_output_waveform[:, :, at:at + past]
        padded_output_waveform[:, :, at + past] = sample - (before * feedback).sum(2)
    return padded_output_waveform


def _overdrive_core_loop(waveform, temp, last_in, last_out, output_waveform):
    """Writes half of the input plus three quarters of `temp` without its slow part."""
    before, out = last_in.clone(), last_out.clone()
    for at, now in enumerate(temp.unbind(1)):
        out = now - before + 0.995 * out
        before = now
        output_waveform[:, at] = waveform[:, at] * 0.5 + out * 0.75
    last_in.copy_(before)
    last_out.copy_(out)
    return last_in, last_out, output_waveform


# ---- Sequences ----------------------------------------------------------------------------------


def _transducer_cost(scores, target, blank):
    """The negative log-likelihood of a target of U symbols; `scores` has T rows of U + 1 distributions."""
    skip = scores[..., blank]
    take = scores[:, :-1].gather(2, target.expand(len(scores), -1).unsqueeze(2)).squeeze(2)
    # In a row, reach[u] = logaddexp(from above, reach[u - 1] + take[u - 1]) has a closed form with sums.
    sums = _f.constant_pad_nd(take, (1, 0)).cumsum(1)
    reach = sums[0]
    for row in range(1, len(scores)):
        reach = sums[row] + (reach + skip[row - 1] - sums[row]).logcumsumexp(0)
    return -(reach[-1] + skip[-1, -1])


def _rnnt_loss_forward(logits, targets, logit_lengths, target_lengths, blank, clamp, fused_log_softmax):
    """The costs of a batch, and their gradients."""
    costs, grads = [], _f.zeros_like(logits)
    lengths = zip(logit_lengths.tolist(), target_lengths.tolist())
    for at, (rows, symbols) in enumerate(lengths):
        target = targets[at, :symbols].long()

        def cost(values):
            scores = values.float() if values.dtype is _C.float16 else values
            return _transducer_cost(scores.log_softmax(-1) if fused_log_softmax else scores, target, blank)

        used = logits[at, :rows, :symbols + 1]
        value, grad = vjp(cost, used)
        costs.append(value)
        grads[at, :rows, :symbols + 1] = grad.clamp(-clamp, clamp) if clamp > 0 else grad
    return _f.stack(costs).to(logits.dtype), grads


def _forced_align(log_probs, targets, input_lengths, target_lengths, blank):
    """The most likely alignment of one target: a symbol or the blank for each row of probabilities."""
    if log_probs.shape[0] != 1 or targets.shape[0] != 1:
        raise RuntimeError("forced_align: expected a batch of 1, found "
                           f"{log_probs.shape[0]} sequences and {targets.shape[0]} targets")
    target = targets[0].long()
    rows, symbols = log_probs.shape[1], len(target)
    same = target[1:] == target[:-1]
    if rows < symbols + int(same.sum()):
        raise RuntimeError(f"targets length is too long for CTC: {rows} rows for {symbols} symbols, "
                           f"{int(same.sum())} of them repeated")
    states = _f.full((2 * symbols + 1,), blank, dtype=_C.int64)
    states[1::2] = target
    # A state follows itself, the one before, and the one before that where no blank has to be between.
    jumps = _f.zeros(len(states), dtype=_C.bool)
    jumps[3::2] = ~same
    scores = log_probs[0][:, states]
    best = _f.full_like(scores[0], _NEVER)
    best[:2] = scores[0, :2]
    steps = []
    for row in scores[1:]:
        last = _f.constant_pad_nd(best, (1, 0), _NEVER)[:-1]
        before = _f.constant_pad_nd(best, (2, 0), _NEVER)[:-2].masked_fill(~jumps, _NEVER)
        step = _f.where((before > last) & (before > best), 2, _f.where((last > best) & (last > before), 1, 0))
        best = row + _f.where(step == 2, before, _f.where(step == 1, last, best))
        steps.append(step.tolist())
    at = len(states) - (1 if not symbols or best[-1] > best[-2] else 2)
    path = [at]
    for step in reversed(steps):
        at -= step[at]
        path.append(at)
    found = states[path[::-1]]
    return found.to(targets.dtype).unsqueeze(0), log_probs.clone()


_OPERATORS = {
    "_lfilter_core_loop(Tensor input_signal_windows, Tensor a_coeff_flipped, "
    "Tensor(a!) padded_output_waveform) -> Tensor(a!)": _lfilter_core_loop,
    "_overdrive_core_loop(Tensor waveform, Tensor temp, Tensor(a!) last_in, Tensor(b!) last_out, "
    "Tensor(c!) output_waveform) -> (Tensor(a!), Tensor(b!), Tensor(c!))": _overdrive_core_loop,
    "forced_align(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank) "
    "-> (Tensor, Tensor)": _forced_align,
    "rnnt_loss_forward(Tensor logits, Tensor targets, Tensor logit_lengths, Tensor target_lengths, int blank, "
    "float clamp, bool fused_log_softmax) -> (Tensor, Tensor)": _rnnt_loss_forward,
}
_QUESTIONS = {"cuda_version() -> int?": lambda: None, "is_align_available() -> bool": lambda: True}


def _defined(namespace, operators, key):
    library = Library(namespace, "DEF")
    for schema, kernel in operators.items():
        library.define(schema)
        library.impl(schema.partition("(")[0], kernel, key)
    return library


def register():
    """Defines the operators; returns the libraries, which must be kept."""
    return (_defined("torchaudio", _OPERATORS, "CPU"),
            _defined("_torchaudio", _QUESTIONS, "CompositeExplicitAutograd"))
