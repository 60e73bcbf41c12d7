"""See __init__.py."""

from .._pin_memory import pin_memory  # noqa: F401
