"""Tensors over several processes: the names of their placements only."""

from ..._shared.absent import absent_class as _absent_class, absent_function as _absent_function
from . import placement_types
from .placement_types import Partial, Placement, Replicate, Shard

__all__ = ["Partial", "Placement", "Replicate", "Shard", "placement_types"]

DTensor = _absent_class("torch.distributed.tensor.DTensor")
distribute_module = _absent_function("torch.distributed.tensor.distribute_module")
distribute_tensor = _absent_function("torch.distributed.tensor.distribute_tensor")
