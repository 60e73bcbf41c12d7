"""Batches in memory that a device reads directly."""

import collections.abc

from ... import _C

__all__ = ["pin_memory"]


def pin_memory(data, device=None):
    """Returns a batch with its tensors pinned: in lists, tuples and dicts, and in objects with a method
    pin_memory. Other data stays as it is."""
    if isinstance(data, _C.TensorBase):
        return data.pin_memory(device)
    if isinstance(data, (str, bytes)):
        return data
    if isinstance(data, collections.abc.Mapping):
        items = {key: pin_memory(value, device) for key, value in data.items()}
        return items if type(data) is dict else _like(data, items)
    if isinstance(data, tuple) and hasattr(data, "_fields"):
        return type(data)(*(pin_memory(value, device) for value in data))
    if isinstance(data, (tuple, list)):
        items = [pin_memory(value, device) for value in data]
        return items if type(data) is list else _like(data, items)
    return data.pin_memory() if hasattr(data, "pin_memory") else data


def _like(data, items):
    try:
        return type(data)(items)
    except TypeError:  # a class whose constructor takes something else
        return items
