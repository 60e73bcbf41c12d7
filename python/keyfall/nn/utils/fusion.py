"""Batch normalization folded into the layer before it, for evaluation."""

import copy

import keyfall

from ..._C import Tensor
from ..parameter import Parameter

__all__ = ["fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"]


def _fused(weight, bias, mean, var, eps, bn_weight, bn_bias, shape):
    dtypes = weight.dtype, weight.dtype if bias is None else bias.dtype
    bias = keyfall.zeros_like(mean) if bias is None else bias
    scale = keyfall.rsqrt(var + eps)
    if bn_weight is not None:
        scale = bn_weight * scale
    new_bias = (bias - mean) * scale
    if bn_bias is not None:
        new_bias = new_bias + bn_bias
    return (Parameter((weight * scale.reshape(shape)).to(dtypes[0]), weight.requires_grad),
            Parameter(new_bias.to(dtypes[1]), bias.requires_grad))


def fuse_conv_bn_weights(conv_w: Tensor, conv_b: Tensor | None, bn_rm: Tensor, bn_rv: Tensor,
                         bn_eps: float, bn_w: Tensor | None, bn_b: Tensor | None,
                         transpose: bool = False):
    """The weight and bias of the fused convolution."""
    ones = [1] * (conv_w.dim() - 2)
    return _fused(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, [1, -1, *ones] if transpose else [-1, 1, *ones])


def fuse_linear_bn_weights(linear_w: Tensor, linear_b: Tensor | None, bn_rm: Tensor, bn_rv: Tensor,
                           bn_eps: float, bn_w: Tensor, bn_b: Tensor):
    """The weight and bias of the fused linear layer."""
    return _fused(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, [-1, 1])


def _check(layer, bn, what):
    if layer.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError(f"{what}: the batch normalization tracks no statistics")


def fuse_conv_bn_eval(conv, bn, transpose: bool = False):
    """A convolution that does what both do in evaluation."""
    _check(conv, bn, "fuse_conv_bn_eval")
    fused = copy.deepcopy(conv)
    fused.weight, fused.bias = fuse_conv_bn_weights(fused.weight, fused.bias, bn.running_mean, bn.running_var,
                                                    bn.eps, bn.weight, bn.bias, transpose)
    return fused


def fuse_linear_bn_eval(linear, bn):
    """A linear layer that does what both do in evaluation."""
    _check(linear, bn, "fuse_linear_bn_eval")
    if linear.out_features != bn.num_features and bn.num_features != 1:
        raise AssertionError("To fuse, linear.out_features == bn.num_features or bn.num_features == 1")
    fused = copy.deepcopy(linear)
    fused.weight, fused.bias = fuse_linear_bn_weights(fused.weight, fused.bias, bn.running_mean, bn.running_var,
                                                      bn.eps, bn.weight, bn.bias)
    return fused
