"""Normalizing flows with zuko: densities, training, samples."""
import torch
import zuko
from waves import wave

data, context = wave(8, 3) / 2, wave(8, 2)
for flow in (zuko.flows.NSF(3, 2, transforms=2, hidden_features=(16, 16)), zuko.flows.MAF(3, 2, transforms=2),
             zuko.flows.NICE(3, 2), zuko.flows.BPF(3, 2), zuko.flows.GF(3, 2), zuko.flows.SOSPF(3, 2)):
    with torch.no_grad():
        for parameter in flow.parameters():
            parameter.copy_(wave(*parameter.shape) / 4)
    optimizer = torch.optim.SGD(flow.parameters(), lr=.01)
    losses = []
    for _ in range(2):
        loss = -flow(context).log_prob(data).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.4f}")
    torch.manual_seed(1)
    with torch.no_grad():
        print(type(flow).__name__, *losses, f"{flow(context).sample().sum().item():.4g}")
