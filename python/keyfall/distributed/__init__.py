"""Distributed programs, as far as one process goes: there is no group of processes."""

from .._as_torch.absent import absent_class as _absent_class, describe as _describe
from .._as_torch.names_only import module_of as _module_of
from .._loading import load as _load

__all__ = ["get_rank", "get_world_size", "is_available", "is_initialized"]


class ReduceOp:
    """Names of reductions."""

    SUM, AVG, PRODUCT, MIN, MAX, BAND, BOR, BXOR = range(8)


class group:
    """The group of all processes: none."""

    WORLD, NON_GROUP_MEMBER = None, -100


GroupMember = group


class Backend(str):
    """The name of what processes communicate with."""

    UNDEFINED, GLOO, NCCL, UCC, MPI, XCCL, FAKE = "undefined", "gloo", "nccl", "ucc", "mpi", "xccl", "fake"

    def __new__(cls, name):
        return super().__new__(cls, name.lower())


for _name in ("DeviceMesh", "FileStore", "P2POp", "ProcessGroup", "ProcessGroupGloo", "Store", "TCPStore", "Work"):
    globals()[_name] = _absent_class(f"torch.distributed.{_name}")


def is_available():
    """False: programs that ask run in one process."""
    return False


def is_initialized():
    """False: there is no group."""
    return False


def is_nccl_available():
    """False."""
    return False


is_gloo_available = is_mpi_available = is_ucc_available = is_xccl_available = is_nccl_available
is_torchelastic_launched = is_nccl_available


def get_rank(group=None):
    """-1 for a group: this process is in none. Without one, as PyTorch, an error."""
    raise ValueError("Default process group has not been initialized, please make sure to call "
                     "init_process_group.")


get_world_size = get_backend = barrier = all_reduce = broadcast = all_gather = get_rank
all_gather_into_tensor = all_gather_object = all_to_all = all_to_all_single = get_rank
batch_isend_irecv = broadcast_object_list = gather = gather_object = get_global_rank = get_rank
get_process_group_ranks = irecv = isend = monitored_barrier = new_group = recv = reduce = get_rank
reduce_scatter = reduce_scatter_tensor = scatter = scatter_object_list = send = get_rank


def init_process_group(*args, **kwargs):
    """Not there."""
    raise RuntimeError(_describe("torch.distributed.init_process_group"))


def destroy_process_group(group=None):
    """Nothing to do."""


def __getattr__(name):
    if name in ("checkpoint", "elastic"):
        return _load(f"{__name__}.{name}")
    module = _module_of(f"distributed.{name}")
    if module is not None:
        return module
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}: "
                         + _describe(f"torch.distributed.{name}"))
