"""Operators with sample inputs: core has the classes."""

from ...._loading import use_archive

use_archive(__path__)

from .core import DecorateInfo, OpInfo, SampleInput, random_tensor  # noqa: E402,F401
