"""Old locations of names."""

from .._ends import MP_STATUS_CHECK_INTERVAL  # noqa: F401
from . import collate, pin_memory, worker  # noqa: F401
