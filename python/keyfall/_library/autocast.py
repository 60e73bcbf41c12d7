"""Autocast kernels that cast the inputs of custom operators."""

from .. import _C


_KEYS = {"cpu": "AutocastCPU", "cuda": "AutocastCUDA"}
_OF_PYTORCH = {"hpu": "AutocastHPU", "mps": "AutocastMPS", "mtia": "AutocastMTIA",
               "xla": "AutocastXLA", "xpu": "AutocastXPU"}
SHARED_KEY = "AutocastPrivateUse1"  # of all devices that have names of their own


def autocast_key(device_type):
    """Returns the autocast dispatch key of a device type: the CPU, CUDA, or one that a plug-in added."""
    if device_type in _KEYS:
        return _KEYS[device_type]
    if not isinstance(device_type, str) or not _C._is_added_device(device_type):
        raise ValueError(f"Unknown device type: {device_type}")
    return _OF_PYTORCH.get(device_type, SHARED_KEY)


def make_autocast_impl(op, device_type, get_dtype):
    """Returns the Autocast kernel of `op`: casts, then calls `op` with autocast disabled."""

    def autocast_impl(keyset, *args, **kwargs):
        return call_cast(op, device_type, get_dtype(), args, kwargs)

    return autocast_impl


def call_cast(op, device_type, dtype, args, kwargs):
    """Calls `op` with autocast disabled and its arguments cast."""
    args = [_cast(value, device_type, dtype) for value in args]
    if kwargs:
        kwargs = {name: _cast(value, device_type, dtype) for name, value in kwargs.items()}
    with _C._DisableAutocast():
        return op(*args, **kwargs)


def _cast(value, device_type, dtype):
    """Casts the tensors in a value that are floating-point, on the device and not float64."""
    if isinstance(value, _C.TensorBase):
        eligible = (
            value.dtype is not dtype
            and value.is_floating_point()
            and value.dtype is not _C.float64
            and value.device.type == device_type
        )
        return value.to(dtype) if eligible else value
    if isinstance(value, dict):
        return {
            _cast(key, device_type, dtype): _cast(item, device_type, dtype)
            for key, item in value.items()
        }
    if isinstance(value, (list, tuple)):
        return type(value)(_cast(item, device_type, dtype) for item in value)
    return value
