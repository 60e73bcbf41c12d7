"""Data pipes: data sets that are made from others by steps, each of which is a class and a method of all pipes."""

import functools

from ...._loading import load as _load
from ...._loading import submodules as _submodules
from ..dataset import Dataset, IterableDataset

__all__ = ["DFIterDataPipe", "DataChunk", "IterDataPipe", "MapDataPipe", "argument_validation", "functional_datapipe",
           "guaranteed_datapipes_determinism", "non_deterministic", "runtime_validation", "runtime_validation_disabled"]


def _know_steps():
    """Loads the steps of this package, whose names are taken."""
    _load("keyfall.utils.data.datapipes.map")


class _Iterator:
    """An iterator of a pipe, which ends with an error when the pipe has begun another one."""

    def __init__(self, pipe, source, number) -> None:
        self.pipe, self.source, self.number = pipe, source, number

    def __iter__(self):
        return self

    def __next__(self):
        if self.pipe._valid_iterator_id != self.number:
            raise RuntimeError("This iterator has been invalidated because another iterator has been created from the "
                               f"same IterDataPipe: {type(self.pipe).__name__}")
        item = next(self.source)
        self.pipe._number_of_samples_yielded += 1
        return item

    def __getattr__(self, name):
        return getattr(self.source, name)


def _one_at_a_time(begin):
    """The method __iter__ of a pipe, such that only the last iterator is valid."""

    @functools.wraps(begin)
    def __iter__(self):
        number = self._valid_iterator_id = 0 if self._valid_iterator_id is None else self._valid_iterator_id + 1
        self.reset()
        self._number_of_samples_yielded = 0
        source = begin(self)
        return _Iterator(self, source if source is self else source.__iter__(), number)

    return __iter__


class _Pipe:
    """What both kinds of pipes share: steps as methods."""

    def __str__(self):
        return type(self).__qualname__

    __repr__ = __str__

    def __dir__(self):
        return [*super().__dir__(), *self.functions]

    @classmethod
    def register_function(cls, name, function):
        """Makes a function of a pipe a method of all pipes."""
        cls.functions[name] = function

    @classmethod
    def register_datapipe_as_function(cls, name, made, enable_df_api_tracing=False):
        """Makes a class of pipes a method of all pipes."""
        if ".utils.data.datapipes." not in made.__module__:  # those that _know_steps loads
            _know_steps()
        if name in cls.functions:
            raise Exception(f"Unable to add DataPipe function name {name} as it is already taken")

        def call(pipe, *args, **kwargs):
            return made(pipe, *args, **kwargs)
        call.__doc__ = made.__doc__
        cls.functions[name] = call

    def __getattr__(self, name):
        if name[:1] != "_":
            _know_steps()
        function = type(self).functions.get(name)
        if function is None:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        bound = functools.partial(function, self)
        bound.__doc__ = function.__doc__
        return bound


class IterDataPipe(_Pipe, IterableDataset):
    """An iterable data set, of which one iterator at a time is valid."""

    functions: dict = {}
    _valid_iterator_id = None
    _number_of_samples_yielded = 0

    def __init_subclass__(cls, **kwargs) -> None:
        super().__init_subclass__(**kwargs)
        if "__iter__" in vars(cls):
            cls.__iter__ = _one_at_a_time(cls.__iter__)

    def reset(self) -> None:
        """Forgets what an iterator left behind."""


class DFIterDataPipe(IterDataPipe):
    """An iterable data set of tables."""


class MapDataPipe(_Pipe, Dataset):
    """A data set with indices."""

    functions: dict = {}


class functional_datapipe:
    """Makes a class of pipes a method of all pipes: a decorator."""

    def __init__(self, name: str, enable_df_api_tracing=False) -> None:
        self.name = name

    def __call__(self, cls):
        base = MapDataPipe if issubclass(cls, MapDataPipe) else IterDataPipe
        base.register_datapipe_as_function(self.name, cls)
        return cls


class DataChunk(list):
    """A batch of a pipe."""

    def __init__(self, items) -> None:
        super().__init__(items)
        self.items = list(items)

    def as_str(self, indent=""):
        """The items in brackets."""
        return f"{indent}[{', '.join(str(item) for item in list(self))}]"

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


__getattr__, __dir__ = _submodules(__name__)
