"""Configurations: which observers a module's activations and weights get."""

import collections

from ... import _C
from .observer import (PlaceholderObserver, default_dynamic_quant_observer, default_per_channel_weight_observer,
                       default_weight_observer)


class QConfig(collections.namedtuple("QConfig", ["activation", "weight"])):
    """Constructors of the observers of activations and weights."""

    __slots__ = ()

    def __new__(cls, activation, weight):
        if isinstance(activation, _C.Tensor) or not callable(activation) or not callable(weight):
            raise ValueError("QConfig received observer instance, please pass observer class instead. "
                             "Use MyObserver.with_args(x=1) to override arguments to constructor if needed")
        return super().__new__(cls, activation, weight)


default_dynamic_qconfig = QConfig(default_dynamic_quant_observer, default_weight_observer)
per_channel_dynamic_qconfig = QConfig(default_dynamic_quant_observer, default_per_channel_weight_observer)
float16_dynamic_qconfig = QConfig(PlaceholderObserver.with_args(dtype=_C.float16, is_dynamic=True),
                                  PlaceholderObserver.with_args(dtype=_C.float16))
