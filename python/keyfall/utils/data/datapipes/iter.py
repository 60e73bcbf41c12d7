"""Steps of iterable pipes: the class Mapper is the method `map` of pipes, and so on."""

import copy as _copy
import random
import sys

from .... import _C
from .._collate import default_collate
from . import DataChunk, IterDataPipe, _name_classes, functional_datapipe
from ._branches import Demultiplexer, Forker, _ChildDataPipe  # noqa: F401
from ._sources import (SHARDING_PRIORITIES, FileLister, FileOpener, Grouper, IterableWrapper, RoutedDecoder,  # noqa: F401
                       Sampler, ShardingFilter, StreamReader, _no_length, _ShardingIterDataPipe)
from .utils import StreamWrapper, _check_unpickable_fn, validate_input_col

__all__ = ["Batcher", "Collator", "Concater", "Demultiplexer", "FileLister", "FileOpener", "Filter", "Forker", "Grouper",
           "IterableWrapper", "Mapper", "Multiplexer", "RoutedDecoder", "Sampler", "ShardingFilter", "Shuffler",
           "StreamReader", "UnBatcher", "Zipper"]


# ---- One item at a time

def _picked(data, column):
    """The arguments of a function from columns of an item."""
    if column is None:
        return (data,)
    return tuple(data[each] for each in column) if isinstance(column, (list, tuple)) else (data[column],)


@functional_datapipe("map")
class Mapper(IterDataPipe):
    """A function of each item, or of columns of it; its result is the item, or a column."""

    def __init__(self, datapipe, fn, input_col=None, output_col=None) -> None:
        _check_unpickable_fn(fn)
        if input_col is None and output_col is not None:
            raise ValueError("`output_col` must be None when `input_col` is None.")
        if isinstance(output_col, (list, tuple)):
            if len(output_col) > 1:
                raise ValueError("`output_col` must be a single-element list or tuple")
            output_col = output_col[0]
        validate_input_col(fn, input_col)
        self.datapipe, self.fn, self.input_col, self.output_col = datapipe, fn, input_col, output_col

    def _apply(self, data):
        made = self.fn(*_picked(data, self.input_col))
        if self.input_col is None:
            return made
        was_tuple = isinstance(data, tuple)
        data = list(data) if was_tuple else _copy.copy(data)
        columns = self.input_col if isinstance(self.input_col, (list, tuple)) else [self.input_col]
        if self.output_col is not None:
            if self.output_col == -1:
                data.append(made)
            else:
                data[self.output_col] = made
        else:
            data[columns[0]] = made
            for column in sorted(columns[1:], reverse=True) if not isinstance(data, dict) else columns[1:]:
                del data[column]
        return tuple(data) if was_tuple else data

    def __iter__(self):
        for data in self.datapipe:
            yield self._apply(data)

    def __len__(self) -> int:
        return len(self.datapipe) if hasattr(self.datapipe, "__len__") else _no_length(self)


@functional_datapipe("collate")
class Collator(Mapper):
    """Batches as tensors."""

    def __init__(self, datapipe, conversion=default_collate, collate_fn=None) -> None:
        super().__init__(datapipe, collate_fn if collate_fn is not None else conversion)


@functional_datapipe("filter")
class Filter(IterDataPipe):
    """The items, or those parts of batches, for which a function is true."""

    def __init__(self, datapipe, filter_fn, input_col=None) -> None:
        _check_unpickable_fn(filter_fn)
        validate_input_col(filter_fn, input_col)
        self.datapipe, self.filter_fn, self.input_col = datapipe, filter_fn, input_col

    def __iter__(self):
        for data in self.datapipe:
            wanted = self.filter_fn(*_picked(data, self.input_col))
            if not isinstance(wanted, bool):
                raise ValueError("Boolean output is required for `filter_fn` of FilterIterDataPipe, got", type(wanted))
            if wanted:
                yield data
            else:
                StreamWrapper.close_streams(data)


# ---- Batches

@functional_datapipe("batch")
class Batcher(IterDataPipe):
    """Batches of items; the last may be smaller."""

    def __init__(self, datapipe, batch_size: int, drop_last: bool = False, wrapper_class=DataChunk) -> None:
        if batch_size <= 0:
            raise AssertionError("Batch size is required to be larger than 0!")
        self.datapipe, self.batch_size, self.drop_last = datapipe, batch_size, drop_last
        self.wrapper_class = wrapper_class

    def __iter__(self):
        batch = []
        for data in self.datapipe:
            batch.append(data)
            if len(batch) == self.batch_size:
                yield self.wrapper_class(batch)
                batch = []
        if batch and not self.drop_last:
            yield self.wrapper_class(batch)

    def __len__(self) -> int:
        if not hasattr(self.datapipe, "__len__"):
            _no_length(self)
        return (len(self.datapipe) + (0 if self.drop_last else self.batch_size - 1)) // self.batch_size


@functional_datapipe("unbatch")
class UnBatcher(IterDataPipe):
    """The items of batches, unbatch_level deep; -1 is all the way."""

    def __init__(self, datapipe, unbatch_level: int = 1) -> None:
        self.datapipe, self.unbatch_level = datapipe, unbatch_level

    def _items(self, data, level):
        if level < -1:
            raise ValueError("unbatch_level must be -1 or >= 0")
        inside = isinstance(data, list)
        if level == 0 or level == -1 and not inside:
            yield data
        elif not inside:
            raise IndexError(f"unbatch_level {self.unbatch_level} exceeds the depth of the DataPipe")
        else:
            for item in data:
                yield from self._items(item, level if level == -1 else level - 1)

    def __iter__(self):
        for data in self.datapipe:
            yield from self._items(data, self.unbatch_level)


# ---- Order

@functional_datapipe("shuffle")
class Shuffler(IterDataPipe):
    """The items in random order, as far as a buffer reaches."""

    def __init__(self, datapipe, *, buffer_size: int = 10000, unbatch_level: int = 0) -> None:
        if buffer_size <= 0:
            raise AssertionError("buffer_size should be larger than 0")
        self.datapipe = datapipe if unbatch_level == 0 else datapipe.unbatch(unbatch_level=unbatch_level)
        self.buffer_size, self._enabled, self._seed, self._rng = buffer_size, True, None, random.Random()
        self._buffer: list = []  # an attribute, so that a copy goes on where the pipe is

    def set_shuffle(self, shuffle: bool = True):
        """Turns the step on or off."""
        self._enabled = shuffle
        return self

    def set_seed(self, seed: int):
        """Sets the seed of the next pass."""
        self._seed = seed
        return self

    def reset(self) -> None:
        self._buffer = []
        if self._enabled:
            seed = int(_C._VariableFunctions.empty((), dtype=_C.int64).random_()) if self._seed is None else self._seed
            self._rng.seed(seed)
            self._seed = None

    def __iter__(self):
        if not self._enabled:
            yield from self.datapipe
            return
        buffer = self._buffer
        for data in self.datapipe:
            if len(buffer) == self.buffer_size:
                at = self._rng.randint(0, len(buffer) - 1)
                data, buffer[at] = buffer[at], data
                yield data
            else:
                buffer.append(data)
        while buffer:
            yield buffer.pop(self._rng.randint(0, len(buffer) - 1))

    __len__ = Mapper.__len__


# ---- Several pipes

def _lengths(pipe, pipes):
    if not all(hasattr(each, "__len__") for each in pipes):
        _no_length(pipe)
    return [len(each) for each in pipes]


@functional_datapipe("concat")
class Concater(IterDataPipe):
    """One pipe after the other."""

    def __init__(self, *datapipes) -> None:
        if not datapipes:
            raise ValueError("Expected at least one DataPipe, but got nothing")
        if not all(isinstance(each, IterDataPipe) for each in datapipes):
            raise TypeError("Expected all inputs to be `IterDataPipe`")
        self.datapipes = datapipes

    def __iter__(self):
        for pipe in self.datapipes:
            yield from pipe

    def __len__(self) -> int:
        return sum(_lengths(self, self.datapipes))


@functional_datapipe("zip")
class Zipper(IterDataPipe):
    """Tuples of an item of each pipe, as long as all have one."""

    def __init__(self, *datapipes) -> None:
        if not all(isinstance(each, IterDataPipe) for each in datapipes):
            raise TypeError("All inputs are required to be `IterDataPipe` for `ZipIterDataPipe`.")
        self.datapipes = datapipes

    def __iter__(self):
        yield from zip(*self.datapipes)

    def __len__(self) -> int:
        return min(_lengths(self, self.datapipes))


@functional_datapipe("mux")
class Multiplexer(IterDataPipe):
    """An item of each pipe in turn, as long as all have one."""

    def __init__(self, *datapipes) -> None:
        self.datapipes = datapipes

    def __iter__(self):
        for items in zip(*self.datapipes):
            yield from items

    def __len__(self) -> int:
        return min(_lengths(self, self.datapipes)) * len(self.datapipes)


# ---- Names

_name_classes(globals(), __all__, "IterDataPipe")
# PyTorch has a module for each kind of step; here all are this one.
__path__: list = []
_PARTS = ("callable combinatorics combining filelister fileopener grouping routeddecoder selecting sharding "
          "streamreader utils").split()
for _part in _PARTS:
    sys.modules[f"{__name__}.{_part}"] = sys.modules[__name__]


def __getattr__(name):
    if name not in _PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return sys.modules[__name__]
