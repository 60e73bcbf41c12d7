"""NVIDIA GPUs, which need a plug-in that adds them.

Programs ask is_available() and continue on the CPU. Functions that are harmless without a GPU do
nothing; those that need one raise.
"""

from .. import _C
from .._shared.absent_devices import functions, live
from . import amp  # noqa: F401  programs use it without an import

globals().update(functions(
    __name__, "cuda",
    needs={
        "can_device_access_peer": "Whether a GPU can read another's memory.",
        "current_blas_handle": "The address of what cuBLAS works with.",
        "default_stream": "The stream that work goes to first.",
        "set_stream": "Chooses the stream that work goes to.",
    },
    harmless={
        "get_rng_state_all": ("The states of all GPUs' generators.", []),
        "ipc_collect": ("Gives shared memory back: does nothing.", None),
        "is_bf16_supported": ("False.", False),
        "is_current_stream_capturing": ("False.", False),
        "memory_stats": ("Statistics of memory.", {}),
    }))


_other = globals()["__getattr__"]


def __getattr__(name):
    if name.endswith("Tensor") and isinstance(getattr(_C, name, None), _C.tensortype):
        return _TensorClass(name)
    return _other(name)


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


def set_rng_state_all(new_states):
    """Sets the generator states of all GPUs."""
    states = list(new_states)
    if states:
        _C._require_device("cuda")
        live("cuda").set_rng_state_all(states)
