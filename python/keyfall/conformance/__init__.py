"""Conformance of devices: `python -m keyfall.conformance --device NAME [--plugin PATH]` tests the
services of a device, and every operator against the CPU. docs/guide/conformance.md explains it."""

from .._loading import submodules as _submodules

__getattr__, __dir__ = _submodules(__name__)
