"""The location of RAdam in PyTorch."""

from .._loading import names_of as _names_of
from .adaptive import RAdam

__all__ = ["RAdam", "radam"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("radam",))
