"""Collectives of Python objects, which travel as bytes in tensors."""

import pickle

from .. import _C
from ._collectives import (_canonicalize_group_rank, _check_list_of_root, _check_not_self_rank, _enter, _root_rank,
                           all_gather, broadcast, gather, scatter)
from ._groups import _get_object_coll_device, _group_or_default_group
from ._point_to_point import recv, send


def _object_to_tensor(obj, device, group=None):
    values = _C.frombuffer(bytearray(pickle.dumps(obj)), dtype=_C.uint8).to(device)
    return values, _C.tensor([values.numel()], device=device)


def _tensor_to_object(tensor, tensor_size, group=None):
    return pickle.loads(bytes(tensor.cpu()[:int(tensor_size)].numpy(force=True)))


def _empty(sizes, dtype, device):
    return _C._VariableFunctions.empty(sizes, dtype=dtype, device=device)


def _gather_sizes(size, group):
    """The sizes of all processes."""
    sizes = [_empty([1], _C.int64, size.device) for _ in range(group.size())]
    all_gather(sizes, size, group)
    return [int(one) for one in sizes]


def _padded(values, size):
    result = _empty([size], values.dtype, values.device).zero_()
    result[:values.numel()] = values
    return result


def all_gather_object(object_list, obj, group=None):
    """Copies the objects of all processes to a list in each."""
    group = _enter(group, "all_gather_object")
    if group is None:
        return
    values, size = _object_to_tensor(obj, _get_object_coll_device(group))
    sizes = _gather_sizes(size, group)
    outputs = [_empty([max(sizes)], values.dtype, values.device) for _ in sizes]
    all_gather(outputs, _padded(values, max(sizes)), group)
    for index, (output, own) in enumerate(zip(outputs, sizes)):
        object_list[index] = _tensor_to_object(output, own)


def gather_object(obj, object_gather_list=None, dst=None, group=None, group_dst=None):
    """Copies the objects of all processes to a list in one."""
    group = _enter(group, "gather_object")
    if group is None:
        return
    root = _root_rank(group, dst, group_dst)
    is_root = group.rank() == root
    _check_list_of_root(object_gather_list, is_root, "gather_list", "destination")
    values, size = _object_to_tensor(obj, _get_object_coll_device(group))
    sizes = _gather_sizes(size, group)
    outputs = [_empty([max(sizes)], values.dtype, values.device) for _ in sizes] if is_root else None
    gather(_padded(values, max(sizes)), outputs, group_dst=root, group=group)
    for index, output in enumerate(outputs or ()):
        object_gather_list[index] = _tensor_to_object(output, sizes[index])


def broadcast_object_list(object_list, src=None, group=None, device=None, group_src=None):
    """Copies the objects of one process to all."""
    group = _enter(group, "broadcast_object_list")
    if group is None:
        return
    root = _root_rank(group, src, group_src)
    device = _get_object_coll_device(group) if device is None else device
    sizes = _empty([len(object_list)], _C.int64, device)
    is_root = group.rank() == root
    if is_root:
        parts, lengths = zip(*(_object_to_tensor(one, device) for one in object_list))
        values, sizes = (_C._VariableFunctions.cat(one) for one in (parts, lengths))
    broadcast(sizes, group_src=root, group=group)
    if not is_root:
        values = _empty([int(sizes.sum())], _C.uint8, device)
    broadcast(values, group_src=root, group=group)
    for index, part in enumerate(values.split(sizes.tolist())):
        if not is_root:
            object_list[index] = _tensor_to_object(part, part.numel())


def scatter_object_list(scatter_object_output_list, scatter_object_input_list=None, src=None, group=None,
                        group_src=None):
    """Copies each object of a list in one process to another process."""
    group = _enter(group, "scatter_object_list")
    if group is None:
        return
    if not isinstance(scatter_object_output_list, list) or not scatter_object_output_list:
        raise ValueError("Expected argument scatter_object_output_list to be a list of size at least 1.")
    root = _root_rank(group, src, group_src)
    device, inputs, lengths = _get_object_coll_device(group), None, None
    longest = _empty([1], _C.int64, device)
    if group.rank() == root:
        if scatter_object_input_list is None:
            raise ValueError("source rank must provide non-None scatter_object_input_list")
        inputs, lengths = map(list, zip(*(_object_to_tensor(one, device) for one in scatter_object_input_list)))
        longest = max(lengths)
        inputs = [_padded(one, int(longest)) for one in inputs]
    broadcast(longest, group_src=root, group=group)
    values, length = _empty([int(longest)], _C.uint8, device), _empty([1], _C.int64, device)
    scatter(values, inputs, group_src=root, group=group)
    scatter(length, lengths, group_src=root, group=group)
    scatter_object_output_list[0] = _tensor_to_object(values, length)


def send_object_list(object_list, dst=None, group=None, device=None, group_dst=None, use_batch=False):
    """Sends objects."""
    group = _group_or_default_group(group)
    rank = _canonicalize_group_rank(group, dst, group_dst)
    _check_not_self_rank(group, rank, "destination")
    parts, lengths = zip(*(_object_to_tensor(one, device or _get_object_coll_device(group)) for one in object_list))
    for one in (lengths, parts):
        send(_C._VariableFunctions.cat(one), group=group, group_dst=rank)


def recv_object_list(object_list, src=None, group=None, device=None, group_src=None, use_batch=False):
    """Receives objects; returns the rank of the sender."""
    group = _group_or_default_group(group)
    if src is not None or group_src is not None:
        _check_not_self_rank(group, _canonicalize_group_rank(group, src, group_src), "source")
    device = device or _get_object_coll_device(group)
    sizes = _empty([len(object_list)], _C.int64, device)
    sender = recv(sizes, src, group, group_src=group_src)
    values = _empty([int(sizes.sum())], _C.uint8, device)
    recv(values, sender, group)
    for index, part in enumerate(values.split(sizes.tolist())):
        object_list[index] = _tensor_to_object(part, part.numel())
    return sender
