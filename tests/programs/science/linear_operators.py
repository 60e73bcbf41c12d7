"""Solves, decomposes and differentiates structured matrices of linear_operator, one of them through sparse products."""
from linear_operator import to_linear_operator
from linear_operator.operators import (
    DiagLinearOperator, InterpolatedLinearOperator, KroneckerProductLinearOperator, ToeplitzLinearOperator)
import torch


def shown(tensor):
    return tensor.detach().mul(1e3).round().flatten().tolist()


points = torch.arange(6.0)
kernel = torch.exp(-(points[:, None] - points) ** 2 / 4)
scale = torch.tensor(2.0, requires_grad=True)
dense = to_linear_operator(kernel * scale).add_diagonal(torch.tensor(0.5))
right = torch.sin(points).unsqueeze(-1)
quadratic, logdet = dense.inv_quad_logdet(right, logdet=True)
(quadratic + logdet).backward()
print("quadratic", shown(quadratic), "logdet", shown(logdet), "gradient", shown(scale.grad))
print("solved", shown(dense.solve(right)))
toeplitz = ToeplitzLinearOperator(torch.exp(-points / 2))
print("toeplitz", shown(toeplitz @ right), shown(toeplitz.diagonal()))
product = KroneckerProductLinearOperator(to_linear_operator(kernel[:2, :2]), DiagLinearOperator(points[1:4]))
print("kronecker", shown(product.to_dense()[1]), shown(product.eigh()[0]))
indices = torch.tensor([[0, 1], [2, 3], [4, 5], [1, 2]])
weights = torch.tensor([[0.5, 0.5], [0.25, 0.75], [1.0, 0.0], [0.1, 0.9]], requires_grad=True)
inner = InterpolatedLinearOperator(to_linear_operator(kernel), indices, weights, indices, weights)
vector = torch.cos(torch.arange(4.0)).unsqueeze(-1)
result = inner @ vector
result.sum().backward()
print("interpolated", shown(result), shown(weights.grad))
print("part", shown(inner[1:3, :2].to_dense()))
