"""Attention: what it computes, fused and unfused, masks that leave a query without any key, the softmax
behind it, and the operators that a mode sees."""

import importlib
import math

import pytest

import keyfall as torch
import keyfall.nn.functional as F
from seen_operators import Seen


def test_attention_where_nothing_counts():
    """A row without any key has no weights and no gradient; the others are unaffected."""
    torch.manual_seed(0)
    query, key, value = (torch.randn(1, n, 4, requires_grad=True) for n in (2, 3, 3))
    mask = torch.tensor([[True, False, True], [False, False, False]])
    result = F.scaled_dot_product_attention(query, key, value, mask)
    result.sum().backward()
    assert result[0, 1].tolist() == [0.0] * 4
    assert query.grad[0, 1].tolist() == [0.0] * 4
    alone = F.scaled_dot_product_attention(query[:, :1], key, value, mask[:1])
    for whole, part in zip((query.grad, key.grad, value.grad),
                           torch.autograd.grad(alone.sum(), (query, key, value))):
        torch.testing.assert_close(whole, part)


def test_safe_softmax():
    x = torch.tensor([[1.0, 2.0], [-math.inf, -math.inf]], requires_grad=True)
    y = torch._safe_softmax(x, 1)
    assert y.grad_fn.name() == "SafeSoftmaxBackward0" and y[1].tolist() == [0.0, 0.0]
    (y * torch.tensor([1.0, 3.0])).sum().backward()
    assert x.grad[1].tolist() == [0.0, 0.0]
    slope = 2 * y[0, 0].item() * y[0, 1].item()
    torch.testing.assert_close(x.grad[0], torch.tensor([-slope, slope]))


def test_first_weight_is_no_number():
    """A row of NaN is not a row without keys, and the fast path for rows with keys handles both."""
    x = torch.tensor([[math.nan, 0.0], [-math.inf, -math.inf], [-math.inf, 0.0]])
    y = torch._safe_softmax(x, 1)
    assert y[0].isnan().all() and y[1:].tolist() == [[0.0, 0.0], [0.0, 1.0]]
    y = torch._safe_softmax(x.t(), 0)
    assert y[:, 0].isnan().all() and y[:, 1:].tolist() == [[0.0, 0.0], [0.0, 1.0]]
    assert torch._safe_softmax(torch.ones(2, 0), 1).shape == (2, 0)
    assert torch._safe_softmax(torch.tensor(-math.inf), 0).item() == 0.0
    assert torch._safe_softmax(x.to("meta"), 1).shape == (3, 2)


# ---- Calls that a mode sees


BATCHED = ["expand", "view", "expand", "view", "bmm", "_unsafe_view"]
MASK = ["scalar_tensor", "scalar_tensor", "where.self"]
SHARED = ["unsqueeze", "expand", "clone", "view"]


@pytest.mark.parametrize("options, mask, causal, added, dropped", [
    ({}, [], [], [], []),
    ({"attn_mask": torch.ones(3, 5, dtype=torch.bool)}, MASK, [], ["add.Tensor"], []),
    ({"attn_mask": torch.ones(3, 5)}, [], [], ["add.Tensor"], []),
    ({"is_causal": True}, [], ["ones", "tril", *MASK], ["add.Tensor"], []),
    ({"dropout_p": 0.5}, [], [], [], ["empty_like", "bernoulli_.float", "div_.Scalar",
                                      "mul.Tensor"]),
    ({"enable_gqa": True}, [], SHARED + SHARED, [], []),
])
def test_what_a_mode_sees_of_attention(options, mask, causal, added, dropped):
    heads = 2 if "enable_gqa" in options else 1
    query, key, value = torch.rand(2, 3, 4), torch.rand(2 // heads, 5, 4), torch.rand(2 // heads, 5, 4)
    for wanted in (False, True):
        with Seen() as mode:
            result = F.scaled_dot_product_attention(query.requires_grad_(wanted), key, value, **options)
        names = [name for name in mode.short if name != "detach"]
        assert names == [*mask, "mul.Scalar", *causal, "transpose.int", "mul.Scalar", *BATCHED,
                         *added, "_safe_softmax", *dropped, *BATCHED]
    assert result.grad_fn.name() == "UnsafeViewBackward0"


def test_dropout_mask_scales_the_values():
    query, keep = torch.rand(2, 3, 4), torch.rand(2, 3, 3) > 0.5
    result, weights = torch.ops.aten._scaled_dot_product_attention_math(
        query, query, query, None, 0.5, False, keep)
    assert weights[~keep].eq(0).all()
    torch.testing.assert_close(result, weights @ (query * 2))


def test_heads_that_cannot_be_shared():
    math_path = torch.ops.aten._scaled_dot_product_attention_math
    query, key = torch.rand(2, 4, 3, 4), torch.rand(2, 3, 5, 4)
    with pytest.raises(RuntimeError, match="Number of heads in key and value must divide"):
        math_path(query, key, key, enable_gqa=True)
    with pytest.raises(IndexError, match="Dimension out of range"):
        math_path(query[0, 0], key[0, 0], key[0, 0], enable_gqa=True)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_types_are_computed_in_float32(dtype):
    query = torch.rand(2, 3, 4).to(dtype)
    with Seen() as mode:
        result = F.scaled_dot_product_attention(query, query, query, torch.ones(3, 3))
    assert result.dtype == dtype and mode.short.count("_to_copy") == 5
    wide = F.scaled_dot_product_attention(query.float(), query.float(), query.float())
    assert result.tolist() == wide.to(dtype).tolist()


# ---- The fused operator


FUSED = "_scaled_dot_product_flash_attention_for_cpu"


def reference(query, key, value, mask=None, causal=False, scale=None):
    """The formula, in float64, with all scores at once."""
    query, key, value = (x.double() for x in (query, key, value))
    times = query.shape[1] // key.shape[1]
    key, value = (x.repeat_interleave(times, 1) for x in (key, value))
    scores = query @ key.mT * (query.shape[-1] ** -0.5 if scale is None else scale)
    if mask is not None and mask.dtype == torch.bool:
        scores = scores.masked_fill(~mask, -math.inf)
    elif mask is not None:
        scores = scores + mask.double()
    if causal:
        visible = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
        scores = scores.masked_fill(~visible, -math.inf)
    return torch._safe_softmax(scores, -1) @ value


SHAPES = [  # batch, heads, heads of keys, queries, keys, columns
    (2, 3, 3, 5, 6, 4), (1, 4, 2, 130, 300, 20), (2, 2, 1, 13, 11, 7), (1, 1, 1, 1, 1, 1), (1, 2, 2, 1, 257, 33),
    (1, 2, 2, 300, 7, 8), (1, 1, 1, 40, 1, 3), (1, 1, 1, 270, 290, 65), (1, 6, 1, 49, 24, 12),
]
TOLERANCE = {torch.float32: 3e-5, torch.float64: 1e-12, torch.bfloat16: 2e-2, torch.float16: 3e-3}


def masks(batch, heads, queries, keys):
    hidden = torch.rand(queries, keys) > 0.4
    return {
        "none": {}, "causal": {"is_causal": True}, "scale": {"scale": -0.4},
        "added": {"attn_mask": torch.randn(queries, keys)},
        "added by batch": {"attn_mask": torch.randn(batch, 1, queries, keys)},
        "added by head": {"attn_mask": torch.randn(1, heads, 1, keys)},
        "transposed": {"attn_mask": torch.randn(keys, queries).t()},
        "hidden": {"attn_mask": hidden}, "one for all queries": {"attn_mask": hidden[:1]},
    }


@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_fused_attention_and_its_gradients(shape, dtype):
    batch, heads, key_heads, queries, keys, columns = shape
    torch.manual_seed(queries * 1000 + keys)
    for name, options in masks(batch, heads, queries, keys).items():
        # The memory order of a projection: batch, row, head, column.
        query = torch.randn(batch, queries, heads, columns).to(dtype).transpose(1, 2).requires_grad_()
        key = torch.randn(batch, key_heads, keys, columns).to(dtype).requires_grad_()
        value = torch.randn(batch, keys, key_heads, columns).to(dtype).transpose(1, 2).requires_grad_()
        grad = torch.randn(batch, heads, queries, columns).to(dtype)
        with Seen() as mode:
            result = F.scaled_dot_product_attention(query, key, value, enable_gqa=True, **options)
        assert FUSED in mode.short, name
        assert result.dtype == dtype and result.stride() == query.stride()
        found = torch.autograd.grad(result, (query, key, value), grad)
        wanted = reference(query, key, value, options.get("attn_mask"), options.get("is_causal", False),
                           options.get("scale"))
        gradients = torch.autograd.grad(wanted, (query, key, value), grad.double())
        for x, y in zip((result, *found), (wanted, *gradients)):
            scale = max(y.abs().max().item(), 1.0)
            assert (x.double() - y.double()).abs().max().item() <= TOLERANCE[dtype] * scale, name


def test_what_a_mode_sees_of_fused_attention():
    query = torch.rand(2, 4, 3, 8)
    for options, names in (({}, [FUSED]), ({"is_causal": True}, [FUSED]), ({"attn_mask": torch.ones(3, 3)}, [FUSED]),
                           ({"attn_mask": torch.ones(3, 3, dtype=torch.bool)}, [*MASK, FUSED])):
        with Seen() as mode:
            F.scaled_dot_product_attention(query, query, query, **options)
        assert mode.short == names
    leaf = query.clone().requires_grad_()
    result = F.scaled_dot_product_attention(leaf, query, query)
    assert result.grad_fn.name() == "ScaledDotProductFlashAttentionForCpuBackward0"
    with Seen() as mode:
        result.sum().backward()
    assert FUSED + "_backward" in mode.short


@pytest.mark.parametrize("change", [
    lambda q: ((q[0], q[0], q[0]), {}),                                  # three dimensions
    lambda q: ((q, q, q[..., :2]), {}),                                  # other columns of values
    lambda q: ((q.mT, q.mT, q.mT), {}),                                  # columns that are not contiguous
    lambda q: ((q, q[:1], q[:1]), {}),                                   # a batch that is broadcast
    lambda q: ((q, q, q), {"dropout_p": 0.5}),
    lambda q: ((q, q, q), {"attn_mask": torch.zeros(3, 3, requires_grad=True)}),
    lambda q: ((q, q, q), {"attn_mask": torch.zeros(4, 3, 3)}),
])
def test_calls_that_are_not_fused(change):
    arguments, options = change(torch.rand(2, 4, 3, 8))
    with Seen() as mode:
        F.scaled_dot_product_attention(*arguments, **options)
    assert FUSED not in mode.short and "_safe_softmax" in mode.short


def test_second_derivative_of_fused_attention():
    torch.manual_seed(3)
    query = torch.randn(1, 4, 3, 2, dtype=torch.float64, requires_grad=True)
    key, value = (torch.randn(1, 2, 4, 2, dtype=torch.float64, requires_grad=True) for _ in range(2))

    def run(q, k, v):
        return F.scaled_dot_product_attention(q, k, v, is_causal=True, scale=0.7, enable_gqa=True)
    assert torch.autograd.gradcheck(run, (query, key, value))
    assert torch.autograd.gradgradcheck(run, (query, key, value))


def test_queries_without_keys_and_other_numbers():
    query = torch.randn(1, 1, 30, 4)
    mask = torch.zeros(30, 30)
    mask[3], mask[5, 5] = -math.inf, math.nan
    result, logsumexp = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        query, query, query, attn_mask=mask)
    assert result[0, 0, 3].eq(0).all() and logsumexp[0, 0, 3] == 0
    assert result[0, 0, 5].isnan().all() and logsumexp[0, 0, 5].isnan()
    others = [i for i in range(30) if i not in (3, 5)]
    torch.testing.assert_close(result[:, :, others], reference(query, query, query).float()[:, :, others])
    torch.testing.assert_close(logsumexp[0, 0, others], (query[0, 0] @ query[0, 0].t() / 2).logsumexp(1)[others])
    assert torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        query[:, :, :0], query, query)[0].shape == (1, 1, 0, 4)


def test_attention_without_elements():
    query, key = torch.rand(2, 4, 3, 8, requires_grad=True), torch.rand(2, 4, 0, 8)
    result = F.scaled_dot_product_attention(query, key, key)
    assert result.shape == query.shape and result.eq(0).all()
    result.sum().backward()
    assert query.grad.eq(0).all()


def test_division_among_threads_changes_nothing():
    threads = torch.get_num_threads()
    query, key, value = (torch.randn(1, 2, 100, 16, requires_grad=True) for _ in range(3))
    results = []
    try:
        for count in (1, 2, 5):
            torch.set_num_threads(count)
            result = F.scaled_dot_product_attention(query, key, value, is_causal=True)
            results.append((result, *torch.autograd.grad(result.square().sum(), (query, key, value))))
    finally:
        torch.set_num_threads(threads)
    for other in results[1:]:
        assert all(x.equal(y) for x, y in zip(results[0], other))


@pytest.mark.parametrize("change, message", [
    (lambda q: ((q[0], q, q), {}), "4 dimensions"),
    (lambda q: ((q.int(),) * 3, {}), "floating point type"),
    (lambda q: ((q, q.double(), q), {}), "key to have the type of query"),
    (lambda q: ((q, q, q[..., :2]), {}), r"value to have the shape \[2, 4, 3, 8\]"),
    (lambda q: ((q, q[:1], q[:1]), {}), r"key to have the shape"),
    (lambda q: ((q, q[:, :3], q[:, :3]), {}), "heads of key to divide"),
    (lambda q: ((q, q, q), {"dropout_p": 0.1}), "dropout_p to be 0"),
    (lambda q: ((q, q, q), {"attn_mask": torch.ones(3)}), "2 or 4 dimensions"),
    (lambda q: ((q, q, q), {"attn_mask": torch.ones(2, 3)}), "expand to"),
    (lambda q: ((q, q, q), {"attn_mask": torch.ones(3, 3).double()}), "attn_mask to have the type"),
])
def test_arguments_that_the_fused_operator_refuses(change, message):
    arguments, options = change(torch.rand(2, 4, 3, 8))
    with pytest.raises(RuntimeError, match=message):
        torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(*arguments, **options)
    if "dropout_p" in options:
        return
    query, sums = torch.rand(2, 4, 3, 8), torch.rand(2, 4, 3)
    with pytest.raises(RuntimeError, match=message):
        torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward(
            query, *arguments, query, sums, 0.0, False, **options)


# ---- Attention with several heads

@pytest.mark.parametrize("batch_first", [False, True])
@pytest.mark.parametrize("masked", [False, True])
def test_heads_without_weights_have_the_same_result(batch_first, masked):
    torch.manual_seed(0)
    layer = torch.nn.MultiheadAttention(8, 2, batch_first=batch_first)
    x = torch.randn(4, 4, 8, requires_grad=True)
    masks = {"attn_mask": torch.ones(4, 4).triu(1).bool(), "key_padding_mask": torch.arange(16).reshape(4, 4) % 7 == 3}
    found = []
    for inputs in ((x, x, x), (x, x.clone(), x.clone())):  # one product projects one input; three, three
        for need_weights in (False, True):
            result, weights = layer(*inputs, need_weights=need_weights, **(masks if masked else {}))
            assert (weights is not None) == need_weights
            gradients = torch.autograd.grad(result.square().sum(), [x, layer.in_proj_weight, layer.in_proj_bias])
            found.append([result, *gradients])
    for other in found[1:]:
        torch.testing.assert_close(other, found[0], atol=1e-5, rtol=1e-5)


def test_heads_call_the_fused_operator_and_one_product():
    layer, x = torch.nn.MultiheadAttention(8, 2, batch_first=True), torch.ones(2, 3, 8)
    with Seen() as seen:
        layer(x, x, x, need_weights=False)
    assert seen.short.count("addmm") == 2 and "_scaled_dot_product_flash_attention_for_cpu" in seen.short
    assert not {"bmm", "_softmax"} & set(seen.short)
    with Seen() as seen:
        layer(x, x, x)
    assert seen.short.count("addmm") == 2 and seen.short.count("bmm") == 2


def test_causal_heads_need_no_mask():
    layer, x = torch.nn.MultiheadAttention(8, 2, batch_first=True), torch.linspace(-1, 1, 48).reshape(2, 3, 8)
    mask = torch.ones(3, 3).triu(1).bool()
    hinted, _ = layer(x, x, x, need_weights=False, attn_mask=mask, is_causal=True)
    torch.testing.assert_close(hinted, layer(x, x, x, attn_mask=mask)[0])


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_a_mask_and_causal_attention(dtype):
    torch.manual_seed(0)
    x = torch.randn(1, 1, 4, 4, dtype=dtype)
    mask = torch.ones(4, 4, dtype=torch.bool)
    mask[2, 1] = False
    attend = F.scaled_dot_product_attention
    both = attend(x, x, x, attn_mask=mask, is_causal=True)
    assert both.equal(attend(x, x, x, attn_mask=mask.tril()))
    assert not both.allclose(attend(x, x, x, is_causal=True))
    added = attend(x, x, x, attn_mask=torch.where(mask, 0.0, -torch.inf).to(dtype), is_causal=True)
    assert both.allclose(added)
    for args in ((x, x, x, mask, 0.5), (x[0], x[0], x[0], mask, 0.0)):  # the unfused operator
        with pytest.raises(RuntimeError, match="^_scaled_dot_product_attention: Explicit attn_mask should not be set"):
            attend(*args, is_causal=True)


def test_chosen_implementations():
    from keyfall.nn.attention import SDPBackend, sdpa_kernel
    x = torch.arange(48.0).sin().reshape(1, 2, 4, 6).requires_grad_()
    attend, choice = F.scaled_dot_product_attention, torch._fused_sdp_choice
    assert choice(x, x, x) == 1 and choice(x[0], x[0], x[0]) == 0 and choice(x, x, x, dropout_p=0.5) == 0
    with sdpa_kernel(SDPBackend.MATH):
        assert choice(x, x, x) == 0 and not torch.backends.cuda.flash_sdp_enabled()
        grad, = torch.autograd.grad(attend(x, x, x).sum(), x, create_graph=True)
        assert torch.autograd.grad(grad.square().sum(), x)[0].abs().sum().item() > 0  # second derivatives
        with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
            assert choice(x, x, x) == 1 and attend(x, x, x).shape == x.shape
            with pytest.warns(UserWarning, match="to be 4 dimensional, but got Query dim: 3, Key dim: 3"), \
                    pytest.raises(RuntimeError, match="No available kernel"):
                attend(x[0], x[0], x[0])
        assert choice(x, x, x) == 0
    with sdpa_kernel([SDPBackend.EFFICIENT_ATTENTION]), pytest.raises(RuntimeError, match="No viable backend"):
        attend(x, x, x)
    with pytest.raises(AssertionError, match="list of SDPBackend instances, got str"), sdpa_kernel("MATH"):
        pass
    assert choice(x, x, x) == 1


def test_the_sum_with_a_mask_and_causal_attention():
    x = torch.arange(16.0, dtype=torch.float64).sin().reshape(1, 1, 4, 4)
    mask = torch.ones(4, 4, dtype=torch.bool)
    mask[2, 1] = False
    found = F.scaled_dot_product_attention(x, x, x, attn_mask=mask, is_causal=True)
    assert found.sum(-1).flatten().tolist() == pytest.approx([1.8918884, -0.7417145, 0.2707293, 1.0051827])  # PyTorch's


def test_causal_masks_by_their_kind():
    bias = importlib.import_module("keyfall.nn.attention.bias")
    q, k = torch.randn(1, 2, 3, 4), torch.randn(1, 2, 5, 4)
    for mask, first in ((bias.causal_upper_left(3, 5), [True] + 4 * [False]),
                        (bias.causal_lower_right(3, 5), 3 * [True] + 2 * [False])):
        plain = mask._materialize()
        assert plain[0].tolist() == first
        assert repr(mask) == repr(plain)
        for options in ({}, {"scale": 0.3}):
            found = F.scaled_dot_product_attention(q, k, k, mask, **options)
            assert type(found) is torch.Tensor
            assert torch.allclose(found, F.scaled_dot_product_attention(q, k, k, plain, **options), atol=1e-6)
    with pytest.raises(ValueError, match="CausalBias should not be used with causal=True"):
        F.scaled_dot_product_attention(q, k, k, mask, is_causal=True)
    with pytest.warns(UserWarning, match="will produce NaNs in the output when seq_len_q > seq_len_kv"):
        bias.causal_lower_right(5, 3)


def test_a_decoder_passes_masks_by_name():
    """Layers of a program may take them in any order."""
    seen = []

    class Layer(torch.nn.Module):
        def forward(self, tgt, memory, **named):
            seen.append(sorted(named))
            return tgt

    decoder = torch.nn.TransformerDecoder(Layer(), 1)
    decoder(torch.ones(2, 1, 4), torch.ones(2, 1, 4))
    assert seen == [["memory_is_causal", "memory_key_padding_mask", "memory_mask", "tgt_is_causal",
                     "tgt_key_padding_mask", "tgt_mask"]]
