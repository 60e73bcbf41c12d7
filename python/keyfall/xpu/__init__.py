"""Intel GPUs, which this package does not support."""

from .._shared.absent_devices import functions as _functions

globals().update(_functions(__name__, "xpu", harmless={
    "get_rng_state_all": ("The states of all GPUs' generators.", []),
    "is_bf16_supported": ("False.", False),
    "is_current_stream_capturing": ("False.", False),
    "memory_stats": ("Statistics of memory.", {}),
    "set_rng_state_all": ("Sets the generator states of all GPUs: does nothing.", None),
}))
