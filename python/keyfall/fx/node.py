"""See __init__.py."""

from . import Node  # noqa: F401
