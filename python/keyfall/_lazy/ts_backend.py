"""Turns the lazy device on."""

from .. import _C


def init():
    """Makes the device "lazy" usable. Raises RuntimeError if another back end has claimed it."""
    _C._lazy_ts_backend._init()
