"""Which implementation of attention may run: the fused operator, or plain products, which have second derivatives."""

import contextlib
from enum import IntEnum

from ... import backends as _backends

__all__ = ["SDPBackend", "WARN_FOR_UNFUSED_KERNELS", "sdpa_kernel"]

WARN_FOR_UNFUSED_KERNELS = False


class SDPBackend(IntEnum):
    """PyTorch's implementations of scaled_dot_product_attention. MATH and FLASH_ATTENTION exist here."""

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4


_backend_names = {"cudnn": "CUDNN_ATTENTION", "flash": "FLASH_ATTENTION", "mem_efficient": "EFFICIENT_ATTENTION",
                  "math": "MATH", "overrideable": "OVERRIDEABLE"}


def _cur_sdpa_kernel_backends(with_priority=False):
    """The allowed implementations."""
    return [SDPBackend[member] for name, member in _backend_names.items() if _backends._attention[name]]


def _sdpa_kernel(backends, set_priority=False):
    for name, member in _backend_names.items():
        _backends._allow_attention(name, SDPBackend[member] in backends)


@contextlib.contextmanager
def sdpa_kernel(backends, set_priority=False):
    """Allows these implementations only while the block runs. The fused one comes first if both are allowed, also with
    set_priority."""
    if not isinstance(backends, (list, SDPBackend)):
        raise AssertionError("Backend must be an instance of SDPBackend or a list of SDPBackend instances, got "
                             + type(backends).__name__)
    before = _cur_sdpa_kernel_backends()
    try:
        _sdpa_kernel([backends] if isinstance(backends, SDPBackend) else backends)
        yield {}
    finally:
        _sdpa_kernel(before)


@contextlib.contextmanager
def _sdpa_kernel_variadic(*backends):
    with sdpa_kernel(list(backends)):
        yield
