"""Functions that are the kernels of operators of the catalogue, where an entry has `kind = "python"`. The entry says
the schema and the module; the module registers the function by the operator's name:

    @kernel("_shape_as_tensor")
    def _shape_as_tensor(self): ...

The first call of an operator imports its module: kfpy_package_function in op_overload.c."""

from .. import _C
from .._loading import load

_functions = {}  # "name.overload": function


def kernel(*names):
    """Decorator: the function is the kernel of these operators, named without the namespace."""

    def register(function):
        for name in names:
            if not _C._dispatch_has_kernel(f"aten::{name}"):
                raise RuntimeError(f"kernel({name!r}): the catalogue has no operator of this name")
            if name in _functions:
                raise RuntimeError(f"kernel({name!r}): the operator has a kernel already, {_functions[name].__name__}")
            _functions[name] = function
        return function

    return register


def find(name, module):
    """Returns the function of `aten::name`, from the module that the catalogue names."""
    load(module)
    function = _functions.get(name.removeprefix("aten::"))
    if function is None:
        raise NotImplementedError(f"{name}: {module} registers no kernel for it")
    return function
