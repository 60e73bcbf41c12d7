"""Operators that libraries name when they are imported and that keyfall's catalogue does not have: they
are defined when a program asks for them."""

import functools

from .. import _C
from .._namespace.checks import _assert_async
from ..library import Library

_functions = _C._VariableFunctions


def _pin_memory(self, device=None):
    return self.pin_memory()


def _retain_grad(self):
    self.retain_grad()


def _same_kind(self, other):
    return self.layout == other.layout and self.device.type == other.device.type


def _cumulative(name):
    def into(self, values, indices, dim):
        found = getattr(_functions, name)(self, dim)
        values.copy_(found[0])
        indices.copy_(found[1])

    return into


def _pad_packed_sequence(data, batch_sizes, batch_first, padding_value, total_length):
    """The sequences of packed data, and their lengths."""
    sizes = batch_sizes.tolist()
    total_length = max(total_length, len(sizes))
    padded = data.new_full((total_length, sizes[0], *data.shape[1:]), padding_value)
    rows = [_functions.cat([part, row[len(part):]]) if len(part) < len(row) else part
            for part, row in zip(data.split(sizes), padded)]
    padded = _functions.stack(rows + list(padded[len(sizes):]))
    lengths = batch_sizes.new_tensor([sum(size > place for size in sizes) for place in range(sizes[0])])
    return padded.transpose(0, 1) if batch_first else padded, lengths


def _batch_norm_impl_index(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    """A batch normalization, with what it saves and the number of the implementation: the first."""
    results = _functions.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)
    return *results, input.new_empty(0, dtype=_C.uint8), 0


# {name: [(schema, kernel)]}. A kernel that calls operators needs no derivative of its own.
_OPERATORS = {
    "_assert_async": [("_assert_async(Tensor self) -> ()", _assert_async),
                      ("_assert_async.msg(Tensor self, str assert_msg) -> ()", _assert_async)],
    "_batch_norm_impl_index": [(
        "_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, "
        "bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)",
        _batch_norm_impl_index)],
    **{f"_{name}_helper": [(f"_{name}_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()",
                            _cumulative(name))] for name in ("cummax", "cummin")},
    "_has_compatible_shallow_copy_type": [
        ("_has_compatible_shallow_copy_type(Tensor self, Tensor from) -> bool", _same_kind)],
    "_is_zerotensor": [("_is_zerotensor(Tensor self) -> bool", lambda self: self._is_zerotensor())],
    "_pad_packed_sequence": [(
        "_pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value, int total_length) "
        "-> (Tensor, Tensor)", _pad_packed_sequence)],
    "data": [("data(Tensor self) -> Tensor", lambda self: self.detach())],
    "is_distributed": [("is_distributed(Tensor self) -> bool", lambda self: False)],
    "pin_memory": [("pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)", _pin_memory)],
    "retain_grad": [("retain_grad(Tensor(a!) self) -> ()", _retain_grad)],
    "_pin_memory": [("_pin_memory(Tensor self, Device? device=None) -> Tensor", _pin_memory)],
}


@functools.cache
def _library():
    return Library("aten", "FRAGMENT")


def define(name):
    """Defines an operator of the table; returns False for another name."""
    for schema, kernel in _OPERATORS.get(name, ()):
        _library().define(schema)
        _library().impl(schema.partition("(")[0], kernel, "CompositeImplicitAutograd")
    return name in _OPERATORS
