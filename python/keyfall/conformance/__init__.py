"""Conformance of devices: `python -m keyfall.conformance --device NAME [--plugin PATH]` tests the
services of a device, and every operator against the CPU. docs/guide/conformance.md explains it."""

from .._loading import submodules, use_archive

use_archive(__path__)

__getattr__, __dir__ = submodules(__name__)
