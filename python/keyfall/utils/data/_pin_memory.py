"""Batches in memory that a device reads directly."""

import collections.abc
import copy

__all__ = ["pin_memory"]


def pin_memory(data, device=None):
    """Returns a batch with its tensors pinned: in mappings and sequences, and in objects with a method
    pin_memory. Other data stays as it is. `device` is ignored: memory is pinned for the accelerator."""
    if hasattr(data, "pin_memory"):
        return data.pin_memory()
    if isinstance(data, (str, bytes)):
        return data
    if isinstance(data, collections.abc.Mapping):
        return _like(data, {key: pin_memory(value) for key, value in data.items()})
    if isinstance(data, tuple) and hasattr(data, "_fields"):
        return type(data)(*map(pin_memory, data))
    if isinstance(data, collections.abc.Sequence):
        return _like(data, [pin_memory(value) for value in data])
    return data


def _like(data, items):
    """A container of the same class with other items, where the class allows it. A mutable one is
    copied, because it may have further attributes."""
    try:
        if isinstance(data, collections.abc.MutableMapping):
            result = copy.copy(data)
            result.update(items)
        elif isinstance(data, collections.abc.MutableSequence):
            result = copy.copy(data)
            for index, item in enumerate(items):
                result[index] = item
        else:
            result = type(data)(items)
    except TypeError:
        return items
    return result
