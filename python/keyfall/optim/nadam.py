"""The location of NAdam in PyTorch."""

from .adaptive import NAdam

__all__ = ["NAdam"]
