"""The original, deprecated API for custom operators, as functions that take the operator's name.
keyfall.library supersedes it."""

from . import library
from ._custom_op import impl as _impl

__all__ = ["custom_op", "get_ctx", "impl", "impl_abstract", "impl_backward", "impl_save_for_backward"]


def custom_op(qualname, func_or_schema=None):
    """Defines the operator `ns::name` from a schema or, as a decorator, from a function's
    signature; the function's body is not used."""
    namespace, name = _impl.parse_qualname(qualname)
    _impl.validate_namespace(namespace)
    if isinstance(func_or_schema, str):
        _impl.define_op(qualname, func_or_schema)
        return None

    def define(func):
        _impl.custom_op(qualname)(func)
        return func

    return define if func_or_schema is None else define(func_or_schema)


def _find(qualname):
    return _impl.find_custom_op(qualname, also_check_torch_library=True)


def _decorator(register, func):
    return register if func is None else register(func)


def impl(qualname, *, device_types=("cpu", "cuda"), func=None):
    """Registers a kernel for device types. Decorator if `func` is omitted."""
    return _decorator(_find(qualname).impl(device_types), func)


def impl_abstract(qualname, *, func=None):
    """Registers the fake kernel (shapes and dtypes only). Decorator if `func` is omitted."""
    return library.register_fake(qualname, func)


def impl_save_for_backward(qualname, *, func=None):
    """Registers `func(inputs, output)`, which returns what backward needs."""
    return _decorator(_find(qualname).impl_save_for_backward(), func)


def impl_backward(qualname, output_differentiability=None, *, func=None):
    """Registers `func(ctx, saved, *grads)`, which returns {argument: gradient}."""
    register = _find(qualname).impl_backward(output_differentiability)
    return _decorator(register, func)


get_ctx = _impl.get_ctx


def _destroy(qualname):
    """Removes an operator of this API."""
    _impl.global_registry[qualname]._destroy()
