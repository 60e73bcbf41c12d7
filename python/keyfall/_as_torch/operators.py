"""Operators that libraries name when they are imported and that keyfall's catalogue does not have: they
are defined when a program asks for them."""

import functools

from .. import _C, sparse
from .._namespace.checks import _assert_async
from ..library import Library


def _pin_memory(self, device=None):
    return self.pin_memory()


def _sparse_addmm(self, mat1, mat2, *, beta=1, alpha=1):
    return _C._VariableFunctions.addmm(self, mat1, mat2, beta=beta, alpha=alpha)


def _sparse_mm_reduce_impl(self, other, reduce):
    """The second result has positions for a derivative that autograd does not need."""
    return sparse.mm(self, other, reduce), _C._VariableFunctions.empty(0, dtype=_C.int64)


# {name: [(schema, kernel)]}. A kernel that calls operators needs no derivative of its own.
_OPERATORS = {
    "_assert_async": [("_assert_async(Tensor self) -> ()", _assert_async),
                      ("_assert_async.msg(Tensor self, str assert_msg) -> ()", _assert_async)],
    "_pin_memory": [("_pin_memory(Tensor self, Device? device=None) -> Tensor", _pin_memory)],
    "_sparse_addmm": [("_sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, "
                       "Scalar alpha=1) -> Tensor", _sparse_addmm)],
    "_sparse_mm_reduce_impl": [
        ("_sparse_mm_reduce_impl(Tensor self, Tensor other, str reduce) -> (Tensor, Tensor)",
         _sparse_mm_reduce_impl)],
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
