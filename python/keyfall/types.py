"""Type aliases for annotations."""

import os
from collections.abc import Sequence
from typing import IO, Any, Union

from ._C import Size, Tensor, device, dtype, layout, memory_format, qscheme  # noqa: F401
from builtins import bool as _bool, float as _float, int as _int, str as _str  # noqa: F401

Number = Union[int, float, bool]
_Number = (bool, int, float)
Device = Union[device, str, int, None]
_device, _dtype, _layout = device, dtype, layout
_size = Union[Size, list[int], tuple[int, ...]]
_symsize = Union[Size, Sequence[Any]]
_TensorOrTensors = Union[Tensor, Sequence[Tensor]]
FileLike = Union[str, os.PathLike, IO[bytes]]
