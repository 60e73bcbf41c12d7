"""PyTorch's module of groups and collectives: the names of this package's parts."""

from types import ModuleType as _ModuleType

from .._shared.absent import absent_class as _absent_class
from . import (_backends, _collectives, _debug_level, _errors, _gradient_buckets, _group, _groups, _object_collectives,
               _point_to_point, _reductions, _stores)
from .constants import default_pg_nccl_timeout, default_pg_timeout  # noqa: F401
from .rendezvous import register_rendezvous_handler, rendezvous  # noqa: F401

__all__ = [
    "Backend", "BackendConfig", "GroupMember", "P2POp", "all_gather", "all_gather_coalesced", "all_gather_object",
    "all_reduce", "all_reduce_coalesced", "all_to_all", "all_to_all_single", "barrier", "batch_isend_irecv",
    "broadcast", "send_object_list", "recv_object_list", "broadcast_object_list", "destroy_process_group", "gather",
    "gather_object", "get_backend_config", "get_backend", "get_default_backend_for_device", "get_rank",
    "get_world_size", "get_pg_count", "group", "init_process_group", "irecv", "is_gloo_available", "is_initialized",
    "is_mpi_available", "is_backend_available", "is_nccl_available", "is_torchelastic_launched", "is_ucc_available",
    "is_xccl_available", "isend", "monitored_barrier", "new_group", "new_subgroups", "new_subgroups_by_enumeration",
    "recv", "reduce", "reduce_scatter", "scatter", "scatter_object_list", "send", "supports_complex",
    "AllreduceCoalescedOptions", "AllreduceOptions", "AllToAllOptions", "BarrierOptions", "BroadcastOptions",
    "GatherOptions", "GroupName", "PrefixStore", "ProcessGroup", "ReduceOp", "ReduceOptions", "ReduceScatterOptions",
    "ScatterOptions", "Store", "DebugLevel", "get_debug_level", "Work", "default_pg_timeout", "get_group_rank",
    "get_global_rank", "get_process_group_ranks", "reduce_op", "all_gather_single", "all_gather_into_tensor",
    "reduce_scatter_single", "reduce_scatter_tensor", "get_node_local_rank", "split_group"]

GroupName, RankType = str, int


def _take(part):
    """Gives this module the names of another one. They name it as their module, because pickles and readers look
    here."""
    for name, value in vars(part).items():
        if getattr(value, "__module__", None) == part.__name__:
            value.__module__ = __name__
        if name[:2] != "__" and not isinstance(value, _ModuleType):
            globals()[name] = value


for _part in (_backends, _collectives, _debug_level, _errors, _gradient_buckets, _group, _groups, _object_collectives,
              _point_to_point, _reductions, _stores):
    _take(_part)
ReduceOp.RedOpType.__module__ = __name__  # noqa: F821
for _name in ("Logger", "ProcessGroupGloo", "Reducer"):
    globals()[_name] = _absent_class(f"torch.distributed.{_name}")
