"""See __init__.py."""

from .._ends import WorkerInfo, get_worker_info  # noqa: F401
from .._workers import _generate_state  # noqa: F401
