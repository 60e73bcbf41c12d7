"""Settings of the process that PyTorch has, and that mean little or nothing here."""

from .. import _C
from . import export

__all__ = ["get_num_interop_threads", "init_num_threads", "is_vulkan_available", "set_anomaly_enabled",
           "set_num_interop_threads", "_running_with_deploy"]
_interop_threads = None


def get_num_interop_threads():
    """The number that was set: operators do not run beside each other here."""
    return _interop_threads if _interop_threads is not None else _C.get_num_threads()


def set_num_interop_threads(num):
    """Keeps the number for get_num_interop_threads."""
    global _interop_threads
    if not isinstance(num, int) or isinstance(num, bool):
        raise TypeError(f"set_num_interop_threads expects an int, but got {type(num).__name__}")
    if num < 1:
        raise RuntimeError(f"set_num_interop_threads expects a positive integer, but got {num}")
    _interop_threads = num


def init_num_threads():
    """Does nothing: threads start when the first large operator runs."""


def is_vulkan_available():
    """False: there is no such device."""
    return False


def _running_with_deploy():
    """False: there is one interpreter."""
    return False


def set_anomaly_enabled(enabled, check_nan=True):
    """Switches anomaly mode on or off; autograd.detect_anomaly is the context manager."""
    _C._set_anomaly_enabled(enabled, check_nan)


export(globals())
