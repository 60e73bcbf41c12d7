"""Operators with sample inputs: core has the classes."""

from ...._loading import submodules

__getattr__, __dir__ = submodules(__name__)

from .core import DecorateInfo, OpInfo, SampleInput, random_tensor  # noqa: E402,F401
