"""Optimizers: update parameters from their gradients, with the same numbers as PyTorch."""

from .._loading import use_archive as _use_archive

_use_archive(__path__)

from .._loading import load as _load  # noqa: E402
from .._shared.class_docs import describe as _describe  # noqa: E402
from . import lr_scheduler  # noqa: E402
from .adagrad import Adagrad  # noqa: E402
from .adam import Adam, AdamW  # noqa: E402
from .adaptive import Adadelta, Adamax, NAdam, RAdam  # noqa: E402
from .asgd import ASGD  # noqa: E402
from .lbfgs import LBFGS  # noqa: E402
from .optimizer import Optimizer  # noqa: E402
from .rmsprop import RMSprop  # noqa: E402
from .rprop import Rprop  # noqa: E402
from .sgd import SGD  # noqa: E402

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
