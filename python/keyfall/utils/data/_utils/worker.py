"""See __init__.py."""

from .._ends import get_worker_info  # noqa: F401
