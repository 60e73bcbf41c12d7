"""Conformance of devices: `python -m keyfall.conformance --device NAME [--plugin PATH]` tests the
services of a device, and every operator against the CPU. docs/guide/conformance.md explains it."""

import os

from .._lazy import submodules

# An installed package has its modules in an archive, to be small.
__path__.append(os.path.join(__path__[0], "modules.zip"))

__getattr__, __dir__ = submodules(__name__)
