"""Collectives with gradients."""

from ..._shared.absent import absent_class as _absent_class
from . import functional
from .functional import (all_gather, all_reduce, all_to_all, all_to_all_single, broadcast, gather, reduce,
                         reduce_scatter, scatter)

__all__ = ["all_gather", "all_reduce", "all_to_all", "all_to_all_single", "broadcast", "functional", "gather",
           "reduce", "reduce_scatter", "scatter"]

RemoteModule = _absent_class("torch.distributed.nn.RemoteModule")
