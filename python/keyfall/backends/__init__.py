"""What other libraries the package could use: none of them is part of it, so none is available.

Programs ask before they use one; the settings can be read and written, and change nothing.
"""

import sys
import types
import warnings


class _Backend(types.ModuleType):
    """One library, by PyTorch's name for it; importable as keyfall.backends.<name>."""

    def __init__(self, name, **settings):
        super().__init__(f"{__name__}.{name}", f"{name}: not part of this package.")
        self._settings = settings
        self.__dict__.update(settings)
        sys.modules[self.__name__] = self

    def is_available(self):
        """False: the package has its own kernels only."""
        return False

    def is_built(self):
        """False: the package has its own kernels only."""
        return False

    def version(self):
        """No version: the library is not there."""

    def flags(self, **changes):
        """Context with other settings."""
        return _Flags(self, changes)

    def set_flags(self, **changes):
        """Changes settings and gives what they were."""
        before = tuple(getattr(self, name) for name in changes)
        self.__dict__.update(changes)
        return before


class _Flags:
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
mkl = _Backend("mkl")
mkldnn = _Backend("mkldnn", enabled=True, deterministic=False, allow_tf32=True)
mps = _Backend("mps")
openmp = _Backend("openmp")
opt_einsum = _Backend("opt_einsum", enabled=False, strategy=None)
quantized = _Backend("quantized", engine="none")
quantized.supported_engines = ["none"]
xnnpack = _Backend("xnnpack", enabled=False)
cpu = _Backend("cpu")
cpu.get_cpu_capability = lambda: "DEFAULT"

_precision = "highest"


def get_float32_matmul_precision():
    """What programs asked for; products of float32 are always computed in float32."""
    return _precision


def set_float32_matmul_precision(precision):
    """Allows less precise products: "highest", "high" or "medium". Nothing here makes use of it."""
    global _precision
    if precision not in ("highest", "high", "medium"):
        warnings.warn(
            f"{precision} is not one of 'highest', 'high', or 'medium'; nothing was changed",
            stacklevel=2,
        )
        return
    _precision = precision
