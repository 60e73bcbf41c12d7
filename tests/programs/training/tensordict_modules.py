"""Dictionaries of tensors with a common shape: tensordict."""
import torch
from tensordict import TensorDict, tensorclass
from tensordict.nn import TensorDictModule, TensorDictSequential
from waves import fill, wave

data = TensorDict({"a": wave(4, 3), "b": {"c": wave(4, 2)}}, [4])
print(data)
print(data[0].batch_size, data.reshape(2, 2)["b", "c"].shape, torch.stack([data, data]).shape, torch.cat([data, data]).shape)
print(sorted(data.flatten_keys(".").keys()), f"{(data * 2 + 1)['a'].mean().item():.4f}")

model = TensorDictSequential(TensorDictModule(torch.nn.Linear(3, 5), ["a"], ["hidden"]),
                             TensorDictModule(torch.nn.Linear(5, 2), ["hidden"], ["out"]))
fill(model)
optimizer = torch.optim.Adam(model.parameters(), lr=.01)
for _ in range(3):
    loss = model(data.clone())["out"].pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{loss.item():.4f}")

parameters = TensorDict.from_module(model)
with (parameters.data * 0).to_module(model):
    print(model(data.clone())["out"].abs().sum().item())
print(f"{model(data.clone())['out'].sum().item():.4f}")


@tensorclass
class Points:
    """Points with labels."""

    at: torch.Tensor
    label: torch.Tensor


points = Points(at=torch.ones(3, 2), label=torch.arange(3), batch_size=[3])
print(points[1:].label, points.to_tensordict()["at"].sum())
