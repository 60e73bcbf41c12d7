"""AdamW, under PyTorch's module name."""

from .._loading import names_of as _names_of
from .adam import AdamW

__all__ = ["AdamW", "adamw"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("adamw",))
