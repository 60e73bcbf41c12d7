"""Reductions and normalizations of the elements that a mask selects."""

from .._loading import use_archive as _use_archive

_use_archive(__path__)

from .operations import (  # noqa: E402
    amax, amin, argmax, argmin, cumprod, cumsum, log_softmax, logaddexp, logsumexp, mean, median,
    norm, normalize, prod, softmax, softmin, std, sum, var)

__all__ = [
    "amax", "amin", "argmax", "argmin", "cumprod", "cumsum", "log_softmax", "logaddexp",
    "logsumexp", "mean", "median", "norm", "normalize", "prod", "softmax", "softmin", "std", "sum",
    "var",
]
