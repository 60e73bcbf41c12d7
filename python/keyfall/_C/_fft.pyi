# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

__all__ = [
    "fft_fft",
    "fft_ifft",
    "fft_rfft",
    "fft_irfft",
    "fft_hfft",
    "fft_ihfft",
    "fft_fft2",
    "fft_ifft2",
    "fft_rfft2",
    "fft_irfft2",
    "fft_hfft2",
    "fft_ihfft2",
    "fft_fftn",
    "fft_ifftn",
    "fft_rfftn",
    "fft_irfftn",
    "fft_hfftn",
    "fft_ihfftn",
    "fft_fftshift",
    "fft_ifftshift",
    "fft_fftfreq",
    "fft_rfftfreq",
]

def fft_fft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Discrete Fourier transform along dim, which n trims or pads with 0."""
def fft_ifft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse discrete Fourier transform along dim, which n trims or pads with 0."""
def fft_rfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Elements 0 to n / 2 of the Fourier transform of the real tensor input along dim, which n trims or pads with 0; the others are their conjugates."""
def fft_irfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real inverse of fft_rfft along dim."""
def fft_hfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real Fourier transform of a signal with conjugate symmetry, given by its first half along dim."""
def fft_ihfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse of fft_hfft: elements 0 to n / 2 along dim of the inverse Fourier transform of the real tensor input."""
def fft_fft2(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int = (-2, -1), norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Discrete Fourier transform over the two dimensions dim, which s trims or pads with 0; norm as fft_fft."""
def fft_ifft2(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int = (-2, -1), norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse discrete Fourier transform over the two dimensions dim, which s trims or pads with 0; norm as fft_ifft."""
def fft_rfft2(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int = (-2, -1), norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Fourier transform of the real tensor input over the two dimensions dim; only elements 0 to n / 2 of the last one are kept."""
def fft_irfft2(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int = (-2, -1), norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real inverse of fft_rfft2 over the two dimensions dim."""
def fft_hfft2(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int = (-2, -1), norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real Fourier transform over the two dimensions dim of a signal with conjugate symmetry, given by its first half along the last one."""
def fft_ihfft2(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int = (-2, -1), norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse of fft_hfft2 over the two dimensions dim: the first half along the last one."""
def fft_fftn(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Discrete Fourier transform over the dimensions dim (all if None, or the last ones if s is given), which s trims or pads with 0; norm as fft_fft."""
def fft_ifftn(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse discrete Fourier transform over the dimensions dim (all if None, or the last ones if s is given), which s trims or pads with 0; norm as fft_ifft."""
def fft_rfftn(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Fourier transform of the real tensor input over the dimensions dim; only elements 0 to n / 2 of the last one are kept."""
def fft_irfftn(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real inverse of fft_rfftn over the dimensions dim."""
def fft_hfftn(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Real Fourier transform over the dimensions dim of a signal with conjugate symmetry, given by its first half along the last one."""
def fft_ihfftn(input: Tensor, s: Sequence[int] | int | None = None, dim: Sequence[int] | int | None = None, norm: str | None = None, *, out: Tensor | None = None) -> Tensor:
    """Inverse of fft_hfftn over the dimensions dim: the first half along the last one."""
def fft_fftshift(input: Tensor, dim: Sequence[int] | int | None = None) -> Tensor:
    """Rolls the dimensions dim (all if None) by half of their size, so that frequency 0 is in the middle."""
def fft_ifftshift(input: Tensor, dim: Sequence[int] | int | None = None) -> Tensor:
    """Inverse of fft_fftshift: rolls the dimensions dim (all if None) so that frequency 0 comes first."""
def fft_fftfreq(n: int, d: float = 1., *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Frequencies of the elements of fft_fft for n samples d apart: [0, 1, ..., (n - 1) / 2, -(n / 2), ..., -1] / (n * d)."""
def fft_rfftfreq(n: int, d: float = 1., *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, out: Tensor | None = None, requires_grad: bool = False) -> Tensor:
    """Frequencies of the elements of fft_rfft for n samples d apart: [0, 1, ..., n / 2] / (n * d)."""
