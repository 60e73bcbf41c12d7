"""Tensors with a mask: elements where it is False take no part in what is computed."""

from ..._loading import use_archive as _use_archive

_use_archive(__path__)

from .core import MaskedTensor, is_masked_tensor  # noqa: E402
from .creation import as_masked_tensor, masked_tensor  # noqa: E402

__all__ = ["MaskedTensor", "as_masked_tensor", "is_masked_tensor", "masked_tensor"]
