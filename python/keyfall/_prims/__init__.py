"""PyTorch's list of primitive operators, of which only the helpers are here."""

from .. import _prims_common as utils  # noqa: F401
