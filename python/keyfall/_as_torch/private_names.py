"""Names that are not PyTorch's interface and that libraries import all the same, mostly where they have copied code of
PyTorch. Modules are asked for them when they do not have them otherwise."""

import contextlib
import copy
import warnings

from .. import _C
from .._loading import lazy_module, load

_keyfall = lazy_module("keyfall")
_optimizer = lazy_module("keyfall.optim.optimizer")
Tensor = _C.Tensor


# ---- Optimizers -----------------------------------------------------------------------------------


def _view_as_real(params, *state_and_grads):
    """Replaces complex tensors in lists by their views as pairs of numbers."""
    for place, param in enumerate(params):
        if param.is_complex():
            for tensors in (params, *state_and_grads):
                tensors[place] = _C._VariableFunctions.view_as_real(tensors[place])


def _get_value(x):
    """The number of a tensor with one element."""
    return x.item() if isinstance(x, Tensor) else x


def _to_scalar(x):
    """The tensor without dimensions; what is no tensor stays."""
    return x.squeeze() if isinstance(x, Tensor) and x.dim() != 0 else x


def _get_scalar_dtype(is_fused=None):
    """The type of numbers that optimizers keep."""
    return _C.float64 if not is_fused and _C.get_default_dtype() == _C.float64 else _C.float32


def _identity(value):
    """Returns its argument."""
    return value


def _disable_dynamo_if_unsupported(single_tensor_fn=None):
    """A decorator that returns the function unchanged: there is no Dynamo here."""
    return _identity


def _device_dtype_check_for_fused(p, cuda_unsupported=False):
    """Raises for a parameter that one operator cannot update."""
    _optimizer._check_fused([p])


@contextlib.contextmanager
def _enable_get_lr_call(o):
    """A block in which a scheduler may be asked for its rates."""
    o._get_lr_called_within_step = True
    try:
        yield o
    finally:
        o._get_lr_called_within_step = False


# ---- Layers ---------------------------------------------------------------------------------------


def _get_clones(module, N):
    """N copies of a module."""
    return _keyfall.nn.ModuleList([copy.deepcopy(module) for _ in range(N)])


def _apply_permutation(tensor, permutation, dim=1):
    """The tensor with its parts along a dimension in another order."""
    return tensor.index_select(dim, permutation)


def apply_permutation(tensor, permutation, dim=1):
    """The older name of a function."""
    warnings.warn("apply_permutation is deprecated, please use tensor.index_select(dim, permutation) instead",
                  FutureWarning, 2)
    return _apply_permutation(tensor, permutation, dim)


def _no_grad_trunc_normal_(tensor, mean, std, a, b, generator=None):
    """nn.init.trunc_normal_, without defaults."""
    return _keyfall.nn.init.trunc_normal_(tensor, mean, std, a, b, generator)


def _no_grad_embedding_renorm_(weight, input, max_norm, norm_type):
    """Scales rows of a weight in place, outside of autograd."""
    with _keyfall.no_grad():
        _C._VariableFunctions.embedding_renorm_(weight, input, max_norm, norm_type)
    return weight


def replace_all_batch_norm_modules_(root):
    """Makes batch normalizations in a module compute without running statistics, which transforms cannot change."""
    for module in root.modules():
        if isinstance(module, load("keyfall.nn.modules.batchnorm")._BatchNorm):
            module.running_mean = module.running_var = module.num_batches_tracked = None
            module.track_running_stats = False
    return root


def _get_stream(device):
    """The stream for copies to a device: the CPU has none."""
    if _C.device(device).type != "cpu":
        _C._require_device(_C.device(device).type)


# ---- Others ---------------------------------------------------------------------------------------


def _get_all_device_indices():
    """The numbers of the accelerator's devices, or None."""
    count = _keyfall.accelerator.device_count()
    return list(range(count)) if count else None


def _get_devices_properties(device_ids):
    """The properties of the accelerator's devices."""
    return [_keyfall.get_device_module().get_device_properties(device) for device in device_ids]


def _get_current_device_index():
    """The number of the accelerator's current device, or None."""
    return _keyfall.accelerator.current_device_index() if _keyfall.accelerator.is_available() else None


def _unwrap_optional(x):
    """What is not None."""
    if x is None:
        raise AssertionError("Unwrapping null optional")
    return x


def normalize_storage_type(storage_type):
    """The class of storages with this name."""
    return getattr(_keyfall, storage_type.__name__)


def set_module(obj, mod):
    """Sets the module that something says it is of."""
    if not isinstance(mod, str):
        raise TypeError("The mod argument should be a string")
    obj.__module__ = mod


def thread_safe_generator():
    """The generator of a thread that loads data: workers are processes, which have one each."""
    return None


class Storage:
    """A storage, for annotations."""


def _require_cuda():
    """Raises where there are no NVIDIA GPUs."""
    _C._require_device("cuda")


_DOCS = {f"_{name}_doc": f"{name} ({kind}): {text}." for name, kind, text in (
    ("params", "iterable", "parameters, or groups of parameters as dictionaries"),
    ("foreach", "bool, optional", "whether operators on lists of tensors are used"),
    ("fused", "bool, optional", "whether one operator makes the whole step"),
    ("capturable", "bool, optional", "whether a graph of a GPU may contain the step"),
    ("differentiable", "bool, optional", "whether autograd records the step"),
    ("maximize", "bool, optional", "whether the objective is to grow"))}
_STEPS = {"_default_to_fused_or_foreach": "optim.optimizer", "_use_grad_for_differentiable": "optim.optimizer",
          "_get_capturable_supported_devices": "optim.optimizer", "_view_as_real": _view_as_real,
          "_get_value": _get_value, "_to_scalar": _to_scalar, "_get_scalar_dtype": _get_scalar_dtype,
          "_stack_if_compiling": _identity, "_disable_dynamo_if_unsupported": _disable_dynamo_if_unsupported,
          "_device_dtype_check_for_fused": _device_dtype_check_for_fused, **_DOCS}
_SIZES = {name: "nn.common_types" for name in (
    "_ratio_2_t", "_ratio_3_t", "_ratio_any_t", "_size_1_t", "_size_2_opt_t", "_size_2_t", "_size_3_opt_t", "_size_3_t",
    "_size_4_t", "_size_6_t", "_size_any_opt_t", "_size_any_t")}
_TUPLES = dict.fromkeys(("_ntuple", "_pair", "_quadruple", "_single", "_triple"), "nn.modules.utils")

# {module below torch: {name: its value; or as text the module that has it, with ":" and another name there, or ":" alone
# for the module; or a text after "="}}
_NAMES = {
    "": {**dict.fromkeys(("ccol_indices_copy", "col_indices_copy", "crow_indices_copy", "indices_copy",
                          "row_indices_copy", "values_copy", "affine_grid_generator"), "ops.aten"),
         "fork": "jit", "wait": "jit", "thread_safe_generator": thread_safe_generator},
    "_utils": {"_get_all_device_indices": _get_all_device_indices, "_get_devices_properties": _get_devices_properties,
               "_get_current_device_index": _get_current_device_index, "is_compiling": "compiler"},
    "cuda": {"_get_device_index": "_utils", "_is_compiled": lambda: False, "_is_in_bad_fork": lambda: False,
             "_lazy_init": _require_cuda, "has_half": True, "has_magma": False},
    "func": {"replace_all_batch_norm_modules_": replace_all_batch_norm_modules_},
    "functional": dict.fromkeys(("pca_lowrank", "svd_lowrank"), "_late.lowrank"),
    "jit": {"_unwrap_optional": _unwrap_optional},
    "nn.functional": {"_Reduction": "nn._reduction:", "_VF": "_VF:",
                      "_no_grad_embedding_renorm_": _no_grad_embedding_renorm_,
                      **{f"_{name}": f"nn.functional:{name}" for name in (
                          "max_pool1d", "max_pool2d", "max_pool3d", "adaptive_max_pool1d", "adaptive_max_pool2d",
                          "adaptive_max_pool3d", "fractional_max_pool2d", "fractional_max_pool3d")}},
    "nn.init": {"_no_grad_trunc_normal_": _no_grad_trunc_normal_},
    "nn.modules.container": {"_copy_to_script_wrapper": "_jit_internal"},
    **{f"nn.modules.{name}": {**_SIZES, **_TUPLES} for name in ("conv", "padding", "pooling", "upsampling")},
    "nn.modules.rnn": {"_apply_permutation": _apply_permutation, "apply_permutation": apply_permutation},
    "nn.modules.transformer": {"_get_clones": _get_clones},
    "nn.parallel._functions": {"_get_device_index": "_utils", "_get_stream": _get_stream},
    "nn.parallel.scatter_gather": dict.fromkeys(("_is_namedtuple", "is_namedtuple"),
                                                "utils._pytree:is_namedtuple_instance"),
    "optim": {"_functional": "optim._functional:"},
    "optim.adam": _STEPS, "optim.adamw": _STEPS, "optim.optimizer": {
        **_STEPS, "_group_tensors_by_device_and_dtype": "utils._foreach_utils"}, "optim.sgd": _STEPS,
    "optim.lr_scheduler": {"_enable_get_lr_call": _enable_get_lr_call},
    "random": {"thread_safe_generator": thread_safe_generator},
    "serialization": {"normalize_storage_type": normalize_storage_type},
    "types": {"Storage": Storage},
    "utils": {"set_module": set_module},
    "utils.data._utils.collate": {
        "default_collate_err_msg_format":
            "=default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found {}"},
}


def find(module, name):
    """(value,) of a name of a module below torch, or None."""
    value = _NAMES.get(module, {}).get(name)
    if value is None or not isinstance(value, str) or name in _DOCS:
        return None if value is None else (value,)
    if value[:1] == "=":
        return (value[1:],)
    home, other, attribute = value.partition(":")
    if home == "ops.aten":
        return (getattr(_keyfall.ops.aten, name),)
    found = load(f"keyfall.{home}")
    return (found if other and not attribute else getattr(found, attribute or name),)
