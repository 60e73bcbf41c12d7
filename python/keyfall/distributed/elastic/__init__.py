"""Of PyTorch's launcher, what programs use that it starts: multiprocessing.errors. The launcher is not there."""

from . import multiprocessing

__all__ = ["multiprocessing"]
