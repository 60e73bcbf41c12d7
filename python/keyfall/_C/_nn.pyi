# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

__all__ = [
    "log_sigmoid",
    "hardsigmoid",
    "hardsigmoid_",
    "relu6",
    "relu6_",
    "leaky_relu",
    "leaky_relu_",
    "hardtanh",
    "hardtanh_",
    "elu",
    "elu_",
    "softplus",
    "gelu",
    "gelu_",
    "silu",
    "silu_",
    "mish",
    "mish_",
    "hardswish",
    "hardswish_",
    "glu",
    "softshrink",
    "im2col",
    "col2im",
    "one_hot",
    "mse_loss",
    "l1_loss",
    "smooth_l1_loss",
    "huber_loss",
    "soft_margin_loss",
    "binary_cross_entropy",
    "nll_loss",
    "nll_loss2d",
    "nll_loss_nd",
    "cross_entropy_loss",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "linear",
    "reflection_pad1d",
    "reflection_pad2d",
    "reflection_pad3d",
    "replication_pad1d",
    "replication_pad2d",
    "replication_pad3d",
    "pad",
    "scaled_dot_product_attention",
    "max_pool2d_with_indices",
    "max_pool3d_with_indices",
    "avg_pool2d",
    "avg_pool3d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "max_unpool2d",
    "max_unpool3d",
    "fractional_max_pool2d",
    "fractional_max_pool3d",
    "rrelu_with_noise",
    "rrelu_with_noise_",
    "upsample_nearest1d",
    "upsample_nearest2d",
    "upsample_nearest3d",
    "upsample_linear1d",
    "upsample_bilinear2d",
    "upsample_trilinear3d",
    "upsample_bicubic2d",
]

def log_sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 / (1 + exp(-input))), elementwise; does not overflow."""
def hardsigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """clamp(input + 3, 0, 6) / 6, elementwise."""
def hardsigmoid_(input: Tensor) -> Tensor: ...
def relu6(input: Tensor) -> Tensor:
    """clamp(input, 0, 6), elementwise."""
def relu6_(input: Tensor) -> Tensor: ...
def leaky_relu(input: Tensor, negative_slope: Number = 0.01, *, out: Tensor | None = None) -> Tensor:
    """input where input > 0, otherwise negative_slope * input."""
def leaky_relu_(input: Tensor, negative_slope: Number = 0.01) -> Tensor: ...
def hardtanh(input: Tensor, min_val: Number = -1, max_val: Number = 1, *, out: Tensor | None = None) -> Tensor:
    """clamp(input, min_val, max_val), elementwise."""
def hardtanh_(input: Tensor, min_val: Number = -1, max_val: Number = 1) -> Tensor: ...
def elu(input: Tensor, alpha: Number = 1, scale: Number = 1, input_scale: Number = 1, *, out: Tensor | None = None) -> Tensor:
    """scale * input where input > 0, otherwise scale * alpha * (exp(input_scale * input) - 1)."""
def elu_(input: Tensor, alpha: Number = 1, scale: Number = 1, input_scale: Number = 1) -> Tensor: ...
def softplus(input: Tensor, beta: Number = 1, threshold: Number = 20, *, out: Tensor | None = None) -> Tensor:
    """log(1 + exp(beta * input)) / beta, elementwise; input where beta * input > threshold."""
def gelu(input: Tensor, *, approximate: str = "none", out: Tensor | None = None) -> Tensor:
    """input * Phi(input), where Phi is the normal distribution function."""
def gelu_(input: Tensor, *, approximate: str = "none") -> Tensor: ...
def silu(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * sigmoid(input), elementwise."""
def silu_(input: Tensor) -> Tensor: ...
def mish(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * tanh(log(1 + exp(input))), elementwise."""
def mish_(input: Tensor) -> Tensor: ...
def hardswish(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * clamp(input + 3, 0, 6) / 6, elementwise."""
def hardswish_(input: Tensor) -> Tensor: ...
def glu(input: Tensor, dim: int = -1, *, out: Tensor | None = None) -> Tensor:
    """a * sigmoid(b), where a and b are the first and second half of input along dim, whose size must be even."""
def softshrink(input: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor:
    """input - lambd where input > lambd, input + lambd where input < -lambd, otherwise 0."""
def im2col(input: Tensor, kernel_size: Sequence[int] | int, dilation: Sequence[int] | int, padding: Sequence[int] | int, stride: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """Patches of kernel_size taken from the images input (N, C, H, W), each as one column: the result is (N, C * KH * KW, number of patches)."""
def col2im(input: Tensor, output_size: Sequence[int] | int, kernel_size: Sequence[int] | int, dilation: Sequence[int] | int, padding: Sequence[int] | int, stride: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """Adds the patches in the columns of input back into images (N, C, *output_size): the transpose of im2col."""
def one_hot(input: Tensor, num_classes: int = -1) -> Tensor:
    """int64 tensor with a new last dimension of size num_classes: 1 at the position input gives, 0 elsewhere."""
def mse_loss(input: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None) -> Tensor:
    """(input - target)**2, elementwise with broadcasting, then reduced (0 none, 1 mean, 2 sum)."""
def l1_loss(input: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """abs(input - target), elementwise with broadcasting, then reduced (0 none, 1 mean, 2 sum)."""
def smooth_l1_loss(input: Tensor, target: Tensor, reduction: int = 1, beta: float = 1., *, out: Tensor | None = None) -> Tensor:
    """With d = abs(input - target): 0.5 * d**2 / beta where d < beta, otherwise d - 0.5 * beta; then reduced (0 none, 1 mean, 2 sum)."""
def huber_loss(input: Tensor, target: Tensor, reduction: int = 1, delta: float = 1., *, out: Tensor | None = None) -> Tensor:
    """With d = abs(input - target): 0.5 * d**2 where d <= delta, otherwise delta * (d - 0.5 * delta); then reduced (0 none, 1 mean, 2 sum)."""
def soft_margin_loss(input: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None) -> Tensor:
    """log(1 + exp(-target * input)), elementwise, then reduced (0 none, 1 mean, 2 sum)."""
def binary_cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: int = 1, *, out: Tensor | None = None) -> Tensor:
    """-weight * (target * log(input) + (1 - target) * log(1 - input)), elementwise, then reduced (0 none, 1 mean, 2 sum)."""
def nll_loss(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: int = 1, ignore_index: int = -100, *, out: Tensor | None = None) -> Tensor:
    """-weight[target] * input[target] for log-probabilities input (N, C) or (C), then reduced (0 none, 1 mean, 2 sum)."""
def nll_loss2d(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: int = 1, ignore_index: int = -100, *, out: Tensor | None = None) -> Tensor:
    """nll_loss at each point of images: input is (N, C, H, W), target (N, H, W)."""
def nll_loss_nd(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: int = 1, ignore_index: int = -100) -> Tensor:
    """nll_loss for input of shape (C), (N, C) or (N, C, d1, d2, ...) and target without the dimension C."""
def cross_entropy_loss(input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: int = 1, ignore_index: int = -100, label_smoothing: float = 0.) -> Tensor:
    """nll_loss_nd of log_softmax(input) over the class dimension."""
def multi_margin_loss(input: Tensor, target: Tensor, p: Number = 1, margin: Number = 1, weight: Tensor | None = None, reduction: int = 1, *, out: Tensor | None = None) -> Tensor:
    """Mean over classes of max(0, margin - input[target] + input)**p, except for the target's class, times weight[target]; then reduced."""
def multilabel_margin_loss(input: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None) -> Tensor:
    """Sum of max(0, 1 - input[j] + input[i]) over classes j in target, a list that ends at -1, and classes i that are not, divided by the number of classes; then reduced."""
def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None, *, out: Tensor | None = None) -> Tensor:
    """input @ weight.T + bias over the last dimension of input; bias may be None."""
def reflection_pad1d(input: Tensor, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """input padded along its last dimension by reflection, without repeating the edge: (c b | a b c | b a)."""
def reflection_pad2d(input: Tensor, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """input padded along its last two dimensions by reflection, without repeating the edge."""
def reflection_pad3d(input: Tensor, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """input padded along its last three dimensions by reflection, without repeating the edge."""
def replication_pad1d(input: Tensor, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """input padded along its last dimension by repeating the edge: (a a | a b c | c c)."""
def replication_pad2d(input: Tensor, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """input padded along its last two dimensions by repeating the edge."""
def replication_pad3d(input: Tensor, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """input padded along its last three dimensions by repeating the edge."""
def _pad_circular(input: Tensor, pad: Sequence[int]) -> Tensor: ...
def pad(input: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """input padded by mode 'constant' (with value, default 0), 'reflect', 'replicate' or 'circular'; pad holds (before, after) for the last dimension first."""
def scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None, dropout_p: float = 0., is_causal: bool = False, *, scale: float | None = None, enable_gqa: bool = False) -> Tensor:
    """softmax(query @ key^T * scale + attn_mask) @ value; a boolean mask is true where a key takes part."""
def max_pool2d_with_indices(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = 0, dilation: Sequence[int] | int = 1, ceil_mode: bool = False, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum of each window of kernel_size over the last two dimensions."""
def max_pool3d_with_indices(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = 0, dilation: Sequence[int] | int = 1, ceil_mode: bool = False, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum of each window of kernel_size over the last three dimensions."""
def avg_pool2d(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: int | None = None, *, out: Tensor | None = None) -> Tensor:
    """Mean of each window of kernel_size over the last two dimensions."""
def avg_pool3d(input: Tensor, kernel_size: Sequence[int] | int, stride: Sequence[int] | int = (), padding: Sequence[int] | int = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: int | None = None, *, out: Tensor | None = None) -> Tensor:
    """Mean of each window of kernel_size over the last three dimensions."""
def adaptive_avg_pool2d(input: Tensor, output_size: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """Mean over windows of the last two dimensions, placed so that the result has output_size there; see adaptive_avg_pool1d."""
def adaptive_avg_pool3d(input: Tensor, output_size: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """Mean over windows of the last three dimensions, placed so that the result has output_size there; see adaptive_avg_pool1d."""
def adaptive_max_pool2d(input: Tensor, output_size: Sequence[int] | int, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum over windows of the last two dimensions, placed so that the result has output_size there."""
def adaptive_max_pool3d(input: Tensor, output_size: Sequence[int] | int, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum over windows of the last three dimensions, placed so that the result has output_size there."""
def max_unpool2d(input: Tensor, indices: Tensor, output_size: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """Zeros of output_size with the elements of input at indices, which count within a plane: the inverse of max pooling."""
def max_unpool3d(input: Tensor, indices: Tensor, output_size: Sequence[int] | int, stride: Sequence[int] | int, padding: Sequence[int] | int, *, out: Tensor | None = None) -> Tensor:
    """Zeros of output_size with the elements of input at indices, which count within a volume: the inverse of max pooling."""
def fractional_max_pool2d(input: Tensor, kernel_size: Sequence[int] | int, output_size: Sequence[int] | int, random_samples: Tensor, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum of windows of kernel_size, output_size of them in each plane, at positions that random_samples determines."""
def fractional_max_pool3d(input: Tensor, kernel_size: Sequence[int] | int, output_size: Sequence[int] | int, random_samples: Tensor, *, out: Sequence[Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """(values, indices) of the maximum of windows of kernel_size, output_size of them in each volume, at positions that random_samples determines."""
def rrelu_with_noise(input: Tensor, noise: Tensor, lower: Number = 0.125, upper: Number = 0.3333333333333333, training: bool = False, generator: Generator | None = None, *, out: Tensor | None = None) -> Tensor:
    """input where input > 0, otherwise slope * input."""
def rrelu_with_noise_(input: Tensor, noise: Tensor, lower: Number = 0.125, upper: Number = 0.3333333333333333, training: bool = False, generator: Generator | None = None) -> Tensor: ...
@overload
def upsample_nearest1d(input: Tensor, output_size: Sequence[int] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_nearest1d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_nearest1d(input: Tensor, output_size: Sequence[int] | int, scales: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def upsample_nearest2d(input: Tensor, output_size: Sequence[int] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_nearest2d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_nearest2d(input: Tensor, output_size: Sequence[int] | int, scales_h: float | None = None, scales_w: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def upsample_nearest3d(input: Tensor, output_size: Sequence[int] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_nearest3d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_nearest3d(input: Tensor, output_size: Sequence[int] | int, scales_d: float | None = None, scales_h: float | None = None, scales_w: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def upsample_linear1d(input: Tensor, output_size: Sequence[int] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_linear1d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_linear1d(input: Tensor, output_size: Sequence[int] | int, align_corners: bool, scales: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def upsample_bilinear2d(input: Tensor, output_size: Sequence[int] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_bilinear2d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_bilinear2d(input: Tensor, output_size: Sequence[int] | int, align_corners: bool, scales_h: float | None = None, scales_w: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def upsample_trilinear3d(input: Tensor, output_size: Sequence[int] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_trilinear3d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_trilinear3d(input: Tensor, output_size: Sequence[int] | int, align_corners: bool, scales_d: float | None = None, scales_h: float | None = None, scales_w: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def upsample_bicubic2d(input: Tensor, output_size: Sequence[int] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """upsample_bicubic2d to output_size, or to the size of input times scale_factors; exactly one of them is given."""
@overload
def upsample_bicubic2d(input: Tensor, output_size: Sequence[int] | int, align_corners: bool, scales_h: float | None = None, scales_w: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
