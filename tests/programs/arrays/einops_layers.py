"""Trains a patch classifier whose layers are einops' own."""
from einops import rearrange, reduce
from einops.layers.torch import Rearrange
import torch

torch.manual_seed(0)
images = torch.sin(torch.arange(8 * 3 * 8 * 8.)).reshape(8, 3, 8, 8)
labels = reduce(images, "b c h w -> b", "mean").gt(0).long()
model = torch.nn.Sequential(
    Rearrange("b c (h p) (w q) -> b (h w) (p q c)", p=4, q=4), torch.nn.Linear(48, 8),
    torch.nn.GELU(), Rearrange("b n d -> b (n d)"), torch.nn.Linear(32, 2))
with torch.no_grad():
    for parameter in model.parameters():
        parameter.copy_(torch.cos(torch.arange(float(parameter.numel()))).reshape_as(parameter) / 8)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for _ in range(5):
    loss = torch.nn.functional.cross_entropy(model(images), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"loss {loss.item():.4f}")
print("patches", rearrange(images, "b c (h p) w -> b h (p w c)", p=2).sum(0)[0, :3].mul(1e4).round().tolist())
