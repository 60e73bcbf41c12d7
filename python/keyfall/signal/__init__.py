"""Signal processing: windows."""

from . import windows

__all__ = ["windows"]
