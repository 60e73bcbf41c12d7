"""AdamW, where PyTorch has it."""

from .adam import AdamW

__all__ = ["AdamW"]
