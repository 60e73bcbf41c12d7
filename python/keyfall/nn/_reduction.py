"""Reductions of losses: the operators' codes, and the names that older arguments stand for."""

import warnings

from . import _losses


def get_enum(reduction):
    """The code of "none", "mean" or "sum"."""
    return _losses._number(reduction)


def legacy_get_string(size_average, reduce, emit_warning=True):
    """The name that a pair of older arguments stands for; None is True."""
    name = "none" if reduce is False else "sum" if size_average is False else "mean"
    if emit_warning:
        warnings.warn(f"size_average and reduce args will be deprecated, please use reduction='{name}' instead.", stacklevel=2)
    return name


def legacy_get_enum(size_average, reduce, emit_warning=True):
    """The code that a pair of older arguments stands for."""
    return get_enum(legacy_get_string(size_average, reduce, emit_warning))
