"""Reductions of masked tensors: PyTorch's name of the list."""

from . import operators

REDUCE_NAMES = [name for name in operators._REDUCTIONS if name not in ("var", "std")]
