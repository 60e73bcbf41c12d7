"""The names of data pipes: data sets under other names, for libraries that ask for them."""

from ..dataset import Dataset, IterableDataset

__all__ = ["DFIterDataPipe", "IterDataPipe", "MapDataPipe", "functional_datapipe"]


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
