"""Names of TorchScript that libraries import; nothing is scripted here."""

from typing import Any, Callable, Dict, Final, List, Optional, Tuple, Union  # noqa: F401

from .futures import Future  # noqa: F401
from .jit import export, ignore, is_scripting, unused  # noqa: F401


class BroadcastingListCls:
    """BroadcastingList2[int], in annotations: a number or two."""

    def __getitem__(self, types):
        return None


BroadcastingList1, BroadcastingList2, BroadcastingList3 = (BroadcastingListCls() for _ in range(3))
BroadcastingList4, BroadcastingList5, BroadcastingList6 = (BroadcastingListCls() for _ in range(3))


def boolean_dispatch(arg_name, arg_index, default, if_true, if_false, module_name, func_name):
    """Returns a function that calls if_true or if_false, by the value of one of its arguments."""

    def dispatched(*args, **kwargs):
        if arg_name in kwargs:
            wanted = kwargs[arg_name]
        else:
            wanted = args[arg_index] if arg_index < len(args) else default
        return (if_true if wanted else if_false)(*args, **kwargs)

    chosen = if_true if if_true.__doc__ else if_false
    dispatched.__doc__ = chosen.__doc__
    dispatched.__name__ = func_name or "dispatched"
    if module_name:
        dispatched.__module__ = module_name
    return dispatched


def _overload(func):
    """Marks a declaration of one of several signatures; nothing needs it here."""
    return func


_overload_method = _copy_to_script_wrapper = _overload
