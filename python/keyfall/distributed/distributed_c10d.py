"""Groups of processes, and what their processes do together. The functions check arguments and call the group, which
_group.py describes."""

import contextlib
import datetime
import enum
import os
import pickle
import warnings

from .. import _C
from .._as_torch.absent import absent_class as _absent_class
from ._errors import DistBackendError, DistError, DistNetworkError, DistStoreError, QueueEmptyError  # noqa: F401
from ._group import (AllgatherOptions, AllreduceCoalescedOptions, AllreduceOptions, AllToAllOptions,  # noqa: F401
                     BarrierOptions, BroadcastOptions, GatherOptions, OneProcess, ProcessGroup, ReduceOp, ReduceOptions,
                     ReduceScatterOptions, ScatterOptions, Work)
from ._stores import FileStore, HashStore, PrefixStore, Store, TCPStore  # noqa: F401
from .constants import default_pg_nccl_timeout, default_pg_timeout  # noqa: F401
from .rendezvous import register_rendezvous_handler, rendezvous  # noqa: F401

__all__ = [
    "Backend", "BackendConfig", "GroupMember", "P2POp", "all_gather", "all_gather_coalesced", "all_gather_object",
    "all_reduce", "all_reduce_coalesced", "all_to_all", "all_to_all_single", "barrier", "batch_isend_irecv",
    "broadcast", "send_object_list", "recv_object_list", "broadcast_object_list", "destroy_process_group", "gather",
    "gather_object", "get_backend_config", "get_backend", "get_default_backend_for_device", "get_rank",
    "get_world_size", "get_pg_count", "group", "init_process_group", "irecv", "is_gloo_available", "is_initialized",
    "is_mpi_available", "is_backend_available", "is_nccl_available", "is_torchelastic_launched", "is_ucc_available",
    "is_xccl_available", "isend", "monitored_barrier", "new_group", "new_subgroups", "new_subgroups_by_enumeration",
    "recv", "reduce", "reduce_scatter", "scatter", "scatter_object_list", "send", "supports_complex",
    "AllreduceCoalescedOptions", "AllreduceOptions", "AllToAllOptions", "BarrierOptions", "BroadcastOptions",
    "GatherOptions", "GroupName", "PrefixStore", "ProcessGroup", "ReduceOp", "ReduceOptions", "ReduceScatterOptions",
    "ScatterOptions", "Store", "DebugLevel", "get_debug_level", "Work", "default_pg_timeout", "get_group_rank",
    "get_global_rank", "get_process_group_ranks", "reduce_op", "all_gather_single", "all_gather_into_tensor",
    "reduce_scatter_single", "reduce_scatter_tensor", "get_node_local_rank", "split_group"]

for _class in (AllgatherOptions, AllreduceCoalescedOptions, AllreduceOptions, AllToAllOptions, BarrierOptions,
               BroadcastOptions, GatherOptions, ProcessGroup, ReduceOp, ReduceOp.RedOpType, ReduceOptions,
               ReduceScatterOptions, ScatterOptions, Work, FileStore, HashStore, PrefixStore, Store, TCPStore):
    _class.__module__ = __name__
for _name in ("Logger", "ProcessGroupGloo", "Reducer"):
    globals()[_name] = _absent_class(f"torch.distributed.{_name}")

GroupName = str
RankType = int


# ---- Backends


class Backend(str):
    """Names of what processes communicate with. Backend(name) is the name in lower case."""

    UNDEFINED, GLOO, NCCL, XCCL, UCC, MPI, FAKE = "undefined", "gloo", "nccl", "xccl", "ucc", "mpi", "fake"
    backend_list = [UNDEFINED, GLOO, NCCL, XCCL, UCC, MPI, FAKE]
    default_device_backend_map = {"cpu": GLOO, "cuda": NCCL, "xpu": XCCL, "mps": GLOO}
    backend_capability = {GLOO: ["cpu", "cuda"], NCCL: ["cuda"], XCCL: ["xpu"], UCC: ["cpu", "cuda"],
                          MPI: ["cpu", "cuda"], FAKE: ["cpu", "cuda", "hpu", "xpu"]}
    backend_type_map = {name: getattr(ProcessGroup, name.upper(), ProcessGroup.CUSTOM) for name in backend_list}
    _plugins = {}  # name: (function, whether it takes options)

    def __new__(cls, name):
        if not isinstance(name, str):
            raise ValueError("Backend constructor parameter must be string-ish")
        return name.lower()

    @classmethod
    def register_backend(cls, name, func, extended_api=False, devices=None):
        """Makes `init_process_group` create groups with func(store, rank, size, timeout), which returns a
        ProcessGroup; with extended_api, with func(options, pg_options)."""
        lower = name.lower()
        if lower != cls.UNDEFINED and lower in cls._plugins:
            raise AssertionError(f"c10d backend {name.upper()} creator function already exist")
        if lower not in cls.backend_list:
            setattr(cls, name.upper(), lower)
            cls.backend_list.append(lower)
            cls.backend_type_map[lower] = ProcessGroup.CUSTOM
            devices = [devices] if isinstance(devices, str) else devices
            cls.backend_capability[lower] = ["cpu", "cuda"] if devices is None else devices
            for device in devices or ():
                cls.default_device_backend_map.setdefault(device, lower)
        cls._plugins[lower] = func, extended_api


class BackendConfig:
    """Which backend each type of device has."""

    def __init__(self, backend):
        if backend == Backend.UNDEFINED:
            self.device_backend_map = {"cpu": Backend.GLOO}
        elif ":" in backend:
            self.device_backend_map = self._parse(backend)
        elif backend in Backend.backend_list:
            self.device_backend_map = dict.fromkeys(Backend.backend_capability[backend], backend)
        else:
            warnings.warn(f"Device capability of {backend} unknown, assuming `cpu` and `cuda`. You can specify it in "
                          "`device:backend` format in `init_process_group` call.", stacklevel=4)
            self.device_backend_map = {"cpu": backend, "cuda": backend}

    @staticmethod
    def _parse(text):
        found = {}
        wrong = f"The custom backend string argument is invalid: {text}."
        for pair in text.lower().split(","):
            device, colon, backend = pair.partition(":")
            if not colon:
                raise ValueError(f"Invalid device:backend pairing: {pair}. {wrong}")
            if device in found:
                raise ValueError(f"Duplicate device type {device} in backend string: {backend}. {wrong}")
            found[device] = Backend(backend)
        return found

    def __repr__(self):
        return ",".join(f"{device}:{backend}" for device, backend in self.device_backend_map.items())

    def get_device_backend_map(self):
        """{type of device: backend}"""
        return self.device_backend_map


def is_backend_available(backend):
    """Whether groups can have this backend."""
    return backend.lower() == Backend.GLOO or backend.lower() in Backend._plugins


def is_gloo_available():
    """True: groups of one process have this name."""
    return True


def is_nccl_available():
    """False."""
    return False


def is_mpi_available():
    """False."""
    return False


def is_ucc_available():
    """False."""
    return False


def is_xccl_available():
    """False."""
    return False


def is_torchelastic_launched():
    """Whether PyTorch's launcher has started this process."""
    return os.getenv("TORCHELASTIC_RUN_ID") is not None


def get_default_backend_for_device(device):
    """The backend for a device."""
    kind = _C.device(device).type
    if kind not in Backend.default_device_backend_map:
        raise ValueError(f"Default backend not registered for device : {kind}")
    return Backend.default_device_backend_map[kind]


_NOT_BUILT = {Backend.NCCL: "Distributed package doesn't have NCCL built in",
              Backend.MPI: "Distributed package doesn't have MPI built in. MPI is only included if you build PyTorch "
                           "from source on a host that has MPI installed."}


def _check_backend(name, whole):
    """Refuses a backend that no group can have; `whole` is what the program has given."""
    if not is_backend_available(name):
        if name in _NOT_BUILT:
            raise RuntimeError(_NOT_BUILT[name])
        if name == whole and name not in Backend.backend_list:
            raise AssertionError(f"Unknown backend type {name}")
        raise AssertionError(f"Unknown c10d backend type {name.upper()}")


class _DistributedBackendOptions:
    """What a function of register_backend gets."""


def _create(backend, store, rank, ranks, timeout, name, pg_options):
    """Returns a new group of these ranks and {type of device: backend}."""
    config = BackendConfig(backend)
    devices = config.get_device_backend_map()
    for one in devices.values():
        _check_backend(one, backend)
    chosen = devices.get("cpu", next(iter(devices.values())))
    make, extended = Backend._plugins.get(chosen, (OneProcess, False))
    if not extended:
        return make(store, rank, len(ranks), timeout), config
    options = _DistributedBackendOptions()
    options.store, options.group_rank, options.group_size = store, rank, len(ranks)
    options.timeout, options.group_id, options.global_ranks_in_group = timeout, name, ranks
    return make(options, pg_options), config


# ---- Groups


class _World:
    """The groups that exist."""

    def __init__(self):
        self.default_pg = None
        self.pg_map, self.pg_names, self.pg_group_ranks, self.pg_backend_config = {}, {}, {}, {}
        self.group_count = 0

    def add(self, made, backend, store, ranks, config, name):
        """Enters a group."""
        made._set_group_name(name)
        self.pg_map[made], self.pg_names[made] = (backend, store), name
        self.pg_group_ranks[made] = {rank: index for index, rank in enumerate(ranks)}
        self.pg_backend_config[made] = str(config)

    def remove(self, made):
        """Forgets a group."""
        made.shutdown()
        for table in (self.pg_map, self.pg_names, self.pg_group_ranks, self.pg_backend_config):
            table.pop(made)


_world = _World()


class _WorldMeta(type):
    @property
    def WORLD(cls):
        return _world.default_pg

    @WORLD.setter
    def WORLD(cls, value):
        _world.default_pg = value


class group(metaclass=_WorldMeta):
    """group.WORLD is the group of all processes."""


class GroupMember(metaclass=_WorldMeta):
    """What this process is of a group."""

    NON_GROUP_MEMBER = -100


def is_initialized():
    """Whether there is a group of all processes."""
    return _world.default_pg is not None


def _get_default_group():
    if not is_initialized():
        raise ValueError("Default process group has not been initialized, please make sure to call "
                         "init_process_group.")
    return _world.default_pg


def _get_default_store():
    return _world.pg_map[_get_default_group()][1]


def _check_valid_timeout(timeout):
    if not isinstance(timeout, datetime.timedelta):
        raise TypeError(f"Expected timeout argument to be of type datetime.timedelta, got {timeout}")


def _check_device(device_id):
    if device_id is None:
        return None
    if isinstance(device_id, int):
        raise ValueError("device_id is an int, but no accelerator support is found from the current compilation. "
                         "Please use a different compiled version that supports your accelerator.")
    if device_id.type == "cpu" or device_id.index is None:
        raise ValueError("init_process_group device_id parameter must be an accelerator with an index")
    return device_id


def _meet(init_method, rank, world_size, timeout):
    """The store, rank and number of processes that an address gives."""
    store, rank, world_size = next(rendezvous("env://" if init_method is None else init_method, rank, world_size,
                                              timeout=timeout))
    store.set_timeout(timeout)
    return store, rank, world_size


def init_process_group(backend=None, init_method=None, timeout=None, world_size=-1, rank=-1, store=None,
                       group_name="", pg_options=None, device_id=None, _ranks=None):
    """Makes the group of all processes, which is this process alone unless a registered backend has more."""
    if is_initialized():
        raise ValueError("trying to initialize the default process group twice!")
    device_id = _check_device(device_id)
    if store is not None:
        for is_good, text in ((init_method is None, "Cannot specify both init_method and store."),
                              (world_size > 0, "world_size must be positive if using store"),
                              (rank >= 0, "rank must be non-negative if using store")):
            if not is_good:
                raise AssertionError(text)
    backend = Backend(Backend.UNDEFINED if backend is None else backend)
    timeout = default_pg_timeout if timeout is None else timeout
    _check_valid_timeout(timeout)
    if backend == Backend.MPI:  # whose processes need no store to meet
        _check_backend(backend, backend)
    if store is None:
        store, rank, world_size = _meet(init_method, rank, world_size, timeout)
    store = PrefixStore("default_pg", store)
    ranks, name = list(range(world_size)), group_name or str(_world.group_count)
    made, config = _create(backend, store, rank, ranks, timeout, name, pg_options)
    made._set_group_desc("default_pg")
    made.bound_device_id = device_id
    _world.add(made, backend, store, ranks, config, name)
    _world.default_pg = made
    _world.group_count += 1


def destroy_process_group(group=None):
    """Ends a group; without one, all groups."""
    if group == GroupMember.NON_GROUP_MEMBER:
        return
    group = _world.default_pg if group is None else group
    if group is None:
        raise AssertionError("Process group cannot be None")
    if group not in _world.pg_map:
        raise ValueError("Invalid process group specified")
    if group is not _world.default_pg:
        _world.remove(group)
        return
    for one in list(_world.pg_map):
        _world.remove(one)
    _world.default_pg, _world.group_count = None, 0


def new_group(ranks=None, timeout=None, backend=None, pg_options=None, use_local_synchronization=False,
              group_desc=None, device_id=None, sort_ranks=True):
    """Makes a group of these ranks; of all without them."""
    default = _get_default_group()
    size = default.size()
    timeout = default_pg_timeout if timeout is None else timeout
    _check_valid_timeout(timeout)
    default_backend, store = _world.pg_map[default]
    backend = default_backend if backend is None else Backend(backend)
    ranks = list(range(size)) if ranks is None else sorted(ranks) if sort_ranks else list(ranks)
    if len(set(ranks)) != len(ranks):
        raise ValueError(f"ranks list must not contain duplicate entries, got {ranks}")
    if len(ranks) > size:
        raise ValueError("the new group's world size should be less or equal to the world size set by "
                         "init_process_group")
    for rank in ranks:
        if not 0 <= rank < size:
            raise ValueError(f"Rank {rank} is out of range. Valid ranks are 0 to {size - 1} (world_size={size})")
    if not ranks:
        raise TypeError("new_group() needs at least one rank")
    name = str(_world.group_count)
    _world.group_count += 1
    if default.rank() not in ranks:
        return GroupMember.NON_GROUP_MEMBER
    store = PrefixStore(f"{name}/", store)
    made, config = _create(backend, store, ranks.index(default.rank()), ranks, timeout, name, pg_options)
    made._set_group_desc("undefined" if group_desc is None else group_desc)
    made.bound_device_id = device_id
    _world.add(made, backend, store, ranks, config, name)
    return made


def new_subgroups(group_size=None, group=None, timeout=None, backend=None, pg_options=None, group_desc=None):
    """Makes groups of this many processes; returns this process's group, and all."""
    if group_size is None:
        raise ValueError("Default group size only takes effect when CUDA is available.If your subgroup using a "
                         "backend that does not depend on CUDA,please pass in 'group_size' correctly.")
    if group_size <= 0:
        raise ValueError(f"The arg 'group_size' ({group_size}) must be positive")
    size = get_world_size()
    if size < group_size:
        raise ValueError(f"The arg 'group_size' ({group_size}) must not exceed the world size ({size})")
    if size % group_size != 0:
        raise ValueError(f"The world size ({size}) must be divisible by '{group_size=}'")
    parts = [list(range(first, first + group_size)) for first in range(0, size, group_size)]
    return new_subgroups_by_enumeration(parts, timeout, backend, pg_options, group_desc)


def new_subgroups_by_enumeration(ranks_per_subgroup_list, timeout=None, backend=None, pg_options=None,
                                 group_desc=None):
    """Makes groups of these ranks; returns this process's group, and all."""
    if not ranks_per_subgroup_list:
        raise ValueError("The arg 'ranks_per_subgroup_list' cannot be empty")
    own, made, home = None, [], {}
    for ranks in ranks_per_subgroup_list:
        made.append(new_group(ranks, timeout, backend, pg_options, group_desc=group_desc))
        for rank in ranks:
            if rank in home:
                raise ValueError(f"Rank {rank} has appeared in both subgroup {home[rank]} and {ranks}")
            home[rank] = ranks
            own = made[-1] if rank == get_rank() else own
    return own, made


def split_group(parent_pg=None, split_ranks=None, timeout=None, pg_options=None, group_desc=None, backend=None):
    """Needs a group with a device of its own, as PyTorch's does."""
    _get_default_group()
    raise RuntimeError("No device associated with the default pg, not safe to split any process groups")


def _rank_not_in_group(group):
    return group is not None and group == GroupMember.NON_GROUP_MEMBER


def _group_or_default_group(group=None):
    group = _get_default_group() if group is None else group
    if not isinstance(group, ProcessGroup):
        raise ValueError(f"Process group {group} is not initialized in the world group map. Please initialize the "
                         "group first.")
    return group


def _ranks_of(group):
    if group not in _world.pg_group_ranks:
        raise ValueError(f"Group {group} is not registered, please create group with torch.distributed.new_group API")
    return _world.pg_group_ranks[group]


def get_rank(group=None):
    """The number of this process in a group; -1 if it is not in it."""
    if _rank_not_in_group(group):
        return -1
    rank = _get_default_group().rank()
    return rank if group is None else get_group_rank(group, rank)


def get_world_size(group=None):
    """How many processes a group has; -1 if this one is not in it."""
    return -1 if _rank_not_in_group(group) else _get_group_size(group)


def _get_group_size(group):
    return _group_or_default_group(group).size()


def get_group_rank(group, global_rank):
    """The number in a group of a process with this number among all."""
    if group is not None and group is _world.default_pg:
        return global_rank
    ranks = _ranks_of(group)
    if global_rank not in ranks:
        raise ValueError(f"Global rank {global_rank} is not part of group {group}")
    return ranks[global_rank]


def get_global_rank(group, group_rank):
    """The number among all of a process with this number in a group."""
    if group is not None and group is _world.default_pg:
        return group_rank
    for rank, own in _ranks_of(group).items():
        if own == group_rank:
            return rank
    raise ValueError(f"Group rank {group_rank} is not part of group {group}")


_get_global_rank = get_global_rank  # its old name


def get_process_group_ranks(group):
    """The numbers among all of a group's processes."""
    return list(_ranks_of(_get_default_group() if group is None else group))


def get_backend(group=None):
    """The name of the group's backend."""
    group = _get_default_group() if group is None else group
    if _rank_not_in_group(group) or group not in _world.pg_map:
        raise ValueError("Invalid process group specified")
    return _world.pg_map[group][0]


def get_backend_config(group=None):
    """The group's backend for each type of device, as a str."""
    group = _get_default_group() if group is None else group
    if _rank_not_in_group(group) or group not in _world.pg_map:
        raise ValueError("Invalid process group specified")
    return _world.pg_backend_config[group]


def get_pg_count():
    """How many groups were made."""
    return _world.group_count


def get_node_local_rank(fallback_rank=None):
    """The number of this process on its machine, from LOCAL_RANK."""
    if "LOCAL_RANK" in os.environ:
        return int(os.environ["LOCAL_RANK"])
    if fallback_rank is not None:
        return int(fallback_rank)
    raise RuntimeError("LOCAL_RANK is not in the environment. Consider passing fallback_rank to allow "
                       "`get_node_local_rank` to work, assuming you are not running in a multi-device context and "
                       "want the code to run locally instead.")


def _get_process_group_name(group):
    return _world.pg_names.get(group, "None")


def _resolve_process_group(group_name):
    for made, name in _world.pg_names.items():
        if name == group_name:
            return made
    raise RuntimeError(f"Could not resolve the process group registered under the name {group_name}")


def _get_default_timeout(backend):
    return default_pg_timeout


def _get_object_coll_device(group=None):
    return "cpu"


def _get_pg_default_device(group=None):
    return _C.device("cpu")


# ---- Details


class DebugLevel(enum.IntEnum):
    """How much is checked and told."""

    OFF, INFO, DETAIL = range(3)

    def __repr__(self):
        return f"<DebugLevel.{self.name}: {int(self)}>"


_debug_level = [DebugLevel.OFF]


def get_debug_level():
    """The level of TORCH_DISTRIBUTED_DEBUG, which has no effect."""
    return _debug_level[0]


def set_debug_level(level):
    """Sets the level."""
    _debug_level[0] = level


def set_debug_level_from_env():
    """Sets the level of TORCH_DISTRIBUTED_DEBUG."""
    level = os.getenv("TORCH_DISTRIBUTED_DEBUG", "OFF").upper()
    if level not in DebugLevel.__members__:
        raise RuntimeError("The value of TORCH_DISTRIBUTED_DEBUG must be OFF, INFO, or DETAIL.")
    set_debug_level(DebugLevel[level])


class BuiltinCommHookType(enum.IntEnum):
    """Names of hooks of DistributedDataParallel."""

    ALLREDUCE, FP16_COMPRESS = range(2)


class GradBucket:
    """Gradients that DistributedDataParallel reduces together, one after the other in a tensor."""

    def __init__(self, index, parameters, is_last):
        self._index, self._parameters, self._is_last = index, parameters, is_last
        self._buffer = _C._VariableFunctions.cat([one.grad.detach().reshape(-1) for one in parameters])

    def index(self):
        """Its number."""
        return self._index

    def buffer(self):
        """The tensor with all gradients."""
        return self._buffer

    def set_buffer(self, tensor):
        """Replaces the tensor."""
        self._buffer = tensor

    def gradients(self):
        """The gradients, as parts of the tensor."""
        parts = self._buffer.split([one.numel() for one in self._parameters])
        return [part.view(one.shape) for part, one in zip(parts, self._parameters)]

    def parameters(self):
        """The parameters."""
        return self._parameters

    def is_last(self):
        """Whether it is the last one."""
        return self._is_last


class _ReduceOpNames:
    """The names of ReduceOp, with a warning."""

    def __getattr__(self, name):
        warnings.warn("`torch.distributed.reduce_op` is deprecated, please use `torch.distributed.ReduceOp` instead",
                      FutureWarning, stacklevel=2)
        return getattr(ReduceOp, name)


reduce_op = _ReduceOpNames()


def _make_nccl_premul_sum(factor):
    return ReduceOp(ReduceOp.PREMUL_SUM, factor)


def supports_complex(reduceOp):
    """Whether complex tensors have this reduction."""
    return reduceOp in (ReduceOp.SUM, ReduceOp.AVG, ReduceOp.PREMUL_SUM)


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


# ---- Collectives


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
    if not tensors:
        raise NotImplementedError("There were no tensor arguments to this function (e.g., you passed an empty list of "
                                  "Tensors)")
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
    if not input_tensor_list:
        raise NotImplementedError("There were no tensor arguments to this function (e.g., you passed an empty list of "
                                  "Tensors)")
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
    root = _canonicalize_group_rank(group, 0 if dst is None and group_dst is None else dst, group_dst)
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
    root = _canonicalize_group_rank(group, 0 if src is None and group_src is None else src, group_src)
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


# ---- From one process to another


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


# ---- Objects, as bytes in tensors


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
    root = _canonicalize_group_rank(group, 0 if dst is None and group_dst is None else dst, group_dst)
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
    root = _canonicalize_group_rank(group, 0 if src is None and group_src is None else src, group_src)
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
    root = _canonicalize_group_rank(group, 0 if src is None and group_src is None else src, group_src)
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
