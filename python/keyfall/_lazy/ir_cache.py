"""The cache of compiled graphs."""

from .. import _C
from ..lazy import explain


def dump(dot_file_name):
    """Writes what is known about the last step to a file."""
    with open(dot_file_name, "w", encoding="utf-8") as file:
        file.write(explain())


def reset():
    """Forgets the compiled graphs."""
    _C._lazy._clear_ir_cache()
