"""The location of Adamax in PyTorch."""

from .adaptive import Adamax

__all__ = ["Adamax"]
