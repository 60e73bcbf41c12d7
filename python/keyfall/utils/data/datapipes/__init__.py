"""The names of data pipes: data sets under other names, for libraries that ask for them."""

from ..dataset import Dataset, IterableDataset

__all__ = ["DFIterDataPipe", "DataChunk", "IterDataPipe", "MapDataPipe", "argument_validation", "functional_datapipe",
           "guaranteed_datapipes_determinism", "non_deterministic", "runtime_validation", "runtime_validation_disabled"]


class IterDataPipe(IterableDataset):
    """An iterable data set."""


class DFIterDataPipe(IterDataPipe):
    """An iterable data set of tables."""


class MapDataPipe(Dataset):
    """A data set with indices."""


class functional_datapipe:
    """Makes a class of pipes a method of all pipes: a decorator."""

    def __init__(self, name: str, enable_df_api_tracing=False) -> None:
        self.name = name

    def __call__(self, cls):
        base = MapDataPipe if issubclass(cls, MapDataPipe) else IterDataPipe
        if hasattr(base, self.name):
            raise Exception(f"Unable to add DataPipe function name {self.name} as it is already taken")
        setattr(base, self.name, lambda pipe, *args, **kwargs: cls(pipe, *args, **kwargs))
        return cls


class DataChunk(list):
    """A batch of a pipe."""

    def __init__(self, items) -> None:
        super().__init__(items)
        self.items = items

    def raw_iterator(self):
        """The items as they were given."""
        yield from self.items


class _Switch:
    """A setting for the calls inside of a `with`; types of pipes are not checked, so it changes nothing."""

    def __init__(self, *args) -> None:
        pass

    def __enter__(self):
        return None

    def __exit__(self, *error):
        return None


class guaranteed_datapipes_determinism(_Switch):
    """Refuses pipes that are not deterministic: none is known to be so."""


class runtime_validation_disabled(_Switch):
    """Does not check the items of pipes."""


def argument_validation(f):
    """Returns the function: the types of its arguments are not checked."""
    return f


def runtime_validation(f):
    """Returns the function: the types of items are not checked."""
    return f


def non_deterministic(arg):
    """Marks a class of pipes, or those of its pipes for which a function says so: a decorator."""
    return arg if isinstance(arg, type) else lambda cls: cls
