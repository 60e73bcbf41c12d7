"""How tensors print: the options, and blocks with options of their own."""

import contextlib

from ._C import get_printoptions, set_printoptions

__all__ = ["get_printoptions", "printoptions", "set_printoptions"]


@contextlib.contextmanager
def printoptions(**options):
    """A block in which tensors print with these options."""
    before = get_printoptions()
    set_printoptions(**options)
    try:
        yield
    finally:
        set_printoptions(**before)
