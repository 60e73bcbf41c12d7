"""How far results of a device's own kernels may be from the CPU's: (rtol, atol) by type."""

import keyfall

BY_DTYPE = {
    keyfall.float16: (2e-3, 1e-3), keyfall.bfloat16: (1.6e-2, 1e-2),
    keyfall.float32: (1.3e-6, 1e-5), keyfall.float64: (1e-7, 1e-7),
    keyfall.complex64: (1.3e-6, 1e-5), keyfall.complex128: (1e-7, 1e-7),
}
EXACT = (0.0, 0.0)
# Sums of many terms, whose order is the kernel's own choice.
SUMS = ("conv", "_conv", "mm", "addmm", "bmm", "baddbmm", "matmul", "linear", "einsum", "addbmm",
        "addmv", "mv", "dot", "sum", "mean", "prod", "var", "std", "norm", "linalg", "cumsum",
        "cumprod", "logcumsumexp", "logsumexp", "fft", "bilinear", "_scaled_dot_product", "cdist",
        "_cdist", "pdist", "_pdist", "native_", "layer_norm", "batch_norm", "group_norm",
        "instance_norm", "rms_norm", "_fused_rms_norm", "trace", "index_add", "index_put",
        "scatter", "embedding", "upsample", "grid_sampler")
SUM_FACTOR = 16


def is_sum(name):
    return name.partition("::")[2].startswith(SUMS)


def tolerance(name, dtypes, gradient=False):
    """For the operator `name` with tensors of these types. The coarsest type decides: an operator
    may compute in any of them."""
    found = max((BY_DTYPE.get(dtype, EXACT) for dtype in dtypes), default=EXACT)
    if found != EXACT and any(dtype not in BY_DTYPE for dtype in dtypes):
        found = max(found, BY_DTYPE[keyfall.get_default_dtype()])
    if gradient or is_sum(name):
        found = (SUM_FACTOR * found[0], SUM_FACTOR * found[1])
    return found
