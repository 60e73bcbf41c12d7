"""Small questions that libraries ask of tensors."""

import warnings

from .. import _C
from .._loading import lazy_module

_fake_tensor = lazy_module("keyfall._subclasses.fake_tensor")
_deterministic = lazy_module("keyfall.utils.deterministic")


def alert_not_deterministic(caller):
    """Raises, or warns, where the program asked for deterministic algorithms only."""
    text = (f"{caller} does not have a deterministic implementation, but you set "
            "'torch.use_deterministic_algorithms(True)'.")
    if _deterministic.is_deterministic_algorithms_warn_only_enabled():
        warnings.warn(text, stacklevel=2)
    elif _deterministic.are_deterministic_algorithms_enabled():
        raise RuntimeError(text)


def is_contiguous_or_false(a):
    """Whether a tensor is contiguous."""
    return a.is_contiguous()


def suggest_memory_format(x):
    """The memory format that a result of this tensor should have, by the order of its strides."""
    last = {4: _C.channels_last, 5: _C.channels_last_3d}.get(x.ndim)
    return last if last is not None and _has_channels_last(x.shape, x.stride()) else _C.contiguous_format


def _has_channels_last(sizes, strides):
    """Whether the strides grow from the channels over the last dimension to the batch, with gaps or without."""
    least = 0
    if strides[1] == 0 or 0 in sizes:
        return False
    for dim in (1, *range(len(sizes) - 1, 1, -1), 0):
        # Where all but the batch is one element, both formats are the same.
        if strides[dim] < least or (dim == 0 and least == strides[1]):
            return False
        least = strides[dim] * sizes[dim]
    return True


def compare_tensor_meta(a, b, check_sizes=True, check_strides=False, *, allow_rhs_unbacked=False, check_conj=True):
    """Raises unless two tensors have the same dtype and device, and what else is asked for."""
    kinds = {"dtype": a.dtype == b.dtype, "device": a.device == b.device,
             "sizes": not check_sizes or a.shape == b.shape,
             "strides": not check_strides or _strides_that_matter(a) == _strides_that_matter(b),
             "storage offsets": not check_strides or a.storage_offset() == b.storage_offset(),
             "flags": not check_conj or (a.is_conj(), a.is_neg()) == (b.is_conj(), b.is_neg())}
    differ = [kind for kind, same in kinds.items() if not same]
    if differ:
        raise _fake_tensor.MetadataMismatchError(f"the tensors differ in {', '.join(differ)}")


def check_significant_strides(a, b, *, only_cuda=True, allow_rhs_unbacked=False):
    """Whether two tensors have the same strides where their size is not 1, and the first dimension where they
    do not. By default only strides on CUDA devices count."""
    return _first_difference(a, b, only_cuda, lambda dim: a.shape[dim] > 1)


def check_all_strides(a, b, *, only_cuda=True):
    """Like check_significant_strides for all dimensions."""
    return _first_difference(a, b, only_cuda, lambda dim: True)


def _first_difference(a, b, only_cuda, counts):
    if a.numel() and (not only_cuda or "cuda" in (a.device.type, b.device.type)):
        for dim, (one, other) in enumerate(zip(a.stride(), b.stride())):
            if one != other and counts(dim):
                return False, dim
    return True, None


def _strides_that_matter(tensor):
    """The strides of dimensions that have more than one element."""
    return [stride for size, stride in zip(tensor.shape, tensor.stride()) if size > 1] if tensor.numel() else []


def corresponding_complex_dtype(dtype):
    """The complex dtype whose parts have this floating-point dtype; complex64 for bfloat16."""
    if not dtype.is_floating_point:
        raise KeyError(dtype)
    return dtype.to_complex()


def corresponding_real_dtype(dtype):
    """The dtype of the parts of a complex dtype."""
    return dtype.to_real()


def dtype_to_type(dtype):
    """The type of Python's numbers that has the values of this dtype: bool, int, float or complex."""
    if not isinstance(dtype, _C.dtype):
        raise AssertionError(f"Expected torch.dtype, got {type(dtype)}")
    if dtype.is_complex or dtype.is_floating_point:
        return complex if dtype.is_complex else float
    return bool if dtype == _C.bool else int
