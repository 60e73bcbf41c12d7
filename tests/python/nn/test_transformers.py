"""Transformers at evaluation: layers computed in one call, padding that is left out, and what refuses both. Numbers are
those of PyTorch 2.13."""

import warnings

import pytest

import keyfall as torch
from keyfall import nn

PADDING = torch.tensor([[False, False, True], [False, True, True]])


def layer(**options):
    made = nn.TransformerEncoderLayer(4, 2, 8, batch_first=True, **options).eval()
    with torch.no_grad():
        for parameter in made.parameters():
            parameter.copy_(torch.arange(float(parameter.numel())).sin().reshape(parameter.shape))
    return made


def inputs():
    return torch.arange(24.0).cos().reshape(2, 3, 4)


def flat(tensor):
    return tensor.flatten().tolist()


def test_padding_is_left_out_at_evaluation():
    model, x = nn.TransformerEncoder(layer(), 2).eval(), inputs()
    with torch.no_grad():
        fast = model(x, src_key_padding_mask=PADDING)
    assert flat(fast.sum(-1)) == pytest.approx([3.3683259, 3.3694537, 0, 3.3641050, 0, 0], rel=1e-5)
    slow = model(x, src_key_padding_mask=PADDING)  # with a history
    assert slow[0, 2].abs().sum().item() > 1
    torch.testing.assert_close(fast, slow * ~PADDING.unsqueeze(-1))
    gaps = torch.tensor([[True, False, True], [False, True, False]])
    with torch.no_grad():
        torch.testing.assert_close(model(x, src_key_padding_mask=gaps), model(x, src_key_padding_mask=gaps.float() * -1e30))


@pytest.mark.parametrize("options", [{}, {"activation": "gelu"}, {"norm_first": True}])
def test_a_layer_in_one_call(options):
    made, x = layer(**options), inputs()
    mask = torch.tensor([[False, True, False], [False, False, True], [True, False, False]])
    for kwargs in ({}, {"src_mask": mask}, {"src_key_padding_mask": PADDING}, {"src_mask": torch.ones(3, 3).tril()}):
        with torch.no_grad():
            fast = made(x, **kwargs)
        torch.testing.assert_close(fast, made(x, **kwargs))


def test_values_of_a_layer_in_one_call():
    made, x = layer(), inputs()
    with torch.no_grad():
        found = made(x, src_key_padding_mask=PADDING).abs().sum(-1)
        parts = made(torch.nested.nested_tensor([x[0, :2], x[1]])).unbind()
    assert flat(found) == pytest.approx([3.4917440, 3.5020425, 3.4251931, 3.4489381, 3.5003524, 3.4923170])
    assert flat(parts[1].abs().sum(-1)) == pytest.approx([3.4975805, 3.5008941, 3.4526842])
    assert flat(parts[0].abs().sum(-1)) == pytest.approx([3.4917443, 3.5020425])


def test_heads_in_one_call():
    attention, x = layer().self_attn, inputs()
    with torch.no_grad():
        result, weights = attention(x, x, x, key_padding_mask=PADDING)
        assert flat(weights.sum(1)) == pytest.approx([1.5272458, 1.4727542, 0, 3, 0, 0])
        assert attention(x, x, x, need_weights=False)[1] is None
        assert attention(x, x, x, average_attn_weights=False)[1].shape == (2, 2, 3, 3)
        hidden = attention(x, x, x, key_padding_mask=torch.tensor([[False] * 3, [True] * 3]))[0]
        assert not hidden[0].isnan().any() and hidden[1].isnan().all()  # as PyTorch's fast path
    torch.testing.assert_close(result, attention(x, x, x, key_padding_mask=PADDING)[0])


@pytest.mark.parametrize("change, message", [
    ({"mask": torch.ones(3, 3) > 0}, "Mask Type should be defined"),
    ({"mask": torch.ones(3, 3) > 0, "mask_type": 3}, r"Mask Type should be 0 \(src_mask\)"),
    ({"mask": torch.ones(3, 3) > 0, "mask_type": 1}, r"mask shape should be \(B, L\)"),
    ({"embed_dim": 5}, "passed-in embed_dim 5 didn't match last dim of query 4"),
    ({"num_head": 3}, "`embed_dim` must divide evenly by `num_heads`"),
    ({"key": torch.ones(2, 5, 4)}, "expected `query`/`key`/`value` shapes to match"),
    ({"qkv_weight": torch.ones(4, 4)}, "expected `qkv_weight` first dim to be 3x embed_dim"),
])
def test_refused_arguments_of_heads(change, message):
    attention, x = layer().self_attn, inputs()
    arguments = {"query": x, "key": x, "value": x, "embed_dim": 4, "num_head": 2,
                 "qkv_weight": attention.in_proj_weight, "qkv_bias": attention.in_proj_bias,
                 "proj_weight": attention.out_proj.weight, "proj_bias": attention.out_proj.bias}
    with pytest.raises(RuntimeError, match=message):
        torch._native_multi_head_attention(**(arguments | change))


def test_the_fast_path_can_be_switched_off(monkeypatch):
    calls, made, x = [], layer(), inputs()
    whole = torch._transformer_encoder_layer_fwd
    monkeypatch.setattr(torch, "_transformer_encoder_layer_fwd", lambda *args: calls.append(args) or whole(*args))
    with torch.no_grad():
        made(x)
        nn.TransformerEncoder(made, 1).eval()(x, src_key_padding_mask=PADDING)
        assert [args[0].is_nested for args in calls] == [False, True]
        torch.backends.mha.set_fastpath_enabled(False)
        try:
            made(x)
        finally:
            torch.backends.mha.set_fastpath_enabled(True)
        handle = made.linear1.register_forward_hook(lambda *args: None)
        made(x)
        handle.remove()
        made.train()(x)
    made.eval()(x)  # parameters need gradients
    assert len(calls) == 2


@pytest.mark.parametrize("change, why", [
    ({"bias": False}, "encoder_layer.self_attn was passed bias=False"), ({"norm_first": True}, "norm_first was True"),
    ({"batch_first": False}, "encoder_layer.self_attn.batch_first was not True"),
    ({"nhead": 1}, "self_attn.num_heads is odd"), ({"activation": torch.tanh}, "activation_relu_or_gelu was not True")])
def test_warnings_of_encoders(change, why):
    made = nn.TransformerEncoderLayer(**({"d_model": 4, "nhead": 2, "batch_first": True} | change))
    with pytest.warns(UserWarning, match=f"enable_nested_tensor is True, but self.use_nested_tensor is False because .*{why}"):
        encoder = nn.TransformerEncoder(made, 1)
    assert encoder.enable_nested_tensor and not encoder.use_nested_tensor
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nn.TransformerEncoder(made, 1, enable_nested_tensor=False)


def test_causal_masks_are_found():
    seen = []

    class Layer(nn.TransformerEncoderLayer):
        def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
            seen.append((is_causal, src_mask.dtype))
            return src

    encoder, x = nn.TransformerEncoder(Layer(4, 2, 8, batch_first=True), 1), inputs()
    hidden = torch.ones(3, 3).triu(1) > 0
    for mask in (hidden, hidden.T, nn.Transformer.generate_square_subsequent_mask(3)):
        encoder(x, mask=mask)
    encoder(x, mask=hidden, is_causal=False)
    assert seen == [(True, torch.float32), (False, torch.float32), (True, torch.float32), (False, torch.float32)]


def test_nested_tensors_from_masks():
    x = inputs()
    assert torch._nested_tensor_from_mask_left_aligned(x, ~PADDING)
    assert not torch._nested_tensor_from_mask_left_aligned(x, PADDING)
    assert [part.shape[0] for part in torch._nested_tensor_from_mask(x, ~PADDING).unbind()] == [2, 1]
    with pytest.raises(RuntimeError, match="Mask must be left-aligned without gaps"):
        torch._nested_tensor_from_mask(x, PADDING)
    for args, message in (((x[0], PADDING), "Input should be a 3D tensor"), ((x, PADDING[0]), "Padding mask should be 2D"),
                          ((x, PADDING[:1]), "Mask size should match input size"),
                          ((x, PADDING.float()), "ScalarType Bool, but got Float instead")):
        with pytest.raises(RuntimeError, match=message):
            torch._nested_tensor_from_mask(*args)
    q, k, v = torch._transform_bias_rescale_qkv(torch.arange(24.0).reshape(1, 2, 12), torch.ones(12), 2)
    assert flat(q) == pytest.approx([0.7071068, 1.4142135, 9.1923885, 9.8994951, 2.1213203, 2.8284271, 10.6066017, 11.3137085])
    assert flat(k) == [5, 6, 17, 18, 7, 8, 19, 20] and flat(v) == [9, 10, 21, 22, 11, 12, 23, 24]


def test_a_nested_tensor_without_parts_is_no_batch():
    empty = torch.nested.nested_tensor([])
    assert empty.dtype == torch.float32
    with torch.no_grad(), pytest.raises(AssertionError, match="does not support NestedTensor outside of its fast path"):
        layer()(empty)


def test_heads_of_a_nested_tensor():
    attention, x = layer().self_attn, inputs()
    nested = torch.nested.nested_tensor([x[0, :2], x[1]])
    with torch.no_grad():
        result, weights = attention(nested, nested, nested)
        each = attention(nested, nested, nested, average_attn_weights=False)[1]
    assert weights.shape == (2, 3, 3) and each.shape == (2, 2, 3, 3)
    assert flat(weights[0]) == pytest.approx([0.0498778, 0.9501222, 0, 0.9745973, 0.0254026, 0, 0, 0, 0], rel=1e-5)
    assert [part.sum().item() for part in result.unbind()] == pytest.approx([0.7711837, -2.6711817])
    torch.testing.assert_close(each.mean(1), weights)
