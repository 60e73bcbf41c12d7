"""Distributed programs in one process: groups and collectives of this process alone."""

from .._as_torch.names_only import module_of as _module_of
from .._loading import load as _load, missing as _missing
from .._shared.absent import absent_class as _absent_class
from . import distributed_c10d as _all_of_groups
from .distributed_c10d import (  # noqa: F401
    BuiltinCommHookType, DistBackendError, DistError, DistNetworkError, DistStoreError, FileStore, GradBucket,
    HashStore, Logger, ProcessGroupGloo, QueueEmptyError, RankType, Reducer, TCPStore, _all_gather_base,
    _broadcast_coalesced, _coalescing_manager, _CoalescingManager, _get_process_group_name, _make_nccl_premul_sum,
    _rank_not_in_group, _reduce_scatter_base, register_rendezvous_handler, rendezvous, set_debug_level,
    set_debug_level_from_env)

globals().update((_name, getattr(_all_of_groups, _name)) for _name in _all_of_groups.__all__)
set_debug_level_from_env()

__all__ = ["is_available", *_all_of_groups.__all__]

DeviceMesh = _absent_class("torch.distributed.DeviceMesh")
_MODULES = frozenset(("_functional_collectives", "algorithms", "autograd", "checkpoint", "constants", "elastic", "nn",
                      "rpc", "tensor"))


def is_available():
    """True."""
    return True


def __getattr__(name):
    if name in _MODULES:
        return _load(f"{__name__}.{name}")
    module = _module_of(f"distributed.{name}")
    if module is not None:
        return module
    raise _missing(__name__, name)
