"""Signal processing: windows."""

from .._loading import use_archive

use_archive(__path__)

from . import windows  # noqa: E402

__all__ = ["windows"]
