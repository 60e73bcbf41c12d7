"""Nvidia's GPUs: there are none for this package, and it says so when asked.

Programs ask is_available() and go on with the CPU; what is harmless without a GPU does nothing,
what needs one raises.
"""

from . import _C
from ._shared.absent_devices import functions
from .amp import GradScaler as _GradScaler
from .amp import autocast_mode as _autocast_mode

globals().update(functions(
    __name__, "cuda",
    needs={
        "can_device_access_peer": "Whether a GPU can read another's memory.",
        "current_blas_handle": "The address of what cuBLAS works with.",
        "default_stream": "The stream that work goes to first.",
    },
    harmless={
        "ipc_collect": ("Gives shared memory back: does nothing.", None),
        "is_bf16_supported": ("False.", False),
        "is_current_stream_capturing": ("False.", False),
    }))


def __getattr__(name):
    if name.endswith("Tensor") and isinstance(getattr(_C, name, None), _C.tensortype):
        return _TensorClass(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _TensorClass:
    """Stands for FloatTensor and its relatives on GPUs, which cannot be made."""

    def __init__(self, name):
        self.__name__ = self.__qualname__ = name
        self.is_cuda = True

    def __call__(self, *args, **kwargs):
        raise TypeError(f"type torch.cuda.{self.__name__} not available. Torch not compiled with "
                        f"CUDA enabled: this build has no cuda devices")

    def __repr__(self):
        return f"<class 'torch.cuda.{self.__name__}'>"


def get_arch_list():
    """The kinds of GPUs that there are kernels for: none."""
    return []


def get_rng_state_all():
    """The states of all GPUs' generators: none."""
    return []


def set_rng_state_all(new_states):
    """Sets the states of all GPUs' generators."""
    if len(list(new_states)) > 0:
        _C._require_device("cuda")


def memory_stats(device=None):
    """Statistics of memory: none."""
    return {}


class device:
    """Context that chooses a GPU; None or a negative number chooses none."""

    def __init__(self, device):
        self.idx = device

    def __enter__(self):
        if self.idx is not None and not (isinstance(self.idx, int) and self.idx < 0):
            _C._require_device("cuda")

    def __exit__(self, *exception):
        return False


class device_of(device):
    """Context that chooses the GPU of a tensor, and none for tensors that are elsewhere."""

    def __init__(self, obj):
        super().__init__(obj.get_device() if obj.is_cuda else -1)


class stream:
    """Context in which work goes to a stream; None is the one of before."""

    def __init__(self, stream):
        self.stream = stream

    def __enter__(self):
        if self.stream is not None:
            _C._require_device("cuda")

    def __exit__(self, *exception):
        return False


class amp:
    """Older names of what keyfall.amp has, for GPUs."""

    class autocast(_autocast_mode.autocast):
        def __init__(self, enabled=True, dtype=_C.float16, cache_enabled=True):
            super().__init__("cuda", dtype, enabled, cache_enabled)

    @staticmethod
    def GradScaler(*args, **kwargs):
        return _GradScaler("cuda", *args, **kwargs)
