"""Scaling of losses on GPUs."""

import warnings

from ... import amp
from .common import deprecated

__all__ = ["GradScaler"]


class GradScaler(amp.GradScaler):
    """keyfall.amp.GradScaler("cuda", ...)."""

    def __init__(self, init_scale=2.0**16, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000,
                 enabled=True):
        warnings.warn(deprecated("GradScaler(args...)", "GradScaler('cuda', args...)"), FutureWarning,
                      stacklevel=2)
        super().__init__("cuda", init_scale=init_scale, growth_factor=growth_factor,
                         backoff_factor=backoff_factor, growth_interval=growth_interval, enabled=enabled)
