"""Intel GPUs, which this package does not support."""

from .._shared.absent_devices import functions

globals().update(functions(__name__, "xpu"))
