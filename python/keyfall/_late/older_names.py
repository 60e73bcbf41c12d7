"""Kernels of the catalogue's operators that are another function under a second name, and of questions about a
tensor: for programs that call them as keyfall.ops.aten.…"""

from .. import _C, functional
from .._library.catalogue_kernels import kernel
from .._loading import lazy_module
from .._namespace.checks import _assert_async, _assert_tensor_metadata
from .._ops import ops

_linalg = lazy_module("keyfall.linalg")
_nn_rnn = lazy_module("keyfall.nn.utils.rnn")
_flat = lazy_module("keyfall._utils")
_windows = lazy_module("keyfall._namespace.windows")
_queries = lazy_module("keyfall._namespace.queries")
_functions = _C._VariableFunctions
_aten = ops.aten


def _register(table):
    for name, function in table.items():
        kernel(name)(function)


# ---- Questions

def _same_kind(self, other):
    return self.layout == other.layout and self.device.type == other.device.type


def _as_many_elements(self, other):
    return (self.untyped_storage().nbytes() // self.element_size()
            == other.untyped_storage().nbytes() // other.element_size())


def _check_scalar(self, assert_msg):
    if not self:
        raise RuntimeError(assert_msg)


_register({
    "_assert_async": _assert_async,
    "_assert_async.msg": _assert_async,
    "_assert_scalar": _check_scalar,
    "_assert_tensor_metadata": _assert_tensor_metadata,
    "_has_compatible_shallow_copy_type": _same_kind,
    "_has_same_storage_numel": _as_many_elements,
    "_is_all_true": lambda self: _queries._is_all_true(self),
    "_is_any_true": lambda self: _queries._is_any_true(self),
    "_is_zerotensor": lambda self: self._is_zerotensor(),
    "_version": lambda self: self._version,
    "data": lambda self: self.detach(),
    "is_distributed": lambda self: False,
    "is_leaf": lambda self: self.is_leaf,
    "is_pinned": lambda self, device=None: self.is_pinned(),
    "output_nr": lambda self: self.output_nr,
    "pin_memory": lambda self, device=None: self.pin_memory(),
    "_pin_memory": lambda self, device=None: self.pin_memory(),
    "requires_grad_": lambda self, requires_grad=True: self.requires_grad_(requires_grad),
    "retain_grad": lambda self: self.retain_grad(),
    "retains_grad": lambda self: self.retains_grad,
})


# ---- Second names

_register({
    "linalg_vander": lambda x, *, N=None: _linalg.vander(x, N=N),
    "linalg_vecdot": lambda x, y, *, dim=-1: _linalg.vecdot(x, y, dim=dim),
    "flatten_dense_tensors": lambda tensors: _flat._flatten_dense_tensors(tensors),
    "unflatten_dense_tensors": lambda flat, tensors: list(_flat._unflatten_dense_tensors(flat, tensors)),
    "resize": lambda self, size, *, memory_format=None: self.clone().resize_(size),
    "_foreach_zero": lambda self: [_functions.zeros_like(tensor) for tensor in self],
    "_foreach_copy": lambda self, src, non_blocking=False: [
        one.clone().copy_(two, non_blocking=non_blocking) for one, two in zip(self, src)],
    "istft": functional.istft,
    "stft.center": functional.stft,
    "_histogramdd_bin_edges":
        lambda self, bins, **options: list(_functions.histogramdd(self, bins, **options).bin_edges),
    "_histogramdd_from_bin_cts": lambda self, bins, **options: _functions.histogramdd(self, bins, **options).hist,
    "_histogramdd_from_bin_tensors": lambda self, bins, **options: _functions.histogramdd(self, bins, **options).hist,
})


@kernel("stft")
def _stft(self, n_fft, hop_length=None, win_length=None, window=None, normalized=False, onesided=None,
          return_complex=None, align_to_window=None):
    return functional.stft(self, n_fft, hop_length, win_length, window, False, "reflect", normalized, onesided,
                           return_complex, align_to_window)


def _cumulative(name):
    @kernel(f"_{name}_helper")
    def into(self, values, indices, dim):
        found = getattr(_functions, name)(self, dim)
        values.copy_(found[0])
        indices.copy_(found[1])


_cumulative("cummax")
_cumulative("cummin")


# ---- Sequences of different lengths

_register({
    "pad_sequence": lambda *args: _nn_rnn.pad_sequence(*args),
    "_pack_padded_sequence": lambda input, lengths, batch_first: tuple(
        _nn_rnn.pack_padded_sequence(input, lengths, batch_first))[:2],
})


@kernel("_pad_packed_sequence")
def _pad_packed_sequence(data, batch_sizes, batch_first, padding_value, total_length):
    sizes = batch_sizes.tolist()
    total_length = max(total_length, len(sizes))
    padded = data.new_full((total_length, sizes[0], *data.shape[1:]), padding_value)
    rows = [_functions.cat([part, row[len(part):]]) if len(part) < len(row) else part
            for part, row in zip(data.split(sizes), padded)]
    padded = _functions.stack(rows + list(padded[len(sizes):]))
    lengths = batch_sizes.new_tensor([sum(size > place for size in sizes) for place in range(sizes[0])])
    return padded.transpose(0, 1) if batch_first else padded, lengths


@kernel("_ctc_loss.Tensor")
def _ctc_loss(log_probs, targets, input_lengths, target_lengths, *options):
    return _functions._ctc_loss(log_probs, targets, input_lengths.tolist(), target_lengths.tolist(), *options)


@kernel("_ctc_loss_backward.Tensor")
def _ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, *rest):
    return _aten._ctc_loss_backward(
        grad, log_probs, targets, input_lengths.tolist(), target_lengths.tolist(), *rest)


# ---- Convolutions by their kernels

@kernel("_convolution_mode")
def _convolution_mode(input, weight, bias, stride, padding, dilation, groups):
    return getattr(_functions, f"conv{weight.dim() - 2}d")(input, weight, bias, stride, padding, dilation, groups)


def _convolved(name, dims, transposed):
    @kernel(name)
    def call(self, weight, kernel_size, bias=None, stride=1, padding=0, *rest):
        extra, dilation = (rest + (0, 1)[len(rest):]) if transposed else (0, rest[0] if rest else 1)
        for what, value in (("kernel_size", kernel_size), ("stride", stride), ("padding", padding)):
            if isinstance(value, (list, tuple)) and len(value) != dims:
                raise RuntimeError(f"{dims}D {what} expected")
        sizes = [list(value) if isinstance(value, (list, tuple)) else [value] * dims
                 for value in (stride, padding, dilation, extra)]
        return _functions.convolution(self, weight, bias, *sizes[:3], transposed, sizes[3], 1)


_convolved("thnn_conv2d", 2, False)
_convolved("slow_conv3d", 3, False)
for _dims in (2, 3):
    _convolved(f"slow_conv_dilated{_dims}d", _dims, False)
    _convolved(f"slow_conv_transpose{_dims}d", _dims, True)


# ---- Windows

def _window(name, *overloads):
    @kernel(*(f"{name}.{overload}" if overload else name for overload in ("", "periodic", *overloads)))
    def call(*args, dtype=None, layout=None, device=None, pin_memory=None):
        return getattr(_windows, name)(*args, dtype=dtype, layout=layout or _C.strided, device=device)


for _name in ("hann_window", "bartlett_window", "blackman_window"):
    _window(_name)
_window("kaiser_window", "beta")
_window("hamming_window", "periodic_alpha", "periodic_alpha_beta")


# ---- Batch normalization that returns the statistics

def _kept(running_mean, running_var, call):
    mean, variance = running_mean.clone(), running_var.clone()
    return (*call(mean, variance), mean, variance)


@kernel("_native_batch_norm_legit_functional")
def _with_statistics(input, weight, bias, running_mean, running_var, training, momentum, eps):
    return _kept(running_mean, running_var, lambda *kept: _functions.native_batch_norm(
        input, weight, bias, *kept, training, momentum, eps))


@kernel("_batch_norm_with_update_functional")
def _with_new_statistics(input, weight, bias, running_mean, running_var, momentum, eps):
    return _kept(running_mean, running_var, lambda *kept: _aten._batch_norm_with_update(
        input, weight, bias, *kept, momentum, eps))


@kernel("_batch_norm_impl_index")
def _batch_norm_impl_index(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    results = _functions.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)
    return *results, input.new_empty(0, dtype=_C.uint8), 0


# ---- Scaling of gradients in mixed precision

@kernel("_amp_foreach_non_finite_check_and_unscale_")
def _unscale(tensors, found_inf, inv_scale):
    for tensor in tensors:
        if not bool(tensor.isfinite().all()):
            found_inf.fill_(1)
        tensor.mul_(inv_scale.to(tensor.dtype))


@kernel("_amp_update_scale_")
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


# ---- Parts of other operators

@kernel("_trilinear")
def _trilinear(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim=1):
    product = 1
    for given, dims in ((i1, expand1), (i2, expand2), (i3, expand3)):
        for dim in sorted(dims):
            given = given.unsqueeze(dim)
        product = given * product
    return product.sum(sumdim) if sumdim else product


@kernel("rrelu_with_noise_functional")
def _rrelu(self, noise, lower=0.125, upper=1 / 3, training=False, generator=None):
    kept = noise.clone()
    return _aten.rrelu_with_noise(self, kept, lower, upper, training, generator), kept
