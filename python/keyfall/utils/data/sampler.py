"""Samplers: the indices of samples in the order of loading."""

import itertools
import types
from collections.abc import Iterable, Sequence, Sized

from ... import _C

_functions = _C._VariableFunctions

__all__ = ["BatchSampler", "RandomSampler", "Sampler", "SequentialSampler", "SubsetRandomSampler",
           "WeightedRandomSampler"]


class Sampler:
    """Base class: a subclass defines __iter__(), which yields indices of samples or batches."""

    def __init__(self, data_source=None):
        pass

    __class_getitem__ = classmethod(types.GenericAlias)

    def __iter__(self):
        raise NotImplementedError


class SequentialSampler(Sampler):
    """All samples in order."""

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self):
        return iter(range(len(self.data_source)))

    def __len__(self):
        return len(self.data_source)


def _check_count(name, value):
    if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
        raise ValueError(f"{name} should be a positive integer value, but got {name}={value}")


def _check_flag(name, value, error):
    if not isinstance(value, bool):
        raise error(f"{name} should be a boolean value, but got {name}={value}")


class RandomSampler(Sampler):
    """Samples in random order, each once, or drawn with replacement."""

    _CHUNK = 32  # indices per draw with replacement; PyTorch's value, so that the draws match

    def __init__(self, data_source: Sized, replacement: bool = False, num_samples: int | None = None,
                 generator=None) -> None:
        self.data_source, self.generator = data_source, generator
        self.replacement, self._num_samples = replacement, num_samples
        _check_flag("replacement", replacement, TypeError)
        _check_count("num_samples", self.num_samples)

    @property
    def num_samples(self):
        """The number of draws: all samples unless given."""
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self):
        count, wanted = len(self.data_source), self.num_samples
        generator = self.generator
        if generator is None:
            seed = int(_functions.empty((), dtype=_C.int64).random_().item())
            generator = _C.Generator()
            generator.manual_seed(seed)
        while wanted > 0 and self.replacement:
            size = min(wanted, self._CHUNK)
            yield from _functions.randint(count, (size,), dtype=_C.int64,
                                          generator=generator).tolist()
            wanted -= size
        if not self.replacement:
            for _ in range(wanted // count):
                yield from _functions.randperm(count, generator=generator).tolist()
            yield from _functions.randperm(count, generator=generator).tolist()[:wanted % count]

    def __len__(self):
        return self.num_samples


class SubsetRandomSampler(Sampler):
    """The samples at the given indices, in random order."""

    def __init__(self, indices: Sequence[int], generator=None) -> None:
        self.indices = indices
        self.generator = generator

    def __iter__(self):
        order = _functions.randperm(len(self.indices), generator=self.generator).tolist()
        yield from (self.indices[place] for place in order)

    def __len__(self):
        return len(self.indices)


class WeightedRandomSampler(Sampler):
    """Samples drawn with probabilities proportional to weights."""

    def __init__(self, weights: Sequence[float], num_samples: int, replacement: bool = True,
                 generator=None) -> None:
        _check_count("num_samples", num_samples)
        _check_flag("replacement", replacement, TypeError)
        weights = _C.as_tensor(weights, dtype=_C.float64)
        if weights.dim() != 1:
            raise ValueError("weights should be a 1d sequence but given weights have shape "
                             f"{tuple(weights.shape)}")
        self.weights, self.num_samples = weights, num_samples
        self.replacement, self.generator = replacement, generator

    def __iter__(self):
        drawn = _functions.multinomial(self.weights, self.num_samples, self.replacement,
                                       generator=self.generator)
        yield from drawn.tolist()

    def __len__(self):
        return self.num_samples


class BatchSampler(Sampler):
    """Groups another sampler's indices into lists of batch_size; with drop_last only full ones."""

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool) -> None:
        _check_count("batch_size", batch_size)
        _check_flag("drop_last", drop_last, ValueError)
        self.sampler, self.batch_size, self.drop_last = sampler, batch_size, drop_last

    def __iter__(self):
        numbers = iter(self.sampler)
        while batch := list(itertools.islice(numbers, self.batch_size)):
            if len(batch) == self.batch_size or not self.drop_last:
                yield batch

    def __len__(self):
        full, rest = divmod(len(self.sampler), self.batch_size)
        return full + bool(rest and not self.drop_last)
