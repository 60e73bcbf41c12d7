"""Functions that create tensors and take a `device`."""

from .._loading import lazy_module

_keyfall = lazy_module("keyfall")

_NAMES = ("_cudnn_init_dropout_state", "arange", "as_tensor", "bartlett_window", "blackman_window",
          "empty", "empty_strided", "eye", "from_file", "full", "hamming_window", "hann_window",
          "kaiser_window", "linspace", "logspace", "ones", "rand", "randint", "randn", "randperm",
          "range", "scalar_tensor", "sparse_coo_tensor", "tensor", "tril_indices", "triu_indices",
          "zeros")  # fmt: skip


def __getattr__(name):
    if name == "tensor_factory_functions":
        return tuple(found for found in (getattr(_keyfall, each, None) for each in _NAMES) if found)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
