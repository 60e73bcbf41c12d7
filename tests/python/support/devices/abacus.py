"""The device of examples/device, as the build made it."""

import pathlib

import keyfall

PLUGIN = pathlib.Path(keyfall._C.__file__).resolve().parents[2] / "examples" / "abacus.so"
SWITCH = "ABACUS_CONVOLUTION_BACKWARD"
