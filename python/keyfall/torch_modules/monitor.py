"""Events of a program and statistics of its values, for handlers that write them somewhere."""

import enum
import threading
import time
from datetime import datetime, timedelta

__all__ = ["Aggregation", "Event", "EventHandlerHandle", "STAT_EVENT", "Stat", "TensorboardEventHandler", "log_event",
           "register_event_handler", "unregister_event_handler"]

STAT_EVENT = "torch.monitor.Stat"
_handlers = []


class Aggregation(enum.Enum):
    """What a Stat computes of the values of a window. As in PyTorch, VALUE has no result."""

    VALUE, MEAN, COUNT, SUM, MAX, MIN = 0, 2, 3, 4, 5, 6

    def __int__(self):
        return self.value

    def __str__(self):
        return f"Aggregation.{self.name}"


VALUE, MEAN, COUNT, SUM, MAX, MIN = Aggregation


class Event:
    """Something that happened: a name, a time, and a dictionary of strings and numbers."""

    def __init__(self, name, timestamp, data):
        if not isinstance(timestamp, datetime):
            raise TypeError(f"Event: timestamp is a datetime, not {timestamp!r}")
        for key, value in data.items():
            if not isinstance(key, str) or not isinstance(value, (str, int, float)):
                raise TypeError(f"Event: data maps strings to strings and numbers, not {key!r} to {value!r}")
        self.name, self.timestamp, self.data = name, timestamp, dict(data)


class EventHandlerHandle:
    """Names a registered handler."""

    def __init__(self, callback):
        self._callback = callback


def log_event(event):
    """Calls all registered handlers with an event."""
    if not isinstance(event, Event):
        raise TypeError(f"log_event expects an Event, not {event!r}")
    for handle in list(_handlers):
        handle._callback(event)


def register_event_handler(callback):
    """From now on, log_event calls the function. Returns a handle for unregister_event_handler."""
    handle = EventHandlerHandle(callback)
    _handlers.append(handle)
    return handle


def unregister_event_handler(handle):
    """Ends the calls of a handler."""
    if handle in _handlers:
        _handlers.remove(handle)


class Stat:
    """Statistics of values in windows of time. The first value after a window logs an event with the window's results;
    with max_samples, so does the last value of that number, and the rest of the window is ignored."""

    def __init__(self, name, aggregations, window_size, max_samples=(1 << 63) - 1):
        if not isinstance(window_size, timedelta):
            window_size = timedelta(seconds=window_size)
        if not all(isinstance(kind, Aggregation) for kind in aggregations):
            raise TypeError(f"Stat: aggregations are of Aggregation, not {aggregations!r}")
        self.name = name
        self._kinds = [kind for kind in Aggregation if kind in aggregations and kind is not VALUE]
        self._window, self._most = max(window_size.total_seconds(), 1e-9), max_samples
        self._lock, self._at, self._is_logged = threading.Lock(), self._now(), False
        self._values, self._last = [], dict.fromkeys(self._kinds, 0.0)

    def _now(self):
        return time.monotonic() // self._window

    def add(self, v):
        """Adds a value to the current window."""
        value = float(v) if not isinstance(v, str) else None
        if value is None:
            raise TypeError(f"Stat.add expects a number, not {v!r}")
        with self._lock:
            events, now = [], self._now()
            if now != self._at:
                events += self._close() if not self._is_logged else []
                self._at, self._is_logged = now, False
            if not self._is_logged:
                self._values.append(value)
                if len(self._values) >= self._most:
                    events += self._close()
                    self._is_logged = True
        for event in events:
            log_event(event)

    def _close(self):
        """Ends the collected values; returns the event for them."""
        values, self._values = self._values, []
        results = {COUNT: float(len(values)), SUM: sum(values, 0.0), MAX: max(values, default=0.0),
                   MIN: min(values, default=0.0), MEAN: sum(values) / len(values) if values else 0.0}
        self._last = {kind: results[kind] for kind in self._kinds}
        named = {f"{self.name}.{kind.name.lower()}": result for kind, result in self._last.items()}
        return [Event(STAT_EVENT, datetime.now(), named)] if values and _handlers else []

    def get(self):
        """The results of the last window that ended."""
        with self._lock:
            return dict(self._last)

    @property
    def count(self):
        """How many values the current window has."""
        return len(self._values)


class TensorboardEventHandler:
    """Writes the events of Stat as scalars."""

    def __init__(self, writer):
        self._writer = writer

    def __call__(self, event):
        if event.name == STAT_EVENT:
            for name, value in event.data.items():
                self._writer.add_scalar(name, value, walltime=event.timestamp.timestamp())


class _WaitCounterTracker:
    """A block of a _WaitCounter: adds its time."""

    def __init__(self, counter):
        self._counter = counter

    def __enter__(self):
        self._start = time.monotonic()

    def __exit__(self, *error):
        self._counter._seconds += time.monotonic() - self._start


class _WaitCounter:
    """Sums up how long blocks of a program wait."""

    def __init__(self, key):
        self._key, self._seconds = key, 0.0

    def guard(self):
        return _WaitCounterTracker(self)
