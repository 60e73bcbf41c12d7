"""The windows of keyfall.signal.windows."""

import math

import keyfall
from collections.abc import Iterable

from ... import _C
from ..._C import Tensor

__all__ = ["bartlett", "blackman", "cosine", "exponential", "gaussian", "general_cosine", "general_hamming",
           "hamming", "hann", "kaiser", "nuttall"]


def _refuse(wrong, text):
    if wrong:
        raise ValueError(text)


def _checked(name, M, dtype, layout):
    """The type of the result, after the checks that all windows share."""
    dtype = keyfall.get_default_dtype() if dtype is None else dtype
    _refuse(M < 0, f"{name} requires non-negative window length, got M={M}")
    _refuse(layout is not keyfall.strided, f"{name} is implemented for strided tensors only, got: {layout}")
    _refuse(dtype not in (keyfall.float32, keyfall.float64),
            f"{name} expects float32 or float64 dtypes, got: {dtype}")
    return dtype


def _window(name, M, function, sym, start, step, dtype, layout, device, requires_grad):
    """function(start + step(M) * i) for i < M."""
    dtype = _checked(name, M, dtype, layout)
    if M == 0:
        return keyfall.empty((0,), dtype=dtype, device=device, requires_grad=requires_grad)
    if M == 1:
        return keyfall.ones((1,), dtype=dtype, device=device, requires_grad=requires_grad)
    size = M if sym else M + 1
    begin, width = start(size), step(size)
    x = keyfall.linspace(begin, begin + (M - 1) * width, M, dtype=dtype, device=device)
    result = function(x)
    return result.requires_grad_(requires_grad) if requires_grad else result


def exponential(M: int, *, center: float | None = None, tau: float = 1.0, sym: bool = True,
                dtype: _C.dtype | None = None, layout: _C.layout = keyfall.strided,
                device: _C.device | None = None, requires_grad: bool = False) -> Tensor:
    """exp(-|n - center| / tau)."""
    _refuse(tau <= 0, f"Tau must be positive, got: {tau} instead.")
    _refuse(sym and center is not None, "Center must be None for symmetric windows")
    return _window("exponential", M, lambda x: keyfall.exp(-keyfall.abs(x)), sym,
                   lambda size: -(center if center is not None else (size - 1) / 2.0) / tau,
                   lambda size: 1 / tau, dtype, layout, device, requires_grad)


def cosine(M: int, *, sym: bool = True, dtype: _C.dtype | None = None,
           layout: _C.layout = keyfall.strided, device: _C.device | None = None,
           requires_grad: bool = False) -> Tensor:
    """sin(π (n + 1/2) / M)."""
    return _window("cosine", M, keyfall.sin, sym, lambda size: 0.5 * math.pi / size,
                   lambda size: math.pi / size, dtype, layout, device, requires_grad)


def gaussian(M: int, *, std: float = 1.0, sym: bool = True, dtype: _C.dtype | None = None,
             layout: _C.layout = keyfall.strided, device: _C.device | None = None,
             requires_grad: bool = False) -> Tensor:
    """exp(-(n - centre)² / (2 std²))."""
    _refuse(std <= 0, f"Standard deviation must be positive, got: {std} instead.")
    root = std * math.sqrt(2)
    return _window("gaussian", M, lambda x: keyfall.exp(-(x**2)), sym, lambda size: -(size - 1) / 2.0 / root,
                   lambda size: 1 / root, dtype, layout, device, requires_grad)


def kaiser(M: int, *, beta: float = 12.0, sym: bool = True, dtype: _C.dtype | None = None,
           layout: _C.layout = keyfall.strided, device: _C.device | None = None,
           requires_grad: bool = False) -> Tensor:
    """I₀(β sqrt(1 - x²)) / I₀(β)."""
    _refuse(beta < 0, f"beta must be non-negative, got: {beta} instead.")

    def window(x):
        top = keyfall.tensor(float(beta), dtype=x.dtype, device=device)
        return keyfall.i0(keyfall.sqrt((beta * beta - x.pow(2)).clamp(min=0))) / keyfall.i0(top)

    return _window("kaiser", M, window, sym, lambda size: -beta, lambda size: 2.0 * beta / (size - 1), dtype,
                   layout, device, requires_grad)


def general_cosine(M, *, a: Iterable, sym: bool = True, dtype: _C.dtype | None = None,
                   layout: _C.layout = keyfall.strided, device: _C.device | None = None,
                   requires_grad: bool = False) -> Tensor:
    """Σ (-1)ⁱ aᵢ cos(2 π i n / M)."""
    if not isinstance(a, Iterable):
        raise TypeError("Coefficients must be a list/tuple")
    a = list(a) if not isinstance(a, str) else a
    _refuse(not a, "Coefficients cannot be empty")

    def window(x):
        signed = keyfall.tensor([(-1) ** i * w for i, w in enumerate(a)], dtype=x.dtype, device=device)
        i = keyfall.arange(len(a), dtype=x.dtype, device=device)
        return (signed.unsqueeze(-1) * keyfall.cos(i.unsqueeze(-1) * x)).sum(0)

    return _window("general_cosine", M, window, sym, lambda size: 0.0, lambda size: 2 * math.pi / (size - 1),
                   dtype, layout, device, requires_grad)


def general_hamming(M, *, alpha: float = 0.54, sym: bool = True, **options) -> Tensor:
    """alpha - (1 - alpha) cos(2 π n / M)."""
    return general_cosine(M, a=[alpha, 1.0 - alpha], sym=sym, **options)


def hamming(M: int, *, sym: bool = True, **options) -> Tensor:
    """0.54 - 0.46 cos(2 π n / M)."""
    return general_hamming(M, sym=sym, **options)


def hann(M: int, *, sym: bool = True, **options) -> Tensor:
    """0.5 - 0.5 cos(2 π n / M)."""
    return general_hamming(M, alpha=0.5, sym=sym, **options)


def blackman(M: int, *, sym: bool = True, **options) -> Tensor:
    """Three cosines, of 0.42, 0.5 and 0.08."""
    return general_cosine(M, a=[0.42, 0.5, 0.08], sym=sym, **options)


def bartlett(M: int, *, sym: bool = True, dtype: _C.dtype | None = None,
             layout: _C.layout = keyfall.strided, device: _C.device | None = None,
             requires_grad: bool = False) -> Tensor:
    """1 - |2 n / M - 1|: a triangle."""
    return _window("bartlett", M, lambda x: 1 - keyfall.abs(x), sym, lambda size: -1.0,
                   lambda size: 2 / (size - 1), dtype, layout, device, requires_grad)


def nuttall(M: int, *, sym: bool = True, **options) -> Tensor:
    """Four cosines, by Nuttall."""
    return general_cosine(M, a=[0.3635819, 0.4891775, 0.1365995, 0.0106411], sym=sym, **options)
