"""Decomposes a tensor with tensorly's algorithms, and solves systems with its back end."""
import tensorly
from tensorly.decomposition import parafac, tensor_train, tucker
import torch

tensorly.set_backend("pytorch")


def shown(tensor):
    return tensor.detach().mul(1e3).round().add(0.0).flatten().tolist()


a, b, c = (torch.cos(torch.arange(n * 2.0) * k).reshape(n, 2) for n, k in ((4, 1.0), (3, 2.0), (5, 0.5)))
whole = torch.einsum("ir,jr,kr->ijk", a, b, c)
print("unfolded", shown(tensorly.unfold(whole, 1)[0, :5]))
for name, made in (("tucker", tucker(whole, rank=[2, 2, 2])), ("train", tensor_train(whole, rank=[1, 2, 2, 1])),
                   ("parafac", parafac(whole, rank=2, init="svd", n_iter_max=200, tol=1e-9))):
    error = tensorly.norm(made.to_tensor() - whole) / tensorly.norm(whole)
    print(name, bool(error < 1e-2))
solution, residuals, *_ = tensorly.lstsq(a, torch.arange(4.0).unsqueeze(1))
print("solution", shown(solution), shown(residuals))
print("deficient", tuple(tensorly.lstsq(torch.ones(4, 2), torch.arange(4.0).unsqueeze(1))[1].shape))
