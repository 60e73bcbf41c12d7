"""Reductions and normalizations of the elements that a mask selects, and tensors that have a mask."""

from .._loading import submodules as _submodules

from .operations import (
    amax, amin, argmax, argmin, cumprod, cumsum, log_softmax, logaddexp, logsumexp, mean, median,
    norm, normalize, prod, softmax, softmin, std, sum, var)

__all__ = [
    "MaskedTensor", "amax", "amin", "argmax", "argmin", "as_masked_tensor", "cumprod", "cumsum",
    "is_masked_tensor", "log_softmax", "logaddexp", "logsumexp", "masked_tensor", "mean", "median", "norm",
    "normalize", "prod", "softmax", "softmin", "std", "sum", "var",
]
__getattr__, __dir__ = _submodules(__name__, {
    **dict.fromkeys(("MaskedTensor", "as_masked_tensor", "is_masked_tensor", "masked_tensor"), "maskedtensor"),
    **dict.fromkeys(("_canonical_dim", "_combine_input_and_mask", "_input_mask", "_output_mask", "_reduction_identity",
                     "_where"), "_ops")})
