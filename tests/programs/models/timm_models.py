"""Small models of timm and its optimizers."""
import timm
import torch
from timm.optim import create_optimizer_v2, list_optimizers
from waves import fill_by_size, wave

images = wave(2, 3, 32, 32)
for name, options in {
    "convnext_atto": {"depths": (1, 1, 1, 1)},
    "ghostnet_100": {},
    "mobilenetv3_small_050": {},
    "swin_tiny_patch4_window7_224": {"img_size": 32, "window_size": 2, "embed_dim": 24, "depths": (1, 1),
                                     "num_heads": (1, 2)},
    "vit_tiny_patch16_224": {"img_size": 32, "depth": 2},
}.items():
    model = fill_by_size(timm.create_model(name, num_classes=4, **options)).eval()
    loss = torch.nn.functional.cross_entropy(model(images), torch.tensor([1, 2]))
    loss.backward()
    norm = sum(p.grad.pow(2).sum() for p in model.parameters() if p.grad is not None).sqrt()
    print(f"{name} {loss.item():.4f} {norm.item():.4g}")

for name in list_optimizers():  # without those that need a GPU, a closure or random numbers
    if name.startswith(("adahessian", "bnb", "fused")) or name[:4] in ("kron", "lbfg"):
        continue
    model = fill_by_size(torch.nn.Sequential(torch.nn.Linear(6, 4), torch.nn.Tanh(), torch.nn.Linear(4, 2))).eval()
    optimizer = create_optimizer_v2(model, opt=name, lr=1e-2, weight_decay=.01)
    for _ in range(3):
        optimizer.zero_grad()
        loss = model(wave(5, 6)).pow(2).mean()
        loss.backward()
        optimizer.step()
    print(f"{name} {loss.item():.4f}")
