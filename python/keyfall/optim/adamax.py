"""The location of Adamax in PyTorch."""

from .._loading import names_of as _names_of
from .adaptive import Adamax

__all__ = ["Adamax", "adamax"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("adamax",))
