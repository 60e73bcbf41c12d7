"""Distributed programs, as far as one process goes: there is no group of processes."""

from .._as_torch.absent import describe
from .._as_torch.names_only import module_of

__all__ = ["get_rank", "get_world_size", "is_available", "is_initialized"]


class ReduceOp:
    """Names of reductions."""

    SUM, AVG, PRODUCT, MIN, MAX, BAND, BOR, BXOR = range(8)


class group:
    """The group of all processes: none."""

    WORLD = None


GroupMember = group


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


def init_process_group(*args, **kwargs):
    """Not there."""
    raise RuntimeError(describe("torch.distributed.init_process_group"))


def destroy_process_group(group=None):
    """Nothing to do."""


def __getattr__(name):
    module = module_of(f"distributed.{name}")
    if module is not None:
        return module
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}: "
                         + describe(f"torch.distributed.{name}"))
