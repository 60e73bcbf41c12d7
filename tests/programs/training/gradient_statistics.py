"""Statistics and curvature of mini-batches that backpack computes in the backward pass."""
import torch
from backpack import backpack, extend, extensions
from waves import fill, wave

layers = torch.nn.Sequential(torch.nn.Conv2d(1, 2, 3), torch.nn.ReLU(), torch.nn.MaxPool2d(2), torch.nn.Flatten(),
                             torch.nn.Linear(8, 4), torch.nn.Sigmoid(), torch.nn.Linear(4, 3))
model, loss = extend(fill(layers)), extend(torch.nn.CrossEntropyLoss())
wanted = [extensions.BatchGrad(), extensions.BatchL2Grad(), extensions.SumGradSquared(), extensions.Variance(),
          extensions.DiagGGNExact(), extensions.KFLR(), extensions.DiagHessian()]
with backpack(*wanted):
    loss(model(wave(5, 1, 6, 6)), torch.arange(5) % 3).backward()
for name, parameter in model.named_parameters():
    for extension in wanted:
        value = getattr(parameter, extension.savefield)
        for part in value if isinstance(value, list) else [value]:
            print(name, extension.savefield, tuple(part.shape), f"{part.abs().mean().item():.2e}")
