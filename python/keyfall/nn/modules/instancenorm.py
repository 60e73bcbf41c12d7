"""Instance normalization: batch normalization of each element of the batch separately."""

import warnings

from ..._C import Tensor
from ..._loading import names_of as _names_of
from .. import functional as F
from .batchnorm import _NormBase

__all__ = ["InstanceNorm1d", "InstanceNorm2d", "InstanceNorm3d"]


class _InstanceNorm(_NormBase):
    def __init__(self, num_features: int, eps: float = 1e-5, momentum: float = 0.1,
                 affine: bool = False, track_running_stats: bool = False, device=None, dtype=None,
                 *, bias: bool = True) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype,
                         bias=bias)

    def _get_no_batch_dim(self):
        return self._input_dims[0]

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        alone = input.dim() == self._input_dims[0]  # without the batch
        at = 0 if alone else 1
        if input.size(at) != self.num_features:
            if self.affine:
                raise ValueError(f"expected input's size at dim={at} to match num_features "
                                 f"({self.num_features}), but got: {input.size(at)}.")
            warnings.warn(f"input's size at dim={at} does not match num_features. You can silence "
                          "this warning by not passing in num_features, which is not used because "
                          "affine=False", stacklevel=2)
        result = F.instance_norm(
            input.unsqueeze(0) if alone else input, self.running_mean, self.running_var,
            self.weight, self.bias, self.training or not self.track_running_stats,
            0.0 if self.momentum is None else self.momentum, self.eps)
        return result.squeeze(0) if alone else result

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys,
                              unexpected_keys, error_msgs):
        if local_metadata.get("version") is None and not self.track_running_stats:
            stale = [prefix + name for name in ("running_mean", "running_var")
                     if prefix + name in state_dict]
            if stale:
                error_msgs.append(
                    f"Unexpected running stats buffer(s) {' and '.join(map(repr, stale))} for "
                    f"{type(self).__name__} with track_running_stats=False: the state is of an "
                    "older version, which always kept them. Remove them, or set "
                    "track_running_stats=True")
                for key in stale:
                    state_dict.pop(key)
        super()._load_from_state_dict(state_dict, prefix, local_metadata, strict, missing_keys,
                                      unexpected_keys, error_msgs)


class InstanceNorm1d(_InstanceNorm):
    """Normalizes each channel of (batch, channel, length) or (channel, length)."""

    _input_dims = (2, 3)


class InstanceNorm2d(_InstanceNorm):
    """Normalizes each channel of (batch, channel, height, width) or without the batch."""

    _input_dims = (3, 4)


class InstanceNorm3d(_InstanceNorm):
    """Normalizes each channel of (batch, channel, depth, height, width) or without the batch."""

    _input_dims = (4, 5)

# ---- Layers whose sizes the first call determines: they are in lazy_layers.py

_LAZY = frozenset({"LazyInstanceNorm1d", "LazyInstanceNorm2d", "LazyInstanceNorm3d"})
__getattr__ = _names_of("keyfall.nn._lazy_layers", __name__, _LAZY)
