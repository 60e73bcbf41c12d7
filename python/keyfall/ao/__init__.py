"""Quantization for inference on the CPU: linear layers whose weights are int8 (dynamic quantization). Static
quantization and its tools are not supported."""

from .._loading import submodules as _submodules

__getattr__, __dir__ = _submodules(__name__)
