"""Collates samples into batches: tensors of numbers and tensors, and containers of those."""

import collections.abc

from ... import _C

Tensor = _C.Tensor
_functions = _C._VariableFunctions

__all__ = ["default_collate", "default_convert"]


def _numpy_kind(value):
    """Returns "array" or "number" for NumPy objects, without importing NumPy; else None."""
    kind = type(value)
    if kind.__module__ != "numpy" or kind.__name__ in ("str_", "string_", "bytes_"):
        return None
    return "array" if kind.__name__ in ("ndarray", "memmap") else "number"


def _of_numpy(array):
    if array.dtype.kind in "SUOV":
        raise TypeError("default_collate: batch must contain tensors, numpy arrays, numbers, dicts "
                        f"or lists; found {array.dtype}")
    return _C.as_tensor(array)


def default_convert(data):
    """Converts NumPy arrays, also in containers, to tensors; keeps everything else."""
    if isinstance(data, (Tensor, str, bytes)):
        return data
    kind = _numpy_kind(data)
    if kind is not None:
        return data if kind == "array" and data.dtype.kind in "SUOV" else _C.as_tensor(data)
    if isinstance(data, collections.abc.Mapping):
        items = {key: default_convert(value) for key, value in data.items()}
        return _like(data, items)
    if isinstance(data, tuple):
        items = [default_convert(item) for item in data]
        return type(data)(*items) if hasattr(data, "_fields") else items
    if isinstance(data, collections.abc.Sequence):
        return _like(data, [default_convert(item) for item in data])
    return data


def _like(example, items):
    """Returns the items in a container of the example's class, if it can hold them."""
    try:
        return type(example)(items)
    except TypeError:
        return items


def default_collate(batch):
    """Collates a list of samples into one batch: tensors are stacked, numbers become tensors,
    containers are collated item by item, strings stay a list."""
    first = batch[0]
    if isinstance(first, Tensor):
        return _functions.stack(list(batch))
    kind = _numpy_kind(first)
    if kind == "array":
        return default_collate([_of_numpy(item) for item in batch])
    if kind == "number":
        return _C.as_tensor(batch)
    if isinstance(first, float):
        return _C.tensor(batch, dtype=_C.float64)
    if isinstance(first, int):
        return _C.tensor(batch)
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, collections.abc.Mapping):
        return _like(first, {key: default_collate([item[key] for item in batch]) for key in first})
    if isinstance(first, tuple) and hasattr(first, "_fields"):
        return type(first)(*(default_collate(items) for items in zip(*batch)))
    if isinstance(first, collections.abc.Sequence):
        if any(len(item) != len(first) for item in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        collated = [default_collate(items) for items in zip(*batch)]
        return collated if isinstance(first, tuple) else _like(first, collated)
    raise TypeError("default_collate: batch must contain tensors, numpy arrays, numbers, dicts or "
                    f"lists; found {type(first)}")
