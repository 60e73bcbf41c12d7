"""Internals of keyfall.library: custom operators, schema inference, fake and autograd kernels."""

from .._lazy import submodules

__getattr__, __dir__ = submodules(__name__)
