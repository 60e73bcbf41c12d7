"""Apple GPUs, which this package does not support."""

from .._shared.absent_devices import functions as _functions

globals().update(_functions(__name__, "mps", needs={
    "current_allocated_memory": "Bytes in tensors.",
    "driver_allocated_memory": "Bytes taken from the GPU.",
    "recommended_max_memory": "Bytes that tensors should take at most.",
}, without=("current_device", "current_stream",
                                                     "manual_seed_all", "seed_all", "Stream")))
