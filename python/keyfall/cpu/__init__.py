"""The CPU as a device: there is one, its work is done when a call returns, and streams mean nothing."""

import contextlib

from . import amp  # noqa: F401  programs use it without an import

__all__ = ["Event", "Stream", "StreamContext", "current_device", "current_stream", "device_count",
           "is_available", "is_initialized", "set_device", "stream", "synchronize"]


class Stream:
    """A queue of work: nothing is queued."""

    def __init__(self, priority=-1):
        pass

    def wait_stream(self, stream):
        """Returns at once."""

    def record_event(self):
        """Returns an event that has happened."""
        return Event()


class Event:
    """A point in a queue of work: always passed."""

    def query(self):
        """True."""
        return True

    def record(self, stream=None):
        """Does nothing."""

    synchronize = wait = record


_stream = Stream()


class StreamContext(contextlib.AbstractContextManager):
    """A context that does nothing."""

    def __init__(self, stream):
        self.stream = stream

    def __exit__(self, *error):
        return None


def stream(stream):
    """Returns a context that does nothing."""
    return StreamContext(stream)


def current_stream(device=None):
    """The only stream."""
    return _stream


def current_device():
    """"cpu"."""
    return "cpu"


def device_count():
    """1."""
    return 1


def is_available():
    """True."""
    return True


is_initialized = is_available


def set_device(device):
    """Does nothing."""


def synchronize(device=None):
    """Returns at once."""
