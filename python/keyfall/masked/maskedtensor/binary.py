"""Operators with two arguments that take masked tensors: PyTorch's names of the lists."""

from ..._ops import ops
from . import operators

BINARY_NAMES = [name for name in operators._BINARY if not name.endswith(("_backward", "masked_fill"))]
INPLACE_BINARY_NAMES = [f"{name}_" for name in BINARY_NAMES if hasattr(ops.aten, f"{name}_")]
NATIVE_BINARY_FNS = [getattr(ops.aten, name) for name in BINARY_NAMES]
NATIVE_INPLACE_BINARY_FNS = [getattr(ops.aten, name) for name in INPLACE_BINARY_NAMES]
