"""Optimizers: update parameters from their gradients, with the same numbers as PyTorch."""

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
    "RMSprop", "Rprop", "SGD", "lr_scheduler",
]
