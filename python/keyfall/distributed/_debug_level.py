"""The level of TORCH_DISTRIBUTED_DEBUG."""

import enum
import os


class DebugLevel(enum.IntEnum):
    """How much is checked and told."""

    OFF, INFO, DETAIL = range(3)

    def __repr__(self):
        return f"<DebugLevel.{self.name}: {int(self)}>"


_debug_level = [DebugLevel.OFF]


def get_debug_level():
    """The level of TORCH_DISTRIBUTED_DEBUG, which has no effect."""
    return _debug_level[0]


def set_debug_level(level):
    """Sets the level."""
    _debug_level[0] = level


def set_debug_level_from_env():
    """Sets the level of TORCH_DISTRIBUTED_DEBUG."""
    level = os.getenv("TORCH_DISTRIBUTED_DEBUG", "OFF").upper()
    if level not in DebugLevel.__members__:
        raise RuntimeError("The value of TORCH_DISTRIBUTED_DEBUG must be OFF, INFO, or DETAIL.")
    set_debug_level(DebugLevel[level])
