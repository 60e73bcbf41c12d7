"""Quantizers of vector_quantize_pytorch, and rotary embeddings."""
import torch
from rotary_embedding_torch import RotaryEmbedding
from vector_quantize_pytorch import FSQ, LFQ, ResidualVQ, VectorQuantize


x = torch.sin(torch.arange(2 * 6 * 4.) * 1.37).reshape(2, 6, 4)
fsq = FSQ(levels=[5, 5, 3, 3])
quantized, indices = fsq(x)
print(quantized.mul(100).round().tolist()[0][0], indices.tolist(), torch.allclose(fsq.indices_to_codes(indices), quantized))
torch.manual_seed(0)
lfq = LFQ(codebook_size=16, dim=4)
leaf = x.clone().requires_grad_()
quantized, indices, loss = lfq(leaf)
print(tuple(quantized.shape), tuple(indices.shape), bool(torch.isfinite(loss)))
for model in (VectorQuantize(dim=4, codebook_size=8, kmeans_init=True), ResidualVQ(dim=4, codebook_size=8, num_quantizers=2)):
    leaf = x.clone().requires_grad_()
    quantized, indices, loss = model(leaf)
    (quantized.sum() + loss.sum()).backward()
    print(type(model).__name__, tuple(quantized.shape), tuple(indices.shape), f"{leaf.grad.abs().sum().item():.2f}" != "0.00")
rotary = RotaryEmbedding(dim=4)
print(rotary.rotate_queries_or_keys(x[:, None]).mul(100).round().tolist()[1][0][5])
