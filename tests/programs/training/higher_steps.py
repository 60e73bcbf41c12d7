"""Meta-learning with higher: gradients through steps of an optimizer."""
import higher
import torch
from waves import fill, wave

model = fill(torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Tanh(), torch.nn.Linear(4, 1)))
for kind in (torch.optim.SGD, torch.optim.Adam, torch.optim.RMSprop):
    optimizer = kind(model.parameters(), lr=.1)
    model.zero_grad()
    with higher.innerloop_ctx(model, optimizer, copy_initial_weights=False) as (inner, steps):
        for _ in range(3):
            loss = inner(wave(5, 3)).pow(2).mean()
            steps.step(loss)
        outer = (inner(wave(4, 3)) - 1).pow(2).mean()
        outer.backward()
    total = sum(p.grad.abs().sum() for p in model.parameters())
    print(kind.__name__, f"{outer.item():.4f} {total.item():.4g}")
