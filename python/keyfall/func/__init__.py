"""Transforms of functions: `functionalize`."""

from .functionalization import functionalize

__all__ = ["functionalize"]
