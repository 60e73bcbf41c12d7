"""Upsampling."""

from ..._C import Tensor
from .. import functional as F
from .._layer_options import WithOptions

__all__ = ["Upsample", "UpsamplingBilinear2d", "UpsamplingNearest2d"]


class Upsample(WithOptions):
    """Resamples to a size, or by a factor: nearest, linear, bilinear, bicubic or trilinear."""

    __constants__ = ["size", "scale_factor", "mode", "align_corners", "name",
                     "recompute_scale_factor"]

    def __init__(self, size: int | tuple[int, ...] | None = None,
                 scale_factor: float | tuple[float, ...] | None = None, mode: str = "nearest",
                 align_corners: bool | None = None,
                 recompute_scale_factor: bool | None = None) -> None:
        if isinstance(scale_factor, tuple):
            scale_factor = tuple(map(float, scale_factor))
        elif not scale_factor:
            scale_factor = None
        else:
            scale_factor = float(scale_factor)
        super().__init__(size, scale_factor, mode, align_corners, type(self).__name__, recompute_scale_factor)

    def forward(self, input: Tensor) -> Tensor:
        return F.interpolate(input, self.size, self.scale_factor, self.mode, self.align_corners,
                             recompute_scale_factor=self.recompute_scale_factor)

    def extra_repr(self):
        how = (f"size={self.size}" if self.scale_factor is None
               else f"scale_factor={self.scale_factor!r}")
        return f"{how}, mode={self.mode!r}"


class UpsamplingNearest2d(Upsample):
    """Upsample with mode "nearest"."""

    def __init__(self, size: int | tuple[int, int] | None = None,
                 scale_factor: float | tuple[float, float] | None = None) -> None:
        super().__init__(size, scale_factor, mode="nearest")


class UpsamplingBilinear2d(Upsample):
    """Upsample with mode "bilinear" and aligned corners."""

    def __init__(self, size: int | tuple[int, int] | None = None,
                 scale_factor: float | tuple[float, float] | None = None) -> None:
        super().__init__(size, scale_factor, mode="bilinear", align_corners=True)
