"""Operators that PyTorch's own derivatives call, for programs that call them by name. Each is the gradient
of the operator that it is named after: that one is run once more, and differentiated."""

from .. import _C
from .._loading import lazy_module
from .._ops import ops
from ..autograd.grad_mode import enable_grad
from .operators import _library, operator

_autograd = lazy_module("keyfall.autograd")
_resample = lazy_module("keyfall.nn._resample")
_functions = _C._VariableFunctions
_aten = ops.aten


def _pulled(function, grad, *inputs):
    """The gradients of function(*inputs) for the gradient of its result."""
    with enable_grad():
        leaves = [given.detach().requires_grad_() for given in inputs]
        result = function(*leaves)
    return _autograd.grad(result, leaves, grad, create_graph=grad.requires_grad, allow_unused=True,
                          materialize_grads=True)


def _pulled_by_one(function, grad, given):
    return _pulled(function, grad, given)[0]


def _with_grad_input(schema, function):
    """Registers an operator and the overload that writes to `grad_input`."""
    made = operator(schema)(function)

    def call(*args, grad_input, **kwargs):
        result = function(*args, **kwargs)
        return grad_input.resize_(result.shape).copy_(result)
    name, _, rest = schema.partition("(")
    arguments = rest.rpartition(") ->")[0]
    _library.define(f"{name}.grad_input({arguments}, *, Tensor(a!) grad_input) -> Tensor(a!)")
    _library.impl(f"{name}.grad_input", call, "CompositeImplicitAutograd")
    return made


# ---- Resampling

_FACTORS = {1: "float? scales=None", 2: "float? scales_h=None, float? scales_w=None",
            3: "float? scales_d=None, float? scales_h=None, float? scales_w=None"}


def _exact(dims):
    """Registers _upsample_nearest_exact1d, 2d or 3d."""
    name = f"_upsample_nearest_exact{dims}d"

    def by_size(self, output_size, *factors):
        return _resample._nearest_exact(self, list(output_size), list(factors) or [None] * dims)

    def by_factors(input, output_size, scale_factors):
        factors = list(scale_factors or [None] * dims)
        sizes = output_size or [int(size * factor) for size, factor in zip(input.shape[2:], factors)]
        return _resample._nearest_exact(input, list(sizes), factors)
    operator(f"{name}(Tensor self, SymInt[{dims}] output_size, {_FACTORS[dims]}) -> Tensor")(by_size)
    _library.define(f"{name}.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
    _library.impl(f"{name}.vec", by_factors, "CompositeImplicitAutograd")


def _resampled(name, dims, corners):
    def backward(grad_output, output_size, input_size, *options):
        forward = getattr(_aten, name)
        return _pulled_by_one(lambda x: forward(x, output_size, *options), grad_output,
                              grad_output.new_zeros(input_size))
    align = "bool align_corners, " if corners else ""
    _with_grad_input(f"{name}_backward(Tensor grad_output, SymInt[{dims}] output_size, SymInt[{dims + 2}] input_size, "
                     f"{align}{_FACTORS[dims]}) -> Tensor", backward)


for _dims in (1, 2, 3):
    _exact(_dims)
    for _name in ("upsample_nearest", "_upsample_nearest_exact"):
        _resampled(f"{_name}{_dims}d", _dims, False)
    for _kind in ("reflection", "replication"):
        def _unpad(grad_output, self, padding, _forward=f"{_kind}_pad{_dims}d"):
            return _pulled_by_one(lambda x: getattr(_aten, _forward)(x, padding), grad_output, self)
        _with_grad_input(f"{_kind}_pad{_dims}d_backward(Tensor grad_output, Tensor self, "
                         f"SymInt[{2 * _dims}] padding) -> Tensor", _unpad)
for _name, _dims in (("upsample_linear1d", 1), ("upsample_bilinear2d", 2), ("upsample_bicubic2d", 2),
                     ("upsample_trilinear3d", 3), ("_upsample_bilinear2d_aa", 2), ("_upsample_bicubic2d_aa", 2)):
    _resampled(_name, _dims, True)


def _ungrid(name):
    def backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
        forward = getattr(_aten, name)
        made = _pulled(lambda *both: forward(*both, interpolation_mode, padding_mode, align_corners), grad_output,
                       input, grid)
        return made[0] if output_mask[0] else None, made[1]
    operator(f"{name}_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, "
             "int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)")(backward)


_ungrid("grid_sampler_2d")
_ungrid("grid_sampler_3d")


@operator("affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor")
def affine_grid_generator(theta, size, align_corners):
    """affine_grid.

    >>> keyfall.affine_grid_generator(keyfall.eye(2, 3)[None], [1, 1, 1, 1], False).shape
    torch.Size([1, 1, 1, 2])
    """
    return _resample.affine_grid(theta, list(size), align_corners)


@operator("affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor")
def affine_grid_generator_backward(grad, size, align_corners):
    rows = len(size) - 2
    return _pulled_by_one(lambda theta: _resample.affine_grid(theta, list(size), align_corners), grad,
                          grad.new_zeros(size[0], rows, rows + 1))


# ---- Selections

def _scattered(grad_output, self, kernel_size, output_size, indices):
    """Each gradient goes to the element that was the largest of its window."""
    dims = len(output_size)
    flat = _functions.zeros_like(self).flatten(-dims)
    return flat.scatter_add(-1, indices.flatten(-dims), grad_output.flatten(-dims)).view(self.shape)


for _dims in (2, 3):
    _with_grad_input(f"fractional_max_pool{_dims}d_backward(Tensor grad_output, Tensor self, int[{_dims}] kernel_size, "
                     f"int[{_dims}] output_size, Tensor indices) -> Tensor", _scattered)


@operator("unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor")
def unfold_backward(grad_in, input_sizes, dim, size, step):
    return _pulled_by_one(lambda x: x.unfold(dim, size, step), grad_in, grad_in.new_zeros(input_sizes))


@operator("masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor")
def masked_scatter_backward(grad_output, mask, sizes):
    return _pulled_by_one(lambda x: _functions.zeros_like(grad_output).masked_scatter(mask, x), grad_output,
                          grad_output.new_zeros(sizes))


@operator("masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor")
def masked_select_backward(grad, input, mask):
    return _pulled_by_one(lambda x: x.masked_select(mask), grad, input)


@operator("trace_backward(Tensor grad, SymInt[] sizes) -> Tensor")
def trace_backward(grad, sizes):
    return _functions.zeros(list(sizes), dtype=grad.dtype, device=grad.device).diagonal_scatter(
        grad.expand(min(sizes)))


@operator("value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) "
          "-> Tensor")
def value_selecting_reduction_backward(grad, dim, indices, sizes, keepdim):
    if not keepdim and sizes:
        grad, indices = grad.unsqueeze(dim), indices.unsqueeze(dim)
    return grad.new_zeros(sizes).scatter(dim, indices, grad)


@operator("cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor")
def cummaxmin_backward(grad, input, indices, dim):
    return _functions.zeros_like(input).scatter_add(dim, indices, grad) if input.numel() else input


@operator("_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, "
          "Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor")
def _segment_reduce_backward(grad, output, data, reduce, *, lengths=None, offsets=None, axis=0, initial=None):
    return _pulled_by_one(lambda x: _functions.segment_reduce(
        x, reduce, lengths=lengths, offsets=offsets, axis=axis, unsafe=True, initial=initial), grad, data)


# ---- Functions

@operator("cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor")
def cumprod_backward(grad, input, dim, output):
    return _pulled_by_one(lambda x: x.cumprod(dim), grad, input)


@operator("matrix_exp_backward(Tensor self, Tensor grad) -> Tensor")
def matrix_exp_backward(self, grad):
    return _pulled_by_one(_functions.matrix_exp, grad, self)


@operator("infinitely_differentiable_gelu_backward(Tensor grad, Tensor self) -> Tensor")
def infinitely_differentiable_gelu_backward(grad, self):
    return _pulled_by_one(_C._nn.gelu, grad, self)


@operator("_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor")
def _cdist_backward(grad, x1, x2, p, cdist):
    return _pulled_by_one(lambda x: _functions.cdist(x, x2, p), grad, x1)


@operator("_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor")
def _pdist_backward(grad, self, p, pdist):
    return _pulled_by_one(lambda x: _functions.pdist(x, p), grad, self)


def _unmargin(grad_output, self, target, p, margin, weight=None, reduction=1):
    return _pulled_by_one(lambda x: _aten.multi_margin_loss(x, target, p, margin, weight, reduction), grad_output, self)


def _unlabel(grad_output, self, target, reduction, is_target):
    return _pulled_by_one(lambda x: _aten.multilabel_margin_loss(x, target, reduction), grad_output, self)


_with_grad_input("multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, "
                 "Tensor? weight=None, int reduction=1) -> Tensor", _unmargin)
_with_grad_input("multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, "
                 "Tensor is_target) -> Tensor", _unlabel)


@operator("rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, "
          "bool training, bool self_is_result) -> Tensor")
def rrelu_with_noise_backward(grad_output, self, noise, lower, upper, training, self_is_result):
    if training and upper - lower > 1e-6:
        return grad_output * noise
    return grad_output * _functions.where(self > 0, 1.0, (lower + upper) / 2).to(self.dtype)


@operator("conv_tbc_backward(Tensor self, Tensor input, Tensor weight, Tensor bias, int pad) "
          "-> (Tensor, Tensor, Tensor)")
def conv_tbc_backward(self, input, weight, bias, pad):
    return _pulled(lambda *given: _aten.conv_tbc(*given, pad), self, input, weight, bias)


@operator("_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)")
def _weight_norm_interface(v, g, dim=0):
    norms = _aten.norm_except_dim(v, 2, dim)
    return v * (g / norms), norms.to(_C.float32) if v.dtype in (_C.bfloat16, _C.float16) else norms


@operator("_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) "
          "-> (Tensor, Tensor)")
def _weight_norm_interface_backward(grad_w, saved_v, saved_g, saved_norms, dim):
    return _pulled(lambda v, g: _aten._weight_norm(v, g, dim), grad_w, saved_v, saved_g)


@operator("_masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor")
def _masked_softmax(self, mask, dim=None, mask_type=None):
    """softmax without the elements whose mask is true."""
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


@operator("_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, "
          "Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, "
          "Tensor? per_sample_weights, int padding_idx=-1) -> Tensor")
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


@operator("_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, "
          "Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor")
def _embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, offset2bag, mode, padding_idx=-1):
    if not offset2bag.numel():  # sums do not make it
        places = _functions.arange(indices.size(0), dtype=offsets.dtype, device=offsets.device)
        offset2bag = (places.unsqueeze(1) >= offsets).sum(1) - 1
    each = grad.index_select(0, offset2bag) * weight.index_select(0, indices)
    return _without(each, indices, padding_idx).sum(1)
