"""Quantized modules."""

from ..._loading import submodules

__getattr__, __dir__ = submodules(__name__)
