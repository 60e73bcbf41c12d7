"""Blocks that the package itself names in profiles. Loads the profiler only where one runs."""

from .._loading import lazy_module as _lazy_module

_session = _lazy_module("keyfall.profiler.session")

sessions: list = []  # the open ones, of keyfall.profiler.session


def named(name, function, *args, **kwargs):
    """Calls a function as a block with this name."""
    with _session.record_function(name):
        return function(*args, **kwargs)
