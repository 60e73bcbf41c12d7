"""Paths of PyTorch's own tests and tools."""

import os
import tempfile

_PARENT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def get_file_path(*path_components):
    """Returns the path of a file beside the package."""
    return os.path.join(_PARENT, *path_components)


def get_file_path_2(*path_components):
    """Joins the parts of a path."""
    return os.path.join(*path_components)


def get_writable_path(path):
    """Returns the folder, or a new temporary one where it cannot be written to."""
    return path if os.access(path, os.W_OK) else tempfile.mkdtemp(suffix=os.path.basename(path))
