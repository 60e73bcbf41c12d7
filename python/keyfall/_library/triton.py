"""Operators whose functions may launch kernels of Triton. Without Triton they are operators like others: their
functions run where they need no such kernel."""

from collections.abc import Callable, Iterable

from .custom_ops import custom_op


def triton_op(name: str, fn: Callable | None = None, /, *, mutates_args: str | Iterable[str],
              schema: str | None = None) -> Callable:
    """Defines the operator `ns::name` as custom_op does. The function also says what results on the meta device look
    like: it consists of operators. It cannot launch kernels of Triton: see wrap_triton."""

    def define(function):
        result = custom_op(name, function, mutates_args=mutates_args, schema=schema)
        result.register_fake(function)
        return result

    return define if fn is None else define(fn)


def wrap_triton(triton_kernel: Callable, /):
    """Not supported: always raises."""
    raise NotImplementedError(
        "wrap_triton needs Triton and a compiler that understands its kernels, which keyfall does not "
        "have. Wrap the kernel's launch in keyfall.library.custom_op instead."
    )
