"""Operators written with Triton, which this package does not support."""

from collections.abc import Callable, Iterable


def _unsupported(what):
    return NotImplementedError(
        f"{what} needs Triton and a compiler that understands its kernels, which keyfall does not "
        "have. Wrap the kernel's launch in keyfall.library.custom_op instead."
    )


def triton_op(name: str, fn: Callable | None = None, /, *, mutates_args: str | Iterable[str],
              schema: str | None = None) -> Callable:
    """Not supported: always raises."""
    raise _unsupported(f"triton_op({name!r})")


def wrap_triton(triton_kernel: Callable, /):
    """Not supported: always raises."""
    raise _unsupported("wrap_triton")
