"""Differential equations of torchdiffeq and their gradients."""
import torch
from torchdiffeq import odeint, odeint_adjoint, odeint_event


class Field(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.matrix = torch.nn.Parameter(torch.tensor([[-.1, 2.], [-2., -.1]]))

    def forward(self, t, y):
        return y @ self.matrix


times, start = torch.linspace(0, 1, 5), torch.tensor([[2., 0.]])
for method in ("dopri5", "dopri8", "bosh3", "adaptive_heun", "rk4", "midpoint", "euler", "explicit_adams", "implicit_adams"):
    field = Field()
    result = odeint(field, start, times, method=method)
    result.pow(2).sum().backward()
    print(method, result[-1].mul(1e3).round().tolist(), f"{field.matrix.grad.sum().item():.2f}")
field = Field()
odeint_adjoint(field, start, times).pow(2).sum().backward()
print("adjoint", f"{field.matrix.grad.sum().item():.2f}")
when, _ = odeint_event(field, start, times[0], event_fn=lambda t, y: y[0, 0], atol=1e-6, rtol=1e-6)
print("event", f"{when.item():.3f}")
