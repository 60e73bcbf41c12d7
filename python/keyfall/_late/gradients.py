"""Operators that PyTorch's own derivatives call, for programs that call them by name. Each is the gradient
of the operator that it is named after: that one is run once more, and differentiated."""

from .. import _C
from .._library.catalogue_kernels import kernel
from .._loading import lazy_module
from .._ops import ops
from ..autograd.grad_mode import enable_grad

_autograd = lazy_module("keyfall.autograd")
_resample = lazy_module("keyfall.nn._resample")
_functions = _C._VariableFunctions
_aten = ops.aten


_AUTOGRAD = (_C.DispatchKey.AutogradFunctionality, _C.DispatchKey.AutogradOther, _C.DispatchKey.AutogradNestedTensor)


def _recording():
    """A guard: autograd records although the caller's keys exclude it, as those of functionalized programs do."""
    excluded = _C._dispatch_tls_local_exclude_set()
    for key in _AUTOGRAD:
        excluded = excluded.remove(key)
    return _C._ForceDispatchKeyGuard(_C._dispatch_tls_local_include_set(), excluded)


def _wanting(given):
    """An alias that requires a gradient. Where the tensor requires one itself, the alias depends on it."""
    return given.view_as(given) if given.requires_grad else given.detach().requires_grad_()


def _pulled(function, grad, *inputs):
    """The gradients of function(*inputs) for the gradient of its result. They depend on that one and on the inputs."""
    is_recorded = _C.is_grad_enabled() and any(given.requires_grad for given in (grad, *inputs))
    with _recording():
        with enable_grad():
            aliases = [_wanting(given) for given in inputs]
            result = function(*aliases)
        return _autograd.grad(result, aliases, grad, create_graph=is_recorded, allow_unused=True,
                              materialize_grads=True)


def _pulled_by_one(function, grad, given):
    return _pulled(function, grad, given)[0]


# ---- Resampling

def _exact(dims):
    """Kernels of _upsample_nearest_exact1d, 2d or 3d."""

    @kernel(f"_upsample_nearest_exact{dims}d")
    def by_size(self, output_size, *factors):
        return _resample._nearest_exact(self, list(output_size), list(factors) or [None] * dims)

    @kernel(f"_upsample_nearest_exact{dims}d.vec")
    def by_factors(input, output_size, scale_factors):
        factors = list(scale_factors or [None] * dims)
        sizes = output_size or [int(size * factor) for size, factor in zip(input.shape[2:], factors)]
        return _resample._nearest_exact(input, list(sizes), factors)


def _resampled(name):
    @kernel(f"{name}_backward")
    def backward(grad_output, output_size, input_size, *options):
        forward = getattr(_aten, name)
        return _pulled_by_one(lambda x: forward(x, output_size, *options), grad_output,
                              grad_output.new_zeros(input_size))


for _dims in (1, 2, 3):
    _exact(_dims)
    for _name in ("upsample_nearest", "_upsample_nearest_exact"):
        _resampled(f"{_name}{_dims}d")
    for _kind in ("reflection", "replication"):
        @kernel(f"{_kind}_pad{_dims}d_backward")
        def _unpad(grad_output, self, padding, _forward=f"{_kind}_pad{_dims}d"):
            return _pulled_by_one(lambda x: getattr(_aten, _forward)(x, padding), grad_output, self)
for _name in ("upsample_linear1d", "upsample_bilinear2d", "upsample_bicubic2d", "upsample_trilinear3d",
              "_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa"):
    _resampled(_name)


def _ungrid(name):
    @kernel(f"{name}_backward")
    def backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
        forward = getattr(_aten, name)
        made = _pulled(lambda *both: forward(*both, interpolation_mode, padding_mode, align_corners), grad_output,
                       input, grid)
        return made[0] if output_mask[0] else None, made[1]


_ungrid("grid_sampler_2d")
_ungrid("grid_sampler_3d")


@kernel("affine_grid_generator")
def affine_grid_generator(theta, size, align_corners):
    return _resample.affine_grid(theta, list(size), align_corners)


@kernel("affine_grid_generator_backward")
def affine_grid_generator_backward(grad, size, align_corners):
    rows = len(size) - 2
    return _pulled_by_one(lambda theta: _resample.affine_grid(theta, list(size), align_corners), grad,
                          grad.new_zeros(size[0], rows, rows + 1))


# ---- Selections

@kernel("fractional_max_pool2d_backward", "fractional_max_pool3d_backward")
def _scattered(grad_output, self, kernel_size, output_size, indices):
    dims = len(output_size)
    flat = _functions.zeros_like(self).flatten(-dims)
    return flat.scatter_add(-1, indices.flatten(-dims), grad_output.flatten(-dims)).view(self.shape)


@kernel("unfold_backward")
def unfold_backward(grad_in, input_sizes, dim, size, step):
    return _pulled_by_one(lambda x: x.unfold(dim, size, step), grad_in, grad_in.new_zeros(input_sizes))


@kernel("masked_scatter_backward")
def masked_scatter_backward(grad_output, mask, sizes):
    return _pulled_by_one(lambda x: _functions.zeros_like(grad_output).masked_scatter(mask, x), grad_output,
                          grad_output.new_zeros(sizes))


@kernel("masked_select_backward")
def masked_select_backward(grad, input, mask):
    return _pulled_by_one(lambda x: x.masked_select(mask), grad, input)


@kernel("_segment_reduce_backward")
def _segment_reduce_backward(grad, output, data, reduce, *, lengths=None, offsets=None, axis=0, initial=None):
    return _pulled_by_one(lambda x: _functions.segment_reduce(
        x, reduce, lengths=lengths, offsets=offsets, axis=axis, unsafe=True, initial=initial), grad, data)


# ---- Functions

@kernel("cumprod_backward")
def cumprod_backward(grad, input, dim, output):
    return _pulled_by_one(lambda x: x.cumprod(dim), grad, input)


@kernel("matrix_exp_backward")
def matrix_exp_backward(self, grad):
    return _pulled_by_one(_functions.matrix_exp, grad, self)


@kernel("infinitely_differentiable_gelu_backward")
def infinitely_differentiable_gelu_backward(grad, self):
    return _pulled_by_one(_C._nn.gelu, grad, self)


@kernel("_cdist_backward")
def _cdist_backward(grad, x1, x2, p, cdist):
    return _pulled_by_one(lambda x: _functions.cdist(x, x2, p), grad, x1)


@kernel("_pdist_backward")
def _pdist_backward(grad, self, p, pdist):
    return _pulled_by_one(lambda x: _functions.pdist(x, p), grad, self)


@kernel("multi_margin_loss_backward")
def _unmargin(grad_output, self, target, p, margin, weight=None, reduction=1):
    return _pulled_by_one(lambda x: _aten.multi_margin_loss(x, target, p, margin, weight, reduction), grad_output, self)


@kernel("multilabel_margin_loss_backward")
def _unlabel(grad_output, self, target, reduction, is_target):
    return _pulled_by_one(lambda x: _aten.multilabel_margin_loss(x, target, reduction), grad_output, self)


@kernel("conv_tbc_backward")
def conv_tbc_backward(self, input, weight, bias, pad):
    return _pulled(lambda *given: _aten.conv_tbc(*given, pad), self, input, weight, bias)


@kernel("_weight_norm_interface")
def _weight_norm_interface(v, g, dim=0):
    norms = _aten.norm_except_dim(v, 2, dim)
    return v * (g / norms), norms.to(_C.float32) if v.dtype in (_C.bfloat16, _C.float16) else norms


@kernel("_weight_norm_interface_backward")
def _weight_norm_interface_backward(grad_w, saved_v, saved_g, saved_norms, dim):
    return _pulled(lambda v, g: _aten._weight_norm(v, g, dim), grad_w, saved_v, saved_g)


@kernel("_masked_softmax")
def _masked_softmax(self, mask, dim=None, mask_type=None):
    if mask.dtype != _C.bool:
        raise RuntimeError("Mask should be a boolean tensor")
    if self.dim() == 4 and mask.dim() == 2 and mask_type in (0, 1):
        batch, length = self.shape[0], self.shape[-1]
        if mask_type == 0 and tuple(mask.shape) != (length, length):
            raise RuntimeError("For mask_type == 0 mask shape should be (L, L)")
        if mask_type == 1 and tuple(mask.shape) != (batch, length):
            raise RuntimeError("For mask_type == 1 mask shape should be (B, L)")
        # One row for each query, or for each batch.
        mask = mask.view(1, 1, length, length) if mask_type == 0 else mask.view(batch, 1, 1, length)
    elif mask.shape != self.shape:
        raise RuntimeError("For mask_type == 2 mask shape should match input shape")
    return self.masked_fill(mask, -float("inf")).softmax(self.dim() - 1 if dim is None else dim)


# ---- Embedding bags

def _without(grad, indices, padding_idx):
    return grad.masked_fill((indices == padding_idx).unsqueeze(-1), 0) if padding_idx >= 0 else grad


@kernel("_embedding_bag_dense_backward")
def _embedding_bag_dense_backward(grad, indices, offset2bag, bag_size, maximum_indices, num_weights,
                                  scale_grad_by_freq, mode, per_sample_weights, padding_idx=-1):
    result = grad.new_zeros(num_weights, grad.size(1))
    if mode == 2:  # the indices of an empty bag are -1
        places = maximum_indices.to(_C.int64)
        return result.scatter_add_(0, places.clamp(min=0), grad.masked_fill(places < 0, 0))
    each = _without(grad.index_select(0, offset2bag), indices, padding_idx)
    if per_sample_weights is not None:
        each = each * per_sample_weights.unsqueeze(-1)
    if mode == 1:
        each = each / bag_size.index_select(0, offset2bag).unsqueeze(-1)
    if scale_grad_by_freq:
        ones = grad.new_ones(indices.size(0))
        uses = grad.new_zeros(num_weights).index_add_(0, indices, ones)
        each = each / uses.index_select(0, indices).unsqueeze(-1)
    return result.index_add_(0, indices, each)


@kernel("_embedding_bag_per_sample_weights_backward")
def _embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, offset2bag, mode, padding_idx=-1):
    if not offset2bag.numel():  # sums do not make it
        places = _functions.arange(indices.size(0), dtype=offsets.dtype, device=offsets.device)
        offset2bag = (places.unsqueeze(1) >= offsets).sum(1) - 1
    each = grad.index_select(0, offset2bag) * weight.index_select(0, indices)
    return _without(each, indices, padding_idx).sum(1)
