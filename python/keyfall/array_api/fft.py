"""Fourier transforms of the array API."""

from .._loading import lazy_module as _lazy_module

_fft = _lazy_module("keyfall.fft")
_NAMES_1D = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"]
_NAMES_ND = ["fftn", "ifftn", "rfftn", "irfftn"]

__all__ = [*_NAMES_1D, *_NAMES_ND, "fftfreq", "fftshift", "ifftshift", "rfftfreq"]


def _one(name):
    def transform(x, /, *, n=None, axis=-1, norm="backward"):
        return getattr(_fft, name)(x, n, axis, norm).resolve_conj()
    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = f"`{name}` of the array API standard, along an axis."
    return transform


def _several(name):
    def transform(x, /, *, s=None, axes=None, norm="backward"):
        return getattr(_fft, name)(x, s, axes, norm).resolve_conj()
    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = f"`{name}` of the array API standard, along several axes."
    return transform


globals().update({_name: _one(_name) for _name in _NAMES_1D})
globals().update({_name: _several(_name) for _name in _NAMES_ND})


def fftfreq(n, /, *, d=1.0, dtype=None, device=None):
    """The frequencies of the elements of fft."""
    return _fft.fftfreq(n, d, dtype=dtype, device=device)


def rfftfreq(n, /, *, d=1.0, dtype=None, device=None):
    """The frequencies of the elements of rfft."""
    return _fft.rfftfreq(n, d, dtype=dtype, device=device)


def fftshift(x, /, *, axes=None):
    """Moves the frequency 0 to the middle."""
    return _fft.fftshift(x, axes)


def ifftshift(x, /, *, axes=None):
    """Undoes fftshift."""
    return _fft.ifftshift(x, axes)
