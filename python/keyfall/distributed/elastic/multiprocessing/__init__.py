"""See errors."""

from . import errors

__all__ = ["errors"]
