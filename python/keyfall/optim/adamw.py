"""AdamW, under PyTorch's module name."""

from .adam import AdamW

__all__ = ["AdamW"]
