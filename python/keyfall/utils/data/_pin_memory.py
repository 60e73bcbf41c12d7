"""Batches in memory that a device reads directly."""

import copy
from collections.abc import Mapping, MutableMapping, MutableSequence, Sequence

__all__ = ["pin_memory"]


def pin_memory(data, device=None):
    """Returns a batch with its tensors pinned: in mappings and sequences, and in objects with a method
    pin_memory. Other data stays as it is. `device` is ignored: memory is pinned for the accelerator."""
    own = getattr(data, "pin_memory", None)
    if own is not None:
        return own()
    if isinstance(data, Mapping):
        return _like(data, dict(zip(data, map(pin_memory, data.values()))))
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        items = map(pin_memory, data)
        named = isinstance(data, tuple) and hasattr(data, "_fields")
        return type(data)(*items) if named else _like(data, list(items))
    return data


def _like(data, items):
    """A container of the same class with other items, where the class allows it. A mutable one is
    copied, because it may have further attributes."""
    try:
        if isinstance(data, MutableMapping):
            result = copy.copy(data)
            result.update(items)
        elif isinstance(data, MutableSequence):
            result = copy.copy(data)
            for index, item in enumerate(items):
                result[index] = item
        else:
            result = type(data)(items)
    except TypeError:
        return items
    return result
