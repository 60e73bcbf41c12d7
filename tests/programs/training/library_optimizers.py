"""Optimizers of torch_optimizer."""
import torch
import torch_optimizer
from waves import fill, wave

NAMES = ("A2GradExp AccSGD AdaBelief AdaBound AdaMod Adafactor AdamP AggMo Apollo DiffGrad Lamb NovoGrad PID QHAdam "
         "QHM RAdam Ranger SGDP SGDW SWATS Yogi")
inputs = wave(10, 3)
for name in NAMES.split():
    model = fill(torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1)))
    optimizer = getattr(torch_optimizer, name)(model.parameters(), lr=1e-3)
    losses = []
    for _ in range(3):
        loss = (model(inputs) - inputs.sum(1, keepdim=True)).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.4f}")
    print(name, *losses)
