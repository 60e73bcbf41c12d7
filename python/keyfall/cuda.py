"""NVIDIA GPUs, which this package does not support.

Programs ask is_available() and continue on the CPU. Functions that are harmless without a GPU do
nothing; those that need one raise.
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
    """Placeholder for FloatTensor and similar classes on GPUs; creating one raises."""

    def __init__(self, name):
        self.__name__ = self.__qualname__ = name
        self.is_cuda = True

    def __call__(self, *args, **kwargs):
        raise TypeError(f"type torch.cuda.{self.__name__} not available. Torch not compiled with "
                        f"CUDA enabled: this build has no cuda devices")

    def __repr__(self):
        return f"<class 'torch.cuda.{self.__name__}'>"


def get_arch_list():
    """Returns the GPU architectures that have kernels: none."""
    return []


def get_rng_state_all():
    """Returns the generator states of all GPUs: none."""
    return []


def set_rng_state_all(new_states):
    """Sets the generator states of all GPUs."""
    if len(list(new_states)) > 0:
        _C._require_device("cuda")


def memory_stats(device=None):
    """Returns memory statistics: none."""
    return {}


class device:
    """Context that selects a GPU; None or a negative number selects none."""

    def __init__(self, device):
        self.idx = device

    def __enter__(self):
        if self.idx is not None and not (isinstance(self.idx, int) and self.idx < 0):
            _C._require_device("cuda")

    def __exit__(self, *exception):
        return False


class device_of(device):
    """Context that selects the GPU of a tensor, or none for tensors elsewhere."""

    def __init__(self, obj):
        super().__init__(obj.get_device() if obj.is_cuda else -1)


class stream:
    """Context that directs work to a stream; None keeps the current one."""

    def __init__(self, stream):
        self.stream = stream

    def __enter__(self):
        if self.stream is not None:
            _C._require_device("cuda")

    def __exit__(self, *exception):
        return False


class amp:
    """Older names of keyfall.amp's functions, for GPUs."""

    class autocast(_autocast_mode.autocast):
        def __init__(self, enabled=True, dtype=_C.float16, cache_enabled=True):
            super().__init__("cuda", dtype, enabled, cache_enabled)

    @staticmethod
    def GradScaler(*args, **kwargs):
        return _GradScaler("cuda", *args, **kwargs)
