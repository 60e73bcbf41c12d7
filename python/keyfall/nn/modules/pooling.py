"""Pooling: maxima, means and norms of windows."""

from ..._C import Tensor
from .. import functional as F
from .._layer_options import WithOptions
from .module import Module
from .utils import _single, ntuple

__all__ = [
    "AdaptiveAvgPool1d", "AdaptiveAvgPool2d", "AdaptiveAvgPool3d", "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d", "AdaptiveMaxPool3d", "AvgPool1d", "AvgPool2d", "AvgPool3d", "FractionalMaxPool2d",
    "FractionalMaxPool3d", "LPPool1d",
    "LPPool2d", "LPPool3d", "MaxPool1d", "MaxPool2d", "MaxPool3d", "MaxUnpool1d",
    "MaxUnpool2d", "MaxUnpool3d",
]


class _MaxPoolNd(WithOptions):
    __constants__ = ["kernel_size", "stride", "padding", "dilation", "return_indices", "ceil_mode"]

    def __init__(self, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None, padding: int | tuple[int, ...] = 0,
                 dilation: int | tuple[int, ...] = 1, return_indices: bool = False,
                 ceil_mode: bool = False) -> None:
        super().__init__(kernel_size, kernel_size if stride is None else stride, padding, dilation,
                         return_indices, ceil_mode)

    def forward(self, input: Tensor):
        return getattr(F, self._function)(input, self.kernel_size, self.stride, self.padding, self.dilation,
                              self.ceil_mode, self.return_indices)

    def extra_repr(self):
        return (f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, "
                f"dilation={self.dilation}, ceil_mode={self.ceil_mode}")


class MaxPool1d(_MaxPoolNd):
    """Maxima of windows over (batch, channel, length)."""

    _function = "max_pool1d"


class MaxPool2d(_MaxPoolNd):
    """Maxima of windows over (batch, channel, height, width)."""

    _function = "max_pool2d"


class MaxPool3d(_MaxPoolNd):
    """Maxima of windows over (batch, channel, depth, height, width)."""

    _function = "max_pool3d"


class _AvgPoolNd(WithOptions):
    __constants__ = ["kernel_size", "stride", "padding", "ceil_mode", "count_include_pad"]

    def __init__(self, kernel_size, stride, padding, ceil_mode, count_include_pad):
        super().__init__(kernel_size, kernel_size if stride is None else stride, padding, ceil_mode,
                         count_include_pad)

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.kernel_size, self.stride, self.padding, self.ceil_mode,
                              self.count_include_pad)

    def extra_repr(self):
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool1d(_AvgPoolNd):
    """Means of windows over (batch, channel, length)."""

    _function = "avg_pool1d"

    def __init__(self, kernel_size: int | tuple[int], stride: int | tuple[int] | None = None,
                 padding: int | tuple[int] = 0, ceil_mode: bool = False,
                 count_include_pad: bool = True) -> None:
        super().__init__(_single(kernel_size), _single(kernel_size if stride is None else stride),
                         _single(padding), ceil_mode, count_include_pad)


class _AvgPoolWithDivisor(_AvgPoolNd):
    __constants__ = [*_AvgPoolNd.__constants__, "divisor_override"]

    def __init__(self, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None, padding: int | tuple[int, ...] = 0,
                 ceil_mode: bool = False, count_include_pad: bool = True,
                 divisor_override: int | None = None) -> None:
        super().__init__(kernel_size, stride, padding, ceil_mode, count_include_pad)
        self.divisor_override = divisor_override

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.kernel_size, self.stride, self.padding, self.ceil_mode,
                              self.count_include_pad, self.divisor_override)


class AvgPool2d(_AvgPoolWithDivisor):
    """Means of windows over (batch, channel, height, width)."""

    _function = "avg_pool2d"


class AvgPool3d(_AvgPoolWithDivisor):
    """Means of windows over (batch, channel, depth, height, width)."""

    _function = "avg_pool3d"


class _LPPoolNd(WithOptions):
    __constants__ = ["norm_type", "kernel_size", "stride", "ceil_mode"]

    def __init__(self, norm_type: float, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None, ceil_mode: bool = False) -> None:
        super().__init__(norm_type, kernel_size, stride, ceil_mode)

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, float(self.norm_type), self.kernel_size, self.stride,
                              self.ceil_mode)


class LPPool1d(_LPPoolNd):
    """Norms of windows over (batch, channel, length)."""

    _function = "lp_pool1d"


class LPPool2d(_LPPoolNd):
    """Norms of windows over (batch, channel, height, width)."""

    _function = "lp_pool2d"


class LPPool3d(_LPPoolNd):
    """Norms of windows over (batch, channel, depth, height, width)."""

    _function = "lp_pool3d"


class _AdaptiveAvgPoolNd(Module):
    __constants__ = ["output_size"]

    def __init__(self, output_size: int | tuple[int | None, ...] | None) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, input: Tensor) -> Tensor:
        return getattr(F, self._function)(input, self.output_size)

    def extra_repr(self):
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_AdaptiveAvgPoolNd):
    """Means of windows, chosen so that the result has output_size."""

    _function = "adaptive_avg_pool1d"


class AdaptiveAvgPool2d(_AdaptiveAvgPoolNd):
    """Means of windows, chosen so that the result has output_size; None keeps a size."""

    _function = "adaptive_avg_pool2d"


class AdaptiveAvgPool3d(_AdaptiveAvgPoolNd):
    """Means of windows, chosen so that the result has output_size; None keeps a size."""

    _function = "adaptive_avg_pool3d"


class _AdaptiveMaxPoolNd(Module):
    __constants__ = ["output_size", "return_indices"]

    def __init__(self, output_size: int | tuple[int | None, ...] | None,
                 return_indices: bool = False) -> None:
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices

    def forward(self, input: Tensor):
        return getattr(F, self._function)(input, self.output_size, self.return_indices)

    def extra_repr(self):
        return f"output_size={self.output_size}"


class AdaptiveMaxPool1d(_AdaptiveMaxPoolNd):
    """Maxima of windows, chosen so that the result has output_size."""

    _function = "adaptive_max_pool1d"


class AdaptiveMaxPool2d(_AdaptiveMaxPoolNd):
    """Maxima of windows, chosen so that the result has output_size."""

    _function = "adaptive_max_pool2d"


class AdaptiveMaxPool3d(_AdaptiveMaxPoolNd):
    """Maxima of windows, chosen so that the result has output_size."""

    _function = "adaptive_max_pool3d"


class _MaxUnpoolNd(Module):
    """The inverse of max pooling: values at the positions of the maxima, zeros elsewhere."""

    def __init__(self, kernel_size: int | tuple[int, ...],
                 stride: int | tuple[int, ...] | None = None,
                 padding: int | tuple[int, ...] = 0) -> None:
        super().__init__()
        tuples = ntuple(self._dims)
        self.kernel_size = tuples(kernel_size)
        self.stride = tuples(stride if stride is not None else kernel_size)
        self.padding = tuples(padding)

    def forward(self, input: Tensor, indices: Tensor,
                output_size: list[int] | None = None) -> Tensor:
        return getattr(F, self._function)(input, indices, self.kernel_size, self.stride, self.padding, output_size)

    def extra_repr(self):
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool1d(_MaxUnpoolNd):
    """Puts the maxima of MaxPool1d back to where they were; zeros elsewhere."""

    _dims, _function = 1, "max_unpool1d"


class MaxUnpool2d(_MaxUnpoolNd):
    """Puts the maxima of MaxPool2d back to where they were; zeros elsewhere."""

    _dims, _function = 2, "max_unpool2d"


class MaxUnpool3d(_MaxUnpoolNd):
    """Puts the maxima of MaxPool3d back to where they were; zeros elsewhere."""

    _dims, _function = 3, "max_unpool3d"


class _FractionalMaxPoolNd(Module):
    __constants__ = ["kernel_size", "return_indices", "output_size", "output_ratio"]

    def __init__(self, kernel_size: int | tuple[int, ...],
                 output_size: int | tuple[int, ...] | None = None,
                 output_ratio: float | tuple[float, ...] | None = None,
                 return_indices: bool = False, _random_samples=None) -> None:
        given = [option for option in (output_size, output_ratio) if option is not None]
        if not given:
            raise ValueError(f"{type(self).__name__} requires specifying either an output size, or a pooling ratio")
        if len(given) > 1:
            raise ValueError("only one of output_size and output_ratio may be specified")
        tuples = ntuple(self._dims)
        size, ratio = (None if option is None else tuples(option) for option in (output_size, output_ratio))
        if ratio is not None and not all(0 < part < 1 for part in ratio):
            raise ValueError(f"output_ratio must be between 0 and 1 (got {output_ratio})")
        super().__init__()
        self.kernel_size, self.return_indices = tuples(kernel_size), return_indices
        self.output_size, self.output_ratio = size, ratio
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: Tensor):
        return getattr(F, self._function)(input, self.kernel_size, self.output_size, self.output_ratio,
                              self.return_indices, _random_samples=self._random_samples)


class FractionalMaxPool2d(_FractionalMaxPoolNd):
    """Maxima of windows at random distances, for an output of any size."""

    _dims, _function = 2, "fractional_max_pool2d"


class FractionalMaxPool3d(_FractionalMaxPoolNd):
    """FractionalMaxPool2d of volumes."""

    _dims, _function = 3, "fractional_max_pool3d"
