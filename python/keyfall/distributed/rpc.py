"""Calls of other processes: there are none."""

from .._shared.absent import absent_class as _absent_class
from .._shared.absent import absent_function as _absent_function

__all__ = ["is_available"]

RRef = _absent_class("torch.distributed.rpc.RRef")
init_rpc, remote, rpc_async, rpc_sync, shutdown = (
    _absent_function(f"torch.distributed.rpc.{_name}")
    for _name in ("init_rpc", "remote", "rpc_async", "rpc_sync", "shutdown"))


def is_available():
    """False: programs run in one process."""
    return False
