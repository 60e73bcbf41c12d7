"""Operators with one argument that take masked tensors: PyTorch's names of the lists."""

from ..._ops import ops
from . import operators

UNARY_NAMES = [name for name in operators._UNARY if name != "native_dropout"]
INPLACE_UNARY_NAMES = [f"{name}_" for name in UNARY_NAMES if hasattr(ops.aten, f"{name}_")]
NATIVE_UNARY_FNS = [getattr(ops.aten, name) for name in UNARY_NAMES]
NATIVE_INPLACE_UNARY_FNS = [getattr(ops.aten, name) for name in INPLACE_UNARY_NAMES]
