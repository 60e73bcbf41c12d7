"""Attention that is linear in the length of the sequence: performer_pytorch's language model, trained and read."""
import torch
from performer_pytorch import PerformerLM, SelfAttention
from waves import fill_by_size, wave

torch.manual_seed(0)
tokens = torch.arange(2 * 32).reshape(2, 32) * 7 % 19
for options in ({}, {"generalized_attention": True}, {"ff_glu": True, "shift_tokens": True}):
    model = fill_by_size(PerformerLM(num_tokens=19, max_seq_len=32, dim=16, depth=2, heads=2, dim_head=8, **options))
    optimizer = torch.optim.SGD(model.parameters(), lr=.1)
    for _ in range(3):
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(tokens[:, :-1]).transpose(1, 2), tokens[:, 1:])
        loss.backward()
        optimizer.step()
        print(*options, f"{loss.item():.3f}")
attention = fill_by_size(SelfAttention(dim=16, heads=2, dim_head=8, causal=False, local_heads=1, local_window_size=8))
mask = torch.ones(1, 16).bool()
print(f"{attention(wave(1, 16, 16), mask=mask).abs().mean().item():.4f}")
