"""ops.profiler: blocks of profiles that begin and end by operators. A handle is a tensor with a number."""

import itertools

from .. import _C
from ..library import Library
from .session import record_function

_library = Library("profiler", "FRAGMENT")
_numbers = itertools.count()
_blocks: dict = {}  # the open ones, by number


def _enter(name, args=None):
    number = next(_numbers)
    _blocks[number] = record_function(name, args).__enter__()
    return _C._VariableFunctions.scalar_tensor(number, dtype=_C.int64)


def _exit(handle):
    block = _blocks.pop(handle.item(), None)
    if block is not None:
        block.__exit__(None, None, None)


_library.define("_record_function_enter(str name, str? args=None) -> Tensor")
_library.impl("_record_function_enter", _enter, "CompositeImplicitAutograd")
_library.define("_record_function_exit(Tensor handle) -> ()")
_library.impl("_record_function_exit", _exit, "CompositeImplicitAutograd")
