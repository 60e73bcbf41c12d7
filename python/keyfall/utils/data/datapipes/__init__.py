"""Data pipes: data sets that are made from others by steps, each of which is a class and a method of all pipes."""

import enum
import functools
import sys

from ...._loading import load as _load
from ...._loading import submodules as _submodules
from ...._shared import profiling as _profiling
from ..dataset import Dataset, IterableDataset

__all__ = ["DFIterDataPipe", "DataChunk", "IterDataPipe", "MapDataPipe", "argument_validation", "functional_datapipe",
           "guaranteed_datapipes_determinism", "non_deterministic", "runtime_validation", "runtime_validation_disabled"]


def _know_steps():
    """Loads the steps of this package, whose names are taken."""
    _load("keyfall.utils.data.datapipes.map")


class _Iterator:
    """An iterator of a pipe, which ends with an error when the pipe has begun another one. The pass of a generator
    begins with its first item, as PyTorch's does."""

    def __init__(self, pipe, source, lazy) -> None:
        self.pipe, self.source, self.number, self.lazy = pipe, source, None, lazy
        if not lazy:
            self._begin()

    def _begin(self):
        self.number = self.pipe._begin_pass()
        source = self.source(self.pipe)
        self.source = source if source is self.pipe else source.__iter__()

    def __iter__(self):
        return self

    def __next__(self):
        if _profiling.sessions:
            return _profiling.named(_described(self.pipe).replace("IterDataPipe", ""), self._next)
        return self._next()

    def _next(self):
        if self.number is None:
            self._begin()
        pipe = self.pipe
        if not pipe._is_current(self.number):
            raise RuntimeError(f"This iterator has been invalidated{pipe._why_invalid()}\nThis may be caused multiple "
                               "references to the same IterDataPipe. We recommend using `.fork()` if that is necessary.")
        try:
            item = next(self.source)
        except StopIteration:
            raise
        except Exception as error:
            if self.lazy:
                _say_where(error, pipe)
            raise
        if self.source is not pipe:  # which counts by itself
            pipe._number_of_samples_yielded += 1
        return item

    def __getattr__(self, name):
        return getattr(self.source, name)


def _short(value):
    return value.__name__ if hasattr(value, "__code__") else value


def _described(pipe):
    """The call that made a pipe, as far as its attributes tell."""
    made = getattr(type(pipe).__init__, "__code__", None)
    names = made.co_varnames[1:made.co_argcount + made.co_kwonlyargcount] if made else ()
    values = ((name, vars(pipe)[name]) for name in sorted(names) if name in vars(pipe))
    return f"{type(pipe).__name__}({', '.join(f'{name}={_short(value)}' for name, value in values)})"


def _say_where(error, pipe):
    """Adds the innermost pipe that an error came through to its text."""
    text = error.args[0] if error.args and isinstance(error.args[0], str) else ""
    if "thrown by __iter__ of" not in text and "This iterator has been invalidated" not in text:
        rest = error.args[1:] if text else ()
        error.args = (f"{text}\nThis exception is thrown by __iter__ of {_described(pipe)}", *rest)


_GENERATOR = 0x20  # the flag of the code of generator functions


def _one_at_a_time(begin):
    """The method __iter__ of a pipe, such that only the last iterator is valid."""
    lazy = bool(getattr(getattr(begin, "__code__", None), "co_flags", 0) & _GENERATOR)

    @functools.wraps(begin)
    def __iter__(self):
        forwarded, self._fast_forward_iterator = self._fast_forward_iterator, None
        if forwarded is not None:
            self._snapshot_state = _SnapshotState.Iterating
            return forwarded
        return _Iterator(self, begin, lazy)

    return __iter__


def _counting(step):
    """The method __next__ of a pipe that is its own iterator."""

    @functools.wraps(step)
    def __next__(self):
        item = step(self)
        self._number_of_samples_yielded += 1
        return item

    return __next__


def _unless_restored(reset):
    """The method `reset` of a pipe, which keeps the state that a snapshot has restored."""

    @functools.wraps(reset)
    def conditional(self):
        if self._snapshot_state is not _SnapshotState.Restored:
            self._number_of_samples_yielded = 0
            reset(self)
        self._snapshot_state = _SnapshotState.Iterating

    return conditional


class _SnapshotState(enum.Enum):
    """Whether a pipe has been read, or brought to a place by a snapshot."""

    NotStarted = 0
    Restored = 1
    Iterating = 2


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
        call.__doc__ = f"{made.__doc__} (functional name: ``{name}``)"
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
    _snapshot_state = _SnapshotState.NotStarted
    _fast_forward_iterator = None

    def __init_subclass__(cls, **kwargs) -> None:
        super().__init_subclass__(**kwargs)
        for name, wrapped in ("__iter__", _one_at_a_time), ("__next__", _counting), ("reset", _unless_restored):
            if name in vars(cls):
                setattr(cls, name, wrapped(vars(cls)[name]))

    @_unless_restored
    def reset(self) -> None:
        """Forgets what an iterator left behind."""

    def _begin_pass(self):
        """Makes all iterators of the pipe invalid, and returns the number of a new one."""
        self._valid_iterator_id = 0 if self._valid_iterator_id is None else self._valid_iterator_id + 1
        self.reset()
        return self._valid_iterator_id

    def _is_current(self, number):
        return self._valid_iterator_id == number

    def _why_invalid(self):
        return f" because another iterator has been created from the same IterDataPipe: {_described(self)}"


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


def _name_classes(module, names, kind):
    """Gives the classes of a module their names of PyTorch, such as MapperIterDataPipe, beside the short ones."""
    for name in names:
        made = module[name]
        made.__name__ = made.__qualname__ = name + kind
        made.__module__ = module["__name__"]
        module[name + kind] = made


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


for _part in ("_hook_iterator", "datapipe", "_decorator", "_typing"):  # PyTorch's modules for what is here
    sys.modules[f"{__name__}.{_part}"] = sys.modules[__name__]
__getattr__, __dir__ = _submodules(__name__)
