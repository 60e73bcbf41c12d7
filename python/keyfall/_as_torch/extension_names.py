"""Names of torch._C that libraries touch when they are imported, and that mean nothing here: types of
TorchScript's graphs, switches of its executor, and reports of usage."""

import enum
import types
import warnings
import weakref

from .. import _C
from .._loading import lazy_module, names_of
from .._shared import profiling as _profiling
from .._shared.overridable import overridable as _overridable
from .._shared.absent import absent_class, absent_function

_keyfall = lazy_module("keyfall")
_module = lazy_module("keyfall.nn.modules.module")
_config = lazy_module("keyfall.__config__")
_graph = lazy_module("keyfall.autograd.graph")
_deterministic = lazy_module("keyfall.utils.deterministic")
_foreach = lazy_module("keyfall.utils._foreach_utils")
_pytree = lazy_module("keyfall.utils._pytree")
_details = lazy_module("keyfall.profiler.details")
_session = lazy_module("keyfall.profiler.session")


def _ignore(*args):
    """Does nothing."""


def _no():
    """There is no such compiler."""
    return False


def _accelerator():
    """The device that programs should use: an accelerator of a plug-in, or the CPU."""
    return _keyfall.accelerator.current_accelerator() or _keyfall.device("cpu")


def _default_device():
    """The kind of the default device, as text."""
    return _keyfall.get_default_device().type


@_overridable
def _parse_to(*args, **kwargs):
    """(device, dtype, non_blocking, memory_format) of arguments of Module.to."""
    device, dtype, non_blocking, memory_format = _module._parse_move(*args, **kwargs)
    return device, dtype, non_blocking, memory_format


def _no_tracing():
    """The state of TorchScript's tracer, which does not exist."""
    return None


def _all_schemas():
    """The schemas of all operators."""
    return [_schema_of(name) for name in sorted(_C._dispatch_get_all_op_names())]


def _schema_of(name):
    packet, _, overload = name.partition("::")[2].partition(".")
    space = getattr(_keyfall.ops, name.partition("::")[0])
    return getattr(getattr(space, packet), overload or "default")._schema


def _schemas_of(name):
    """The schemas of the overloads of an operator, such as "aten::add"."""
    return [_schema_of(found) for found in sorted(_C._dispatch_get_all_op_names()) if found.partition(".")[0] == name]


def _storages(value):
    return {leaf.untyped_storage()._cdata for leaf in _pytree.tree_leaves(value) if isinstance(leaf, _C.TensorBase)}


def _is_alias_of(a, b):
    """Whether two tensors, or tensors in two containers, share a storage."""
    return not _storages(a).isdisjoint(_storages(b))


class _WeakTensorRef:
    """A reference that does not keep a tensor alive."""

    def __init__(self, tensor):
        self._tensor = weakref.ref(tensor)

    def expired(self):
        """Whether the tensor is gone."""
        return self._tensor() is None


def _infer_size(a, b):
    """The shape that two shapes broadcast to."""
    return _keyfall.broadcast_shapes(a, b)


def _add_docstr(function, text):
    """Returns the function; texts of the extension's functions do not change."""
    return function


def _warn():
    """Issues a UserWarning, for tests of warning filters."""
    warnings.warn("Test message for TORCH_WARN", UserWarning, 2)


def _warn_deprecation():
    """Issues a DeprecationWarning, for tests of warning filters."""
    warnings.warn("Test message for TORCH_WARN_DEPRECATION", DeprecationWarning, 2)


def _cached_tensors():
    """Functions that keep a set of tensors. In PyTorch these are the outputs of CUDA graphs, whose memory the next
    replay reuses; here the set has no other effect."""
    state = {"enabled": False, "tensors": {}}

    def add(tensor):
        if not state["enabled"]:
            raise RuntimeError("_add_cached_tensor: call _set_cached_tensors_enabled(True) first")
        state["tensors"][id(tensor)] = weakref.ref(tensor)

    def contains(tensor):
        found = state["tensors"].get(id(tensor))
        return state["enabled"] and found is not None and found() is tensor

    return {"_set_cached_tensors_enabled": lambda enabled: state.update(enabled=bool(enabled)),
            "_add_cached_tensor": add, "_is_cached_tensor": contains,
            "_remove_cached_tensor": lambda tensor: state["tensors"].pop(id(tensor), None) and None}


def _opaque(name):
    def refuse(self, *args, **kwargs):
        raise RuntimeError(f"keyfall has no TorchScript graphs: {name} cannot be made")

    return type(name, (), {"__init__": refuse, "__module__": "torch._C",
                           "__doc__": "A type of TorchScript's graphs: for isinstance only."})


def _has_function_mode():
    """Whether calls of functions go through a TorchFunctionMode."""
    extension = _keyfall._C
    return extension._len_torch_function_stack() > 0 and not extension._is_torch_function_all_disabled()


def _itself(tensor):
    """What a transform's tensor stands for: no tensor belongs to one."""
    return tensor


def _transforms():
    """torch._C._functorch: no tensor belongs to a transform of functions."""
    names = {name: absent_function(f"torch._C._functorch.{name}") for name in (
        "_add_batch_dim", "_remove_batch_dim", "_vmap_decrement_nesting", "_vmap_increment_nesting")}
    names |= dict.fromkeys(("is_batchedtensor", "is_functorch_wrapped_tensor", "is_gradtrackingtensor",
                            "is_legacy_batchedtensor"),
                           lambda tensor: False)
    module = types.ModuleType("keyfall._C._functorch", "Names of transforms of functions.")
    vars(module).update(names, get_unwrapped=_itself, maybe_get_level=lambda tensor: -1,
                        get_dynamic_layer_stack_depth=lambda: 0)
    return module


class _ExperimentalConfig:
    """Options of PyTorch's profiler for its own collector: profiles here take them and collect the same."""

    def __init__(self, *metrics, **options):
        vars(self).update(options)


_ActiveProfilerType = enum.Enum("ActiveProfilerType", "NONE LEGACY KINETO NVTX ITT PRIVATEUSE1", start=0,
                                module="torch._C._profiler")


def _profiler_type():
    """Which of PyTorch's profilers runs."""
    kinds = {session.legacy for session in _profiling.sessions}
    if not kinds:
        return _ActiveProfilerType.NONE
    return _ActiveProfilerType.KINETO if False in kinds else _ActiveProfilerType.LEGACY


def _set_concrete_inputs(enabled):
    """Whether events of profiles have the values of arguments."""
    _details.settings["concrete_inputs"] = bool(enabled)


def _of_session(name):
    if name != "_RecordFunctionFast":
        raise AttributeError(f"module 'torch._C._profiler' has no attribute {name!r}")
    return _session._RecordFunctionFast


def _profiles():
    """torch._C._profiler: events of profiles are Python objects here."""
    module = types.ModuleType("keyfall._C._profiler", "Names of PyTorch's profiler.")
    vars(module).update(_ExperimentalConfig=_ExperimentalConfig, ActiveProfilerType=_ActiveProfilerType,
                        _set_record_concrete_inputs_enabled_val=_set_concrete_inputs, __getattr__=_of_session)
    module._ExtraFields_PyCall = absent_class("torch._C._profiler._ExtraFields_PyCall")
    return module


_ConvBackend = enum.Enum("_ConvBackend", (
    "CudaDepthwise2d CudaDepthwise3d Cudnn CudnnTranspose Empty Miopen MiopenDepthwise MiopenTranspose Mkldnn "
    "MkldnnEmpty NnpackSpatial Overrideable Slow2d Slow3d SlowDilated2d SlowDilated3d SlowTranspose2d "
    "SlowTranspose3d Winograd3x3Depthwise Xnnpack2d Mps MpsTranspose"), module="torch._C")


def _select_conv_backend(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups,
                         bias_sizes=None):
    """The kernel that PyTorch would choose in a build without cuDNN and oneDNN. Keyfall has other kernels: programs
    only compare the answer."""
    if 0 in input.shape[:2]:
        return _ConvBackend.Empty
    kind = "SlowTranspose" if transposed else "SlowDilated" if any(d != 1 for d in dilation) else "Slow"
    return _ConvBackend[f"{kind}{max(input.dim() - 2, 2)}d"]


_OF_LAYERS = frozenset((
    "_upsample_bicubic2d_aa _upsample_bilinear2d_aa _upsample_nearest_exact1d _upsample_nearest_exact2d "
    "_upsample_nearest_exact3d flatten_dense_tensors pad_sequence slow_conv3d slow_conv_dilated2d "
    "slow_conv_dilated3d slow_conv_transpose2d slow_conv_transpose3d thnn_conv2d unflatten_dense_tensors").split())


def _operator_of_layers(name):
    """Operators that torch._C._nn has and that are functions of ops.aten here."""
    if name not in _OF_LAYERS:
        raise AttributeError(f"module 'torch._C._nn' has no attribute {name!r}")
    return getattr(_keyfall.ops.aten, name)


def _switch(name, value):
    """A getter and a setter of a switch that is kept and changes nothing, by name."""
    state = [value]
    return {f"_get_{name}": lambda: state[0], f"_set_{name}": lambda enabled: state.__setitem__(0, bool(enabled))}


def install(extension):
    """Adds the names that the extension module does not have; returns those that torch has, too."""
    names = {name: _opaque(name) for name in (
        "Block", "CompilationUnit", "ErrorReport", "FileCheck", "Graph", "LiteScriptModule", "Node",
        "ScriptMethod", "ScriptModule", "ScriptObject", "Value")}
    names |= {name: absent_class(f"torch._C.{name}") for name in ("PyTorchFileReader", "PyTorchFileWriter")}
    names |= dict.fromkeys((
        "_jit_override_can_fuse_on_cpu", "_jit_override_can_fuse_on_gpu", "_jit_set_nvfuser_enabled",
        "_jit_set_nvfuser_guard_mode", "_jit_set_profiling_executor", "_jit_set_profiling_mode",
        "_jit_set_texpr_fuser_enabled", "_log_api_usage_once",
        "_set_math_sdp_allow_fp16_bf16_reduction"), _ignore)
    names |= dict.fromkeys(("_is_tracing", "_jit_can_fuse_on_cpu", "_jit_can_fuse_on_gpu"), _no)
    names |= dict.fromkeys(("_has_cuda", "_has_cudnn", "_has_magma", "_has_mps", "_has_xpu"), False)
    names |= {**_cached_tensors(), "_warn": _warn, "_warn_deprecation": _warn_deprecation}
    # Products of halves are always summed in float32.
    names |= _switch("cpu_allow_fp16_reduced_precision_reduction", False)
    names |= {"_ConvBackend": _ConvBackend, "_select_conv_backend": _select_conv_backend,
              "_get_tracing_state": _no_tracing, "_get_accelerator": _accelerator,
              "_get_default_device": _default_device, "_TensorMeta": type(extension.Tensor),
              "_functorch": _transforms(), "_profiler": _profiles(),
              "_is_torch_function_mode_enabled": _has_function_mode,
              "_jit_get_all_schemas": _all_schemas,
              "_jit_get_schemas_for_operator": _schemas_of, "_is_alias_of": _is_alias_of,
              "_storage_id": lambda tensor: tensor.untyped_storage()._cdata,
              "_overlaps": _is_alias_of, "_WeakTensorRef": _WeakTensorRef, "_infer_size": _infer_size,
              "_add_docstr": _add_docstr, "_TensorBase": extension.TensorBase, "_GLIBCXX_USE_CXX11_ABI": True,
              "_current_graph_task_execution_order": lambda: _graph._execution_order(),
              "_get_deterministic_fill_uninitialized_memory": lambda: _deterministic.fill_uninitialized_memory,
              "_set_deterministic_fill_uninitialized_memory":
                  lambda mode: _deterministic.set_fill_uninitialized_memory(mode),
              "_get_mkldnn_enabled": lambda: _keyfall.backends.mkldnn.enabled,
              "_set_mkldnn_enabled": lambda enabled: setattr(_keyfall.backends.mkldnn, "enabled", enabled),
              "_show_config": lambda: _config.show(),
              "_parallel_info": lambda: _config.parallel_info(),
              "_group_tensors_by_device_and_dtype":
                  lambda *args: _foreach._group_tensors_by_device_and_dtype(*args)}
    extension._nn._parse_to = _parse_to
    extension._autograd._profiler_type = _profiler_type
    extension._nn.__getattr__ = _operator_of_layers
    extension.__getattr__ = names_of("keyfall.jit", "keyfall._C", ("ScriptFunction",))
    for name, value in names.items():
        if not hasattr(extension, name):
            setattr(extension, name, value)
    return {name: value for name, value in names.items() if name[0] != "_" and name != "ScriptModule"}
