"""Which version this is, and of what it was made: no GPU's libraries."""

from ._C import __version__

cuda = None
hip = None
xpu = None
rocm = None
debug = False
git_version = "unknown"
