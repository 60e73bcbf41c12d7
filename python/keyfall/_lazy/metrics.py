"""Counters and metrics of lazy tensors."""

from .. import _C


def reset():
    """Sets all counters and metrics to 0."""
    _C._lazy._reset_metrics()


def counter_names():
    """Returns the names of the counters that are not 0."""
    return _C._lazy._counter_names()


def counter_value(name):
    """Returns the value of a counter; None if it is 0 or does not exist."""
    return _C._lazy._counter_value(name)


def metrics_report():
    """Returns all metrics and counters as text."""
    return _C._lazy._metrics_report()
