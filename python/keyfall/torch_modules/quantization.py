"""The former name of keyfall.ao.quantization."""

from .ao import quantization as _new
from .ao.quantization import *  # noqa: F403
from .ao.quantization import __all__, observer, qconfig, quantize  # noqa: F401

__path__ = []


def __getattr__(name):
    return getattr(_new, name)
