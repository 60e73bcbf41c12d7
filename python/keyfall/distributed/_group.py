"""Groups of processes: what collectives call (ProcessGroup), and the group of one process (OneProcess). A class for
several processes overrides the same methods; Backend.register_backend makes `init_process_group` use it."""

import datetime
import enum

from .. import _C
from ..futures import Future
from ._reductions import ReduceOp

_UNSET = datetime.timedelta(milliseconds=-1)


class _Options:
    """What a collective is asked for beside its tensors."""

    def __init__(self):
        for name in self._names:
            setattr(self, name, _DEFAULTS[name])


_DEFAULTS = {"asyncOp": True, "device": None, "device_ids": [], "reduceOp": ReduceOp.SUM, "rootRank": 0,
             "rootTensor": 0, "timeout": _UNSET}
_OPTIONS = {"AllgatherOptions": "", "AllreduceCoalescedOptions": "reduceOp", "AllreduceOptions": "reduceOp",
            "AllToAllOptions": "", "BarrierOptions": "device device_ids", "BroadcastOptions": "rootRank rootTensor",
            "GatherOptions": "rootRank", "ReduceOptions": "reduceOp rootRank rootTensor",
            "ReduceScatterOptions": "reduceOp", "ScatterOptions": "rootRank"}
for _name, _own in _OPTIONS.items():
    globals()[_name] = type(_name, (_Options,), {"__doc__": f"See {_name[:-7].lower()}.", "__module__": __name__,
                                                 "_names": ("asyncOp", "timeout", *_own.split())})


class Work:
    """A collective that runs or has run. This one has run, and has these results."""

    def __init__(self, results=()):
        self._results = list(results)

    def wait(self, timeout=None):
        """Waits for the end; returns True."""
        return True

    def synchronize(self):
        """Waits for the end."""

    def is_completed(self):
        """Whether it has ended."""
        return True

    def is_success(self):
        """Whether it has ended without an error."""
        return True

    def exception(self):
        """Its error, or None."""
        return None

    def result(self):
        """The tensors that it has changed."""
        return self._results

    def get_future(self):
        """A future of its results."""
        future = Future()
        future.set_result(self._results)
        return future

    def get_future_result(self):
        """Not there."""
        raise RuntimeError("Work::getFutureResult not implemented.")

    def source_rank(self):
        """The process that has sent what was received."""
        raise RuntimeError("sourceRank() may only be called on work objects that correspond to a recv or "
                           "recv-from-any call.")

    _source_rank = source_rank


class ProcessGroup:
    """A group of processes. Collectives take lists of tensors and options, and return a Work. What a class does not
    override raises."""

    class BackendType(enum.IntEnum):
        """What a group communicates with."""

        UNDEFINED, GLOO, NCCL, XCCL, UCC, MPI, CUSTOM = 0, 1, 2, 5, 3, 4, 6

        def __repr__(self):
            return f"<BackendType.{self.name}: {int(self)}>"

    def __init__(self, *args):
        """ProcessGroup(rank, size), or with a store before them."""
        if not 2 <= len(args) <= 3 or not all(isinstance(one, int) for one in args[-2:]):
            raise TypeError("__init__(): incompatible constructor arguments: expected a rank and a size, found "
                            f"{args}")
        self._rank, self._size = args[-2:]
        self.group_name, self.group_desc, self.bound_device_id = "", "undefined", None

    def rank(self):
        """The number of this process."""
        return self._rank

    def size(self):
        """How many processes there are."""
        return self._size

    def name(self):
        """The name of what it communicates with."""
        return self.getBackendName()

    def getBackendName(self):
        """See name."""
        raise NotImplementedError(f"{type(self).__name__} has no getBackendName")

    def _get_backend_name(self):
        return self.name()

    def _get_backend(self, device):
        return self

    @property
    def _device_types(self):
        return [_C.device("cpu")]

    def _has_hooks(self):
        return False

    def _set_group_name(self, name):
        self.group_name = name

    def _set_group_desc(self, text):
        self.group_desc = text

    def shutdown(self):
        """Ends communication."""

    abort = shutdown

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 'torch._C._distributed_c10d.ProcessGroup' object")


def _refusing(name):
    def refuse(self, *args, **kwargs):
        raise RuntimeError(f"Backend {self.name()} does not support {name}")

    refuse.__name__, refuse.__doc__ = name, f"See the function of torch.distributed for {name}."
    return refuse


for _name in ("allgather", "_allgather_base", "allgather_coalesced", "allreduce", "allreduce_coalesced", "alltoall",
              "alltoall_base", "barrier", "broadcast", "gather", "monitored_barrier", "recv", "recv_anysource",
              "reduce", "reduce_scatter", "_reduce_scatter_base", "scatter", "send"):
    setattr(ProcessGroup, _name, _refusing(_name))
for _value in ProcessGroup.BackendType:
    setattr(ProcessGroup, _value.name, _value)


def check_world(rank, world_size):
    """Refuses worlds of several processes."""
    if world_size != 1:
        raise RuntimeError(f"keyfall runs one process so far: world_size must be 1, found {world_size} "
                           f"(as rank {rank})")
    if not 0 <= rank < world_size:
        raise RuntimeError(f"rank < size. {rank} vs {world_size}")


_TYPES = frozenset((_C.bool, _C.uint8, _C.int8, _C.int32, _C.int64, _C.float16, _C.bfloat16, _C.float32, _C.float64,
                    _C.complex32, _C.complex64, _C.complex128))


def _check_type(*tensors):
    """PyTorch's groups have these types only."""
    for tensor in tensors:
        if tensor.dtype not in _TYPES:
            raise RuntimeError("Invalid scalar type")


def _option(options, name):
    """A value of the options. Methods of groups take the value itself, too."""
    if isinstance(options, _Options):
        return getattr(options, name)
    return _DEFAULTS[name] if options is None else options


def _many(tensors):
    return [tensors] if isinstance(tensors, _C.Tensor) else list(tensors)


class OneProcess(ProcessGroup):
    """The group of this process alone: what is gathered or scattered is copied, what is reduced stays."""

    def __init__(self, store, rank, size, timeout):
        check_world(rank, size)
        super().__init__(store, rank, size)
        self.store, self.timeout = store, timeout

    def getBackendName(self):
        """gloo: PyTorch's name for groups of CPUs, whose types and errors this group has."""
        return "gloo"

    # ---- Checks

    def _check_root(self, root, what):
        if not isinstance(root, int):
            raise TypeError(f"{what}(): incompatible function arguments: expected an int as rank, found {root!r}")
        if root != 0:
            raise RuntimeError(f"ProcessGroupGloo::{what}: invalid root rank: {root}")

    def _check_like(self, tensor, others, what):
        for index, other in enumerate(others):
            if other.dtype != tensor.dtype:
                raise RuntimeError(f"ProcessGroupGloo::{what}: invalid tensor type at index {index} "
                                   f"(expected {tensor.dtype}, got {other.dtype})")
            if other.shape != tensor.shape:
                sizes = [", ".join(map(str, one.shape)) for one in (tensor, other)]
                raise RuntimeError(f"ProcessGroupGloo::{what}: invalid tensor size at index {index} "
                                   f"(expected ({sizes[0]}), got ({sizes[1]}))")

    def _check_reduction(self, op, tensors):
        _check_type(*tensors)
        name = op.op.name
        if name == "PREMUL_SUM":
            raise RuntimeError("Cannot use ReduceOp.PREMUL_SUM with Gloo")
        for tensor in tensors:
            if tensor.is_complex() and name not in ("SUM", "AVG"):
                raise RuntimeError("reduce does not supporton complex tensors")
            if name in ("BAND", "BOR", "BXOR") and (tensor.is_floating_point() or tensor.is_complex()):
                raise RuntimeError(f"Cannot use ReduceOp.{name} with non-integral dtype")
            if name == "AVG":
                tensor.data.div_(1)  # which integers refuse

    # ---- Collectives

    def _copy(self, outputs, inputs):
        _check_type(*inputs)
        for output, input in zip(outputs, inputs, strict=True):
            output.data.copy_(input.data)
        return Work(outputs)

    def allreduce(self, tensors, opts=None):
        """The tensors as they are."""
        tensors = _many(tensors)
        self._check_reduction(_option(opts, "reduceOp"), tensors)
        return Work(tensors)

    def allreduce_coalesced(self, tensors, opts=None):
        """The tensors as they are."""
        return self.allreduce(tensors, opts)

    def broadcast(self, tensors, opts=None):
        """The tensors as they are."""
        self._check_root(_option(opts, "rootRank"), "broadcast")
        _check_type(*_many(tensors))
        return Work(_many(tensors))

    def reduce(self, tensors, opts=None, op=None):
        """The tensors as they are."""
        self._check_root(_option(opts, "rootRank"), "reduce")
        self._check_reduction(opts.reduceOp if isinstance(opts, _Options) else op or ReduceOp.SUM, _many(tensors))
        return Work(_many(tensors))

    def allgather(self, output_tensors, input_tensors, opts=None):
        """Copies the tensor."""
        outputs, input = output_tensors[0], _many(input_tensors)[0]
        if len(outputs) != 1:
            raise RuntimeError("ProcessGroupGloo::allgather: invalid output tensor list at index 0 (expected length "
                               f"1, got {len(outputs)})")
        self._check_like(input, outputs, "allgather")
        return self._copy(outputs, [input])

    def _allgather_base(self, output, input, opts=None):
        """Copies the tensor."""
        return self.allgather([[output]], [input])

    def allgather_coalesced(self, output_lists, input_list, opts=None):
        """Copies the tensors."""
        return self._copy(output_lists[0], input_list)

    def gather(self, output_tensors, input_tensors, opts=None):
        """Copies the tensor."""
        self._check_root(_option(opts, "rootRank"), "gather")
        outputs = output_tensors[0]
        if len(outputs) != 1:
            raise RuntimeError(f"ProcessGroupGloo::gather: Incorrect output list size {len(outputs)}. Output list "
                               "size should be 1, same as size of the process group.")
        self._check_like(input_tensors[0], outputs, "gather")
        return self._copy(outputs, input_tensors)

    def scatter(self, output_tensors, input_tensors, opts=None):
        """Copies the tensor."""
        self._check_root(_option(opts, "rootRank"), "scatter")
        inputs = input_tensors[0]
        if len(inputs) != 1:
            raise RuntimeError(f"ProcessGroupGloo::scatter: Incorrect input list size {len(inputs)}. Input list "
                               "size should be 1, same as size of the process group.")
        self._check_like(output_tensors[0], inputs, "scatter")
        return self._copy(output_tensors, inputs)

    def reduce_scatter(self, output_tensors, input_tensors, opts=None):
        """Copies the tensor."""
        inputs, output = input_tensors[0], output_tensors[0]
        if len(inputs) != 1:
            raise RuntimeError("invalid input tensor list size, must be world size")
        self._check_like(output, inputs, "reduce_scatter")
        self._check_reduction(_option(opts, "reduceOp"), inputs)
        return self._copy(output_tensors, inputs)

    def _reduce_scatter_base(self, output, input, opts=None):
        """Copies the tensor."""
        return self.reduce_scatter([output], [[input]], opts)

    def alltoall(self, output_tensors, input_tensors, opts=None):
        """Copies the tensor."""
        for what, tensors in (("input", input_tensors), ("output", output_tensors)):
            if len(tensors) != 1:
                raise RuntimeError(f"ProcessGroupGloo::alltoall: {what} tensor list size {len(tensors)} does not "
                                   "match world size 1")
        if input_tensors[0].shape != output_tensors[0].shape:
            raise RuntimeError("ProcessGroupGloo::alltoall: input and output tensors must have the same size")
        return self._copy(output_tensors, input_tensors)

    def alltoall_base(self, output, input, output_split_sizes, input_split_sizes, opts=None):
        """Copies the tensor, which may have another shape."""
        for sizes, tensor in ((input_split_sizes, input), (output_split_sizes, output)):
            if sizes and len(sizes) != 1:
                raise RuntimeError("Number of tensor splits not equal to group size")
            if sizes and sum(sizes) != tensor.shape[0]:
                raise RuntimeError("Split sizes doesn't match total dim 0 size")
        if input.numel() != output.numel():
            raise RuntimeError(f"in->size == out->size. {input.nbytes} vs {output.nbytes}")
        self._copy([output], [input.reshape(output.shape)])
        return Work([output])

    def barrier(self, opts=None):
        """Nobody else is to be waited for."""
        return Work()

    def monitored_barrier(self, timeout=None, wait_all_ranks=False):
        """Nobody else is to be waited for."""

    def send(self, tensors, peer, tag=0):
        """There is nobody to send to."""
        raise RuntimeError(f"rank {self._rank} has no connection to rank {peer}: its group has one process")

    recv = send

    def recv_anysource(self, tensors, tag=0):
        """There is nobody who sends."""
        return self.send(tensors, "any", tag)
