"""Tuples of sizes for layers, and their first values."""

import math

from ... import _C
from .. import init
from ..parameter import Parameter

_empty = _C._VariableFunctions.empty


def ntuple(count):
    """Returns a function that repeats a number `count` times and returns tuples unchanged."""
    def repeat(value):
        if isinstance(value, (tuple, list)):
            return tuple(value)
        return (value,) * count

    repeat.__name__ = f"to_{count}_tuple"
    return repeat


_ntuple = ntuple  # PyTorch's name
_single, _pair, _triple, _quadruple = ntuple(1), ntuple(2), ntuple(3), ntuple(4)


def _reverse_repeat_tuple(values, count):
    """Returns the values in reverse order, each repeated: padding sizes for F.pad."""
    return tuple(value for value in reversed(values) for _ in range(count))


def _list_with_default(out_size, defaults):
    """Returns out_size with the last defaults in place of None."""
    if isinstance(out_size, int):
        return out_size
    if len(defaults) <= len(out_size):
        raise ValueError(f"expected more than {len(out_size)} dimensions of input, got {len(defaults)}")
    last = defaults[len(defaults) - len(out_size):]
    return [default if size is None else size for size, default in zip(out_size, last)]


def consume_prefix_in_state_dict_if_present(state_dict, prefix):
    """Removes a prefix, such as "module.", from the names of a state dict, and of its metadata."""
    for name in [name for name in state_dict if name.startswith(prefix)]:
        state_dict[name[len(prefix):]] = state_dict.pop(name)
    metadata = getattr(state_dict, "_metadata", None)
    for name in list(metadata or ()):
        if name == prefix.rstrip(".") or name.startswith(prefix):  # the module itself, and what is in it
            metadata[name[len(prefix):]] = metadata.pop(name)


def factory_kwargs(kwargs):
    """Returns device, dtype and memory_format of keyword arguments, also of a dict `factory_kwargs` in them;
    raises TypeError for other names."""
    found = dict(kwargs.get("factory_kwargs") or {})
    for name, value in kwargs.items():
        if name == "factory_kwargs":
            continue
        if name not in ("device", "dtype", "memory_format"):
            raise TypeError(f"unexpected kwargs {{{name!r}}}")
        if name in found:
            raise TypeError(f"{name} specified twice, in **kwargs and in factory_kwargs")
        found[name] = value
    return found


def reset_affine(weight, bias, fan_in):
    """Draws the weight, and the bias if there is one, from ±1/sqrt(fan_in)."""
    init.kaiming_uniform_(weight, a=math.sqrt(5))
    if bias is not None:
        bound = fan_in and 1 / math.sqrt(fan_in)
        init.uniform_(bias, -bound, bound)


def add_weights(layer, shape, bias_shape, device, dtype):
    """Adds the parameters weight and bias, without values; a shape of None means None."""
    for name, size in (("weight", shape), ("bias", bias_shape)):
        new = None if size is None else Parameter(_empty(size, device=device, dtype=dtype))
        layer.register_parameter(name, new)


def reset_scale(layer):
    """Fills the weight with ones and the bias with zeros, where the layer has them."""
    for value, fill in ((layer.weight, init.ones_), (layer.bias, init.zeros_)):
        if value is not None:
            fill(value)
