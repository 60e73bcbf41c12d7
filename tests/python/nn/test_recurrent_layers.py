"""Recurrent layers on the CPU: the operator of a whole layer against single cells, in all directions."""

import pytest

import keyfall
from keyfall import nn
from keyfall.autograd import gradcheck, gradgradcheck
from keyfall.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence
from keyfall.utils._python_dispatch import TorchDispatchMode

KINDS = {"LSTM": (nn.LSTM, {}), "GRU": (nn.GRU, {}), "tanh": (nn.RNN, {}), "relu": (nn.RNN, {"nonlinearity": "relu"})}
FUSED = "MkldnnRnnLayerBackward0"


class Log(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(func.__name__.partition(".")[0])
        return func(*args, **(kwargs or {}))


def network_of(kind, dtype=keyfall.float64, size=(5, 7), **options):
    cls, own = KINDS[kind]
    return cls(*size, **own, **options).to(dtype)


def names_of(output):
    """The nodes of a graph."""
    found, waiting = set(), [output.grad_fn]
    while waiting:
        node = waiting.pop()
        if node is not None and node not in found:
            found.add(node)
            waiting += [next_node for next_node, _ in node.next_functions]
    return {node.name() for node in found}


def all_of(result):
    output, last = result
    return [output.data if hasattr(output, "batch_sizes") else output, *(last if isinstance(last, tuple) else [last])]


def with_gradients(run, tensors, order=1):
    """The results, and the gradients of a function of them; for order 2, also those of the gradients."""
    results = run()
    loss = sum((t * t.cos()).sum() for t in results)
    found = list(results)
    for step in range(order):
        gradients = keyfall.autograd.grad(loss, tensors, create_graph=step + 1 < order, allow_unused=True)
        found += gradients
        loss = sum((g * g.sin()).sum() for g in gradients)
    return found


def by_cells(network, x, states, lengths=None):
    """What the network computes, a cell and a sequence at a time."""
    cell = {"LSTM": keyfall.lstm_cell, "GRU": keyfall.gru_cell, "RNN_TANH": keyfall.rnn_tanh_cell,
            "RNN_RELU": keyfall.rnn_relu_cell}[network.mode]
    lengths, lasts = lengths or [x.shape[0]] * x.shape[1], []
    layers = [x[:length, i] for i, length in enumerate(lengths)]
    directions = 2 if network.bidirectional else 1
    for layer in range(network.num_layers):
        outputs = []
        for side in range(directions):
            weights = network.all_weights[layer * directions + side]
            sequences, last = [], []
            for i, rows in enumerate(layers):
                state = [s[layer * directions + side, i : i + 1] for s in states]
                steps = [None] * len(rows)
                for t in range(len(rows))[:: -1 if side else 1]:
                    made = cell(rows[t : t + 1], state if len(state) > 1 else state[0], *weights)
                    state = list(made) if len(state) > 1 else [made]
                    steps[t] = state[0]
                sequences.append(keyfall.cat(steps))
                last.append(state)
            outputs.append(sequences)
            lasts.append([keyfall.cat(parts) for parts in zip(*last)])
        layers = [keyfall.cat(parts, 1) for parts in zip(*outputs)]
    return layers, [keyfall.stack(parts) for parts in zip(*lasts)]


def states_of(network, rows):
    count = network.num_layers * (2 if network.bidirectional else 1)
    dtype = network.weight_hh_l0.dtype
    return [keyfall.randn(count, rows, network.hidden_size, dtype=dtype, requires_grad=True)
            for _ in range(2 if network.mode == "LSTM" else 1)]


def assert_close(found, expected):
    for one, other in zip(found, expected, strict=True):
        assert (one is None) == (other is None)
        if one is not None:
            keyfall.testing.assert_close(one, other, rtol=1e-9, atol=1e-10)


def given(states):
    return tuple(states) if len(states) > 1 else states[0]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("options", [{}, {"bidirectional": True, "num_layers": 2}, {"bias": False}])
@pytest.mark.parametrize("shape", [(6, 4), (2, 1), (3, 150)])
def test_layers_equal_cells(kind, options, shape):
    keyfall.manual_seed(0)
    network = network_of(kind, **options)
    x, states = keyfall.randn(*shape, 5, dtype=keyfall.float64, requires_grad=True), states_of(network, shape[1])
    tensors = [x, *states, *network.parameters()]

    def cells():
        layers, lasts = by_cells(network, x, states)
        return [keyfall.stack(layers, 1), *lasts]

    assert FUSED in names_of(network(x, given(states))[0])
    order = 2 if shape == (6, 4) else 1
    assert_close(with_gradients(lambda: all_of(network(x, given(states))), tensors, order),
                 with_gradients(cells, tensors, order))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lengths", [[6, 3, 5, 1], [2, 2], [1, 4, 4]])
def test_packed_sequences_equal_cells(kind, lengths):
    keyfall.manual_seed(0)
    network = network_of(kind, bidirectional=True)
    x, states = keyfall.randn(6, len(lengths), 5, dtype=keyfall.float64, requires_grad=True), states_of(network, len(lengths))
    tensors = [x, *states, *network.parameters()]

    def packed():
        output, last = network(pack_padded_sequence(x, lengths, enforce_sorted=False), given(states))
        assert FUSED in names_of(output.data)
        padded, _ = pad_packed_sequence(output)
        rows = [padded[:length, i] for i, length in enumerate(lengths)]
        return rows + all_of((output.data, last))[1:]

    def cells():
        layers, lasts = by_cells(network, x, states, lengths)
        return layers + lasts

    assert_close(with_gradients(packed, tensors, 2), with_gradients(cells, tensors, 2))


@pytest.mark.parametrize("kind", KINDS)
def test_finite_differences(kind):
    keyfall.manual_seed(0)
    network = network_of(kind, size=(2, 3))
    x, states = keyfall.randn(3, 2, 2, dtype=keyfall.float64, requires_grad=True), states_of(network, 2)
    run = lambda x, *states: all_of(network(x, given(states)))
    assert gradcheck(run, (x, *states))
    assert gradgradcheck(run, (x, *states))


@pytest.mark.parametrize("kind", KINDS)
def test_third_derivative_exists(kind):
    network, x = network_of(kind, size=(1, 2)), keyfall.randn(2, 1, 1, dtype=keyfall.float64, requires_grad=True)
    loss = network(x)[0].pow(3).sum()
    for _ in range(3):
        loss = keyfall.autograd.grad(loss, x, create_graph=True)[0].pow(2).sum()
    assert loss.isfinite()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("used", [[0], [1], [0, 1]])
def test_gradients_of_some_results(kind, used):
    """Absent gradients count as zeros."""
    keyfall.manual_seed(0)
    network, x = network_of(kind), keyfall.randn(4, 3, 5, dtype=keyfall.float64, requires_grad=True)
    states = states_of(network, 3)

    def some(results):
        return [results[i] for i in used]

    def cells():
        layers, lasts = by_cells(network, x, states)
        return some([keyfall.stack(layers, 1), *lasts])

    tensors = [x, *states, *network.parameters()]
    assert_close(with_gradients(lambda: some(all_of(network(x, given(states)))), tensors), with_gradients(cells, tensors))


def test_one_tensor_in_several_places():
    """hx is cx, and w_ih is w_hh: each place adds to the gradient, in second derivatives, too."""
    x, w = (keyfall.randn(*shape, dtype=keyfall.float64, requires_grad=True) for shape in ((3, 2, 4), (16, 4)))
    h = keyfall.randn(1, 2, 4, dtype=keyfall.float64, requires_grad=True)

    def run(x, w, h):
        return keyfall.lstm(x, (h, h), (w, w), False, 1, 0.0, False, False, False)

    assert gradcheck(run, (x, w, h)) and gradgradcheck(run, (x, w, h))


def test_what_is_not_contiguous():
    keyfall.manual_seed(0)
    network = network_of("GRU", batch_first=True)
    x = keyfall.randn(5, 6, 3, dtype=keyfall.float64).permute(2, 1, 0)
    expected = network(x.contiguous())
    assert_close(all_of(network(x)), all_of(expected))
    weights = [p.detach().t().contiguous().t() if p.dim() > 1 else p.detach() for p in network.parameters()]
    found = keyfall.gru(x, keyfall.zeros(1, 3, 7, dtype=x.dtype), weights, True, 1, 0.0, False, False, True)
    assert_close(found, all_of(expected))
    assert found[0].stride() == expected[0].stride()


def test_results_do_not_depend_on_the_number_of_threads():
    network, x = network_of("LSTM", keyfall.float32, bidirectional=True), keyfall.randn(7, 70, 5)
    before, found = keyfall.get_num_threads(), []
    try:
        for threads in (1, 2, 5):
            keyfall.set_num_threads(threads)
            network.zero_grad()
            output = network(x)[0]
            output.square().sum().backward()
            found.append([output, *(p.grad for p in network.parameters())])
    finally:
        keyfall.set_num_threads(before)
    for other in found[1:]:
        assert all(a.equal(b) for a, b in zip(found[0], other))


def test_what_modes_see():
    """LSTM of float32 over sequences of equal length is one operator for a layer and direction, as in PyTorch; modes
    see the single operators of other layers."""
    x, packed = keyfall.randn(3, 2, 5), pack_padded_sequence(keyfall.randn(3, 2, 5), [3, 2])
    layer = ["select", "select", "mkldnn_rnn_layer"]
    for network, given_x, expected in (
        (network_of("LSTM", keyfall.float32), x, [*layer, "stack", "stack"]),
        (network_of("LSTM", keyfall.float32, bidirectional=True), x, [*layer, *layer, "cat", "stack", "stack"]),
        (network_of("LSTM", keyfall.float32, batch_first=True), x, ["transpose", "clone", *layer, "stack", "stack", "transpose"]),
    ):
        with Log() as log, keyfall.no_grad():
            network(given_x)
        assert log.names[-len(expected):] == expected
    for network, given_x in ((network_of("LSTM"), x.double()), (network_of("GRU", keyfall.float32), x),
                             (network_of("LSTM", keyfall.float32), packed),
                             (network_of("LSTM", keyfall.float32, proj_size=2), x)):
        with Log() as log:
            all_of(network(given_x))[0].sum().backward()
        assert "mkldnn_rnn_layer" not in log.names and "addmm" in log.names
    with Log() as log:
        network_of("LSTM", keyfall.float32)(x)[0].sum().backward()
    assert "mkldnn_rnn_layer_backward" in log.names


@pytest.mark.parametrize("kind", KINDS)
def test_transforms(kind):
    keyfall.manual_seed(0)
    network, x = network_of(kind), keyfall.randn(3, 4, 2, 5, dtype=keyfall.float64)
    run = lambda x: network(x)[0]
    with keyfall.no_grad():
        expected = keyfall.stack([run(part) for part in x])
        assert_close([keyfall.func.vmap(run)(x)], [expected])
        assert_close([keyfall.func.functionalize(run)(x[0])], [expected[0]])
    loss = lambda x: run(x).square().sum()
    one = x[0].clone().requires_grad_()
    assert_close([keyfall.func.grad(loss)(x[0])], keyfall.autograd.grad(loss(one), one))


def test_meta_tensors_have_the_shapes():
    network = network_of("LSTM", keyfall.float32, bidirectional=True).to("meta")
    output, (hidden, cell) = network(keyfall.empty(4, 3, 5, device="meta"))
    assert output.shape == (4, 3, 14) and hidden.shape == cell.shape == (2, 3, 7)
    x, w, b, h = (keyfall.empty(*shape, device="meta") for shape in ((4, 3, 5), (9, 5), (9,), (3, 3)))
    made = keyfall.mkldnn_rnn_layer(x, w, keyfall.empty(9, 3, device="meta"), b, b, h, h, False, [], 3, 3, 1, True, False,
                                    False, False)
    assert made[0].shape == (4, 3, 3) and made[1].shape == (3, 3)


def test_autocast():
    network, x = network_of("LSTM", keyfall.float32), keyfall.randn(3, 2, 5)
    with keyfall.autocast("cpu"):
        output = network(x)[0]
    keyfall.testing.assert_close(output.float(), network(x)[0], rtol=0.1, atol=0.05)
    output.float().sum().backward()
    assert network.weight_ih_l0.grad.dtype == keyfall.float32


@pytest.mark.parametrize("dtype", [keyfall.float16, keyfall.bfloat16])
@pytest.mark.parametrize("kind", KINDS)
def test_half_types(kind, dtype):
    network, x = network_of(kind, dtype), keyfall.randn(4, 3, 5, dtype=dtype)
    output = network(x)[0]
    output.sum().backward()
    assert output.dtype == network.weight_hh_l0.grad.dtype == dtype
    keyfall.testing.assert_close(output.float(), network.float()(x.float())[0], rtol=0.1, atol=0.1)


def operator_arguments():
    return [keyfall.randn(*shape, dtype=keyfall.float64, requires_grad=True)
            for shape in ((3, 2, 4), (12, 4), (12,), (2, 4))]


def run_operator(x, w, b, h):
    return keyfall.mkldnn_rnn_layer(x, w, w, b, b, h, h, False, [], 3, 4, 1, True, False, False, True)


def test_backward_without_what_forward_keeps():
    """Below a mode that turns recording off, forward does not know that backward will come: it is computed again."""

    class Quiet(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            with keyfall.no_grad():
                return func(*args, **(kwargs or {}))

    tensors = operator_arguments()
    kept = run_operator(*tensors)
    with Quiet():
        not_kept = run_operator(*tensors)
    assert kept[0].grad_fn.name() == not_kept[0].grad_fn.name() == FUSED
    assert kept[3].numel() > 0 and not_kept[3].numel() == 0
    assert_close(keyfall.autograd.grad(not_kept[0].square().sum(), tensors),
                 keyfall.autograd.grad(kept[0].square().sum(), tensors))
    with keyfall.no_grad():
        assert run_operator(*tensors)[3].numel() == 0


def test_hooks_and_retained_graphs():
    tensors, seen = operator_arguments(), []
    expected = keyfall.autograd.grad(run_operator(*tensors)[0].square().sum(), tensors)
    with keyfall.autograd.graph.saved_tensors_hooks(lambda t: t.clone(), lambda t: t):
        output = run_operator(*tensors)[0]
    tensors[1].register_hook(lambda g: seen.append(g) or g * 2)
    loss = output.square().sum()
    for _ in range(2):
        found = keyfall.autograd.grad(loss, tensors, retain_graph=True)
        assert_close(found, [g * 2 if i == 1 else g for i, g in enumerate(expected)])
    assert len(seen) == 2


@pytest.mark.parametrize("arguments, text", [
    ({"mode": 4}, "mode"), ({"batch_sizes": [2, 1]}, "dimensions"), ({"hx_": (3, 4)}, "rows"), ({"weight1": (12, 5)}, "weight"),
    ({"weight3": (11,)}, "bias"), ({"input": (3, 4)}, "dimensions"), ({"input": ()}, "dimensions")])
def test_refused(arguments, text):
    shapes = {"input": (3, 2, 4), "weight0": (12, 4), "weight1": (12, 4), "weight2": (12,), "weight3": (12,), "hx_": (2, 4),
              "cx_": (2, 4)}
    shapes.update({name: value for name, value in arguments.items() if name in shapes})
    tensors = [keyfall.zeros(shape) for shape in shapes.values()]
    with pytest.raises(RuntimeError, match=text):
        keyfall.mkldnn_rnn_layer(*tensors, False, arguments.get("batch_sizes", []), arguments.get("mode", 3), 4, 1, True, False,
                                 False, False)


@pytest.mark.parametrize("sizes", [[], [3], [2, 2], [2, 3, 1], [2, 0, 4], [2, 1, 1, 1, 2], [-1, 7]])
def test_sizes_of_packed_rows_are_checked(sizes):
    tensors = [keyfall.zeros(shape) for shape in ((6, 4), (12, 4), (12, 4), (12,), (12,), (2, 4), (2, 4))]
    with pytest.raises(RuntimeError):
        keyfall.mkldnn_rnn_layer(*tensors, False, sizes, 3, 4, 1, True, False, False, False)


@pytest.mark.parametrize("place", range(7))
@pytest.mark.parametrize("shape", [(), (0,), (0, 0), (0, 2**62), (2**31, 0, 2**31)])
def test_ranks_and_huge_sizes_are_checked(place, shape):
    tensors = [keyfall.zeros(each) for each in ((3, 2, 4), (12, 4), (12, 4), (12,), (12,), (2, 4), (2, 4))]
    tensors = [keyfall.zeros(16, *t.shape[1:]) if len(t) == 12 else t for t in tensors]
    tensors[place] = keyfall.empty(shape)
    with pytest.raises(RuntimeError):
        keyfall.mkldnn_rnn_layer(*tensors, False, [], 2, 4, 1, True, False, False, False)
    found = keyfall.zeros(3, 2, 4)
    with pytest.raises(RuntimeError):
        keyfall.ops.aten.mkldnn_rnn_layer_backward(*tensors, found, tensors[5], tensors[5], found, None, None, False, 2, 4, 1,
                                                   True, True, False, [], False, keyfall.zeros(120))


def test_empty_batch():
    network = network_of("LSTM", keyfall.float32)
    output, (hidden, _) = network(keyfall.zeros(3, 0, 5))
    assert output.shape == (3, 0, 7) and hidden.shape == (1, 0, 7)
