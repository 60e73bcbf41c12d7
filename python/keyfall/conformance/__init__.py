"""Conformance of devices: `python -m keyfall.conformance --device NAME [--plugin PATH]` tests the
services of a device, and every operator against the CPU. docs/guide/conformance.md explains it."""

from .._loading import submodules as _submodules, use_archive as _use_archive

_use_archive(__path__)

__getattr__, __dir__ = _submodules(__name__)
