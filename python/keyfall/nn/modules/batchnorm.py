"""Batch normalization."""

from ..._C import Tensor
from ... import _C
from ..._loading import names_of as _names_of
from .. import functional as F
from .module import Module
from .utils import add_weights, reset_scale

_functions = _C._VariableFunctions

__all__ = ["BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "SyncBatchNorm"]


# The buffers and their first values.
_STATISTICS = ("running_mean", 0), ("running_var", 1), ("num_batches_tracked", 0)


class _NormBase(Module):
    """Parameters and running statistics of batch and instance normalization."""

    _version = 2
    __constants__ = ["track_running_stats", "momentum", "eps", "num_features", "affine"]

    def __init__(self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1,
                 affine: bool = True, track_running_stats: bool = True, device=None, dtype=None, *,
                 bias: bool = True) -> None:
        super().__init__()
        self.num_features, self.eps, self.momentum = num_features, eps, momentum
        self.affine, self.track_running_stats = affine, track_running_stats
        options = {"device": device, "dtype": dtype}
        shape = (num_features,) if affine else None
        add_weights(self, shape, shape if bias else None, **options)
        mean = variance = count = None
        if track_running_stats:
            mean = _functions.zeros(num_features, **options)
            variance = _functions.ones(num_features, **options)
            count = _C.tensor(0, dtype=_C.int64, device=device)
        for (name, _), value in zip(_STATISTICS, (mean, variance, count)):
            self.register_buffer(name, value)
        self.reset_parameters()

    def reset_running_stats(self) -> None:
        """Resets the running statistics."""
        if self.track_running_stats:
            for name, start in _STATISTICS:
                getattr(self, name).fill_(start)

    def reset_parameters(self) -> None:
        """Resets weight to 1, bias to 0, and the statistics."""
        self.reset_running_stats()
        if self.affine:
            reset_scale(self)

    def _check_input_dim(self, input):
        if input.dim() not in self._input_dims:
            expected = "D or ".join(map(str, self._input_dims))
            raise ValueError(f"expected {expected}D input (got {input.dim()}D input)")

    def extra_repr(self):
        return (f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, "
                f"affine={self.affine}, bias={self.bias is not None}, "
                f"track_running_stats={self.track_running_stats}")

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys,
                              unexpected_keys, error_msgs):
        key = prefix + "num_batches_tracked"
        older = local_metadata.get("version") is None or local_metadata["version"] < 2
        if older and self.track_running_stats and key not in state_dict:
            counted = self.num_batches_tracked
            known = counted is not None and not counted.is_meta
            state_dict[key] = counted if known else _C.tensor(0, dtype=_C.int64)
        super()._load_from_state_dict(state_dict, prefix, local_metadata, strict, missing_keys,
                                      unexpected_keys, error_msgs)


class _BatchNorm(_NormBase):
    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        momentum = 0.0 if self.momentum is None else self.momentum
        tracking = self.training and self.track_running_stats
        if tracking and self.num_batches_tracked is not None:
            self.num_batches_tracked.add_(1)
            if self.momentum is None:  # the mean of all batches so far
                momentum = 1.0 / float(self.num_batches_tracked)
        by_batch = self.training or (self.running_mean is None and self.running_var is None)
        keep = not self.training or self.track_running_stats
        return F.batch_norm(input, self.running_mean if keep else None,
                            self.running_var if keep else None, self.weight, self.bias, by_batch,
                            momentum, self.eps)


class BatchNorm1d(_BatchNorm):
    """Normalizes the channels of (batch, channel) or (batch, channel, length)."""

    _input_dims = (2, 3)


class BatchNorm2d(_BatchNorm):
    """Normalizes the channels of (batch, channel, height, width)."""

    _input_dims = (4,)


class BatchNorm3d(_BatchNorm):
    """Normalizes the channels of (batch, channel, depth, height, width)."""

    _input_dims = (5,)


class SyncBatchNorm(_BatchNorm):
    """Batch normalization over the batches of a group of processes. Groups have one process here,
    so it normalizes over its own batch, of any number of dimensions."""

    def __init__(self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1,
                 affine: bool = True, track_running_stats: bool = True, process_group=None,
                 device=None, dtype=None, *, bias: bool = True) -> None:
        if process_group is not None and process_group.size() != 1:
            raise NotImplementedError("SyncBatchNorm: groups must have one process")
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype,
                         bias=bias)
        self.process_group = process_group

    def _check_input_dim(self, input):
        if input.dim() < 2:
            raise ValueError(f"expected at least 2D input (got {input.dim()}D input)")

    @classmethod
    def convert_sync_batchnorm(cls, module, process_group=None):
        """Replaces all batch normalizations in the module by this class."""
        result = module
        if isinstance(module, _BatchNorm):
            result = cls(module.num_features, module.eps, module.momentum, module.affine,
                         module.track_running_stats, process_group, bias=module.bias is not None)
            result._parameters.update(module._parameters)
            result._buffers.update(module._buffers)
            result.training = module.training
        for name, child in module.named_children():
            result.add_module(name, cls.convert_sync_batchnorm(child, process_group))
        return result

# ---- Layers whose sizes the first call determines: they are in lazy_layers.py

_LAZY = frozenset({"LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d"})
__getattr__ = _names_of("keyfall.nn._lazy_layers", __name__, _LAZY)
