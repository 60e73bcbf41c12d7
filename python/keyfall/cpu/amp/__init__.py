"""Older names of keyfall.amp's functions, for the CPU."""

import warnings

from ... import _C
from ...amp import autocast_mode
from ...amp import grad_scaler as _grad_scaler

__all__ = ["GradScaler", "autocast"]


def _warn(name):
    warnings.warn(f"`torch.cpu.amp.{name}(args...)` is deprecated. Please use `torch.amp.{name}('cpu', args...)` instead.",
                  FutureWarning, stacklevel=3)


class autocast(autocast_mode.autocast):
    """keyfall.amp.autocast("cpu", ...)."""

    def __init__(self, enabled=True, dtype=_C.bfloat16, cache_enabled=True):
        _warn("autocast")
        super().__init__("cpu", dtype, enabled, cache_enabled)


class GradScaler(_grad_scaler.GradScaler):
    """keyfall.amp.GradScaler("cpu", ...)."""

    def __init__(self, init_scale=2.0**16, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000, enabled=True):
        _warn("GradScaler")
        super().__init__("cpu", init_scale, growth_factor, backoff_factor, growth_interval, enabled)
