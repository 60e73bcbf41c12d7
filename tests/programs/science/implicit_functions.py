"""Roots, equilibria, eigenvalues and integrals of xitorch, and their gradients, which backward derives from the results."""
import torch
import xitorch
from xitorch.integrate import quad
from xitorch.linalg import solve, symeig
from xitorch.optimize import equilibrium, rootfinder
from waves import wave


def show(name, value, *inputs):
    gradients = torch.autograd.grad(value.sum(), inputs, retain_graph=True)
    print(name, [round(each, 4) for each in value.flatten().tolist()],
          [round(each.abs().sum().item(), 4) for each in gradients])


scale = torch.tensor([2.0, 3.0], dtype=torch.float64, requires_grad=True)
start = torch.ones(2, dtype=torch.float64)
show("root", rootfinder(lambda y, a: y**2 - a, start, params=(scale,)), scale)
show("equilibrium", equilibrium(lambda y, a: torch.cos(y / a), start, params=(scale,)), scale)
show("integral", quad(lambda x, a: torch.exp(-a * x), *torch.arange(2).double(), params=(scale,)), scale)
factor = wave(4, 4).double().requires_grad_()
matrix = xitorch.LinearOperator.m(factor @ factor.T + 4 * torch.eye(4).double(), is_hermitian=True)
show("eigenvalues", symeig(matrix, 2, mode="uppest")[0], factor)
show("solution", solve(matrix, wave(4, 1).double()), factor)
