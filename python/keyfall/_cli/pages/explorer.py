"""The page of `keyfall explorer`."""

from . import document


def page(data):
    """The page as text."""
    return document.document("keyfall explorer", "explorer",
                             ("timeline", "trace_view", "route", "lazy_graph"), data)
