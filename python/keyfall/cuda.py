"""Nvidia's GPUs: there are none for this package, and it says so when asked.

Programs ask is_available() and go on with the CPU; what is harmless without a GPU does nothing,
what needs one raises.
"""

from . import _C
from .amp import autocast_mode as _autocast_mode


def is_available():
    """False: keyfall has no kernels for GPUs."""
    return False


def is_initialized():
    """False."""
    return False


def device_count():
    """0."""
    return 0


def _needs_gpu(name, doc):
    def call(*args, **kwargs):
        raise AssertionError("Torch not compiled with CUDA enabled")

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"{doc} Raises: there is no GPU."
    return call


for _name, _doc in {
    "init": "Starts CUDA.",
    "current_device": "The number of the chosen GPU.",
    "set_device": "Chooses a GPU.",
    "get_device_name": "The name of a GPU.",
    "get_device_properties": "What a GPU is like.",
    "get_device_capability": "The version of a GPU's instructions.",
    "synchronize": "Waits for a GPU.",
    "current_stream": "The stream that work goes to.",
    "default_stream": "The stream that work goes to first.",
    "mem_get_info": "Free and total memory of a GPU.",
    "get_rng_state": "The state of a GPU's generator.",
    "set_rng_state": "Sets the state of a GPU's generator.",
    "initial_seed": "The seed of a GPU's generator.",
}.items():
    globals()[_name] = _needs_gpu(_name, _doc)


def _nothing(name, doc, result=None):
    def call(*args, **kwargs):
        return result

    call.__name__ = call.__qualname__ = name
    call.__doc__ = doc
    return call


for _name, (_doc, _result) in {
    "manual_seed": ("Seeds the generator of the chosen GPU: does nothing.", None),
    "manual_seed_all": ("Seeds the generators of all GPUs: does nothing.", None),
    "seed": ("Seeds the generator of the chosen GPU: does nothing.", None),
    "seed_all": ("Seeds the generators of all GPUs: does nothing.", None),
    "empty_cache": ("Gives memory back: does nothing.", None),
    "ipc_collect": ("Gives shared memory back: does nothing.", None),
    "reset_peak_memory_stats": ("Starts the statistics again: does nothing.", None),
    "memory_allocated": ("Bytes in tensors: 0.", 0),
    "max_memory_allocated": ("Most bytes in tensors so far: 0.", 0),
    "memory_reserved": ("Bytes taken from GPUs: 0.", 0),
    "max_memory_reserved": ("Most bytes taken from GPUs so far: 0.", 0),
    "is_bf16_supported": ("False.", False),
    "is_current_stream_capturing": ("False.", False),
}.items():
    globals()[_name] = _nothing(_name, _doc, _result)


def get_arch_list():
    """The kinds of GPUs that there are kernels for: none."""
    return []


def get_rng_state_all():
    """The states of all GPUs' generators: none."""
    return []


def set_rng_state_all(new_states):
    """Sets the states of all GPUs' generators."""
    if len(list(new_states)) > 0:
        raise AssertionError("Torch not compiled with CUDA enabled")


def memory_stats(device=None):
    """Statistics of memory: none."""
    return {}


class device:
    """Context that chooses a GPU; None or a negative number chooses none."""

    def __init__(self, device):
        self.idx = device

    def __enter__(self):
        if self.idx is not None and not (isinstance(self.idx, int) and self.idx < 0):
            raise RuntimeError("keyfall was compiled without CUDA support")

    def __exit__(self, *exception):
        return False


class stream:
    """Context in which work goes to a stream; None is the one of before."""

    def __init__(self, stream):
        self.stream = stream

    def __enter__(self):
        if self.stream is not None:
            raise RuntimeError("keyfall was compiled without CUDA support")

    def __exit__(self, *exception):
        return False


class amp:
    """Older names of what keyfall.amp has, for GPUs."""

    class autocast(_autocast_mode.autocast):
        def __init__(self, enabled=True, dtype=_C.float16, cache_enabled=True):
            super().__init__("cuda", dtype, enabled, cache_enabled)

    @staticmethod
    def GradScaler(*args, **kwargs):
        from .amp import GradScaler

        return GradScaler("cuda", *args, **kwargs)
