"""Loading, unloading and finding plug-ins."""

import os
import threading
import warnings

from .. import _C
from .._loading import lazy_module
from .._shared import device_methods, device_modules

metadata = lazy_module("importlib.metadata")

__all__ = ["discover", "load_from_environment", "load_plugin", "plugins", "unload_plugin"]

GROUP = "keyfall.devices"
_SUFFIXES = (".so", ".dylib")

_loaded = {}  # name of a plug-in: (path, devices that it added)
_lock = threading.RLock()
_discovery = ""  # "running", "done"


def load_plugin(path):
    """Loads a plug-in, a shared library with kf_plugin_init; gives its name. Its devices are there at
    once: `keyfall.npu`, `tensor.npu()`, `tensor.is_npu`."""
    path = os.path.abspath(os.fspath(path))
    with _lock:
        before = set(_C._added_devices())
        name = _C._load_plugin(path)
        added = [kind for kind in _C._added_devices() if kind not in before]
        _loaded[name] = (path, added)
        for kind in added:
            device_methods.attach(kind)
    return name


def unload_plugin(name):
    """Undoes what a plug-in registered, and unloads its code. RuntimeError, and nothing changes,
    while tensors are on its devices, or others have kernels for them."""
    with _lock:
        _, devices = _loaded.get(name, (None, ()))
        numbers = []
        for kind in devices:
            numbers.append(_C._forget_streams(kind))
            _C._device_empty_cache(kind)
        _C._unload_plugin(name)
        for number in numbers:
            _C._end_streams(number)
        _loaded.pop(name, None)
        for kind in devices:
            device_methods.detach(kind)
            device_modules.forget(kind)


def plugins():
    """Returns the plug-ins that were loaded from Python: {name: path}."""
    return {name: path for name, (path, _) in _loaded.items()}


# ---- Finding them -------------------------------------------------------------------------------


def _try(what, load):
    try:
        load()
    except Exception as error:  # noqa: BLE001  a broken plug-in must not break the program
        warnings.warn(f"the plug-in {what} was not loaded: {error}", RuntimeWarning, stacklevel=3)


def _load_once(path):
    path = os.path.abspath(os.fspath(path))
    if path not in plugins().values():
        load_plugin(path)


def _in_folder(folder):
    try:
        names = sorted(os.listdir(folder))
    except OSError as error:
        warnings.warn(f"KEYFALL_PLUGIN_PATH: {error}", RuntimeWarning, stacklevel=3)
        return []
    return [os.path.join(folder, name) for name in names if name.endswith(_SUFFIXES)]


def _listed(variable):
    return [item for item in os.environ.get(variable, "").split(os.pathsep) if item]


def load_from_environment():
    """Loads the plug-ins of KEYFALL_PLUGINS and of the folders of KEYFALL_PLUGIN_PATH."""
    paths = _listed("KEYFALL_PLUGINS")
    for folder in _listed("KEYFALL_PLUGIN_PATH"):
        paths += _in_folder(folder)
    for path in paths:
        _try(path, lambda path=path: _load_once(path))


def _load_entry_point(entry):
    """An entry point names a path, or a function that gives one or that adds its devices itself."""
    found = entry.load()
    if callable(found):
        found = found()
    if isinstance(found, (str, os.PathLike)):
        _load_once(found)


def _entry_points():
    found = metadata.entry_points()
    if hasattr(found, "select"):
        return list(found.select(group=GROUP))
    return list(found.get(GROUP, ()))


def discover():
    """Loads the plug-ins that installed packages name as entry points of the group `keyfall.devices`.
    Happens by itself, once, when a device is first used that is not there."""
    with _lock:
        for entry in _entry_points():
            _try(f"{entry.name} ({entry.value})", lambda entry=entry: _load_entry_point(entry))


def discover_once():
    """Calls discover, unless that was done; other threads wait. Returns False inside of it: a plug-in
    that is being loaded asks for devices."""
    global _discovery
    with _lock:
        if _discovery == "running":
            return False
        if _discovery != "done":
            _discovery = "running"
            try:
                discover()
            finally:
                _discovery = "done"
    return True
