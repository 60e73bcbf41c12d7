"""The modules, under the names of PyTorch's files, which pickled modules refer to."""

from ..._loading import submodules as _submodules
from ..._shared.class_docs import describe as _describe
from . import (activation, adaptive, batchnorm, channelshuffle, container, conv, distance, dropout, flatten,
               fold, instancenorm, linear, loss, normalization, padding, pixelshuffle, pooling, rnn, sparse,
               transformer, upsampling)
from .. import _lazy_layers
from .module import Module

__all__ = ["Module"]
for _file in (activation, adaptive, batchnorm, channelshuffle, container, conv, distance, dropout, flatten,
              fold, instancenorm, linear, loss, normalization, padding, pixelshuffle, pooling, rnn, sparse,
              transformer, upsampling, _lazy_layers):
    globals().update((_name, getattr(_file, _name)) for _name in _file.__all__)
    __all__ += _file.__all__
del _file
__all__.sort()
_describe("nn", __all__, globals())

__getattr__, __dir__ = _submodules(__name__)
