"""Collectives: the functions check arguments and call the group, which _group.py describes."""

import contextlib
import warnings

from .. import _C
from ._group import (AllgatherOptions, AllreduceCoalescedOptions, AllreduceOptions, AllToAllOptions, BarrierOptions,
                     BroadcastOptions, GatherOptions, ReduceOptions, ReduceScatterOptions, ScatterOptions)
from ._groups import (_check_valid_timeout, _group_or_default_group, _rank_not_in_group, _world, get_global_rank,
                      get_group_rank, is_initialized)
from ._reductions import ReduceOp, supports_complex
from .constants import default_pg_timeout

# ---- Checks of arguments


def _check_single_tensor(tensor, name):
    if not isinstance(tensor, _C.Tensor):
        raise TypeError(f"Invalid function argument. Expected parameter `{name}` of type torch.Tensor\n"
                        f"             but got {type(tensor)} instead.")


def _check_tensor_list(tensors, name):
    text = f"Invalid function argument. Expected parameter `{name}` of type List[torch.Tensor]\n             but got "
    if not isinstance(tensors, list):
        raise TypeError(f"{text}{type(tensors)} instead.")
    if not all(isinstance(one, _C.Tensor) for one in tensors):
        raise TypeError(f"{text}{type(tensors)} with elements of type {[type(one) for one in tensors]}.")


def _ensure_all_tensors_same_dtype(*tensors):
    first = None
    for one in tensors:
        for tensor in [one] if isinstance(one, _C.Tensor) else one:
            first = tensor.dtype if first is None else first
            if tensor.dtype != first:
                raise ValueError(f"Invalid usage of tensors with different dtypesFound {first} and  {tensor.dtype}")


def _check_complex(op, tensor):
    if tensor.is_complex() and not supports_complex(op):
        raise ValueError(f"all_reduce does not support {op} on complex tensors")


def _canonicalize_group_rank(group, global_rank=None, group_rank=None, return_global=False):
    """The rank in the group (among all with return_global), of which one of both was given."""
    if group_rank is not None:
        if global_rank is not None:
            raise ValueError("Can't specify both group_rank and global_rank")
        return get_global_rank(group, group_rank) if return_global else group_rank
    if global_rank is None:
        raise ValueError("Must specify global_rank or group_rank")
    return global_rank if return_global else get_group_rank(group, global_rank)


def _root_rank(group, global_rank, group_rank):
    """The same for the process that gives or gets all: the first one by default."""
    if global_rank is None and group_rank is None:
        global_rank = 0
    return _canonicalize_group_rank(group, global_rank, group_rank)


def _check_not_empty(tensors):
    if not tensors:
        raise NotImplementedError("There were no tensor arguments to this function (e.g., you passed an empty list of "
                                  "Tensors)")


def _check_not_self_rank(group, rank, what):
    if group.rank() == rank:
        raise ValueError(f"Invalid {what} rank: {what} rank should not be the same as the rank of the current "
                         "process.")


def _enter(group, name):
    """The group that runs a collective, or None, with a warning, if this process is not in it."""
    if _rank_not_in_group(group):
        rank = "unknown" if not is_initialized() else _world.default_pg.rank()
        warnings.warn(f"Running {name} on global rank {rank} which does not belong to the given group.", stacklevel=3)
        return None
    return _group_or_default_group(group)


def _options(kind, async_op, **values):
    if "reduceOp" in values and (not isinstance(values["reduceOp"], ReduceOp)
                                 or values["reduceOp"] is ReduceOp.PREMUL_SUM):
        raise TypeError(f"{kind.__name__}(): incompatible function arguments: expected a ReduceOp, found "
                        f"{values['reduceOp']!r}")
    options = kind()
    options.asyncOp = async_op
    vars(options).update(values)
    return options


def _end(work, async_op):
    """Returns the work, or waits for it."""
    if async_op:
        return work
    if work is not None:
        work.wait()
    return None


def _warn_of_old(name, text="is deprecated. Please use", new=""):
    warnings.warn(f"`torch.distributed.{name}` {text} `torch.distributed.{new}` instead.", FutureWarning, stacklevel=3)


def _warn_of_coalesced(name):
    warnings.warn(f"`torch.distributed.{name}` will be deprecated. If you must use it, please revisit our "
                  "documentation later at https://pytorch.org/docs/main/distributed.html#collective-functions",
                  FutureWarning, stacklevel=3)


# ---- Calls


def all_reduce(tensor, op=ReduceOp.SUM, group=None, async_op=False):
    """Reduces the tensors of all processes, in each."""
    _check_single_tensor(tensor, "tensor")
    group = _enter(group, "all_reduce")
    if group is None:
        return None
    options = _options(AllreduceOptions, async_op, reduceOp=op)
    _check_complex(op, tensor)
    return _end(group.allreduce([tensor], options), async_op)


def all_reduce_coalesced(tensors, op=ReduceOp.SUM, group=None, async_op=False):
    """Reduces several tensors. With async_op, returns a future."""
    _warn_of_coalesced("all_reduce_coalesced")
    tensors = [tensors] if isinstance(tensors, _C.Tensor) else tensors
    _check_tensor_list(tensors, "tensor")
    _ensure_all_tensors_same_dtype(tensors)
    group = _enter(group, "all_reduce_coalesced")
    if group is None:
        return None
    _check_not_empty(tensors)
    for tensor in tensors:
        _check_complex(op, tensor)
    work = group.allreduce_coalesced(tensors, _options(AllreduceCoalescedOptions, async_op, reduceOp=op))
    return work.get_future() if async_op else _end(work, False)


def broadcast(tensor, src=None, group=None, async_op=False, group_src=None):
    """Copies the tensor of one process to all."""
    _check_single_tensor(tensor, "tensor")
    group = _enter(group, "broadcast")
    if group is None:
        return None
    root = _canonicalize_group_rank(group, src, group_src)
    return _end(group.broadcast([tensor], _options(BroadcastOptions, async_op, rootRank=root, rootTensor=0)), async_op)


def reduce(tensor, dst=None, op=ReduceOp.SUM, group=None, async_op=False, group_dst=None):
    """Reduces the tensors of all processes, in one."""
    _check_single_tensor(tensor, "tensor")
    group = _enter(group, "reduce")
    if group is None:
        return None
    root = _canonicalize_group_rank(group, dst, group_dst)
    return _end(group.reduce([tensor], _options(ReduceOptions, async_op, reduceOp=op, rootRank=root)), async_op)


def all_gather(tensor_list, tensor, group=None, async_op=False):
    """Copies the tensors of all processes to a list in each."""
    _check_tensor_list(tensor_list, "tensor_list")
    _check_single_tensor(tensor, "tensor")
    _ensure_all_tensors_same_dtype(tensor_list, tensor)
    group = _enter(group, "all_gather")
    if group is None:
        return None
    return _end(group.allgather([tensor_list], [tensor], _options(AllgatherOptions, async_op)), async_op)


def all_gather_single(output_tensor, input_tensor, group=None, async_op=False):
    """Copies the tensors of all processes to parts of one in each."""
    _check_single_tensor(input_tensor, "input_tensor")
    _check_single_tensor(output_tensor, "output_tensor")
    group = _enter(group, "all_gather_single")
    if group is None:
        return None
    return _end(group._allgather_base(output_tensor, input_tensor, _options(AllgatherOptions, async_op)), async_op)


def all_gather_into_tensor(output_tensor, input_tensor, group=None, async_op=False):
    """See all_gather_single."""
    _warn_of_old("all_gather_into_tensor", new="all_gather_single")
    return all_gather_single(output_tensor, input_tensor, group, async_op)


def _all_gather_base(output_tensor, input_tensor, group=None, async_op=False):
    _warn_of_old("_all_gather_base", "is a private function and will be deprecated. Please use", "all_gather_single")
    return all_gather_single(output_tensor, input_tensor, group, async_op)


def all_gather_coalesced(output_tensor_lists, input_tensor_list, group=None, async_op=False):
    """Copies several tensors of all processes. With async_op, returns a future."""
    _warn_of_coalesced("all_gather_coalesced")
    _check_tensor_list(input_tensor_list, "input_tensor_list")
    _ensure_all_tensors_same_dtype(input_tensor_list)
    for outputs in output_tensor_lists if isinstance(output_tensor_lists, list) else [output_tensor_lists]:
        _check_tensor_list(outputs, "output_tensor_lists")
        _ensure_all_tensors_same_dtype(outputs)
    group = _enter(group, "all_gather_coalesced")
    if group is None:
        return None
    _check_not_empty(input_tensor_list)
    work = group.allgather_coalesced(output_tensor_lists, input_tensor_list)
    return work.get_future() if async_op else _end(work, False)


def _check_list_of_root(values, is_root, name, root):
    """The list that only one process gives, in a list."""
    if is_root and not values:
        raise ValueError(f"Argument ``{name}`` must be specified on {root} rank.")
    if not is_root and values:
        raise ValueError(f"Argument ``{name}`` must NOT be specified on non-{root} ranks.")
    return [values] if is_root else []


def gather(tensor, gather_list=None, dst=None, group=None, async_op=False, group_dst=None):
    """Copies the tensors of all processes to a list in one."""
    _check_single_tensor(tensor, "tensor")
    if gather_list:
        _check_tensor_list(gather_list, "gather_list")
    _ensure_all_tensors_same_dtype(tensor, gather_list or [])
    group = _enter(group, "gather")
    if group is None:
        return None
    root = _root_rank(group, dst, group_dst)
    lists = _check_list_of_root(gather_list, group.rank() == root, "gather_list", "destination")
    return _end(group.gather(lists, [tensor], _options(GatherOptions, async_op, rootRank=root)), async_op)


def scatter(tensor, scatter_list=None, src=None, group=None, async_op=False, group_src=None):
    """Copies each tensor of a list in one process to another process."""
    _check_single_tensor(tensor, "tensor")
    if scatter_list:
        _check_tensor_list(scatter_list, "scatter_list")
    _ensure_all_tensors_same_dtype(tensor, scatter_list or [])
    group = _enter(group, "scatter")
    if group is None:
        return None
    root = _root_rank(group, src, group_src)
    lists = _check_list_of_root(scatter_list, group.rank() == root, "scatter_list", "source")
    return _end(group.scatter([tensor], lists, _options(ScatterOptions, async_op, rootRank=root)), async_op)


def reduce_scatter(output, input_list, op=ReduceOp.SUM, group=None, async_op=False):
    """Reduces each tensor of a list in another process."""
    _check_single_tensor(output, "output")
    _check_tensor_list(input_list, "input_list")
    _ensure_all_tensors_same_dtype(output, input_list)
    group = _enter(group, "reduce_scatter")
    if group is None:
        return None
    options = _options(ReduceScatterOptions, async_op, reduceOp=op)
    return _end(group.reduce_scatter([output], [input_list], options), async_op)


def reduce_scatter_single(output, input, op=ReduceOp.SUM, group=None, async_op=False):
    """Reduces each part of a tensor in another process."""
    _check_single_tensor(output, "output")
    _check_single_tensor(input, "input")
    group = _enter(group, "reduce_scatter_single")
    if group is None:
        return None
    options = _options(ReduceScatterOptions, async_op, reduceOp=op)
    return _end(group._reduce_scatter_base(output, input, options), async_op)


def reduce_scatter_tensor(output, input, op=ReduceOp.SUM, group=None, async_op=False):
    """See reduce_scatter_single."""
    _warn_of_old("reduce_scatter_tensor", new="reduce_scatter_single")
    return reduce_scatter_single(output, input, op, group, async_op)


def _reduce_scatter_base(output, input, op=ReduceOp.SUM, group=None, async_op=False):
    _warn_of_old("_reduce_scatter_base", "is a private function and will be deprecated. Please use",
                 "reduce_scatter_single")
    return reduce_scatter_single(output, input, op, group, async_op)


def all_to_all(output_tensor_list, input_tensor_list, group=None, async_op=False):
    """Copies each tensor of a list to another process."""
    _check_tensor_list(output_tensor_list, "output_tensor_list")
    _check_tensor_list(input_tensor_list, "input_tensor_list")
    _ensure_all_tensors_same_dtype(output_tensor_list, input_tensor_list)
    group = _enter(group, "all_to_all")
    if group is None:
        return None
    return _end(group.alltoall(output_tensor_list, input_tensor_list, _options(AllToAllOptions, async_op)), async_op)


def all_to_all_single(output, input, output_split_sizes=None, input_split_sizes=None, group=None, async_op=False):
    """Copies each part of a tensor to another process."""
    _check_single_tensor(output, "output")
    _check_single_tensor(input, "input")
    _ensure_all_tensors_same_dtype(output, input)
    group = _enter(group, "all_to_all_single")
    if group is None:
        return None
    return _end(group.alltoall_base(output, input, output_split_sizes or [], input_split_sizes or [],
                                    _options(AllToAllOptions, async_op)), async_op)


def barrier(group=None, async_op=False, device_ids=None, timeout=None):
    """Waits for all processes."""
    group = _enter(group, "barrier")
    if group is None:
        return None
    if timeout is not None:
        _check_valid_timeout(timeout)
    return _end(group.barrier(_options(BarrierOptions, async_op)), async_op)


def monitored_barrier(group=None, timeout=None, wait_all_ranks=False):
    """Waits for all processes; says which did not come."""
    group = _enter(group, "monitored_barrier")
    if group is None:
        return None
    timeout = default_pg_timeout if timeout is None else timeout
    _check_valid_timeout(timeout)
    return group.monitored_barrier(timeout, wait_all_ranks)


class _CoalescingManager:
    """The works of a block."""

    def __init__(self):
        self.works = []

    def append(self, work):
        """Adds a work."""
        self.works.append(work)

    def wait(self):
        """Waits for all."""
        for work in self.works:
            work.wait()


@contextlib.contextmanager
def _coalescing_manager(group=None, device=None, async_ops=False):
    """Collectives that may run together. They run one after the other."""
    _group_or_default_group(group)
    yield _CoalescingManager()


def _broadcast_coalesced(process_group, tensors, buffer_size, src=0, authoritative_rank=None):
    for tensor in tensors:
        broadcast(tensor, group_src=src, group=process_group)
