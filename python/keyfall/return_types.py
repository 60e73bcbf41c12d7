"""The types of functions with several named results: return_types.max has values and indices.

They are created on first use."""

from . import _C

_NAMES = ("aminmax", "cummax", "cummin", "kthvalue", "max", "median", "min", "mode", "nanmedian",
          "sort", "topk")


def __getattr__(name):
    if name == "all_return_types":
        return [_C._return_type(one) for one in _result_names()]
    if name.startswith("__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _C._return_type(name)


def pytree_register_structseq(cls):
    """Does nothing: trees flatten every type of results as a tuple."""


def _result_names():
    return sorted([*_NAMES, *(name + "_out" for name in _NAMES)])


def __dir__():
    return [*_result_names(), "all_return_types", "pytree_register_structseq"]
