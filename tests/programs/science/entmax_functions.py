"""Sparse alternatives of softmax, of entmax."""
import torch
from entmax import Entmax15Loss, entmax15, entmax_bisect, normmax_bisect, sparsemax, sparsemax_loss

x = torch.sin(torch.arange(24.) * 1.37).reshape(4, 6) * 2
for function in (sparsemax, entmax15, lambda x, dim: entmax_bisect(x, 1.3, dim), lambda x, dim: normmax_bisect(x, 2, dim)):
    leaf = x.clone().requires_grad_()
    result = function(leaf, dim=1)
    result.pow(2).sum().backward()
    print(result[0].mul(1e4).round().tolist(), f"{leaf.grad.abs().sum().item():.4f}")
labels = torch.tensor([0, 3, 2, 1])
print(sparsemax_loss(x, labels).mul(1e4).round().tolist(), f"{Entmax15Loss(reduction='sum')(x, labels).item():.4f}")
alpha = torch.tensor(1.5, requires_grad=True)
entmax_bisect(x, alpha, dim=1).pow(2).sum().backward()
print(f"{alpha.grad.item():.4f}")
