"""Apple GPUs, which this package does not support."""

from .._shared.absent_devices import functions

globals().update(functions(__name__, "mps", without=("current_device", "current_stream",
                                                     "manual_seed_all", "seed_all", "Stream")))
