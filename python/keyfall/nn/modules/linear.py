"""Linear, Bilinear and Identity."""

import math

from ..._C import Tensor
from ..._loading import names_of as _names_of
from .. import functional as F
from .. import init
from .module import Module
from .utils import add_weights, reset_affine

__all__ = ["Bilinear", "Identity", "Linear"]


class Identity(Module):
    """Returns its input; accepts any arguments, so that it can replace any layer."""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        return input


class Linear(Module):
    """x @ weight.T + bias."""

    __constants__ = ["in_features", "out_features"]

    def __init__(self, in_features: int, out_features: int, bias: bool = True, device=None,
                 dtype=None) -> None:
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        add_weights(self, (out_features, in_features), (out_features,) if bias else None, device, dtype)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws new initial values."""
        reset_affine(self.weight, self.bias, self.weight.size(1))

    def forward(self, input: Tensor) -> Tensor:
        return F.linear(input, self.weight, self.bias)

    def extra_repr(self):
        return (f"in_features={self.in_features}, out_features={self.out_features}, "
                f"bias={self.bias is not None}")


class NonDynamicallyQuantizableLinear(Linear):
    """The output projection of MultiheadAttention; a Linear under the name that PyTorch prints."""


class Bilinear(Module):
    """x1 @ weight[o] @ x2 + bias[o] for each output o."""

    __constants__ = ["in1_features", "in2_features", "out_features"]

    def __init__(self, in1_features: int, in2_features: int, out_features: int, bias: bool = True,
                 device=None, dtype=None) -> None:
        super().__init__()
        if in1_features <= 0:
            raise ValueError(f"in1_features must be > 0, but got {in1_features}")
        self.in1_features, self.in2_features, self.out_features = in1_features, in2_features, out_features
        add_weights(self, (out_features, in1_features, in2_features), (out_features,) if bias else None, device,
                    dtype)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws new initial values."""
        bound = 1 / math.sqrt(self.weight.size(1))
        for value in self._parameters.values():
            if value is not None:
                init.uniform_(value, -bound, bound)

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        return F.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self):
        return (f"in1_features={self.in1_features}, in2_features={self.in2_features}, "
                f"out_features={self.out_features}, bias={self.bias is not None}")

# ---- Layers whose sizes the first call determines: they are in lazy_layers.py

_LAZY = frozenset({"LazyLinear"})
__getattr__ = _names_of("keyfall.nn._lazy_layers", __name__, _LAZY)
