"""Switches for deterministic algorithms. All algorithms of the package are deterministic, with any
number of threads, so the switches change one thing only: what memory holds that nothing was written to."""

import sys
import types

from .. import _C

__all__ = ["are_deterministic_algorithms_enabled", "fill_uninitialized_memory",
           "get_deterministic_debug_mode", "is_deterministic_algorithms_warn_only_enabled",
           "set_deterministic_debug_mode", "use_deterministic_algorithms"]

_MODES = "default", "warn", "error"
_mode = 0
_warn_only = False  # kept apart: use_deterministic_algorithms(False, warn_only=True) keeps it

_fill = True


class _Module(types.ModuleType):
    """The module, with a switch that is checked when it is set."""

    @property
    def fill_uninitialized_memory(self):
        """Whether empty and resize_ fill memory (NaN, the greatest integer, True) while deterministic algorithms are required."""
        return _fill

    @fill_uninitialized_memory.setter
    def fill_uninitialized_memory(self, mode):
        global _fill
        if not isinstance(mode, bool):
            raise RuntimeError(f"expected a bool, but got {type(mode).__name__}")
        _fill = mode
        _apply()


sys.modules[__name__].__class__ = _Module


def set_fill_uninitialized_memory(mode):
    """Sets the switch of the module."""
    sys.modules[__name__].fill_uninitialized_memory = mode


def _apply():
    _C._fill_uninitialized(_mode != 0 and _fill)


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Requires deterministic algorithms or not; `warn_only`: others would warn instead of raise.

    >>> keyfall.use_deterministic_algorithms(False)
    >>> keyfall.are_deterministic_algorithms_enabled()
    False
    """
    global _mode, _warn_only
    for name, value in (("mode' (position 1)", mode), ("warn_only'", warn_only)):
        if not isinstance(value, bool):
            raise TypeError(f"_set_deterministic_algorithms(): argument '{name} must be bool, not {type(value).__name__}")
    _mode = 0 if not mode else 1 if warn_only else 2
    _warn_only = warn_only
    _apply()


def are_deterministic_algorithms_enabled() -> bool:
    """True if deterministic algorithms are required.

    >>> keyfall.are_deterministic_algorithms_enabled()
    False
    """
    return _mode != 0


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """True if other algorithms would warn instead of raise.

    >>> keyfall.is_deterministic_algorithms_warn_only_enabled()
    False
    """
    return _warn_only


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """Sets both by number or name: 0 or "default", 1 or "warn", 2 or "error".

    >>> keyfall.set_deterministic_debug_mode('default')
    >>> keyfall.get_deterministic_debug_mode()
    0
    """
    global _mode, _warn_only
    if not isinstance(debug_mode, (int, str)) or isinstance(debug_mode, bool):
        raise TypeError(f"debug_mode must be str or int, but got {type(debug_mode)}")
    if debug_mode not in (*_MODES, 0, 1, 2):
        expected = "`default`, `warn`, `error`" if isinstance(debug_mode, str) else "0, 1, 2"
        raise RuntimeError(f"invalid value of debug_mode, expected one of {expected}, but got "
                           f"{debug_mode}")
    _mode = _MODES.index(debug_mode) if isinstance(debug_mode, str) else debug_mode
    _warn_only = _mode == 1
    _apply()


def get_deterministic_debug_mode() -> int:
    """Returns the setting as a number: 0 allows all; 1 (warn) and 2 (error) require determinism.

    >>> keyfall.get_deterministic_debug_mode()
    0
    """
    return _mode
