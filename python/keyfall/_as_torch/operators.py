"""Operators that libraries name when they are imported and that keyfall's catalogue does not have: they
are defined when a program asks for them."""

import functools

from .._namespace.checks import _assert_async
from ..library import Library


def _pin_memory(self, device=None):
    return self.pin_memory()


# {name: [(schema, kernel)]}. A kernel that calls operators needs no derivative of its own.
_OPERATORS = {
    "_assert_async": [("_assert_async(Tensor self) -> ()", _assert_async),
                      ("_assert_async.msg(Tensor self, str assert_msg) -> ()", _assert_async)],
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
