"""Wavelet transforms of images with pytorch_wavelets, their inverses and gradients."""
import torch
from pytorch_wavelets import DTCWTForward, DTCWTInverse, DWT1DForward, DWT1DInverse, DWTForward, DWTInverse, ScatLayer
from waves import wave

image = wave(2, 3, 16, 16).requires_grad_()


def show(name, *tensors):
    (grad,) = torch.autograd.grad(sum(tensor.square().sum() for tensor in tensors), image)
    print(name, *(f"{tuple(tensor.shape)} {tensor.abs().mean().item():.4f}" for tensor in tensors), f"{grad.abs().mean().item():.4f}")


for wavelet, mode in (("haar", "zero"), ("db2", "symmetric"), ("bior2.2", "periodization")):
    low, high = DWTForward(J=2, wave=wavelet, mode=mode)(image)
    show(wavelet, low, *high, DWTInverse(wave=wavelet, mode=mode)((low, high)))
low, high = DTCWTForward(J=2)(image)
show("dual tree", low, *high, DTCWTInverse()((low, high)))
low, high = DWT1DForward(J=2, wave="db2")(image.flatten(2))
show("one dimension", low, *high, DWT1DInverse(wave="db2")((low, high)))
show("scattering", ScatLayer()(image))
