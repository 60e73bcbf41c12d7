"""Intel's GPUs: there are none for this package, and it says so when asked."""

from ._shared.absent_devices import functions

globals().update(functions(__name__, "xpu"))
