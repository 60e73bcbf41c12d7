"""A failing call as a Python program that shows the difference."""

import math

import keyfall

from .storages import whole_storage

MOST_ELEMENTS = 200  # of one storage; larger ones are drawn from a seed


def _number(value):
    if isinstance(value, complex):
        return f"complex({_number(value.real)}, {_number(value.imag)})"
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


def _flat(tensor, name):
    """Source text of a tensor with all elements of a storage."""
    dtype = f"keyfall.{str(tensor.dtype).partition('.')[2]}"
    if tensor.numel() > MOST_ELEMENTS:
        return (f"{name} = keyfall.arange({tensor.numel()}).remainder(7).to({dtype})"
                "  # the values are another's")
    items = ", ".join(_number(value) for value in tensor.tolist())
    return f"{name} = keyfall.tensor([{items}], dtype={dtype})"


class Printer:
    """Source text of the arguments of one call. Tensors that share memory do so in the program."""

    def __init__(self):
        self.lines, self._storages = [], {}

    def tensor(self, tensor):
        if tensor.is_conj():
            return f"{self.tensor(keyfall._conj(tensor))}.conj()"
        if tensor.is_neg():
            return f"keyfall._neg_view({self.tensor(keyfall._neg_view(tensor))})"
        key = tensor.untyped_storage()._cdata, tensor.dtype
        if key not in self._storages:
            self._storages[key] = name = f"t{len(self._storages)}"
            self.lines.append(_flat(whole_storage(tensor), name))
            self.lines.append(f"{name} = {name}.to(device)")
        return (f"{self._storages[key]}.as_strided({tuple(tensor.size())}, {tensor.stride()}, "
                f"{tensor.storage_offset()})")

    def value(self, value):
        if isinstance(value, keyfall.Tensor):
            return self.tensor(value)
        if isinstance(value, (list, tuple)):
            return f"[{', '.join(self.value(item) for item in value)}]"
        if isinstance(value, (keyfall.dtype, keyfall.memory_format, keyfall.layout)):
            return f"keyfall.{str(value).partition('.')[2]}"
        if isinstance(value, keyfall.device):
            return "device"
        return _number(value)


def program(form, values, device, plugins=()):
    """The text; "" where an argument cannot be printed."""
    printer = Printer()
    try:
        arguments = ", ".join(f"{name}={printer.value(value)}" for name, value in values.items())
    except Exception:  # noqa: BLE001 - a storage or a generator
        return ""
    namespace, _, rest = form.name.partition("::")
    name, _, overload = rest.partition(".")
    head = ["import keyfall"]
    if plugins:
        head.append("from keyfall.conformance.context import load_plugin")
    head += [f"load_plugin({path!r})" for path in plugins]
    body = [f"    {line}" for line in printer.lines]
    call = f"    return keyfall.ops.{namespace}.{name}.{overload or 'default'}({arguments})"
    return "\n".join([*head, "def call(device):", *body, call, 'print(call("cpu"))',
                      f'print(call("{device}"))'])
