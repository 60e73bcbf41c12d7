"""Discrete Fourier transforms: those of one dimension are operators, the others are made of them.

norm: None and "backward" scale the inverse by 1/n, "forward" the other direction, "ortho" both by
1/sqrt(n)."""

from . import _C

_functions = _C._VariableFunctions

__all__ = ["fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2",
           "ifftn", "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft",
           "rfft2", "rfftfreq", "rfftn"]

fft = _C._fft.fft_fft
ifft = _C._fft.fft_ifft
rfft = _C._fft.fft_rfft
irfft = _C._fft.fft_irfft

_OPPOSITE = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"}


def _opposite(norm):
    """The norm that scales the other direction."""
    if norm not in _OPPOSITE:
        raise RuntimeError(f'Invalid normalization mode: "{norm}"')
    return _OPPOSITE[norm]


def _finish(result, out):
    if out is None:
        return result
    out.resize_(result.shape)
    return out.copy_(result)


def _axes(input, s, dim):
    """(size or None, dimension) of each transform."""
    count = input.dim()
    if dim is None:
        dims = list(range(count)) if s is None else list(range(count - len(s), count))
        if s is not None and len(s) > count:
            raise RuntimeError(f"Got shape with {len(s)} values but input tensor only has {count} "
                               "dimensions.")
    else:
        dims = [dim] if isinstance(dim, int) else list(dim)
    sizes = [None] * len(dims) if s is None else [None if n == -1 else n for n in s]
    if len(sizes) != len(dims):
        raise RuntimeError("When given, dim and shape arguments must have the same length, found "
                           f"{len(dims)} and {len(sizes)}")
    if len({one % count if count else one for one in dims}) < len(dims):
        raise RuntimeError(f"FFT dims must be unique, found {tuple(dims)}")
    return list(zip(sizes, dims))


def _each(transform, input, axes, norm):
    for size, dim in axes:
        input = transform(input, size, dim, norm)
    return input


def _last(input, s, dim, name):
    axes = _axes(input, s, dim)
    if not axes:
        raise RuntimeError(f"{name} must transform at least one axis")
    return axes[:-1], axes[-1]


def fftn(input, s=None, dim=None, norm=None, *, out=None):
    """Fourier transform over several dimensions, all of them by default."""
    return _finish(_each(fft, input, _axes(input, s, dim), norm), out)


def ifftn(input, s=None, dim=None, norm=None, *, out=None):
    """Inverse of fftn."""
    return _finish(_each(ifft, input, _axes(input, s, dim), norm), out)


def rfftn(input, s=None, dim=None, norm=None, *, out=None):
    """fftn of real numbers: half of the last dimension, the rest follows by symmetry."""
    axes, last = _last(input, s, dim, "rfftn")
    return _finish(_each(fft, rfft(input, *last, norm), axes, norm), out)


def irfftn(input, s=None, dim=None, norm=None, *, out=None):
    """Inverse of rfftn."""
    axes, last = _last(input, s, dim, "irfftn")
    return _finish(irfft(_each(ifft, input, axes, norm), *last, norm), out)


def hfft(input, n=None, dim=-1, norm=None, *, out=None):
    """Fourier transform of a signal with a real spectrum, of which the input is one half."""
    return _finish(irfft(input.conj(), n, dim, _opposite(norm)), out)


def ihfft(input, n=None, dim=-1, norm=None, *, out=None):
    """Inverse of hfft."""
    return _finish(rfft(input, n, dim, _opposite(norm)).conj().resolve_conj(), out)


def hfftn(input, s=None, dim=None, norm=None, *, out=None):
    """hfft over the last of the dimensions, fft over the others."""
    axes, last = _last(input, s, dim, "hfftn")
    return _finish(hfft(_each(fft, input, axes, norm), *last, norm), out)


def ihfftn(input, s=None, dim=None, norm=None, *, out=None):
    """Inverse of hfftn."""
    axes, last = _last(input, s, dim, "ihfftn")
    return _finish(_each(ifft, ihfft(input, *last, norm), axes, norm), out)


def _of_two(function, like):
    def transform(input, s=None, dim=(-2, -1), norm=None, *, out=None):
        return function(input, s, dim, norm, out=out)

    transform.__name__ = transform.__qualname__ = like[:-1] + "2"
    transform.__doc__ = f"{like} over two dimensions, the last ones by default."
    return transform


fft2, ifft2 = _of_two(fftn, "fftn"), _of_two(ifftn, "ifftn")
rfft2, irfft2 = _of_two(rfftn, "rfftn"), _of_two(irfftn, "irfftn")
hfft2, ihfft2 = _of_two(hfftn, "hfftn"), _of_two(ihfftn, "ihfftn")


def _frequencies(indices, n, d, out, options):
    result = indices.to(options.pop("dtype", None) or _C.get_default_dtype()) / (n * d)
    requires_grad = options.pop("requires_grad", False)
    result = _finish(result, out)
    return result.requires_grad_() if requires_grad else result


def fftfreq(n, d=1.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    """The frequencies of what fft gives for n samples at distance d."""
    half = _functions.arange(0, (n + 1) // 2, device=device)
    indices = _functions.cat([half, _functions.arange(-(n // 2), 0, device=device)])
    return _frequencies(indices, n, d, out, {"dtype": dtype, "requires_grad": requires_grad})


def rfftfreq(n, d=1.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    """The frequencies of what rfft gives for n samples at distance d."""
    indices = _functions.arange(0, n // 2 + 1, device=device)
    return _frequencies(indices, n, d, out, {"dtype": dtype, "requires_grad": requires_grad})


def _dims(input, dim):
    return list(range(input.dim())) if dim is None else [dim] if isinstance(dim, int) else list(dim)


def fftshift(input, dim=None):
    """Moves frequency 0 to the middle."""
    dims = _dims(input, dim)
    return input.roll([input.size(one) // 2 for one in dims], dims)


def ifftshift(input, dim=None):
    """Inverse of fftshift."""
    dims = _dims(input, dim)
    return input.roll([(input.size(one) + 1) // 2 for one in dims], dims)
