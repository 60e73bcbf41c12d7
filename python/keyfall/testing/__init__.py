"""Test helpers: assert_close compares results, make_tensor makes inputs."""

from .._loading import load, submodules, use_archive

use_archive(__path__)

from ._comparison import assert_close  # noqa: E402,F401
from ._creation import make_tensor  # noqa: E402,F401

_HOMES = {"FileCheck": "_file_check", "assert_allclose": "_comparison"}
_submodule, _submodules = submodules(__name__)


def __getattr__(name):
    if name in _HOMES:
        return getattr(load(f"{__name__}.{_HOMES[name]}"), name)
    return _submodule(name)


def __dir__():
    return sorted({*_submodules(), *_HOMES})
