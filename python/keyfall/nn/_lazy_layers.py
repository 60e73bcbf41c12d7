"""The lazy layers: they take the number of input channels or features from their first input."""

from .._C import Tensor
from .. import _C
from ..autograd.grad_mode import no_grad
from .parameter import UninitializedBuffer, UninitializedParameter
from .modules.batchnorm import BatchNorm1d, BatchNorm2d, BatchNorm3d
from .modules.conv import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from .modules.instancenorm import InstanceNorm1d, InstanceNorm2d, InstanceNorm3d
from .modules.lazy import LazyModuleMixin
from .modules.linear import Linear

__all__ = [
    "LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d", "LazyConv1d", "LazyConv2d", "LazyConv3d",
    "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d", "LazyInstanceNorm1d",
    "LazyInstanceNorm2d", "LazyInstanceNorm3d", "LazyLinear",
]


class _Lazy(LazyModuleMixin):
    """Takes its attribute `_inferred` from its first input: _count(input). A subclass also defines
    _shapes(), the shapes of the parameters and buffers that wait for it."""

    def _defer(self, device, dtype, *names):
        for name in names:
            setattr(self, name, UninitializedParameter(device=device, dtype=dtype))

    def reset_parameters(self) -> None:
        if not self.has_uninitialized_params() and getattr(self, self._inferred) != 0:
            super().reset_parameters()

    def initialize_parameters(self, input: Tensor, *args, **kwargs) -> None:
        if self.has_uninitialized_params():
            setattr(self, self._inferred, self._count(input))
            with no_grad():
                for name, shape in self._shapes().items():
                    value = getattr(self, name)
                    if value is not None:
                        value.materialize(shape)
                self.reset_parameters()


class LazyLinear(_Lazy, Linear):
    """A Linear that takes in_features from the last dimension of its first input."""

    __module__ = Linear.__module__  # where programs and pickles find it

    cls_to_become = Linear
    _inferred = "in_features"

    def __init__(self, out_features: int, bias: bool = True, device=None, dtype=None) -> None:
        super().__init__(0, 0, False)
        self.out_features = out_features
        self._defer(device, dtype, *(("weight", "bias") if bias else ("weight",)))

    def _count(self, input):
        return input.shape[-1]

    def _shapes(self):
        return {"weight": (self.out_features, self.in_features), "bias": (self.out_features,)}

    def initialize_parameters(self, input) -> None:
        super().initialize_parameters(input)
        if self.in_features == 0:  # the weight was loaded
            self.in_features = self.weight.shape[-1]


class _LazyConv(_Lazy):
    """Takes in_channels from the dimension before the spatial ones."""

    _inferred = "in_channels"

    def __init__(self, out_channels, kernel_size, *args, groups=1, bias=True, device=None, dtype=None,
                 **kwargs):
        super().__init__(0, 0, kernel_size, *args, groups=groups, bias=False, **kwargs)
        self.out_channels = out_channels
        self._defer(device, dtype, *(("weight", "bias") if bias else ("weight",)))

    def _count(self, input):
        spatial = len(self.kernel_size)
        if input.dim() not in (spatial + 1, spatial + 2):
            raise RuntimeError(f"Expected {spatial + 1}D (unbatched) or {spatial + 2}D (batched) input to "
                               f"{type(self).__name__}, but got input of size: {input.shape}")
        return input.shape[-spatial - 1]

    def _shapes(self):
        if self.in_channels % self.groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        first, second = self.out_channels, self.in_channels
        if self.transposed:
            first, second = second, first
        return {"weight": (first, second // self.groups, *self.kernel_size), "bias": (self.out_channels,)}


def _arguments(stride, padding, dilation, groups, bias, padding_mode, device, dtype):
    return {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups, "bias": bias,
            "padding_mode": padding_mode, "device": device, "dtype": dtype}


class _LazyForwardConv(_LazyConv):
    def __init__(self, out_channels: int, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] = 1, padding: int | tuple[int, ...] = 0,
                 dilation: int | tuple[int, ...] = 1, groups: int = 1, bias: bool = True,
                 padding_mode: str = "zeros", device=None, dtype=None) -> None:
        super().__init__(out_channels, kernel_size, **_arguments(
            stride, padding, dilation, groups, bias, padding_mode, device, dtype))


class _LazyTransposedConv(_LazyConv):
    def __init__(self, out_channels: int, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] = 1, padding: int | tuple[int, ...] = 0,
                 output_padding: int | tuple[int, ...] = 0, groups: int = 1, bias: bool = True,
                 dilation: int | tuple[int, ...] = 1, padding_mode: str = "zeros", device=None,
                 dtype=None) -> None:
        super().__init__(out_channels, kernel_size, output_padding=output_padding, **_arguments(
            stride, padding, dilation, groups, bias, padding_mode, device, dtype))


class _LazyNorm(_Lazy):
    """Takes num_features from the input's dimension of channels."""

    _inferred = "num_features"

    def __init__(self, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, device=None,
                 dtype=None, *, bias=True) -> None:
        super().__init__(0, eps, momentum, False, False)
        self.affine, self.track_running_stats = affine, track_running_stats
        if affine:
            self._defer(device, dtype, "weight", *(["bias"] if bias else []))
        if track_running_stats:
            self._buffers.update(running_mean=UninitializedBuffer(device=device, dtype=dtype),
                                 running_var=UninitializedBuffer(device=device, dtype=dtype),
                                 num_batches_tracked=_C.tensor(0, dtype=_C.int64, device=device))

    def _count(self, input):
        alone = "InstanceNorm" in type(self).__name__ and input.dim() == self._input_dims[0]
        return input.shape[0 if alone else 1]

    def _shapes(self):
        return dict.fromkeys(("weight", "bias", "running_mean", "running_var"), (self.num_features,))


for _mixin, _layers in ((_LazyForwardConv, (Conv1d, Conv2d, Conv3d)),
                        (_LazyTransposedConv, (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d)),
                        (_LazyNorm, (BatchNorm1d, BatchNorm2d, BatchNorm3d, InstanceNorm1d, InstanceNorm2d,
                                     InstanceNorm3d))):
    for _layer in _layers:
        _name = _layer.__name__
        globals()[f"Lazy{_name}"] = type(f"Lazy{_name}", (_mixin, _layer), {
            "__module__": _layer.__module__, "cls_to_become": _layer,
            "__doc__": f"A{'n' * (_name[0] == 'I')} {_name} that takes its number of channels from its first input."})
