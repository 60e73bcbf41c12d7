"""Pipes of iterable objects, of files and of parts of other pipes."""

import copy as _copy
import enum

from ...._loading import lazy_module as _lazy_module
from ..sampler import SequentialSampler
from . import DataChunk, IterDataPipe, functional_datapipe
from .utils import (Decoder, _check_unpickable_fn, basichandlers, extension_extract_fn,
                    get_file_binaries_from_pathnames, get_file_pathnames_from_root, validate_pathname_binary_tuple)

_warnings = _lazy_module("warnings")


def _no_length(pipe):
    raise TypeError(f"{type(pipe).__name__} instance doesn't have valid length")


class IterableWrapper(IterDataPipe):
    """The items of an iterable object, of which each pass reads a copy."""

    def __init__(self, iterable, deepcopy: bool = True) -> None:
        self.iterable, self.deepcopy = iterable, deepcopy

    def __iter__(self):
        source = self.iterable
        if self.deepcopy:
            try:
                source = _copy.deepcopy(self.iterable)
            except TypeError:
                _warnings.warn("The input iterable can not be deepcopied, please be aware of in-place modification "
                               "would affect source data.")
        yield from source

    def __len__(self) -> int:
        return len(self.iterable) if hasattr(self.iterable, "__len__") else _no_length(self)


class _OfLength(IterDataPipe):
    """A pipe whose length only its maker can know."""

    length = -1

    def __len__(self) -> int:
        return self.length if self.length != -1 else _no_length(self)


# ---- Files

@functional_datapipe("list_files")
class FileLister(_OfLength):
    """The paths of files in a folder, or in each folder of a pipe."""

    def __init__(self, root=".", masks="", *, recursive: bool = False, abspath: bool = False,
                 non_deterministic: bool = False, length: int = -1) -> None:
        root = [root] if isinstance(root, str) else root
        self.datapipe = root if isinstance(root, IterDataPipe) else IterableWrapper(root)
        self.masks, self.recursive, self.abspath = masks, recursive, abspath
        self.non_deterministic, self.length = non_deterministic, length

    def __iter__(self):
        for path in self.datapipe:
            yield from get_file_pathnames_from_root(path, self.masks, self.recursive, self.abspath,
                                                    self.non_deterministic)


@functional_datapipe("open_files")
class FileOpener(_OfLength):
    """Pairs of a path and its open file."""

    def __init__(self, datapipe, mode: str = "r", encoding=None, length: int = -1) -> None:
        if mode not in ("b", "t", "rb", "rt", "r"):
            raise ValueError(f"Invalid mode {mode}")
        if "b" in mode and encoding is not None:
            raise ValueError("binary mode doesn't take an encoding argument")
        self.datapipe, self.mode, self.encoding, self.length = datapipe, mode, encoding, length

    def __iter__(self):
        yield from get_file_binaries_from_pathnames(self.datapipe, self.mode, self.encoding)


@functional_datapipe("read_from_stream")
class StreamReader(IterDataPipe):
    """Pairs of a path and what its file contains, in pieces of `chunk` bytes."""

    def __init__(self, datapipe, chunk=None) -> None:
        self.datapipe, self.chunk = datapipe, chunk

    def __iter__(self):
        for path, stream in self.datapipe:
            while True:
                data = stream.read(self.chunk)
                if not data:
                    stream.close()
                    break
                yield path, data


@functional_datapipe("routed_decode")
class RoutedDecoder(IterDataPipe):
    """Pairs of a path and the object that the handlers read from its file."""

    def __init__(self, datapipe, *handlers, key_fn=extension_extract_fn) -> None:
        self.datapipe, self.decoder = datapipe, Decoder(*(handlers or (basichandlers,)), key_fn=key_fn)

    def add_handler(self, *handler) -> None:
        """Adds handlers, which are asked before the others."""
        self.decoder.add_handler(*handler)

    def __iter__(self):
        for data in self.datapipe:
            validate_pathname_binary_tuple(data)
            yield data[0], self.decoder(data)[data[0]]

    def __len__(self) -> int:
        return len(self.datapipe) if hasattr(self.datapipe, "__len__") else _no_length(self)


# ---- Parts of a pipe

class Sampler(IterDataPipe):
    """The items that a sampler chooses."""

    def __init__(self, datapipe, sampler=SequentialSampler, sampler_args=None, sampler_kwargs=None) -> None:
        if not hasattr(datapipe, "__len__"):
            raise AssertionError("Sampler class requires input datapipe implemented `__len__`")
        self.datapipe, self.sampler_args, self.sampler_kwargs = datapipe, sampler_args or (), sampler_kwargs or {}
        self.sampler = sampler(*self.sampler_args, data_source=datapipe, **self.sampler_kwargs)

    def __iter__(self):
        return iter(self.sampler)

    def __len__(self) -> int:
        return len(self.sampler) if hasattr(self.sampler, "__len__") else _no_length(self)


@functional_datapipe("groupby")
class Grouper(IterDataPipe):
    """Batches of items that have the same key. A group is complete when it has group_size items; a full buffer gives
    its largest group away."""

    def __init__(self, datapipe, group_key_fn, *, keep_key: bool = False, buffer_size: int = 10000, group_size=None,
                 guaranteed_group_size=None, drop_remaining: bool = False) -> None:
        _check_unpickable_fn(group_key_fn)
        if group_size is not None and buffer_size is not None and not 0 < group_size <= buffer_size:
            raise AssertionError("group_size must be > 0 and <= buffer_size")
        if guaranteed_group_size is not None and (group_size is None or not 0 < guaranteed_group_size <= group_size):
            raise AssertionError("guaranteed_group_size must be > 0 and <= group_size and group_size must be set")
        self.datapipe, self.group_key_fn, self.keep_key = datapipe, group_key_fn, keep_key
        self.max_buffer_size, self.group_size, self.drop_remaining = buffer_size, group_size, drop_remaining
        self.guaranteed_group_size = guaranteed_group_size or (None if buffer_size is None else group_size)
        self.wrapper_class, self.buffer_elements, self.curr_buffer_size = DataChunk, {}, 0

    def reset(self) -> None:
        self.buffer_elements, self.curr_buffer_size = {}, 0

    def _given(self, key, items):
        made = self.wrapper_class(items)
        return (key, made) if self.keep_key else made

    def _taken(self, key):
        items = self.buffer_elements.pop(key)
        self.curr_buffer_size -= len(items)
        return items

    def _largest(self):
        """The largest group, or None if it is dropped because it is too small."""
        items = self._taken(max(self.buffer_elements, key=lambda key: len(self.buffer_elements[key])))
        if self.guaranteed_group_size is None or len(items) >= self.guaranteed_group_size:
            return items
        if not self.drop_remaining:
            raise RuntimeError("Failed to group items", str(items))
        return None

    def __iter__(self):
        for item in self.datapipe:
            key = self.group_key_fn(item)
            group = self.buffer_elements.setdefault(key, [])
            group.append(item)
            self.curr_buffer_size += 1
            if len(group) == self.group_size:
                yield self._given(key, self._taken(key))
            if self.curr_buffer_size == self.max_buffer_size:
                group = self._largest()
                if group is not None:
                    yield self._given(key, group)  # with the key of the last item, as PyTorch does
        for key in tuple(self.buffer_elements):
            yield self._given(key, self._taken(key))

    def __getstate__(self):
        return {**vars(self), "buffer_elements": {}, "curr_buffer_size": 0}


# ---- Shares of workers

class SHARDING_PRIORITIES(enum.IntEnum):
    """What items are divided among."""

    DEFAULT = 1
    DISTRIBUTED = 2
    MULTIPROCESSING = 3


class _ShardingIterDataPipe(IterDataPipe):
    """A pipe that gives each worker its share."""

    def apply_sharding(self, num_of_instances, instance_id, sharding_group):
        """Sets which share this pipe gives."""
        raise NotImplementedError


@functional_datapipe("sharding_filter")
class ShardingFilter(_ShardingIterDataPipe):
    """Every n-th item, for one of n workers."""

    def __init__(self, source_datapipe, sharding_group_filter=None) -> None:
        self.source_datapipe, self.sharding_group_filter = source_datapipe, sharding_group_filter
        self.groups: dict = {}
        self.num_of_instances, self.instance_id = 1, 0

    def apply_sharding(self, num_of_instances, instance_id, sharding_group=SHARDING_PRIORITIES.DEFAULT):
        if instance_id >= num_of_instances:
            raise ValueError(f"instance_id({instance_id}) should be smaller than num_of_instances({num_of_instances})")
        default = SHARDING_PRIORITIES.DEFAULT
        if self.groups and (sharding_group == default) != (default in self.groups):
            raise RuntimeError("ShardingFilter cannot mix DEFAULT and non DEFAULT groups")
        self.groups[sharding_group] = num_of_instances, instance_id
        self.num_of_instances, self.instance_id = 1, 0
        for group in sorted(self.groups, reverse=True):
            if self.sharding_group_filter in (None, group):
                count, number = self.groups[group]
                self.instance_id += self.num_of_instances * number
                self.num_of_instances *= count

    def __iter__(self):
        for at, item in enumerate(self.source_datapipe):
            if at % self.num_of_instances == self.instance_id:
                yield item

    def __len__(self) -> int:
        if not hasattr(self.source_datapipe, "__len__"):
            _no_length(self)
        return (len(self.source_datapipe) + self.num_of_instances - 1 - self.instance_id) // self.num_of_instances
