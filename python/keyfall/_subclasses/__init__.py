"""Tensor subclasses: fake tensors have a shape, a dtype and a device, but no data."""

from .._loading import use_archive

use_archive(__path__)

from .fake_tensor import (  # noqa: E402
    DynamicOutputShapeException,
    FakeTensor,
    FakeTensorMode,
    UnsupportedFakeTensorException,
)
from .fake_utils import CrossRefFakeMode  # noqa: E402

__all__ = [
    "CrossRefFakeMode",
    "DynamicOutputShapeException",
    "FakeTensor",
    "FakeTensorMode",
    "UnsupportedFakeTensorException",
]
