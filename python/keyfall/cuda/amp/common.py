"""Whether programs can use mixed precision on GPUs."""

from ... import _C

__all__ = ["amp_definitely_not_available"]


def amp_definitely_not_available():
    """True unless a plug-in has added GPUs."""
    _C._discover_devices()
    return _C._device_count("cuda") == 0


def deprecated(name, instead):
    """The text of a warning that names keyfall.amp's function."""
    return f"`torch.cuda.amp.{name}` is deprecated. Please use `torch.amp.{instead}` instead."
