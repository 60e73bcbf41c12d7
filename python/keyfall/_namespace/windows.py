"""Window functions for spectra: hann_window and similar ones.

A periodic window is the symmetric one of one more element without its last, so copies of it join
smoothly."""

import math
from types import NoneType

from .. import _C
from . import export

__all__ = ["bartlett_window", "blackman_window", "hamming_window", "hann_window", "kaiser_window"]

_functions = _C._VariableFunctions


def _window(name, window_length, periodic, weigh, dtype, layout, device, pin_memory, requires_grad):
    """Evaluates `weigh` at evenly spaced positions from 0 to 1."""
    if not isinstance(periodic, bool) or not isinstance(requires_grad, (bool, NoneType)):
        raise TypeError(f"{name}(): arguments 'periodic' and 'requires_grad' must be bool, found "
                        f"{type(periodic).__name__} and {type(requires_grad).__name__}")
    if isinstance(dtype, type):
        dtype = _functions.scalar_tensor(0, dtype=dtype).dtype
    dtype = _C.get_default_dtype() if dtype is None else dtype
    if not dtype.is_floating_point:
        raise RuntimeError(f"{name} expects floating point dtypes, got: {dtype}")
    if layout not in (None, _C.strided):
        raise RuntimeError(f"{name} is not implemented for layout {layout}")
    if not hasattr(window_length, "__index__") or isinstance(window_length, bool):
        raise TypeError(f"{name}(): argument 'window_length' (position 1) must be int, not "
                        f"{type(window_length).__name__}")
    if window_length < 0:
        raise RuntimeError(f"{name} requires non-negative window_length, got window_length="
                           f"{window_length}")
    if window_length < 2:
        window = _functions.ones(window_length, dtype=dtype, device=device)
    else:
        count = window_length + 1 if periodic else window_length
        places = _functions.arange(float(count), dtype=_C.float64, device=device) / (count - 1)
        window = weigh(places)[:window_length].to(dtype)
    if pin_memory:
        window = _functions.empty_like(window, pin_memory=True).copy_(window).data
    return window.requires_grad_() if requires_grad else window


def _cosines(*factors):
    def weigh(places):
        return sum(factor * (2 * math.pi * order * places).cos()
                   for order, factor in enumerate(factors))
    return weigh


def hann_window(window_length, periodic=True, *, dtype=None, layout=None, device=None,
                pin_memory=False, requires_grad=False):
    """0.5 - 0.5 * cos: 0 at the ends.

    >>> keyfall.hann_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """
    return _window("hann_window", window_length, periodic, _cosines(0.5, -0.5), dtype, layout,
                   device, pin_memory, requires_grad)


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None, layout=None,
                   device=None, pin_memory=False, requires_grad=False):
    """alpha - beta * cos.

    >>> keyfall.hamming_window(4)
    tensor([0.0800, 0.5400, 1.0000, 0.5400])
    """
    return _window("hamming_window", window_length, periodic, _cosines(alpha, -beta), dtype, layout,
                   device, pin_memory, requires_grad)


def blackman_window(window_length, periodic=True, *, dtype=None, layout=None, device=None,
                    pin_memory=False, requires_grad=False):
    """0.42 - 0.5 * cos + 0.08 * cos of twice the angle.

    >>> keyfall.blackman_window(4)[1:]
    tensor([0.3400, 1.0000, 0.3400])
    """
    return _window("blackman_window", window_length, periodic, _cosines(0.42, -0.5, 0.08), dtype,
                   layout, device, pin_memory, requires_grad)


def bartlett_window(window_length, periodic=True, *, dtype=None, layout=None, device=None,
                    pin_memory=False, requires_grad=False):
    """A triangle.

    >>> keyfall.bartlett_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """
    return _window("bartlett_window", window_length, periodic,
                   lambda places: 1 - (2 * places - 1).abs(), dtype, layout, device, pin_memory,
                   requires_grad)


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None, layout=None, device=None,
                  pin_memory=False, requires_grad=False):
    """Bessel's I0 over a semicircle, scaled by beta.

    >>> keyfall.kaiser_window(4, periodic=False)
    tensor([5.2773e-05, 5.1884e-01, 5.1884e-01, 5.2773e-05])
    """
    def weigh(places):
        half = (1 - (2 * places - 1).square()).clamp_min(0).sqrt()
        return (beta * half).i0() / _C.tensor(beta, dtype=_C.float64).i0()

    return _window("kaiser_window", window_length, periodic, weigh, dtype, layout, device,
                   pin_memory, requires_grad)


export(globals())
