"""Test helpers: assert_close compares results, make_tensor makes inputs."""

from .._loading import submodules as _submodules
from ._comparison import assert_close  # noqa: F401
from ._creation import make_tensor  # noqa: F401

__getattr__, __dir__ = _submodules(__name__, {"FileCheck": "_file_check", "assert_allclose": "_comparison"})
