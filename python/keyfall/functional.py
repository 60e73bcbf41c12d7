"""Functions composed of operators: those with variadic tensors, with several forms, or that choose
between operators."""

import math
import warnings
from collections.abc import Sequence

from ._C import Tensor
from . import _C
from ._loading import lazy_module as _lazy_module
from ._shared.overridable import make_overridable as _make_overridable, with_numpy_names as _with_numpy_names

_linalg = _lazy_module("keyfall.linalg")

_functions = _C._VariableFunctions

__all__ = [
    "atleast_1d", "atleast_2d", "atleast_3d", "block_diag", "broadcast_shapes",
    "broadcast_tensors", "cartesian_prod", "cdist", "chain_matmul", "einsum", "gradient", "istft",
    "lu", "meshgrid",
    "nonzero", "norm", "split", "stft", "tensordot", "trapz", "unique",
    "unique_consecutive", "unravel_index",
]


def _several(tensors):
    """Returns tensors given one by one or as one list."""
    if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)):
        return tensors[0]
    return tensors


# ---- Shapes


def atleast_1d(*tensors):
    """The tensors with at least one dimension; a tuple for several.

    >>> keyfall.atleast_1d(keyfall.tensor(1))
    tensor([1])
    """
    return _functions.atleast_1d(tensors[0] if len(tensors) == 1 else tensors)


def atleast_2d(*tensors):
    """The tensors with at least two dimensions; a tuple for several.

    >>> keyfall.atleast_2d(keyfall.tensor(1))
    tensor([[1]])
    """
    return _functions.atleast_2d(tensors[0] if len(tensors) == 1 else tensors)


def atleast_3d(*tensors):
    """The tensors with at least three dimensions; a tuple for several.

    >>> keyfall.atleast_3d(keyfall.tensor(1))
    tensor([[[1]]])
    """
    return _functions.atleast_3d(tensors[0] if len(tensors) == 1 else tensors)


def broadcast_tensors(*tensors):
    """The tensors, expanded to their common broadcast shape.

    >>> keyfall.broadcast_tensors(keyfall.tensor([1, 2]), keyfall.tensor([[3], [4]]))[1]
    tensor([[3, 3],
            [4, 4]])
    """
    return _functions.broadcast_tensors(_several(tensors))


def broadcast_shapes(*shapes):
    """The shape that tensors of these shapes broadcast to.

    >>> keyfall.broadcast_shapes((2, 1), (3,))
    torch.Size([2, 3])
    """
    result = []
    for shape in shapes:
        if shape is None:
            continue
        if not isinstance(shape, (int, tuple, list)):
            raise RuntimeError("broadcast_shapes(): expected ints, or tuples or lists of ints, found "
                               f"{type(shape).__name__}")
        sizes = [shape] if isinstance(shape, int) else list(shape)
        result = [1] * (len(sizes) - len(result)) + result
        for at in range(-1, -len(sizes) - 1, -1):
            size = sizes[at]
            if size < 0:
                raise ValueError(f"expected sizes that are not negative, found {size} in {shapes}")
            if size == 1 or size == result[at]:
                continue
            if result[at] != 1:
                raise RuntimeError("Shape mismatch: objects cannot be broadcast to a single shape: "
                                   f"found {size} and {result[at]} at dimension {at} of {shapes}")
            result[at] = size
    return _C.Size(result)


def meshgrid(*tensors, indexing: str | None = None) -> tuple[Tensor, ...]:
    """Grids whose coordinates are the given vectors: indexing "ij" (rows first) or "xy".

    >>> keyfall.meshgrid(keyfall.tensor([1, 2]), keyfall.tensor([3, 4]), indexing='ij')
    (tensor([[1, 1],
            [2, 2]]), tensor([[3, 4],
            [3, 4]]))
    """
    tensors = _several(tensors)
    if indexing is None:
        return _functions.meshgrid(tensors)
    return _functions.meshgrid(tensors, indexing=indexing)


def cartesian_prod(*tensors) -> Tensor:
    """All combinations of one element from each vector, as the rows of a matrix.

    >>> keyfall.cartesian_prod(keyfall.tensor([1, 2]), keyfall.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
    return _functions.cartesian_prod(_several(tensors))


def block_diag(*tensors):
    """A block-diagonal matrix of the given matrices.

    >>> keyfall.block_diag(keyfall.tensor([[1, 2]]), keyfall.tensor([[3]]))
    tensor([[1, 2, 0],
            [0, 0, 3]])
    """
    return _functions.block_diag(tensors)


def split(tensor: Tensor, split_size_or_sections: int | list[int],
          dim: int = 0) -> tuple[Tensor, ...]:
    """Parts of one size (the last may be smaller), or of the given sizes, along a dimension.

    >>> keyfall.split(keyfall.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """
    return tensor.split(split_size_or_sections, dim)


def nonzero(input, *, out=None, as_tuple=False):
    """The indices of the nonzero elements: one per row, or with as_tuple a vector for each
    dimension.

    >>> keyfall.nonzero(keyfall.tensor([0, 5, 6]))
    tensor([[1],
            [2]])
    """
    if not isinstance(as_tuple, bool):
        raise TypeError(f"nonzero(): argument 'as_tuple' must be bool, not {type(as_tuple).__name__}")
    if not as_tuple:
        return _functions.nonzero(input) if out is None else _functions.nonzero(input, out=out)
    if out is not None:
        raise RuntimeError("nonzero() takes out= or as_tuple=True, not both")
    return _functions.nonzero(input if input.dim() else input.unsqueeze(0)).unbind(1)


def unravel_index(indices: Tensor, shape: int | Sequence[int] | _C.Size) -> tuple[Tensor, ...]:
    """Converts flat indices to coordinates in a tensor of this shape: a tensor for each
    dimension.

    >>> keyfall.unravel_index(keyfall.tensor([3, 5]), (2, 3))
    (tensor([1, 1]), tensor([0, 2]))
    """
    if not isinstance(indices, _C.TensorBase):
        raise TypeError(f"expected a tensor of indices, found {type(indices).__name__}")
    if indices.is_floating_point() or indices.is_complex() or str(indices.dtype) == "torch.bool":
        raise TypeError(f"expected 'indices' to be integer dtype, but got {indices.dtype}")
    if not isinstance(shape, (int, tuple, list)):
        raise TypeError(f"expected 'shape' to be int or sequence of ints, but got {type(shape)}")
    sizes = [shape] if isinstance(shape, int) else list(shape)
    for size in sizes:
        if not isinstance(size, int):
            raise TypeError("expected 'shape' sequence to only contain ints, but got "
                            f"{type(size)}")
    if any(size < 0 for size in sizes):
        raise ValueError(f"'shape' cannot have negative values, but got {tuple(sizes)}")
    # Steps and sizes are tensors because a number would take the dtype of the indices: int8 cannot
    # hold the steps of a tensor with more than 127 elements.
    steps = [math.prod(sizes[at + 1:]) for at in range(len(sizes))]
    steps, sizes = (_C.tensor(one, dtype=_C.int64, device=indices.device) for one in (steps, sizes))
    return indices.unsqueeze(-1).div(steps, rounding_mode="floor").remainder(sizes).unbind(-1)


# ---- Sets


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """The elements without duplicates, or with dim the slices; on request also the output index of
    each input element, and the counts.

    >>> keyfall.unique(keyfall.tensor([3, 1, 3, 2]))
    tensor([1, 2, 3])
    """
    if dim is None:
        found = _functions._unique2(input, sorted, return_inverse, return_counts)
    else:
        found = _functions.unique_dim(input, dim, sorted, return_inverse, return_counts)
    return _chosen(found, return_inverse, return_counts)


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    """The elements, or with dim the slices, without consecutive duplicates.

    >>> keyfall.unique_consecutive(keyfall.tensor([1, 1, 2, 1]))
    tensor([1, 2, 1])
    """
    found = _functions.unique_consecutive(input, return_inverse, return_counts, dim)
    return _chosen(found, return_inverse, return_counts)


def _chosen(found, return_inverse, return_counts):
    values, inverse, counts = found
    if not (return_inverse or return_counts):
        return values
    return (values, *([inverse] if return_inverse else []), *([counts] if return_counts else []))


# ---- Products, norms and distances


def einsum(*args) -> Tensor:
    """A sum of products by Einstein's convention.

    einsum("ij,jk->ik", a, b), or with numbers for the letters: einsum(a, [0, 1], b, [1, 2], [0, 2]).

    >>> keyfall.einsum('ij,j->i', keyfall.tensor([[1, 2], [3, 4]]), keyfall.tensor([1, 1]))
    tensor([3, 7])
    """
    equation, *operands = _equation_and_operands(args)
    return _functions.einsum(equation, operands)


def _equation_and_operands(args):
    """The arguments of einsum in the form that overrides get: the equation and the operands one by one."""
    if len(args) < 2:
        raise ValueError("einsum(): expected the equation and at least one operand, or at least one "
                         "operand and the list of its subscripts")
    if isinstance(args[0], str) or hasattr(args[0], "__torch_function__") and not isinstance(args[0], _C.TensorBase):
        equation, operands = args[0], args[1:]  # what stands for a tensor says itself what it means
    elif not hasattr(args[0], "__torch_function__"):  # neither a tensor nor what stands for one
        raise TypeError(f"einsum(): argument 'equation' (position 1) must be str, not {type(args[0]).__name__}")
    else:
        pairs = len(args) // 2 * 2
        equation = ",".join(_letters(subscripts) for subscripts in args[1:pairs:2])
        if len(args) % 2:
            equation += "->" + _letters(args[-1])
        operands = args[0:pairs:2]
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        operands = operands[0]
        if not operands:
            raise ValueError("einsum(): expected at least one operand")
    return (equation, *operands)


einsum.spelled = _equation_and_operands


def _letters(subscripts):
    text = ""
    for number in subscripts:
        if number is Ellipsis:
            text += "..."
        elif isinstance(number, int) and 0 <= number < 52:
            text += chr(ord("A") + number) if number < 26 else chr(ord("a") + number - 26)
        else:
            raise ValueError("einsum(): expected subscripts that are Ellipsis or numbers, found one that is not within the "
                             f"valid range [0, 52): {number!r}")
    return text


def tensordot(a, b, dims=2, out: Tensor | None = None):
    """Sums products over the last dims dimensions of a and the first ones of b, or over the two lists
    of dimensions that dims holds.

    >>> keyfall.tensordot(keyfall.ones(2, 3), keyfall.ones(3, 4), dims=1).shape
    torch.Size([2, 4])
    """
    if isinstance(dims, _C.TensorBase):
        dims = dims.tolist() if dims.numel() > 1 else int(dims.item())
    if isinstance(dims, int):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if dims > min(a.dim(), b.dim()):
            raise RuntimeError("tensordot expects dims < ndim_a or ndim_b, but got "
                               f"dims={dims}: the tensors have {a.dim()} and {b.dim()}")
        of_a, of_b = list(range(-dims, 0)), list(range(dims))
    elif not isinstance(dims, (tuple, list)):
        raise RuntimeError("tensordot expects dims to be int or tuple[list[int], list[int]] or list[list[int]] "
                           f"containing two lists, but got dims={dims}")
    else:
        of_a, of_b = dims
    if out is None:
        return _functions.tensordot(a, b, of_a, of_b)
    return _functions.tensordot(a, b, of_a, of_b, out=out)


def chain_matmul(*matrices, out=None):
    """The product of matrices, multiplied in the cheapest order.

    >>> keyfall.chain_matmul(keyfall.ones(2, 3), keyfall.ones(3, 4), keyfall.ones(4, 1))
    tensor([[12.],
            [12.]])
    """
    warnings.warn("torch.chain_matmul is deprecated and will be removed in a future PyTorch release. "
                  "Use torch.linalg.multi_dot instead, which accepts a list of two or more tensors.",
                  stacklevel=2)
    if out is None:
        return _functions.chain_matmul(matrices)
    return _functions.chain_matmul(matrices, out=out)


_warned = set()  # texts that a program sees once


def _warn_once(text):
    if text not in _warned or _C.is_warn_always_enabled():
        _warned.add(text)
        warnings.warn(text, stacklevel=3)


def lu(A, pivot=True, get_infos=False, out=None):
    """LU factors and pivots of A, and with get_infos the numbers of the pivots that are 0.

    >>> keyfall.lu(keyfall.tensor([[2., 0.], [0., 4.]]))[0]
    tensor([[2., 0.],
            [0., 4.]])
    """
    _warn_once("torch.lu is deprecated in favor of torch.linalg.lu_factor / torch.linalg.lu_factor_ex and will be "
               "removed in a future PyTorch release.")
    made = _linalg.lu_factor_ex(A, pivot=pivot)
    results = tuple(made) if get_infos else tuple(made)[:2]
    if out is None:
        return results
    for given, result in zip(out, results):
        given.resize_(result.shape).copy_(result)
    return out


def norm(input, p: float | str | None = "fro", dim=None, keepdim=False, out=None, dtype=None):
    """The p-norm of all elements, or over dimensions; "fro" is the 2-norm.

    >>> keyfall.norm(keyfall.tensor([[3., 4.], [6., 8.]]), dim=1)
    tensor([ 5., 10.])
    """
    if isinstance(p, str):
        if p == "nuc":
            dims = [-2, -1] if dim is None else [dim] if isinstance(dim, int) else dim
            return _linalg.matrix_norm(input, p, dims, keepdim, dtype=dtype, out=out)
        if p != "fro":
            raise RuntimeError(f"norm(): expected p to be a number, 'fro' or 'nuc', found {p!r}")
        dims = [dim] if isinstance(dim, int) else dim
        if dtype is not None and input.layout is not _C.strided:
            raise ValueError("dtype argument is not supported in frobenius norm")
        if dims is not None and len(dims) > 2:
            raise RuntimeError(f"norm(): p='fro' takes at most two dimensions, found {tuple(dims)}")
    order = 2.0 if p is None or p == "fro" else p
    dims = [dim] if isinstance(dim, int) else dim
    options = {} if out is None else {"out": out}
    return _C._linalg.linalg_vector_norm(input, order, dims, keepdim, dtype=dtype, **options)


_CDIST_MODES = {"use_mm_for_euclid_dist_if_necessary": None, "use_mm_for_euclid_dist": 1,
                "donot_use_mm_for_euclid_dist": 2}


def cdist(x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """The p-norm distances between the rows of two tensors.

    >>> keyfall.cdist(keyfall.tensor([[0., 0.]]), keyfall.tensor([[3., 4.], [0., 1.]]))
    tensor([[5., 1.]])
    """
    if compute_mode not in _CDIST_MODES:
        raise ValueError(f"cdist(): {compute_mode!r} is no compute_mode: there are "
                         f"{', '.join(_CDIST_MODES)}")
    return _functions.cdist(x1, x2, p, _CDIST_MODES[compute_mode])


# ---- Short-time Fourier transforms


def _window(window, n_fft, win_length, like):
    """The window, centered in n_fft samples."""
    if window is None:
        window = like.new_ones([win_length])
    if window.dim() != 1 or window.size(0) != win_length:
        raise RuntimeError(f"expected a window of {win_length} elements, found one of shape "
                           f"{tuple(window.shape)}")
    left = (n_fft - win_length) // 2
    return _C._nn.pad(window, [left, n_fft - win_length - left])


def _lengths(name, n_fft, hop_length, win_length, limit):
    hop = n_fft // 4 if hop_length is None else hop_length
    win = n_fft if win_length is None else win_length
    if not 0 < n_fft <= limit:
        raise RuntimeError(f"{name}(): expected 0 < n_fft <= {limit}, found n_fft={n_fft}")
    if hop <= 0:
        raise RuntimeError(f"{name}(): expected hop_length > 0, found hop_length={hop}")
    if not 0 < win <= n_fft:
        raise RuntimeError(f"{name}(): expected 0 < win_length <= n_fft, found win_length={win}")
    return hop, win


def stft(input: Tensor, n_fft: int, hop_length: int | None = None, win_length: int | None = None,
         window: Tensor | None = None, center: bool = True, pad_mode: str = "reflect",
         normalized: bool = False, onesided: bool | None = None, return_complex: bool | None = None,
         align_to_window: bool | None = None) -> Tensor:
    """Spectra of overlapping frames: (batch, frequency, frame), complex, or with a last dimension of
    real and imaginary parts when return_complex is False.

    >>> keyfall.stft(keyfall.ones(8), 4, return_complex=True).shape
    torch.Size([3, 9])
    """
    complex_input = input.is_complex() or (window is not None and window.is_complex())
    if return_complex is None:
        if not complex_input:
            raise RuntimeError("stft requires the return_complex parameter be given for real inputs")
        return_complex = True
    if window is None:
        _warn_once("A window was not provided. A rectangular window will be applied, which lets spectra leak. "
                   "window=torch.ones(n_fft) asks for one without a warning.")
    if not return_complex:
        _warn_once("stft with return_complex=False is deprecated. In a future pytorch release, stft will return "
                   "complex tensors for all inputs. torch.view_as_real makes two real numbers of each.")
    if onesided is None:
        onesided = not complex_input
    if onesided and complex_input:
        raise RuntimeError("stft(): a complex signal has no one-sided spectrum: pass onesided=False")
    if not (input.is_floating_point() or input.is_complex()):
        raise RuntimeError(f"stft(): expected floating point or complex numbers, found {input.dtype}")
    if input.dim() not in (1, 2):
        raise RuntimeError(f"stft(): expected 1 or 2 dimensions, found {input.dim()}")
    frames = input if input.dim() == 2 else input.unsqueeze(0)
    if center:
        if align_to_window is not None:
            raise RuntimeError("stft(): align_to_window has a meaning only with center=False")
        half = n_fft // 2
        frames = _C._nn.pad(frames.unsqueeze(1), [half, half], pad_mode).squeeze(1)
    hop, win = _lengths("stft", n_fft, hop_length, win_length, frames.size(1))
    if align_to_window and win < n_fft:
        # The first window, not the first frame, begins at the start of the signal.
        left = (n_fft - win) // 2
        frames = _C._nn.pad(frames, [left, n_fft - win - left])
    frames = frames.unfold(1, n_fft, hop)
    if window is not None or win < n_fft:
        frames = frames * _window(window, n_fft, win, input)
    norm_mode = "ortho" if normalized else None
    transform = _C._fft.fft_rfft if onesided else _C._fft.fft_fft
    spectra = transform(frames, None, -1, norm_mode).transpose(1, 2)
    if input.dim() == 1:
        spectra = spectra.squeeze(0)
    return spectra if return_complex else _functions.view_as_real(spectra)


def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True,
          normalized=False, onesided=None, length=None, return_complex=False):
    """Inverse of stft: adds overlapping frames and divides by the windows.

    >>> keyfall.istft(keyfall.stft(keyfall.ones(8), 4, return_complex=True), 4).shape
    torch.Size([8])
    """
    if not input.is_complex():
        raise RuntimeError("istft(): expected complex spectra: view_as_complex makes them")
    if input.dim() not in (2, 3):
        raise RuntimeError(f"istft(): expected 2 or 3 dimensions, found {input.dim()}")
    if window is None:
        _warn_once("A window was not provided. A rectangular window will be applied. Only the window of stft "
                   "gives the signal back.")
    hop, win = _lengths("istft", n_fft, hop_length, win_length, n_fft)
    spectra = (input if input.dim() == 3 else input.unsqueeze(0)).transpose(1, 2)
    if onesided is None:
        onesided = spectra.size(-1) != n_fft
    expected = n_fft // 2 + 1 if onesided else n_fft
    if spectra.size(-1) != expected:
        raise RuntimeError(f"istft(): expected {expected} frequencies, found {spectra.size(-1)}")
    if spectra.size(1) == 0:
        raise RuntimeError("istft(): expected at least one frame, found none")
    complex_window = window is not None and window.is_complex()
    if complex_window and not return_complex:
        raise RuntimeError("istft(): a complex window needs return_complex=True")
    if onesided and (complex_window or return_complex):
        raise RuntimeError("istft(): a complex signal has no one-sided spectrum: pass onesided=False "
                           f"and {n_fft} frequencies")
    norm_mode = "ortho" if normalized else None
    if return_complex:
        frames = _C._fft.fft_ifft(spectra, n_fft, -1, norm_mode)
    else:  # the second half of a real signal's spectrum mirrors the first and is not read
        frames = _C._fft.fft_irfft(spectra[..., :n_fft // 2 + 1], n_fft, -1, norm_mode)
    padded = _window(window, n_fft, win, frames)
    total = n_fft + hop * (frames.size(1) - 1)
    signal = _overlapped(frames * padded, total, hop)
    weight = _overlapped((padded * padded).expand(1, frames.size(1), n_fft), total, hop)
    start = n_fft // 2 if center else 0
    end = total - (n_fft // 2 if center else 0) if length is None else start + length
    signal, weight = signal[:, start:end], weight[:, start:end]
    if bool((weight.abs() < 1e-11).any()):
        raise RuntimeError("istft(): the windows do not cover the whole signal")
    signal = signal / weight
    if length is not None and signal.size(1) < length:
        _warn_once("The length of signal is shorter than the length parameter. Result is being padded with zeros in the tail. "
                   "Please check your center and hop_length settings.")
        signal = _C._nn.pad(signal, [0, length - signal.size(1)])
    return signal.squeeze(0) if input.dim() == 2 else signal


def _overlapped(frames, total, hop):
    """Sums frames, each hop samples after the previous: (batch, frame, n) → (batch, total)."""
    batch, count, size = frames.shape
    at = _functions.arange(count, device=frames.device).unsqueeze(1) * hop
    at = (at + _functions.arange(size, device=frames.device)).reshape(-1)
    return frames.new_zeros([batch, total]).index_add(1, at, frames.reshape(batch, -1))


# ---- Differences


@_with_numpy_names
def trapz(y, *args, **kwargs):
    """trapz(y, x, *, dim=-1), trapz(y, *, dx=1, dim=-1): older name of trapezoid.

    >>> keyfall.trapz(keyfall.tensor([1., 2., 3.]))
    tensor(4.)
    """
    return _functions.trapezoid(y, *args, **kwargs)


@_with_numpy_names
def gradient(input, *, spacing=1, dim=None, edge_order=1):
    """Estimates the derivative along each dimension, or the given ones: central differences inside,
    one-sided differences of first or second order at the edges. `spacing` is the distance between
    samples, one for each dimension, or tensors of their coordinates.

    >>> keyfall.gradient(keyfall.tensor([1., 4., 9.]))
    (tensor([3., 4., 5.]),)
    """
    if dim is None:
        dims = tuple(range(input.dim()))
    else:
        dims = tuple(_wrapped(d, input.dim()) for d in ((dim,) if isinstance(dim, int) else dim))
    if input.dtype == _C.uint8:
        raise RuntimeError("torch.gradient does not support uint8 input.")
    if isinstance(spacing, _C.TensorBase) and spacing.dim() > 0:
        raise TypeError("gradient(): expected spacing to be a number or a list, one item for each "
                        "dimension, but got a tensor of places alone")
    for at, d in enumerate(dims):
        if d in dims[:at]:
            raise RuntimeError(f"dim {d} appears multiple times in the list of dims")
    if edge_order not in (1, 2):
        raise RuntimeError("torch.gradient only supports edge_order=1 and edge_order=2.")
    spacing = 1 if spacing is None else spacing
    spacings = spacing if isinstance(spacing, (list, tuple)) else [spacing] * len(dims)
    if len(spacings) != len(dims) and dim is None:
        raise RuntimeError("torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal "
                           f"to 'self.dim() = {len(dims)}', since dim argument was not given, but got a list of "
                           f"length {len(spacings)}")
    if len(spacings) != len(dims):
        raise RuntimeError("torch.gradient expected spacing to be unspecified, a scalar or it's spacing and dim "
                           "arguments to have the same length, but got a spacing argument of length "
                           f"{len(spacings)} and a dim argument of length {len(dims)}.")
    for space in spacings:
        if isinstance(space, _C.TensorBase) and space.device != input.device:
            raise RuntimeError("torch.gradient expected each tensor to be on the same device, but got devices "
                               f"{input.device} and {space.device}!")
    for d in dims:
        if input.size(d) < edge_order + 1:
            raise RuntimeError("torch.gradient expected each dimension size to be at least "
                               "edge_order+1")
    return tuple(_derivative(input, d, space, edge_order) for d, space in zip(dims, spacings))


def _wrapped(dim, count):
    if not -count <= dim < count:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-count}, "
                         f"{count - 1}], but got {dim})")
    return dim % count


def _derivative(input, dim, space, edge_order):
    x = input if input.is_floating_point() or input.is_complex() else input.to(
        _C.get_default_dtype())
    size = x.size(dim)
    part = lambda start, length: x.narrow(dim, start, length)  # noqa: E731
    if isinstance(space, _C.TensorBase) and space.dim() > 0:
        if space.dim() != 1 or space.size(0) != size:
            raise RuntimeError("torch.gradient expected each tensor of coordinates to have one "
                               "element for each index of its dimension")
        shape = [1] * x.dim()
        shape[dim] = size - 1
        steps = (space[1:] - space[:-1]).view(shape)
    else:
        steps = None
    step = lambda i: space if steps is None else steps.narrow(dim, i % (size - 1), 1)  # noqa: E731
    if size < 3:
        inner = []
    elif steps is None:
        inner = [(part(2, size - 2) - part(0, size - 2)) / (2 * space)]
    else:
        a, b = steps.narrow(dim, 0, size - 2), steps.narrow(dim, 1, size - 2)
        inner = [-b / (a * (a + b)) * part(0, size - 2) + (b - a) / (a * b) * part(1, size - 2)
                 + a / (b * (a + b)) * part(2, size - 2)]
    if edge_order == 1:
        first = (part(1, 1) - part(0, 1)) / step(0)
        last = (part(size - 1, 1) - part(size - 2, 1)) / step(-1)
    else:
        a, b = step(0), step(1)
        first = (-(2 * a + b) / (a * (a + b)) * part(0, 1) + (a + b) / (a * b) * part(1, 1)
                 - a / (b * (a + b)) * part(2, 1))
        a, b = step(-2), step(-1)
        last = (b / (a * (a + b)) * part(size - 3, 1) - (a + b) / (a * b) * part(size - 2, 1)
                + (2 * b + a) / (b * (a + b)) * part(size - 1, 1))
    return _functions.cat([first, *inner, last], dim)


_make_overridable(globals(), spelled=True)
