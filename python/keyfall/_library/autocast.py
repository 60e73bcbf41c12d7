"""Operators whose inputs autocast casts."""

from .. import _C


def autocast_key(device_type):
    """The key of autocast on a device."""
    keys = {"cpu": "AutocastCPU", "cuda": "AutocastCUDA"}
    if device_type not in keys:
        raise ValueError(f"Unknown device type: {device_type}")
    return keys[device_type]


def make_autocast_impl(op, device_type, get_dtype):
    """The Autocast kernel of `op`: casts and calls the operator again, with autocast off."""

    def autocast_impl(keyset, *args, **kwargs):
        dtype = get_dtype()
        args = [_cast(value, device_type, dtype) for value in args]
        kwargs = {name: _cast(value, device_type, dtype) for name, value in kwargs.items()}
        with _C._DisableAutocast():
            return op(*args, **kwargs)

    return autocast_impl


def _cast(value, device_type, dtype):
    """A value with its tensors cast: those that are floating, on the device, and not float64."""
    if isinstance(value, _C.TensorBase):
        eligible = (
            value.is_floating_point()
            and value.device.type == device_type
            and value.dtype is not _C.float64
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
