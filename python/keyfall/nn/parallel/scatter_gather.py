"""See __init__.py."""

from . import gather, scatter  # noqa: F401
