"""The device PrivateUse1 under a name of its own, and attributes for it."""

from .. import _C
from .._shared import device_methods

__all__ = ["generate_methods_for_privateuse1_backend", "rename_privateuse1_backend"]


def rename_privateuse1_backend(backend_name):
    """Names the device PrivateUse1: "npu" then means it in devices, keys (AutogradNPU) and messages.
    Once in a process. Devices that plug-ins add have names of their own and need no renaming."""
    _C._rename_privateuse1_backend(backend_name)


def generate_methods_for_privateuse1_backend(for_tensor=True, for_module=True,
                                             for_packed_sequence=True, for_storage=False,
                                             unsupported_dtype=None):
    """Gives tensors, modules and packed sequences the methods of the device PrivateUse1, npu() and
    is_npu if that is its name. Classes that have such attributes keep theirs. Storages get none."""
    if for_tensor or for_module or for_packed_sequence:
        device_methods.attach(_C._get_privateuse1_backend_name())
