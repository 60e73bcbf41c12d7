"""Operators that are another operator or function under a second name, and questions about a tensor: for
programs that call them as keyfall.ops.aten.…"""

from .. import _C, functional
from .._loading import lazy_module
from .._namespace.checks import _assert_tensor_metadata
from .._ops import ops
from .operators import _library

_linalg = lazy_module("keyfall.linalg")
_nn_rnn = lazy_module("keyfall.nn.utils.rnn")
_flat = lazy_module("keyfall._utils")
_windows = lazy_module("keyfall._namespace.windows")
_queries = lazy_module("keyfall._namespace.queries")
_functions = _C._VariableFunctions
_Tensor = _C.TensorBase
_aten = ops.aten


def _register(table):
    for schema, function in table.items():
        _library.define(schema)
        _library.impl(schema.partition("(")[0], function, "CompositeImplicitAutograd")


# ---- Questions

_register({
    "is_complex(Tensor self) -> bool": _Tensor.is_complex,
    "is_conj(Tensor self) -> bool": _Tensor.is_conj,
    "is_floating_point(Tensor self) -> bool": _Tensor.is_floating_point,
    "is_inference(Tensor self) -> bool": _Tensor.is_inference,
    "is_leaf(Tensor self) -> bool": lambda self: self.is_leaf,
    "is_neg(Tensor self) -> bool": _Tensor.is_neg,
    "is_pinned(Tensor self, Device? device=None) -> bool": lambda self, device=None: self.is_pinned(),
    "is_set_to(Tensor self, Tensor tensor) -> bool": lambda self, tensor: self.is_set_to(tensor),
    "is_signed(Tensor self) -> bool": _Tensor.is_signed,
    "output_nr(Tensor self) -> int": lambda self: self.output_nr,
    "retains_grad(Tensor self) -> bool": lambda self: self.retains_grad,
    "_version(Tensor self) -> int": lambda self: self._version,
    "_is_all_true(Tensor self) -> Tensor": lambda self: _queries._is_all_true(self),
    "_is_any_true(Tensor self) -> Tensor": lambda self: _queries._is_any_true(self),
    "_nnpack_available() -> bool": lambda: False,
    "_has_same_storage_numel(Tensor self, Tensor other) -> bool":
        lambda self, other: self.untyped_storage().nbytes() // self.element_size()
        == other.untyped_storage().nbytes() // other.element_size(),
})


# ---- Second names

def _cast(dtype):
    return lambda self, non_blocking=False: self.to(dtype, non_blocking=non_blocking)


_register({f"_cast_{name}(Tensor self, bool non_blocking=False) -> Tensor": _cast(dtype) for name, dtype in (
    ("Byte", _C.uint8), ("Char", _C.int8), ("Double", _C.float64), ("Float", _C.float32), ("Half", _C.float16),
    ("Int", _C.int32), ("Long", _C.int64), ("Short", _C.int16))})
_register({
    "_dim_arange(Tensor like, int dim) -> Tensor":
        lambda like, dim: _functions.arange(like.size(dim), device=like.device),
    "_logcumsumexp(Tensor self, int dim) -> Tensor": _functions.logcumsumexp,
    "_logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)":
        lambda self, dim, *, out: _functions.logcumsumexp(self, dim, out=out),
    "_reshape_copy(Tensor self, SymInt[] size) -> Tensor": lambda self, size: self.clone().reshape(size),
    "chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor":
        lambda self, *, memory_format=None: self.to(_C.complex32),
    "lift(Tensor self) -> Tensor": lambda self: self,
    "linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor": lambda x, *, N=None: _linalg.vander(x, N=N),
    "linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor":
        lambda x, y, *, dim=-1: _linalg.vecdot(x, y, dim=dim),
    "linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)":
        lambda x, y, *, dim=-1, out: _linalg.vecdot(x, y, dim=dim, out=out),
    "pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0., "
    'str padding_side="right") -> Tensor': lambda *args: _nn_rnn.pad_sequence(*args),
    "special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor":
        lambda self, dim, *, dtype=None: self.log_softmax(dim, dtype),
    "special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor":
        lambda self, dim, keepdim=False: self.logsumexp(dim, keepdim),
    "special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)":
        lambda self, dim, keepdim=False, *, out: _functions.logsumexp(self, dim, keepdim, out=out),
    "trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor":
        lambda y, x, *, dim=-1: _functions.trapezoid(y, x, dim=dim),
    "trapz.dx(Tensor y, *, float dx=1., int dim=-1) -> Tensor":
        lambda y, *, dx=1.0, dim=-1: _functions.trapezoid(y, dx=dx, dim=dim),
    "_add_relu.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor":
        lambda self, other, *, alpha=1: self.add(other, alpha=alpha).relu(),
    "_add_relu.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)":
        lambda self, other, *, alpha=1, out: _functions.add(self, other, alpha=alpha, out=out).relu_(),
    "_add_relu.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor":
        lambda self, other, alpha=1: self.add(other, alpha=alpha).relu(),
    "_add_relu_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)":
        lambda self, other, *, alpha=1: self.add_(other, alpha=alpha).relu_(),
    "_add_relu_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)":
        lambda self, other, alpha=1: self.add_(other, alpha=alpha).relu_(),
    "flatten_dense_tensors(Tensor[] tensors) -> Tensor": lambda tensors: _flat._flatten_dense_tensors(tensors),
    "unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[]":
        lambda flat, tensors: list(_flat._unflatten_dense_tensors(flat, tensors)),
    "_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)":
        lambda input, lengths, batch_first: tuple(_nn_rnn.pack_padded_sequence(input, lengths, batch_first))[:2],
    "_foreach_zero(Tensor[] self) -> Tensor[] self_out":
        lambda self: [_functions.zeros_like(tensor) for tensor in self],
    "_foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[] self_out":
        lambda self, src, non_blocking=False: [
            one.clone().copy_(two, non_blocking=non_blocking) for one, two in zip(self, src)],
    "_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, "
    "SymInt groups) -> Tensor": lambda input, weight, bias, stride, padding, dilation, groups: getattr(
        _functions, f"conv{weight.dim() - 2}d")(input, weight, bias, stride, padding, dilation, groups),
    "istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, "
    "bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor":
        functional.istft,
    "stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, "
    'bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, '
    "bool? align_to_window=None) -> Tensor": functional.stft,
    "stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, "
    "bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor":
        lambda self, n_fft, hop_length=None, win_length=None, window=None, normalized=False, onesided=None,
        return_complex=None, align_to_window=None: functional.stft(
            self, n_fft, hop_length, win_length, window, False, "reflect", normalized, onesided, return_complex,
            align_to_window),
})


# ---- Lengths in tensors

def _ctc_loss(log_probs, targets, input_lengths, target_lengths, *options):
    return _functions._ctc_loss(log_probs, targets, input_lengths.tolist(), target_lengths.tolist(), *options)


def _ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, *rest):
    return _aten._ctc_loss_backward(
        grad, log_probs, targets, input_lengths.tolist(), target_lengths.tolist(), *rest)


_LENGTHS = "Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths"
_register({
    f"_ctc_loss.Tensor({_LENGTHS}, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)": _ctc_loss,
    f"_ctc_loss_backward.Tensor(Tensor grad, {_LENGTHS}, Tensor neg_log_likelihood, Tensor log_alpha, int blank, "
    "bool zero_infinity=False) -> Tensor": _ctc_loss_backward,
    f"_use_cudnn_ctc_loss.Tensor({_LENGTHS}, int blank) -> bool": lambda *args: False,
    "_use_cudnn_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank) "
    "-> bool": lambda *args: False,
})


# ---- Convolutions by their kernels

def _convolved(name, dims, transposed, more=""):
    def call(self, weight, kernel_size, bias=None, stride=1, padding=0, *rest):
        extra, dilation = (rest + (0, 1)[len(rest):]) if transposed else (0, rest[0] if rest else 1)
        for what, value in (("kernel_size", kernel_size), ("stride", stride), ("padding", padding)):
            if isinstance(value, (list, tuple)) and len(value) != dims:
                raise RuntimeError(f"{dims}D {what} expected")
        sizes = [list(value) if isinstance(value, (list, tuple)) else [value] * dims
                 for value in (stride, padding, dilation, extra)]
        return _functions.convolution(self, weight, bias, *sizes[:3], transposed, sizes[3], 1)

    def store(*args, out):
        found = call(*args)
        return out.resize_(found.shape).copy_(found)

    given = (f"(Tensor self, Tensor weight, SymInt[{dims}] kernel_size, Tensor? bias=None, "
             f"SymInt[{dims}] stride={[1] * dims}, SymInt[{dims}] padding={[0] * dims}{more}")
    _register({f"{name}{given}) -> Tensor": call, f"{name}.out{given}, *, Tensor(a!) out) -> Tensor(a!)": store})


_convolved("thnn_conv2d", 2, False)
_convolved("slow_conv3d", 3, False)
for _dims in (2, 3):
    _spread = f", SymInt[{_dims}] dilation={[1] * _dims}"
    _convolved(f"slow_conv_dilated{_dims}d", _dims, False, _spread)
    _convolved(f"slow_conv_transpose{_dims}d", _dims, True,
               f", SymInt[{_dims}] output_padding={[0] * _dims}{_spread}")


# ---- Windows

_MADE = ", *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"


def _window(name, *overloads):
    def call(*args, dtype=None, layout=None, device=None, pin_memory=None):
        return getattr(_windows, name)(*args, dtype=dtype, layout=layout or _C.strided, device=device)
    _register({f"{name}{overload}(int window_length{arguments}{_MADE}": call for overload, arguments in (
        ("", ""), (".periodic", ", bool periodic"), *overloads)})


for _name in ("hann_window", "bartlett_window", "blackman_window"):
    _window(_name)
_window("kaiser_window", (".beta", ", bool periodic, float beta"))
_window("hamming_window", (".periodic_alpha", ", bool periodic, float alpha"),
        (".periodic_alpha_beta", ", bool periodic, float alpha, float beta"))


# ---- Batch normalization that returns the statistics

def _kept(running_mean, running_var, call):
    mean, variance = running_mean.clone(), running_var.clone()
    return (*call(mean, variance), mean, variance)


_register({
    "_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, "
    "Tensor running_var, bool training, float momentum, float eps) "
    "-> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)":
        lambda input, weight, bias, running_mean, running_var, training, momentum, eps: _kept(
            running_mean, running_var, lambda *kept: _functions.native_batch_norm(
                input, weight, bias, *kept, training, momentum, eps)),
    "_batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, "
    "Tensor running_var, float momentum, float eps) "
    "-> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)":
        lambda input, weight, bias, running_mean, running_var, momentum, eps: _kept(
            running_mean, running_var, lambda *kept: _aten._batch_norm_with_update(
                input, weight, bias, *kept, momentum, eps)),
})


# ---- Scaling of gradients in mixed precision

def _unscale(tensors, found_inf, inv_scale):
    for tensor in tensors:
        if not bool(tensor.isfinite().all()):
            found_inf.fill_(1)
        tensor.mul_(inv_scale.to(tensor.dtype))


def _update_scale(self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval):
    if bool(found_inf):
        self.mul_(scale_backoff_factor)
        growth_tracker.zero_()
    elif growth_tracker.add_(1).item() == growth_interval:
        grown = self * scale_growth_factor
        if bool(grown.isfinite()):
            self.copy_(grown)
        growth_tracker.zero_()
    return self


_register({
    "_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()":
        _unscale,
    "_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, "
    "float scale_backoff_factor, int growth_interval) -> Tensor(a!)": _update_scale,
})


# ---- Parts of other operators

def _trilinear(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim=1):
    """The sum over dimensions of the product of three tensors, which get dimensions of size 1 first."""
    product = 1
    for given, dims in ((i1, expand1), (i2, expand2), (i3, expand3)):
        for dim in sorted(dims):
            given = given.unsqueeze(dim)
        product = given * product
    return product.sum(sumdim) if sumdim else product


def _glu_jvp(glu, x, dx, dim):
    (_, gate), (change, by_gate) = x.chunk(2, dim), dx.chunk(2, dim)
    part = gate.sigmoid()
    return change * part + glu * (1 - part) * by_gate


def _check_scalar(self, assert_msg):
    if not self:
        raise RuntimeError(assert_msg)


def _rrelu(self, noise, lower=0.125, upper=1 / 3, training=False, generator=None):
    kept = noise.clone()
    return _aten.rrelu_with_noise(self, kept, lower, upper, training, generator), kept


_HISTOGRAM = "*, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor"
_register({
    "_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, "
    "int unroll_dim=1) -> Tensor": _trilinear,
    "glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor": _glu_jvp,
    "_assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None, ScalarType? dtype=None, *, "
    "Device? device=None, Layout? layout=None) -> ()": _assert_tensor_metadata,
    "_assert_scalar(Scalar self, str assert_msg) -> ()": _check_scalar,
    "_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) "
    "-> Tensor(a!)": lambda self, indices, values, accumulate=False, unsafe=False:
        _aten.index_put_(self, indices, values, accumulate),
    f"_histogramdd_bin_edges(Tensor self, int[] bins, {_HISTOGRAM}[]":
        lambda self, bins, **options: list(_functions.histogramdd(self, bins, **options).bin_edges),
    f"_histogramdd_from_bin_cts(Tensor self, int[] bins, {_HISTOGRAM}":
        lambda self, bins, **options: _functions.histogramdd(self, bins, **options).hist,
    "_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor":
        lambda self, bins, **options: _functions.histogramdd(self, bins, **options).hist,
    "_grid_sampler_2d_cpu_fallback(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, "
    "bool align_corners) -> Tensor": lambda *args: _aten.grid_sampler_2d(*args),
    "_slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, "
    "SymInt[2] padding) -> Tensor": lambda self, weight, kernel_size, bias, stride, padding: _functions.conv2d(
        self, weight, bias, stride, padding),
    "rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, "
    "bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)": _rrelu,
    "requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)":
        lambda self, requires_grad=True: self.requires_grad_(requires_grad),
    "resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor":
        lambda self, size, *, memory_format=None: self.clone().resize_(size),
})


# ---- Operators with kernels on GPUs only: programs compare what they call with these

_BATCH_NORM = ("batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, "
               "bool training, float exponential_average_factor, float epsilon) -> (Tensor, Tensor, Tensor")
for _schema in (
    "cudnn_grid_sampler(Tensor self, Tensor grid) -> Tensor output", f"cudnn_{_BATCH_NORM}, Tensor)",
    f"miopen_{_BATCH_NORM})",
    "_efficient_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor? cu_seqlens_q, "
    "Tensor? cu_seqlens_k, SymInt? max_seqlen_q, SymInt? max_seqlen_k, float dropout_p, int custom_mask_type, "
    "bool compute_log_sumexp=False, *, float? scale=None, Tensor? seqlen_k=None, int? window_size=None) -> "
    "(Tensor output, Tensor logsumexp, Tensor philox_seed, Tensor philox_offset, SymInt max_seqlen_batch_q, "
    "SymInt max_seqlen_batch_k)",
    "_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, Tensor? cum_seq_k, "
    "SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool return_debug_mask, *, float? "
    "scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None, Tensor? seqused_k=None, "
    "Tensor? alibi_slopes=None) -> (Tensor output, Tensor softmax_logsumexp, Tensor rng_state, Tensor unused, "
    "Tensor debug_attn_mask)",
):
    _library.define(_schema)
