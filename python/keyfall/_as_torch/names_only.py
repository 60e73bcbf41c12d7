"""Modules that libraries import without need: their names exist, and using one raises the error of
absent.py. A module belongs here only if a library that never uses it on one process imports it without
asking whether it is there; everything else should fail when it is imported.

Names that begin with an upper-case letter are classes, all others functions. `dir` does not list them."""

import types

from .._loading import lazy_module, load
from .._shared.absent import absent_class, absent_function, describe

_config = lazy_module("keyfall._dynamo.config")

# {module below torch: its names}
_NAMES = {
    "_C._distributed_rpc": "",
    "_inductor": "",
    "_subclasses.functional_tensor": "FunctionalTensor FunctionalTensorMode dispatch_functionalize",
    "cuda.comm": "broadcast broadcast_coalesced gather reduce_add reduce_add_coalesced scatter",
    "cuda.jiterator": "_create_jit_fn _create_multi_output_jit_fn",
    "distributed._composable": "",
    "distributed._composable.fsdp": "FSDPModule fully_shard",
    "distributed._tensor": "DTensor DeviceMesh",
    "distributed._tensor.experimental": "implicit_replication",
    "distributed.algorithms._checkpoint": "",
    "distributed.algorithms._checkpoint.checkpoint_wrapper":
        "CheckpointImpl CheckpointWrapper apply_activation_checkpointing checkpoint_wrapper offload_wrapper",
    "distributed.checkpoint.hf_storage": "HuggingFaceStorageReader HuggingFaceStorageWriter",
    "distributed.device_mesh": "DeviceMesh init_device_mesh",
    "distributed.algorithms.ddp_comm_hooks.post_localSGD_hook": "PostLocalSGDState post_localSGD_hook",
    "distributed.algorithms.ddp_comm_hooks.powerSGD_hook": "PowerSGDState batched_powerSGD_hook powerSGD_hook",
    "distributed.algorithms.model_averaging": "",
    "distributed.algorithms.model_averaging.averagers": "ModelAverager",
    "distributed.fsdp": "BackwardPrefetch CPUOffload CPUOffloadPolicy FSDPModule FullStateDictConfig "
                        "FullyShardedDataParallel MixedPrecision MixedPrecisionPolicy OffloadPolicy "
                        "ShardingStrategy StateDictType fully_shard",
    "distributed.fsdp.fully_sharded_data_parallel":
        "BackwardPrefetch CPUOffload FullOptimStateDictConfig FullStateDictConfig FullyShardedDataParallel "
        "MixedPrecision OptimStateKeyType ShardedOptimStateDictConfig ShardedStateDictConfig ShardingStrategy "
        "StateDictType",
    "distributed.fsdp.sharded_grad_scaler": "ShardedGradScaler",
    "distributed.optim": "DistributedOptimizer PostLocalSGDOptimizer ZeroRedundancyOptimizer",
    "distributed.fsdp.wrap": "ModuleWrapPolicy transformer_auto_wrap_policy size_based_auto_wrap_policy",
    "distributed.tensor._utils": "compute_local_shape_and_global_offset",
    "distributed.tensor.parallel": "ColwiseParallel RowwiseParallel parallelize_module",
    "distributed.utils": "",
    "fx.passes.reinplace": "reinplace",
    "onnx.symbolic_opset9": "",
    "onnx.symbolic_opset11": "select squeeze unsqueeze",
    "onnx.symbolic_opset12": "",
    "utils.show_pickle": "DumpUnpickler FakeClass FakeObject main",
    "utils.data.datapipes.dataframe": "CaptureDataFrame DataFramesAsTuplesPipe dataframe_wrapper",
}

_OPTIONS = frozenset({"_functorch.config", "_inductor.config", "fx.experimental._config"})


class _NamesOnly(types.ModuleType):
    """A module of names that raise when they are used."""

    def __init__(self, name):
        super().__init__(f"torch.{name}", describe(f"torch.{name}"))
        self.__path__ = []
        self._torch_name = f"torch.{name}"
        self._names = frozenset(_NAMES[name].split())

    def __getattr__(self, name):
        if f"{self._torch_name[6:]}.{name}" in _OPTIONS:
            return load(f"keyfall.{self._torch_name[6:]}.{name}")
        if name not in self._names:
            raise AttributeError(describe(f"{self._torch_name}.{name}"))
        make = absent_class if name.lstrip("_")[0].isupper() else absent_function
        value = self.__dict__[name] = make(f"{self._torch_name}.{name}")
        return value


def module_of(name):
    """Returns a new module for a name below torch, or None."""
    if name in _OPTIONS:
        return _config.Options(f"keyfall.{name}")
    return _NamesOnly(name) if name in _NAMES else None
