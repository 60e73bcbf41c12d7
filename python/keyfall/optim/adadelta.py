"""The location of Adadelta in PyTorch."""

from .._loading import names_of as _names_of
from .adaptive import Adadelta

__all__ = ["Adadelta", "adadelta"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("adadelta",))
