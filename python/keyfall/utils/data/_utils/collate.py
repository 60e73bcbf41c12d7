"""See __init__.py."""

from .._collate import default_collate, default_convert  # noqa: F401
