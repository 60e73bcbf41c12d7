"""Hooks that average gradients, in their own type or in a shorter one."""

from .... import _C
from ... import distributed_c10d as dist

__all__ = ["allreduce_hook", "bf16_compress_hook", "bf16_compress_wrapper", "fp16_compress_hook",
           "fp16_compress_wrapper"]


def _average(group, tensor):
    """A future of the average of all processes."""
    group = dist.group.WORLD if group is None else group
    tensor.div_(group.size())
    return dist.all_reduce(tensor, group=group, async_op=True).get_future().then(lambda done: done.value()[0])


def allreduce_hook(process_group, bucket):
    """Averages the gradients."""
    return _average(process_group, bucket.buffer())


def _in_type(dtype, hook, state, bucket):
    """Calls the hook with the gradients in another type; gives them back in their own."""
    buffer = bucket.buffer()
    bucket.set_buffer(buffer.to(dtype))
    return hook(state, bucket).then(lambda done: buffer.copy_(done.value()))


def fp16_compress_hook(process_group, bucket):
    """Averages the gradients in float16."""
    return _in_type(_C.float16, allreduce_hook, process_group, bucket)


def bf16_compress_hook(process_group, bucket):
    """Averages the gradients in bfloat16."""
    return _in_type(_C.bfloat16, allreduce_hook, process_group, bucket)


def fp16_compress_wrapper(hook):
    """A hook that calls another one with gradients in float16."""
    return lambda state, bucket: _in_type(_C.float16, hook, state, bucket)


def bf16_compress_wrapper(hook):
    """A hook that calls another one with gradients in bfloat16."""
    return lambda state, bucket: _in_type(_C.bfloat16, hook, state, bucket)
