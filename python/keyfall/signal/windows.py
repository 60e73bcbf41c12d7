"""Window functions. All of them take the number of points, and by keyword: sym (the window is
symmetric; otherwise one period of a longer, periodic window), dtype, layout, device and
requires_grad."""

import math

from .. import _C

_functions = _C._VariableFunctions

__all__ = [
    "bartlett", "blackman", "cosine", "exponential", "gaussian", "general_cosine",
    "general_hamming", "hamming", "hann", "kaiser", "nuttall",
]


def _start(name, M, dtype, layout, device):
    """Checks the arguments that all windows share; returns the options of the result."""
    if M < 0:
        raise ValueError(f"{name} requires non-negative window length, got M={M}")
    if layout not in (None, _C.strided):
        raise ValueError(f"{name} is implemented for strided tensors only, got: {layout}")
    dtype = _C.get_default_dtype() if dtype is None else dtype
    if dtype not in (_C.float32, _C.float64):
        raise ValueError(f"{name} expects float32 or float64 dtypes, got: {dtype}")
    return {"dtype": dtype, "device": device}


def _finish(window, requires_grad):
    return window.requires_grad_(requires_grad) if requires_grad else window


def _steps(start, step, M, options):
    return _functions.linspace(start, start + (M - 1) * step, M, **options)


def _trivial(M, options):
    """The windows of no and of one point; None for longer ones."""
    return _functions.ones([M], **options) if M <= 1 else None


def exponential(M, *, center=None, tau=1.0, sym=True, dtype=None, layout=None, device=None,
                requires_grad=False):
    """exp(-abs(n - center) / tau)."""
    options = _start("exponential", M, dtype, layout, device)
    if tau <= 0:
        raise ValueError(f"Tau must be positive, got: {tau} instead.")
    if sym and center is not None:
        raise ValueError("Center must be None for symmetric windows")
    window = _trivial(M, options)
    if window is None:
        center = (M if not sym and M > 1 else M - 1) / 2.0 if center is None else center
        window = (-_steps(-center / tau, 1 / tau, M, options).abs()).exp()
    return _finish(window, requires_grad)


def cosine(M, *, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """sin(pi * (n + 0.5) / M)."""
    options = _start("cosine", M, dtype, layout, device)
    window = _trivial(M, options)
    if window is None:
        step = math.pi / (M + 1 if not sym else M)
        window = _steps(0.5 * step, step, M, options).sin()
    return _finish(window, requires_grad)


def gaussian(M, *, std=1.0, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """exp(-(n / std)**2 / 2), where n counts from the center."""
    options = _start("gaussian", M, dtype, layout, device)
    if std <= 0:
        raise ValueError(f"Standard deviation must be positive, got: {std} instead.")
    window = _trivial(M, options)
    if window is None:
        step = 1 / (std * math.sqrt(2))
        start = -(M if not sym and M > 1 else M - 1) / 2.0
        window = (-_steps(start * step, step, M, options) ** 2).exp()
    return _finish(window, requires_grad)


def kaiser(M, *, beta=12.0, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """i0(beta * sqrt(1 - x**2)) / i0(beta), where x goes from -1 to 1."""
    options = _start("kaiser", M, dtype, layout, device)
    if beta < 0:
        raise ValueError(f"beta must be non-negative, got: {beta} instead.")
    window = _trivial(M, options)
    if window is None:
        step = 2.0 * beta / (M if not sym else M - 1)
        spread = _steps(-beta, step, M, options)
        height = _functions.scalar_tensor(beta, **options)
        window = _functions.i0((height * height - spread ** 2).clamp_min(0).sqrt())
        window = window / _functions.i0(height)
    return _finish(window, requires_grad)


def general_cosine(M, *, a, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """The sum of (-1)**i * a[i] * cos(2 * pi * i * n / (M - 1))."""
    options = _start("general_cosine", M, dtype, layout, device)
    if not isinstance(a, (list, tuple)):
        raise TypeError("Coefficients must be a list/tuple")
    if not a:
        raise ValueError("Coefficients cannot be empty")
    window = _trivial(M, options)
    if window is None:
        angle = _steps(0, 2 * math.pi / (M if not sym else M - 1), M, options)
        window = sum((-1) ** i * weight * (angle * i).cos() for i, weight in enumerate(a))
    return _finish(window, requires_grad)


def general_hamming(M, *, alpha=0.54, sym=True, dtype=None, layout=None, device=None,
                    requires_grad=False):
    """alpha - (1 - alpha) * cos(2 * pi * n / (M - 1))."""
    return general_cosine(M, a=[alpha, 1.0 - alpha], sym=sym, dtype=dtype, layout=layout,
                          device=device, requires_grad=requires_grad)


def hamming(M, *, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """general_hamming with alpha 0.54."""
    return general_hamming(M, sym=sym, dtype=dtype, layout=layout, device=device,
                           requires_grad=requires_grad)


def hann(M, *, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """general_hamming with alpha 0.5."""
    return general_hamming(M, alpha=0.5, sym=sym, dtype=dtype, layout=layout, device=device,
                           requires_grad=requires_grad)


def blackman(M, *, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """0.42 - 0.5 * cos(2 * pi * n / (M - 1)) + 0.08 * cos(4 * pi * n / (M - 1))."""
    return general_cosine(M, a=[0.42, 0.5, 0.08], sym=sym, dtype=dtype, layout=layout,
                          device=device, requires_grad=requires_grad)


def nuttall(M, *, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """The four-term cosine window of Nuttall (1981) with continuous first derivative."""
    return general_cosine(M, a=[0.3635819, 0.4891775, 0.1365995, 0.0106411], sym=sym, dtype=dtype,
                          layout=layout, device=device, requires_grad=requires_grad)


def bartlett(M, *, sym=True, dtype=None, layout=None, device=None, requires_grad=False):
    """1 - abs(2 * n / (M - 1) - 1), a triangle."""
    options = _start("bartlett", M, dtype, layout, device)
    window = _trivial(M, options)
    if window is None:
        window = 1 - _steps(-1, 2 / (M if not sym else M - 1), M, options).abs()
    return _finish(window, requires_grad)
