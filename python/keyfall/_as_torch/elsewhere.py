"""PyTorch's modules whose contents are elsewhere here."""

import importlib
import types

from .._shared.absent import describe

# {module below torch: the module that has its names}
_HOMES = {
    "_classes": "keyfall.classes",
    "_lobpcg": "keyfall._late.lobpcg",
    "_logging": "keyfall._as_torch.logs",
    "_lowrank": "keyfall._late.lowrank",
    "_torch_docs": "keyfall._as_torch.argument_texts",
    "accelerator.memory": "keyfall.accelerator",
    "cpu.amp.autocast_mode": "keyfall.cpu.amp",
    "cpu.amp.grad_scaler": "keyfall.cpu.amp",
    "cuda.graphs": "keyfall.cuda",
    "multiprocessing.pool": "multiprocessing.pool",
    "multiprocessing.queue": "multiprocessing.queues",
    "nn.parallel.comm": "keyfall.cuda.comm",
    "nn.parallel.data_parallel": "keyfall.nn.parallel",
    "nn.parallel.parallel_apply": "keyfall.nn.parallel",
    "nn.parallel.replicate": "keyfall.nn.parallel",
    **{f"utils.data.datapipes.map.{name}": "keyfall.utils.data.datapipes.map"
       for name in ("callable", "combinatorics", "combining", "grouping", "utils")},
}


class _Elsewhere(types.ModuleType):
    """A module with the names of another one. Its package may have a function with its name, which the module
    replaces once it is imported: calls are then those of the function."""

    def __init__(self, name, home):
        super().__init__(f"torch.{name}", home.__doc__)
        self.__path__ = []
        self._home = home
        own = name.rpartition(".")[2]
        if callable(getattr(home, own, None)):
            setattr(self, own, getattr(home, own))

    def __getattr__(self, name):
        if name[:2] != "__" and hasattr(self._home, name):
            return getattr(self._home, name)
        raise AttributeError(describe(f"{self.__name__}.{name}"))

    def __dir__(self):
        return sorted({*vars(self), *(name for name in dir(self._home) if name[:2] != "__")})

    def __call__(self, *args, **kwargs):
        return getattr(self, self.__name__.rpartition(".")[2])(*args, **kwargs)


def module_of(name):
    """Returns a new module for a name below torch, or None."""
    home = _HOMES.get(name)
    return _Elsewhere(name, importlib.import_module(home)) if home is not None else None
