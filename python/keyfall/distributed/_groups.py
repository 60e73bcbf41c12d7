"""The groups of processes that exist: made, found and ended."""

import datetime
import os

from .. import _C
from ._backends import Backend, check_backend, create_group
from ._group import ProcessGroup
from ._stores import PrefixStore
from .constants import default_pg_timeout
from .rendezvous import rendezvous


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
        check_backend(backend, backend)
    if store is None:
        store, rank, world_size = _meet(init_method, rank, world_size, timeout)
    store = PrefixStore("default_pg", store)
    ranks, name = list(range(world_size)), group_name or str(_world.group_count)
    made, config = create_group(backend, store, rank, ranks, timeout, name, pg_options)
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
    made, config = create_group(backend, store, ranks.index(default.rank()), ranks, timeout, name, pg_options)
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
