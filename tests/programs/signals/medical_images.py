"""Networks, losses and transforms of MONAI."""
import torch
from monai.inferers import sliding_window_inference
from monai.losses import DiceCELoss, DiceLoss, TverskyLoss
from monai.metrics import DiceMetric
from monai.networks.nets import SegResNet, UNet
from monai.transforms import GaussianSmooth, Resize, Rotate90, ScaleIntensity
from waves import fill_by_size, wave

volume = wave(1, 1, 16, 16, 16)
mask = (wave(1, 1, 16, 16, 16).flip(4) > 0).float()
for name, model, loss_of in (("unet", UNet(3, 1, 1, (4, 8), (2,), num_res_units=1), DiceLoss(sigmoid=True)),
                             ("segresnet", SegResNet(3, 8, 1, 1, blocks_down=(1, 1), blocks_up=(1,)), DiceCELoss(sigmoid=True))):
    fill_by_size(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=.01)
    losses = []
    for _ in range(2):
        loss = loss_of(model(volume), mask)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.4f}")
    print(name, *losses)
    if name == "unet":
        with torch.no_grad():
            print("window", f"{sliding_window_inference(volume, (8, 8, 8), 2, model.eval()).mean().item():.4f}")
print("tversky", f"{TverskyLoss(sigmoid=True)(volume, mask).item():.4f}")
dice = DiceMetric()
dice((volume > 0).float(), mask)
print("dice", f"{dice.aggregate().item():.4f}")
for transform in (ScaleIntensity(), Resize((8, 8, 8)), GaussianSmooth(1.), Rotate90()):
    result = transform(volume[0])
    print(type(transform).__name__, type(result).__name__, tuple(result.shape), f"{result.std().item():.4f}")
