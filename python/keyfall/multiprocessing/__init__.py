"""The standard multiprocessing, with tensors in shared memory: a tensor that is sent through a queue or
pipe, or given to a process, is the same memory in both."""

import contextlib as _contextlib
import multiprocessing as _multiprocessing
import threading as _threading
from multiprocessing import *  # noqa: F401,F403
from multiprocessing import active_children, parent_process  # noqa: F401

from .reductions import init_reductions
from .shared_memory import STRATEGIES as _STRATEGIES
from .shared_memory import strategy as _strategy
from .spawn import (ENV_VAR_PARALLEL_START, ProcessContext, ProcessExitedException,  # noqa: F401
                    ProcessException, ProcessRaisedException, SpawnContext, spawn, start_processes)

__all__ = [*_multiprocessing.__all__, "get_all_sharing_strategies", "get_sharing_strategy",
           "set_sharing_strategy", "spawn", "start_processes", "init_reductions"]


def _comm():
    """The file with the name of the calling thread, where the system has one."""
    return f"/proc/self/task/{_threading.get_native_id()}/comm"


def _set_thread_name(name):
    """Names the calling thread for tools that list threads; 15 characters are kept."""
    with _contextlib.suppress(OSError), open(_comm(), "w") as file:
        file.write(name)


def _get_thread_name():
    """The name of the calling thread."""
    try:
        with open(_comm()) as file:
            return file.read().rstrip("\n")
    except OSError:
        return ""


def set_sharing_strategy(new_strategy):
    """Chooses how memory is passed on: "file_descriptor" or "file_system"."""
    if new_strategy not in _STRATEGIES:
        raise AssertionError(f"invalid sharing strategy {new_strategy!r}, expected one of {set(_STRATEGIES)}")
    _strategy["now"] = new_strategy


def get_sharing_strategy():
    """Returns how memory is passed on."""
    return _strategy["now"]


def get_all_sharing_strategies():
    """Returns the ways to pass memory on."""
    return set(_STRATEGIES)


init_reductions()
