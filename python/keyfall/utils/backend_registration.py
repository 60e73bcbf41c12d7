"""The device PrivateUse1 under a name of its own, and attributes for it."""

from .. import _C
from .._loading import load as _load
from .._shared import device_methods, device_modules

__all__ = ["generate_methods_for_privateuse1_backend", "rename_privateuse1_backend"]

_privateuse1_backend_name = _C._get_privateuse1_backend_name()


def rename_privateuse1_backend(backend_name):
    """Names the device PrivateUse1: "npu" then means it in devices, keys (AutogradNPU) and messages.
    Once in a process. Devices that plug-ins add have names of their own and need no renaming."""
    global _privateuse1_backend_name
    _C._rename_privateuse1_backend(backend_name)
    _privateuse1_backend_name = backend_name


def _check_tensors_have_it(kind, wanted):
    if not hasattr(_C.Tensor, kind):
        raise RuntimeError(f"Can not automatically generate {kind}() method for {wanted}. Because "
                           f"torch.Tensor doesn't has the method {kind}(). For this error, you can try "
                           f"setting for_tensor=True.")


def generate_methods_for_privateuse1_backend(for_tensor=True, for_module=True,
                                             for_packed_sequence=True, for_storage=False,
                                             unsupported_dtype=None):
    """Gives classes the methods of the device PrivateUse1: npu() and is_npu if that is its name;
    modules have npu() only. The flags choose the classes. Typed storages refuse to move elements of
    the types in `unsupported_dtype`. RuntimeError where a class has such methods already."""
    kind = _C._get_privateuse1_backend_name()
    if for_tensor:
        device_methods.generate(kind, "tensor")
    if for_module:
        _check_tensors_have_it(kind, "torch.nn.Module")
        _load("keyfall.nn")
        device_methods.generate(kind, "module")
    if for_storage:
        _load("keyfall.storage")
        device_methods.generate(kind, "storage", tuple(unsupported_dtype or ()))
    if for_packed_sequence:
        _check_tensors_have_it(kind, "torch.nn.utils.rnn.PackedSequence")
        _load("keyfall.nn.utils.rnn")
        device_methods.generate(kind, "packed_sequence")


def _get_custom_mod_func(func_name):
    """A function of the device's module, for authors of backends."""
    if not isinstance(func_name, str):
        raise AssertionError(f"func_name must be `str`, but got `{type(func_name)}`.")
    kind = _C._get_privateuse1_backend_name()
    function = getattr(device_modules.module_of(kind), func_name, None)
    if function is None:
        raise RuntimeError(f"Try to call torch.{kind}.{func_name}. The backend must register a custom "
                           f"backend module with `torch._register_device_module('{kind}', "
                           f"BackendModule)`. And BackendModule needs to have the following API's:\n "
                           f"`{func_name}(*args, **kwargs)`. \n")
    return function
