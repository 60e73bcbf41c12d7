"""Data sets: samples by index, or iterated."""

import bisect
import itertools
import math
import types
import warnings
from collections.abc import Iterable, Sequence

from ... import _C

__all__ = ["ChainDataset", "ConcatDataset", "Dataset", "IterableDataset", "StackDataset", "Subset",
           "TensorDataset", "random_split"]


class Dataset:
    """Samples by index: a subclass defines __getitem__() and usually __len__(). With
    __getitems__(indices) it may return several at once."""

    __class_getitem__ = classmethod(types.GenericAlias)

    def __getitem__(self, index):
        raise NotImplementedError("Subclasses of Dataset should implement __getitem__.")

    def __add__(self, other):
        return ConcatDataset([self, other])


class IterableDataset(Dataset):
    """Samples by iteration: a subclass defines __iter__()."""

    def __add__(self, other):
        return ChainDataset([self, other])


class TensorDataset(Dataset):
    """Rows of tensors: sample i is the tuple of their i-th elements."""

    def __init__(self, *tensors: _C.Tensor) -> None:
        self.tensors = tensors
        if len({tensor.size(0) for tensor in tensors}) > 1:
            raise AssertionError("Size mismatch between tensors")

    def __getitem__(self, index):
        return tuple([tensor[index] for tensor in self.tensors])

    def __len__(self):
        return self.tensors[0].size(0)


def _samples(dataset, indices):
    several = getattr(dataset, "__getitems__", None)
    if several is None:
        return [dataset[index] for index in indices]
    found = several(indices)
    if len(found) != len(indices):
        raise ValueError(f"Nested dataset's output size mismatch. Expected {len(indices)}, got {len(found)}")
    return found


class StackDataset(Dataset):
    """Zips data sets: sample i is the tuple, or the dictionary, of their i-th samples."""

    def __init__(self, *args: Dataset, **kwargs: Dataset) -> None:
        if args and kwargs:
            raise ValueError("Supported either by position or by name, but both kinds of data sets are given")
        if not args and not kwargs:
            raise ValueError("At least one dataset should be passed")
        self.datasets = args or kwargs
        every = list(args or kwargs.values())
        if any(len(dataset) != len(every[0]) for dataset in every):
            raise ValueError("Size mismatch between datasets")
        self._length = len(every[0])

    def __getitem__(self, index):
        if isinstance(self.datasets, dict):
            return {name: dataset[index] for name, dataset in self.datasets.items()}
        return tuple(dataset[index] for dataset in self.datasets)

    def __getitems__(self, indices):
        """The samples at several indices; data sets that have this method are asked once."""
        if isinstance(self.datasets, dict):
            columns = [_samples(dataset, indices) for dataset in self.datasets.values()]
            return [dict(zip(self.datasets, row)) for row in zip(*columns)]
        return list(zip(*(_samples(dataset, indices) for dataset in self.datasets)))

    def __len__(self):
        return self._length


class ConcatDataset(Dataset):
    """Concatenates data sets."""

    def __init__(self, datasets: "Iterable[Dataset]") -> None:
        self.datasets = list(datasets)
        if not self.datasets:
            raise AssertionError("datasets should not be an empty iterable")
        if any(isinstance(dataset, IterableDataset) for dataset in self.datasets):
            raise AssertionError("ConcatDataset does not support IterableDataset")
        self.cumulative_sizes = list(itertools.accumulate(map(len, self.datasets)))

    @staticmethod
    def cumsum(sequence):
        """Returns the cumulative lengths of the data sets."""
        return list(itertools.accumulate(map(len, sequence)))

    def __len__(self):
        return self.cumulative_sizes[-1]

    def __getitem__(self, index):
        if index < 0:
            if -index > len(self):
                raise ValueError("absolute value of index should not exceed dataset length")
            index += len(self)
        which = bisect.bisect_right(self.cumulative_sizes, index)
        before = self.cumulative_sizes[which - 1] if which else 0
        return self.datasets[which][index - before]


class ChainDataset(IterableDataset):
    """Chains iterable data sets."""

    def __init__(self, datasets: "Iterable[Dataset]") -> None:
        self.datasets = datasets

    def __iter__(self):
        for dataset in self.datasets:
            if not isinstance(dataset, IterableDataset):
                raise AssertionError("ChainDataset only supports IterableDataset")
            yield from dataset

    def __len__(self):
        return sum(map(len, self.datasets))


class Subset(Dataset):
    """The samples of a data set at the given indices."""

    def __init__(self, dataset: Dataset, indices: Sequence[int]) -> None:
        self.dataset = dataset
        self.indices = indices

    def __getitem__(self, index):
        if isinstance(index, list):
            return self.dataset[[self.indices[one] for one in index]]
        return self.dataset[self.indices[index]]

    def __getitems__(self, indices):
        several = getattr(self.dataset, "__getitems__", None)
        if callable(several):
            return several([self.indices[one] for one in indices])
        return [self.dataset[self.indices[one]] for one in indices]

    def __len__(self):
        return len(self.indices)


def random_split(dataset: Dataset, lengths: Sequence[int | float],
                 generator: _C.Generator | None = None) -> list[Subset]:
    """Splits a data set randomly into parts of given lengths, or fractions that sum to 1."""
    if math.isclose(sum(lengths), 1) and sum(lengths) <= 1:
        lengths = _of_shares(dataset, lengths)
    if sum(lengths) != len(dataset):
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    order = _C._VariableFunctions.randperm(sum(lengths), generator=generator).tolist()
    ends = itertools.accumulate(lengths)
    return [Subset(dataset, order[end - length:end]) for end, length in zip(ends, lengths)]


def _of_shares(dataset, shares):
    """Converts fractions to lengths; the remainder from rounding goes to the first parts."""
    for number, share in enumerate(shares):
        if share < 0 or share > 1:
            raise ValueError(f"Fraction at index {number} is not between 0 and 1")
    lengths = [math.floor(len(dataset) * share) for share in shares]
    for number in range(len(dataset) - sum(lengths)):
        lengths[number % len(lengths)] += 1
    for number, length in enumerate(lengths):
        if length == 0:
            warnings.warn(f"Length of split at index {number} is 0. This might result in an empty "
                          "dataset.", stacklevel=3)
    return lengths
