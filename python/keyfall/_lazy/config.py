"""Options of lazy tensors that PyTorch names. keyfall.lazy.options has all of them."""

from .. import _C


def get_force_fallback():
    """Returns the operators that always run eagerly, separated by commas."""
    return _C._lazy._get_force_fallback()


def set_force_fallback(configval):
    """Makes operators run eagerly: "aten::add", or several names separated by commas; "" for none."""
    _C._lazy._set_force_fallback(configval)


def set_reuse_ir(val):
    """Switches the reuse of recorded nodes."""
    _C._lazy._set_reuse_ir(val)
