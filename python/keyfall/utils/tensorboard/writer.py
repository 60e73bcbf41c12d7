"""The location of SummaryWriter in PyTorch."""

from . import SummaryWriter

__all__ = ["SummaryWriter"]
