"""Marks for Intel's VTune. There is no such tool here: is_available() is False, and the other functions raise."""

import contextlib

__all__ = ["is_available", "mark", "range", "range_pop", "range_push"]


def is_available():
    """False: no build has the library of VTune."""
    return False


def _refuse(*args, **kwargs):
    raise RuntimeError("ITT functions not installed. Are you sure you have a ITT build?")


range_push = range_pop = mark = _refuse


@contextlib.contextmanager
def range(msg, *args, **kwargs):
    """A named block."""
    range_push(msg.format(*args, **kwargs))
    try:
        yield
    finally:
        range_pop()
