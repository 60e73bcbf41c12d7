"""The plug-ins of tests/plugins, which the build puts beside the package: where they are, and the
functions that they have for tests."""

import ctypes
import gc
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
from paths import ROOT

import keyfall

FOLDER = pathlib.Path(keyfall._C.__file__).resolve().parents[2] / "plugins"


def path_of(name, folder=None):
    """The path of a plug-in, as the build made it; a copy of it where a folder is given."""
    found = FOLDER / f"{name}.so"
    if not found.exists():
        pytest.skip(f"the build has no {found}")
    return str(found if folder is None else shutil.copy(found, folder))


class Remote:
    """A loaded plug-in."""

    def __init__(self, name):
        self.path = path_of(name)
        self.name = keyfall.devices.load_plugin(self.path)
        self.code = ctypes.CDLL(self.path)
        self.code.remote_log.restype = ctypes.c_char_p
        self.code.remote_number.restype = ctypes.c_int64

    def log(self):
        """What was asked of streams and events since the last call."""
        return self.code.remote_log().decode().splitlines()

    def number(self, name):
        return self.code.remote_number(name.encode())

    def fail(self, allocation=0, copy=0):
        """The n-th allocation or copy from now on fails; 0: none."""
        self.code.remote_fail(allocation, copy)

    def set_busy(self, on):
        self.code.remote_set_busy(int(on))

    def unload(self):
        handle, self.code = self.code._handle, None
        gc.collect()
        try:
            keyfall.devices.unload_plugin(self.name)
        except RuntimeError:  # cycles that refer to the device may be among what tests have frozen
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            keyfall.devices.unload_plugin(self.name)
        ctypes.CDLL(None).dlclose(ctypes.c_void_p(handle))


def run(program, *args, check=True, **environment):
    """Runs a program in a new interpreter; gives what it printed, and its warnings."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    done = subprocess.run([sys.executable, "-c", program, *map(str, args)], env=variables, cwd=ROOT,
                          capture_output=True, text=True, timeout=120)
    if check:
        assert done.returncode == 0, done.stderr
    return done
