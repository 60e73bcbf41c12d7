"""Autocasting on GPUs."""

import functools
import warnings

from ... import _C
from ...amp import autocast_mode
from .common import deprecated

__all__ = ["autocast", "custom_bwd", "custom_fwd"]


class autocast(autocast_mode.autocast):
    """keyfall.amp.autocast("cuda", ...)."""

    def __init__(self, enabled=True, dtype=_C.float16, cache_enabled=True):
        warnings.warn(deprecated("autocast(args...)", "autocast('cuda', args...)"), FutureWarning,
                      stacklevel=2)
        super().__init__("cuda", dtype, enabled, cache_enabled)


def custom_fwd(fwd=None, *, cast_inputs=None):
    """keyfall.amp.custom_fwd(..., device_type="cuda")."""
    warnings.warn(deprecated("custom_fwd(args...)", "custom_fwd(args..., device_type='cuda')"),
                  FutureWarning, stacklevel=2)
    decorate = functools.partial(autocast_mode.custom_fwd, device_type="cuda", cast_inputs=cast_inputs)
    return decorate if fwd is None else decorate(fwd)


def custom_bwd(bwd):
    """keyfall.amp.custom_bwd(..., device_type="cuda")."""
    warnings.warn(deprecated("custom_bwd(args...)", "custom_bwd(args..., device_type='cuda')"),
                  FutureWarning, stacklevel=2)
    return autocast_mode.custom_bwd(bwd, device_type="cuda")
