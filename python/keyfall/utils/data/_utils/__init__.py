"""Old locations of names."""

from . import collate, worker  # noqa: F401
