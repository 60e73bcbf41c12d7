"""Gradients of single samples and private training with opacus."""
import torch
from opacus import GradSampleModule, PrivacyEngine
from opacus.accountants import RDPAccountant
from opacus.validators import ModuleValidator
from waves import wave


def fill(model):
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.copy_(wave(*parameter.shape) / 2)
    return model


nn = torch.nn
for name, model, x in (
    ("convolution", nn.Sequential(nn.Conv2d(1, 4, 3), nn.GroupNorm(2, 4), nn.ReLU(), nn.Flatten(), nn.Linear(64, 2)), wave(3, 1, 6, 6)),
    ("embedding", nn.Sequential(nn.Embedding(8, 4), nn.LayerNorm(4), nn.Flatten(), nn.Linear(12, 2)), torch.arange(9).reshape(3, 3) % 8),
):
    wrapped = GradSampleModule(fill(model))
    nn.functional.cross_entropy(wrapped(x), torch.tensor([0, 1, 1])).backward()
    for parameter in list(wrapped.parameters())[:2]:
        each = parameter.grad_sample
        print(name, tuple(each.shape), f"{each.flatten(1).norm(dim=1).sum().item():.4f}",
              torch.allclose(each.mean(0), parameter.grad, atol=1e-6))
model = fill(nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 2)))
print(ModuleValidator.validate(nn.Sequential(nn.BatchNorm2d(3)), strict=False) != [], ModuleValidator.validate(model) == [])
data = torch.utils.data.TensorDataset(wave(24, 4), torch.arange(24) % 2)
optimizer = torch.optim.SGD(model.parameters(), lr=.1)
engine = PrivacyEngine()
model, optimizer, loader = engine.make_private(
    module=model, optimizer=optimizer, data_loader=torch.utils.data.DataLoader(data, 8), noise_multiplier=0.,
    max_grad_norm=1., poisson_sampling=False)
for x, y in loader:
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
    print(f"{loss.item():.4f}")
accountant = RDPAccountant()
for _ in range(10):
    accountant.step(noise_multiplier=1.1, sample_rate=.1)
print(f"{accountant.get_epsilon(1e-5):.3f}")
