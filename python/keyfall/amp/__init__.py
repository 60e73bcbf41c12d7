"""Mixed precision: autocast and loss scaling."""

from .._loading import use_archive as _use_archive

_use_archive(__path__)

from .autocast_mode import autocast, custom_bwd, custom_fwd, is_autocast_available  # noqa: E402
from .grad_scaler import GradScaler  # noqa: E402

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "is_autocast_available"]
