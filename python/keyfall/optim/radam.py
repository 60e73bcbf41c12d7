"""The location of RAdam in PyTorch."""

from .adaptive import RAdam

__all__ = ["RAdam"]
