"""Quantization for inference on the CPU: linear layers whose weights are int8 (dynamic quantization). Static
quantization and its tools are not supported."""

from .._loading import submodules

__getattr__, __dir__ = submodules(__name__)
