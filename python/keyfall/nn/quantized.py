"""The former name of keyfall.ao.nn.quantized."""

import sys

from ..ao.nn.quantized import dynamic, linear

__path__ = []
Linear = linear.Linear
sys.modules[f"{__name__}.dynamic"] = dynamic


def __getattr__(name):
    return getattr(sys.modules["keyfall.ao.nn.quantized"], name)
