"""Stochastic differential equations with torchsde."""
import torch
import torchsde
from waves import fill


class Equation(torch.nn.Module):
    """A linear drift with noise in every dimension."""

    noise_type, sde_type = "diagonal", "ito"

    def __init__(self):
        super().__init__()
        self.rate = torch.nn.Parameter(torch.tensor(.5))
        self.noise = torch.nn.Linear(3, 3)

    def f(self, t, y):
        return torch.sin(t) + self.rate * y

    def g(self, t, y):
        return .3 * torch.sigmoid(self.noise(y))


start, times = torch.full((4, 3), .1), torch.linspace(0, 1, 5)
for method, kind in (("euler", "ito"), ("milstein", "ito"), ("midpoint", "stratonovich")):
    Equation.sde_type = kind
    equation = Equation()
    fill(equation.noise)
    motion = torchsde.BrownianInterval(t0=0., t1=1., size=(4, 3), entropy=12345)
    solve = torchsde.sdeint_adjoint if method == "midpoint" else torchsde.sdeint
    loss = solve(equation, start, times, bm=motion, dt=.1, method=method).pow(2).mean()
    loss.backward()
    print(method, f"{loss.item():.4f} {equation.rate.grad.item():.4f} {equation.noise.weight.grad.abs().sum().item():.4g}")
