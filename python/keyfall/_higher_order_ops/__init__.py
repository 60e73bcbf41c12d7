"""Functions that take functions. They call them in plain Python: nothing is compiled."""

from .._namespace.composed import cond, while_loop
from .associative_scan import associative_scan
from .scan import scan

__all__ = ["associative_scan", "cond", "scan", "while_loop"]
