"""DataLoader: batches of the samples of a data set."""

import functools
import itertools
import os
import types
import typing
import warnings
from collections.abc import Callable, Iterable

from ... import _C, accelerator
from ..._loading import lazy_module as _lazy_module
from ..._shared import profiling as _profiling
from ..._utils import ExceptionWrapper
from ._collate import default_collate, default_convert
from ._pin_memory import pin_memory
from ._ends import End, get_worker_info  # noqa: F401  libraries take the latter from here
from .datapipes import IterDataPipe
from .dataset import Dataset, IterableDataset
from .sampler import BatchSampler, RandomSampler, SequentialSampler

_context = _lazy_module("multiprocessing.context")
_graph_settings = _lazy_module("keyfall.utils.data.graph_settings")
_multiprocessing = _lazy_module("multiprocessing")
_workers = _lazy_module("keyfall.utils.data._workers")

__all__ = ["DataLoader"]

_FIXED = frozenset({"batch_size", "batch_sampler", "sampler", "drop_last", "dataset",
                    "persistent_workers"})


_collate_fn_t = typing.Callable[[list], typing.Any]
T_co = typing.TypeVar("T_co", covariant=True)
_T_co = typing.TypeVar("_T_co", covariant=True)


class _DatasetKind:
    """How a loader reads its data set."""

    Map, Iterable = range(2)


class DataLoader:
    """Iterates over batches of a data set: in order, shuffled, or chosen by a sampler.

    batch_size=None yields single samples. collate_fn makes a batch from a list of samples. With
    num_workers > 0, that many processes load batches ahead: see _workers.py. multiprocessing_context
    says how they start; persistent_workers keeps them for the next pass. With pin_memory, the tensors of
    a batch are in memory that the accelerator reads directly."""

    __class_getitem__ = classmethod(types.GenericAlias)
    _pool = None

    def __init__(self, dataset: Dataset, batch_size: int | None = 1, shuffle: bool | None = None,
                 sampler: Iterable | None = None, batch_sampler: Iterable[list] | None = None,
                 num_workers: int = 0, collate_fn: Callable | None = None,
                 pin_memory: bool = False, drop_last: bool = False, timeout: float = 0,
                 worker_init_fn: Callable[[int], None] | None = None, multiprocessing_context=None, generator=None, *,
                 prefetch_factor: int | None = None, persistent_workers: bool = False,
                 pin_memory_device: str = "", in_order: bool = True) -> None:
        _check_workers(num_workers, timeout, prefetch_factor, persistent_workers)
        self.num_workers, self.persistent_workers = num_workers, persistent_workers
        self.prefetch_factor = 2 if num_workers and prefetch_factor is None else prefetch_factor
        self.multiprocessing_context, self.worker_init_fn = multiprocessing_context, worker_init_fn
        self.timeout, self.in_order = timeout, in_order
        self.pin_memory, self.pin_memory_device = pin_memory, pin_memory_device
        self._iterable = isinstance(dataset, IterableDataset)
        if isinstance(dataset, IterDataPipe):  # shuffles by itself
            dataset, shuffle = _graph_settings.apply_shuffle_settings(dataset, shuffle), None
        self._check_samplers(batch_size, shuffle, sampler, batch_sampler, drop_last)
        if batch_sampler is not None:
            batch_size, drop_last = None, False
        sampler = self._order(dataset, shuffle, generator) if sampler is None else sampler
        if batch_size is not None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.dataset, self.generator = dataset, generator
        self.sampler, self.batch_sampler = sampler, batch_sampler
        self.batch_size, self.drop_last = batch_size, drop_last
        usual = default_convert if batch_sampler is None else default_collate
        self.collate_fn = usual if collate_fn is None else collate_fn
        self.check_worker_number_rationality()
        self.__initialized = True  # subclasses of libraries switch it by its mangled name, which is PyTorch's

    def check_worker_number_rationality(self):
        """Warns of more worker processes than the processor has cores for."""
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        if self.num_workers > (cores or self.num_workers):
            warnings.warn(f"This DataLoader will create {self.num_workers} worker processes in total. Our suggested max "
                          f"number of worker in current system is {cores}: excessive worker creation might get "
                          "DataLoader running slow or even freeze.", stacklevel=3)

    def _order(self, dataset, shuffle, generator):
        """The sampler where none is given."""
        if self._iterable:
            return _Endless()
        return RandomSampler(dataset, generator=generator) if shuffle else SequentialSampler(dataset)

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items()
                if name not in ("_pool", "multiprocessing_context", "_multiprocessing_context")}

    @property
    def multiprocessing_context(self):
        """The context of multiprocessing that starts the workers; None: the default one."""
        return self.__dict__.get("_multiprocessing_context")

    @multiprocessing_context.setter
    def multiprocessing_context(self, context):
        if context is not None:
            if self.num_workers <= 0:
                raise ValueError("multiprocessing_context can only be used with multi-process loading "
                                 f"(num_workers > 0), but got num_workers={self.num_workers}")
            if isinstance(context, str):
                methods = _multiprocessing.get_all_start_methods()
                if context not in methods:
                    raise ValueError("multiprocessing_context option should specify a valid start method in "
                                     f"{methods!r}, but got multiprocessing_context={context!r}")
                context = _multiprocessing.get_context(context)
            if not isinstance(context, _context.BaseContext):
                raise TypeError("multiprocessing_context option should be a valid context object or a string "
                                "specifying the start method, but got "
                                f"multiprocessing_context={context}")
        self._multiprocessing_context = context

    def _check_samplers(self, batch_size, shuffle, sampler, batch_sampler, drop_last):
        if self._iterable:
            for name, value, unset in (("shuffle", shuffle, (None, False)),
                                       ("sampler", sampler, (None,)),
                                       ("batch_sampler", batch_sampler, (None,))):
                if value not in unset:
                    raise ValueError("DataLoader with IterableDataset: expected unspecified "
                                     f"{name} option, but got {name}={value}")
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None and (batch_size != 1 or shuffle or sampler is not None
                                          or drop_last):
            raise ValueError("batch_sampler option is mutually exclusive with batch_size, shuffle, "
                             "sampler, and drop_last")
        if batch_size is None and drop_last:
            raise ValueError("batch_size=None option disables auto-batching and is mutually "
                             "exclusive with drop_last")

    def __setattr__(self, name, value):
        if name in _FIXED and getattr(self, "_DataLoader__initialized", False):
            raise ValueError(f"{name} attribute should not be set after {type(self).__name__} is "
                             "initialized")
        super().__setattr__(name, value)

    def __len__(self):
        if not self._iterable:
            return len(self._index_sampler)
        count = self._IterableDataset_len_called = len(self.dataset)
        if self.batch_size is None:
            return count
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)

    @property
    def _index_sampler(self):
        return self.sampler if self.batch_sampler is None else self.batch_sampler

    @property
    def _dataset_kind(self):
        return _DatasetKind.Iterable if self._iterable else _DatasetKind.Map

    @property
    def _auto_collation(self):
        """Whether samples are collected to batches."""
        return self.batch_sampler is not None

    @property
    def _iterator(self):
        """Where libraries look for the workers that stay between passes; None without them."""
        return None if getattr(self, "_pool", None) is None else _KeptWorkers(self)

    @_iterator.setter
    def _iterator(self, value):
        if value is None:
            _stop_kept_workers(self)

    def __iter__(self):
        return self._get_iterator()

    def _get_iterator(self):
        return _Iterator(self)


def _has_kept_workers(loader):
    """True if the loader's worker processes have stayed from an earlier pass."""
    return loader.num_workers > 0 and loader.persistent_workers and getattr(loader, "_pool", None) is not None


class _Iterator:
    """One pass over the data. It draws a seed as PyTorch does, so that programs that draw later get
    the same numbers. The loader may be any object with the attributes of a DataLoader: libraries pass
    their own."""

    def __init__(self, loader):
        self._loader, self._num_yielded = loader, 0
        shared = self._seed_pipes(loader)
        indices = iter(loader._index_sampler)
        seed = None
        if not _has_kept_workers(loader):  # those keep their seeds
            seed = _C._VariableFunctions.empty((), dtype=_C.int64).random_(generator=loader.generator).item()
        if loader.num_workers:
            self._batches, self._workers = _workers.batches(loader, indices, seed, shared)
            if seed is not None:  # PyTorch's first pass draws another one
                self._seed_pipes(loader)
        else:
            self._batches = _Plain(fetcher(loader), indices)
        if loader.pin_memory and _can_pin(loader.pin_memory_device):
            self._batches = map(pin_memory, self._batches)

    @staticmethod
    def _seed_pipes(loader):
        """Draws a seed for the random steps of a data pipe, which all workers share."""
        if not isinstance(loader.dataset, IterDataPipe):
            return None
        seed = _C._VariableFunctions.empty((), dtype=_C.int64).random_(generator=loader.generator).item()
        _graph_settings.seed_pipes(loader.dataset, seed)
        return seed

    def __iter__(self):
        return self

    def __next__(self):
        if _profiling.sessions:
            kind = "MultiProcessing" if self._loader.num_workers else "SingleProcess"
            return _profiling.named(f"enumerate(DataLoader)#_{kind}DataLoaderIter.__next__", self._next)
        return self._next()

    def _next(self):
        batch = next(self._batches)
        if isinstance(batch, ExceptionWrapper):
            batch.reraise()
        self._num_yielded += 1
        if self._loader._dataset_kind == _DatasetKind.Iterable:
            self._check_length()
        return batch

    def _check_length(self):
        said = getattr(self._loader, "_IterableDataset_len_called", None)
        if said is not None and self._num_yielded > said:
            advice = (" For multiprocessing data-loading, this is so if each worker loads all data instead of a "
                      "part of it.") if self._loader.num_workers else ""
            warnings.warn(f"Length of IterableDataset {self._loader.dataset} was reported to be {said} (when "
                          f"accessing len(dataloader)), but {self._num_yielded} samples have been fetched."
                          f"{advice}", stacklevel=3)

    def __len__(self):
        return len(self._loader)

    def _shutdown_workers(self):
        """Ends the pass and the worker processes."""
        self._batches = iter(())
        _stop_kept_workers(self._loader)


def _stop_kept_workers(loader):
    pool = getattr(loader, "_pool", None)
    if pool is not None:
        loader._pool = None
        pool.stop()


class _KeptWorkers(_Iterator):
    """The workers that a loader keeps for its next pass."""

    def __init__(self, loader):
        self._loader, self._batches = loader, iter(())


# Libraries ask whether an object is an iterator over batches.
_BaseDataLoaderIter = _SingleProcessDataLoaderIter = _MultiProcessingDataLoaderIter = _Iterator


def _can_pin(device):
    if device:
        warnings.warn("pin_memory_device is deprecated, the current accelerator will be used as the "
                      f"device,ignore pin_memory_device='{device}'.", stacklevel=4)
    if accelerator.is_available():
        return True
    warnings.warn("'pin_memory' argument is set as true but no accelerator is found, then device "
                  "pinned memory won't be used.", stacklevel=4)
    return False


class _Plain:
    """The batches that this process loads. An error of one does not end the pass."""

    def __init__(self, fetch, indices):
        self.fetch, self.indices = fetch, indices

    def __iter__(self):
        return self

    def __next__(self):
        try:
            return self.fetch(next(self.indices))
        except End:
            raise StopIteration from None


class _Endless:
    """Replaces the sampler for an iterable data set, which has no indices."""

    def __iter__(self):
        return itertools.repeat(None)


_InfiniteConstantSampler = _Endless


def fetcher(loader):
    """Returns a function that loads a batch by its indices."""
    if loader._dataset_kind == _DatasetKind.Iterable:
        return _FromIterable(loader)
    return functools.partial(_from_map, loader)


def _from_map(loader, index):
    if not loader._auto_collation:
        return loader.collate_fn(loader.dataset[index])
    several = getattr(loader.dataset, "__getitems__", None)
    if several:
        return loader.collate_fn(several(index))
    return loader.collate_fn([loader.dataset[one] for one in index])


class _FromIterable:
    def __init__(self, loader):
        self.loader, self.samples = loader, iter(loader.dataset)

    def __call__(self, index):
        loader = self.loader
        if not loader._auto_collation:
            for sample in self.samples:
                return loader.collate_fn(sample)
            raise End
        batch = list(itertools.islice(self.samples, len(index)))
        if not batch or (loader.drop_last and len(batch) < len(index)):
            raise End
        return loader.collate_fn(batch)


def _check_workers(num_workers, timeout, prefetch_factor, persistent_workers):
    if num_workers < 0:
        raise ValueError("num_workers option should be non-negative; use num_workers=0 to disable "
                         "multiprocessing.")
    if timeout < 0:
        raise ValueError("timeout option should be non-negative")
    if num_workers == 0 and prefetch_factor is not None:
        raise ValueError("prefetch_factor option could only be specified in multiprocessing.let "
                         "num_workers > 0 to enable multiprocessing, otherwise set prefetch_factor "
                         "to None.")
    if prefetch_factor is not None and prefetch_factor < 0:
        raise ValueError("prefetch_factor option should be non-negative")
    if persistent_workers and num_workers == 0:
        raise ValueError("persistent_workers option needs num_workers > 0")
