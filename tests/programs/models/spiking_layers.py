"""Neurons of spikingjelly, step by step and with whole sequences."""
import torch
from spikingjelly.activation_based import functional, layer, neuron, surrogate
from waves import fill, wave

for kind in (neuron.IFNode, neuron.LIFNode, neuron.ParametricLIFNode):
    for mode in "sm":
        model = fill(torch.nn.Sequential(
            layer.Linear(4, 8), kind(surrogate_function=surrogate.ATan()), layer.Linear(8, 2), kind()))
        functional.set_step_mode(model, mode)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        sequence = wave(6, 3, 4) + 4
        losses = []
        for _ in range(3):
            functional.reset_net(model)
            spikes = model(sequence) if mode == "m" else torch.stack([model(step) for step in sequence])
            loss = (spikes.mean(0) - wave(3, 2)).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(f"{loss.item():.4f}")
        print(kind.__name__, mode, *losses)
