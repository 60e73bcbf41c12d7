"""Quantized modules."""

from ..._loading import submodules as _submodules

__getattr__, __dir__ = _submodules(__name__)
