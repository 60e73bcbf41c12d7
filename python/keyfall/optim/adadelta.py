"""The location of Adadelta in PyTorch."""

from .adaptive import Adadelta

__all__ = ["Adadelta"]
