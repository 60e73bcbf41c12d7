"""The cache of compiled graphs."""

from .. import _C


def dump(dot_file_name):
    """Writes the cached graphs to a file, in Graphviz's language."""
    _C._lazy._dump_ir_cache(dot_file_name)


def reset():
    """Forgets the compiled graphs."""
    _C._lazy._clear_ir_cache()
