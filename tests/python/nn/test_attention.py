"""Attention with masks that leave a query without any key, and the softmax behind it."""

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
