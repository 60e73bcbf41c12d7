"""Helpers: trees, dispatch modes, DLPack."""

from .._lazy import submodules

__getattr__, __dir__ = submodules(__name__)
