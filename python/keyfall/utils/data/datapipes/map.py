"""The steps of pipes with indices."""

import builtins
import copy as _copy
import warnings as _warnings

from . import DataChunk, MapDataPipe, _name_classes, functional_datapipe
from .iter import Batcher as _Batcher
from .iter import Shuffler as _Shuffler
from .utils import _check_unpickable_fn

__all__ = ["Batcher", "Concater", "Mapper", "SequenceWrapper", "Shuffler", "Zipper"]


class SequenceWrapper(MapDataPipe):
    """The items of a copy of a sequence or dictionary."""

    def __init__(self, sequence, deepcopy: bool = True) -> None:
        self.sequence = sequence
        if deepcopy:
            try:
                self.sequence = _copy.deepcopy(sequence)
            except TypeError:
                _warnings.warn("The input sequence can not be deepcopied, please be aware of in-place modification "
                               "would affect source data")

    def __getitem__(self, index):
        return self.sequence[index]

    def __len__(self) -> int:
        return len(self.sequence)


def _same(data):
    return data


@functional_datapipe("map")
class Mapper(MapDataPipe):
    """A function of each item."""

    def __init__(self, datapipe, fn=_same) -> None:
        _check_unpickable_fn(fn)
        self.datapipe, self.fn = datapipe, fn

    def __getitem__(self, index):
        return self.fn(self.datapipe[index])

    def __len__(self) -> int:
        return len(self.datapipe)


class Shuffler(_Shuffler):
    """The items in random order."""

    def __init__(self, datapipe, *, indices=None) -> None:
        super().__init__(datapipe)
        self.indices = list(range(len(datapipe)) if indices is None else indices)

    def reset(self) -> None:
        super().reset()
        # PyTorch takes indices from the end of the sample.
        self._buffer = self._rng.sample(self.indices, len(self.indices)) if self._enabled else self.indices[::-1]

    def __iter__(self):
        while self._buffer:
            yield self.datapipe[self._buffer.pop()]


@functional_datapipe("concat")
class Concater(MapDataPipe):
    """One pipe after the other."""

    def __init__(self, *datapipes) -> None:
        if not datapipes:
            raise ValueError("Expected at least one DataPipe, but got nothing")
        if not all(isinstance(each, MapDataPipe) for each in datapipes):
            raise TypeError("Expected all inputs to be `MapDataPipe`")
        self.datapipes = datapipes

    def __getitem__(self, index):
        at = index
        for pipe in self.datapipes:
            if at < len(pipe):
                return pipe[at]
            at -= len(pipe)
        raise IndexError(f"Index {index} is out of range.")

    def __len__(self) -> int:
        return sum(builtins.map(len, self.datapipes))


@functional_datapipe("zip")
class Zipper(MapDataPipe):
    """Tuples of an item of each pipe."""

    __init__ = Concater.__init__

    def __getitem__(self, index):
        found = []
        for pipe in self.datapipes:
            try:
                found.append(pipe[index])
            except IndexError as error:
                raise IndexError(f"Index {index} is out of range for one of the input MapDataPipes {pipe}.") from error
        return tuple(found)

    def __len__(self) -> int:
        return min(builtins.map(len, self.datapipes))


@functional_datapipe("batch")
class Batcher(MapDataPipe):
    """Batches of items; the last may be smaller."""

    __init__, __len__ = _Batcher.__init__, _Batcher.__len__

    def __getitem__(self, index):
        first = index * self.batch_size
        if not 0 <= index < len(self):
            raise IndexError(f"Index {index} is out of bound.")
        last = min(first + self.batch_size, len(self.datapipe))
        return self.wrapper_class([self.datapipe[at] for at in range(first, last)])


MapDataPipe.register_datapipe_as_function("shuffle", Shuffler)
_name_classes(globals(), __all__, "MapDataPipe")
