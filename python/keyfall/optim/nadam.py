"""The location of NAdam in PyTorch."""

from .._loading import names_of as _names_of
from .adaptive import NAdam

__all__ = ["NAdam", "nadam"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("nadam",))
