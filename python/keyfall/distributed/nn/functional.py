"""Collectives with gradients: the backward of each is another one, of the gradients."""

import warnings

from ... import _C
from ...autograd import Function
from .. import distributed_c10d as dist
from ..distributed_c10d import ReduceOp, get_rank, get_world_size, group

__all__ = ["all_gather", "all_reduce", "all_to_all", "all_to_all_single", "broadcast", "gather", "reduce",
           "reduce_scatter", "scatter"]


def _warn(name, new=None):
    warnings.warn(f"torch.distributed.nn.functional.{name} is deprecated, use "
                  f"torch.distributed._functional_collectives.{new or name} instead.", FutureWarning, stacklevel=3)


def _likes(tensor, count):
    return [_C._VariableFunctions.empty_like(tensor) for _ in range(count)]


class _Broadcast(Function):
    @staticmethod
    def forward(ctx, src, group, tensor):
        ctx.src, ctx.group = src, group
        tensor = tensor.clone()
        dist.broadcast(tensor, src, group)
        return tensor

    @staticmethod
    def backward(ctx, gradient):
        result = _Reduce.apply(ctx.src, ReduceOp.SUM, ctx.group, gradient)
        return None, None, result if get_rank() == ctx.src else result.zero_()


class _Reduce(Function):
    @staticmethod
    def forward(ctx, dst, op, group, tensor):
        ctx.dst, ctx.group = dst, group
        tensor = tensor.clone()
        dist.reduce(tensor, dst, op, group)
        return tensor

    @staticmethod
    def backward(ctx, gradient):
        return None, None, None, _Broadcast.apply(ctx.dst, ctx.group, gradient)


class _Gather(Function):
    @staticmethod
    def forward(ctx, dst, group, tensor):
        ctx.dst, ctx.group = dst, group
        parts = [one.zero_() for one in _likes(tensor, get_world_size(group))]
        dist.gather(tensor.contiguous(), parts if get_rank(group) == dst else None, dst, group)
        return tuple(parts)

    @staticmethod
    def backward(ctx, *gradients):
        return None, None, _Scatter.apply(ctx.dst, ctx.group, *gradients)


class _Scatter(Function):
    @staticmethod
    def forward(ctx, src, group, *tensors):
        ctx.src, ctx.group = src, group
        result = _likes(tensors[0], 1)[0]
        dist.scatter(result, list(tensors) if get_rank(group) == src else None, src, group)
        return result

    @staticmethod
    def backward(ctx, gradient):
        return None, None, *_Gather.apply(ctx.src, ctx.group, gradient)


class _Reduce_Scatter(Function):
    @staticmethod
    def forward(ctx, op, group, tensor, *inputs):
        ctx.group = group
        dist.reduce_scatter(tensor, [one.contiguous() for one in inputs], op, group)
        return tensor

    @staticmethod
    def backward(ctx, gradient):
        return None, None, None, *_AllGather.apply(ctx.group, gradient)


class _AllGather(Function):
    @staticmethod
    def forward(ctx, group, tensor):
        ctx.group = group
        parts = _likes(tensor, get_world_size(group))
        dist.all_gather(parts, tensor.contiguous(), group)
        return tuple(parts)

    @staticmethod
    def backward(ctx, *gradients):
        parts = _AlltoAll.apply(ctx.group, _likes(gradients[0], len(gradients)), *gradients)
        return None, sum(parts[1:], parts[0])


class _AlltoAll(Function):
    @staticmethod
    def forward(ctx, group, outputs, *inputs):
        ctx.group, ctx.likes = group, [_likes(one, 1)[0] for one in inputs]
        dist.all_to_all(outputs, [one.contiguous() for one in inputs], group)
        return tuple(outputs)

    @staticmethod
    def backward(ctx, *gradients):
        return None, None, *_AlltoAll.apply(ctx.group, ctx.likes, *gradients)


class _AlltoAllSingle(Function):
    @staticmethod
    def forward(ctx, group, output, output_sizes, input_sizes, input):
        ctx.group, ctx.like, ctx.sizes = group, _likes(input, 1)[0], (input_sizes, output_sizes)
        dist.all_to_all_single(output, input.contiguous(), output_sizes, input_sizes, group)
        return output

    @staticmethod
    def backward(ctx, gradient):
        return None, None, None, None, _AlltoAllSingle.apply(ctx.group, ctx.like, *ctx.sizes, gradient)


class _AllReduce(Function):
    @staticmethod
    def forward(ctx, op, group, tensor):
        ctx.op, ctx.group = op, group
        tensor = tensor.clone()
        dist.all_reduce(tensor, op, group)
        return tensor

    @staticmethod
    def backward(ctx, gradient):
        return None, None, _AllReduce.apply(ctx.op, ctx.group, gradient)


def broadcast(tensor, src, group=group.WORLD):
    """See torch.distributed.broadcast; returns a new tensor."""
    _warn("broadcast")
    return _Broadcast.apply(src, group, tensor)


def gather(tensor, dst=0, group=group.WORLD):
    """The tensors of all processes, as a tuple."""
    return _Gather.apply(dst, group, tensor)


def scatter(tensors, src=0, group=group.WORLD):
    """This process's tensor of a list."""
    return _Scatter.apply(src, group, *tensors)


def reduce(tensor, dst, op=ReduceOp.SUM, group=group.WORLD):
    """See torch.distributed.reduce; returns a new tensor."""
    return _Reduce.apply(dst, op, group, tensor)


def reduce_scatter(output, input_list, op=ReduceOp.SUM, group=group.WORLD):
    """See torch.distributed.reduce_scatter; returns the output."""
    _warn("reduce_scatter", "reduce_scatter_single")
    return _Reduce_Scatter.apply(op, group, output, *input_list)


def all_gather(tensor, group=group.WORLD):
    """The tensors of all processes, as a tuple."""
    _warn("all_gather", "all_gather_single")
    return _AllGather.apply(group, tensor)


def all_to_all(output_tensor_list, input_tensor_list, group=group.WORLD):
    """See torch.distributed.all_to_all; returns the outputs as a tuple."""
    return _AlltoAll.apply(group, output_tensor_list, *input_tensor_list)


def all_to_all_single(output, input, output_split_sizes=None, input_split_sizes=None, group=group.WORLD):
    """See torch.distributed.all_to_all_single; returns the output."""
    _warn("all_to_all_single")
    return _AlltoAllSingle.apply(group, output, output_split_sizes, input_split_sizes, input)


def all_reduce(tensor, op=ReduceOp.SUM, group=group.WORLD):
    """See torch.distributed.all_reduce; returns a new tensor."""
    _warn("all_reduce")
    return _AllReduce.apply(op, group, tensor)
