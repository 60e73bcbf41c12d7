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


def collate_tensor_fn(batch, *, collate_fn_map=None):
    """Stacks tensors."""
    return _functions.stack(list(batch))


def collate_numpy_array_fn(batch, *, collate_fn_map=None):
    """Stacks arrays as tensors."""
    return collate([_of_numpy(item) for item in batch], collate_fn_map=collate_fn_map)


def collate_numpy_scalar_fn(batch, *, collate_fn_map=None):
    return _C.as_tensor(batch)


def collate_float_fn(batch, *, collate_fn_map=None):
    return _C.tensor(batch, dtype=_C.float64)


def collate_int_fn(batch, *, collate_fn_map=None):
    return _C.tensor(batch)


def collate_str_fn(batch, *, collate_fn_map=None):
    """Returns the list of strings itself."""
    return batch


# Type, or tuple of types, → function of a batch. Programs add entries for types of their own.
default_collate_fn_map = {Tensor: collate_tensor_fn, float: collate_float_fn, int: collate_int_fn,
                          str: collate_str_fn, bytes: collate_str_fn}


def _function_for(first, functions):
    """Returns the function for a type of samples; the exact type goes before base classes."""
    if type(first) in functions:
        return functions[type(first)]
    if functions is default_collate_fn_map:  # NumPy's types are not in it, which would import NumPy
        kind = _numpy_kind(first)
        if kind is not None:
            return collate_numpy_array_fn if kind == "array" else collate_numpy_scalar_fn
    return next((function for types, function in functions.items() if isinstance(first, types)), None)


def collate(batch, *, collate_fn_map=None):
    """Collates a list of samples into one batch: with the function for their type, or else item by item
    of containers."""
    first = batch[0]
    function = _function_for(first, collate_fn_map) if collate_fn_map else None
    if function is not None:
        return function(batch, collate_fn_map=collate_fn_map)

    def together(items):
        return collate(items, collate_fn_map=collate_fn_map)

    if isinstance(first, collections.abc.Mapping):
        return _like(first, {key: together([item[key] for item in batch]) for key in first})
    if isinstance(first, tuple) and hasattr(first, "_fields"):
        return type(first)(*(together(items) for items in zip(*batch)))
    if isinstance(first, collections.abc.Sequence):
        if any(len(item) != len(first) for item in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        collated = [together(items) for items in zip(*batch)]
        return collated if isinstance(first, tuple) else _like(first, collated)
    raise TypeError("default_collate: batch must contain tensors, numpy arrays, numbers, dicts or "
                    f"lists; found {type(first)}")


def default_collate(batch):
    """Collates a list of samples into one batch: tensors are stacked, numbers become tensors,
    containers are collated item by item, strings stay a list."""
    return collate(batch, collate_fn_map=default_collate_fn_map)
