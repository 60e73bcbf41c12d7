"""Old locations of names."""

from . import collate, pin_memory, worker  # noqa: F401
