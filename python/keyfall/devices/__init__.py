"""Devices that a program adds: plug-ins, where they are found, and devices written in Python.

Plug-ins come from three sources. KEYFALL_PLUGINS (paths) and KEYFALL_PLUGIN_PATH (folders) are read
when keyfall is imported; both are lists as PATH is. Installed packages name theirs as entry points of
the group `keyfall.devices`, which are looked for when a device is first used that is not there. A
plug-in that cannot be loaded is one warning with the reason.
"""

from .. import _C
from ._plugins import (
    discover, load_from_environment, load_plugin, plugins, unload_plugin)
from ._python_device import PythonDevice

__all__ = ["PythonDevice", "discover", "is_lost", "load_plugin", "lose", "names", "plugins", "reopen",
           "unload_plugin"]  # fmt: skip


def names():
    """Returns the names of the kinds of devices that were added."""
    return _C._added_devices()


def lose(device, reason=None):
    """Makes every later call on a device fail with this reason, as its driver does when it can no
    longer use it. Other devices go on."""
    _C._device_lose(device, reason)


def reopen(device):
    """Makes a lost device usable again. What its memory contains is not to be relied on."""
    _C._device_reopen(device)


def is_lost(device):
    """Returns whether a device is lost."""
    return _C._device_is_lost(device)
