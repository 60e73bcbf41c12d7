"""Help for tests: assert_close compares results, make_tensor makes inputs."""

from ._comparison import assert_close  # noqa: F401
from ._creation import make_tensor  # noqa: F401
