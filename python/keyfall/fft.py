"""Discrete Fourier transforms.

norm: None and "backward" scale the inverse by 1/n, "forward" the other direction, "ortho" both by
1/sqrt(n)."""

from . import _C

__all__ = ["fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2",
           "ifftn", "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft",
           "rfft2", "rfftfreq", "rfftn"]

for _name in __all__:
    globals()[_name] = getattr(_C._fft, "fft_" + _name)
del _name
