"""PyTorch's second implementation of trees, by the package optree. Here there is one: see _pytree.py."""

from ._pytree import *  # noqa: F403
from ._pytree import __all__, _broadcast_to_and_flatten  # noqa: F401
