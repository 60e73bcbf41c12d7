"""Test helpers: assert_close compares results, make_tensor makes inputs."""

from .._loading import submodules as _submodules, use_archive as _use_archive

_use_archive(__path__)

from ._comparison import assert_close  # noqa: E402,F401
from ._creation import make_tensor  # noqa: E402,F401

__getattr__, __dir__ = _submodules(__name__, {"FileCheck": "_file_check", "assert_allclose": "_comparison"})
