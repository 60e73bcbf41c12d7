"""See __init__.py."""

from . import Proxy, Tracer  # noqa: F401
