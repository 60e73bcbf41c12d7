"""Trains a small network of norse's spiking neurons through their surrogate gradients."""
import norse.torch as norse
import torch

model = norse.SequentialState(
    torch.nn.Linear(3, 8), norse.LIFBoxCell(), torch.nn.Linear(8, 2), norse.LICell())
with torch.no_grad():
    for parameter in model.parameters():
        parameter.copy_(torch.cos(torch.arange(float(parameter.numel()))).reshape(parameter.shape) * 2)
data = torch.sin(torch.arange(4 * 3.0)).reshape(4, 3) * 20
target = torch.tensor([0, 1, 1, 0])
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(4):
    state, voltages = None, []
    for _ in range(12):
        voltage, state = model(data, state)
        voltages.append(voltage)
    loss = torch.nn.functional.cross_entropy(torch.stack(voltages).amax(0), target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"loss {loss.item():.4f}")
spikes, _ = norse.LIF()(torch.full((6, 1, 4), 60.0) * torch.arange(4.0))
print("spikes", spikes.sum((0, 1)).tolist())
