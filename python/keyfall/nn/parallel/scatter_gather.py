"""See __init__.py."""

from . import gather, scatter, scatter_kwargs  # noqa: F401
