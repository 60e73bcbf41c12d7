"""A language model of x_transformers, with rotary embeddings."""
import torch
from x_transformers import Decoder, TransformerWrapper
from x_transformers.autoregressive_wrapper import AutoregressiveWrapper
from waves import fill, wave

for options in ({}, {"rotary_pos_emb": True}, {"alibi_pos_bias": True, "use_rmsnorm": True}, {"attn_flash": True, "ff_glu": True}):
    model = fill(AutoregressiveWrapper(TransformerWrapper(
        num_tokens=20, max_seq_len=16, attn_layers=Decoder(dim=16, depth=2, heads=2, attn_dim_head=8, **options))))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    for _ in range(2):
        loss = model(torch.arange(24).reshape(2, 12) * 7 % 20)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(*options, f"{loss.item():.4f}")
    print(model.generate(torch.tensor([[1, 2]]), 4, temperature=0.).tolist())
