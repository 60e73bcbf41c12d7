"""Collectives that return new tensors. Work is done when they return: there is nothing to wait for."""

from .. import _C
from .._shared.absent import absent_class as _absent_class
from . import distributed_c10d as c10d
from .nn import functional

AsyncCollectiveTensor = _absent_class("torch.distributed._functional_collectives.AsyncCollectiveTensor")


def _group(group):
    """The group of a name, or of ranks."""
    if isinstance(group, str):
        return c10d._resolve_process_group(group)
    if isinstance(group, list):
        return next((one for one in c10d._world.pg_map if c10d.get_process_group_ranks(one) == group), None)
    return group


def _op(name):
    if name.lower() not in ("sum", "avg", "product", "min", "max", "band", "bor", "bxor"):
        raise RuntimeError(f"Unrecognized reduce_op: {name}")
    return getattr(c10d.ReduceOp, name.upper())


def wait_tensor(tensor):
    """The tensor."""
    return tensor


def broadcast(self, src, group, tag=""):
    """The tensor of one process."""
    result = self.detach().clone()
    c10d.broadcast(result, group_src=src, group=_group(group))
    return result


def all_reduce(self, reduceOp, group, tag=""):
    """The reduced tensors of all processes."""
    result = self.detach().clone()
    c10d.all_reduce(result, _op(reduceOp), _group(group))
    return result


def all_reduce_coalesced(self, reduceOp, group, tag=""):
    """See all_reduce."""
    return [all_reduce(one, reduceOp, group, tag) for one in self]


def all_gather_single(self, gather_dim, group, tag=""):
    """The tensors of all processes, along a dimension."""
    group = _group(group)
    parts = [self.new_empty(self.shape) for _ in range(c10d.get_world_size(group))]
    c10d.all_gather(parts, self.detach().contiguous(), group)
    return _C._VariableFunctions.cat(parts, gather_dim)


def reduce_scatter_single(self, reduceOp, scatter_dim, group, tag=""):
    """This process's part, along a dimension, of the reduced tensors of all."""
    group = _group(group)
    size = c10d.get_world_size(group)
    if self.shape[scatter_dim] % size != 0:
        raise AssertionError(f"input dimension {scatter_dim} ({self.shape[scatter_dim]} must be a multiple of "
                             f"group_size {size}")
    parts = [one.contiguous() for one in self.detach().chunk(size, scatter_dim)]
    result = self.new_empty(parts[0].shape)
    c10d.reduce_scatter(result, parts, _op(reduceOp), group)
    return result


def all_to_all_single(self, output_split_sizes, input_split_sizes, group, tag=""):
    """The parts of all processes for this one."""
    sizes = self.shape if output_split_sizes is None else [sum(output_split_sizes), *self.shape[1:]]
    result = self.new_empty(sizes)
    c10d.all_to_all_single(result, self.detach().contiguous(), output_split_sizes, input_split_sizes, _group(group))
    return result


all_gather_tensor, reduce_scatter_tensor = all_gather_single, reduce_scatter_single


# ---- With gradients


def all_gather_tensor_autograd(self, gather_dim, group, tag=""):
    """See all_gather_single."""
    return _C._VariableFunctions.cat(functional._AllGather.apply(_group(group), self), gather_dim)


def reduce_scatter_tensor_autograd(self, reduceOp, scatter_dim, group, tag=""):
    """See reduce_scatter_single."""
    group = _group(group)
    parts = self.chunk(c10d.get_world_size(group), scatter_dim)
    return functional._Reduce_Scatter.apply(_op(reduceOp), group, self.new_empty(parts[0].shape), *parts)


def all_to_all_single_autograd(self, output_split_sizes, input_split_sizes, group, tag=""):
    """See all_to_all_single."""
    sizes = self.shape if output_split_sizes is None else [sum(output_split_sizes), *self.shape[1:]]
    return functional._AlltoAllSingle.apply(_group(group), self.new_empty(sizes), output_split_sizes, input_split_sizes,
                                            self)
