"""Helpers: trees, dispatch modes, DLPack, names for devices."""

from .._loading import submodules as _submodules

__getattr__, __dir__ = _submodules(__name__, {
    **dict.fromkeys(("generate_methods_for_privateuse1_backend", "rename_privateuse1_backend"),
                    "backend_registration"),
    "ThroughputBenchmark": "throughput_benchmark", "swap_tensors": "_swapping"})
