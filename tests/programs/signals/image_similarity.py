"""Similarity of images: pytorch-msssim and its gradients."""
import torch
from pytorch_msssim import MS_SSIM, ssim
from waves import wave

first = (wave(1, 3, 176, 176) / 2 + .5).requires_grad_()
second = (first.detach() + wave(1, 3, 176, 176).flip(3) / 2).clamp(0, 1)
for name, loss in (("ssim", 1 - ssim(first, second, data_range=1.)), ("ms_ssim", 1 - MS_SSIM(data_range=1.)(first, second))):
    gradient, = torch.autograd.grad(loss, first)
    print(name, f"{loss.item():.4f} {gradient.abs().sum().item():.3g}")
