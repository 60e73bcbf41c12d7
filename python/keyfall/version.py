"""The version, and the GPU libraries it was built with: none."""

from ._C import __version__

cuda = None
hip = None
xpu = None
rocm = None
debug = False
git_version = "unknown"
