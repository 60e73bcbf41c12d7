"""The first, deprecated way to make custom operators. keyfall.library has its successors."""

from . import impl
