"""See __init__.py."""

from . import DistributedDataParallel  # noqa: F401
