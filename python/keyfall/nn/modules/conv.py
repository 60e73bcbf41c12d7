"""Convolutions and transposed convolutions over one, two or three dimensions."""

import math

from ..._C import Tensor
from ..._loading import names_of as _names_of
from .. import functional as F
from .module import Module
from .utils import (_pair, _reverse_repeat_tuple, _single, _triple, add_weights, ntuple,  # noqa: F401
                    reset_affine)

__all__ = ["Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d"]

_PADDING_MODES = ("zeros", "reflect", "replicate", "circular")


class _ConvNd(Module):
    __constants__ = ["stride", "padding", "dilation", "groups", "padding_mode", "output_padding",
                     "in_channels", "out_channels", "kernel_size"]

    def __init__(self, in_channels, out_channels, kernel_size, stride, padding, dilation,
                 transposed, output_padding, groups, bias, padding_mode, device=None, dtype=None):
        super().__init__()
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        for name, channels in (("in_channels", in_channels), ("out_channels", out_channels)):
            if channels % groups:
                raise ValueError(f"{name} must be divisible by groups")
        self._check_padding(padding, padding_mode, stride)
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size, self.stride, self.dilation = kernel_size, stride, dilation
        self.padding, self.padding_mode = padding, padding_mode
        self.transposed, self.output_padding = transposed, output_padding
        self._reversed_padding_repeated_twice = self._padding_of_modes()
        channels = ((in_channels, out_channels // groups) if transposed
                    else (out_channels, in_channels // groups))
        add_weights(self, (*channels, *kernel_size), (out_channels,) if bias else None, device, dtype)
        self.reset_parameters()

    @staticmethod
    def _check_padding(padding, padding_mode, stride):
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(f"Invalid padding string {padding!r}, should be one of 'same', "
                                 "'valid'")
            if padding == "same" and any(step != 1 for step in stride):
                raise ValueError("padding='same' is not supported for strided convolutions")
        if padding_mode not in _PADDING_MODES:
            raise ValueError(f"padding_mode must be one of {list(_PADDING_MODES)}, but got "
                             f"padding_mode='{padding_mode}'")

    def _padding_of_modes(self):
        """Returns the padding for F.pad, for the modes that pad before the convolution."""
        if not isinstance(self.padding, str):
            return _reverse_repeat_tuple(self.padding, 2)
        if self.padding == "valid":
            return [0, 0] * len(self.kernel_size)
        sizes = []
        for step, size in zip(reversed(self.dilation), reversed(self.kernel_size)):
            total = step * (size - 1)
            sizes += [total // 2, total - total // 2]
        return sizes

    def reset_parameters(self) -> None:
        """Draws new initial values."""
        fan_in = math.prod(self.weight.shape[1:])
        reset_affine(self.weight, self.bias if fan_in else None, fan_in)

    def extra_repr(self):
        none, one = ((number,) * len(self.kernel_size) for number in (0, 1))
        options = (("kernel_size", self.kernel_size, None), ("stride", self.stride, None),
                   ("padding", self.padding, none), ("dilation", self.dilation, one),
                   ("output_padding", self.output_padding, none), ("groups", self.groups, 1),
                   ("bias", self.bias is not None, True), ("padding_mode", self.padding_mode, "zeros"))
        return ", ".join([str(self.in_channels), str(self.out_channels),
                          *(f"{name}={value}" for name, value, usual in options if value != usual)])

    def __setstate__(self, state):
        super().__setstate__(state)
        self.__dict__.setdefault("padding_mode", "zeros")


class _Conv(_ConvNd):
    """A convolution; subclasses define the number of dimensions and the function."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] = 1, padding: str | int | tuple[int, ...] = 0,
                 dilation: int | tuple[int, ...] = 1, groups: int = 1, bias: bool = True,
                 padding_mode: str = "zeros", device=None, dtype=None) -> None:
        sizes = ntuple(self._dims)
        super().__init__(
            in_channels, out_channels, sizes(kernel_size), sizes(stride),
            padding if isinstance(padding, str) else sizes(padding), sizes(dilation), False,
            sizes(0), groups, bias, padding_mode, device, dtype)

    def _conv_forward(self, input, weight, bias):
        padding = self.padding
        if self.padding_mode != "zeros":
            input = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode)
            padding = 0
        return getattr(F, self._function)(input, weight, bias, self.stride, padding, self.dilation, self.groups)

    def forward(self, input: Tensor) -> Tensor:
        return self._conv_forward(input, self.weight, self.bias)


class Conv1d(_Conv):
    """Slides a kernel over (batch, channel, length)."""

    _dims, _function = 1, "conv1d"


class Conv2d(_Conv):
    """Slides a kernel over (batch, channel, height, width)."""

    _dims, _function = 2, "conv2d"


class Conv3d(_Conv):
    """Slides a kernel over (batch, channel, depth, height, width)."""

    _dims, _function = 3, "conv3d"


class _ConvTranspose(_ConvNd):
    """A transposed convolution: the gradient of a convolution with respect to its input."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] = 1, padding: int | tuple[int, ...] = 0,
                 output_padding: int | tuple[int, ...] = 0, groups: int = 1, bias: bool = True,
                 dilation: int | tuple[int, ...] = 1, padding_mode: str = "zeros", device=None,
                 dtype=None) -> None:
        if padding_mode != "zeros":
            raise ValueError('Only "zeros" padding mode is supported for '
                             f"{type(self).__name__}")
        sizes = ntuple(self._dims)
        super().__init__(
            in_channels, out_channels, sizes(kernel_size), sizes(stride), sizes(padding),
            sizes(dilation), True, sizes(output_padding), groups, bias, padding_mode, device,
            dtype)

    def forward(self, input: Tensor, output_size: list[int] | None = None) -> Tensor:
        padding = self.output_padding
        if output_size is not None:
            padding = self._padding_for(input, list(output_size))
        return getattr(F, self._function)(input, self.weight, self.bias, self.stride, self.padding, padding,
                              self.groups, self.dilation)

    def _padding_for(self, input, sizes):
        """Returns the output padding that gives results of these sizes."""
        dims = self._dims
        if len(sizes) == input.dim():
            sizes = sizes[-dims:]
        if len(sizes) != dims:
            raise ValueError(f"ConvTranspose{dims}D: for {input.dim()}D input, output_size must have "
                             f"{dims} or {input.dim()} elements (got {len(sizes)})")
        least = [(size - 1) * self.stride[d] - 2 * self.padding[d]
                 + self.dilation[d] * (self.kernel_size[d] - 1) + 1
                 for d, size in enumerate(input.shape[-dims:])]
        most = [size + step - 1 for size, step in zip(least, self.stride)]
        if any(not low <= size <= high for low, size, high in zip(least, sizes, most)):
            raise ValueError(f"requested an output size of {sizes}, but valid sizes range from "
                             f"{least} to {most} (for an input of {input.size()[2:]})")
        return [size - low for size, low in zip(sizes, least)]


class ConvTranspose1d(_ConvTranspose):
    """The transpose of Conv1d."""

    _dims, _function = 1, "conv_transpose1d"


class ConvTranspose2d(_ConvTranspose):
    """The transpose of Conv2d."""

    _dims, _function = 2, "conv_transpose2d"


class ConvTranspose3d(_ConvTranspose):
    """The transpose of Conv3d."""

    _dims, _function = 3, "conv_transpose3d"

_ConvTransposeNd = _ConvTranspose  # PyTorch's name

# ---- Layers whose sizes the first call determines: they are in lazy_layers.py

_LAZY = frozenset(f"Lazy{name}" for name in __all__)
__getattr__ = _names_of("keyfall.nn._lazy_layers", __name__, _LAZY)
