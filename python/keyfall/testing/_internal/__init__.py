"""Helpers that tests written for PyTorch import. Not a public interface."""

from ..._loading import submodules

__getattr__, __dir__ = submodules(__name__)
