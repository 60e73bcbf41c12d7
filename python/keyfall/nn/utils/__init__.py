"""Helpers for parameters: gradient clipping, conversion to and from a vector, normalized and parametrized
weights. The latter load on first use."""

from ..._loading import submodules as _submodules
from .clip_grad import (  # noqa: F401
    clip_grad_norm,
    clip_grad_norm_,
    clip_grad_value_,
    clip_grads_with_norm_,
    get_total_norm,
)
from .convert_parameters import parameters_to_vector, vector_to_parameters
# Loaded here, because the modules have the names of their functions: the functions are the package's.
from .spectral_norm import remove_spectral_norm, spectral_norm
from .weight_norm import remove_weight_norm, weight_norm

_HOMES = {
    **dict.fromkeys(("fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval",
                     "fuse_linear_bn_weights"), "fusion"),
    "skip_init": "init",
    **dict.fromkeys(("convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format"),
                    "memory_format"),
}

__all__ = sorted(["clip_grad_norm", "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_",
                  "get_total_norm", "parameters_to_vector", "vector_to_parameters",
                  "remove_spectral_norm", "remove_weight_norm", "spectral_norm", "weight_norm", *_HOMES])

__getattr__, __dir__ = _submodules(__name__, _HOMES)
