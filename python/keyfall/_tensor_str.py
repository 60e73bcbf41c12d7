"""Print options of tensors, and a context that changes them."""

import contextlib

from ._C import get_printoptions, set_printoptions

__all__ = ["get_printoptions", "printoptions", "set_printoptions"]


@contextlib.contextmanager
def printoptions(**options):
    """Context in which tensors print with these options."""
    before = get_printoptions()
    set_printoptions(**options)
    try:
        yield
    finally:
        set_printoptions(**before)
