"""Operators that are composed in Python, Sobol sequences and recurrent operators: values of PyTorch 2.13."""

import sys

import keyfall as torch
import keyfall.nn.functional as F
import pytest
from keyfall.quasirandom import SobolEngine

T = torch.tensor
SQUARE = torch.arange(16.).reshape(1, 1, 4, 4)
ROWS, WEIGHT = torch.arange(6.).reshape(3, 2), torch.arange(8.).reshape(4, 2) / 8


@pytest.mark.parametrize("call, expected", [
    ("torch.conv_tbc(torch.arange(12.).view(3, 2, 2), torch.arange(8.).view(2, 2, 2), torch.ones(2), 1).sum((0, 1))",
     [416., 548.]),
    ("torch._euclidean_dist(T([[0., 0], [3, 4]]), T([[0., 0]]))", [[0.], [5.]]),
    ("torch.fake_quantize_per_tensor_affine(T([-1., .3, .26, 9.]), .1, 2, 0, 20)", [-.2, .3, .3, 1.8]),
    ("torch.fake_quantize_per_channel_affine(T([[.13, .5], [.13, .5]]), T([.1, .2]), T([0, 1]), 0, 0, 3)",
     [[.1, .3], [.2, .4]]),
    ("torch.native_channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()", [0., 2., 1., 3.]),
    ("torch.stack(torch._aminmax(T([3., 1])))", [1., 3.]),
    ("torch._unique(T([2, 1, 2]), True, True)[1]", [1, 0, 1]),
    ("torch._shape_as_tensor(torch.ones(2, 3))", [2, 3]),
    ("torch._unsafe_index(torch.arange(3.), [T([2, 0])])", [2., 0.]),
    ("torch._unsafe_masked_index(T([0., 1]), T([True, False]), [T([1, 7])], -1.)", [1., -1.]),
    ("torch._unsafe_masked_index_put_accumulate(T([0., 1]), T([True, False]), [T([1, 7])], T([5., 5.]))", [0., 6.]),
    ("torch._chunk_cat([torch.arange(3.), torch.arange(2.)], 0, 2)", [[0., 1., 0.], [2., 0., 1.]]),
    ("torch.hash_tensor(T([[1, 2, 3], [4, 5, 6]]), dim=1, keepdim=True)", [[0], [7]]),
    ("torch._weight_norm(torch.ones(1, 4), torch.ones(1, 1), 0)", [[.5] * 4]),
    ("torch._int_mm(T([[1, 2]], dtype=torch.int8), T([[3], [100]], dtype=torch.int8))", [[203]]),
    ("torch._upsample_bicubic2d_aa(SQUARE, [2, 2], False).flatten()",
     [2.9338841438293457, 4.760330677032471, 10.239669799804688, 12.066115379333496]),
    ("torch.ops.aten._upsample_bilinear2d_aa.vec(SQUARE, None, False, [.5, .5]).flatten()",
     [3.5714287757873535, 5.142857551574707, 9.85714340209961, 11.428571701049805]),
    ("F.linear_cross_entropy(ROWS, WEIGHT, T([0, 1, 3]))", 1.5806964635849),
    ("F.linear_cross_entropy(ROWS, WEIGHT.view(2, 2, 2), T([[0, 1], [1, 1], [0, 0]]), reduction='none',"
     " linear_bias=torch.ones(2, 2)).flatten()",
     [0.9740769863128662, 0.4740769863128662, 0.07888974994421005, 0.07888974994421005, 4.511047840118408,
      4.511047840118408]),
    ("torch.svd_lowrank(torch.diag(T([3., 2, 0])), 2)[1]", [3., 2.]),
    ("torch.pca_lowrank(ROWS, 1)[1]", [4.]),
])
def test_values(call, expected):
    torch.manual_seed(0)
    found = eval(call)
    assert torch.allclose(found.double(), T(expected, dtype=torch.float64), rtol=1e-6)


def test_fake_quantization_has_the_gradient_of_the_identity_inside_its_range():
    x = T([-1., .3, 9.], requires_grad=True)
    torch.fake_quantize_per_tensor_affine(x, .1, 2, 0, 20).sum().backward()
    assert x.grad.tolist() == [0, 1, 0]


def test_sobol_sequences():
    state = torch.zeros(512, 30, dtype=torch.int64)
    torch._sobol_engine_initialize_state_(state, 512)
    assert int((state * torch.arange(1, 513).unsqueeze(1)).sum() % 1000003) == 784351
    engine = SobolEngine(3)
    assert engine.draw(5)[3:].tolist() == [[.25, .75, .75], [.375, .375, .625]]
    assert engine.draw(2).tolist() == [[.875, .875, .125], [.625, .125, .875]]
    assert engine.reset().draw_base2(2)[-1].tolist() == [.25, .75, .75]
    engine = SobolEngine(5, scramble=True, seed=3)
    engine.draw(3)
    assert (engine.fast_forward(5).draw(2, dtype=torch.float64) * 2 ** 30).long().tolist() == [
        [215249282, 346865022, 77180115, 279778143, 642357523],
        [837482982, 878813009, 960763842, 827016816, 504884844]]
    with pytest.raises(ValueError, match="power of 2"):
        engine.draw_base2(2)
    with pytest.raises(ValueError, match="Supported range"):
        SobolEngine(0)


def test_sobol_sequences_of_many_dimensions(monkeypatch):
    pytest.importorskip("scipy.stats")
    engine = SobolEngine(1500, scramble=True, seed=3)
    assert engine.sobolstate[-1, :3].tolist() == [1056610536, 353159955, 830686962]
    assert engine.draw(7, dtype=torch.float64)[-1, -2:].tolist() == [0.1737246159464121, 0.8368162913247943]
    whole = torch.zeros(512, 30, dtype=torch.int64)  # the table of our own is the beginning of the whole one
    torch._sobol_engine_initialize_state_(whole, 512)
    assert SobolEngine(513).sobolstate[:512].equal(whole)
    monkeypatch.setitem(sys.modules, "scipy.stats", None)
    with pytest.raises(ValueError, match="reads SciPy's table"):
        SobolEngine(513)


def test_fused_adagrad():
    p = T([1., 2.], requires_grad=True)
    optimizer = torch.optim.Adagrad([p], lr=.1, lr_decay=.5, weight_decay=.1, fused=True)
    for _ in range(3):
        optimizer.zero_grad()
        (p ** 2).sum().backward()
        optimizer.step()
    assert torch.allclose(p, T([0.8285750150680542, 1.8261922597885132]))


@pytest.mark.parametrize("kind", ["LSTM", "GRU", "RNN"])
def test_packed_rows_give_the_states_of_each_sequence_alone(kind):
    torch.manual_seed(0)
    network = getattr(torch.nn, kind)(4, 3, 2, bidirectional=True)
    sequences = [torch.randn(length, 4) for length in (4, 2, 1)]
    packed = torch.nn.utils.rnn.pack_sequence(sequences)
    data, states = network(packed)
    for at, sequence in enumerate(sequences):
        alone, last = network(sequence)
        padded, _ = torch.nn.utils.rnn.pad_packed_sequence(data)
        assert torch.allclose(padded[:len(sequence), at], alone, atol=1e-6)
        for one, other in zip(states if kind == "LSTM" else [states], last if kind == "LSTM" else [last]):
            assert torch.allclose(one[:, at], other, atol=1e-6)
    weights = [weight for layer in network.all_weights for weight in layer]
    operator = getattr(torch, {"RNN": "rnn_tanh"}.get(kind, kind.lower()))
    with pytest.raises(RuntimeError, match="weights"):
        hidden = torch.zeros(4, 3, 3)
        operator(packed.data, packed.batch_sizes, [hidden, hidden] if kind == "LSTM" else hidden, weights[1:], True, 2,
                 0.0, False, True)


def test_product_of_bytes_into_a_given_tensor():
    a, b, out = torch.ones(3, 8, dtype=torch.int8), torch.ones(8, 2, dtype=torch.int8), torch.empty(3, 2, dtype=torch.int32)
    assert torch._int_mm(a, b, out=out) is out and out.tolist() == [[8, 8]] * 3
    with pytest.raises(RuntimeError, match="Expected result dtype to be of type kInt but got float"):
        torch._int_mm(a, b, out=torch.empty(3, 2))


def test_activation_of_a_product_and_linear_combinations():
    one = torch.ones(2)
    assert torch._addmm_activation(one, torch.eye(2), -torch.eye(2), alpha=2).tolist() == [[0, 1], [1, 0]]
    soft = torch._addmm_activation(one, torch.eye(2), -torch.eye(2), use_gelu=True)
    assert soft[0, 1].item() == pytest.approx(0.8413, abs=1e-4)
    combined = torch._compute_linear_combination(torch.arange(6.0).reshape(3, 2), torch.tensor([[1.0, 2, 3], [0, 1, 0]]))
    assert combined.tolist() == [[16, 22], [2, 3]]
    out, numbers = torch.ones(1, 2, dtype=torch.complex64), torch.tensor([[1.0, 2]])
    torch._compute_linear_combination(torch.tensor([[1j, 2], [3, 4]]), numbers, out=out)
    assert out.tolist() == [[7 + 1j, 11]]


def test_hashes_refuse_dimensions():
    with pytest.raises(RuntimeError, match="dim 0 appears multiple times in the list of dims"):
        torch.hash_tensor(torch.ones(2, 3), dim=(0, 0))
    with pytest.raises(NotImplementedError, match="\"xor_sum_cpu\" not implemented for 'ComplexFloat'"):
        torch.hash_tensor(torch.ones(2, dtype=torch.complex64))
    with pytest.raises(IndexError, match="Expected reduction dim 1 to have non-zero size"):
        torch.hash_tensor(torch.ones(2, 0, 3), dim=1)


def test_scaled_products_of_float8():
    small = torch.float8_e4m3fn
    a, b, two = T([[1., 2], [30, 4]]).to(small), T([[1., 2], [4, 40]]).to(small).t(), T(2.)
    assert torch._scaled_mm(a, b, two, two, out_dtype=torch.float32).tolist() == [[20, 336], [152, 1120]]
    rounded = torch._scaled_mm(a, b, two, two, scale_result=T(4.))
    assert rounded.dtype is small and rounded.float().tolist() == [[20, 320], [160, 448]]
    wider = torch._scaled_mm(a, b, two, two, bias=T([1., 2]).bfloat16(), out_dtype=torch.bfloat16)
    assert wider.tolist() == [[21, 338], [153, 1120]]
    by_row = torch._scaled_mm(a, b, T([[1.], [2]]), T([[1., 3]]), out_dtype=torch.float32)
    assert by_row.tolist() == [[5, 252], [76, 1680]]
    out = torch.empty(2, 2, dtype=small)
    assert torch._scaled_mm(a, b, two, two, out=out) is out and out.float()[0].tolist() == [20, 320]
    for args in ((a.float(), b, two, two), (a, b, two.int(), two), (a, b, T([[1., 2]]), T([[1., 3]]))):
        with pytest.raises(ValueError, match="^Invalid scaling configuration"):
            torch._scaled_mm(*args)
    with pytest.raises(RuntimeError, match=r"shapes cannot be multiplied \(2x2 and 1x2\)"):
        torch._scaled_mm(a, b[:1], two, two)


def test_statistics_of_batches_update_running_ones():
    x, mean, var = torch.arange(24.).reshape(2, 3, 4) / 7 - 1, torch.zeros(3), torch.ones(3)
    found = torch.batch_norm_update_stats(x, mean, var, .1)
    torch.testing.assert_close(found, (T([0.0714, 0.6429, 1.2143]), T([0.7602] * 3)), atol=1e-4, rtol=0)
    torch.testing.assert_close((mean, var), (T([0.0071, 0.0643, 0.1214]), T([0.9869] * 3)), atol=1e-4, rtol=0)
    assert torch.batch_norm_update_stats(x, None, None, .1)[0].equal(found[0])
    with pytest.raises(RuntimeError, match=r"at least one element, but got input_sizes = \[0, 3\]"):
        torch.batch_norm_update_stats(torch.rand(0, 3), mean, var, .1)
    with pytest.raises(RuntimeError, match="running_mean should contain 3 elements not 2"):
        torch.batch_norm_update_stats(x, mean[:2], var, .1)
    with pytest.raises(IndexError):
        torch.batch_norm_update_stats(x[0, 0], mean, var, .1)


def test_functions_by_name_include_operators():
    assert torch._VF._add_relu(T([-3., 1]), T([1., 2])).tolist() == [0, 3]
    assert torch._VF._add_relu(T([-3., 1]), 1).tolist() == [0, 2]
    assert not hasattr(torch._VF, "no_such_function")


def test_names_of_sampling_and_of_sums_that_are_cut():
    assert F.GRID_SAMPLE_INTERPOLATION_MODES["bicubic"] == F.GRID_SAMPLE_PADDING_MODES["reflection"] == 2
    out = torch.empty(2)
    assert torch.ops.aten._add_relu(T([1., -3]), T([1., 1]), out=out) is out and out.tolist() == [2, 0]


def test_out_forms_of_second_names():
    """The values are PyTorch's."""
    aten = torch.ops.aten
    out = torch.empty(2)
    assert aten.linalg_vecdot.out(torch.ones(2, 3), torch.ones(2, 3), out=out) is out and out.tolist() == [3, 3]
    out = torch.empty(())
    assert aten.special_logsumexp.out(torch.ones(2), [0], out=out).item() == pytest.approx(1.6931472)
    assert aten._logcumsumexp.out(torch.ones(2), 0, out=torch.empty(2)).tolist() == pytest.approx([1, 1.6931472])
    assert aten._add_relu_.Scalar(torch.tensor([-3., 1.]), 1, 2).tolist() == [0, 3]
