"""Models of vit-pytorch."""
import torch
from vit_pytorch import SimpleViT, ViT
from vit_pytorch.cait import CaiT
from vit_pytorch.deepvit import DeepViT
from waves import fill_by_size, wave

SIZES = {"image_size": 16, "patch_size": 4, "num_classes": 5, "dim": 16, "depth": 1, "heads": 2, "mlp_dim": 16}
images = wave(2, 3, 16, 16)
for model in (ViT(**SIZES), SimpleViT(**SIZES), DeepViT(**SIZES), CaiT(**SIZES, cls_depth=1)):
    fill_by_size(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=.01)
    losses = []
    for _ in range(2):
        loss = (model(images) - 1).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.4f}")
    print(type(model).__name__, *losses)
