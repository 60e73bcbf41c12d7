"""Attention under masks that leave a query without any key, and the softmax that this takes."""

import math

import keyfall as torch
import keyfall.nn.functional as F


def test_attention_where_nothing_counts():
    """A row whose mask leaves no key has no weights, and no gradient; the others are as without it."""
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
