"""Tensors that go from one process to another."""

from ._collectives import _canonicalize_group_rank, _check_not_self_rank, _check_single_tensor, _end, _enter
from ._groups import _get_process_group_name, _group_or_default_group, get_global_rank


def isend(tensor, dst=None, group=None, tag=0, group_dst=None):
    """Sends a tensor; returns the work."""
    _check_single_tensor(tensor, "tensor")
    group = _enter(group, "isend")
    return None if group is None else group.send([tensor], _canonicalize_group_rank(group, dst, group_dst), tag)


def irecv(tensor, src=None, group=None, tag=0, group_src=None):
    """Receives a tensor, from any process without a rank; returns the work."""
    _check_single_tensor(tensor, "tensor")
    group = _enter(group, "irecv")
    if group is None:
        return None
    if src is None and group_src is None:
        return group.recv_anysource([tensor], tag)
    return group.recv([tensor], _canonicalize_group_rank(group, src, group_src), tag)


def send(tensor, dst=None, group=None, tag=0, group_dst=None):
    """Sends a tensor."""
    group = _group_or_default_group(group)
    rank = _canonicalize_group_rank(group, dst, group_dst)
    _check_not_self_rank(group, rank, "destination")
    _end(isend(tensor, group=group, tag=tag, group_dst=rank), False)


def recv(tensor, src=None, group=None, tag=0, group_src=None):
    """Receives a tensor; returns the rank of the sender, -1 without a group."""
    work = irecv(tensor, src, group, tag, group_src)
    if work is None:
        return -1
    work.wait()
    if src is None and group_src is None:
        return get_global_rank(_group_or_default_group(group), work._source_rank())
    return _canonicalize_group_rank(_group_or_default_group(group), src, group_src, return_global=True)


class P2POp:
    """A call of isend or irecv, for batch_isend_irecv."""

    def __init__(self, op, tensor, peer=None, group=None, tag=0, group_peer=None):
        if op not in (isend, irecv):
            raise ValueError("Invalid ``op``. Expected ``op`` to be of type ``torch.distributed.isend`` or "
                             "``torch.distributed.irecv``.")
        _check_single_tensor(tensor, "tensor")
        self.op, self.tensor, self.tag, self.group = op, tensor, tag, _group_or_default_group(group)
        self.peer = _canonicalize_group_rank(self.group, peer, group_peer, return_global=True)
        self.group_peer = _canonicalize_group_rank(self.group, peer, group_peer)

    def __repr__(self):
        own = self.group.rank()
        src, dst = (own, self.group_peer) if self.op is isend else (self.group_peer, own)
        return (f"P2POp({self.op.__name__} pg={_get_process_group_name(self.group)}, group_src={src}, "
                f"group_dst={dst},  {self.tensor.shape}, {self.tensor.dtype})")


def batch_isend_irecv(p2p_op_list):
    """Starts several calls; returns their works."""
    if not isinstance(p2p_op_list, list) or not all(isinstance(one, P2POp) for one in p2p_op_list):
        raise ValueError("Invalid ``p2p_op_list``. Each op is expected to to be of type ``torch.distributed.P2POp``.")
    group = p2p_op_list[0].group
    if not all(one.group is group for one in p2p_op_list):
        raise ValueError("All ops need to use the same group.")
    works = (one.op(one.tensor, one.peer, one.group, one.tag) for one in p2p_op_list)
    return [work for work in works if work is not None]
