"""Small questions that libraries ask of tensors."""

import warnings

from .._loading import lazy_module

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
