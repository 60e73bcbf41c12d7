"""Internals of keyfall.library: custom operators, schema inference, fake and autograd kernels."""

from .._loading import submodules

__getattr__, __dir__ = submodules(__name__)
