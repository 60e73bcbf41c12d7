"""The pipes that a pipe is made of: {id(pipe): (pipe, the same for its sources)}."""

import io
import pickle
import types
import warnings

from .datapipes import IterDataPipe, MapDataPipe

__all__ = ["traverse", "traverse_dps"]

DataPipe = IterDataPipe | MapDataPipe
DataPipeGraph = dict


class _Finder(pickle.Pickler):
    """Finds pipes wherever a pipe's state has them: pickling walks all of it."""

    def __init__(self, root) -> None:
        super().__init__(io.BytesIO(), protocol=4)
        self.root, self.found = root, []

    def reducer_override(self, value):
        if isinstance(value, DataPipe) and value is not self.root:
            self.found.append(value)
            return int, ()
        if value is int:  # what stands for others below
            return NotImplemented
        if isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType)):
            return int, ()
        try:
            value.__reduce_ex__(4)
        except Exception:  # has no state that could be walked
            return int, ()
        return NotImplemented


def _sources(pipe):
    finder = _Finder(pipe)
    finder.dump(pipe)
    return finder.found


def _graph(pipe, above):
    if not isinstance(pipe, DataPipe):
        raise RuntimeError(f"Expected `IterDataPipe` or `MapDataPipe`, but {type(pipe)} is found")
    if id(pipe) in above:  # a circle
        return {}
    below: dict = {}
    for source in _sources(pipe):
        below.update(_graph(source, above | {id(pipe)}))
    return {id(pipe): (pipe, below)}


def traverse_dps(datapipe):
    """The graph of the pipes that a pipe is made of."""
    return _graph(datapipe, frozenset())


def traverse(datapipe, only_datapipe=None):
    """The older name of traverse_dps."""
    warnings.warn("`traverse` function and will be removed after 1.13. Please use `traverse_dps` instead.",
                  FutureWarning, stacklevel=2)
    return traverse_dps(datapipe)
