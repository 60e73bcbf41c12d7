"""Backends: what the processes of a group communicate with, by name."""

import os
import warnings

from .. import _C
from ._group import OneProcess, ProcessGroup


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


def check_backend(name, whole):
    """Refuses a backend that no group can have; `whole` is what the program has given."""
    if not is_backend_available(name):
        if name in _NOT_BUILT:
            raise RuntimeError(_NOT_BUILT[name])
        if name == whole and name not in Backend.backend_list:
            raise AssertionError(f"Unknown backend type {name}")
        raise AssertionError(f"Unknown c10d backend type {name.upper()}")


class _DistributedBackendOptions:
    """What a function of register_backend gets."""


def create_group(backend, store, rank, ranks, timeout, name, pg_options):
    """Returns a new group of these ranks and {type of device: backend}."""
    config = BackendConfig(backend)
    devices = config.get_device_backend_map()
    for one in devices.values():
        check_backend(one, backend)
    chosen = devices.get("cpu", next(iter(devices.values())))
    make, extended = Backend._plugins.get(chosen, (OneProcess, False))
    if not extended:
        return make(store, rank, len(ranks), timeout), config
    options = _DistributedBackendOptions()
    options.store, options.group_rank, options.group_size = store, rank, len(ranks)
    options.timeout, options.group_id, options.global_ranks_in_group = timeout, name, ranks
    return make(options, pg_options), config
