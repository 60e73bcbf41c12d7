"""autocast: products and convolutions in half precision, range-sensitive operators in float32.

with keyfall.autocast("cpu"):
    y = model(x)        # float32 parameters, bfloat16 products

Its kernels are ordinary kernels of the device's autocast key, registered when autocast is first
entered: they cast their tensors and call the operator again with autocast disabled. Devices that
plug-ins add under names of their own share one key; its kernels check the devices of the tensors.
"""

import functools
import threading
import warnings

from .. import _C
from .._library.autocast import SHARED_KEY, _cast
from .._library.autocast import autocast_key as _autocast_key
from .._library.autocast import call_cast as _call_cast
from .._ops import ops

# In half precision, where enabled.
_LOWER = (
    "_convolution.deprecated addbmm addmm baddbmm bmm conv1d conv1d.padding conv2d conv2d.padding "
    "conv3d conv3d.padding conv_tbc conv_transpose1d conv_transpose2d.input conv_transpose3d.input "
    "linalg_vecdot linear matmul mm prelu scaled_dot_product_attention"
)
# In float32.
_FULL = (
    "_lu_with_info adaptive_avg_pool3d adaptive_max_pool3d avg_pool3d binary_cross_entropy "
    "binary_cross_entropy_with_logits cdist cholesky cholesky_inverse cholesky_solve "
    "cosine_embedding_loss cross_entropy_loss ctc_loss.IntList ctc_loss.Tensor "
    "fake_quantize_per_tensor_affine fft_fft fft_fft2 fft_fftn fft_hfft fft_ifft fft_ifft2 "
    "fft_ifftn fft_ihfft fft_irfft fft_irfft2 fft_irfftn fft_rfft fft_rfft2 fft_rfftn "
    "fractional_max_pool2d fractional_max_pool3d geqrf grid_sampler grid_sampler_2d "
    "grid_sampler_3d hinge_embedding_loss huber_loss inverse kl_div l1_loss linalg_cholesky "
    "linalg_cholesky_ex linalg_cond linalg_cond.p_str linalg_eig linalg_eigh linalg_eigvals "
    "linalg_eigvalsh linalg_householder_product linalg_inv linalg_inv_ex linalg_lstsq "
    "linalg_matrix_rank linalg_matrix_rank.atol_rtol_float linalg_matrix_rank.atol_rtol_tensor "
    "linalg_matrix_rank.tol_tensor linalg_qr linalg_solve linalg_svd linalg_svdvals "
    "linalg_tensorinv linalg_tensorsolve lu_solve margin_ranking_loss max_pool3d max_unpool2d "
    "max_unpool3d mse_loss multi_margin_loss multilabel_margin_loss "
    "multilabel_margin_loss_forward nanquantile nanquantile.scalar nll_loss nll_loss2d orgqr "
    "ormqr pinverse poisson_nll_loss polar prod prod.dim_int qr quantile quantile.scalar "
    "reflection_pad1d reflection_pad2d replication_pad1d replication_pad2d replication_pad3d "
    "smooth_l1_loss soft_margin_loss stft stft.center svd trace triangular_solve "
    "triplet_margin_loss view_as_complex"
)
# In the widest dtype of their inputs.
_WIDEST = "cat index_copy stack"

_DEVICES = {"cpu": _C.bfloat16, "cuda": _C.float16}
_WITHOUT_AUTOCAST = frozenset({"hpu", "ipu", "mps", "mtia", "privateuseone", "xla", "xpu"})  # in this build
_libraries = {}  # key: the library with its kernels
_waiting = {}  # key: {operator: kernel} that are not registered yet


class _State(threading.local):
    def __init__(self):
        self.dtypes = dict(_DEVICES)
        self.sharing = set()  # devices of the shared key for which autocast is on
        self.cache = True
        self.nesting = 0


_state = _State()
_C._add_thread_locals(_state)


# ---- The kernels --------------------------------------------------------------------------------


def _overload(name):
    packet, _, overload = name.partition(".")
    return getattr(getattr(ops.aten, packet), overload or "default")


def _tensors(args):
    return [t for value in args for t in (value if isinstance(value, (list, tuple)) else [value])
            if isinstance(t, _C.TensorBase)]  # fmt: skip


def _widest(device_type, args):
    wide = any(t.dtype is _C.float32 for t in _tensors(args))
    return _C.float32 if wide else get_autocast_dtype(device_type)


def _impl(op, device_type, choose):
    """The kernel that casts to the type that `choose` gives for the device and the arguments."""
    def kernel(keyset, *args, **kwargs):
        kind = device_type if device_type is not None else _enabled_kind(args)
        if kind is None:
            with _C._DisableAutocast():
                return op(*args, **kwargs)
        return _call_cast(op, kind, choose(kind, args), args, kwargs)

    return kernel


def _enabled_kind(args):
    """Returns the device type of the tensors if it uses the shared key and autocast is enabled for it."""
    kinds = (tensor.device.type for tensor in _tensors(args))
    return next((kind for kind in kinds if kind in _state.sharing), None)


def _kernels(device_type):
    """Returns {name: kernel} of the operators that exist here. `device_type` None: for the shared
    key."""
    kinds = (
        (_LOWER, lambda kind, args: get_autocast_dtype(kind)),
        (_FULL, lambda kind, args: _C.float32),
        (_WIDEST, _widest),
    )
    found = {}
    for names, choose in kinds:
        for name in names.split():
            try:
                found[name] = _impl(_overload(name), device_type, choose)
            except AttributeError:
                pass
    return found


_fallthroughs = []


def _pass_by(key):
    """Registers a fallthrough fallback for the key, unless it has a fallback already."""
    block = _C._dispatch_library("IMPL", "_", key, __file__, 1)
    try:
        block.fallback_fallthrough()
    except RuntimeError:  # there is a fallback
        return
    _fallthroughs.append(block)


def _install(device_type):
    """Registers the kernels for the life of the process. A kernel that a program registered for the
    key keeps precedence; ours is used once that one is removed."""
    key = _autocast_key(device_type)
    if key not in _libraries:
        # Not through keyfall.library, which would keep programs from overriding these kernels.
        _pass_by(key)
        _libraries[key] = _C._dispatch_library("IMPL", "aten", key, __file__, 1)
        _waiting[key] = _kernels(None if key == SHARED_KEY else device_type)
    waiting = _waiting[key]
    for name in list(waiting):
        if not _C._dispatch_has_kernel_for_dispatch_key(f"aten::{name}", key):
            _libraries[key].impl(name, key, waiting.pop(name), True)


# ---- The state ----------------------------------------------------------------------------------


def _check(device_type):
    if not isinstance(device_type, str):
        raise ValueError(
            f"Expected `device_type` of type `str`, got: `{type(device_type)}`"
        )
    if device_type in _DEVICES:
        return device_type
    device_type = _C.device(device_type).type
    if not _is_known(device_type):
        raise RuntimeError(
            f"User specified an unsupported autocast device_type '{device_type}'; there is autocast "
            f"for {', '.join(_DEVICES)}"
        )
    return device_type


def _is_known(device_type):
    return device_type in _DEVICES or _C._is_added_device(device_type)


def is_autocast_available(device_type: str) -> bool:
    """True if autocast supports this device type."""
    return _is_known(_C.device(device_type).type)


def is_autocast_enabled(device_type="cuda"):
    """True if autocast is enabled on this thread. False for devices of PyTorch's that have none here.

    >>> keyfall.is_autocast_enabled('cpu')
    False
    """
    if device_type in _WITHOUT_AUTOCAST and not _is_known(device_type):
        return False
    key = _autocast_key(_check(device_type))
    if key == SHARED_KEY:
        return _C.device(device_type).type in _state.sharing
    return not _C._dispatch_tls_is_dispatch_key_excluded(key)


def set_autocast_enabled(device_type, enabled=None):
    """Enables or disables autocast on this thread."""
    if enabled is None:
        device_type, enabled = "cuda", device_type
    device_type = _check(device_type)
    key = _autocast_key(device_type)
    if enabled and (device_type == "cpu" or _C._is_added_device(device_type)):
        _install(device_type)
    if key == SHARED_KEY:
        (_state.sharing.add if enabled else _state.sharing.discard)(device_type)
        enabled = bool(_state.sharing)
    _C._dispatch_tls_set_dispatch_key_excluded(key, not enabled)


def get_autocast_dtype(device_type):
    """Returns the half-precision dtype.

    >>> keyfall.get_autocast_dtype('cpu')
    torch.bfloat16
    """
    if device_type in _WITHOUT_AUTOCAST and not _is_known(device_type):
        return _C.bfloat16 if device_type in ("hpu", "xla") else _C.float16
    return _state.dtypes.get(_check(device_type), _C.float16)


def set_autocast_dtype(device_type, dtype):
    """Sets the half-precision dtype."""
    _state.dtypes[_check(device_type)] = dtype


def is_autocast_cache_enabled():
    """True if the cache was requested. Nothing is cached here: tensors are cast on use.

    >>> keyfall.is_autocast_cache_enabled()
    True
    """
    return _state.cache


def set_autocast_cache_enabled(enabled):
    """Requests the cache or not."""
    _state.cache = bool(enabled)


def clear_autocast_cache():
    """Does nothing: there is no cache.

    >>> keyfall.clear_autocast_cache() is None
    True
    """


def autocast_increment_nesting():
    """Enters a block; returns the nesting depth."""
    _state.nesting += 1
    return _state.nesting


def autocast_decrement_nesting():
    """Leaves a block; returns the nesting depth."""
    _state.nesting -= 1
    return _state.nesting


def is_autocast_cpu_enabled():
    """True if autocast is enabled for the CPU.

    >>> keyfall.is_autocast_cpu_enabled()
    False
    """
    return is_autocast_enabled("cpu")


def set_autocast_cpu_enabled(enabled):
    """Enables or disables autocast for the CPU."""
    set_autocast_enabled("cpu", enabled)


def get_autocast_cpu_dtype():
    """Returns the half-precision dtype of the CPU.

    >>> keyfall.get_autocast_cpu_dtype()
    torch.bfloat16
    """
    return get_autocast_dtype("cpu")


def set_autocast_cpu_dtype(dtype):
    """Sets the half-precision dtype of the CPU."""
    set_autocast_dtype("cpu", dtype)


def get_autocast_gpu_dtype():
    """Returns the half-precision dtype of GPUs."""
    return get_autocast_dtype("cuda")


def set_autocast_gpu_dtype(dtype):
    """Sets the half-precision dtype of GPUs."""
    set_autocast_dtype("cuda", dtype)


# ---- The block ----------------------------------------------------------------------------------


class autocast:
    """Context or decorator in which operators choose their precision. The CPU and devices of plug-ins
    support bfloat16 and float16; without a plug-in for it, "cuda" warns and does nothing."""

    def __init__(self, device_type: str, dtype: _C.dtype | None = None, enabled: bool = True,
                 cache_enabled: bool | None = None) -> None:
        self.device = _check(device_type)
        self.fast_dtype = get_autocast_dtype(self.device) if dtype is None else dtype
        self._cache_enabled = is_autocast_cache_enabled() if cache_enabled is None else cache_enabled
        self._enabled = enabled and self._usable()
        self._before = []

    def _usable(self):
        if self.device == "cuda" and not _C._is_added_device("cuda"):
            warnings.warn("CUDA is not available. Disabling autocast.", stacklevel=3)
            return False
        if self.fast_dtype not in (_C.bfloat16, _C.float16):
            name = self.device.upper()
            warnings.warn(
                f"In {name} autocast, but the target dtype is not supported. Disabling autocast.\n"
                f"{name} Autocast only supports dtypes of torch.bfloat16, torch.float16 currently.",
                stacklevel=3,
            )
            return False
        return True

    def __enter__(self):
        self._before.append((
            is_autocast_enabled(self.device),
            get_autocast_dtype(self.device),
            is_autocast_cache_enabled(),
        ))  # fmt: skip
        set_autocast_enabled(self.device, self._enabled)
        set_autocast_dtype(self.device, self.fast_dtype)
        set_autocast_cache_enabled(self._cache_enabled)
        autocast_increment_nesting()
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        enabled, dtype, cache = self._before.pop()
        autocast_decrement_nesting()
        set_autocast_enabled(self.device, enabled)
        set_autocast_dtype(self.device, dtype)
        set_autocast_cache_enabled(cache)
        return False

    def __call__(self, func):
        if not callable(func):
            return self

        @functools.wraps(func)
        def run(*args, **kwargs):
            with self:
                return func(*args, **kwargs)

        return run


# ---- Functions with custom derivatives -----------------------------------------------------------


def custom_fwd(fwd=None, *, device_type: str, cast_inputs: _C.dtype | None = None):
    """Decorates forward of an autograd.Function: with `cast_inputs` it runs with autocast disabled
    and its floating-point inputs cast; without, in the caller's state. backward runs in forward's
    state."""
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def run(*args, **kwargs):
        args[0]._dtype = get_autocast_dtype(device_type)
        on = is_autocast_enabled(device_type)
        args[0]._fwd_used_autocast = on and cast_inputs is None
        if cast_inputs is None or not on:
            return fwd(*args, **kwargs)
        with autocast(device_type, enabled=False):
            return fwd(*_cast(args, device_type, cast_inputs),
                       **_cast(kwargs, device_type, cast_inputs))  # fmt: skip

    return run


def custom_bwd(bwd=None, *, device_type: str):
    """Decorates backward of an autograd.Function whose forward has custom_fwd."""
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def run(*args, **kwargs):
        with autocast(device_type, args[0]._dtype, args[0]._fwd_used_autocast):
            return bwd(*args, **kwargs)

    return run
