"""Optimizers: update parameters from their gradients, with the same numbers as PyTorch."""

from .._loading import load as _load
from .._shared.class_docs import describe as _describe
from . import lr_scheduler
from .adagrad import Adagrad
from .adam import Adam, AdamW
from .adaptive import Adadelta, Adamax, NAdam, RAdam
from .asgd import ASGD
from .lbfgs import LBFGS
from .optimizer import Optimizer
from .rmsprop import RMSprop
from .rprop import Rprop
from .sgd import SGD

__all__ = [
    "ASGD", "Adadelta", "Adagrad", "Adam", "AdamW", "Adamax", "LBFGS", "NAdam", "Optimizer", "RAdam",
    "RMSprop", "Rprop", "SGD", "lr_scheduler", "Adafactor", "Muon", "SparseAdam", "swa_utils",
]

_describe("optim", (_name for _name in __all__ if _name in globals()), globals())

_HOMES = {"Adafactor": "adafactor", "Muon": "_muon", "SparseAdam": "sparse_adam"}


def __getattr__(name):
    if name == "swa_utils":
        return _load(f"{__name__}.swa_utils")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(_load(f"{__name__}.{_HOMES[name]}"), name)
    return value


def __dir__():
    return sorted({*globals(), *__all__})
