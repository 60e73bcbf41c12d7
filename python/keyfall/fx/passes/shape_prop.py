"""ShapeProp: runs a graph, and records the shape and type of each node's value."""

from typing import Any, NamedTuple

from ... import _C
from .. import Interpreter
from ..node import map_aggregate

__all__ = ["ShapeProp", "TensorMetadata"]


class TensorMetadata(NamedTuple):
    """What is known of a tensor without its values."""

    shape: Any
    dtype: Any
    requires_grad: bool
    stride: tuple
    memory_format: Any
    is_quantized: bool
    qparams: dict


def _extract_tensor_metadata(result, include_contiguity=True):
    formats = (_C.contiguous_format, _C.channels_last, _C.channels_last_3d) if include_contiguity else ()
    memory_format = next((one for one in formats
                          if (one is _C.contiguous_format or result.dim() == (4 if one is _C.channels_last else 5))
                          and result.is_contiguous(memory_format=one)), None)
    return TensorMetadata(result.shape, result.dtype, result.requires_grad, result.stride(), memory_format, False, {})


class ShapeProp(Interpreter):
    """Runs the graph with propagate(*args); the records are node.meta["tensor_meta"] and "type"."""

    def __init__(self, gm, fake_mode=None):
        super().__init__(gm)
        self.fake_mode = fake_mode

    def run_node(self, n):
        """Runs a node and records what it returns."""
        result = super().run_node(n)
        found = False

        def describe(value):
            nonlocal found
            if isinstance(value, _C.Tensor):
                found = True
                return _extract_tensor_metadata(value)
            return value

        meta = map_aggregate(result, describe)
        if found:
            n.meta["tensor_meta"] = meta
        n.meta["type"] = type(result)
        return result

    def propagate(self, *args):
        """Runs the graph and returns its result."""
        if self.fake_mode is None:
            return super().run(*args)
        with self.fake_mode:
            fakes = [self.fake_mode.from_tensor(one) if isinstance(one, _C.Tensor) else one for one in args]
            return super().run(*fakes)
