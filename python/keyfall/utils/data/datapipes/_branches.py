"""Pipes with several readers: `fork` gives every item to all of them, `demux` each item to one.

The readers of a source share a buffer with a queue for each, and a generation: a reader that begins again while others
are behind starts all of them again."""

import copy as _copy
from collections import deque

from ...._loading import lazy_module as _lazy_module
from . import IterDataPipe, _described, functional_datapipe
from .utils import StreamWrapper, _check_unpickable_fn

_warnings = _lazy_module("warnings")

_COPIES = {None: None, "shallow": _copy.copy, "deep": _copy.deepcopy}


class _Source(IterDataPipe):
    """What the readers of a pipe share."""

    _step, _gap = "", " "  # PyTorch's text for `fork` has no gap

    def __init__(self, datapipe, num_instances, buffer_size) -> None:
        if buffer_size < 0:
            _warnings.warn(f"Unlimited buffer size is set for `{self._step}`, please be aware of OOM at random places",
                           UserWarning, stacklevel=4)
        self.main_datapipe, self.num_instances, self.buffer_size = datapipe, num_instances, buffer_size
        self._forget()

    def _forget(self):
        self._items, self._ended = None, False
        self._queues = [deque() for _ in range(self.num_instances)]
        self._stopped = [True] * self.num_instances

    def reset(self) -> None:
        self._forget()

    def __getstate__(self):
        return {name: value for name, value in vars(self).items()
                if name not in ("_items", "_ended", "_queues", "_stopped")}

    def __setstate__(self, state):
        vars(self).update(state)
        self._forget()

    def _is_exhausted(self):
        return self._ended and all(self._stopped)

    def _start(self):
        self._items, self._ended = iter(self.main_datapipe), False
        self._stopped = [False] * self.num_instances

    def _stop(self, reader):
        self._stopped[reader] = True
        if all(self._stopped):
            self._items = None
        StreamWrapper.close_streams(list(self._queues[reader]))
        self._queues[reader].clear()

    def _keep(self, reader, item, used):
        """Keeps an item for another reader; `used` says how much of the buffer is in use then."""
        self._queues[reader].append(item)
        if 0 <= self.buffer_size < used(map(len, self._queues)):
            raise BufferError(f"{type(self).__name__[1:]} buffer overflow,{self._gap}buffer size {self.buffer_size} is "
                              "insufficient.")

    def _passed(self, item):
        return item

    def items_of(self, reader):
        """The items of one reader."""
        if self._items is None and self._stopped[reader]:
            self._start()
        queue = self._queues[reader]
        try:
            while queue or self._items is not None and not self._stopped[reader]:
                if not queue:
                    try:
                        item = self._next_for(reader)
                    except StopIteration:
                        self._items, self._ended = None, True
                        break
                else:
                    item = queue.popleft()
                yield self._passed(item)
        finally:
            self._stop(reader)

    def __del__(self) -> None:
        StreamWrapper.close_streams([list(queue) for queue in vars(self).get("_queues", ())])


class _ForkerIterDataPipe(_Source):
    """Every item for all readers."""

    _step, _gap = "fork", ""

    def __init__(self, datapipe, num_instances, buffer_size=1000, copy=None) -> None:
        if copy not in _COPIES:
            raise ValueError(f"Unknown copy method `{copy}` requested, choose one of None, `shallow` or `deep`.")
        super().__init__(datapipe, num_instances, buffer_size)
        self.copy_fn = _COPIES[copy]

    def _passed(self, item):
        return item if self.copy_fn is None else self.copy_fn(item)

    def _next_for(self, reader):
        item = next(self._items)
        for other in range(self.num_instances):
            if other != reader:
                self._keep(other, item, max)
        return item

    def length_of(self):
        """The length of each reader."""
        return len(self.main_datapipe)

    __len__ = length_of


class _DemultiplexerIterDataPipe(_Source):
    """Each item for the reader that a function names."""

    _step = "demux"

    def __init__(self, datapipe, num_instances, classifier_fn, drop_none=False, buffer_size=1000) -> None:
        super().__init__(datapipe, num_instances, buffer_size)
        self.classifier_fn, self.drop_none = classifier_fn, drop_none

    def _next_for(self, reader):
        while True:
            item = next(self._items)
            chosen = self.classifier_fn(item)
            if chosen is None and self.drop_none:
                StreamWrapper.close_streams(item)
            elif chosen is None or not 0 <= chosen < self.num_instances:
                raise ValueError("Output of the classification fn should be between 0 and "
                                 f"{self.num_instances - 1}. {chosen} is returned.")
            elif chosen == reader:
                return item
            else:
                self._keep(chosen, item, sum)

    def length_of(self):
        """Nobody knows."""
        raise TypeError("_ChildDataPipe instance doesn't have valid length")


class _ChildDataPipe(IterDataPipe):
    """One reader."""

    _is_child_datapipe = True

    def __init__(self, main_datapipe, instance_id: int) -> None:
        self.main_datapipe, self.instance_id = main_datapipe, instance_id

    def __iter__(self):
        return self.main_datapipe.items_of(self.instance_id)

    def __len__(self) -> int:
        return self.main_datapipe.length_of()

    def _begin_pass(self):
        source = self.main_datapipe
        if source._valid_iterator_id is None:
            source._valid_iterator_id = 0
        elif source._valid_iterator_id == self._valid_iterator_id:  # the first that begins again
            source._valid_iterator_id += 1
            if not source._is_exhausted():
                _warnings.warn("Some child DataPipes are not exhausted when __iter__ is called. We are resetting the "
                               "buffer and each child DataPipe will read from the start again.", UserWarning, stacklevel=2)
            source.reset()
        self._valid_iterator_id = source._valid_iterator_id
        self.reset()
        return self._valid_iterator_id

    def _is_current(self, number):
        return number == self._valid_iterator_id == self.main_datapipe._valid_iterator_id

    def _why_invalid(self):
        return (", because a new iterator has been created from one of the ChildDataPipes of "
                f"{_described(self.main_datapipe)}.")


def _readers(source):
    return [_ChildDataPipe(source, number) for number in range(source.num_instances)]


def _check_count(num_instances):
    if num_instances < 1:
        raise ValueError(f"Expected `num_instances` larger than 0, but {num_instances} is found")


@functional_datapipe("fork")
class Forker(IterDataPipe):
    """Several pipes that all have the items of one."""

    def __new__(cls, datapipe, num_instances: int, buffer_size: int = 1000, copy=None):
        _check_count(num_instances)
        return datapipe if num_instances == 1 else _readers(
            _ForkerIterDataPipe(datapipe, num_instances, buffer_size, copy))


@functional_datapipe("demux")
class Demultiplexer(IterDataPipe):
    """Several pipes, each of which has the items for which a function returns its number."""

    def __new__(cls, datapipe, num_instances: int, classifier_fn, drop_none: bool = False, buffer_size: int = 1000):
        _check_count(num_instances)
        _check_unpickable_fn(classifier_fn)
        return _readers(_DemultiplexerIterDataPipe(datapipe, num_instances, classifier_fn, drop_none, buffer_size))
