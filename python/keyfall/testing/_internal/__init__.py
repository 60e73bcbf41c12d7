"""What tests written for PyTorch import from here. Not part of the package's interface."""

from ..._lazy import submodules

__getattr__, __dir__ = submodules(__name__)
