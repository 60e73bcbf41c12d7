"""Operators of linear layers with packed weights, under PyTorch's names: keyfall.ops.quantized.linear_prepack,
linear_unpack, linear_dynamic, linear_relu_dynamic, and the same for weights of float16."""

from .. import _C, backends
from .._ops import ops
from ..library import Library
from ..nn import functional
from ._tensors import _make

_library = Library("quantized", "FRAGMENT")
_PACKED = "__torch__.torch.classes.quantized.LinearPackedParamsBase"


class LinearPackedParams:
    """Weights of a linear layer as the CPU's kernels want them, and the bias."""

    def __init__(self, weight, bias):
        _expect(weight.dim() == 2 and weight.numel() > 0, "a matrix as the weight")
        _expect(bias is None or tuple(bias.shape) == (weight.shape[0],), "one element of the bias for each row of the weight")
        self.bias = bias
        self._plain_bias = None if bias is None else bias.detach().float().contiguous()
        self._bias_or_empty = _C._VariableFunctions.empty(0) if bias is None else self._plain_bias

    def __repr__(self):
        return f"ScriptObject <{_PACKED}>"

    def __deepcopy__(self, memo):
        return type(self)(*self.unpack())  # nothing changes packed weights, but a bias is a parameter

    def __reduce__(self):
        return type(self), self.unpack()


class BytePackedParams(LinearPackedParams):
    """Weights of int8."""

    def __init__(self, weight, bias=None):
        super().__init__(weight, bias)
        _expect(weight.dtype == _C.qint8, "a weight of qint8")
        _expect(weight._q_axis in (None, 0), "scales of all weights, or of rows")
        rows = weight.shape[0]
        self.scales, self.zero_points, self.axis = weight._q_scales, weight._q_zero_points, weight._q_axis
        if self.axis is None:
            self._row_scales = _C._VariableFunctions.full((rows,), self.scales, dtype=_C.float32)
            zeros = _C._VariableFunctions.full((rows,), self.zero_points, dtype=_C.int32)
        else:
            self._row_scales, zeros = self.scales.float().contiguous(), self.zero_points.to(_C.int32).contiguous()
        self._zeros = zeros if zeros.any() else zeros[:0]  # empty: all are 0
        self._packed = ops.quantized._pack_bytes(weight.int_repr())

    def unpack(self):
        """Returns weight and bias."""
        integers = ops.quantized._unpack_bytes(self._packed)
        return _make(integers, _C.qint8, self.scales, self.zero_points, self.axis), self.bias

    def run(self, x, reduce_range, relu):
        return ops.quantized._linear_bytes.default(x, self._packed, self._row_scales, self._zeros, self._bias_or_empty,
                                                   reduce_range, relu)


class HalfPackedParams(LinearPackedParams):
    """Weights of float16, which products read as float32."""

    def __init__(self, weight, bias=None):
        super().__init__(weight, bias)
        limit = _C.finfo(_C.float16).max
        self._half = weight.detach().float().clamp(-limit, limit).half()

    def unpack(self):
        """Returns weight and bias."""
        return self._half.float(), self.bias

    def run(self, x, relu):
        result = functional.linear(x, self._half.float(), self._plain_bias)
        return result.relu() if relu else result


def _expect(right, what):
    if not right:
        raise RuntimeError(f"quantized::linear_prepack: expected {what}")


def _ignores_range():
    """PyTorch's engine QNNPACK uses all eight bits of activations; the others use seven where they are asked to."""
    return backends.quantized.engine == "qnnpack"


def _operator(schema, kinds=()):
    def register(function):
        _library.define(schema)
        name = schema.partition("(")[0]

        def call(*args, **kwargs):
            if kinds and not isinstance(args[-1 if len(args) == 1 else 1], kinds):
                raise RuntimeError(f"quantized::{name}: expected weights of {kinds.__doc__.split()[-1].rstrip('.,')} that "
                                   "quantized::linear_prepack or linear_prepack_fp16 made")
            return function(*args, **kwargs)
        _library.impl(name, call, "CompositeImplicitAutograd")
        return function

    return register


@_operator(f"linear_prepack(Tensor W, Tensor? B=None) -> {_PACKED} W_prepack")
def linear_prepack(W, B=None):
    return BytePackedParams(W, B)


@_operator(f"linear_prepack_fp16(Tensor W, Tensor? B=None) -> {_PACKED} W_prepack")
def linear_prepack_fp16(W, B=None):
    return HalfPackedParams(W, B)


@_operator(f"linear_unpack({_PACKED} W_prepack) -> (Tensor W_origin, Tensor? B_origin)", LinearPackedParams)
def linear_unpack(W_prepack):
    return W_prepack.unpack()


@_operator(f"linear_unpack_fp16({_PACKED} W_prepack) -> (Tensor W_origin, Tensor? B_origin)", LinearPackedParams)
def linear_unpack_fp16(W_prepack):
    return W_prepack.unpack()


@_operator(f"linear_dynamic(Tensor X, {_PACKED} W_prepack, bool reduce_range=False) -> Tensor Y", BytePackedParams)
def linear_dynamic(X, W_prepack, reduce_range=False, relu=False):
    return W_prepack.run(X.detach(), reduce_range and not _ignores_range(), relu)


@_operator(f"linear_relu_dynamic(Tensor X, {_PACKED} W_prepack, bool reduce_range=False) -> Tensor Y", BytePackedParams)
def linear_relu_dynamic(X, W_prepack, reduce_range=False):
    return linear_dynamic(X, W_prepack, reduce_range, True)


@_operator(f"linear_dynamic_fp16(Tensor X, {_PACKED} W_prepack) -> Tensor Y", HalfPackedParams)
def linear_dynamic_fp16(X, W_prepack):
    return W_prepack.run(X.detach(), False)


@_operator(f"linear_relu_dynamic_fp16(Tensor X, {_PACKED} W_prepack) -> Tensor Y", HalfPackedParams)
def linear_relu_dynamic_fp16(X, W_prepack):
    return W_prepack.run(X.detach(), True)
