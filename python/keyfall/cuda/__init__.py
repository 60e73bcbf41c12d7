"""NVIDIA GPUs, which need a plug-in that adds them.

Programs ask is_available() and continue on the CPU. Functions that are harmless without a GPU do
nothing; those that need one raise.
"""

import contextlib
import types

from .. import _C
from .._shared.absent import absent_class as _absent_class, absent_function as _absent_function
from .._loading import lazy_module as _lazy_module
from .._shared.absent_devices import functions as _functions, live as _live
from . import amp  # noqa: F401  programs use it without an import

_typing = _lazy_module("typing")

globals().update(_functions(
    __name__, "cuda",
    needs={
        "can_device_access_peer": "Whether a GPU can read another's memory.",
        "cudart": "The run-time library of CUDA.",
        "current_blas_handle": "The address of what cuBLAS works with.",
        "default_stream": "The stream that work goes to first.",
        "get_sync_debug_mode": "Whether waiting for a GPU is reported.",
        "graph_pool_handle": "A name for memory that graphs share.",
        "make_graphed_callables": "Records functions as graphs.",
        "memory_snapshot": "The state of the memory of all GPUs.",
        "memory_summary": "Statistics of memory, as text.",
        "set_per_process_memory_fraction": "Limits the memory of a process.",
        "set_stream": "Chooses the stream that work goes to.",
        "set_sync_debug_mode": "Chooses whether waiting for a GPU is reported.",
        "utilization": "How busy a GPU is, in percent.",
    },
    harmless={
        "_lazy_call": ("Calls a function once there is a GPU: never.", None),
        "get_rng_state_all": ("The states of all GPUs' generators.", []),
        "ipc_collect": ("Gives shared memory back: does nothing.", None),
        "is_bf16_supported": ("False.", False),
        "is_current_stream_capturing": ("False.", False),
        "is_tf32_supported": ("False.", False),
        "max_memory_cached": ("Most bytes taken from devices so far: 0.", 0),
        "memory_cached": ("Bytes taken from devices: 0.", 0),
        "memory_stats": ("Statistics of memory.", {}),
        "memory_stats_as_nested_dict": ("Statistics of memory.", {}),
        "reset_accumulated_memory_stats": ("Starts the statistics again: does nothing.", None),
        "reset_max_memory_allocated": ("Starts the statistics again: does nothing.", None),
        "reset_max_memory_cached": ("Starts the statistics again: does nothing.", None),
    }))

default_generators = ()
_initialized = False
OutOfMemoryError, CudaError = _C.OutOfMemoryError, RuntimeError
CUDAGraph, ExternalStream, MemPool, graph = (
    _absent_class(f"torch.cuda.{_name}") for _name in ("CUDAGraph", "ExternalStream", "MemPool", "graph"))


def _part(name, **members):
    """A module of functions, for torch.cuda.nvtx and its like."""
    module = types.ModuleType(f"{__name__}.{name}", "Part of keyfall.cuda.")
    vars(module).update(members)
    return module


def _from_here(*names):
    return {name: globals()[name] for name in names}


_nvtx_names = {name: _absent_function(f"torch.cuda.nvtx.{name}")
               for name in ("mark", "range_end", "range_pop", "range_push", "range_start")}


@contextlib.contextmanager
def _nvtx_range(msg, *args, **kwargs):
    """A context or decorator, which raises when it is entered."""
    _nvtx_names["range_push"](msg)
    yield


nvtx = _part("nvtx", range=_nvtx_range, **_nvtx_names)
profiler = _part("profiler", **{name: _absent_function(f"torch.cuda.profiler.{name}")
                                for name in ("init", "profile", "start", "stop")})
random = _part("random", **_from_here(
    "get_rng_state", "get_rng_state_all", "initial_seed", "manual_seed", "manual_seed_all", "seed", "seed_all",
    "set_rng_state"))
memory = _part("memory", **_from_here(
    "MemPool", "empty_cache", "max_memory_allocated", "max_memory_cached", "max_memory_reserved", "mem_get_info",
    "memory_allocated", "memory_cached", "memory_reserved", "memory_snapshot", "memory_stats",
    "memory_stats_as_nested_dict", "memory_summary", "reset_accumulated_memory_stats", "reset_max_memory_allocated",
    "reset_max_memory_cached", "reset_peak_memory_stats", "set_per_process_memory_fraction"))
streams = _part("streams", **_from_here("Event", "ExternalStream", "Stream"))


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

    @property
    def dtype(self):
        return getattr(_C, self.__name__).dtype

    def __instancecheck__(self, value):
        return isinstance(value, getattr(_C, self.__name__)) and value.is_cuda

    def __subclasscheck__(self, cls):
        return cls is self

    def __or__(self, other):
        return _typing.Union[self, other]

    __ror__ = __or__

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
        _live("cuda").set_rng_state_all(states)


random.set_rng_state_all = set_rng_state_all
