"""How the library was built, as text."""

import os

from .. import _C

__all__ = ["parallel_info", "show"]


def show():
    """Returns the build's settings."""
    return (f"Keyfall built with:\n  - version {_C.__version__}\n"
            f"  - CPU capability usage: {_C._get_cpu_capability()}\n  - CUDA, MKL, oneDNN: no\n")  # fmt: skip


def parallel_info():
    """Returns how many threads there are."""
    return f"get_num_threads(): {_C.get_num_threads()}\nprocessors: {os.cpu_count()}\n"


def _cxx_flags():
    """Options of a C++ compiler: no part of the library is C++."""
    return ""
