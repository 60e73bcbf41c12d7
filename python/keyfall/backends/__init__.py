"""Optional libraries that PyTorch can use. The package contains none, so none is available.

Programs check before they use one; the settings can be read and written but have no effect.
"""

import contextlib
import sys
import types
import warnings

from .. import _C
from .._shared.absent import absent_class as _absent_class


class _Backend(types.ModuleType):
    """One library under PyTorch's name; importable as keyfall.backends.<name>."""

    def __init__(self, name, **settings):
        super().__init__(f"{__name__}.{name}", f"{name}: not part of this package.")
        self._settings = settings
        self.__dict__.update(settings)
        sys.modules[self.__name__] = self

    def is_available(self):
        """False: the package uses only its own kernels."""
        return False

    def is_built(self):
        """False: the package uses only its own kernels."""
        return False

    def version(self):
        """None: the library is not available."""

    def flags(self, **changes):
        """Context that changes settings."""
        return _Flags(self, changes)

    def set_flags(self, **changes):
        """Changes settings and returns their previous values."""
        before = tuple(getattr(self, name) for name in changes)
        self.__dict__.update(changes)
        return before


class _Flags(contextlib.ContextDecorator):
    def __init__(self, backend, changes):
        for name in changes:
            if name not in backend._settings:
                raise TypeError(f"flags: {backend.__name__} has no setting {name!r}")
        self.backend, self.changes = backend, changes

    def __enter__(self):
        self.before = {name: getattr(self.backend, name) for name in self.changes}
        self.backend.set_flags(**self.changes)

    def __exit__(self, *exception):
        self.backend.set_flags(**self.before)


class _Settings:
    """Settings of a part of a library."""

    def __init__(self, **settings):
        self.__dict__.update(settings)


cudnn = _Backend(
    "cudnn", enabled=True, benchmark=False, benchmark_limit=10, deterministic=False, allow_tf32=True
)
cudnn.CUDNN_TENSOR_DTYPES = frozenset()
cudnn.is_acceptable = lambda tensor: False
cuda = _Backend("cuda")
cuda.matmul = _Settings(
    allow_tf32=False,
    allow_fp16_reduced_precision_reduction=True,
    allow_bf16_reduced_precision_reduction=True,
)


_attention = dict.fromkeys(("cudnn", "flash", "math", "mem_efficient", "overrideable"), True)


def _allow_attention(name, enabled):
    """Sets whether scaled_dot_product_attention may use an implementation: there are "math" and "flash"."""
    _attention[name] = bool(enabled)
    _C._set_attention_kernels(_attention["math"] + 2 * _attention["flash"])


def _attention_switch(name):
    """Adds enable_NAME_sdp and NAME_sdp_enabled to `cuda`, and what PyTorch's extension calls them."""
    def enable(enabled):
        """Sets whether scaled_dot_product_attention may use this implementation."""
        _allow_attention(name, enabled)

    def enabled():
        """Whether scaled_dot_product_attention may use this implementation."""
        return _attention[name]

    setattr(_C, f"_set_sdp_use_{name}", enable)
    setattr(_C, f"_get_{name}_sdp_enabled", enabled)
    if name != "overrideable":
        setattr(cuda, f"enable_{name}_sdp", enable)
        setattr(cuda, f"{name}_sdp_enabled", enabled)


for _name in _attention:
    _attention_switch(_name)
for _name in ("cudnn", "efficient", "flash"):
    setattr(cuda, f"can_use_{_name}_attention", lambda params, debug=False: False)


@contextlib.contextmanager
def _sdp_kernel(enable_flash=True, enable_math=True, enable_mem_efficient=True, enable_cudnn=True):
    """Chooses implementations of attention for a block; use nn.attention.sdpa_kernel."""
    warnings.warn("torch.backends.cuda.sdp_kernel() is deprecated: use torch.nn.attention.sdpa_kernel()",
                  FutureWarning, stacklevel=3)
    wanted = {"flash": enable_flash, "math": enable_math, "mem_efficient": enable_mem_efficient,
              "cudnn": enable_cudnn}
    before = {name: getattr(cuda, f"{name}_sdp_enabled")() for name in wanted}
    try:
        for name, value in wanted.items():
            getattr(cuda, f"enable_{name}_sdp")(value)
        yield {}
    finally:
        for name, value in before.items():
            getattr(cuda, f"enable_{name}_sdp")(value)


cuda.sdp_kernel = _sdp_kernel


def _preferred(backends):
    """A function that reads and sets which library products or decompositions on a CUDA device should use: kept, as there
    is no such device."""
    chosen = [backends[0]]

    def prefer(backend=None):
        if backend is not None and backend not in backends:
            raise RuntimeError(f"Unknown input value. Choose from: {', '.join(backends)}.")
        chosen[0] = backend or chosen[0]
        return chosen[0]

    return prefer


cuda.preferred_linalg_library = _preferred(("default", "cusolver", "magma"))
cuda.preferred_blas_library = _preferred(("default", "cublas", "hipblas", "cublaslt", "hipblaslt", "ck"))
cuda.SDPAParams = _absent_class("torch.backends.cuda.SDPAParams")
cuda.is_flash_attention_available = cuda.is_built
mkl = _Backend("mkl")
mkldnn = _Backend("mkldnn", enabled=True, deterministic=False, allow_tf32=True)
mha = _Backend("mha")
_fast_path = [True]


def _get_fastpath_enabled():
    """Whether transformers may compute a layer in one call where no gradient is needed."""
    return _fast_path[0]


def _set_fastpath_enabled(value):
    """Sets whether transformers may compute a layer in one call where no gradient is needed."""
    _fast_path[0] = bool(value)


mha.get_fastpath_enabled, mha.set_fastpath_enabled = _get_fastpath_enabled, _set_fastpath_enabled
mps = _Backend("mps")
mps.is_macos_or_newer = lambda major, minor: False
mps.is_macos13_or_newer = lambda minor=0: False
nnpack = _Backend("nnpack")
openmp = _Backend("openmp")
opt_einsum = _Backend("opt_einsum", enabled=False, strategy=None)
# Keyfall has one implementation; the engine decides about details in which PyTorch's differ.
quantized = _Backend("quantized", engine="x86")
quantized.supported_engines = ["qnnpack", "onednn", "x86", "fbgemm"]
xnnpack = _Backend("xnnpack", enabled=False)
cpu = _Backend("cpu")



def get_cpu_capability() -> str:
    """Returns the instruction set that the CPU's kernels use: "NO AVX", "AVX2" or "AVX512" on x86-64,
    "DEFAULT" (NEON) or "SVE256" on AArch64.

    >>> keyfall.backends.cpu.get_cpu_capability() in ('NO AVX', 'AVX2', 'AVX512', 'DEFAULT',
    ...     'SVE256')
    True
    """
    return _C._get_cpu_capability()


cpu.get_cpu_capability = get_cpu_capability
del get_cpu_capability

_precision = "highest"


def get_float32_matmul_precision() -> str:
    """Returns the requested precision; float32 products are always computed in float32.

    >>> keyfall.get_float32_matmul_precision()
    'highest'
    """
    return _precision


def set_float32_matmul_precision(precision: str) -> None:
    """Allows less precise products: "highest", "high" or "medium". Has no effect here.

    >>> keyfall.set_float32_matmul_precision('highest')
    >>> keyfall.get_float32_matmul_precision()
    'highest'
    """
    global _precision
    if precision not in ("highest", "high", "medium"):
        warnings.warn(
            f"{precision} is not one of 'highest', 'high', or 'medium'; nothing was changed",
            stacklevel=2,
        )
        return
    _precision = precision


@contextlib.contextmanager
def __allow_nonbracketed_mutation():
    """A context for changes of settings, which are never frozen."""
    yield


def flags_frozen():
    """False: settings can always be changed."""
    return False
