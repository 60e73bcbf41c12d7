"""The lazy layers: they take the number of input channels or features from their first input."""

from ... import _C
from ...autograd.grad_mode import no_grad
from ..parameter import UninitializedBuffer, UninitializedParameter
from .batchnorm import BatchNorm1d, BatchNorm2d, BatchNorm3d
from .conv import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from .instancenorm import InstanceNorm1d, InstanceNorm2d, InstanceNorm3d
from .lazy import LazyModuleMixin
from .linear import Linear

__all__ = [
    "LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d", "LazyConv1d", "LazyConv2d", "LazyConv3d",
    "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d", "LazyInstanceNorm1d",
    "LazyInstanceNorm2d", "LazyInstanceNorm3d", "LazyLinear",
]


class LazyLinear(LazyModuleMixin, Linear):
    """A Linear that takes in_features from the last dimension of its first input."""

    cls_to_become = Linear

    def __init__(self, out_features, bias=True, device=None, dtype=None):
        super().__init__(0, 0, False)
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        self.out_features = out_features
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def reset_parameters(self):
        if not self.has_uninitialized_params() and self.in_features != 0:
            super().reset_parameters()

    def initialize_parameters(self, input):
        if self.has_uninitialized_params():
            with no_grad():
                self.in_features = input.shape[-1]
                self.weight.materialize((self.out_features, self.in_features))
                if self.bias is not None:
                    self.bias.materialize((self.out_features,))
                self.reset_parameters()
        if self.in_features == 0:
            self.in_features = self.weight.shape[-1]


class _LazyConv(LazyModuleMixin):
    """Takes in_channels from the dimension before the spatial ones."""

    def __init__(self, out_channels, kernel_size, *args, groups=1, bias=True, device=None, dtype=None,
                 **kwargs):
        super().__init__(0, 0, kernel_size, *args, groups=groups, bias=False, **kwargs)
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        self.out_channels = out_channels
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def reset_parameters(self):
        if not self.has_uninitialized_params() and self.in_channels != 0:
            super().reset_parameters()

    def initialize_parameters(self, input, *args, **kwargs):
        if not self.has_uninitialized_params():
            return
        spatial = len(self.kernel_size)
        if input.dim() not in (spatial + 1, spatial + 2):
            raise RuntimeError(f"Expected {spatial + 1}D (unbatched) or {spatial + 2}D (batched) input to "
                               f"{type(self).__name__}, but got input of size: {input.shape}")
        self.in_channels = input.shape[-spatial - 1]
        if self.in_channels % self.groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        channels = ((self.in_channels, self.out_channels // self.groups) if self.transposed
                    else (self.out_channels, self.in_channels // self.groups))
        with no_grad():
            self.weight.materialize((*channels, *self.kernel_size))
            if self.bias is not None:
                self.bias.materialize((self.out_channels,))
            self.reset_parameters()


def _arguments(stride, padding, dilation, groups, bias, padding_mode, device, dtype):
    return {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups, "bias": bias,
            "padding_mode": padding_mode, "device": device, "dtype": dtype}


class _LazyForwardConv(_LazyConv):
    def __init__(self, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True,
                 padding_mode="zeros", device=None, dtype=None):
        super().__init__(out_channels, kernel_size, **_arguments(
            stride, padding, dilation, groups, bias, padding_mode, device, dtype))


class _LazyTransposedConv(_LazyConv):
    def __init__(self, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True,
                 dilation=1, padding_mode="zeros", device=None, dtype=None):
        super().__init__(out_channels, kernel_size, output_padding=output_padding, **_arguments(
            stride, padding, dilation, groups, bias, padding_mode, device, dtype))


class _LazyNorm(LazyModuleMixin):
    """Takes num_features from the input's dimension of channels."""

    def __init__(self, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None):
        super().__init__(0, eps, momentum, False, False)
        self.affine, self.track_running_stats = affine, track_running_stats
        options = {"device": device, "dtype": dtype}
        if affine:
            self.weight = UninitializedParameter(**options)
            self.bias = UninitializedParameter(**options)
        if track_running_stats:
            count = _C.tensor(0, dtype=_C.int64, device=device)
            for name in ("running_mean", "running_var"):
                self._buffers[name] = UninitializedBuffer(**options)
            self._buffers["num_batches_tracked"] = count

    def reset_parameters(self):
        if not self.has_uninitialized_params() and self.num_features != 0:
            super().reset_parameters()

    def initialize_parameters(self, input):
        if not self.has_uninitialized_params():
            return
        alone = "InstanceNorm" in type(self).__name__ and input.dim() == self._input_dims[0]
        self.num_features = input.shape[0 if alone else 1]
        with no_grad():
            for value in (self.weight, self.bias, self.running_mean, self.running_var):
                if value is not None:
                    value.materialize((self.num_features,))
            self.reset_parameters()


class _LazyInstanceNorm(_LazyNorm):
    def __init__(self, eps=1e-5, momentum=0.1, affine=False, track_running_stats=False, device=None,
                 dtype=None):
        super().__init__(eps, momentum, affine, track_running_stats, device, dtype)


def _lazy(mixin, plain):
    """The lazy class of a layer."""
    name = f"Lazy{plain.__name__}"
    return type(name, (mixin, plain), {
        "__module__": __name__, "cls_to_become": plain,
        "__doc__": f"A {plain.__name__} that takes its number of channels from its first input."})


for _plain in (Conv1d, Conv2d, Conv3d):
    globals()[f"Lazy{_plain.__name__}"] = _lazy(_LazyForwardConv, _plain)
for _plain in (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d):
    globals()[f"Lazy{_plain.__name__}"] = _lazy(_LazyTransposedConv, _plain)
for _plain in (BatchNorm1d, BatchNorm2d, BatchNorm3d):
    globals()[f"Lazy{_plain.__name__}"] = _lazy(_LazyNorm, _plain)
for _plain in (InstanceNorm1d, InstanceNorm2d, InstanceNorm3d):
    globals()[f"Lazy{_plain.__name__}"] = _lazy(_LazyInstanceNorm, _plain)
