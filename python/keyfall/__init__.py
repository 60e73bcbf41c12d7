"""Keyfall: tensors, operators and PyTorch's dispatcher, as a small package.

The names are PyTorch's: `import keyfall as torch` runs ordinary programs. Submodules load on first
use, so importing takes a few milliseconds.
"""

import os as _os
import sys as _sys

from . import _forks  # noqa: F401  before anything that another thread could be importing
from . import _C
from ._C import *  # noqa: F401,F403  (dtypes, layouts, memory formats, Tensor, device, Size, …)
from ._C import Tensor, __version__, _Function, _mkldnn  # noqa: F401
from ._loading import lazy_module as _lazy_module
from ._loading import load as _load
from ._loading import missing as _missing
from ._loading import use_folders as _use_folders

_use_folders(__path__, "torch_modules")  # which are there because PyTorch's programs import them

# Defined here because importing math loads another shared library. `float` is a dtype here.
e, inf, pi = 2.718281828459045, 1e999, 3.141592653589793
nan = type(inf)("nan")
newaxis = None

del UntypedStorage  # noqa: F821  keyfall.storage completes it: see _HOMES

# Functions of keyfall.functional composed of operators; some operators also have these names.
_FUNCTIONAL = frozenset({
    "atleast_1d", "atleast_2d", "atleast_3d", "block_diag", "broadcast_shapes",
    "broadcast_tensors", "cartesian_prod", "cdist", "chain_matmul", "einsum", "gradient", "istft",
    "lu", "meshgrid", "nonzero", "norm", "split", "stft", "tensordot", "trapz", "unique", "unique_consecutive",
    "unravel_index",
})

globals().update(
    (name, value) for name, value in vars(_C._VariableFunctions).items()
    if name[:2] != "__" and name not in _FUNCTIONAL
)

from . import _tensor  # noqa: E402  attaches the Python half of Tensor
from ._ops import ops  # noqa: E402

_C._sparse = _lazy_module("keyfall.sparse.aten")
_C._VariableFunctionsClass = _C._VariableFunctions  # where pickles of functions look

_SUBMODULES = frozenset({
    "_VF", "__config__", "__future__", "_custom_op", "_custom_ops", "_dynamo", "_guards", "_higher_order_ops", "_jit_internal", "_lazy",
    "_library", "_prims", "_prims_common", "_python_dispatcher", "_subclasses", "_tensor_str", "_utils",
    "accelerator", "amp", "ao", "array_api", "autograd", "backends", "classes", "compiler", "cpu", "cuda", "devices",
    "distributed", "distributions", "fallback", "fft", "func", "functional", "futures", "fx", "hub",
    "jit", "lazy", "library", "linalg", "masked", "monitor", "mps", "multiprocessing", "nested", "nn", "onnx", "optim",
    "overrides", "profiler", "quantization", "quasirandom", "random", "return_types", "safetensors", "serialization",
    "signal", "sparse", "special", "storage", "testing", "types",
    "utils", "version", "xpu",
})

# Names of the package that live in lazily loaded modules.
_HOMES = {
    "no_grad": "autograd.grad_mode", "enable_grad": "autograd.grad_mode",
    "set_grad_enabled": "autograd.grad_mode", "inference_mode": "autograd.grad_mode",
    **dict.fromkeys(("bartlett_window", "blackman_window", "hamming_window", "hann_window",
                     "kaiser_window"), "_namespace.windows"),
    "compile": "lazy", "_disable_dynamo": "compiler",
    **dict.fromkeys(("sparse_bsc_tensor", "sparse_bsr_tensor", "sparse_compressed_tensor", "sparse_coo_tensor",
                     "sparse_csc_tensor", "sparse_csr_tensor"), "sparse.creation"),
    **dict.fromkeys(("dsmm", "hsmm", "hspmm", "native_norm", "saddmm", "smm", "spmm", "sspaddmm"), "sparse.operations"),
    "resize_as_sparse_": "sparse.methods",
    **dict.fromkeys(("eig", "lstsq", "matrix_rank", "solve", "symeig"), "_namespace.removed"),
    **dict.fromkeys(("ScriptFunction", "ScriptModule"), "jit"), "Future": "futures", "vmap": "func",
    **dict.fromkeys(("AcceleratorError", "cond", "while_loop"),
                    "_namespace.composed"),
    "save": "serialization", "load": "serialization",
    **dict.fromkeys(("UntypedStorage", "TypedStorage", "_storage_classes", "_tensor_classes"), "storage"),
    "fork_rng": "random", "get_rng_state": "random", "set_rng_state": "random",
    "set_default_tensor_type": "_utils",
    **dict.fromkeys(("use_deterministic_algorithms", "are_deterministic_algorithms_enabled",
                     "is_deterministic_algorithms_warn_only_enabled",
                     "set_deterministic_debug_mode", "get_deterministic_debug_mode"),
                    "utils.deterministic"),
    **dict.fromkeys((
        "autocast", "autocast_decrement_nesting", "autocast_increment_nesting",
        "clear_autocast_cache", "get_autocast_cpu_dtype", "get_autocast_dtype",
        "get_autocast_gpu_dtype", "is_autocast_cache_enabled", "is_autocast_cpu_enabled",
        "is_autocast_enabled", "set_autocast_cache_enabled", "set_autocast_cpu_dtype",
        "set_autocast_cpu_enabled", "set_autocast_dtype", "set_autocast_enabled",
        "set_autocast_gpu_dtype"), "amp.autocast_mode"),
    **dict.fromkeys(("_disable_functionalization", "_enable_functionalization",
                     "_freeze_functional_tensor", "_from_functional_tensor", "_is_functional_tensor",
                     "_is_functional_tensor_base", "_mirror_autograd_meta_to", "_propagate_xla_data",
                     "_sync", "_to_functional_tensor"), "_C"),
    **dict.fromkeys(("_amp_foreach_non_finite_check_and_unscale_", "_amp_update_scale_"), "amp.grad_scaler"),
    "GradScaler": "amp", "get_device_module": "_utils",
    **dict.fromkeys(("_debug_has_internal_overlap", "_is_all_true", "_is_any_true", "_segment_reduce", "get_device"),
                    "_namespace.queries"),
    "_foreach_clone": "_late.operators", "_foreach_mm": "_late.operators",
    **dict.fromkeys(("get_num_interop_threads", "init_num_threads", "is_vulkan_available",
                     "set_anomaly_enabled", "set_num_interop_threads", "_running_with_deploy"), "_namespace.process"),
    **dict.fromkeys(("_empty_affine_quantized", "_make_per_channel_quantized_tensor",
                     "_make_per_tensor_quantized_tensor", "quantize_per_channel", "quantize_per_tensor"),
                    "ao._tensors"),
    "lobpcg": "_late.lobpcg", "svd_lowrank": "_late.lowrank", "pca_lowrank": "_late.lowrank",
    **dict.fromkeys(("_assert", "_assert_async", "_assert_tensor_metadata", "_check", "_check_index", "_check_is_size",
                     "_check_not_implemented",
                     "_check_tensor_all", "_check_tensor_all_with", "_check_type", "_check_value",
                     "_check_with"), "_namespace.checks"),
    **dict.fromkeys(("get_float32_matmul_precision", "set_float32_matmul_precision"), "backends"),
    **dict.fromkeys(("Explanation", "ExplainStep", "TraceEvent", "explain", "trace_calls"),
                    "_namespace.tracing"),
    "record": "_record.recorder", "replay": "_record.replayer",
    "RecordingError": "_record.file_format", "cut_recording": "_record.cutter",
    **dict.fromkeys(("sym_float", "sym_int", "sym_ite", "sym_max", "sym_min", "sym_not", "sym_sqrt",
                     "sym_sum"), "_namespace.symbolic"),
}


def __getattr__(name):
    if name in _SUBMODULES:
        try:
            return _load(f"keyfall.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"keyfall.{name}":
                raise
    home = "functional" if name in _FUNCTIONAL else _HOMES.get(name)
    if home is None and name.startswith("_functionalize_"):
        home = "_C"
    if home is None and name.endswith("Storage"):
        home = "storage"
    if home is not None:
        value = getattr(_load(f"keyfall.{home}"), name)
        if name != "Storage":  # depends on the default dtype
            globals()[name] = value
        return value
    # Operators that are functions in PyTorch, too. These three are not, and programs ask whether they exist.
    if (name[:1] == "_" and name[:2] != "__" and name not in ("_foreach_copy", "_foreach_zero", "_version")
            and hasattr(ops.aten, name)):
        value = globals()[name] = getattr(ops.aten, name)
        return value
    if name[:1] != "_":  # keyfall.npu, which goes when its plug-in is unloaded
        module = _load("keyfall._shared.device_modules").module_of(name)
        if module is not None:
            return module
    raise _missing("keyfall", name)


def __dir__():
    return sorted({*globals(), *_SUBMODULES, *_HOMES, *_FUNCTIONAL, *_C._added_devices()})


class _DeviceFinder:
    """`import keyfall.npu`, and why there is no keyfall.export. Asked last, for modules that nobody else has."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        package, _, kind = name.rpartition(".")
        found = None
        if package == "keyfall" and kind[:1] != "_":
            found = _load("keyfall._shared.device_modules").spec_of(name)
        if found is None and name.startswith("keyfall."):
            error = _load("keyfall._shared.absent").module_error(name)
            if error is not None:
                raise error
        return found


_sys.meta_path.append(_DeviceFinder)
if "KEYFALL_PLUGINS" in _os.environ or "KEYFALL_PLUGIN_PATH" in _os.environ:
    _load("keyfall.devices").load_from_environment()


def _register_device_module(device_type, module):
    """Makes a module keyfall.<device>, in place of the one that the device's interface gives."""
    _load("keyfall._shared.device_modules").register(device_type, module)


def install_as_torch():
    """Makes `import torch` give keyfall, in this process and in processes that it starts. Call it before
    anything imports PyTorch; `python -m keyfall.run script.py` does it for a whole program."""
    _load("keyfall._as_torch").install()


def is_tensor(obj):
    """True for tensors, including instances of subclasses.

    >>> keyfall.is_tensor(keyfall.ones(2))
    True
    """
    return isinstance(obj, Tensor)


def typename(obj):
    """The qualified name of a function or class, otherwise of an object's type; the legacy type for a tensor.

    >>> keyfall.typename(keyfall.ones(2))
    'torch.FloatTensor'
    """
    if isinstance(obj, Tensor):
        return obj.type()
    name = getattr(obj, "__qualname__", None) or getattr(obj, "__name__", None)
    named = obj if name else type(obj)
    module = getattr(named, "__module__", None)
    return ("" if module in (None, "", "builtins") else module + ".") + (name or named.__qualname__)
