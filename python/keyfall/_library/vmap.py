"""Batched forms of operators written in Python: what library.register_vmap registers and vmap calls."""

import collections

from .. import _C

VmapInfo = collections.namedtuple("VmapInfo", ("batch_size", "randomness"))
_rules = {}  # {full name of the overload: function(info, in_dims, *args, **kwargs)}


def set_rule(overload, library, function):
    """Makes vmap call `function`, until the library is gone. A kernel at FuncTorchBatched says that it is there."""
    name = overload._name
    if name not in _rules or not _is_registered(name):
        library.impl(name, _kernel(name), "FuncTorchBatched")
    _rules[name] = function


def rule_of(func):
    """The function of an operator (OpOverload, or the packet for its overload without a name), or None."""
    name = getattr(func, "_qualified_op_name", None) or getattr(func, "_name", None)
    found = _rules.get(name)
    return found if found is not None and _is_registered(name) else None


def _is_registered(name):
    return _C._dispatch_has_kernel_for_dispatch_key(name, "FuncTorchBatched")


def _kernel(name):
    def batched(*args, **kwargs):
        raise RuntimeError(f"{name}: no tensor has the key FuncTorchBatched; keyfall.vmap calls the function that "
                           "register_vmap got")

    return batched
